/** A turn, and what players do in it. */

import type { Seat } from '@ragtag/kernel';
import type { WindowName } from '../engine/windows.ts';
import type { Ending, LocationId, Place, Side, Title, TurnStep } from '../state/terms.ts';

export interface TurnEvents {
  'ability-used': { readonly seat: Seat; readonly name: string };
  'changing-ship': { readonly seat: Seat; readonly to: LocationId };
  'character-chosen': { readonly seat: Seat; readonly character: string; readonly name: string };
  'character-moved': { readonly seat: Seat; readonly from: Place; readonly to: LocationId };
  'character-placed': { readonly seat: Seat; readonly place: LocationId };
  'first-player': { readonly seat: Seat };
  'game-over': { readonly winner: Side; readonly ending: Ending; readonly seats: readonly Seat[] };
  'location-activated': { readonly seat: Seat; readonly location: LocationId };
  'loyalty-shown': { readonly seat: Seat; readonly names: readonly string[] };
  'overlay-flipped': { readonly overlay: 'colonial-one' | 'cylon-locations' };
  responded: { readonly seat: Seat; readonly window: WindowName; readonly name: string };
  step: { readonly step: TurnStep; readonly seat: Seat };
  'title-used': { readonly seat: Seat; readonly title: Title; readonly name: string };
  'turn-began': { readonly seat: Seat; readonly turn: number };
  'turn-ended': { readonly seat: Seat };
}
