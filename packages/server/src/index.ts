export { type Config, ConfigError, readConfig } from './config.ts';
export type { Storage } from './storage/storage.ts';
