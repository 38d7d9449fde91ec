/** The vocabulary of the Jump Preparation track and of jumps. */

import type { Seat } from '@ragtag/kernel';
import { discardTo } from '../rules/decks.ts';
import { distance, drawDestination, resolveDestination } from '../rules/destination.ts';
import { jump } from '../rules/jump.ts';
import { advanceFleet } from '../rules/prepare-for-jump.ts';
import type { Galactica } from '../state/galactica.ts';
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

/** The fleet jumps; `blind`: to the one destination drawn. */
export function jumpFleet(options?: { readonly blind?: boolean }): Effect {
  return {
    text: phrase(options?.blind ? 'jumpBlind' : 'jumpFleet'),
    *run(g, c) {
      const by = actor(c);
      yield* jump(g, { ...options, ...(by === undefined ? {} : { by }) });
    },
    // BG-CLAR-16: blindly only while the way ahead is long
    ...(options?.blind ? { possible: (g: Galactica) => distance(g) <= LAST_BLIND_DISTANCE } : {}),
  };
}

/** When the fleet marker has been reset at the end of this jump. */
export function afterJump(effect: Effect): Effect {
  return {
    text: phrase('afterJump', { effect: effect.text }),
    *run(g, c) {
      g.turn.afterJump.push({ effect, c });
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
