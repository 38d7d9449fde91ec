/** The boards and their locations. */
import { choose, type Rules, type Seat } from '@ragtag/kernel';
import type { LocationAction } from '../content/entry.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Board, colonialOneLocations, type LocationId, locationIds, type Place } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { context } from './context.ts';
import { evacuate, isDamaged } from './damage.ts';
import { moveCharacter } from './hazardous-locations.ts';
import { active, forbidden } from './hooks.ts';
import { discardSkills } from './treachery.ts';
import { window } from './windows.ts';

export function boardOf(g: Galactica, location: LocationId): Board {
  return g.content.locations[location].board;
}

/** BG-HAZARD-01 */
export function isHazardous(g: Galactica, location: LocationId): boolean {
  return g.content.locations[location].hazardous;
}

/** A location, not space or beside the board. */
export function isLocation(place: Place): place is LocationId {
  return place !== 'space' && place !== 'off-board';
}

/** Whether it is in the game now: boards destroyed or turned over are not. BG-BOARD-06, BG-BOARD-09, BG-BOARD-14 */
export function isInPlay(g: Galactica, location: LocationId): boolean {
  const { state } = g;
  switch (boardOf(g, location)) {
    case 'galactica':
      return true;
    case 'pegasus':
      return !state.pegasusDestroyed;
    case 'colonial-one':
      return !state.colonialOneDestroyed;
    case 'cylon-locations':
      if (location === 'resurrection-ship') return !state.hubDestroyed;
      return location !== 'hub-destroyed' || state.hubDestroyed;
    case 'cylon-fleet-board':
      return g.configuration.cylonFleet;
  }
}

/** Locations in the game now. */
export function locationsInPlay(g: Galactica, board?: Board): LocationId[] {
  return locationIds.filter((id) => (board === undefined || boardOf(g, id) === board) && isInPlay(g, id));
}

/** Whether its board is for this player: human boards for human players, Cylon ones for Cylons. BG-BOARD-05, -07, -08, -13 */
export function openTo(g: Galactica, seat: Seat, location: LocationId): boolean {
  return (g.content.locations[location].side === 'cylon') === g.player(seat).revealed;
}

export interface ActivationOptions {
  /** For cards that let a damaged location be used. */
  readonly damagedToo?: boolean;
  /** Cards that leave the hand before the cost is paid. */
  readonly leaving?: number;
}

/** Whether this player could activate the location, were it theirs to use. */
export function canActivate(
  g: Galactica,
  seat: Seat,
  location: LocationId,
  { damagedToo = false, leaving = 0 }: ActivationOptions = {},
): boolean {
  return (
    isInPlay(g, location) &&
    openTo(g, seat, location) &&
    (damagedToo || !isDamaged(g, location)) && // BG-DAMAGE-11
    usableActions(g, seat, location).length > 0 &&
    !forbidden(g, seat, { kind: 'activate', location }) &&
    activationCost(g, seat, location) <= g.cards.count(zones.hand(seat)) - leaving // BG-CLAR-22
  );
}

/** BG-ACTION-02 Uses the action printed on a location; what it costs this player is paid first. */
export function* activateLocation(g: Galactica, seat: Seat, location: LocationId): Rules<void> {
  g.emit({ type: 'location-activated', seat, location });
  const cost = activationCost(g, seat, location);
  if (cost > 0) yield* discardSkills(g, seat, cost, 'choice', { cost: true });
  const usable = usableActions(g, seat, location);
  if (usable.length === 0) return;
  const { index } = yield* choose({
    seat,
    kind: 'choose-action',
    rules: ['BG-ACTION-02'],
    context: { location },
    options: usable.map(({ effect }, at) => ({ type: 'effect', index: at, text: effect.text })),
  });
  const { effect } = usable[index] as LocationAction; // an index of the list
  yield* effect.run(g, context('location', seat, { acting: true, location }));
  yield* window(g, 'location-done', { seat, location }, { seats: [seat] });
}

function usableActions(g: Galactica, seat: Seat, location: LocationId): readonly LocationAction[] {
  const { actions } = g.content.locations[location];
  const c = context('location', seat, { acting: true, location });
  return actions.filter(({ effect }) => effect.possible?.(g, c) ?? true);
}

function activationCost(g: Galactica, seat: Seat, location: LocationId): number {
  let cost = 0;
  for (const { hook, owner } of active(g, 'activationCost')) cost += hook(g, owner, seat, location);
  return cost;
}

/** BG-OVERLAY-01, BG-OVERLAY-02 */
export function* destroyColonialOne(g: Galactica): Rules<void> {
  if (g.state.colonialOneDestroyed) return;
  g.state.colonialOneDestroyed = true;
  g.emit({ type: 'overlay-flipped', overlay: 'colonial-one' });
  yield* evacuate(g, colonialOneLocations);
}

/** BG-OVERLAY-03, BG-OVERLAY-04 */
export function* destroyHub(g: Galactica): Rules<void> {
  if (g.state.hubDestroyed) return;
  g.state.hubDestroyed = true;
  g.emit({ type: 'overlay-flipped', overlay: 'cylon-locations' });
  for (const seat of g.seatsFrom(g.current)) {
    if (g.isAt(seat, 'resurrection-ship')) yield* moveCharacter(g, seat, 'hub-destroyed');
  }
}
