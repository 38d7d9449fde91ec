/** Loyalty cards: what they make of a player, who looks at them, and handing them on. */
import { type Card, only, type Rules, type Seat } from '@ragtag/kernel';
import type { LoyaltyEntry } from '../content/entry.ts';
import { active, forbidden } from '../engine/hooks.ts';
import { isKnownCylon } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Side } from '../state/terms.ts';
import { zones } from '../state/zones.ts';

export function loyaltyEntry(g: Galactica, card: Card): LoyaltyEntry {
  const entry = g.entry(card);
  if (entry.deck !== 'loyalty') throw new TypeError(`'${entry.name}' is no loyalty card`);
  return entry;
}

/** Which side a player wins with, by all loyalty cards. Secret: only for the end and for effects that ask. */
export function sideOf(g: Galactica, seat: Seat): Side {
  // One Cylon card outweighs all others; every other card counts as not a Cylon.
  // BG-LOYALTY-06, BG-FINAL5-06, BG-FINAL5-07, BG-GOAL-10, BG-MUTINEER-01
  const isCylon = (card: Card): boolean => loyaltyEntry(g, card).kind === 'cylon';
  const cylon =
    g.cards.list(zones.loyalty(seat)).some(isCylon) || g.cards.list(zones.loyaltyFaceup(seat)).some(isCylon);
  return cylon || isKnownCylon(g, seat) ? 'cylons' : 'humans'; // BG-UNI-39
}

/** Whether there is a card of another player to look at, and nothing forbids it. BG-UNI-125 */
export function canLook(g: Galactica, looker: Seat, owner: Seat): boolean {
  const there = looker === owner ? besideOf(g, looker) : g.cards.count(zones.loyalty(owner));
  return there > 0 && !forbidden(g, looker, { kind: 'look-at-loyalty' });
}

/** A player's own cards are no secret; but others may lie beside them. BG-VAR1P-20 */
function besideOf(g: Galactica, seat: Seat): number {
  return active(g, 'loyaltyBeside').reduce((sum, { hook, owner }) => sum + hook(g, owner, seat), 0);
}

/** Looks at facedown loyalty cards of another player: one at random, or all. BG-LOYALTY-03, BG-LOYALTY-04 */
export function* lookAtLoyalty(g: Galactica, looker: Seat, owner: Seat, which: 'random' | 'all'): Rules<void> {
  if (!canLook(g, looker, owner)) return;
  if (looker === owner) {
    for (const { hook, owner: whose } of active(g, 'looksBeside')) yield* hook(g, whose, looker, which);
    return;
  }
  const all = g.cards.list(zones.loyalty(owner));
  const seen = which === 'all' ? all : all.slice(g.chance.draw(all.length)).slice(0, 1);
  for (const card of seen) g.cards.show(card, only(looker));
  const names = seen.map((card) => loyaltyEntry(g, card).id);
  g.emit({ type: 'loyalty-looked-at', looker, owner, n: seen.length });
  g.emit({ type: 'loyalty-seen', looker, owner, cards: seen, names });
  g.emit({ type: 'loyalty-picked', looker, owner, cards: seen, names }); // BG-SECRET-06
  for (const one of active(g, 'loyaltyExamined')) yield* one.hook(g, one.owner, looker, owner, seen);
}

/** Hands facedown loyalty cards on to another player, who must take them. */
export function* handOnLoyalty(g: Galactica, from: Seat, to: Seat, cards: readonly Card[]): Rules<void> {
  if (cards.length === 0) return;
  const handed = cards.map((card) => g.cards.move(card, zones.loyalty(to)));
  const names = handed.map((card) => loyaltyEntry(g, card).id);
  g.emitWith({ type: 'loyalty-handed-on', from, to, n: cards.length }, { names });
}

/** Cylon cards among a player's facedown loyalty cards. */
export function facedownCylons(g: Galactica, seat: Seat): Card[] {
  return g.cards.list(zones.loyalty(seat)).filter((card) => loyaltyEntry(g, card).kind === 'cylon');
}
