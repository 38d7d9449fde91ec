/** The die: whatever may change a roll goes through here. BG-FAQ-27, BG-UNI-122, BG-UNI-123 */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Roll, RollPurpose } from '../state/records.ts';
import { rollModifier } from './modifiers.ts';
import { window } from './windows.ts';

const SIDES = 8;

/** What a roll comes to: above 8 counts as 8, below 1 as 1. BG-FAQ-27 */
export function resultOf(roll: Roll): number {
  if (roll.set !== null) return roll.set; // BG-UNI-123
  return Math.min(SIDES, Math.max(1, (roll.natural ?? 1) + rollModifier(roll)));
}

/** Rolls the die with everything that may change it: 1 to 8. */
export function* rollDie(
  g: Galactica,
  roller: Seat,
  purpose: RollPurpose,
  about: Roll['about'] = {},
  modifier = 0,
): Rules<number> {
  return resultOf(yield* roll(g, roller, purpose, about, modifier));
}

/** As `rollDie`, for rules that ask whether a die was rolled at all. */
export function* roll(
  g: Galactica,
  roller: Seat,
  purpose: RollPurpose,
  about: Roll['about'] = {},
  modifier = 0,
): Rules<Roll> {
  const outer = g.roll;
  const modifiers = modifier === 0 ? [] : [{ source: purpose, amount: modifier }];
  const made: Roll = { roller, purpose, about, modifiers, natural: null, set: null, used: new Set() };
  g.roll = made;
  yield* beforeRoll(g, made);
  if (made.set === null) {
    throwDie(g, made);
    // Open again after every change, so that a reroll can be changed or rerolled too. BG-UNI-122
    yield* window(g, 'after-roll', { roll: made }, { about: () => aboutRoll(made) });
  }
  g.roll = outer;
  g.emit({ type: 'die-result', roller, purpose, result: resultOf(made) });
  return made;
}

/** Rolls a die anew: every modifier stays on it, and more may be played. BG-UNI-122 */
export function* reroll(g: Galactica, roll: Roll): Rules<void> {
  yield* beforeRoll(g, roll);
  if (roll.set === null) throwDie(g, roll);
}

function* beforeRoll(g: Galactica, roll: Roll): Rules<void> {
  yield* window(g, 'before-roll', { roll }, { about: () => aboutRoll(roll) });
}

function throwDie(g: Galactica, roll: Roll): void {
  roll.natural = g.chance.die(SIDES);
  g.emit({ type: 'die-rolled', roller: roll.roller, purpose: roll.purpose, natural: roll.natural });
}

/** What everybody may know of it; standing orders are about it. */
function aboutRoll(roll: Roll) {
  const { roller, purpose, natural, about } = roll;
  const { ship = null, pilot = null, area = null } = about;
  return { roller, purpose, natural, modifier: rollModifier(roll), ship, pilot, area };
}
