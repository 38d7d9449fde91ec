/** Using locations, and losing them. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { LocationAction } from '../content/entry.ts';
import { choose } from '../engine/asking.ts';
import { context } from '../engine/context.ts';
import { active, forbidden } from '../engine/hooks.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import type { LocationId } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { isInPlay, locationsOf, openTo } from './boards.ts';
import { evacuate, isDamaged } from './damage.ts';
import { discardSkills } from './discard.ts';
import { moveCharacter } from './hazardous-locations.ts';

export interface ActivationOptions {
  /** For cards that let a damaged location be used. */
  readonly damagedToo?: boolean;
  /** Cards that leave the hand before the cost is paid. */
  readonly leaving?: number;
  /** Also those that are not for this player's side. */
  readonly anySide?: boolean;
}

/** Whether this player could activate the location, were it theirs to use. */
export function canActivate(
  g: Galactica,
  seat: Seat,
  location: LocationId,
  { damagedToo = false, leaving = 0, anySide = false }: ActivationOptions = {},
): boolean {
  return (
    isInPlay(g, location) &&
    (anySide || openTo(g, seat, location)) &&
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
  if (cost > 0) yield* discardSkills(g, seat, cost, 'choice', { cost: true, by: 'own-sheet' });
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
  const actions = g.content.locations[location]?.actions ?? [];
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
  yield* evacuate(g, locationsOf(g, 'colonial-one'));
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
