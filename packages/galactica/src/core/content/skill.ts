/** How a skill card is written down, and the usual ways it interrupts. */

import type { Effect } from '../effects/effect.ts';
import { context } from '../engine/context.ts';
import type { Response, Responses } from '../engine/windows.ts';
import type { Check } from '../state/records.ts';
import type { ExpansionSet, SkillType } from '../state/terms.ts';
import { type Phrase, phrase } from '../text/phrase.ts';
import type { SkillEntry } from './entry.ts';

type Printed = Omit<SkillEntry, 'deck' | 'name' | 'set' | 'type' | 'copies' | 'count'>;

/** One entry a card: strengths with their number of copies, then what it does. */
export function skill(
  name: string,
  set: ExpansionSet,
  type: SkillType,
  copies: Readonly<Record<number, number>>,
  printed: Printed,
): SkillEntry {
  const count = Object.values(copies).reduce((sum, n) => sum + n, 0);
  return { deck: 'skill', name, set, type, copies, count, ...printed };
}

/** How often each strength occurs where a card has two or three of them, in the first two sets. */
export const low = { 1: 8, 2: 6 };
export const high = { 3: 4, 4: 2, 5: 1 };
export const fewLow = { 1: 1, 2: 1 };
export const fewHigh = { 3: 1, 4: 1, 5: 1 };

interface Interruption {
  readonly text: Phrase;
  readonly responses: Responses;
}

/** Played before any card is added to a check. BG-UNI-136 */
export function beforeCheck(effect: Effect, possible: (check: Check) => boolean = () => true): Interruption {
  const response: Response<'before-check'> = {
    window: 'before-check',
    possible: (_g, _seat, { check }) => check.stage === 'before' && possible(check),
    *respond(g, seat, _w, _choice, card) {
      yield* effect.run(g, context('skill', seat, { acting: true, card }));
    },
  };
  return { text: phrase('beforeCheckCard', { effect: effect.text }), responses: [response] };
}

/** Something else that a card interrupts with. */
export function interrupts(text: Phrase, ...responses: Responses): Interruption {
  return { text, responses };
}
