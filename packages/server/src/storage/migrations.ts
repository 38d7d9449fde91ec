/** How the tables of a database come about, step by step. A step that was released is never changed: add another. */

/** Where SQLite and PostgreSQL say the same thing differently. */
export interface Dialect {
  /** What time it is, in milliseconds. */
  readonly now: string;
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
  // In which format a journal is kept: those from before have the first. And what is left to see of a game that is over.
  ({ bytes }) => [
    'ALTER TABLE games ADD COLUMN format INTEGER NOT NULL DEFAULT 1',
    `CREATE TABLE finals (game TEXT PRIMARY KEY, sight ${bytes} NOT NULL, story ${bytes})`,
  ],
  // The decks that people have built.
  ({ byKey }) => [
    `CREATE TABLE decks (
      account TEXT NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL, text TEXT NOT NULL, saved BIGINT NOT NULL,
      PRIMARY KEY (account, game, name)
    )${byKey}`,
  ],
  // Games that brought a thread down, and why.
  () => ['ALTER TABLE games ADD COLUMN stopped TEXT'],
  // What everybody may know of when a game moved, and when all of it is shown: lists go by that.
  () => [
    'ALTER TABLE progress ADD COLUMN openly BIGINT NOT NULL DEFAULT 0',
    'ALTER TABLE progress ADD COLUMN shown_from BIGINT NOT NULL DEFAULT 0',
    'UPDATE progress SET openly = touched',
    'DROP INDEX progress_by_status',
    'CREATE INDEX progress_by_status ON progress (status, openly)',
  ],
  // What lists are made by. Seats and options are kept as they are always written.
  () => [
    'ALTER TABLE games ADD COLUMN listed INTEGER NOT NULL DEFAULT 1',
    'ALTER TABLE games ADD COLUMN watchable INTEGER NOT NULL DEFAULT 1',
    'ALTER TABLE games ADD COLUMN free INTEGER NOT NULL DEFAULT 0',
    `UPDATE games SET listed = 0 WHERE options LIKE '%"listed":false%'`,
    `UPDATE games SET watchable = 0 WHERE options LIKE '%"spectators":false%'`,
    `UPDATE games SET free = 1 WHERE seats LIKE '%"account":null,"bot":null%'`,
  ],
  // Who is kept out, and who was last seen when; and what was changed by somebody besides the server.
  ({ now, byKey }) => [
    'ALTER TABLE accounts ADD COLUMN blocked INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE accounts ADD COLUMN seen BIGINT NOT NULL DEFAULT 0',
    `UPDATE accounts SET seen = ${now}`,
    `CREATE TABLE changes (n INTEGER PRIMARY KEY, game TEXT NOT NULL)${byKey}`,
  ],
  // Which revision of a game wrote an entry; and when next something is due by a clock.
  () => [
    'ALTER TABLE entries ADD COLUMN revision INTEGER NOT NULL DEFAULT 0',
    'ALTER TABLE progress ADD COLUMN due BIGINT',
    'CREATE INDEX progress_by_due ON progress (due)',
    `UPDATE progress SET due = 0 WHERE status = 'playing'
      AND game IN (SELECT id FROM games WHERE options LIKE '%"kind":"live"%' OR options LIKE '%"kind":"slow"%')`,
  ],
  // By which build of the rules an entry was played.
  () => [`ALTER TABLE entries ADD COLUMN rules TEXT NOT NULL DEFAULT ''`],
  // Who is signed in where. Devices from before share one session without a name.
  ({ byKey }) => [
    `CREATE TABLE sessions (
      account TEXT NOT NULL, session TEXT NOT NULL, since BIGINT NOT NULL, PRIMARY KEY (account, session)
    )${byKey}`,
    `INSERT INTO sessions (account, session, since) SELECT id, '', created FROM accounts`,
    `ALTER TABLE changes ADD COLUMN account TEXT NOT NULL DEFAULT ''`,
  ],
  // From which seat something was said.
  () => ['ALTER TABLE chat ADD COLUMN seat INTEGER'],
  // What names look like, which is worked out by the server: what the databases take for the same differs.
  () => [
    'ALTER TABLE accounts ADD COLUMN likeness TEXT',
    'DROP INDEX accounts_named',
    'CREATE UNIQUE INDEX accounts_alike ON accounts (likeness) WHERE password IS NOT NULL',
    'CREATE INDEX accounts_by_name ON accounts (name) WHERE password IS NOT NULL',
  ],
];

/** A database that a newer version made. */
export class TooNew extends Error {
  override readonly name = 'TooNew';
}

/** The statements that bring a database from a version to the newest. */
export function migrationsFrom(version: number, dialect: Dialect): string[] {
  if (version > steps.length) throw new TooNew(tooNew(version));
  const statements = steps.slice(version).flatMap((step) => [...step(dialect)]);
  return statements.length === 0 ? [] : [...statements, `UPDATE schema_version SET version = ${steps.length}`];
}

/** What is said of a database that only a server may bring up to date. */
export const OLDER = 'was made by an older Ragtag: start the server of this version once';

/** Whether a database is of this version; throws where a newer version made it. */
export function isCurrent(version: number): boolean {
  if (version > steps.length) throw new TooNew(tooNew(version));
  return version === steps.length;
}

/** The statements that make a database of an earlier version. */
export function schemaOf(version: number, dialect: Dialect): string[] {
  if (version > steps.length) throw new TooNew(tooNew(version));
  return [
    ...steps.slice(0, version).flatMap((step) => [...step(dialect)]),
    `UPDATE schema_version SET version = ${version}`,
  ];
}

function tooNew(version: number): string {
  return `the database is of version ${version}, made by a newer Ragtag: this one knows ${steps.length}`;
}

/** Makes sure that there is a version to read: 0 in a new database. */
export const versionTable = [
  'CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)',
  'INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema_version)',
];
