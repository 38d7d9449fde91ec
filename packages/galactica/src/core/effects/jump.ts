/** The vocabulary of the Jump Preparation track and of jumps. */

import type { Seat } from '@ragtag/kernel';
import { discardTo } from '../engine/decks.ts';
import { distance, drawDestination, resolveDestination } from '../rules/destination.ts';
import { jump } from '../rules/jump.ts';
import { advanceFleet } from '../rules/prepare-for-jump.ts';
import { zones } from '../state/zones.ts';
import { phrase } from '../text/phrase.ts';
import type { Context, Effect } from './effect.ts';
import { condition } from './flow.ts';

/** Whose action this is, if it is anybody's. */
const actor = ({ acting, you }: Context): Seat | undefined => (acting ? you : undefined);

/** Moves the fleet marker on, or back for a negative number. */
export function jumpTrack(n: number): Effect {
  return {
    text: phrase(n < 0 ? 'jumpTrackBack' : 'jumpTrack', { n: Math.abs(n) }),
    *run(g, c) {
      yield* advanceFleet(g, n, actor(c));
    },
  };
}

/** The farthest from which the fleet may still jump blindly. */
const LAST_BLIND_DISTANCE = 6;
/** BG-CLAR-16: blindly only while the way ahead is long. */
export const longWayAhead = condition(phrase('longWayAhead'), (g) => distance(g) <= LAST_BLIND_DISTANCE);

/** The fleet jumps; `blind`: to the one destination drawn. */
export function jumpFleet(options?: { readonly blind?: boolean }): Effect {
  return {
    text: phrase(options?.blind ? 'jumpBlind' : 'jumpFleet'),
    *run(g, c) {
      const by = actor(c);
      yield* jump(g, { ...options, ...(by === undefined ? {} : { by }) });
    },
  };
}

/** When the fleet marker has been reset at the end of this jump. The destination has it as its `afterJump`, to be found by. */
export function afterJump(effect: Effect): Effect {
  return {
    text: phrase('afterJump', { effect: effect.text }),
    *run(g, c) {
      const entry = c.card === null ? null : g.entry(c.card);
      if (c.card === null || entry?.deck !== 'destination' || entry.afterJump !== effect) {
        throw new Error('what comes after the jump is not that of the destination');
      }
      g.turn.modifiers.set('after-jump', c.card);
    },
  };
}

/** This destination is discarded; the next one is drawn, without choice, and carried out. */
export const anotherDestination: Effect = {
  text: phrase('anotherDestination'),
  *run(g, c) {
    if (c.card !== null && g.cards.zoneOf(c.card) === zones.resolving) discardTo(g, c.card, zones.destinationDiscard);
    const card = drawDestination(g);
    if (card !== null) yield* resolveDestination(g, card, actor(c));
  },
};

/** The fleet marker is on a space from which FTL Control cannot jump. */
export const notOnBlue = condition(phrase('notOnBlue'), (g) => g.state.jumpTrack < 3);
