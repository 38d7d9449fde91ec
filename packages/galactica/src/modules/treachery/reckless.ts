/** Reckless checks. BG-RECKLESS */
import type { Card, Rules } from '@ragtag/kernel';
import type { Context } from '../../core/effects/effect.ts';
import { discardSkillCard, drawCard } from '../../core/engine/decks.ts';
import { isModified } from '../../core/engine/modifiers.ts';
import { takeEffect } from '../../core/rules/skill-check-abilities.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { Check } from '../../core/state/records.ts';
import { zones } from '../../core/state/zones.ts';

const isReckless = (check: Check): boolean => isModified(check, 'reckless');

/** One reckless card per check, before any card is added, and none after Restore Order. BG-RECKLESS-01, 02, 04 */
export function mayMakeReckless(check: Check): boolean {
  return check.stage === 'before' && !isReckless(check) && !isModified(check, 'no-abilities');
}

/** Restore Order comes before a check that has not been made reckless. BG-RECKLESS-05 */
export function mayRestoreOrder(check: Check): boolean {
  return check.stage === 'before' && !isReckless(check);
}

export function makeReckless(g: Galactica, check: Check, { card, source }: Context): void {
  check.modifiers.push({ source: card === null ? source : g.entry(card).name, kind: 'reckless' }); // BG-RECKLESS-03
  g.emit({ type: 'check-reckless' });
}

/** The top of the treachery deck, when the abilities of a reckless check are resolved. BG-RECKLESS-07..11 */
export function* turnUpTreachery(g: Galactica, check: Check): Rules<void> {
  if (!isReckless(check)) return;
  const first = turnUp(g); // BG-RECKLESS-07
  if (first === null) return;
  if (g.strength(first) > 0) {
    discardSkillCard(g, first); // BG-RECKLESS-08
    return;
  }
  const second = turnUp(g); // BG-RECKLESS-09
  const both = second === null ? [first] : [first, second];
  for (const card of both) yield* takeEffect(g, card); // BG-RECKLESS-10: resolved before or not
  for (const card of both) discardSkillCard(g, card); // BG-RECKLESS-11
}

function turnUp(g: Galactica): Card | null {
  const card = drawCard(g, zones.skillDeck.treachery, zones.skillDiscard.treachery, zones.turnedUp);
  if (card !== null) g.emit({ type: 'treachery-turned-up', name: g.entry(card).name, strength: g.strength(card) });
  return card;
}
