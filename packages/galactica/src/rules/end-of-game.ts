import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Ending, Side } from '../state/terms.ts';

/** Thrown out of the deepest rule when the game ends at once; caught by the game's outer loop only. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}
export function win(g: Galactica, side: Side, ending: Ending): never {
  throw new Error('unwritten');
}
/** Resources at the end of a turn. */
export function checkResources(g: Galactica): void {
  throw new Error('unwritten');
}
/** The fleet jumps with the objective reached. */
export function* finalJump(g: Galactica): Rules<never> {
  throw new Error('unwritten');
}
/** Who has won, once the game is over. */
export function winners(g: Galactica): Seat[] {
  throw new Error('unwritten');
}
