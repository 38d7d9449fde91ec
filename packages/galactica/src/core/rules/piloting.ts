/** Piloting: characters who fly a ship themselves. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { countsAsHuman, mayUseSheet } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Area, areas, launchAreas, type ViperKind, viperKinds } from '../state/terms.ts';

/** Only with piloting in the skill set, which a revealed Cylon no longer has. BG-PILOT-01, BG-CYLON-03 */
function canPilot(g: Galactica, seat: Seat): boolean {
  return countsAsHuman(g, seat) && mayUseSheet(g, seat) && (g.character(seat)?.canPilot ?? false);
}

export function isPiloting(g: Galactica, seat: Seat): boolean {
  return g.player(seat).place === 'space';
}

export function pilotsIn(g: Galactica, area: Area): Seat[] {
  return g.seats.filter((seat) => isPiloting(g, seat) && g.player(seat).area === area);
}

/** Boards a ship from the Reserves into an area, or an unmanned one in space. BG-PILOT-03 */
export function startPiloting(g: Galactica, seat: Seat, ship: ViperKind, from: 'reserve' | 'space', area: Area): void {
  const ships = g.state.vipers[ship];
  const left = from === 'reserve' ? ships.reserve : ships.space[area];
  if (left < 1) throw new RangeError(`there is no ${ship} to pilot`);
  if (from === 'reserve') ships.reserve = left - 1;
  else ships.space[area] = left - 1;
  const player = g.player(seat);
  player.place = 'space';
  player.ship = ship;
  player.area = area;
  g.emit({ type: 'piloting-started', seat, ship, area, from });
}

/** Leaves the ship; where the character goes is the caller's to say afterwards. BG-PILOT-11, BG-UNI-132 */
export function stopPiloting(g: Galactica, seat: Seat, fate: 'reserve' | 'damaged' | 'destroyed'): void {
  const player = g.player(seat);
  const { ship, area } = player;
  if (player.place !== 'space' || ship === null) throw new Error(`seat ${seat} is not piloting`);
  const ships = g.state.vipers[ship];
  // BG-RAPTOR-11
  const to = fate === 'damaged' && ship === 'assault-raptor' ? 'destroyed' : fate;
  ships[to] += 1;
  player.place = 'off-board';
  player.ship = null;
  g.emit({ type: 'piloting-ended', seat, ship, area, to });
}

/** A pilot flies on; the mark of the ship says how far, the caller sees to it. */
export function fly(g: Galactica, seat: Seat, to: Area): void {
  const player = g.player(seat);
  const from = player.area;
  player.area = to;
  g.emit({ type: 'viper-moved', ship: player.ship, from, to, pilot: seat });
}

/** Hangar Deck: launch oneself. BG-PILOT-03, BG-PILOT-04 */
export function canLaunchSelf(g: Galactica, seat: Seat): boolean {
  if (!canPilot(g, seat) || isPiloting(g, seat)) return false;
  return viperKinds.some((ship) => {
    const { reserve, space } = g.state.vipers[ship];
    return reserve > 0 || areas.some((area) => space[area] > 0);
  });
}

type Launch = {
  readonly type: 'launch';
  readonly ship: ViperKind;
  /** An unmanned ship first brought back from there. */
  readonly recalled: Area | null;
  readonly area: Area;
};

export function* launchSelf(g: Galactica, seat: Seat): Rules<void> {
  const { vipers } = g.state;
  const options: Launch[] = [];
  const add = (ship: ViperKind, recalled: Area | null): void => {
    for (const area of launchAreas) options.push({ type: 'launch', ship, recalled, area });
  };
  for (const ship of viperKinds) if (vipers[ship].reserve > 0) add(ship, null);
  if (options.length === 0) {
    // BG-PILOT-04
    for (const ship of viperKinds) for (const from of areas) if (vipers[ship].space[from] > 0) add(ship, from);
  }
  if (options.length === 0) return;
  const rules = ['BG-PILOT-03', 'BG-PILOT-04'];
  const { ship, recalled, area } = yield* choose({ seat, kind: 'launch-self', rules, options });
  if (recalled) {
    vipers[ship].space[recalled] -= 1;
    vipers[ship].reserve += 1;
    g.emit({ type: 'viper-returned', ship, from: recalled });
  }
  startPiloting(g, seat, ship, 'reserve', area);
}
