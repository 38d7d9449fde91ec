/** Raiders: each activated one does the first thing of its list that it can. BG-RAIDER-01 */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { around, nearest } from '../state/ring.ts';
import { type Area, areas } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { launchingAreas, mainBasestars } from './basestars.ts';
import { destroyCivilian, pickCivilian } from './civilian-ships.ts';
import { attackGalactica, attackViper } from './cylon-attacks.ts';
import { countShips, nothingToActivate, placeShips } from './cylon-ships.ts';
import { isPiloting, pilotsIn } from './piloting.ts';
import { pickShip, vipersAt } from './viper-losses.ts';

/** Raiders a pilot holds off with one Run Interference. */
const INTERFERED = 4;

/** Raiders of the main board act, or only those of some areas, and no more than so many of them. */
export function* activateRaiders(g: Galactica, only?: readonly Area[], most = Number.POSITIVE_INFINITY): Rules<void> {
  if (g.turn.modifiers.has('no-cylon-ships')) return; // BG-CARD-10
  const { raiders, scar } = g.state;
  const scarFlies = scar.where === 'main' && !only;
  if (countShips(g, 'raider') === 0 && !scarFlies) {
    if (only) return;
    if (mainBasestars(g).length > 0)
      yield* launchRaiders(g, 2); // BG-RAIDER-10
    else yield* nothingToActivate(g, 'raider'); // BG-RAIDER-11
    return;
  }
  const pilots = g.seatsFrom(g.current).filter((seat) => isPiloting(g, seat));
  const spared = new Set<Seat>();
  yield* window(g, 'before-raiders', { spared }, { seats: pilots });
  const interference = new Map([...spared].map((seat) => [seat, INTERFERED]));

  // Who is where now acts there, once: who comes from elsewhere has acted. BG-ACTIVATE-08
  const waiting = new Map<Area, number>();
  for (const area of only ?? areas) {
    const n = Math.min(raiders[area], most);
    if (n > 0 || (scarFlies && scar.area === area)) waiting.set(area, n);
  }
  const arrived = new Map<Area, number>();
  while (waiting.size > 0) {
    // One area is finished before the next is begun. BG-ACTIVATE-07
    const options = [...waiting].map(([area, n]) => ({ type: 'area' as const, area, raiders: n }));
    const rules = ['BG-ACTIVATE-07'];
    const { area } = yield* choose({
      seat: g.current,
      kind: 'next-area',
      rules,
      options,
      context: { icon: 'raiders' },
    });
    const n = waiting.get(area) ?? 0;
    waiting.delete(area);
    for (let acted = 0; acted < n && raiders[area] > (arrived.get(area) ?? 0); acted++) {
      const to = yield* act(g, area, interference);
      if (to === area) continue;
      raiders[area] -= 1;
      raiders[to] += 1;
      arrived.set(to, (arrived.get(to) ?? 0) + 1);
      g.emit({ type: 'raider-moved', from: area, to });
    }
    if (scarFlies && scar.area === area) yield* activateScar(g, interference);
  }
  for (const { hook, owner } of active(g, 'raidersActivated')) yield* hook(g, owner);
}

/** Scar acts twice whenever raiders are activated. */
function* activateScar(g: Galactica, interference: Map<Seat, number>): Rules<void> {
  const { scar } = g.state;
  for (let acts = 0; acts < 2 && scar.where === 'main'; acts++) {
    const from = scar.area;
    const to = yield* act(g, from, interference);
    if (to === from) continue;
    scar.area = to;
    g.emit({ type: 'raider-moved', from, to, scar: true });
  }
}

/** One raider does exactly one thing. Returns where it is then. BG-RAIDER-01, BG-ACTIVATE-05 */
function* act(g: Galactica, area: Area, interference: Map<Seat, number>): Rules<Area> {
  // The first raiders of the area miss: two who see to that at once hold off the same ones.
  const guards = pilotsIn(g, area).filter((seat) => (interference.get(seat) ?? 0) > 0);
  const [by] = guards;
  if (by !== undefined) {
    for (const seat of guards) interference.set(seat, (interference.get(seat) ?? 0) - 1);
    g.emit({ type: 'raider-held-off', area, by });
    return area;
  }
  // 1: a viper, a piloted one only if there is no other. BG-RAIDER-02, BG-RAIDER-03, BG-RAIDER-04
  const unmanned = vipersAt(g, ['space'], area);
  const candidates = unmanned.length > 0 ? unmanned : vipersAt(g, ['piloted'], area);
  const viper = yield* pickShip(g.current, candidates, { attacker: 'raider' });
  if (viper) {
    yield* attackViper(g, area, viper.ship, viper.pilot);
    return area;
  }
  // 2: a civilian ship, without a die. BG-RAIDER-05, BG-RAIDER-06, BG-ATTACK-08
  const civilian = yield* pickCivilian(g, g.current, area);
  if (civilian !== null) {
    yield* within(g, 'shot', destroyCivilian(g, civilian));
    return area;
  }
  // 3: towards the nearest civilian ship. BG-RAIDER-07, BG-RAIDER-08
  const way = nearest(area, (one) => g.cards.count(zones.civilians[one]) > 0);
  if (way !== null) return around(area, way);
  // 4: Galactica. BG-RAIDER-09
  yield* attackGalactica(g, 'raider', area);
  return area;
}

/** The launch raiders icon: three from each basestar. BG-LAUNCH-01, BG-LAUNCH-04, BG-LAUNCH-05 */
export function* launchIcon(g: Galactica): Rules<void> {
  if (mainBasestars(g).length > 0) yield* launchRaiders(g, 3);
  else yield* nothingToActivate(g, 'basestar');
}

/** Every basestar on the main board launches so many raiders into its own area; they do not act. BG-LAUNCH-02, BG-LAUNCH-03 */
export function* launchRaiders(g: Galactica, n: number): Rules<void> {
  if (g.turn.modifiers.has('no-cylon-ships')) return; // BG-CARD-10
  const count = active(g, 'launchCount').reduce((sum, { hook, owner }) => hook(g, owner, 'raider', sum), n);
  yield* placeShips(
    g,
    launchingAreas(g).map((area) => ({ kind: 'raider', area, n: count })),
  );
}

/** Raiders of the main board go back to the supply, as many as are there. */
export function* destroyRaiders(g: Galactica, area: Area, n: number): Rules<void> {
  const lost = Math.min(n, g.state.raiders[area]);
  if (lost === 0) return;
  g.state.raiders[area] -= lost;
  g.emit({ type: 'raider-destroyed', area, n: lost });
  for (const { hook, owner, card } of active(g, 'shipDestroyed')) yield* hook(g, owner, 'raider', card);
}

/** Only a die of 7 or 8 does this. BG-UNI-108 */
export function* destroyScar(g: Galactica): Rules<void> {
  const { scar } = g.state;
  if (scar.where !== 'main') return;
  scar.where = 'destroyed';
  g.emit({ type: 'raider-destroyed', area: scar.area, n: 1, scar: true });
  for (const { hook, owner, card } of active(g, 'shipDestroyed')) yield* hook(g, owner, 'raider', card);
}
