/** The hidden-information property of the card game, over positions of games with random decks. */
import { seatsOf, startTable } from '@ragtag/kernel';
import { checkFromTheDeal, checkHidden, dice, playRandomly } from '@ragtag/kernel/testing';
import { allCards } from '../src/content/content.ts';
import { ccg } from '../src/game.ts';
import { randomDeck } from '../src/setup/random-deck.ts';

/** Every so many answers all viewers of a game look. */
const EVERY = 12;
const LONGEST = 250;
/** One position in so many is played on with, so many answers far, over the ends of turns. */
const [GOES_ON, FURTHER] = [12, 30];

interface HiddenRun {
  readonly pairs: number;
  /** Moments compared in two worlds. */
  readonly moments: number;
  /** The kinds of events that happened in both. */
  readonly kinds: ReadonlySet<string>;
}

/** Looks at so many pairs of a position and a viewer; throws where one leaks. */
export function checkHiddenPairs(pairs: number, seed: number): HiddenRun {
  const kinds = new Set<string>();
  let [looked, moments] = [0, 0];
  for (let game = 0; looked < pairs; game++) {
    const below = dice(seed + game);
    const players = 2 + (game % 5);
    const decks = Array.from({ length: players }, () => randomDeck(allCards, below));
    const table = startTable(ccg, ccg.configure({ players, decks }), `hidden ${seed} ${game}`, { strict: true });
    moments += checkFromTheDeal(table, 'spectator', below, { further: FURTHER, kinds });
    playRandomly(table, below, {
      limit: LONGEST,
      after: () => {
        if (table.over || table.length % EVERY !== 0) return;
        for (const viewer of [...seatsOf(players), 'spectator'] as const) {
          if (looked === pairs) return;
          const further = below(GOES_ON) === 0 ? FURTHER : 0;
          moments += checkHidden(table, viewer, below, { further, kinds });
          looked++;
        }
      },
    });
  }
  return { pairs: looked, moments, kinds };
}
