/** The vocabulary of treachery cards. */

import { toCheck } from '../../core/effects/check.ts';
import type { Effect, Who } from '../../core/effects/effect.ts';
import { drawCard } from '../../core/engine/decks.ts';
import { discardSkills } from '../../core/rules/discard.ts';
import { drawSkills } from '../../core/rules/receive-skills.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';
import { makeReckless as reckless } from './reckless.ts';

/** Each discards so many and draws as many treachery cards before the next one begins. BG-UNI-119, BG-CYLON-12 */
export function tradeForTreachery(who: Who, n: number, how: 'choice' | 'random' = 'choice'): Effect {
  return {
    text: phrase('treachery.trade', { who: who.text, n, how: phrase(how) }),
    *run(g, c) {
      for (const seat of who.of(g, c)) {
        yield* discardSkills(g, seat, n, how, { cause: c });
        yield* drawSkills(g, seat, n, ['treachery']);
      }
    },
  };
}

/** The top treachery cards are shuffled into the Destiny deck. */
export function shuffleIntoDestiny(n: number): Effect {
  return {
    text: phrase('treachery.into-destiny', { n }),
    *run(g) {
      let added = 0;
      for (; added < n; added++) {
        const card = drawCard(g, zones.skillDeck.treachery, zones.skillDiscard.treachery, zones.destiny);
        if (card === null) break;
      }
      g.cards.shuffle(zones.destiny);
      g.emit({ type: 'treachery-into-destiny', n: added });
    },
  };
}

export const makeReckless: Effect = toCheck(phrase('treachery.make-reckless'), (check, g, c) => reckless(g, check, c));
