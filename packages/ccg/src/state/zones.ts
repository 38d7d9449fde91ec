/**
 * Where cards lie. Every player has each kind of place; a card's owner is the player whose place it is in, because no card
 * of these sets changes hands. CCG-ZONE-01 to -14
 */
import { EVERYBODY, only, type Seat, seatsOf, type Zone, type ZoneSpec, zoneKinds } from '@ragtag/kernel';

export const MOST_PLAYERS = 6;

/**
 * The places, in this order for each player. `resources` holds the base, the assets and resolved persistent missions;
 * `supply` the face-down cards under them; `stacked` the cards underneath a unit; `linked` missions attached to a unit;
 * `threats` Cylon threats; `played` events being resolved.
 */
export const places = [
  'deck',
  'hand',
  'discard',
  'removed',
  'resources',
  'supply',
  'alert',
  'reserve',
  'stacked',
  'linked',
  'threats',
  'played',
] as const;
export type ZoneName = (typeof places)[number];

const placeIndex = Object.fromEntries(places.map((place, index) => [place, index])) as Record<ZoneName, number>; // all of them

export function zoneOf(place: ZoneName, seat: Seat): Zone {
  return (seat * places.length + placeIndex[place]) as Zone; // as they are laid out below
}

export function placeOf(zone: Zone): ZoneName {
  return places[zone % places.length] as ZoneName; // as above
}

export function ownerOf(zone: Zone): Seat {
  return Math.floor(zone / places.length) as Seat; // as above
}

function specOf(place: ZoneName, seat: Seat): ZoneSpec {
  const name = `${place} of ${seat}`;
  switch (place) {
    case 'deck':
      return zoneKinds.deck(name);
    case 'hand':
      return zoneKinds.hand(name, only(seat));
    case 'supply':
      // Face down on the table: everybody can follow each card, only its owner may look.
      return { name, faces: only(seat), cards: EVERYBODY, order: EVERYBODY, count: EVERYBODY };
    default:
      return zoneKinds.open(name);
  }
}

/** For so many players, made once. */
const specs = seatsOf(MOST_PLAYERS + 1).map((players) =>
  seatsOf(MOST_PLAYERS)
    .slice(0, players)
    .flatMap((seat) => places.map((place) => specOf(place, seat))),
);

export function zoneSpecs(players: number): readonly ZoneSpec[] {
  return specs[players] ?? [];
}
