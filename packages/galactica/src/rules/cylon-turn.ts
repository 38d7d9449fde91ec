/** The turn of a revealed Cylon. BG-CYTURN-01: draw skills, movement, action, prepare for jump; no crisis of his own, and
 * no ships are activated, whatever crises he brings about. BG-TURN-04, BG-TURN-06 */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { actionStep } from './action.ts';
import { movementStep } from './movement.ts';
import { prepareForJump } from './prepare-for-jump.ts';
import { receiveSkills } from './receive-skills.ts';
import { enter } from './turn.ts';

/** The turn of a revealed Cylon, up to the end-of-turn steps. */
export function* cylonTurn(g: Galactica, seat: Seat): Rules<void> {
  enter(g, 'receive-skills');
  yield* receiveSkills(g, seat); // BG-CYTURN-02, BG-CYTURN-03, BG-DRAW-03, BG-DRAW-04
  enter(g, 'movement');
  yield* movementStep(g, seat); // BG-CYTURN-04
  enter(g, 'action');
  yield* actionStep(g, seat); // BG-CYTURN-10
  enter(g, 'prepare-for-jump');
  yield* prepareForJump(g); // BG-CYTURN-14, BG-TURN-07
}
