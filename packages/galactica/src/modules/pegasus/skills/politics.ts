/** Politics cards of Pegasus. */
import type { SkillEntry } from '../../../core/content/entry.ts';
import { beforeCheck, fewHigh, fewLow, high, skill } from '../../../core/content/skill.ts';
import { draw } from '../../../core/effects/cards.ts';
import { faceUp } from '../../../core/effects/check.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, condition, each, may, when } from '../../../core/effects/flow.ts';
import { chosen, humans } from '../../../core/effects/who.ts';
import { ask } from '../../../core/engine/asking.ts';
import { resources } from '../../../core/state/terms.ts';
import { zones } from '../../../core/state/zones.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { makeReckless } from '../../treachery/effects.ts';
import { mayMakeReckless } from '../../treachery/reckless.ts';

/** Played cards have left the hand when hands are counted. BG-UNI-116 */
const fewCards = condition(phrase('pegasus.few-cards'), (g, c) =>
  c.chosen === null ? false : g.cards.count(zones.hand(c.chosen)) <= 4,
);

const protectResource: Effect = code(phrase('pegasus.protect-resource'), function* (g, c) {
  const options = resources.map((resource) => ({ type: 'resource' as const, resource }));
  const picked = yield* ask({ seat: c.you, kind: 'protect-resource', rules: ['BG-UNI-163'], options });
  g.turn.modifiers.set('protected', picked.resource);
  g.emit({ type: 'resource-protected', resource: picked.resource });
});

export const politicsCards: readonly SkillEntry[] = [
  skill('Investigative Committee', 'pegasus', 'politics', high, beforeCheck(faceUp())),
  skill('Support the People', 'pegasus', 'politics', fewLow, {
    facts: { reckless: true },
    // BG-UNI-138: what is drawn may be used on the same check.
    ...beforeCheck(
      all(makeReckless, each(humans, when(fewCards, may('chosen', draw(chosen, 2, 'own'))))),
      mayMakeReckless,
    ),
  }),
  skill('Preventative Policy', 'pegasus', 'politics', fewHigh, { movement: protectResource }),
];
