/** The Sleeper Agent phase: everybody is dealt another loyalty card. */
import { type Card, passUnasked, type Rules, type Seat } from '@ragtag/kernel';
import { ask, choose } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import { readyForSleepers, turnUpReceived } from '../setup/loyalty-deck.ts';
import { countsAsCylon, countsAsHuman, hasLoyalty, mayUseSheet, takersOfLoyalty } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { distance } from './destination.ts';
import { handOnLoyalty, loyaltyEntry } from './loyalty.ts';
import { extraCards } from './new-character.ts';

/** Farther than this Cylon players keep what they have, but for a card that takes effect at once. BG-SLEEPER-05 */
const LAST_DISTANCE_TO_HAND_ON = 6;

/** Deal to all; Cylons hand on; what takes effect at once does; then what modules add. */
export function* sleeperPhase(g: Galactica): Rules<void> {
  g.state.sleeperPhaseDone = true; // BG-SLEEPER-01
  if (g.content.variations.loyaltyFrom !== 'never') g.emit({ type: 'sleeper-phase' }); // BG-COOP-02
  readyForSleepers(g);
  const order = g.seatsFrom(g.current);
  deal(g, order);
  for (const seat of order) if (countsAsCylon(g, seat)) yield* handOn(g, seat);
  // Dealt, or handed on face down, which is the same. BG-SLEEPER-06, BG-SLEEPER-08, BG-UNI-72
  for (const seat of order) if (countsAsHuman(g, seat)) yield* turnUpReceived(g, seat);
  for (const { hook, owner } of active(g, 'sleeperDealt')) yield* hook(g, owner);
  for (const { hook, owner } of active(g, 'sleeperPhase')) yield* hook(g, owner);
}

/** One card each, as far as the deck goes; more where a sheet says so, which a revealed Cylon's mostly does no longer. */
function deal(g: Galactica, order: readonly Seat[]): void {
  const extra = active(g, 'extraLoyaltyCards'); // BG-SLEEPER-11, BG-SLEEPER-12, BG-TURNREF-35
  const dealt = order
    .filter((seat) => hasLoyalty(g, seat))
    .map((seat) => {
      let n = 1; // BG-SLEEPER-02
      for (const { hook, owner } of extra) if (owner === seat) n += hook(g, owner, seat, 'sleeper');
      if (!g.content.variations.sheetsForgotten && !mayUseSheet(g, seat)) n += extraCards(g, seat, 'sleeper');
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
    g.emitWith({ type: 'loyalty-dealt', seat, n: cards.length }, { names });
  }
}

/** A Cylon player turns nothing up: all facedown cards go to one human player, those that take effect at once too. BG-SLEEPER-05, BG-SLEEPER-07 */
function* handOn(g: Galactica, seat: Seat): Rules<void> {
  const options = takersOfLoyalty(g).map((to) => ({ type: 'player' as const, seat: to }));
  if (options.length === 0) return;
  const all = g.cards.list(zones.loyalty(seat));
  const special = all.filter((card) => loyaltyEntry(g, card).received);
  const mayKeep = !g.content.variations.loyaltyHandedOn;
  const cards = mayKeep || distance(g) > LAST_DISTANCE_TO_HAND_ON ? special : all;
  // Whoever may keep it is asked in secret: the question would tell of the card. BG-UNI-41, BG-UNI-74
  if (mayKeep) yield* passUnasked({ seats: [seat], isOpenTo: () => all.length > 0 });
  if (cards.length === 0) return;
  const asking = { seat, kind: 'hand-on-loyalty', rules: ['BG-SLEEPER-05'], context: { n: cards.length } } as const;
  const picked = mayKeep
    ? yield* ask({ ...asking, options: [{ type: 'nothing' as const }, ...options], secret: true, silence: 0 })
    : yield* choose({ ...asking, options });
  if (picked.type === 'player') yield* handOnLoyalty(g, seat, picked.seat, cards);
}
