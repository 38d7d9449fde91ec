/** What a server is started with: flags over environment over defaults, checked before anything else happens. */
import { availableParallelism } from 'node:os';
import { z } from 'zod';

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Where the SQLite file and the server's secret live. */
  readonly data: string;
  /** A PostgreSQL connection string; null keeps everything in the data folder. */
  readonly database: string | null;
  /** Origins a browser may come from besides the server's own. */
  readonly origins: readonly string[];
  /** Where another build of the page lies than the usual one. */
  readonly pages?: string;
  /** Requests a minute from one address; 0 for as many as they like. */
  readonly rate: number;
  /** How many threads play; 0 has everything on one. */
  readonly threads: number;
  /** Whether notifications go only to the public internet, or also to this machine and its network. */
  readonly webhooks: 'public' | 'anywhere';
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Where it is not said, one thread plays on each processor; few do for thousands of games. */
function usualThreads(): number {
  return Math.min(4, availableParallelism());
}

const schema = z.object({
  host: z.string().min(1).default('127.0.0.1'),
  port: z.coerce.number().int().min(0).max(65_535).default(8020),
  data: z.string().min(1).default('ragtag-data'),
  database: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'expected a connection string that starts with postgres://')
    .optional(),
  origins: z.string().default(''),
  rate: z.coerce.number().int().min(0).max(1_000_000).default(1_200),
  threads: z.coerce.number().int().min(0).max(64).default(usualThreads),
  webhooks: z.enum(['public', 'anywhere']).default('public'),
});

/** The environment variables a setting is read from. */
const variables = {
  host: 'RAGTAG_HOST',
  port: 'RAGTAG_PORT',
  data: 'RAGTAG_DATA',
  database: 'RAGTAG_DATABASE',
  origins: 'RAGTAG_ORIGINS',
  rate: 'RAGTAG_RATE',
  threads: 'RAGTAG_THREADS',
  webhooks: 'RAGTAG_WEBHOOKS',
} as const;
type Setting = keyof typeof variables;

export function readConfig(
  flags: { readonly [S in Setting]?: string | number | undefined },
  environment: Readonly<Record<string, string | undefined>>,
): Config {
  const given: Partial<Record<Setting, string | number>> = {};
  for (const [setting, variable] of Object.entries(variables) as [Setting, string][]) {
    const value = flags[setting] ?? environment[variable];
    if (value !== undefined && value !== '') given[setting] = value;
  }
  const checked = schema.safeParse(given);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const setting = String(issue?.path[0] ?? '');
    const variable = variables[setting as Setting] ?? '';
    throw new ConfigError(`--${setting} (or ${variable}): ${issue?.message ?? 'not what was expected'}`);
  }
  const { host, port, data, database, origins, rate, threads, webhooks } = checked.data;
  return {
    host,
    port,
    data,
    database: database ?? null,
    rate,
    threads,
    webhooks,
    origins: origins
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  };
}
