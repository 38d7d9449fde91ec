/** The card game, as the kernel plays it. */
import { type Card, checkpoint, type Game, type Rules, type Shape } from '@ragtag/kernel';
import type { Outcome } from '@ragtag/kernel/host';
import { allCards, facesOf, libraryOf } from './content/content.ts';
import { readyMadeDecks, starterDecks } from './content/decks.ts';
import { GameOver } from './rules/influence.ts';
import { setUp } from './rules/setup.ts';
import { turn } from './rules/turn.ts';
import { type Configuration, configure } from './setup/options.ts';
import { Ccg } from './state/ccg.ts';
import { type State, stateSpec } from './state/cells.ts';
import { checkInvariants } from './state/invariants.ts';
import { zoneSpecs } from './state/zones.ts';
import { view } from './view/view.ts';

function* play(g: Ccg): Rules<void> {
  g.startAfresh();
  try {
    if (!g.state.setUp) {
      yield* setUp(g, (seat) => facesOf(g.configuration, seat));
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

/** Hash and checkpoint know a printed card by its id, so that cards added later change nothing. */
const faceIds = allCards.map(({ id }) => id);

/** A shape is made once for a configuration. */
const shapes = new WeakMap<Configuration, Shape<State>>();

function shape(configuration: Configuration): Shape<State> {
  const known = shapes.get(configuration);
  if (known) return known;
  const { players, decks } = configuration;
  const cards = decks.reduce((sum, deck) => sum + 1 + Object.values(deck.cards).reduce((a, b) => a + b, 0), 0);
  const made = { fields: stateSpec(players, cards), cards, zones: zoneSpecs(players), faces: faceIds };
  shapes.set(configuration, made);
  return made;
}

/** How a finished game ended, and after how many turns. */
export function outcome({ state, seats }: Ccg): Outcome {
  const winners = seats.filter((seat) => state.won.get(seat));
  if (winners.length === 0) return { side: 'nobody', winners, reason: 'all out at once', turns: state.turn };
  const reason = winners.some((seat) => state.influence.get(seat) >= 20) ? 'influence' : 'last in the game';
  const side = winners.map((seat) => `player ${seat + 1}`).join(' and ');
  return { side, winners, reason, turns: state.turn };
}

export const ccg: Game<Configuration, State, Ccg> = {
  name: 'ccg',
  version: 2,
  configure: (input) => configure(input, libraryOf, readyMadeDecks, starterDecks),
  seats: ({ players }) => players,
  shape,
  create: (configuration, world) => new Ccg(configuration, allCards, world),
  play,
  view,
  // All backs are alike, but a card always belongs to its owner.
  alike: (g: Ccg, card: Card) => g.ownerOf(card),
  check: checkInvariants,
};
