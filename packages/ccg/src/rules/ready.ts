/** The ready phase. CCG-TURN-02 to -07, CCG-RES-02 to -07 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import { ask, choose, pass } from './asking.ts';
import { chooseHidden, distinct, drawQuietly } from './decks.ts';
import { fire, happening } from './triggers.ts';
import { reorderStacks } from './unit-stacks.ts';

export function* readyPhase(g: Ccg): Rules<void> {
  if (g.derived.listens('ready-phase')) yield* fire(g, happening('ready-phase', g.state.first));
  for (const seat of g.players) readyAll(g, seat); // 1. CCG-TURN-02
  for (const seat of g.players) restoreAll(g, seat); // 2. CCG-TURN-03
  g.emit({ type: 'readied-and-restored' });
  for (const seat of g.players) drawQuietly(g, seat, 2); // 3. CCG-TURN-05
  for (const seat of g.players) yield* playResource(g, seat); // 4. CCG-TURN-06
  for (const seat of g.players) yield* reorderStacks(g, seat); // 5. CCG-TURN-07
}

/** What lies face down stays where it is: it is restored only afterwards. CCG-TURN-04 */
function readyAll(g: Ccg, seat: Seat): void {
  const alert = g.zone('alert', seat);
  for (const card of g.list('reserve', seat)) if (!g.isExhausted(card)) g.cards.move(card, alert, 'bottom');
}

/** Supply cards stay face down. CCG-RES-09 */
function restoreAll(g: Ccg, seat: Seat): void {
  for (const place of ['alert', 'reserve', 'resources', 'linked'] as const) {
    for (const card of g.list(place, seat)) if (g.isExhausted(card)) g.turnOver(card, false);
  }
}

/** One card from hand, as an asset or a supply card, or none. CCG-RES-02 */
function* playResource(g: Ccg, seat: Seat): Rules<void> {
  const hand = g.list('hand', seat);
  if (hand.length === 0) return;
  const options = [pass, ...g.named('card', distinct(g, hand))];
  const chosen = yield* ask({ seat, kind: 'resource', rules: ['CCG-RES-02'], options });
  if (chosen.type === 'pass') g.emit({ type: 'passed', player: seat });
  else yield* placeResource(g, seat, chosen.card);
}

function* placeResource(g: Ccg, seat: Seat, card: Card): Rules<void> {
  const supplies = stackTops(g, seat).map((under) => ({ type: 'supply' as const, under, id: g.printed(under).id }));
  const asset = { type: 'asset' } as const;
  const options = g.isUnit(card) ? [asset, ...supplies] : supplies; // CCG-RES-03, CCG-RES-04
  // Asked in secret: that there is but one place would tell what the card is.
  const place = yield* ask({
    seat,
    kind: 'resource-place',
    rules: ['CCG-RES-03', 'CCG-RES-06'],
    secret: true,
    context: { card, id: g.printed(card).id },
    options,
  });
  if (place.type === 'asset') playAsset(g, seat, card);
  else playSupply(g, seat, card, place.under);
}

/** Bases and assets: what supply cards can lie under. CCG-RES-10 */
function stackTops(g: Ccg, seat: Seat): Card[] {
  return g.list('resources', seat).filter((card) => g.isStackTop(card));
}

function playAsset(g: Ccg, seat: Seat, card: Card): void {
  g.cards.move(card, g.zone('resources', seat), 'bottom');
  g.emit({ type: 'asset-played', player: seat, card, id: g.printed(card).id });
}

/** Puts a card face down under a base or an asset. CCG-RES-06 */
export function playSupply(g: Ccg, seat: Seat, card: Card, under: Card): void {
  const { id } = g.printed(card);
  const moved = g.cards.move(card, g.zone('supply', seat));
  g.state.under.set(moved, under);
  g.emitWith({ type: 'supply-played', player: seat, card: moved, under }, { id });
}

/** A card of one's choice from hand becomes a supply card. */
export function* supplyFromHand(g: Ccg, seat: Seat): Rules<void> {
  const card = yield* chooseHidden(g, seat, 'supply', g.list('hand', seat), false);
  if (card !== null) playSupply(g, seat, card, yield* chooseStack(g, seat));
}

export function* chooseStack(g: Ccg, seat: Seat): Rules<Card> {
  const options = g.named('stack', stackTops(g, seat));
  return (yield* choose({ seat, kind: 'stack', options })).card;
}
