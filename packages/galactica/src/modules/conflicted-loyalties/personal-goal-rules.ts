/** Personal goals: not-a-Cylon cards that cost a resource at the end unless they were revealed in time. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import { context } from '../../core/engine/context.ts';
import { distance } from '../../core/rules/destination.ts';
import { somethingUsedUp, win } from '../../core/rules/end-of-game.ts';
import { loyaltyEntry } from '../../core/rules/loyalty.ts';
import { lose } from '../../core/rules/resources.ts';
import { addNotCylonAndShuffle, dealLoyalty } from '../../core/setup/loyalty-deck.ts';
import { countsAsCylon } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { zones } from '../../core/state/zones.ts';

/** Farther than this no new loyalty card is drawn. BG-GOAL-03, BG-GOAL-05 */
const LAST_DISTANCE_TO_DRAW = 6;

function unrevealed(g: Galactica, seat: Seat): Card[] {
  return g.cards.list(zones.loyalty(seat)).filter((card) => loyaltyEntry(g, card).kind === 'personal-goal');
}

/** Personal goals this player could reveal as an action now. BG-GOAL-01 */
export function revealableGoals(g: Galactica, seat: Seat): Card[] {
  if (countsAsCylon(g, seat)) return []; // BG-UNI-72
  return unrevealed(g, seat).filter((card) => {
    const { goal } = loyaltyEntry(g, card);
    return goal?.possible?.(g, context('loyalty', seat, { acting: true, card })) ?? false; // BG-GOAL-02
  });
}

export function* revealGoal(g: Galactica, seat: Seat, card: Card): Rules<void> {
  const shown = g.cards.move(card, zones.loyaltyFaceup(seat));
  const { id, goal } = loyaltyEntry(g, shown);
  g.emit({ type: 'goal-revealed', seat, card: id });
  if (goal) yield* goal.run(g, context('loyalty', seat, { acting: true, card: shown }));
  if (distance(g) > LAST_DISTANCE_TO_DRAW) return; // BG-GOAL-05
  addNotCylonAndShuffle(g); // BG-GOAL-03
  yield* dealLoyalty(g, seat, 1); // BG-GOAL-04
}

/** What unrevealed personal goals cost when the humans would win. BG-GOAL-07, BG-END-12.. */
export function* goalLosses(g: Galactica): Rules<void> {
  for (const seat of g.seatsFrom(g.current)) {
    if (countsAsCylon(g, seat)) continue; // BG-GOAL-09
    for (const card of unrevealed(g, seat)) {
      const shown = g.cards.move(card, zones.loyaltyFaceup(seat));
      const { id, loss } = loyaltyEntry(g, shown);
      g.emit({ type: 'goal-missed', seat, card: id });
      if (loss) yield* lose(g, loss.resource, loss.n);
    }
  }
  if (somethingUsedUp(g)) win(g, 'cylons', 'personal-goals'); // BG-END-16
}
