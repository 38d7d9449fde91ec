/** What the commands share that are for whoever runs a server: which games are meant, and how it ends where they cannot be used. */
import type { Config } from '@ragtag/server';
import { type Io, UsageError } from './command.ts';

export const dataFlag = {
  type: 'string',
  value: 'FOLDER',
  summary: 'where the games are kept (ragtag-data, or RAGTAG_DATA)',
} as const;

export const databaseFlag = {
  type: 'string',
  value: 'URL',
  summary: 'games kept in PostgreSQL instead: postgres://...',
} as const;

type Server = typeof import('@ragtag/server');
type Kept = Pick<Config, 'data' | 'database'>;

interface Meant {
  readonly data?: string | undefined;
  readonly database?: string | undefined;
}

/** Its exit status; whatever whoever runs the server can do something about is said in a sentence, and ends with `failed`. */
export async function operating(
  io: Io,
  { data, database }: Meant,
  work: (server: Server, kept: Kept) => Promise<number> | number,
  failed = 1,
): Promise<number> {
  const server = await import('@ragtag/server');
  try {
    return await work(server, server.readConfig({ data, database }, process.env));
  } catch (error) {
    if (error instanceof server.ConfigError) throw new UsageError(error.message);
    const trouble = server.troubleIn(error);
    if (trouble === null) throw error;
    io.complain(`ragtag: ${trouble}`);
    return failed;
  }
}

/** The data folder, for what is done to folders alone. */
export function folderIn({ data, database }: Kept): string {
  if (database === null) return data;
  throw new UsageError('this is for data folders: PostgreSQL has pg_dump and pg_restore.');
}
