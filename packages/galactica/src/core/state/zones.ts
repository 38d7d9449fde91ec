/** Every place a card or a hidden token can be, with who may know what of it. Modules make theirs with the same words. */
import { EVERYBODY, NOBODY, only, type Seat, seatsOf, type Zone, type ZoneSpec, zoneKinds } from '@ragtag/kernel';
import { MOST_PLAYERS } from './cells.ts';
import { type Area, areas, type SkillType, skillTypes } from './terms.ts';

const specs: ZoneSpec[] = [];

function add(spec: ZoneSpec): Zone {
  specs.push(spec);
  return (specs.length - 1) as Zone; // a zone is its index in the list
}

/** Only the top of a discard pile is public, not even its size: what was shown stays known, nothing else. BG-SECRET-19, BG-SECRET-20 */
export function discardZone(name: string): Zone {
  return add({ name, faces: NOBODY, cards: EVERYBODY, order: EVERYBODY, count: NOBODY });
}
export const deckZone = (name: string): Zone => add(zoneKinds.deck(name));
export const openZone = (name: string): Zone => add(zoneKinds.open(name));
export const secretZone = (name: string): Zone => add(zoneKinds.secret(name));
const facedown = (name: string): Zone => add(zoneKinds.facedown(name));
const box = (name: string): Zone => add(zoneKinds.box(name));

/** A zone for each seat, by seat. */
export type ZoneOf = (seat: Seat) => Zone;
function perSeat(make: ZoneOf): ZoneOf {
  const made = seatsOf(MOST_PLAYERS).map(make);
  return (seat) => made[seat] as Zone; // there is one for every seat a table can have
}
/** A hand: its holder sees it, the others count it. */
export const handZones = (name: string): ZoneOf =>
  perSeat((seat) => add(zoneKinds.hand(`${name}:${seat}`, only(seat))));
/** Face down before a player: the owner sees them; who was shown one can follow it. */
export const facedownZones = (name: string): ZoneOf =>
  perSeat((seat) =>
    add({ name: `${name}:${seat}`, faces: only(seat), cards: EVERYBODY, order: NOBODY, count: EVERYBODY }),
  );
export const faceupZones = (name: string): ZoneOf => perSeat((seat) => openZone(`${name}:${seat}`));

function byType(make: (type: SkillType) => Zone): Readonly<Record<SkillType, Zone>> {
  return Object.fromEntries(skillTypes.map((type) => [type, make(type)])) as Record<SkillType, Zone>; // every type is there
}
function byArea(make: (area: Area) => Zone): Readonly<Record<Area, Zone>> {
  return Object.fromEntries(areas.map((area) => [area, make(area)])) as Record<Area, Zone>; // every area is there
}

export const zones = {
  skillDeck: byType((type) => deckZone(`skill-deck:${type}`)),
  skillDiscard: byType((type) => discardZone(`skill-discard:${type}`)),
  destiny: secretZone('destiny'),
  hand: handZones('hand'),
  /** Cards added to a check face down. */
  check: secretZone('check'),
  /** Cards of a check that lie face up. */
  checkOpen: openZone('check-open'),
  /** Skill cards turned up for a check without being in it. */
  turnedUp: openZone('reckless'),

  crisisDeck: deckZone('crisis-deck'),
  crisisDiscard: discardZone('crisis-discard'),
  /** The crises of this turn, in the order drawn. BG-TURN-09 */
  turnCrises: openZone('turn-crises'),
  /** Crisis cards a player looks at to choose one: by seat. */
  lookedAt: handZones('looked-at'),
  superCrisisDeck: deckZone('super-crisis-deck'),
  superCrisisDiscard: discardZone('super-crisis-discard'),
  superCrisisHand: handZones('super-crisis-hand'),
  /** A super crisis or destination while it is carried out. */
  resolving: openZone('resolving'),
  /** Cards that stay in play: crises, super crises, special rules of attacks. */
  inPlay: openZone('in-play'),

  destinationDeck: deckZone('destination-deck'),
  destinationDiscard: discardZone('destination-discard'),
  /** Destinations beside the Objective card: their distance counts. BG-DEST-02 */
  travelled: openZone('travelled'),

  quorumDeck: deckZone('quorum-deck'),
  quorumDiscard: discardZone('quorum-discard'),
  /** The hand of the title; the President's seat sees it, so it moves from seat to seat with the title. */
  quorumHand: handZones('quorum-hand'),
  quorumGiven: faceupZones('quorum-given'),

  loyaltyDeck: secretZone('loyalty-deck'),
  notCylonDeck: secretZone('not-a-cylon-deck'),
  unusedCylons: secretZone('unused-cylons'),
  loyalty: facedownZones('loyalty'),
  loyaltyFaceup: faceupZones('loyalty-faceup'),
  loyaltyDiscard: openZone('loyalty-discard'),

  civiliansUnused: secretZone('civilians-unused'),
  civilians: byArea((area) => facedown(`civilians:${area}`)),
  civiliansDestroyed: openZone('civilians-destroyed'),

  /** Out of the game, and nobody has seen which. */
  box: box('box'),
  /** Out of the game, for all to see. */
  removed: openZone('removed'),
} as const;

/** Those of core, and of every module that has been loaded. */
export const zoneSpecs: readonly ZoneSpec[] = specs;
