/** Every place a card or a hidden token can be, with who may know what of it. */
import { EVERYBODY, NOBODY, only, type Seat, seatsOf, type Zone, type ZoneSpec, zoneKinds } from '@ragtag/kernel';
import { MOST_PLAYERS } from './cells.ts';
import { type Area, areas, type SkillType, skillTypes } from './terms.ts';

const specs: ZoneSpec[] = [];

function add(spec: ZoneSpec): Zone {
  specs.push(spec);
  return (specs.length - 1) as Zone; // a zone is its index in the list
}

/** Only the top of a discard pile is public, not even its size: what was shown stays known, nothing else. BG-SECRET-19, BG-SECRET-20 */
function discardPile(name: string): Zone {
  return add({ name, faces: NOBODY, cards: EVERYBODY, order: EVERYBODY, count: NOBODY });
}
const deck = (name: string): Zone => add(zoneKinds.deck(name));
const open = (name: string): Zone => add(zoneKinds.open(name));
const secret = (name: string): Zone => add(zoneKinds.secret(name));
const box = (name: string): Zone => add(zoneKinds.box(name));

/** A zone for each seat, by seat. */
type ZoneOf = (seat: Seat) => Zone;
function perSeat(make: ZoneOf): ZoneOf {
  const made = seatsOf(MOST_PLAYERS).map(make);
  return (seat) => made[seat] as Zone; // there is one for every seat a table can have
}
/** A hand: its holder sees it, the others count it. */
const hands = (name: string): ZoneOf => perSeat((seat) => add(zoneKinds.hand(`${name}:${seat}`, only(seat))));
/** Face down before a player: the owner sees them; who was shown one can follow it. */
const facedown = (name: string): ZoneOf =>
  perSeat((seat) =>
    add({ name: `${name}:${seat}`, faces: only(seat), cards: EVERYBODY, order: NOBODY, count: EVERYBODY }),
  );
const faceup = (name: string): ZoneOf => perSeat((seat) => open(`${name}:${seat}`));

function byType(make: (type: SkillType) => Zone): Readonly<Record<SkillType, Zone>> {
  return Object.fromEntries(skillTypes.map((type) => [type, make(type)])) as Record<SkillType, Zone>; // every type is there
}
function byArea(make: (area: Area) => Zone): Readonly<Record<Area, Zone>> {
  return Object.fromEntries(areas.map((area) => [area, make(area)])) as Record<Area, Zone>; // every area is there
}

export const zones = {
  skillDeck: byType((type) => deck(`skill-deck:${type}`)),
  skillDiscard: byType((type) => discardPile(`skill-discard:${type}`)),
  destiny: secret('destiny'),
  hand: hands('hand'),
  /** Cards added to a check face down. */
  check: secret('check'),
  /** Cards of a check that lie face up. */
  checkOpen: open('check-open'),
  /** Treachery turned up by a reckless check. */
  reckless: open('reckless'),

  crisisDeck: deck('crisis-deck'),
  crisisDiscard: discardPile('crisis-discard'),
  /** The crises of this turn, in the order drawn. BG-TURN-09 */
  turnCrises: open('turn-crises'),
  /** Crisis cards a player looks at to choose one: by seat. */
  lookedAt: hands('looked-at'),
  superCrisisDeck: deck('super-crisis-deck'),
  superCrisisDiscard: discardPile('super-crisis-discard'),
  superCrisisHand: hands('super-crisis-hand'),
  /** A super crisis or destination while it is carried out. */
  resolving: open('resolving'),
  /** Cards that stay in play: crises, super crises, attack cards' special rules. */
  inPlay: open('in-play'),

  destinationDeck: deck('destination-deck'),
  destinationDiscard: discardPile('destination-discard'),
  /** Destinations beside the Objective card: their distance counts. BG-DEST-02 */
  travelled: open('travelled'),

  quorumDeck: deck('quorum-deck'),
  quorumDiscard: discardPile('quorum-discard'),
  /** The hand of the title; the President's seat sees it, so it moves from seat to seat with the title. */
  quorumHand: hands('quorum-hand'),
  quorumGiven: faceup('quorum-given'),

  mutinyDeck: deck('mutiny-deck'),
  mutinyDiscard: discardPile('mutiny-discard'),
  mutinyHand: hands('mutiny-hand'),

  loyaltyDeck: secret('loyalty-deck'),
  notCylonDeck: secret('not-a-cylon-deck'),
  unusedCylons: secret('unused-cylons'),
  loyalty: facedown('loyalty'),
  loyaltyFaceup: faceup('loyalty-faceup'),
  loyaltyDiscard: open('loyalty-discard'),

  civiliansUnused: secret('civilians-unused'),
  civilians: byArea((area) => deck(`civilians:${area}`)),
  civiliansDestroyed: open('civilians-destroyed'),

  /** Out of the game, and nobody has seen which. */
  box: box('box'),
  /** Out of the game, for all to see. */
  removed: open('removed'),
} as const;

export const zoneSpecs: readonly ZoneSpec[] = specs;
