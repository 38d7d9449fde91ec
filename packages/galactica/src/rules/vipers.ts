import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Area, ViperKind } from '../state/terms.ts';

export function unmanned(g: Galactica, area: Area): number {
  throw new Error('unwritten');
}
/** The acting player activates unmanned vipers up to so many times: launch, move, attack, escort. */
export function* activateUnmanned(g: Galactica, seat: Seat, upTo: number): Rules<void> {
  throw new Error('unwritten');
}
export function canActivateUnmanned(g: Galactica, seat: Seat): boolean {
  throw new Error('unwritten');
}
/** A pilot activates the own ship. */
export function* activateOwnShip(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
/** Puts a ship from the Reserves into space, unmanned. */
export function* launchUnmanned(g: Galactica, kind: ViperKind, area: Area): Rules<void> {
  throw new Error('unwritten');
}
/** Asks which kind of viper, where more than one would do; null if there is none. */
export function* pickViper(
  g: Galactica,
  chooser: Seat,
  where: 'reserve' | 'space' | 'damaged',
  area?: Area,
): Rules<ViperKind | null> {
  throw new Error('unwritten');
}
/** An unmanned ship is damaged or destroyed; assault raptors are always destroyed. */
export function damageViper(g: Galactica, kind: ViperKind, from: 'reserve' | Area): void {
  throw new Error('unwritten');
}
export function destroyViper(g: Galactica, kind: ViperKind, from: 'reserve' | 'damaged' | Area): void {
  throw new Error('unwritten');
}
export function repairViper(g: Galactica, kind: ViperKind): void {
  throw new Error('unwritten');
}
/** All vipers in space go home at a jump. */
export function* vipersReturn(g: Galactica): Rules<void> {
  throw new Error('unwritten');
}
