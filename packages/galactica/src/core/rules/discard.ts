/** Discarding skill cards, and what comes of it. BG-FAQ-46..48 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Context, Effect } from '../effects/effect.ts';
import { type Asking, askAll, askSome } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { discardSkillCards, skillEntry, typeOf } from '../engine/decks.ts';
import { active } from '../engine/hooks.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import type { SkillType } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import type { OptionOf } from '../vocabulary/questions.ts';
import { ignores } from './cylon-player.ts';

/** `cost`: the player pays with the cards for something; otherwise an effect or a limit makes the player discard. */
export interface Why {
  readonly cost?: boolean;
  readonly cause?: Context;
  /** What no other player can make less of: the hand limit, and what the player's own sheet asks for. BG-CLAR-36, BG-CLAR-38 */
  readonly by?: 'hand-limit' | 'own-sheet';
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
  if (n === 'all' && amount === g.cards.count(zones.hand(seat))) return yield* discard(g, seat, g.hand(seat), 'all');
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
  const asked: Asking<'discard', OptionOf<'card'>>[] = [];
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
  const clauses = settled.map(({ seat, cards, how }) => ({
    seat,
    clause: how === 'choice' ? clauseOf(g, cards) : null,
  }));
  for (const { seat, cards, how } of settled) yield* discard(g, seat, cards, how);
  for (const { seat, clause } of clauses) if (clause) yield* resolveClause(g, seat, clause);
}

function whichToDiscard(
  g: Galactica,
  seat: Seat,
  hand: readonly Card[],
  amount: number,
  { cause }: Why,
): Asking<'discard', OptionOf<'card'>> {
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
function* amountOf(g: Galactica, seat: Seat, n: number | 'all', { cost, cause, by }: Why): Rules<number> {
  if (!cost && cause && ignores(g, seat, cause)) return 0;
  const held = g.cards.count(zones.hand(seat));
  // In games of earlier revisions nobody made a whole hand less.
  if (n === 'all' && (held === 0 || by !== undefined || g.configuration.revision < 8)) return held;
  let amount = n === 'all' ? held : n;
  if (by !== undefined) return Math.min(amount, held);
  if (!cost && cause) {
    for (const { hook, owner } of active(g, 'discardAmount')) amount = hook(g, owner, seat, amount, cause);
  }
  const demand = { seat, amount, source: cause?.source ?? null };
  yield* window(g, 'must-discard', demand, { about: { seat, n: amount } });
  return Math.max(0, Math.min(demand.amount, g.cards.count(zones.hand(seat))));
}

function atRandom(g: Galactica, seat: Seat, { cost }: Why): boolean {
  return !cost && active(g, 'discardsAtRandom').some(({ hook, owner }) => hook(g, owner, seat));
}

/** So many cards of a hand, by chance. */
function anyOf(g: Galactica, seat: Seat, n: number): Card[] {
  const left = g.hand(seat);
  const picked: Card[] = [];
  while (picked.length < n && left.length > 0) picked.push(...left.splice(g.chance.draw(left.length), 1));
  return picked;
}

function* discard(g: Galactica, seat: Seat, cards: readonly Card[], how: 'choice' | 'random' | 'all'): Rules<number> {
  const types = cards.map((card) => typeOf(g, card)); // read before they go, while these numbers are these cards
  const names = cards.map((card) => g.entry(card).name);
  g.emitWith({ type: 'skills-discarded', seat, n: cards.length, how }, { names });
  discardSkillCards(g, cards);
  // Inside the discard: what it pays for has not happened yet. BG-UNI-91
  for (const { hook, owner } of active(g, 'skillsDiscarded')) yield* hook(g, owner, seat, types);
  return cards.length;
}

/** Cards a player chose are discarded, with what that brings. */
export function* discardChosen(g: Galactica, seat: Seat, cards: readonly Card[]): Rules<number> {
  const clause = clauseOf(g, cards);
  yield* discard(g, seat, cards, 'choice');
  if (clause) yield* resolveClause(g, seat, clause);
  return cards.length;
}

interface Clause {
  readonly type: SkillType;
  readonly effect: Effect;
}

/** What a card brings that its holder chooses to discard: that of one card is enough. BG-TREACHERY-04 */
function clauseOf(g: Galactica, cards: readonly Card[]): Clause | null {
  for (const card of cards) {
    const { type, onDiscard } = skillEntry(g, card);
    if (onDiscard) return { type, effect: onDiscard };
  }
  return null;
}

function* resolveClause(g: Galactica, seat: Seat, { type, effect }: Clause): Rules<void> {
  const c = context('skill', seat);
  if (!(effect.possible?.(g, c) ?? true)) return; // a Cylon player draws none
  const once = `discarded ${type}:${seat}`;
  if (g.turn.used.has(once)) return; // BG-TREACHERY-08, BG-FAQ-48
  g.turn.used.add(once);
  yield* effect.run(g, c);
}

/** Skill cards change hands: at random, or all. Both players learn which. */
export function takeSkills(g: Galactica, from: Seat, to: Seat, n: number | 'all'): number {
  const taken = n === 'all' ? g.hand(from) : anyOf(g, from, n);
  const names = taken.map((card) => g.entry(card).name);
  for (const card of taken) g.cards.move(card, zones.hand(to));
  g.emitWith({ type: 'skills-taken', from, to, n: taken.length }, { names });
  return taken.length;
}

/** Cards of the giver's choice go to another hand; the two of them see which. */
export function* giveSkills(g: Galactica, from: Seat, to: Seat, n: number): Rules<void> {
  const hand = g.hand(from);
  const amount = Math.min(n, hand.length);
  if (amount === 0 || from === to) return;
  const options = hand.map((card) => ({
    type: 'card' as const,
    card,
    name: g.entry(card).name,
    strength: g.strength(card),
  }));
  const given = yield* askSome({ seat: from, kind: 'give-cards', context: { to }, options, min: amount, max: amount });
  for (const { card } of given) g.cards.move(card, zones.hand(to));
  g.emitWith({ type: 'skills-given', from, to, n: amount }, { names: given.map(({ name }) => name) });
}
