/** The Mutineer: one card, one player, more mutiny cards and fewer titles. BG-MUTINEER-01, BG-MUTINEER-02 */
import { type Card, choose, type Rules, type Seat } from '@ragtag/kernel';
import { dealLoyalty } from '../setup/loyalty-deck.ts';
import type { Galactica } from '../state/galactica.ts';
import { titles } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { loyaltyEntry } from './loyalty.ts';
import { drawMutiny } from './mutiny.ts';
import { reassign } from './titles.ts';

export function isMutineerCard(g: Galactica, card: Card): boolean {
  return loyaltyEntry(g, card).kind === 'mutineer';
}

/**
 * A player gets the Mutineer card: dealt face down (and so draws another loyalty card), as the extra card of the Sleeper
 * Agent phase, or handed on face up.
 */
export function* receiveMutineer(
  g: Galactica,
  seat: Seat,
  card: Card,
  how: 'dealt' | 'sleeper-extra' | 'handed-on',
): Rules<void> {
  g.cards.move(card, zones.loyaltyFaceup(seat)); // BG-MUTINEER-03
  g.state.mutineer = seat;
  g.emit({ type: 'mutineer-received', seat, how });
  if (how === 'dealt') yield* dealLoyalty(g, seat, 1); // BG-MUTINEER-03, BG-MUTINEER-11, BG-SLEEPER-10
  for (const title of titles) if (g.holder(title) === seat) yield* reassign(g, title, seat); // BG-MUTINEER-05
  yield* drawMutiny(g, seat, 1); // BG-MUTINEER-04
}

/** A player who can no longer be the Mutineer hands the card on, at any distance. BG-MUTINEER-08, BG-MUTINEER-09 */
export function* handOnMutineer(g: Galactica, from: Seat): Rules<void> {
  const card = g.cards.list(zones.loyaltyFaceup(from)).find((one) => isMutineerCard(g, one));
  if (card === undefined) return;
  const options = g.humans.filter((seat) => seat !== from).map((seat) => ({ type: 'player', seat }));
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
  if (icons > 0 || g.turn.engineRoom !== 'no') yield* drawMutiny(g, seat, 1);
}
