/** What can be chosen when a game is created: the options of each game, explained, and those of any table. */
import { randomInt } from 'node:crypto';
import {
  catalog,
  explainedOptions,
  type LoyaltyRecipe,
  loyaltyRecipes,
  nextCharacters,
  orderChoices,
  randomCharacters,
} from '@ragtag/galactica';
import type { Plain } from '@ragtag/kernel';
import type { ExplainedChoice, ListedCharacter, Setups } from '../protocol/http.ts';
import type { StoredGame } from '../storage/storage.ts';

/** What was asked for, before the game itself has checked it. */
export type Wanted = { readonly [key: string]: Plain };

export interface Setup {
  readonly title: string;
  readonly options: readonly ExplainedChoice[];
  /** What can be chosen where an option asks for characters. */
  characters(): readonly ListedCharacter[];
  /** What the deck of loyalties is made of, by the number of players. */
  loyalty(): readonly LoyaltyRecipe[];
  /** Who may be chosen next when these have been. */
  next(chosen: readonly string[]): readonly string[];
  /** What standing orders can be about. */
  orders(): Setups['games'][number]['orders'];
  /** Fills in what is left to chance: `characters: 'random'`. */
  complete(wanted: Wanted): Wanted;
}

const galacticaSetup: Setup = {
  title: 'Galactica',
  options: explainedOptions,
  characters: () =>
    catalog().flatMap((entry) => {
      if (entry.deck !== 'character') return [];
      const { id, name, set, type, skills, abilities } = entry;
      return [{ id, name, set, type, skills, abilities } as ListedCharacter]; // every character in the catalog has these
    }),
  loyalty: loyaltyRecipes,
  next: nextCharacters,
  orders: orderChoices,
  complete: (wanted) => {
    const { characters, players } = wanted;
    if (characters !== 'random') return wanted;
    const most = explainedOptions.find(({ name }) => name === 'players')?.values;
    const count = typeof players === 'number' ? players : null;
    if (most?.kind !== 'number' || count === null || !(count >= most.min && count <= most.max)) {
      return { ...wanted, characters: null }; // the game itself says what is wrong with the number of players
    }
    return { ...wanted, characters: randomCharacters(count, (bound) => randomInt(bound)) };
  },
};

/** By the name of the game. */
export const setups: Readonly<Record<string, Setup>> = { galactica: galacticaSetup };

/** What a game was set up with that is not in the rulebook, by its labels. */
export function houseRulesOf({ game, configuration }: Pick<StoredGame, 'game' | 'configuration'>): string[] {
  const chosen = configuration as Wanted; // the configuration of every game is an object
  const options = setups[game]?.options ?? [];
  return options.filter(({ name, houseRule }) => houseRule && chosen[name] === true).map(({ label }) => label);
}
