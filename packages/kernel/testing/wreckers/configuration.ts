/** How a game of Wreckers is set up, and how long it may last. */
import { ConfigurationError } from '@ragtag/kernel';

export interface Configuration {
  readonly players: number;
  /** What the hull can lose. */
  readonly planks: number;
  /** How far it is to the harbour. */
  readonly leagues: number;
  /** Turns until nightfall. */
  readonly turns: number;
}

export const usual: Configuration = { players: 5, planks: 8, leagues: 12, turns: 60 };

const bounds: Readonly<Record<keyof Configuration, readonly [least: number, most: number]>> = {
  players: [3, 6],
  planks: [1, 1000],
  leagues: [1, 1000],
  turns: [1, 1000],
};

/** What is left out is as usual. */
export function configure(input: unknown): Configuration {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ConfigurationError(`expected an object like ${JSON.stringify(usual)}`);
  }
  for (const name of Object.keys(input)) {
    if (!Object.hasOwn(bounds, name)) {
      throw new ConfigurationError(`expected only ${Object.keys(bounds).join(', ')}, not '${name}'`);
    }
  }
  const given: { readonly [name: string]: unknown } = { ...usual, ...input };
  const number = (name: keyof Configuration): number => {
    const value = given[name];
    const [least, most] = bounds[name];
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    throw new ConfigurationError(`expected "${name}": a whole number from ${least} to ${most}`);
  };
  return { players: number('players'), planks: number('planks'), leagues: number('leagues'), turns: number('turns') };
}
