/** Motive Cards: dealt, turned up at any moment their requirement holds, and settled last of all. */
import { type Card, EVERYBODY, type Rules, type Seat } from '@ragtag/kernel';
import { ask } from '../../core/engine/asking.ts';
import { isLeader } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { Side } from '../../core/state/terms.ts';
import type { MotiveEntry } from './aims.ts';
import { openMotives } from './motives.ts';
import { motiveZones } from './zones.ts';

/** The one leader there is; null if nobody chose one. BG-SETUP-37 */
export function leaderOf(g: Galactica): Seat | null {
  for (const seat of g.seats) if (isLeader(g, seat)) return seat; // asked at every moment of the game
  return null;
}

function motiveEntry(g: Galactica, card: Card): MotiveEntry {
  const entry = g.entry(card);
  if (entry.deck !== 'motive') throw new TypeError(`'${entry.name}' is no Motive Card`);
  return entry;
}

/** BG-LOYDECK-13, BG-SLEEPER-03 */
export function dealMotives(g: Galactica, n: number): void {
  const seat = leaderOf(g);
  if (seat === null) return;
  const names: string[] = [];
  for (let dealt = 0; dealt < n; dealt++) {
    const card = g.cards.draw(motiveZones.deck, motiveZones.facedown(seat));
    if (card !== null) names.push(g.entry(card).name);
  }
  if (names.length > 0) g.emitWith({ type: 'motives-dealt', seat, n: names.length }, { names });
}

function reveal(g: Galactica, seat: Seat, card: Card): void {
  const { name, side } = motiveEntry(g, g.cards.move(card, motiveZones.faceup(seat)));
  g.emit({ type: 'motive-revealed', seat, name, side });
}

/** What the leader could turn up now. BG-MOTIVE-03, BG-MOTIVE-04 */
function revealable(g: Galactica, seat: Seat): Card[] {
  return g.cards.list(motiveZones.facedown(seat)).filter((card) => {
    const { when, met } = motiveEntry(g, card);
    return when === 'at-any-time' && met(g, seat);
  });
}

/** Which of the cards face down before the leader are as they want it now, for the leader alone. BG-MOTIVE-03, BG-MOTIVE-09 */
export function motivesHolding(g: Galactica, seat: Seat): readonly Card[] {
  const met = g.cards.list(motiveZones.facedown(seat)).filter((card) => motiveEntry(g, card).met(g, seat));
  return met.sort((a, b) => a - b);
}

/**
 * Asked whenever a requirement has just come to be met, and again in each turn in which it still is. Which are met is for
 * all to see; whether the leader has such a card is not. Most moments bring nothing new: rules only where one does. BG-END-25
 */
export function noticeMotives(g: Galactica): Rules<void> | null {
  const seat = leaderOf(g);
  if (seat === null || g.cards.count(motiveZones.facedown(seat)) === 0) return null;
  const { motivesMet } = g.state;
  let news = false;
  for (const { id, met } of openMotives) {
    const now = met(g, seat);
    if (now === motivesMet[id]) continue;
    if (now) news = true;
    motivesMet[id] = now;
  }
  return news ? offerMotives(g, seat) : null;
}

/** The leader turns up what can be, as long as there is something and the leader wants to. */
function* offerMotives(g: Galactica, seat: Seat): Rules<void> {
  for (;;) {
    const cards = revealable(g, seat);
    if (cards.length === 0) return;
    const picked = yield* ask({
      seat,
      kind: 'reveal-motive',
      rules: ['BG-MOTIVE-03'],
      options: [
        { type: 'nothing' as const },
        ...cards.map((card) => ({ type: 'motive' as const, card, name: g.entry(card).name })),
      ],
      secret: true, // being asked would tell of the card
    });
    if (picked.type === 'nothing') return;
    reveal(g, seat, picked.card);
  }
}

/** A turn begins: what is still met is offered once more. */
export function forgetMotives({ state: { motivesMet } }: Galactica): void {
  for (const { id } of openMotives) motivesMet[id] = false;
}

/** Some motives are about it: it proves which of them are met. */
function showHand(g: Galactica, seat: Seat): void {
  const hand = g.hand(seat);
  for (const card of hand) g.cards.show(card, EVERYBODY);
  const names = hand.map((card) => `${g.entry(card).name} ${g.strength(card)}`);
  if (names.length > 0) g.emit({ type: 'leaders-hand-shown', seat, names });
}

/** The game is over: nothing speaks against turning up all that can be. BG-MOTIVE-05, BG-MOTIVE-09, BG-END-20, BG-END-23 */
export function settleMotives(g: Galactica): void {
  const seat = leaderOf(g);
  if (seat === null) return;
  if (g.configuration.revision >= 8) showHand(g, seat);
  for (const card of g.cards.list(motiveZones.facedown(seat))) {
    if (motiveEntry(g, card).met(g, seat)) reveal(g, seat, card);
    else g.cards.show(card, EVERYBODY);
  }
}

/** At most one left unrevealed, and two revealed for the side that won. BG-MOTIVE-06..08, BG-END-22, BG-END-26 */
export function winsByMotives(g: Galactica, seat: Seat, winner: Side): boolean {
  const revealed = g.cards.list(motiveZones.faceup(seat)).filter((card) => motiveEntry(g, card).side === winner);
  return g.cards.count(motiveZones.facedown(seat)) <= 1 && revealed.length >= 2;
}
