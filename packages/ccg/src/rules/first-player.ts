/** The first player. CCG-FIRST-01 to -05 */
import type { Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';

/** The player with the lowest influence; a tie is for the previous first player, or the one nearest to his left. */
export function workOutFirstPlayer(g: Ccg): Seat {
  let lowest: Seat | null = null;
  for (const seat of g.playersFrom(g.state.first)) {
    if (lowest === null || g.influence(seat) < g.influence(lowest)) lowest = seat;
  }
  if (lowest !== null) g.state.first = lowest;
  return g.state.first;
}

/** Before the game, chance decides between those who tie. CCG-FIRST-04 */
export function drawFirstPlayer(g: Ccg): void {
  const lowest = Math.min(...g.seats.map((seat) => g.influence(seat)));
  g.state.first = g.chance.pick(g.seats.filter((seat) => g.influence(seat) === lowest));
}
