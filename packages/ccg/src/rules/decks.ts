/** Drawing, revealing, discarding, searching. CCG-GEN-05 to -07, CCG-ZONE-07 to -13 */
import { type Card, only, type Rules, type Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { HiddenKind } from '../state/questions.ts';
import { ask } from './asking.ts';
import { fire, happening, listenersTo } from './triggers.ts';

/** The top card of a deck, made of the discard pile if it has run out. CCG-GEN-07 */
export function topOfDeck(g: Ccg, seat: Seat): Card | null {
  const deck = g.zone('deck', seat);
  if (g.cards.count(deck) === 0 && g.count('discard', seat) > 0) {
    g.cards.moveAll(g.zone('discard', seat), deck);
    g.cards.shuffle(deck);
    g.emit({ type: 'deck-renewed', player: seat });
  }
  return g.cards.top(deck);
}

/** The top cards of a deck, for all to see: where it runs out, they go on with the discard pile shuffled. CCG-GEN-07 */
export function topToReveal(g: Ccg, seat: Seat, count: number): Card[] {
  if (topOfDeck(g, seat) === null) return [];
  const deck = g.zone('deck', seat);
  const last = g.cards.list(deck);
  if (last.length < count && g.count('discard', seat) > 0) {
    const out = last.map((card) => g.cards.move(card, g.zone('played', seat), 'bottom'));
    topOfDeck(g, seat);
    for (const card of out.reverse()) g.cards.move(card, deck, 'top');
  }
  return g.cards.list(deck).slice(0, count);
}

export function* draw(g: Ccg, seat: Seat, count: number): Rules<void> {
  const drawn = drawQuietly(g, seat, count);
  if (g.turn.phase !== 'execution' || drawn === 0) return;
  const listeners = listenersTo(g, 'drawn-in-execution');
  if (listeners.length === 0) return;
  for (let card = 0; card < drawn; card++) yield* fire(g, happening('drawn-in-execution', seat), listeners);
}

/** Draws where nothing can come of it. */
export function drawQuietly(g: Ccg, seat: Seat, count: number): number {
  const ids: string[] = [];
  for (let drawn = 0; drawn < count; drawn++) {
    const top = topOfDeck(g, seat);
    if (top === null) break;
    ids.push(g.printed(g.cards.move(top, g.zone('hand', seat))).id);
  }
  if (ids.length > 0) g.emitWith({ type: 'drew', player: seat, count: ids.length }, { ids });
  return ids.length;
}

/** Puts the top cards of a deck into its owner's discard pile. */
export function mill(g: Ccg, seat: Seat, count: number): void {
  for (let done = 0; done < count; done++) {
    const top = topOfDeck(g, seat);
    if (top === null) return;
    discard(g, top);
  }
}

/** CCG-MOVE-12 */
export function discard(g: Ccg, card: Card): void {
  const player = g.ownerOf(card);
  const { id } = g.printed(card);
  const moved = g.cards.move(card, g.zone('discard', player));
  g.emit({ type: 'discarded', player, card: moved, id });
}

/** One of each printed card among these: copies are all the same to who chooses. */
export function distinct(g: Ccg, cards: readonly Card[]): Card[] {
  const seen = new Set<number>();
  return cards.filter((card) => {
    const face = g.cards.faceOf(card);
    if (seen.has(face)) return false;
    seen.add(face);
    return true;
  });
}

/** A player chooses a card of those only he may see; he is always asked, so that nobody learns how many there are. */
export function* chooseHidden(
  g: Ccg,
  seat: Seat,
  kind: HiddenKind,
  cards: readonly Card[],
  mayDecline: boolean,
): Rules<Card | null> {
  const found = g.named('card', distinct(g, cards));
  const options = mayDecline ? [{ type: 'none' } as const, ...found] : found;
  if (options.length === 0) return null;
  const chosen = yield* ask({ seat, kind, secret: true, options });
  return chosen.type === 'none' ? null : chosen.card;
}

/** Discards cards of one's own choice, as many as there are. */
export function* discardChosen(g: Ccg, seat: Seat, count: number): Rules<void> {
  for (let done = 0; done < count; done++) {
    const hand = g.list('hand', seat);
    if (hand.length === 0 || g.isOut(seat)) return;
    const card = hand.length === 1 ? (hand[0] ?? null) : yield* chooseHidden(g, seat, 'discard', hand, false);
    if (card !== null) discard(g, card);
  }
}

/** Searches one's deck; one may fail to find. The deck is shuffled afterwards. CCG-GEN-05, CCG-GEN-06 */
export function* search(g: Ccg, seat: Seat, wanted: (card: Card) => boolean, shown: boolean): Rules<void> {
  const deck = g.zone('deck', seat);
  for (const card of g.cards.list(deck)) g.cards.show(card, only(seat)); // until it is shuffled
  const found = yield* chooseHidden(g, seat, 'search', g.cards.list(deck).filter(wanted), true);
  const event = { type: 'searched', player: seat, found: found !== null } as const;
  if (found !== null) {
    const ids = [g.printed(found).id];
    g.cards.move(found, g.zone('hand', seat));
    if (shown) g.emitShown({ ...event, ids });
    else g.emitWith(event, { ids });
  } else g.emit(event);
  g.cards.shuffle(deck);
}
