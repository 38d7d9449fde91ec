/** The boards and which of their locations are there for whom. */
import type { Seat } from '@ragtag/kernel';
import { countsAsCylon } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Board, LocationId, Place } from '../state/terms.ts';

/** The board of a location; null in a game without it. */
export function boardOf(g: Galactica, location: LocationId): Board | null {
  return g.content.locations[location]?.board ?? null;
}

/** BG-HAZARD-01 */
export function isHazardous(g: Galactica, location: LocationId): boolean {
  return g.content.locations[location]?.hazardous ?? false;
}

/** A location, not space or beside the board. */
export function isLocation(place: Place): place is LocationId {
  return place !== 'space' && place !== 'off-board';
}

/** The Brig, or what counts as it. */
export function isBrig(g: Galactica, place: Place): boolean {
  return place === 'brig' || (isLocation(place) && g.content.locations[place]?.countsAs === 'brig');
}

export function isInBrig(g: Galactica, seat: Seat): boolean {
  return isBrig(g, g.player(seat).place);
}

/** Whether it is in the game now: boards destroyed or turned over are not. BG-BOARD-06, BG-BOARD-09, BG-BOARD-14 */
export function isInPlay(g: Galactica, location: LocationId): boolean {
  const id = boardOf(g, location);
  const board = g.content.boards.find((one) => one.id === id);
  return board !== undefined && (board.inPlay?.(g) ?? true) && (board.open?.(g, location) ?? true);
}

/** Locations in the game now. */
export function locationsInPlay(g: Galactica, board?: Board): LocationId[] {
  return g.content.locationIds.filter((id) => (board === undefined || boardOf(g, id) === board) && isInPlay(g, id));
}

/** Whether its board is for this player: human boards for human players, Cylon ones for Cylons. BG-BOARD-05, -07, -08, -13 */
export function openTo(g: Galactica, seat: Seat, location: LocationId): boolean {
  return (g.content.locations[location]?.side === 'cylon') === countsAsCylon(g, seat);
}

/** All locations of a board, in play or not. */
export function locationsOf(g: Galactica, board: Board): LocationId[] {
  return g.content.locationIds.filter((id) => boardOf(g, id) === board);
}
