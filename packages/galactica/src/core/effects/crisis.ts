/** What crises do with themselves. */
import { keepInPlay } from '../rules/crisis.ts';
import { type Phrase, phrase } from '../text/phrase.ts';
import type { Effect } from './effect.ts';

/** The card stays in play with its hooks instead of being discarded; `rule` says what that means. */
export function staysInPlay(rule: Phrase): Effect {
  return {
    text: phrase('staysInPlay', { rule }),
    *run(g, c) {
      if (c.card !== null) keepInPlay(g, c.card);
    },
  };
}
