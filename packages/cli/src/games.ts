/** The games as the commands name them. */
import { games } from '@ragtag/games';
import { ConfigurationError, type Plain } from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import { UsageError } from './command.ts';

export const gameNames = Object.keys(games);
/** Meant where none is named. */
export const [usual = ''] = gameNames;

export const gameFlag = {
  type: 'string',
  value: 'NAME',
  choices: gameNames,
  summary: `which game (${usual})`,
} as const;

export function gameNamed(name = usual): HostedGame {
  const found = games[name];
  if (!found) throw new UsageError(`there is no game '${name}'.\nExpected: ${gameNames.join(', ')}`);
  return found;
}

/** A configuration from flags: `--players N`, `--options JSON` and, seat by seat, `--decks NAMES`. */
export function configured(hosted: HostedGame, players?: number, options?: string, decks?: string): unknown {
  try {
    const configuration = hosted.configure({ ...parseOptions(options), ...(players === undefined ? {} : { players }) });
    if (decks === undefined) return configuration;
    const names = decksNamed(hosted, decks);
    const seats = hosted.game.seats(configuration);
    if (decks !== 'all' && names.length > seats) throw new UsageError(`${names.length} decks for ${seats} players.`);
    return hosted.decks?.brought(configuration, names, () => 0);
  } catch (error) {
    if (error instanceof ConfigurationError) throw new UsageError(error.message);
    throw error;
  }
}

/** Ready-made decks by name: `all`, or some with commas between them. */
export function decksNamed({ title, decks }: HostedGame, names: string): readonly string[] {
  if (!decks) throw new UsageError(`nobody brings a deck to ${title}.`);
  const all = Object.keys(decks.readyMade);
  if (names === 'all') return all;
  const wanted = names.split(',').map((name) => name.trim());
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new UsageError(`there is no deck '${unknown}'.\nExpected: ${all.join(', ')}`);
  return wanted;
}

function parseOptions(text = '{}'): { readonly [key: string]: Plain } {
  try {
    const options: unknown = JSON.parse(text);
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) {
      return options as { readonly [key: string]: Plain }; // what JSON.parse makes is plain
    }
  } catch (error) {
    throw new UsageError(`--options expects JSON, like '{"players": 4}': ${String(error)}`);
  }
  throw new UsageError(`--options expects a JSON object, like '{"players": 4}'.`);
}
