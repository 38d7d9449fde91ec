import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Area, ViperKind } from '../state/terms.ts';

export function canPilot(g: Galactica, seat: Seat): boolean {
  throw new Error('unwritten');
}
export function isPiloting(g: Galactica, seat: Seat): boolean {
  throw new Error('unwritten');
}
export function pilotsIn(g: Galactica, area: Area): Seat[] {
  throw new Error('unwritten');
}
/** Boards a ship from the Reserves into an area, or an unmanned one in space. */
export function startPiloting(g: Galactica, seat: Seat, ship: ViperKind, from: 'reserve' | 'space', area: Area): void {
  throw new Error('unwritten');
}
/** Leaves the ship; where the character goes is the caller's to say afterwards. */
export function stopPiloting(g: Galactica, seat: Seat, ship: 'reserve' | 'damaged' | 'destroyed' | 'space'): void {
  throw new Error('unwritten');
}
/** Hangar Deck: launch oneself. */
export function canLaunchSelf(g: Galactica, seat: Seat): boolean {
  throw new Error('unwritten');
}
export function* launchSelf(g: Galactica, seat: Seat): Rules<void> {
  throw new Error('unwritten');
}
