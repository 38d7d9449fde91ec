/** What must be remembered from turn to turn. Everything that ends with the turn is in `turn.ts`. */
import { type Bound, type Card, cell, flag, list, optional, perCard, record, type Seat } from '@ragtag/kernel';

export function stateSpec(players: number, cards: number) {
  return record({
    setUp: flag(),
    turn: cell(),
    /** Who was first player last. CCG-FIRST-03 */
    first: cell<Seat>(),
    influence: list(players, cell()),
    out: list(players, flag()),
    won: list(players, flag()),
    /** Face down. CCG-MOVE-05, CCG-RES-12 */
    exhausted: perCard(cards, flag()),
    /** The card it lies under or is attached to: supply under an asset, stacked under a unit, a mission linked to a unit. */
    under: perCard(cards, optional(cell<Card>())),
  });
}

export type State = Bound<ReturnType<typeof stateSpec>>;
