/** The Pursuit track: how near the Cylons are. BG-BOARD-21 */
import type { Rules } from '@ragtag/kernel';
import { rollDie } from '../../core/engine/dice.ts';
import { within } from '../../core/engine/scope.ts';
import { placeCiviliansAnywhere } from '../../core/rules/civilian-ships.ts';
import { supply } from '../../core/rules/cylon-ships.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { CylonShip } from '../../core/state/terms.ts';
import { areaOfDie, autoAttack, byNumber, putOnFleetBoard, shipsOnFleetBoard, toMainBoard } from './cylon-fleet.ts';

/** Civilian ships the CAG places when the marker enters a space. BG-PURSUIT-03, BG-PURSUIT-04 */
const civilians = [0, 1, 0, 2, 0];
const AUTO_ATTACK = 4;

/** One space to the right, where there is a track. BG-PURSUIT-02, BG-ATTACKCARD-16 */
export function* advancePursuit(g: Galactica): Rules<void> {
  if (!g.configuration.cylonFleet) return;
  g.state.pursuit += 1;
  g.emit({ type: 'pursuit-advanced', to: g.state.pursuit });
  const n = civilians[g.state.pursuit] ?? 0;
  if (n > 0) yield* placeCiviliansAnywhere(g, n);
  if (g.state.pursuit < AUTO_ATTACK) return;
  yield* autoAttack(g); // BG-PURSUIT-05
  g.state.pursuit = 0; // BG-PURSUIT-06
}

/** What an activation does that finds nothing on the main board: a ship on the Cylon Fleet board, then pursuit. */
export function* placeOnFleetBoard(g: Galactica, kind: CylonShip): Rules<void> {
  yield* within(g, 'gathering', gather(g, kind));
}

function* gather(g: Galactica, kind: CylonShip): Rules<void> {
  if (supply(g, kind) > 0) {
    // BG-FLEET-06, BG-FLEET-07
    const die = yield* rollDie(g, g.current, 'cylon-fleet');
    putOnFleetBoard(g, kind, areaOfDie(die), 1);
  } else {
    // BG-FLEET-08, BG-UNI-167
    const highest = byNumber.findLast((area) => shipsOnFleetBoard(g, kind, area) > 0);
    if (highest) toMainBoard(g, [highest]);
  }
  yield* advancePursuit(g); // BG-PURSUIT-01, BG-PURSUIT-07
}
