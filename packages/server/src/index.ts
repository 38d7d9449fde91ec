export { type Config, ConfigError, readConfig } from './config.ts';
export { openPostgres } from './storage/postgres.ts';
export { openSqlite } from './storage/sqlite.ts';
export type { Storage } from './storage/storage.ts';
