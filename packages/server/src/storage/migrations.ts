/** How the tables of a database come about, step by step. A step that was released is never changed: add another. */

/** Where SQLite and PostgreSQL say the same thing differently. */
export interface Dialect {
  readonly bytes: string;
  /** After a table whose rows are best kept in the order of its key. */
  readonly byKey: string;
}

const steps: readonly ((dialect: Dialect) => readonly string[])[] = [
  ({ bytes, byKey }) => [
    'CREATE TABLE settings (name TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE accounts (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT, created BIGINT NOT NULL
    )`,
    'CREATE UNIQUE INDEX accounts_named ON accounts (lower(name)) WHERE password IS NOT NULL',
    `CREATE TABLE games (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, game_version INTEGER NOT NULL, configuration TEXT NOT NULL,
      seed TEXT NOT NULL, options TEXT NOT NULL, title TEXT NOT NULL, host TEXT NOT NULL, seats TEXT NOT NULL,
      created BIGINT NOT NULL
    )`,
    // What changes with every answer, apart from what does not.
    `CREATE TABLE progress (
      game TEXT PRIMARY KEY, status TEXT NOT NULL, length INTEGER NOT NULL, touched BIGINT NOT NULL,
      pending TEXT NOT NULL
    )${byKey}`,
    'CREATE INDEX progress_by_status ON progress (status, touched)',
    `CREATE TABLE sitters (account TEXT NOT NULL, game TEXT NOT NULL, PRIMARY KEY (account, game))${byKey}`,
    `CREATE TABLE entries (
      game TEXT NOT NULL, seq INTEGER NOT NULL, line TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (game, seq)
    )${byKey}`,
    `CREATE TABLE checkpoints (
      game TEXT PRIMARY KEY, game_version INTEGER NOT NULL, at INTEGER NOT NULL, hash BIGINT NOT NULL,
      words ${bytes} NOT NULL
    )`,
    `CREATE TABLE chat (
      game TEXT NOT NULL, n INTEGER NOT NULL, room TEXT NOT NULL, account TEXT NOT NULL, name TEXT NOT NULL,
      text TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (game, n)
    )${byKey}`,
    `CREATE TABLE kept (
      game TEXT NOT NULL, name TEXT NOT NULL, account TEXT NOT NULL, value TEXT NOT NULL,
      PRIMARY KEY (game, name, account)
    )${byKey}`,
  ],
  // How a game ended, for those who only see it in a list.
  () => ['ALTER TABLE progress ADD COLUMN result TEXT'],
];

/** A database that a newer version made. */
export class TooNew extends Error {
  override readonly name = 'TooNew';
}

/** The statements that bring a database from a version to the newest. */
export function migrationsFrom(version: number, dialect: Dialect): string[] {
  if (version > steps.length) {
    throw new TooNew(`the database is of version ${version}, made by a newer Ragtag: this one knows ${steps.length}`);
  }
  const statements = steps.slice(version).flatMap((step) => [...step(dialect)]);
  return statements.length === 0 ? [] : [...statements, `UPDATE schema_version SET version = ${steps.length}`];
}

/** Makes sure that there is a version to read: 0 in a new database. */
export const versionTable = [
  'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)',
  'INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema_version)',
];
