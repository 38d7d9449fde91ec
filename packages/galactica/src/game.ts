/** The board game, as the kernel plays it. */
import { type Card, checkpoint, type Game, type Rules } from '@ragtag/kernel';
import { allCharacters, contentFor } from './content/content.ts';
import { GameOver } from './rules/end-of-game.ts';
import { turn } from './rules/turn.ts';
import { legalToChoose } from './setup/character-types.ts';
import { dealCharacters } from './setup/explained-options.ts';
import { type LoyaltyRecipe, recipesWith } from './setup/loyalty-deck.ts';
import { type Configuration, configure } from './setup/options.ts';
import { setUp } from './setup/setup.ts';
import { type State, stateSpec } from './state/cells.ts';
import { Galactica } from './state/galactica.ts';
import { checkInvariants } from './state/invariants.ts';
import { skillTypes } from './state/terms.ts';
import { zoneSpecs, zones } from './state/zones.ts';
import { view } from './view/view.ts';

/** Cards that look alike where they lie: a deck shows what it is a deck of, skill cards elsewhere show nothing. */
const deckTypes = new Map(skillTypes.map((type, index) => [zones.skillDeck[type], index + 100]));
const decks = ['crisis', 'super-crisis', 'skill', 'quorum', 'mutiny', 'destination', 'loyalty', 'civilian'] as const;

function alike(g: Galactica, card: Card): number {
  return deckTypes.get(g.cards.zoneOf(card)) ?? decks.indexOf(g.entry(card).deck);
}

function* play(g: Galactica): Rules<void> {
  g.startAfresh();
  try {
    if (!g.state.setUp) {
      yield* setUp(g);
      g.state.setUp = true;
    }
    for (;;) {
      g.startAfresh();
      yield* checkpoint();
      yield* turn(g);
    }
  } catch (end) {
    if (!(end instanceof GameOver)) throw end;
  }
}

/** How a finished game ended, and after how many turns. */
export function outcome({ state }: Galactica): { side: string; reason: string; turns: number } {
  return { side: state.winner ?? 'nobody', reason: state.ending ?? 'unfinished', turns: state.turnNumber };
}

/** Characters for so many players, dealt with the caller's chance: `below(n)` gives a whole number under n. */
export function randomCharacters(players: number, below: (bound: number) => number): string[] {
  return dealCharacters(allCharacters, players, below);
}

/** Who may be chosen next when these have been chosen beforehand, the first player's first. */
export function nextCharacters(chosen: readonly string[]): string[] {
  const entries = chosen.flatMap((id) => allCharacters.filter((entry) => entry.id === id));
  return legalToChoose(allCharacters, entries).map(({ id }) => id);
}

/** What the loyalty deck is made of, for each number of players. */
export function loyaltyRecipes(): LoyaltyRecipe[] {
  return recipesWith(allCharacters);
}

export const galactica: Game<Configuration, State, Galactica> = {
  name: 'galactica',
  version: 1,
  configure: (input) => configure(input, allCharacters),
  seats: ({ players }) => players,
  shape: (configuration) => {
    const content = contentFor(configuration);
    return { fields: stateSpec, cards: content.cardCount, zones: zoneSpecs };
  },
  create: (configuration, world) => new Galactica(configuration, contentFor(configuration), world),
  play,
  view,
  alike,
  check: checkInvariants,
};
