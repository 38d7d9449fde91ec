/** The vocabulary of skill checks: making one, and changing the one being made. */
import { makeReckless as reckless } from '../rules/reckless.ts';
import { skillCheck } from '../rules/skill-check.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import type { SkillType } from '../state/terms.ts';
import { type Phrase, phrase } from '../text/phrase.ts';
import type { CheckSpec, Context, Effect } from './effect.ts';

/** What a check says, in words. */
function checkText({ difficulty, modifier, skills, pass, partial, fail, consequence }: CheckSpec): Phrase {
  return phrase('check', {
    difficulty,
    skills: skills.map((type) => phrase(type)),
    results: [
      ...(modifier ? [modifier.text] : []),
      phrase('checkPass', { effect: pass.text }),
      ...(partial ? [phrase('checkPartial', { least: partial[0], effect: partial[1].text })] : []),
      phrase('checkFail', { effect: fail?.text ?? phrase('nothing') }),
      ...(consequence ? [phrase('checkConsequence', { effect: consequence.text })] : []),
    ],
  });
}

/** Makes a skill check; the player picked before is the one it is about. */
export function check(spec: CheckSpec): Effect {
  return {
    text: checkText(spec),
    *run(g, c) {
      yield* skillCheck(g, spec, {
        source: c.source === 'crisis' || c.source === 'super-crisis' ? c.source : 'location',
        ...(c.card === null ? {} : { card: c.card }),
        ...(c.location === null ? {} : { location: c.location }),
        ...(c.chosen === null ? {} : { target: c.chosen }),
        context: c,
      });
    },
  };
}

/** Something done to the check being made; lapses outside one. */
export function toCheck(text: Phrase, change: (check: Check, g: Galactica, c: Context) => void): Effect {
  return {
    text,
    *run(g, c) {
      if (g.check) change(g.check, g, c);
    },
  };
}

/** Changes the difficulty; the number for a partial pass stays. BG-FAQ-23 */
export const difficulty = (n: number): Effect =>
  toCheck(phrase(n < 0 ? 'difficultyLess' : 'difficultyMore', { n: Math.abs(n) }), (one) => {
    one.change += n;
  });
export const countPositive = (type: SkillType): Effect =>
  toCheck(phrase('countPositive', { type: phrase(type) }), (one) => one.positive.add(type));
export const countDouble = (type: SkillType): Effect =>
  toCheck(phrase('countDouble', { type: phrase(type) }), (one) => one.double.add(type));
/** Cards are added face up; Destiny cards too where that is said. */
export const faceUp = (destinyToo = false): Effect =>
  toCheck(phrase(destinyToo ? 'faceUpAll' : 'faceUp'), (one) => {
    one.faceup = true;
    if (destinyToo) one.destinyFaceup = true;
  });
export const noDestiny: Effect = toCheck(phrase('noDestiny'), (one) => {
  one.noDestiny = true;
});
export const noAbilities: Effect = toCheck(phrase('noAbilities'), (one) => {
  one.noAbilities = true;
});
export const makeReckless: Effect = toCheck(phrase('makeReckless'), (one, g) => reckless(g, one));
/** Another effect comes in place of the pass result. */
export const insteadOfPass = (effect: Effect): Effect =>
  toCheck(phrase('insteadOfPass', { effect: effect.text }), (one) => {
    one.passInstead = effect;
  });
