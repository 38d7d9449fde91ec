/** Reckless checks. BG-RECKLESS */
import type { Card, Rules } from '@ragtag/kernel';
import { discardSkillCard, drawCard } from '../engine/decks.ts';
import { isModified } from '../engine/modifiers.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import { zones } from '../state/zones.ts';
import { takeEffect } from './skill-check-abilities.ts';

/** One reckless card per check, before any card is added, and none after Restore Order. BG-RECKLESS-01, 02, 04 */
export function mayMakeReckless(check: Check): boolean {
  return check.stage === 'before' && !check.reckless && !isModified(check, 'no-abilities');
}

/** Restore Order comes before a check that has not been made reckless. BG-RECKLESS-05 */
export function mayRestoreOrder(check: Check): boolean {
  return check.stage === 'before' && !check.reckless;
}

export function makeReckless(g: Galactica, check: Check): void {
  check.reckless = true; // BG-RECKLESS-03
  g.emit({ type: 'check-reckless' });
}

/** The top of the treachery deck, when the abilities of a reckless check are resolved. BG-RECKLESS-07..11 */
export function* turnUpTreachery(g: Galactica, check: Check): Rules<void> {
  if (!g.content.variations.recklessTurnsUp) return; // BG-UNI-88
  if (!check.reckless) return;
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
  const card = drawCard(g, zones.skillDeck.treachery, zones.skillDiscard.treachery, zones.reckless);
  if (card !== null) g.emit({ type: 'treachery-turned-up', name: g.entry(card).name, strength: g.strength(card) });
  return card;
}
