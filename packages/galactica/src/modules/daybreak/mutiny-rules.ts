/** Mutiny cards: drawn, kept within a limit, played as actions. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import { askSome } from '../../core/engine/asking.ts';
import { context } from '../../core/engine/context.ts';
import { discardTo, drawCard } from '../../core/engine/decks.ts';
import { active } from '../../core/engine/hooks.ts';
import { isInBrig } from '../../core/rules/boards.ts';
import { sendTo } from '../../core/rules/hazardous-locations.ts';
import { countsAsHuman } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { zones } from '../../core/state/zones.ts';
import { cardLines } from '../../core/text/card-lines.ts';
import type { MutinyEntry } from './mutiny-entry.ts';
import { mutinyZones } from './zones.ts';

/** How many a player may have: one, the Mutineer two. BG-MUTINY-05, BG-MUTINEER-12 */
function mutinyLimit(g: Galactica, seat: Seat): number {
  let limit = g.state.mutineer === seat ? 2 : 1;
  for (const { hook, owner } of active(g, 'mutinyLimit')) limit = hook(g, owner, seat, limit);
  return limit;
}

/** BG-MUTINY-10, BG-MUTINY-12, BG-MUTINY-13 */
export function canDrawMutiny(g: Galactica, seat: Seat): boolean {
  return countsAsHuman(g, seat);
}

/** Draws mutiny cards; too many send the player to the Brig, unless the effect spares that. */
export function* drawMutiny(
  g: Galactica,
  seat: Seat,
  n = 1,
  { noBrig = false, keep }: { readonly noBrig?: boolean; readonly keep?: number } = {},
): Rules<void> {
  for (let drawn = 0; drawn < n && canDrawMutiny(g, seat); drawn++) {
    yield* drawOne(g, seat);
    for (const { hook, owner } of active(g, 'mutinyDrawn')) yield* hook(g, owner, seat);
    const tooMany = g.cards.count(mutinyZones.hand(seat)) > mutinyLimit(g, seat);
    // BG-MUTINY-05, BG-MUTINY-06, BG-MUTINEER-13; who cannot be moved stays where he is. BG-FAQ-13, BG-FAQ-14
    if (tooMany && !noBrig && !isInBrig(g, seat)) yield* sendTo(g, seat, 'brig');
    yield* trimMutiny(g, seat, keep); // BG-MUTINY-07, BG-MUTINY-09, BG-MUTINEER-14, BG-UNI-168
  }
}

/** BG-MUTINY-02, BG-MUTINY-04 */
function* drawOne(g: Galactica, seat: Seat): Rules<void> {
  for (const { hook, owner } of active(g, 'drawsMutiny')) if (yield* hook(g, owner, seat)) return;
  const card = drawCard(g, mutinyZones.deck, mutinyZones.discard, mutinyZones.hand(seat));
  if (card !== null) g.emitWith({ type: 'mutiny-drawn', seat }, { name: g.entry(card).name });
}

/** Keeps as many as the player may have. */
export function* trimMutiny(g: Galactica, seat: Seat, keep = mutinyLimit(g, seat)): Rules<void> {
  const hand = g.cards.list(mutinyZones.hand(seat));
  if (hand.length <= keep) return;
  const kept = yield* askSome({
    seat,
    kind: 'keep-mutiny',
    rules: ['BG-MUTINY-07', 'BG-UNI-168'],
    options: hand.map((card) => ({ type: 'mutiny', card, name: g.entry(card).name })),
    min: keep,
    max: keep,
  });
  discardMutiny(
    g,
    seat,
    hand.filter((card) => !kept.some((one) => one.card === card)),
  );
}

/** One after another, each face up. BG-MUTINY-03 */
export function discardMutiny(g: Galactica, seat: Seat, cards: readonly Card[]): void {
  for (const card of cards) {
    g.emit({ type: 'mutiny-discarded', seat, name: g.entry(card).name });
    discardTo(g, card, mutinyZones.discard);
  }
}

export function discardAllMutiny(g: Galactica, seat: Seat): void {
  discardMutiny(g, seat, g.cards.list(mutinyZones.hand(seat)));
}

function mutinyEntry(g: Galactica, card: Card): MutinyEntry {
  const entry = g.entry(card);
  if (entry.deck !== 'mutiny') throw new TypeError(`'${entry.name}' is no mutiny card`);
  return entry;
}

/** The Brig is no obstacle. BG-MUTINY-01, BG-MUTINY-08, BG-MUTINY-11 */
export function playableMutiny(g: Galactica, seat: Seat): Card[] {
  if (!countsAsHuman(g, seat)) return [];
  return g.cards.list(mutinyZones.hand(seat)).filter((card) => isPlayable(g, seat, card));
}

/** Whether something comes of this card now. */
export function isPlayable(g: Galactica, seat: Seat, card: Card): boolean {
  const { action } = mutinyEntry(g, card);
  return action.possible?.(g, context('mutiny', seat, { acting: true, card })) ?? true;
}

/** The card is out of the hand before its effect begins, so it no longer counts. BG-UNI-117, BG-UNI-118 */
export function* playMutiny(g: Galactica, seat: Seat, card: Card): Rules<void> {
  const entry = mutinyEntry(g, card);
  g.emit({ type: 'mutiny-played', seat, name: entry.name, text: cardLines(entry) });
  let played = card;
  if (entry.after === 'remove') played = g.cards.move(card, zones.removed);
  else discardTo(g, card, mutinyZones.discard);
  yield* entry.action.run(g, context('mutiny', seat, { acting: true, card: played }));
}
