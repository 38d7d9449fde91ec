/** Destinations and the Objective card. BG-DEST, BG-OBJECTIVE */
import { type Card, choose, only, type Rules, type Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { cardText } from '../text/card-text.ts';
import { context } from './context.ts';
import { drawCard } from './decks.ts';
import { active } from './hooks.ts';
import { sleeperPhase } from './sleeper-phase.ts';
import { chooserOf } from './titles.ts';

/** Kobol: the sleeper agents awake, then the next jump wins. BG-OBJECTIVE-02, BG-OBJECTIVE-03 */
const SLEEPER_DISTANCE = 4;
const FINAL_DISTANCE = 8;

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
  g.emitWith({ type: 'destinations-drawn', seat, n: drawn.length }, only(seat), {
    names: drawn.map((card) => g.entry(card).name),
  });
  const options = drawn.map((card) => ({ type: 'destination', card, name: g.entry(card).name }));
  const picked = yield* choose({ seat, kind: 'choose-destination', rules: ['BG-JUMP-17'], options });
  for (const card of drawn) if (card !== picked.card) g.cards.move(card, zones.destinationDeck, 'bottom');
  return g.cards.move(picked.card, zones.resolving);
}

/**
 * A destination is shown and carried out at once, then its distance counts. Where it does not name the Admiral, whoever
 * makes the fleet jump by an action rolls and picks ships, else the current player. BG-JUMP-18, BG-DEST-01, BG-DEST-02, BG-RAPTOR-08
 */
export function* resolveDestination(g: Galactica, card: Card, by?: Seat): Rules<void> {
  const entry = g.entry(card);
  if (entry.deck !== 'destination') throw new Error(`'${entry.name}' is no destination`);
  g.emit({ type: 'destination-reached', name: entry.name, distance: entry.distance, text: cardText(entry) });
  yield* entry.effect.run(g, context('destination', by ?? g.current, { card, acting: by !== undefined }));
  if (g.cards.zoneOf(card) === zones.resolving) g.cards.move(card, zones.travelled, 'bottom');
}

/** What the Objective card has for the distance now reached, each entry once. BG-OBJECTIVE-01, BG-JUMP-19 */
export function* checkObjective(g: Galactica): Rules<void> {
  const { state } = g;
  const travelled = distance(g);
  if (travelled >= SLEEPER_DISTANCE && !state.sleeperPhaseDone) yield* sleeperPhase(g); // BG-OBJECTIVE-02
  if (travelled >= FINAL_DISTANCE && !state.nextJumpWins) {
    state.nextJumpWins = true; // BG-OBJECTIVE-03
    g.emit({ type: 'next-jump-wins' });
  }
}
