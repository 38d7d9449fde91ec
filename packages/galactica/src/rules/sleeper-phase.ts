/** The Sleeper Agent phase: everybody is dealt another loyalty card. */
import { type Card, choose, only, type Rules, type Seat } from '@ragtag/kernel';
import { loyaltyCounts } from '../setup/loyalty-deck.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { distance } from './destination.ts';
import { active } from './hooks.ts';
import { handOnLoyalty, loyaltyEntry } from './loyalty.ts';
import { isMutineerCard, receiveMutineer } from './mutineer.ts';

/** Farther than this Cylon players keep what they have, but for the Mutineer card. BG-SLEEPER-05 */
const LAST_DISTANCE_TO_HAND_ON = 6;

/** Deal to all; Cylons hand on; the Mutineer reveals; then the search for an unrevealed Mutineer. */
export function* sleeperPhase(g: Galactica): Rules<void> {
  g.state.sleeperPhaseDone = true; // BG-SLEEPER-01
  g.emit({ type: 'sleeper-phase' });
  const order = g.seatsFrom(g.current);
  deal(g, order);
  for (const seat of order) if (g.player(seat).revealed) yield* handOn(g, seat);
  for (const seat of order) yield* revealDealtMutineer(g, seat);
  yield* searchForMutineer(g);
  for (const { hook, owner } of active(g, 'sleeperPhase')) yield* hook(g, owner);
}

/** One card each, as far as the deck goes; more where a sheet says so, which a revealed Cylon's no longer does. */
function deal(g: Galactica, order: readonly Seat[]): void {
  const extra = active(g, 'extraLoyaltyCards'); // BG-SLEEPER-11, BG-SLEEPER-12, BG-TURNREF-35
  const dealt = order.map((seat) => {
    let n = 1; // BG-SLEEPER-02
    for (const { hook, owner } of extra) if (owner === seat) n += hook(g, owner, seat, 'sleeper');
    const cards: Card[] = [];
    for (let one = 0; one < n; one++) {
      const card = g.cards.draw(zones.loyaltyDeck, zones.loyalty(seat));
      if (card !== null) cards.push(card);
    }
    return { seat, cards };
  });
  // Told to all at the same moment, whatever was dealt. BG-SLEEPER-04
  for (const { seat, cards } of dealt) {
    const names = cards.map((card) => loyaltyEntry(g, card).id);
    g.emitWith({ type: 'loyalty-dealt', seat, n: cards.length }, only(seat), { names });
  }
}

/** A Cylon player turns nothing up: all facedown cards go to one human player, the Mutineer too. BG-SLEEPER-05, BG-SLEEPER-07 */
function* handOn(g: Galactica, seat: Seat): Rules<void> {
  const all = g.cards.list(zones.loyalty(seat));
  const cards = distance(g) > LAST_DISTANCE_TO_HAND_ON ? all.filter((card) => isMutineerCard(g, card)) : all;
  const options = g.humans.map((to) => ({ type: 'player', seat: to }));
  if (cards.length === 0 || options.length === 0) return;
  const picked = yield* choose({
    seat,
    kind: 'hand-on-loyalty',
    rules: ['BG-SLEEPER-05'],
    context: { n: cards.length },
    options,
  });
  yield* handOnLoyalty(g, seat, picked.seat, cards);
}

/** Dealt, or handed on face down, which is the same. BG-SLEEPER-06, BG-SLEEPER-08 */
function* revealDealtMutineer(g: Galactica, seat: Seat): Rules<void> {
  if (g.player(seat).revealed) return; // BG-UNI-72
  const card = g.cards.list(zones.loyalty(seat)).find((one) => isMutineerCard(g, one));
  if (card !== undefined) yield* receiveMutineer(g, seat, card, 'dealt');
}

/** Once: the Mutineer may stay hidden in the deck. BG-SLEEPER-09 */
function* searchForMutineer(g: Galactica): Rules<void> {
  const gone = g.cards.list(zones.removed).some((card) => g.entry(card).deck === 'loyalty' && isMutineerCard(g, card));
  if (!loyaltyCounts(g.seats.length).mutineer || g.state.mutineer !== null || gone) return;
  const options = g.humans.map((seat) => ({ type: 'player', seat }));
  if (options.length === 0 || g.cards.count(zones.loyaltyDeck) === 0) return;
  const { seat } = yield* choose({
    seat: g.current,
    kind: 'extra-loyalty-card',
    rules: ['BG-SLEEPER-09'],
    options,
  });
  const card = g.cards.draw(zones.loyaltyDeck, zones.loyalty(seat));
  if (card === null) return;
  g.emitWith({ type: 'loyalty-dealt', seat, n: 1 }, only(seat), { names: [loyaltyEntry(g, card).id] });
  if (isMutineerCard(g, card)) yield* receiveMutineer(g, seat, card, 'sleeper-extra'); // BG-SLEEPER-10
}
