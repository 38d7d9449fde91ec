/** Discarding skill cards, and what treachery cards make of it. BG-TREACHERY, BG-FAQ-46..48 */
import { type Asked, askAll, askSome, type Card, type Option, only, type Rules, type Seat } from '@ragtag/kernel';
import type { Context } from '../effects/effect.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { ignores } from './cylon-player.ts';
import { discardSkillCards, skillEntry, typeOf } from './decks.ts';
import { active } from './hooks.ts';
import { canDrawMutiny, drawMutiny } from './mutiny.ts';
import { window } from './windows.ts';

/** `cost`: the player pays with the cards for something; otherwise an effect or a limit makes the player discard. */
export interface Why {
  readonly cost?: boolean;
  readonly cause?: Context;
}

/** The one place skill cards are discarded: by choice, at random, or the whole hand. Returns how many were. */
export function* discardSkills(
  g: Galactica,
  seat: Seat,
  n: number | 'all',
  how: 'choice' | 'random',
  why: Why,
): Rules<number> {
  const amount = yield* amountOf(g, seat, n, why);
  if (amount === 0) return 0;
  if (n === 'all') return yield* discard(g, seat, g.hand(seat), 'all');
  if (how === 'random' || atRandom(g, seat, why)) return yield* discard(g, seat, anyOf(g, seat, amount), 'random');
  const hand = g.hand(seat);
  const chosen =
    hand.length <= amount
      ? hand // BG-TREACHERY-07, BG-FAQ-47: so many is a choice even if it is the whole hand
      : (yield* askSome(whichToDiscard(g, seat, hand, amount, why))).map(({ card }) => card);
  return yield* discardChosen(g, seat, chosen);
}

/** Several players discard at once, shown when all have chosen. BG-UNI-120 */
export function* discardTogether(
  g: Galactica,
  seats: readonly Seat[],
  n: (seat: Seat) => number,
  why: Why,
): Rules<void> {
  const settled: { seat: Seat; cards: readonly Card[]; how: 'choice' | 'random' }[] = [];
  const asked: Asked<CardOption>[] = [];
  for (const seat of seats) {
    const amount = yield* amountOf(g, seat, n(seat), why);
    if (amount === 0) continue;
    const hand = g.hand(seat);
    if (atRandom(g, seat, why)) settled.push({ seat, cards: anyOf(g, seat, amount), how: 'random' });
    else if (hand.length <= amount) settled.push({ seat, cards: hand, how: 'choice' });
    else asked.push({ ...whichToDiscard(g, seat, hand, amount, why), secret: false });
  }
  const answers = yield* askAll(asked);
  answers.forEach((chosen, index) => {
    const one = asked[index];
    if (one) settled.push({ seat: one.seat, cards: chosen.map(({ card }) => card), how: 'choice' });
  });
  settled.sort((a, b) => seats.indexOf(a.seat) - seats.indexOf(b.seat));
  const marked = settled.filter(({ cards, how }) => how === 'choice' && hasClause(g, cards)).map(({ seat }) => seat);
  for (const { seat, cards, how } of settled) yield* discard(g, seat, cards, how);
  for (const seat of marked) yield* drawForTreachery(g, seat);
}

interface CardOption extends Option {
  readonly type: 'card';
  readonly card: Card;
}

function whichToDiscard(
  g: Galactica,
  seat: Seat,
  hand: readonly Card[],
  amount: number,
  { cause }: Why,
): Asked<CardOption> {
  return {
    seat,
    kind: 'discard',
    rules: ['BG-TREACHERY-04'],
    context: { source: cause?.source ?? '', n: amount },
    options: hand.map((card) => ({ type: 'card', card, name: g.entry(card).name, strength: g.strength(card) })),
    min: amount,
    max: amount,
  };
}

/** How many cards must go: none of a Cylon player's who may keep them, and never more than there are. BG-CRISIS-07 */
function* amountOf(g: Galactica, seat: Seat, n: number | 'all', { cost, cause }: Why): Rules<number> {
  if (!cost && cause && ignores(g, seat, cause)) return 0;
  const held = g.cards.count(zones.hand(seat));
  if (n === 'all' || cost || !cause) return n === 'all' ? held : Math.min(n, held);
  let amount = n;
  for (const { hook, owner } of active(g, 'discardAmount')) amount = hook(g, owner, seat, amount, cause);
  const demand = { seat, amount };
  yield* window(g, 'must-discard', demand, { seats: [seat], about: { seat, n: amount } });
  return Math.max(0, Math.min(demand.amount, g.cards.count(zones.hand(seat))));
}

function atRandom(g: Galactica, seat: Seat, { cost }: Why): boolean {
  return !cost && active(g, 'discardsAtRandom').some(({ hook, owner }) => hook(g, owner, seat));
}

/** So many cards of a hand, by chance. */
function anyOf(g: Galactica, seat: Seat, n: number): Card[] {
  const left = g.hand(seat);
  const picked: Card[] = [];
  while (picked.length < n && left.length > 0) picked.push(...left.splice(g.chance.below(left.length), 1));
  return picked;
}

function* discard(g: Galactica, seat: Seat, cards: readonly Card[], how: 'choice' | 'random' | 'all'): Rules<number> {
  const treachery = !g.player(seat).revealed && cards.some((card) => typeOf(g, card) === 'treachery');
  g.emit({ type: 'skills-discarded', seat, n: cards.length, how });
  discardSkillCards(g, cards);
  // Inside the discard: what it pays for has not happened yet. BG-UNI-91
  if (treachery) yield* window(g, 'treachery-discarded', { seat }, { about: { seat } });
  return cards.length;
}

/** Cards a player chose are discarded, with what that brings. */
export function* discardChosen(g: Galactica, seat: Seat, cards: readonly Card[]): Rules<number> {
  const marked = hasClause(g, cards); // read before they go, while these numbers are these cards
  yield* discard(g, seat, cards, 'choice');
  if (marked) yield* drawForTreachery(g, seat);
  return cards.length;
}

function hasClause(g: Galactica, cards: readonly Card[]): boolean {
  return cards.some((card) => skillEntry(g, card).mutinyOnDiscard);
}

function* drawForTreachery(g: Galactica, seat: Seat): Rules<void> {
  if (!canDrawMutiny(g, seat)) return; // a Cylon player draws none
  if (g.turn.treacheryMutiny.has(seat)) return; // BG-TREACHERY-08, BG-FAQ-48
  g.turn.treacheryMutiny.add(seat);
  yield* drawMutiny(g, seat, 1);
}

/** Skill cards change hands: at random, or all. Both players learn which. */
export function takeSkills(g: Galactica, from: Seat, to: Seat, n: number | 'all'): number {
  const taken = n === 'all' ? g.hand(from) : anyOf(g, from, n);
  const names = taken.map((card) => g.entry(card).name);
  for (const card of taken) g.cards.move(card, zones.hand(to));
  g.emitWith({ type: 'skills-taken', from, to, n: taken.length }, only(from, to), { names });
  return taken.length;
}

/** Cards of the giver's choice go to another hand; the two of them see which. */
export function* giveSkills(g: Galactica, from: Seat, to: Seat, n: number): Rules<void> {
  const hand = g.hand(from);
  const amount = Math.min(n, hand.length);
  if (amount === 0 || from === to) return;
  const options = hand.map((card) => ({ type: 'card', card, name: g.entry(card).name, strength: g.strength(card) }));
  const given = yield* askSome({ seat: from, kind: 'give-cards', context: { to }, options, min: amount, max: amount });
  for (const { card } of given) g.cards.move(card, zones.hand(to));
  g.emitWith({ type: 'skills-given', from, to, n: amount }, only(from, to), { names: given.map(({ name }) => name) });
}
