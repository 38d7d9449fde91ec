/** Quorum cards: the hand that goes with the presidency. */
import { type Card, EVERYBODY, type Rules, type Seat } from '@ragtag/kernel';
import type { QuorumEntry } from '../content/entry.ts';
import { askSome } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { discardTo, drawCard } from '../engine/decks.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { cardLines } from '../text/card-lines.ts';

function quorumEntry(g: Galactica, card: Card): QuorumEntry {
  const entry = g.entry(card);
  if (entry.deck !== 'quorum') throw new TypeError(`'${entry.name}' is no quorum card`);
  return entry;
}

/** Draws into the quorum hand, which belongs to the title. BG-TITLE-03, BG-TITLE-05, BG-CYLON-11 */
export function* drawQuorum(g: Galactica, n: number): Rules<void> {
  const president = g.holder('president');
  if (president === null) return;
  const names: string[] = [];
  for (let drawn = 0; drawn < n; drawn++) {
    const card = drawCard(g, zones.quorumDeck, zones.quorumDiscard, zones.quorumHand(president));
    if (card === null) break;
    names.push(g.entry(card).name);
  }
  // Only the President sees them. BG-TITLE-06
  if (names.length > 0) g.emitWith({ type: 'quorum-drawn', seat: president, n: names.length }, { names });
}

/** Quorum cards of the President's hand whose action is possible. BG-TITLE-04, BG-TURNREF-19 */
export function playableQuorum(g: Galactica, seat: Seat): Card[] {
  if (seat !== g.holder('president')) return [];
  return g.cards.list(zones.quorumHand(seat)).filter((card) => canResolve(g, seat, card));
}

/** Whether this player could carry the card's action out now. */
export function canResolve(g: Galactica, seat: Seat, card: Card): boolean {
  const { action } = quorumEntry(g, card);
  return action.possible?.(g, context('quorum', seat, { acting: true, card })) ?? true;
}

/** Whether a quorum card that speaks of another player may mean this one. BG-UNI-171: alone at the table, yes. */
export function isAnother(g: Galactica, you: Seat, seat: Seat): boolean {
  return seat !== you || g.seats.length === 1;
}

export function* playQuorum(g: Galactica, seat: Seat, card: Card): Rules<void> {
  const entry = quorumEntry(g, card);
  g.emit({ type: 'quorum-played', seat, name: entry.name, text: cardLines(entry) });
  // It leaves the hand as its text begins to be carried out. BG-UNI-116, BG-UNI-118
  const to = entry.after === 'kept' ? zones.inPlay : zones.quorumDiscard;
  const played = g.cards.move(card, to);
  g.cards.show(played, EVERYBODY);
  yield* entry.action.run(g, context('quorum', seat, { acting: true, card: played }));
  yield* window(g, 'quorum-used', { seat, card: played }, { about: { seat, name: entry.name } });
}

/** Puts a quorum card before a player, to stay. */
export function* giveQuorum(g: Galactica, card: Card, to: Seat): Rules<void> {
  const given = g.cards.move(card, zones.quorumGiven(to));
  g.emit({ type: 'quorum-given', seat: to, name: g.entry(given).name });
}

/** The whole quorum hand goes to the new President. BG-TITLE-05 */
export function moveQuorumHand(g: Galactica, from: Seat, to: Seat): void {
  const n = g.cards.count(zones.quorumHand(from));
  g.cards.moveAll(zones.quorumHand(from), zones.quorumHand(to));
  if (n > 0) g.emit({ type: 'quorum-hand-passed', from, to, n });
}

/** With nobody left to be President the hand goes back. */
export function discardQuorumHand(g: Galactica, from: Seat): void {
  discardQuorum(g, from, g.cards.list(zones.quorumHand(from)));
}

/** The quorum hand limit at the end of a turn. BG-TITLE-07, BG-DISCARD-02 */
export function* discardQuorumToLimit(g: Galactica): Rules<void> {
  const president = g.holder('president');
  if (president === null) return;
  const hand = g.cards.list(zones.quorumHand(president));
  const over = hand.length - g.content.variations.quorumLimit;
  if (over <= 0) return;
  const chosen = yield* askSome({
    seat: president,
    kind: 'discard-quorum',
    rules: ['BG-TITLE-07', 'BG-DISCARD-02'],
    options: hand.map((card) => ({ type: 'quorum', card, name: g.entry(card).name })),
    min: over,
    max: over,
  });
  discardQuorum(
    g,
    president,
    chosen.map(({ card }) => card),
  );
}

/** Several at once: only the last comes to lie on top for all to see. BG-SECRET-19, BG-SECRET-20 */
export function discardQuorum(g: Galactica, seat: Seat, cards: readonly Card[]): void {
  const last = cards.at(-1);
  if (last === undefined) return;
  for (const card of cards) if (card !== last) g.cards.move(card, zones.quorumDiscard);
  g.emit({ type: 'quorum-discarded', seat, n: cards.length });
  discardTo(g, last, zones.quorumDiscard);
}
