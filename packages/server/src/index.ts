export { type Config, ConfigError, readConfig } from './config.ts';
export { makeServer, type Server, StartError } from './server.ts';
export type { Storage } from './storage/storage.ts';
