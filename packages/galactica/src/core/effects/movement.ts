/** The vocabulary of characters: being sent somewhere, let out, moving, acting. */

import { takeAction as act } from '../rules/action.ts';
import { boardOf, isInBrig, isLocation } from '../rules/boards.ts';
import { leaveBrig, movableTo as movable, moveCharacter, sendTo as send } from '../rules/hazardous-locations.ts';
import type { LocationId } from '../state/terms.ts';
import { phrase } from '../text/phrase.ts';
import type { Effect, Who } from './effect.ts';
import { because, type Decider, deciderOf, which } from './flow.ts';

/** Somebody who can really be moved there: nobody else may be picked for it. BG-UNI-129 */
export const movableTo = (place: 'brig' | 'sickbay') =>
  which(phrase('movableTo', { place: phrase('location', { id: place }) }), (g, _, seat) => movable(g, seat, place));
/** Somebody standing in a location of Galactica. */
export const onGalactica = which(phrase('onGalactica'), (g, _, seat) => {
  const { place } = g.player(seat);
  return isLocation(place) && boardOf(g, place) === 'galactica';
});

/** Puts characters somewhere, those it can touch. */
export function sendTo(place: LocationId, who: Who): Effect {
  return {
    text: phrase('sendTo', { place: phrase('location', { id: place }), who: who.text }),
    *run(g, c) {
      for (const seat of who.of(g, c)) yield* send(g, seat, place);
    },
  };
}

/** Somebody lets characters out of the Brig, to a location of Galactica, or `anywhere`, of the former's choice. */
export function free(by: Decider, who: Who, { anywhere = false } = {}): Effect {
  return {
    text: phrase(anywhere ? 'freeAnywhere' : 'free', { by: phrase(by), who: who.text }),
    *run(g, c) {
      for (const seat of who.of(g, c)) {
        if (isInBrig(g, seat)) yield* leaveBrig(g, seat, deciderOf(g, c, by), anywhere);
      }
    },
    possible: (g, c) => who.of(g, c).some((seat) => isInBrig(g, seat)),
  };
}

/** Lets characters out of the Brig to this place. */
export function freeTo(place: LocationId, who: Who): Effect {
  return {
    text: phrase('freeTo', { who: who.text, place: phrase('location', { id: place }) }),
    *run(g, c) {
      for (const seat of who.of(g, c)) if (isInBrig(g, seat)) yield* moveCharacter(g, seat, place);
    },
  };
}

/** They may take so many actions, one after the other. */
export function takeAction(who: Who, n = 1): Effect {
  return {
    text: phrase('takeAction', { who: who.text, n }),
    *run(g, c) {
      const by = because(g, c).name;
      for (const seat of who.of(g, c)) for (let done = 0; done < n; done++) yield* act(g, seat, { by });
    },
  };
}
