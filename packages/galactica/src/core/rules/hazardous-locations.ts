/** Brig, Sickbay and the other hazardous locations, and everything that puts a character somewhere. */
import type { Rules, Seat } from '@ragtag/kernel';
import { choose } from '../engine/asking.ts';
import { active, forbidden } from '../engine/hooks.ts';
import { countsAsHuman } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { LocationId } from '../state/terms.ts';
import { boardOf, isBrig, isHazardous, isInBrig, locationsInPlay, openTo } from './boards.ts';
import { isPiloting, stopPiloting } from './piloting.ts';
import { brigEntered, brigLeft } from './titles.ts';

/** Whether the character can really be moved there. BG-HAZARD-04..07, BG-UNI-129 */
export function movableTo(g: Galactica, seat: Seat, place: 'brig' | 'sickbay'): boolean {
  const player = g.player(seat);
  return countsAsHuman(g, seat) && player.stranded === 0 && !isInBrig(g, seat) && player.place !== place;
}

/** The one place a character is put somewhere by an effect. Does nothing to those it cannot touch. BG-HAZARD-03 */
export function* sendTo(g: Galactica, seat: Seat, place: LocationId): Rules<void> {
  const player = g.player(seat);
  const to = place === 'resurrection-ship' && g.state.hubDestroyed ? 'hub-destroyed' : place; // BG-OVERLAY-05
  if (!openTo(g, seat, to)) return; // BG-HAZARD-06
  if (player.stranded > 0) return; // BG-HAZARD-07
  // BG-UNI-127 the Brig keeps its inmates; becoming a Cylon is another matter
  if (isInBrig(g, seat) && countsAsHuman(g, seat)) return;
  if (player.place === to) return;
  yield* moveCharacter(g, seat, to);
}

/** Puts a character into a location, wherever it was: leaves the ship it pilots, and the Brig with what that means. */
export function* moveCharacter(g: Galactica, seat: Seat, to: LocationId): Rules<void> {
  const player = g.player(seat);
  const from = player.place;
  if (isPiloting(g, seat)) stopPiloting(g, seat, 'reserve'); // BG-PILOT-10, BG-UNI-132
  player.place = to;
  g.emit({ type: 'character-moved', seat, from, to });
  if (isBrig(g, to)) {
    yield* brigEntered(g, seat); // BG-TITLE-16, BG-TITLE-27
    for (const { hook, owner } of active(g, 'brigEntered')) yield* hook(g, owner, seat);
  } else if (isBrig(g, from)) {
    yield* brigLeft(g, seat); // BG-TITLE-18, BG-TITLE-29
  }
}

/** Whether nothing forbids this player to go there by choice; games of earlier revisions asked only in a move. */
export function mayGoTo(g: Galactica, seat: Seat, location: LocationId): boolean {
  return g.configuration.revision < 8 || !forbidden(g, seat, { kind: 'move-to', location });
}

/** Asks where on Galactica, or anywhere, a character freed from the Brig goes, and moves it. BG-UNI-128 */
export function* leaveBrig(g: Galactica, seat: Seat, chooser: Seat, anywhere = false): Rules<void> {
  if (!isInBrig(g, seat)) return;
  const { location } = yield* choose({
    seat: chooser,
    kind: 'choose-location',
    rules: ['BG-UNI-128'],
    context: { seat, why: 'leave-brig' },
    options: locationsInPlay(g)
      .filter((id) => (anywhere ? openTo(g, seat, id) : boardOf(g, id) === 'galactica') && !isHazardous(g, id))
      .filter((id) => chooser !== seat || mayGoTo(g, seat, id))
      .map((id) => ({ type: 'location' as const, location: id })),
  });
  yield* moveCharacter(g, seat, location);
}
