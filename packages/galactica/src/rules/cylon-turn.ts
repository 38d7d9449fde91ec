/** The turn of a revealed Cylon. BG-CYTURN-01: draw skills, movement, action, prepare for jump; no crisis of his own, and
 * no ships are activated, whatever crises he brings about. BG-TURN-04, BG-TURN-06 */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import { skillTypes } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { actionStep } from './action.ts';
import { discardTo } from './decks.ts';
import { movementStep } from './movement.ts';
import { prepareForJump } from './prepare-for-jump.ts';
import { drawSkills } from './receive-skills.ts';

/** The turn of a revealed Cylon, up to the end-of-turn steps. */
export function* cylonTurn(g: Galactica, seat: Seat): Rules<void> {
  g.state.step = 'receive-skills';
  yield* drawCylonSkills(g, seat);
  g.state.step = 'movement';
  yield* movementStep(g, seat); // BG-CYTURN-04
  g.state.step = 'action';
  yield* actionStep(g, seat); // BG-CYTURN-10
  g.state.step = 'prepare-for-jump';
  yield* prepareForJump(g); // BG-CYTURN-14, BG-TURN-07
}

/** The Draw Skills step: two cards of different types, whatever the sheet says. BG-CYTURN-02, BG-CYTURN-03, BG-DRAW-03, BG-DRAW-04 */
export function* drawCylonSkills(g: Galactica, seat: Seat): Rules<void> {
  if (g.isAt(seat, 'hub-destroyed')) {
    // Ruling: no skill cards there, and the super crises are lost.
    for (const card of g.cards.list(zones.superCrisisHand(seat))) discardTo(g, card, zones.superCrisisDiscard);
    return;
  }
  const n = g.isAt(seat, 'resurrection-ship') ? 1 : 2; // BG-DRAW-09
  yield* drawSkills(g, seat, n, skillTypes, { different: true });
}
