import { ConfigurationError } from '@ragtag/kernel';
import type { CharacterEntry } from '../content/entry.ts';
import { legalToChoose } from './character-types.ts';

/** What a game can be set up with. The combined game with all sets is the game; these are its options. */
export interface Configuration {
  readonly players: number;
  /** The Cylon Fleet board with the pursuit track and the CAG; without it the attack cards are in the crisis deck. */
  readonly cylonFleet: boolean;
  /** Personal goals and the Final Five. */
  readonly conflictedLoyalties: boolean;
  /** Without the Cylon Fleet board: take 21 random crises out before adding the attack cards. BG-ATTACKCARD-04 */
  readonly fewerCrises: boolean;
  /** A house rule: two cards into a check from the Brig. */
  readonly brigTwoCards: boolean;
  /** A house rule: the check to get out of the Brig is easier by 2. */
  readonly brigEasierRelease: boolean;
  /** Characters by id, first player first; null lets everybody choose in turn. */
  readonly characters: readonly string[] | null;
}

export const defaults: Configuration = {
  players: 5,
  cylonFleet: true,
  conflictedLoyalties: true,
  fewerCrises: false,
  brigTwoCards: false,
  brigEasierRelease: false,
  characters: null,
};

/** Options that are not in the rulebook. */
export const houseRuleNames = ['brigTwoCards', 'brigEasierRelease'] as const satisfies readonly (keyof Configuration)[];
export type HouseRule = (typeof houseRuleNames)[number];

/** Checks options of unknown origin against the characters there are; the error names the rule they break. */
export function configure(input: unknown, characters: readonly CharacterEntry[]): Configuration {
  if (input === undefined) return defaults;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw new ConfigurationError('expected an object with the options of a game');
  }
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(defaults, key)) throw new ConfigurationError(`there is no option '${key}'`);
  }
  // The keys were checked just now, the values are checked one by one below.
  const given: Partial<Record<keyof Configuration, unknown>> = input;
  const configuration: Configuration = {
    players: playersOf(given.players ?? defaults.players),
    cylonFleet: yesOrNo('cylonFleet', given.cylonFleet),
    conflictedLoyalties: yesOrNo('conflictedLoyalties', given.conflictedLoyalties),
    fewerCrises: yesOrNo('fewerCrises', given.fewerCrises),
    brigTwoCards: yesOrNo('brigTwoCards', given.brigTwoCards),
    brigEasierRelease: yesOrNo('brigEasierRelease', given.brigEasierRelease),
    characters: listOfIds(given.characters ?? null),
  };
  if (configuration.fewerCrises && configuration.cylonFleet) {
    throw new ConfigurationError(
      'fewerCrises goes with the Cylon attack cards, so without cylonFleet (BG-ATTACKCARD-04)',
    );
  }
  if (configuration.characters) checkCharacters(configuration.characters, configuration.players, characters);
  return configuration;
}

function playersOf(players: unknown): number {
  if (typeof players !== 'number' || !Number.isInteger(players)) {
    throw new ConfigurationError('expected players to be a whole number from 3 to 6');
  }
  if (players < 3) {
    throw new ConfigurationError(`${players} players: the game is for three or more, fewer is a variant (BG-VAR2P-01)`);
  }
  if (players === 7) throw new ConfigurationError('7 players: one of them must be a Cylon Leader (BG-SETUP-38)');
  if (players > 7) throw new ConfigurationError(`${players} players: up to seven can play (BG-COMBINE-08)`);
  return players;
}

type YesOrNo = HouseRule | 'cylonFleet' | 'conflictedLoyalties' | 'fewerCrises';

function yesOrNo(name: YesOrNo, value: unknown): boolean {
  if (value === undefined) return defaults[name];
  if (typeof value !== 'boolean') throw new ConfigurationError(`expected ${name} to be true or false`);
  return value;
}

function listOfIds(value: unknown): readonly string[] | null {
  if (value === null) return null;
  if (!Array.isArray(value) || !value.every((id) => typeof id === 'string')) {
    throw new ConfigurationError('expected characters to be a list of ids, or null');
  }
  return value;
}

/** As if they were chosen one after another, the first player first. */
function checkCharacters(ids: readonly string[], players: number, all: readonly CharacterEntry[]): void {
  if (ids.length !== players) {
    throw new ConfigurationError(`${ids.length} characters for ${players} players: everybody has one (BG-SETUP-31)`);
  }
  const chosen: CharacterEntry[] = [];
  for (const id of ids) {
    const entry = all.find((one) => one.id === id);
    if (!entry) throw new ConfigurationError(`there is no character '${id}'`);
    if (chosen.includes(entry)) throw new ConfigurationError(`'${id}' is chosen twice (BG-SETUP-31)`);
    if (chosen.some((other) => other.alternateOf !== undefined && other.alternateOf === entry.alternateOf)) {
      throw new ConfigurationError(`'${id}' is another version of a character already chosen (BG-SETUP-35)`);
    }
    if (!legalToChoose(all, chosen).includes(entry)) {
      throw new ConfigurationError(`'${id}' is not of a type most plentiful when chosen (BG-SETUP-32)`);
    }
    chosen.push(entry);
  }
}
