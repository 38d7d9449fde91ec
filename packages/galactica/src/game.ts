/** The board game with all modules there are. */
import { defaults } from './configuration.ts';
import { components, contentFor } from './content.ts';
import type { CharacterEntry } from './core/content/entry.ts';
import { gameOf, shapesOf } from './core/game.ts';
import { type Casting, legalToChoose } from './core/setup/character-types.ts';
import { closedTo } from './core/setup/chosen-characters.ts';
import { dealCharacters } from './core/setup/deal-characters.ts';
import { type LoyaltyRecipe, recipesWith } from './core/setup/loyalty-deck.ts';
import type { Configuration } from './core/setup/options.ts';
import type { Galactica } from './core/state/galactica.ts';
import { modules } from './registry.ts';

export const shapeFor = shapesOf(modules, components);
export const galactica = gameOf(modules, components, shapeFor);

/** How a finished game ended, and after how many turns. */
export function outcome({ state }: Galactica): { side: string; reason: string; turns: number } {
  return { side: state.winner ?? 'nobody', reason: state.ending ?? 'unfinished', turns: state.turnNumber };
}

type Wanted = Partial<Omit<Configuration, 'characters'>>;

/** The characters of a game that is set up like this. */
function charactersWith(wanted: Wanted): { readonly all: readonly CharacterEntry[]; readonly casting: Casting } {
  const { characters: all, casting } = contentFor(galactica.configure({ ...wanted, characters: null }));
  return { all, casting };
}

/** Characters for so many players, dealt with the caller's chance: `below(n)` gives a whole number under n. */
export function randomCharacters(players: number, below: (bound: number) => number, wanted: Wanted = {}): string[] {
  const { all, casting } = charactersWith({ ...wanted, players });
  return dealCharacters(all, casting, below);
}

/** Who may be chosen next when these have been chosen beforehand, the first player's first. */
export function nextCharacters(chosen: readonly string[], wanted: Wanted = {}): string[] {
  const { all, casting } = charactersWith(wanted);
  return legalToChoose(all, entriesOf(chosen, all), casting).map(({ id }) => id);
}

/** Who else is in the game and may not be chosen next, each with the rule that says so. */
export function closedCharacters(chosen: readonly string[], wanted: Wanted = {}): Record<string, string> {
  const { all, casting } = charactersWith(wanted);
  return closedTo(all, entriesOf(chosen, all), casting);
}

function entriesOf(ids: readonly string[], all: readonly CharacterEntry[]): CharacterEntry[] {
  return ids.flatMap((id) => all.filter((entry) => entry.id === id));
}

/** What the loyalty deck is made of, for each number of players. */
export function loyaltyRecipes(wanted: Wanted = {}): LoyaltyRecipe[] {
  return recipesWith(contentFor({ ...defaults, ...wanted }));
}
