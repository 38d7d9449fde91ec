/** The vocabulary of skill checks: making one, and changing the one being made. */
import { skillCheck } from '../rules/skill-check.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check, CheckModifier } from '../state/records.ts';
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

/** Modifies the check being made, in the name of the card or ability. */
function modifies(text: Phrase, ...changes: readonly Omit<CheckModifier, 'source'>[]): Effect {
  return toCheck(text, ({ modifiers }, g, c) => {
    const source = c.card === null ? c.source : g.entry(c.card).name;
    for (const change of changes) modifiers.push({ source, ...change });
  });
}

/** Changes the difficulty; the number for a partial pass stays. BG-FAQ-23 */
export const difficulty = (n: number): Effect =>
  modifies(phrase(n < 0 ? 'difficultyLess' : 'difficultyMore', { n: Math.abs(n) }), { kind: 'difficulty', amount: n });
export const countPositive = (type: SkillType): Effect =>
  modifies(phrase('countPositive', { type: phrase(type) }), { kind: 'positive', skill: type });
export const countDouble = (type: SkillType): Effect =>
  modifies(phrase('countDouble', { type: phrase(type) }), { kind: 'double', skill: type });
/** Cards are added face up; Destiny cards too where that is said. */
export const faceUp = (destinyToo = false): Effect =>
  destinyToo
    ? modifies(phrase('faceUpAll'), { kind: 'face-up' }, { kind: 'destiny-face-up' })
    : modifies(phrase('faceUp'), { kind: 'face-up' });
export const noDestiny: Effect = modifies(phrase('noDestiny'), { kind: 'no-destiny' });
export const noAbilities: Effect = modifies(phrase('noAbilities'), { kind: 'no-abilities' });
/** What the card does later in the check: its `inCheck` says what. */
export const later = (text: Phrase): Effect => modifies(text, { kind: 'later' });
