/** The Mutineer: one card, one player, more mutiny cards and fewer titles. BG-MUTINEER-01, BG-MUTINEER-02 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Receipt } from '../../core/content/entry.ts';
import { choose } from '../../core/engine/asking.ts';
import { loyaltyEntry } from '../../core/rules/loyalty.ts';
import { reassign } from '../../core/rules/titles.ts';
import { dealLoyalty, loyaltyCountsOf } from '../../core/setup/loyalty-deck.ts';
import { takersOfLoyalty } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { zones } from '../../core/state/zones.ts';
import { drawMutiny } from './mutiny-rules.ts';

function isMutineerCard(g: Galactica, card: Card): boolean {
  return loyaltyEntry(g, card).kind === 'mutineer';
}

/**
 * A player gets the Mutineer card: dealt face down (and so draws another loyalty card), as the extra card of the Sleeper
 * Agent phase, or handed on face up.
 */
export function* receiveMutineer(g: Galactica, seat: Seat, card: Card, how: Receipt): Rules<void> {
  g.cards.move(card, zones.loyaltyFaceup(seat)); // BG-MUTINEER-03
  g.state.mutineer = seat;
  g.emit({ type: 'mutineer-received', seat, how });
  if (how === 'dealt') yield* dealLoyalty(g, seat, 1); // BG-MUTINEER-03, BG-MUTINEER-11, BG-SLEEPER-10
  for (const title of g.content.titleIds) if (g.holder(title) === seat) yield* reassign(g, title, seat); // BG-MUTINEER-05
  yield* drawMutiny(g, seat, 1); // BG-MUTINEER-04
}

/** A player who can no longer be the Mutineer hands the card on, at any distance. BG-MUTINEER-08, BG-MUTINEER-09 */
export function* handOnMutineer(g: Galactica, from: Seat): Rules<void> {
  const card = g.cards.list(zones.loyaltyFaceup(from)).find((one) => isMutineerCard(g, one));
  if (card === undefined) return;
  const options = takersOfLoyalty(g)
    .filter((seat) => seat !== from)
    .map((seat) => ({ type: 'player' as const, seat }));
  if (options.length === 0) {
    g.cards.move(card, zones.removed);
    g.state.mutineer = null;
    g.emit({ type: 'mutineer-removed', seat: from });
    return;
  }
  const picked = yield* choose({ seat: from, kind: 'hand-on-mutineer', rules: ['BG-MUTINEER-08'], options });
  yield* receiveMutineer(g, picked.seat, card, 'handed-on'); // BG-MUTINEER-10
}

/**
 * The Mutineer's mutiny card in the Prepare for Jump step of the own turn: one, however many icons, and also for the
 * Engine Room alone. BG-MUTINEER-07, BG-PREPJUMP-04, BG-FAQ-21, BG-FAQ-22
 */
export function* mutineerPrepares(g: Galactica, icons: number): Rules<void> {
  const seat = g.current;
  if (g.state.mutineer !== seat) return;
  const { modifiers } = g.turn;
  if (icons > 0 || modifiers.has('jump-icon') || modifiers.has('jump-icon-given')) yield* drawMutiny(g, seat, 1);
}

/** Once: the Mutineer may stay hidden in the deck. BG-SLEEPER-09 */
export function* searchForMutineer(g: Galactica): Rules<void> {
  const gone = g.cards.list(zones.removed).some((card) => g.entry(card).deck === 'loyalty' && isMutineerCard(g, card));
  if (!loyaltyCountsOf(g).special || g.state.mutineer !== null || gone) return;
  const options = takersOfLoyalty(g).map((seat) => ({ type: 'player' as const, seat }));
  if (options.length === 0 || g.cards.count(zones.loyaltyDeck) === 0) return;
  const { seat } = yield* choose({
    seat: g.current,
    kind: 'extra-loyalty-card',
    rules: ['BG-SLEEPER-09'],
    options,
  });
  const card = g.cards.draw(zones.loyaltyDeck, zones.loyalty(seat));
  if (card === null) return;
  g.emitWith({ type: 'loyalty-dealt', seat, n: 1 }, { names: [loyaltyEntry(g, card).id] });
  if (isMutineerCard(g, card)) yield* receiveMutineer(g, seat, card, 'sleeper-extra'); // BG-SLEEPER-10
}
