/** Playing a card from hand. CCG-PLAY-01 to -08, CCG-KEY-01 to -03 */
import { type Card, passUnasked, type Rules, type Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Cost, Printed } from '../state/printed.ts';
import type { OptionOf } from '../state/questions.ts';
import { keywordBit } from '../state/terms.ts';
import { ask, pass } from './asking.ts';
import { distinct } from './decks.ts';
import { commit } from './moving.ts';
import { canPay, pay } from './paying.ts';
import { helpersFor, setsOfHelpers } from './spending-help.ts';
import { fire, happening } from './triggers.ts';
import { overlaidOn, overlay } from './unit-stacks.ts';

/** Cards in hand that can be played now, one of each. Events only, inside a challenge. CCG-CHAL-05 */
export function playable(g: Ccg, seat: Seat, eventsOnly: boolean): Card[] {
  const found: Card[] = [];
  for (const card of distinct(g, g.list('hand', seat))) {
    const printed = g.printed(card);
    if (eventsOnly && printed.type !== 'event') continue;
    if (canPay(g, seat, printed.cost) && requirementsMet(g, seat, card, printed)) found.push(card);
  }
  return found;
}

/** CCG-PLAY-02: every choice its text calls for can be made. */
function requirementsMet(g: Ccg, seat: Seat, card: Card, printed: Printed): boolean {
  if (printed.type !== 'event') return true;
  const { only, effect } = printed;
  if (!only && !effect?.possible) return true;
  const c = g.plainContext(seat, card);
  return (only?.holds(g, c) ?? true) && (effect?.possible?.(g, c) ?? true);
}

/** A card shown and paid for, its choices made. */
interface Played {
  readonly card: Card;
  readonly printed: Printed;
  readonly c: Context;
}

/** Shows it, makes its choices, pays, resolves; with what is left over an Expedite card may be played beside it. */
export function* playCard(g: Ccg, seat: Seat, card: Card): Rules<void> {
  const first = yield* announce(g, seat, card);
  const { excess, spent } = yield* pay(g, seat, first.printed.cost);
  const second = spent ? yield* expedite(g, seat, excess) : null;
  yield* resolve(g, seat, first);
  if (second) yield* resolve(g, seat, second); // CCG-KEY-02
}

/** CCG-PLAY-01, CCG-PLAY-03 */
function* announce(g: Ccg, seat: Seat, card: Card): Rules<Played> {
  const printed = g.printed(card);
  const overlaid = printed.type !== 'event' && overlaidOn(g, seat, printed) !== null;
  g.cards.move(card, g.zone('played', seat));
  g.emit({ type: 'played', player: seat, card, id: printed.id, overlaid });
  const c = g.context(seat, card);
  if (printed.type === 'event') yield* printed.effect?.prepare?.(g, c) ?? nothing();
  return { card, printed, c };
}

function* nothing(): Rules<void> {}

/**
 * CCG-KEY-01, CCG-KEY-03: asked in secret, because only who holds such a card is. Units that generate more when a stack is
 * spent may have done so for what is left over, too: they are committed for the card that takes it.
 */
function* expedite(g: Ccg, seat: Seat, excess: readonly Cost[]): Rules<Played | null> {
  const cards: OptionOf<'expedite'>[] = [];
  for (const card of distinct(g, g.list('hand', seat))) {
    const printed = g.printed(card);
    if ((printed.keywords & keywordBit('Expedite')) === 0 || !requirementsMet(g, seat, card, printed)) continue;
    for (const helpers of helpToExpedite(g, seat, printed.cost, excess))
      cards.push({ type: 'expedite', card, id: printed.id, helpers, ids: helpers.map((one) => g.printed(one).id) });
  }
  yield* passUnasked({ seats: [seat], isOpenTo: () => g.count('hand', seat) > 0 });
  if (cards.length === 0) return null;
  const options = [pass, ...cards];
  const chosen = yield* ask({ seat, kind: 'expedite', rules: ['CCG-KEY-01'], secret: true, silence: 0, options });
  if (chosen.type === 'pass') return null;
  for (const helper of chosen.helpers) commit(g, helper);
  return yield* announce(g, seat, chosen.card);
}

/** The units that make up what an Expedite card costs beyond the excess, in each way; none if nothing does. */
function helpToExpedite(g: Ccg, seat: Seat, cost: readonly Cost[], excess: readonly Cost[]): Card[][] {
  let ways: Card[][] = [[]];
  for (const { resource, n } of cost) {
    const left = excess.find((one) => one.resource === resource)?.n ?? 0;
    const sets = setsOfHelpers(g, helpersFor(g, seat, resource), Math.max(0, n - left));
    ways = ways.flatMap((way) => sets.map((set) => [...way, ...set]));
  }
  return ways;
}

function* resolve(g: Ccg, seat: Seat, { card, printed, c }: Played): Rules<void> {
  if (g.placeOf(card) !== 'played') return; // its player has left the game
  if (printed.type === 'event') yield* resolveEvent(g, seat, card, printed, c);
  else yield* enterPlay(g, seat, card, printed);
}

/** CCG-PLAY-05 */
function* resolveEvent(g: Ccg, seat: Seat, card: Card, printed: Printed, c: Context): Rules<void> {
  if (printed.effect) yield* printed.effect.run(g, c);
  if (g.placeOf(card) === 'played') g.cards.move(card, g.zone('discard', seat));
  if (g.derived.listens('event-played')) yield* fire(g, happening('event-played', seat, card));
}

/** Into the reserve area unless a text says otherwise. CCG-PLAY-04, CCG-STACK-01 */
export function* enterPlay(
  g: Ccg,
  seat: Seat,
  card: Card,
  printed: Printed,
  area: 'alert' | 'reserve' = 'reserve',
): Rules<void> {
  const on = overlaidOn(g, seat, printed);
  if (on === null) g.cards.move(card, g.zone(area, seat), 'bottom');
  else overlay(g, card, on);
  if (g.derived.listens('enters-play')) yield* fire(g, happening('enters-play', seat, card));
}
