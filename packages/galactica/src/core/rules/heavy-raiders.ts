/** Heavy raiders and the centurions they bring aboard. Heavy raiders never attack. BG-HEAVY-01 */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { around, nearest } from '../state/ring.ts';
import { type Area, areas, launchAreas } from '../state/terms.ts';
import { launchingAreas, mainBasestars } from './basestars.ts';
import { countShips, nothingToActivate, placeShips } from './cylon-ships.ts';
import { win } from './end-of-game.ts';

const CENTURIONS = 4;
const HUMANS_LOSE = 4;

const isLaunchArea = (area: Area): boolean => launchAreas.some((one) => one === area);

/** Centurions on the Boarding Party track; several may share a space. BG-BOARD-16, BG-FAQ-24 */
function centurions(g: Galactica): number {
  let sum = 0;
  for (let space = 0; space < g.state.boarding.length; space++) sum += g.state.boarding.get(space);
  return sum;
}

/** Some effects leave the centurions out. BG-UNI-89 */
export function* activateHeavyRaiders(g: Galactica, withCenturions = true): Rules<void> {
  if (g.turn.modifiers.has('no-cylon-ships')) return; // BG-CARD-10
  for (const { hook, owner } of active(g, 'heavyRaidersActivated')) hook(g, owner);
  const aboard = centurions(g);
  if (withCenturions) advanceCenturions(g); // first, so those who board now do not move. BG-CENTURION-01, BG-CENTURION-02
  if (countShips(g, 'heavy-raider') > 0) {
    yield* moveAndBoard(g);
  } else if (mainBasestars(g).length > 0) {
    yield* launchHeavyRaiders(g, 1); // BG-HEAVY-05
  } else if (aboard === 0) {
    yield* nothingToActivate(g, 'heavy-raider'); // BG-HEAVY-06
  }
}

function advanceCenturions(g: Galactica): void {
  const { boarding } = g.state;
  if (centurions(g) === 0) return;
  for (let space = HUMANS_LOSE; space > 0; space--) boarding.set(space, boarding.get(space - 1));
  boarding.set(0, 0);
  g.emit({ type: 'centurions-advanced' });
  if (boarding.get(HUMANS_LOSE) > 0) win(g, 'cylons', 'centurions'); // BG-CENTURION-03
}

function* moveAndBoard(g: Galactica): Rules<void> {
  const { heavyRaiders } = g.state;
  const before = new Map(areas.map((area) => [area, heavyRaiders[area]]));
  // Those in a launch area board. BG-HEAVY-03
  const boarders = launchAreas.filter((area) => heavyRaiders[area] > 0);
  let waiting = boarders.reduce((sum, area) => sum + heavyRaiders[area], 0);
  for (let left = CENTURIONS - centurions(g); waiting > 0 && left > 0; waiting--, left--) {
    // With too few centurions the current player picks. BG-HEAVY-04, BG-LIMIT-03
    const from = boarders.filter((area) => heavyRaiders[area] > 0);
    const options = from.map((area) => ({ type: 'area' as const, area }));
    const offered = waiting > left ? options : options.slice(0, 1);
    const rules = ['BG-HEAVY-04', 'BG-LIMIT-03'];
    const { area } = yield* choose({ seat: g.current, kind: 'boarding-heavy-raider', rules, options: offered });
    yield* within(g, 'boarding', board(g, area));
  }
  // The others move one area towards the nearest one. BG-HEAVY-02
  for (const [area, n] of before) {
    const way = n === 0 ? null : nearest(area, isLaunchArea);
    if (way === null || way === 0) continue;
    const to = around(area, way);
    heavyRaiders[area] -= n;
    heavyRaiders[to] += n;
    g.emit({ type: 'heavy-raider-moved', from: area, to, n });
  }
}

function* board(g: Galactica, area: Area): Rules<void> {
  g.state.heavyRaiders[area] -= 1;
  g.emit({ type: 'heavy-raider-boarded', area });
  placeCenturions(g, 1);
}

/** Every basestar on the main board launches so many heavy raiders. */
export function* launchHeavyRaiders(g: Galactica, n: number): Rules<void> {
  if (g.turn.modifiers.has('no-cylon-ships')) return; // BG-CARD-10
  const count = active(g, 'launchCount').reduce((sum, { hook, owner }) => hook(g, owner, 'heavy-raider', sum), n);
  yield* placeShips(
    g,
    launchingAreas(g).map((area) => ({ kind: 'heavy-raider', area, n: count })),
  );
}

/** At the first space of the track, as many as there are. */
export function placeCenturions(g: Galactica, n: number): void {
  const placed = Math.min(n, CENTURIONS - centurions(g));
  if (placed === 0) return;
  g.state.boarding.set(0, g.state.boarding.get(0) + placed);
  g.emit({ type: 'centurions-boarded', n: placed });
}

export function* destroyCenturion(g: Galactica, by: Seat, space: number): Rules<void> {
  const { boarding } = g.state;
  if (boarding.get(space) < 1) return;
  boarding.set(space, boarding.get(space) - 1);
  g.emit({ type: 'centurion-destroyed', space, by });
  const about = { by, what: 'centurion' } as const;
  yield* window(g, 'target-destroyed', about, { about, seats: [by] });
}

export function* destroyHeavyRaider(g: Galactica, area: Area): Rules<void> {
  if (g.state.heavyRaiders[area] < 1) return;
  g.state.heavyRaiders[area] -= 1;
  g.emit({ type: 'heavy-raider-destroyed', area, n: 1 });
}
