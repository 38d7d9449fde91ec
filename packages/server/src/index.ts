export { type Config, ConfigError, readConfig } from './config.ts';
export { openPostgres } from './storage/postgres.ts';
export { openSqlite } from './storage/sqlite.ts';
export {
  type NewGame,
  StaleAppend,
  type Storage,
  type StoredGame,
  type StoredSeat,
  Taken,
} from './storage/storage.ts';
