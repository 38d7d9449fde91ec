import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { Area, ViperKind } from '../state/terms.ts';

export type Target =
  | { readonly kind: 'raider' | 'heavy-raider' | 'scar'; readonly area: Area }
  | { readonly kind: 'basestar'; readonly basestar: 0 | 1 }
  | { readonly kind: 'centurion'; readonly space: number };
/** A viper (piloted by `seat` or activated by them), Galactica, or a marine attacks. */
export function* attack(
  g: Galactica,
  seat: Seat,
  weapon: 'viper' | 'galactica' | 'marine',
  target: Target,
  options?: { readonly modifier?: number; readonly piloted?: boolean },
): Rules<void> {
  throw new Error('unwritten');
}
/** Cylon ships a player could attack with this weapon from here. */
export function targets(g: Galactica, weapon: 'viper' | 'galactica', area?: Area): Target[] {
  throw new Error('unwritten');
}
/** A Cylon ship attacks a viper in an area: unmanned, or the one this seat pilots. */
export function* attackViper(g: Galactica, area: Area, ship: ViperKind, pilot: Seat | null): Rules<void> {
  throw new Error('unwritten');
}
