/** Overlaying singular cards, unit stacks, and what can be done with them. CCG-STACK-01 to -12 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Continuous, Printed } from '../state/printed.ts';
import type { OptionOf } from '../state/questions.ts';
import { traitBit } from '../state/terms.ts';
import { ask, pass } from './asking.ts';
import { forget, restore } from './moving.ts';

/** The stack a singular card must be overlaid on: one's own unit of the same title. CCG-STACK-01, CCG-STACK-12 */
export function overlaidOn(g: Ccg, seat: Seat, printed: Printed): Card | null {
  if (!isSingular(g, seat, printed, printed.traits)) return null;
  for (const place of ['alert', 'reserve'] as const) {
    for (const card of g.list(place, seat)) {
      if (g.isUnit(card) && g.printed(card).title === printed.title && isSingularUnit(g, card)) return card;
    }
  }
  return null;
}

export function isSingularUnit(g: Ccg, card: Card): boolean {
  return isSingular(g, g.ownerOf(card), g.printed(card), g.derived.traitsOf(card));
}

/** CCG-TYPE-09, unless a card in force says otherwise. */
function isSingular(g: Ccg, seat: Seat, printed: Printed, traits: number): boolean {
  if (!printed.singular) return false;
  for (const { you, rule } of g.standing('not-singular')) {
    if (you === seat && (traits & traitBit(rule.trait)) !== 0) return false;
  }
  return true;
}

/** CCG-STACK-03, CCG-STACK-06, CCG-STACK-07: an alert stack stays alert, exhausted cards in it are restored. */
export function overlay(g: Ccg, card: Card, on: Card): void {
  restore(g, on);
  putOnTop(g, card, on);
}

/** Makes a card the top of a stack; what is attached to the stack, or lasts on it, stays. CCG-KEY-18 */
function putOnTop(g: Ccg, card: Card, top: Card): void {
  const { under } = g.state;
  const place = g.cards.zoneOf(top);
  const below = g.under(top, 'stacked').filter((one) => one !== card);
  const links = g.under(top, 'linked');
  g.cards.move(card, place, 'bottom');
  under.set(card, null);
  g.cards.move(top, g.zone('stacked', g.ownerOf(top)));
  under.set(top, card);
  for (const one of below) under.set(one, card);
  for (const one of links) under.set(one, card);
  if (g.isExhausted(top)) {
    g.turnOver(top, false);
    g.turnOver(card, true);
  }
  g.turn.lasting = g.turn.lasting.map((lasting) => (lasting.card === top ? { ...lasting, card } : lasting));
  g.touch();
}

/**
 * Lifts the top card out of its stack into the reserve area, as a unit of its own from then on. What is attached to the
 * stack, or lasts on it, stays with the cards left behind. CCG-KEY-18
 */
export function liftOut(g: Ccg, top: Card): void {
  const [next] = g.under(top, 'stacked');
  if (next === undefined) return;
  putOnTop(g, next, top);
  g.state.under.set(top, null);
  g.cards.move(top, g.zone('reserve', g.ownerOf(top)), 'bottom');
  g.touch();
}

/** Ready phase 5: each player may choose which card of a stack is used. CCG-STACK-08, CCG-TURN-07 */
export function* reorderStacks(g: Ccg, seat: Seat): Rules<void> {
  if (g.count('stacked', seat) === 0) return;
  const done = new Set<Card>();
  for (;;) {
    const tops: OptionOf<'top'>[] = [];
    for (const card of g.list('stacked', seat)) {
      const on = g.state.under.get(card);
      if (on !== null && !done.has(on)) tops.push({ type: 'top', card, on, id: g.printed(card).id });
    }
    if (tops.length === 0) return;
    const answer = yield* ask({ seat, kind: 'reorder', rules: ['CCG-STACK-08'], options: [pass, ...tops] });
    if (answer.type === 'pass') return;
    const { card, on, id } = answer;
    putOnTop(g, card, on);
    done.add(card);
    g.emit({ type: 'stack-reordered', player: seat, card, id });
  }
}

/** One more power for as long as the phase lasts. */
function boost(power: number): Continuous {
  return { kind: 'continuous', text: '', affects: () => true, gift: { power } };
}

export function lastingPower(g: Ccg, c: Context, card: Card, power: number): void {
  g.turn.lasting.push({ until: 'phase', card, continuous: boost(power), c });
  g.touch();
  g.emit({ type: 'power', card, id: g.printed(card).id, by: power });
}

/** Sacrifices a card from underneath: its top unit has 1 more power for the rest of the phase. CCG-STACK-10 */
export function sacrificeUnder(g: Ccg, seat: Seat, card: Card): void {
  const top = g.state.under.get(card);
  const { id } = g.printed(card);
  forget(g, card);
  g.cards.move(card, g.zone('discard', seat));
  g.emit({ type: 'sacrificed', player: seat, card, id });
  if (top !== null) lastingPower(g, g.plainContext(seat, top), top, 1);
}
