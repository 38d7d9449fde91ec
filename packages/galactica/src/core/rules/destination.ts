/** Destinations and the Objective card. BG-DEST, BG-OBJECTIVE */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { DestinationEntry } from '../content/entry.ts';
import type { Context } from '../effects/effect.ts';
import { choose } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { drawCard } from '../engine/decks.ts';
import { active } from '../engine/hooks.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { cardLines } from '../text/card-lines.ts';
import { chooserOf } from './titles.ts';

/** Distance travelled so far: the cards beside the Objective card. BG-DEST-02 */
export function distance(g: Galactica): number {
  let total = 0;
  for (const card of g.cards.list(zones.travelled)) {
    const entry = g.entry(card);
    if ('distance' in entry) total += entry.distance ?? 0;
  }
  return total;
}

/** Draws the next destination, for all to see. */
export function drawDestination(g: Galactica): Card | null {
  return drawCard(g, zones.destinationDeck, zones.destinationDiscard, zones.resolving);
}

/** The Admiral draws two and keeps one; the other goes to the bottom, unseen by the rest. BG-JUMP-17 */
export function* chooseDestination(
  g: Galactica,
  { blind = false }: { readonly blind?: boolean } = {},
): Rules<Card | null> {
  if (blind) return drawDestination(g);
  let seat = chooserOf(g, 'admiral');
  let draw = 2;
  for (const { hook, owner } of active(g, 'chooseDestination')) {
    const other = hook(g, owner);
    if (!other) continue;
    ({ seat, draw } = other);
    yield* other.used();
    break;
  }
  const drawn: Card[] = [];
  while (drawn.length < draw) {
    const card = drawCard(g, zones.destinationDeck, zones.destinationDiscard, zones.lookedAt(seat));
    if (card === null) break;
    drawn.push(card);
  }
  if (drawn.length === 0) return null;
  g.emitWith(
    { type: 'destinations-drawn', seat, n: drawn.length },
    {
      names: drawn.map((card) => g.entry(card).name),
    },
  );
  const options = drawn.map((card) => ({ type: 'destination' as const, card, name: g.entry(card).name }));
  const picked = yield* choose({ seat, kind: 'choose-destination', rules: ['BG-JUMP-17'], options });
  for (const card of drawn) if (card !== picked.card) g.cards.move(card, zones.destinationDeck, 'bottom');
  return g.cards.move(picked.card, zones.resolving);
}

/**
 * A destination is shown and carried out at once, then its distance counts. Where it does not name the Admiral, whoever
 * makes the fleet jump by an action rolls and picks ships, else the current player. BG-JUMP-18, BG-DEST-01, BG-DEST-02, BG-RAPTOR-08
 */
export function* resolveDestination(g: Galactica, card: Card, by?: Seat): Rules<void> {
  const entry = destinationEntry(g, card);
  g.emit({ type: 'destination-reached', name: entry.name, distance: entry.distance, text: cardLines(entry) });
  yield* entry.effect.run(g, contextOf(g, card, by));
  if (g.cards.zoneOf(card) === zones.resolving) g.cards.move(card, zones.travelled, 'bottom');
}

/** What a destination of this jump has for when the fleet marker has been reset. */
export function* leaveDestination(g: Galactica, card: Card, by?: Seat): Rules<void> {
  yield* destinationEntry(g, card).afterJump?.run(g, contextOf(g, card, by)) ?? [];
}

function destinationEntry(g: Galactica, card: Card): DestinationEntry {
  const entry = g.entry(card);
  if (entry.deck !== 'destination') throw new Error(`'${entry.name}' is no destination`);
  return entry;
}

function contextOf(g: Galactica, card: Card, by?: Seat): Context {
  return context('destination', by ?? g.current, { card, acting: by !== undefined });
}

/** What the Objective card has for the distance now reached, each entry once. BG-OBJECTIVE-01, BG-JUMP-19 */
export function* checkObjective(g: Galactica): Rules<void> {
  const travelled = distance(g);
  for (const entry of g.content.objective.entries) {
    if (travelled >= entry.distance && !entry.done(g)) yield* entry.reached(g);
  }
}
