/** What a server is started with: flags over environment over defaults, checked before anything else happens. */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { z } from 'zod';
import type { Patience } from './patience.ts';
import type { MailSettings } from './talk/mail.ts';

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
  /** How e-mail leaves this server; null where none does. */
  readonly mail: MailSettings | null;
  /** Addresses and networks of proxies that say truly from whom and how a request came. */
  readonly proxy: readonly string[];
  /** A port for the metrics alone; null has them on the server's own. */
  readonly metricsPort: number | null;
  /** What whoever reads the metrics has to show; null leaves them to this machine. */
  readonly metricsToken: string | null;
  /** Whether every request is logged. */
  readonly accessLog: boolean;
  /** After how many days without a sign of life guests, and games that are not over, are removed; 0 for never. */
  readonly tidyGuests: number;
  readonly tidyGames: number;
  /** Waits shorter or longer than usual. */
  readonly patience?: Partial<Patience>;
  /** Whether artificial players answer at once whatever a table's host chose. */
  readonly botsAtOnce?: boolean;
  /** By which build of the rules games are played, where that is not to be looked up. */
  readonly rules?: string;
  /** Threads that play other games than those registered. */
  readonly threadFile?: URL;
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Where it is not said, one thread plays on each processor; few do for thousands of games. */
function usualThreads(): number {
  return Math.min(4, availableParallelism());
}

const yesNo = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((value) => value === 'true' || value === '1'),
]);
const days = z.coerce.number().int().min(0).max(10_000).default(0);

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
  smtp: z
    .url({ protocol: /^smtps?$/, error: 'expected the address of a mail server: smtp://HOST:PORT or smtps://HOST' })
    .optional(),
  'mail-from': z.string().optional(),
  address: z.url({ protocol: /^https?$/, error: 'expected an address like https://games.example' }).optional(),
  proxy: z.string().default(''),
  'metrics-port': z.coerce.number().int().min(0).max(65_535).optional(),
  'metrics-token': z.string().min(16, 'expected at least 16 characters').optional(),
  'access-log': yesNo.default(false),
  'tidy-guests': days,
  'tidy-games': days,
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
  smtp: 'RAGTAG_SMTP',
  'mail-from': 'RAGTAG_MAIL_FROM',
  address: 'RAGTAG_ADDRESS',
  proxy: 'RAGTAG_PROXY',
  'metrics-port': 'RAGTAG_METRICS_PORT',
  'metrics-token': 'RAGTAG_METRICS_TOKEN',
  'access-log': 'RAGTAG_ACCESS_LOG',
  'tidy-guests': 'RAGTAG_TIDY_GUESTS',
  'tidy-games': 'RAGTAG_TIDY_GAMES',
} as const;
type Setting = keyof typeof variables;

export function readConfig(
  flags: { readonly [S in Setting]?: string | number | boolean | undefined },
  environment: Readonly<Record<string, string | undefined>>,
): Config {
  const given: Partial<Record<Setting, string | number | boolean>> = {};
  for (const [setting, variable] of Object.entries(variables) as [Setting, string][]) {
    const flag = flags[setting];
    const value = flag === undefined || flag === false ? environment[variable] : flag; // a switch that is not set says nothing
    if (value !== undefined && value !== '') given[setting] = value;
  }
  const checked = schema.safeParse(given);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const setting = String(issue?.path[0] ?? '');
    const variable = variables[setting as Setting] ?? '';
    throw new ConfigError(`--${setting} (or ${variable}): ${issue?.message ?? 'not what was expected'}`);
  }
  const { host, port, data, database, origins, rate, threads, webhooks, proxy } = checked.data;
  return {
    host,
    port,
    data,
    database: database ?? null,
    rate,
    threads,
    webhooks,
    mail: mailIn(checked.data),
    origins: listed(origins),
    proxy: listed(proxy).map(trusted),
    metricsPort: checked.data['metrics-port'] ?? null,
    metricsToken: checked.data['metrics-token'] ?? null,
    accessLog: checked.data['access-log'],
    tidyGuests: checked.data['tidy-guests'],
    tidyGames: checked.data['tidy-games'],
  };
}

interface GivenMail {
  readonly smtp?: string | undefined;
  readonly 'mail-from'?: string | undefined;
  readonly address?: string | undefined;
}

/** `me@games.example`, or with a name: `Ragtag <me@games.example>`. */
const sender = /^(?:[^<>@\r\n]*<([^<>\s]+)>|([^<>\s]+))$/;

/** All of it, or nothing: a letter without a sender or with links that lead nowhere is worse than none. */
function mailIn({ smtp, 'mail-from': from, address }: GivenMail): MailSettings | null {
  if (smtp === undefined) {
    if (from !== undefined) throw new ConfigError('--mail-from (or RAGTAG_MAIL_FROM): e-mail also needs --smtp');
    return null;
  }
  if (from === undefined) throw new ConfigError('--smtp (or RAGTAG_SMTP): e-mail also needs --mail-from');
  if (address === undefined)
    throw new ConfigError('--smtp (or RAGTAG_SMTP): e-mail also needs --address, for its links');
  const [, inBrackets, alone] = sender.exec(from.trim()) ?? [];
  if (!z.email().safeParse(inBrackets ?? alone).success) {
    throw new ConfigError(`--mail-from (or RAGTAG_MAIL_FROM): '${from}' is no e-mail address`);
  }
  return { smtp, from: from.trim(), address };
}

function listed(text: string): string[] {
  return text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
}

/** Names of networks that every machine knows. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function trusted(proxy: string): string {
  const [address = '', prefix = '0', ...more] = proxy.split('/');
  const known = NETWORKS.includes(proxy) || (isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && more.length === 0);
  if (known) return proxy;
  throw new ConfigError(
    `--proxy (or RAGTAG_PROXY): '${proxy}' is no address, no network and not one of ${NETWORKS.join(', ')}`,
  );
}
