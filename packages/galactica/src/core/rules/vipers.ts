/** Vipers, mark VIIs and assault raptors: activating, launching, flying. Their losses are in `viper-losses.ts`. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { active, forbidden } from '../engine/hooks.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { around, neighbours } from '../state/ring.ts';
import { type Area, areas, launchAreas, type ViperKind, viperKinds } from '../state/terms.ts';
import { attack, type Target, targets } from './attack.ts';
import { civiliansIn, escortCivilian } from './civilian-ships.ts';
import { discardSkills } from './discard.ts';
import { moveCharacter } from './hazardous-locations.ts';
import { fly, isPiloting } from './piloting.ts';
import { stayOrReturn } from './raptors.ts';

export { damageViper, destroyViper, pickViper, repairViper } from './viper-losses.ts';

/** Ships without a pilot in an area. BG-VIPER-02 */
export function unmanned(g: Galactica, area: Area): number {
  return viperKinds.reduce((sum, ship) => sum + g.state.vipers[ship].space[area], 0);
}

/** Where a ship can get to in one move: along the ring, a mark VII up to two areas. BG-VIPER-07, BG-VIPER-08, BG-MK7-04 */
export function reach(ship: ViperKind, area: Area): readonly Area[] {
  return ship === 'mark-vii' ? [...neighbours(area), around(area, 2), around(area, -2)] : neighbours(area);
}

/** One activation of a ship is exactly one of these. BG-VIPER-05 */
type InSpace =
  | { readonly type: 'move'; readonly ship: ViperKind; readonly area: Area; readonly to: Area }
  | { readonly type: 'attack'; readonly ship: ViperKind; readonly area: Area; readonly target: Target }
  | { readonly type: 'escort'; readonly ship: ViperKind; readonly area: Area; readonly civilian: Card };
type Activation = { readonly type: 'launch'; readonly ship: ViperKind; readonly area: Area } | InSpace;

/** Ships to list activations of: so many kinds in so many places. */
interface ShipAt {
  readonly ship: ViperKind;
  readonly at: 'reserve' | Area;
}

function listActivations(g: Galactica, seat: Seat, places: readonly ShipAt[]): Activation[] {
  if (!canPayActivation(g, seat)) return [];
  const mayAttack = !forbidden(g, seat, { kind: 'viper-attack' });
  const mayEscort = !forbidden(g, seat, { kind: 'escort' }); // BG-VIPER-10
  const found: Activation[] = [];
  for (const { ship, at: area } of places) {
    if (area === 'reserve') {
      for (const launch of launchAreas) found.push({ type: 'launch', ship, area: launch }); // BG-VIPER-06
      continue;
    }
    for (const to of reach(ship, area)) found.push({ type: 'move', ship, area, to });
    if (mayAttack) for (const target of targets(g, 'viper', area)) found.push({ type: 'attack', ship, area, target });
    if (mayEscort) for (const civilian of civiliansIn(g, area)) found.push({ type: 'escort', ship, area, civilian });
  }
  return found;
}

function unmannedPlaces(g: Galactica): ShipAt[] {
  const places: ShipAt[] = [];
  for (const ship of viperKinds) {
    const { reserve, space } = g.state.vipers[ship];
    if (reserve > 0) places.push({ ship, at: 'reserve' });
    for (const at of areas) if (space[at] > 0) places.push({ ship, at });
  }
  return places;
}

/** What a player has to discard for each activation of a ship. BG-FAQ-53 */
function activationCost(g: Galactica, seat: Seat): number {
  return active(g, 'viperActivationCost').reduce((sum, { hook, owner }) => sum + hook(g, owner, seat), 0);
}

export function canPayActivation(g: Galactica, seat: Seat, leaving = 0): boolean {
  const cost = activationCost(g, seat);
  return cost === 0 || g.hand(seat).length - leaving >= cost;
}

/** Flying in a Movement step is no activation and costs nothing. BG-UNI-170 */
export function* payActivation(g: Galactica, seat: Seat): Rules<void> {
  const cost = activationCost(g, seat);
  if (cost > 0) yield* discardSkills(g, seat, cost, 'choice', { cost: true });
}

export function canActivateUnmanned(g: Galactica, seat: Seat, leaving = 0): boolean {
  return unmannedPlaces(g).length > 0 && canPayActivation(g, seat, leaving);
}

const stop = { type: 'nothing' } as const;
const activationRules = ['BG-VIPER-03', 'BG-VIPER-05', 'BG-MK7-03', 'BG-RAPTOR-08'];

/** The acting player activates unmanned ships, the same or others, up to so many times; `least` of them are no choice. */
export function* activateUnmanned(g: Galactica, seat: Seat, upTo: number, least = 0): Rules<void> {
  for (let done = 0; done < upTo; done++) {
    const found = listActivations(g, seat, unmannedPlaces(g));
    const picked = yield* pickActivation(seat, found, done < least, upTo - done);
    if (!picked) return;
    yield* activateOne(g, seat, picked);
  }
}

/** One unmanned ship is activated up to so many times, until somebody takes it over. */
export function* activateShip(
  g: Galactica,
  seat: Seat,
  ship: ViperKind,
  from: ShipAt['at'],
  upTo: number,
): Rules<void> {
  let at = from;
  for (let done = 0; done < upTo; done++) {
    const { reserve, space } = g.state.vipers[ship];
    if ((at === 'reserve' ? reserve : space[at]) === 0) return; // somebody else has moved it meanwhile
    const found = listActivations(g, seat, [{ ship, at }]);
    const picked = yield* pickActivation(seat, found, false, upTo - done);
    if (!picked || !(yield* activateOne(g, seat, picked))) return;
    at = picked.type === 'move' ? picked.to : picked.area;
  }
}

function* pickActivation(seat: Seat, found: Activation[], must: boolean, left: number): Rules<Activation | null> {
  if (found.length === 0) return null;
  const options = must ? found : [stop, ...found];
  const picked = yield* choose({ seat, kind: 'activate-viper', rules: activationRules, options, context: { left } });
  return picked.type === 'nothing' ? null : picked;
}

/** False if the ship is no longer an unmanned one. */
function* activateOne(g: Galactica, seat: Seat, picked: Activation): Rules<boolean> {
  yield* payActivation(g, seat);
  const { ship, area } = picked;
  switch (picked.type) {
    case 'launch':
      return yield* launchUnmanned(g, ship, area);
    case 'move':
      moveUnmanned(g, ship, area, picked.to);
      return true;
    case 'attack':
      yield* attack(g, seat, 'viper', picked.target, { ship });
      return true;
    case 'escort':
      yield* escortCivilian(g, picked.civilian);
      return true;
  }
}

function moveUnmanned(g: Galactica, ship: ViperKind, from: Area, to: Area): void {
  const { space } = g.state.vipers[ship];
  space[from] -= 1;
  space[to] += 1;
  g.emit({ type: 'viper-moved', ship, from, to, pilot: null });
}

/** Whether a pilot could activate the own ship. BG-PILOT-06 */
export function canActivateOwnShip(g: Galactica, seat: Seat): boolean {
  return isPiloting(g, seat) && canPayActivation(g, seat);
}

/** A pilot activates the own ship: move, attack or escort. Landing is no action. BG-PILOT-06, BG-FAQ-30 */
export function* activateOwnShip(g: Galactica, seat: Seat): Rules<void> {
  const { ship, area } = g.player(seat);
  if (!isPiloting(g, seat) || ship === null) return;
  const options = listActivations(g, seat, [{ ship, at: area }]);
  if (options.length === 0) return;
  const picked = yield* choose({ seat, kind: 'activate-own-ship', rules: ['BG-PILOT-06'], options });
  yield* payActivation(g, seat);
  if (picked.type === 'move') fly(g, seat, picked.to);
  if (picked.type === 'attack') yield* attack(g, seat, 'viper', picked.target, { ship, piloted: true });
  if (picked.type === 'escort') yield* escortCivilian(g, picked.civilian);
}

/** Puts a ship from the Reserves into space, unmanned, with nobody interrupting. */
export function placeViper(g: Galactica, ship: ViperKind, area: Area): void {
  const ships = g.state.vipers[ship];
  if (ships.reserve < 1) throw new RangeError(`there is no ${ship} in the Reserves`);
  ships.reserve -= 1;
  ships.space[area] += 1;
  g.emit({ type: 'viper-launched', ship, area });
}

/** As `placeViper`, and somebody may jump into it. True if it is still unmanned afterwards. */
export function* launchUnmanned(g: Galactica, ship: ViperKind, area: Area): Rules<boolean> {
  placeViper(g, ship, area);
  return yield* viperPlaced(g, ship, area);
}

/** Somebody may jump into a ship just placed in space. True if it is still unmanned afterwards. */
export function* viperPlaced(g: Galactica, ship: ViperKind, area: Area): Rules<boolean> {
  const placed = { ship, area, taken: false };
  yield* window(g, 'viper-placed', placed, { about: { ship, area } });
  return !placed.taken;
}

/** At a jump vipers go home; each assault raptor may stay. BG-JUMP-04..07 */
export function* vipersReturn(g: Galactica): Rules<void> {
  yield* vipersHome(g, ['viper', 'mark-vii']);
  yield* stayOrReturn(g);
}

/** Ships of these kinds in space go to the Reserves, their pilots to the Hangar Deck, damaged or not. BG-JUMP-05 */
export function* vipersHome(g: Galactica, kinds: readonly ViperKind[] = viperKinds): Rules<void> {
  for (const seat of g.seatsFrom(g.current)) {
    const { ship } = g.player(seat);
    if (isPiloting(g, seat) && ship !== null && kinds.includes(ship)) yield* moveCharacter(g, seat, 'hangar-deck');
  }
  for (const ship of kinds) {
    const ships = g.state.vipers[ship];
    for (const from of areas) {
      for (; ships.space[from] > 0; ships.space[from] -= 1) {
        ships.reserve += 1;
        g.emit({ type: 'viper-returned', ship, from });
      }
    }
  }
}
