/** What can be chosen when a game is set up. */
import { ConfigurationError, type Plain } from '@ragtag/kernel';
import type { NextChoice, Setup, Wanted } from '@ragtag/kernel/host';
import { catalog } from '../catalog.ts';
import { defaults, listedOptions } from '../configuration.ts';
import type { LoyaltyRecipe } from '../core/setup/loyalty-deck.ts';
import { type Configuration, FEWEST_PLAYERS, type ListedOption } from '../core/setup/options.ts';
import { closedCharacters, galactica, loyaltyRecipes, nextCharacters, randomCharacters } from '../game.ts';
import { orderChoices } from '../listed.ts';
import { setupWords } from '../words/english/setup.ts';
import type { OptionWords } from '../words/module-words.ts';

/** What the page of this game needs besides the options. */
export interface SetupDetails {
  /** What can be chosen where an option asks for characters. */
  readonly characters: readonly ListedCharacter[];
  /** What the deck of loyalties is made of, for each choice of boxes by the number of players; then with options that change it. */
  readonly recipes: readonly RecipesOf[];
}

export interface RecipesOf {
  readonly sets: readonly string[];
  /** Those that are chosen. */
  readonly options: readonly string[];
  readonly loyalty: readonly LoyaltyRecipe[];
}

/** An option as it is told to whoever sets a game up. */
export type ExplainedOption = ListedOption & OptionWords;

const explainedOptions: readonly ExplainedOption[] = listedOptions.map((option) => ({
  ...option,
  ...setupWords[option.name],
}));

/** A character that can be chosen beforehand. */
export interface ListedCharacter {
  readonly id: string;
  readonly name: string;
  /** Which of two, where there are. */
  readonly version?: string;
  readonly set: string;
  readonly type: string;
  readonly skills: Plain;
  readonly abilities: Plain;
}

/** The same for everybody who asks. */
let told: SetupDetails | undefined;

export const setup: Setup = {
  options: explainedOptions,
  orders: orderChoices,
  details: (): SetupDetails => (told ??= { characters: characters(), recipes: recipes() }),
  next: (option, chosen, wanted) =>
    (option === 'characters' ? open(wanted, (game) => nextOf(chosen, game)) : null) ?? noChoice,
  complete,
};

const noChoice: NextChoice = { kept: [], next: [], closed: {} };

function nextOf(chosen: readonly string[], game: Configuration): NextChoice {
  let kept: readonly string[] = [];
  let next = nextCharacters(kept, game);
  for (const id of chosen) {
    if (!next.includes(id)) break;
    kept = [...kept, id];
    next = nextCharacters(kept, game);
  }
  return { kept, next, closed: closedCharacters(kept, game) };
}

/** The first box is part of every game. */
const [first, ...more] = defaults.sets;
const choices = Array.from({ length: 2 ** more.length }, (_, chosen) => [
  ...(first === undefined ? [] : [first]),
  ...more.filter((__, index) => (chosen >> index) % 2 === 1),
]);

function recipes(): RecipesOf[] {
  return choices.flatMap((sets) => {
    const usual = [...few.flatMap((players) => forSoFew(players, sets)), ...loyaltyRecipes({ sets })];
    const others = listedOptions.flatMap(({ name, group, default: value, players: [some] = [] }) => {
      const wanted = { sets, [name]: true, ...(some !== undefined && { players: some }) };
      const about = value === false && (group === 'loyalty' || group === 'variants');
      const loyalty = about ? open(wanted, loyaltyRecipes) : null;
      const changed = loyalty?.filter((one) => usual.every((other) => isOther(one, other))) ?? [];
      return changed.length > 0 ? [{ sets, options: [name], loyalty: changed }] : [];
    });
    return [{ sets, options: [], loyalty: usual }, ...others];
  });
}

/** Fewer players than usual have a recipe of their own. */
const { min } = playersIn(listedOptions);
const few = Array.from({ length: FEWEST_PLAYERS - min }, (_, more) => min + more);

function forSoFew(players: number, sets: Configuration['sets']): LoyaltyRecipe[] {
  return loyaltyRecipes({ sets, players }).filter((one) => one.players === players);
}

function playersIn(options: readonly ListedOption[]): { readonly min: number } {
  const values = options.find(({ name }) => name === 'players')?.values;
  return values?.kind === 'number' ? values : { min: FEWEST_PLAYERS };
}

function isOther({ moreFor: _, ...one }: LoyaltyRecipe, { moreFor: __, ...other }: LoyaltyRecipe): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

function characters(): ListedCharacter[] {
  return catalog().flatMap((entry) => {
    if (entry.deck !== 'character') return [];
    const { id, name, version, set, type, skills, abilities } = entry;
    const two = version === undefined ? {} : { version };
    return [{ id, name, ...two, set, type, skills, abilities } as ListedCharacter]; // every character in the catalog has these
  });
}

/** `characters: 'random'` deals them. */
function complete(wanted: Wanted, below: (bound: number) => number): Wanted {
  if (wanted['characters'] !== 'random') return wanted;
  // Where something is wrong with the rest, the game itself says what.
  return { ...wanted, characters: open(wanted, (game) => randomCharacters(game.players, below, game)) };
}

/** Asks something of a game set up like this; null if none can be. */
function open<T>(wanted: Wanted, ask: (configuration: Configuration) => T): T | null {
  let configuration: Configuration;
  try {
    configuration = galactica.configure({ ...wanted, characters: null });
  } catch (error) {
    if (error instanceof ConfigurationError) return null;
    throw error;
  }
  return ask(configuration);
}
