/**
 * Hidden cards. A card is an anonymous number; which printed card it is (its face) is in one table, here, and only
 * `faceOf` reads it. A card that goes where somebody cannot tell the cards apart (a hand, a secret pile) gets a fresh
 * number, and a shuffle deals the faces anew over the numbers: a number seen once says nothing later.
 */
import type { Chance } from './chance.ts';
import { type Anybody, type Audience, common, EVERYBODY, includes, NOBODY, union, type Viewer } from './seats.ts';
import type { Store } from './state.ts';
import type { Card, Face, KnownCard, Zone, ZoneSpec, ZoneView } from './zones.ts';

/** How many numbers a game with so many cards needs, so that a fresh one is never a giveaway. */
function numbersFor(cards: number): number {
  return cards + Math.max(16, cards >> 1);
}

export function cardWords(cards: number, zones: number): number {
  return numbersFor(cards) * 6 + 1 + zones * 3;
}

const NONE = -1;

export class Cards {
  /** Told whenever a face is shown to somebody, for good or in passing: how tests know what was shown openly. */
  shown: ((card: Card, face: Face, to: Audience) => void) | null = null;
  /** How often somebody came to see a face unknown to them before. */
  revealed = 0;

  private readonly numbers: number;
  private readonly faces: number;
  private readonly places: number;
  private readonly below: number;
  private readonly above: number;
  private readonly known: number;
  private readonly free: number;
  private readonly freeCount: number;
  private readonly tops: number;
  private readonly bottoms: number;
  private readonly counts: number;
  private readonly versions: Uint32Array;
  private changeCount = 0;
  /** How often the store had been restored when the versions were last looked at. */
  private restored = 0;

  constructor(
    private readonly store: Store,
    at: number,
    private readonly chance: Chance,
    private readonly capacity: number,
    readonly zones: readonly ZoneSpec[],
  ) {
    const numbers = numbersFor(capacity);
    this.numbers = numbers;
    this.faces = at;
    this.places = at + numbers;
    this.below = at + numbers * 2;
    this.above = at + numbers * 3;
    this.known = at + numbers * 4;
    this.free = at + numbers * 5;
    this.freeCount = at + numbers * 6;
    this.tops = this.freeCount + 1;
    this.bottoms = this.tops + zones.length;
    this.counts = this.bottoms + zones.length;
    this.versions = new Uint32Array(zones.length);
  }

  /** Lays the words out for a game without cards. Called once, before the first card is made. */
  init(): void {
    const store = this.store;
    for (let number = 0; number < this.numbers; number++) {
      store.set(this.faces + number, NONE);
      store.set(this.places + number, NONE);
      store.set(this.free + number, number);
    }
    store.set(this.freeCount, this.numbers);
    for (let zone = 0; zone < this.zones.length; zone++) {
      store.set(this.tops + zone, NONE);
      store.set(this.bottoms + zone, NONE);
    }
  }

  /** Makes a card at the bottom of a zone, before play. */
  create(face: Face, zone: Zone): Card {
    const store = this.store;
    const left = store.get(this.freeCount) - 1;
    if (this.numbers - left > this.capacity) throw new RangeError(`this game has ${this.capacity} cards, no more`);
    this.checkRoom(zone);
    const card = store.get(this.free + left) as Card; // numbers are taken off the end of the unused ones
    store.set(this.freeCount, left);
    store.set(this.faces + card, face);
    store.set(this.known + card, NOBODY);
    this.link(card, zone, 'bottom');
    return card;
  }

  /** Makes the cards of a pile, the first on top of the others and all of them below what is there. */
  createAll(faces: readonly Face[], zone: Zone): void {
    const store = this.store;
    const { length } = faces;
    const left = store.get(this.freeCount) - length;
    if (this.numbers - left > this.capacity) throw new RangeError(`this game has ${this.capacity} cards, no more`);
    this.checkRoom(zone, length);
    let above = store.get(this.bottoms + zone);
    for (let index = 0; index < length; index++) {
      const card = store.get(this.free + left + length - 1 - index); // off the end of the unused numbers, as `create` does
      store.set(this.faces + card, faces[index] as Face); // within its length
      store.set(this.places + card, zone);
      store.set(this.above + card, above);
      store.set(above === NONE ? this.tops + zone : this.below + above, card);
      above = card;
    }
    if (length === 0) return;
    store.set(this.below + above, NONE);
    store.set(this.bottoms + zone, above);
    store.set(this.freeCount, left);
    store.set(this.counts + zone, store.get(this.counts + zone) + length);
    this.changed(zone);
  }

  faceOf(card: Card): Face {
    const face = this.isNumber(card) ? this.store.get(this.faces + card) : NONE;
    if (face === NONE) throw new RangeError(`there is no card ${card}`);
    return face as Face;
  }

  zoneOf(card: Card): Zone {
    const zone = this.isNumber(card) ? this.store.get(this.places + card) : NONE;
    if (zone === NONE) throw new RangeError(`there is no card ${card}`);
    return zone as Zone;
  }

  count(zone: Zone): number {
    return this.store.get(this.counts + zone);
  }

  top(zone: Zone): Card | null {
    return this.cardAt(this.tops + zone);
  }

  bottom(zone: Zone): Card | null {
    return this.cardAt(this.bottoms + zone);
  }

  /** The cards of a zone from the top down. */
  list(zone: Zone): Card[] {
    const cards = new Array<Card>(this.count(zone)); // of the right length at once: this is called all the time
    let at = 0;
    for (let card = this.top(zone); card !== null; card = this.cardAt(this.below + card)) cards[at++] = card;
    return cards;
  }

  /** The first card of a zone, from the top down, with this face. */
  find(zone: Zone, face: Face): Card | null {
    for (let card = this.top(zone); card !== null; card = this.cardAt(this.below + card)) {
      if (this.store.get(this.faces + card) === face) return card;
    }
    return null;
  }

  /** Whether a card of a zone has one of these faces. */
  holdsAny(zone: Zone, faces: ReadonlySet<number>): boolean {
    if (faces.size === 0) return false;
    for (let card = this.top(zone); card !== null; card = this.cardAt(this.below + card)) {
      if (faces.has(this.store.get(this.faces + card))) return true;
    }
    return false;
  }

  /** Moves a card. Whoever saw its face goes on knowing it where the card can be followed. Returns its number there. */
  move(card: Card, to: Zone, where: 'top' | 'bottom' = 'top'): Card {
    const zone = this.zoneOf(card);
    const from = this.spec(zone);
    const target = this.spec(to);
    if (zone !== to) this.checkRoom(to);
    const knew = union(from.faces, this.store.get(this.known + card) as Audience);
    this.unlink(card, zone);
    const number = target.cards === EVERYBODY ? card : this.renumber(card);
    this.store.set(this.known + number, common(knew, target.cards));
    this.link(number, to, where);
    if ((target.faces & ~knew) !== 0) this.revealed++;
    if (this.shown && target.faces !== NOBODY) this.shown(number, this.faceOf(number), target.faces);
    return number;
  }

  moveAll(from: Zone, to: Zone, where: 'top' | 'bottom' = 'top'): void {
    for (let card = this.top(from); card !== null; card = this.top(from)) this.move(card, to, where);
  }

  /** Takes the top card of one zone to another; null if there is none. */
  draw(from: Zone, to: Zone, where: 'top' | 'bottom' = 'top'): Card | null {
    const card = this.top(from);
    return card === null ? null : this.move(card, to, where);
  }

  /** Deals the faces of a zone anew over its numbers: what anybody knew of them is over. */
  shuffle(zone: Zone): void {
    const store = this.store;
    const cards = this.list(zone);
    this.changed(zone);
    const dealt = this.chance.shuffle(cards.map((card) => store.get(this.faces + card)));
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index] as Card; // as many faces as cards
      store.set(this.faces + card, dealt[index] as number);
      store.set(this.known + card, NOBODY);
    }
    const { faces } = this.spec(zone);
    if (this.shown && faces !== NOBODY) for (const card of cards) this.shown(card, this.faceOf(card), faces);
  }

  /** Lets these viewers see a card's face: they know it until a shuffle, or until they can no longer follow the card. */
  show(card: Card, to: Audience): void {
    const place = this.zoneOf(card);
    const zone = this.spec(place);
    this.changed(place);
    const known = this.store.get(this.known + card) as Audience;
    if ((to & ~(known | zone.faces)) !== 0) this.revealed++;
    this.store.set(this.known + card, union(known, common(to, zone.cards)));
    this.shown?.(card, this.faceOf(card), to);
  }

  knows(card: Card, viewer: Viewer | Anybody): boolean {
    const zone = this.spec(this.zoneOf(card));
    return includes(zone.faces, viewer) || includes(this.store.get(this.known + card) as Audience, viewer);
  }

  /** What a viewer may know of a zone; null where even the number of cards is hidden. */
  view(zone: Zone, viewer: Viewer | Anybody): ZoneView | null {
    const spec = this.spec(zone);
    if (!includes(spec.count, viewer)) return null;
    const cards: KnownCard[] = [];
    const ordered = includes(spec.order, viewer);
    let at = 0;
    for (let card = this.top(zone); card !== null; card = this.cardAt(this.below + card), at++) {
      if (!this.knows(card, viewer)) continue;
      cards.push(ordered ? { card, face: this.faceOf(card), at } : { card, face: this.faceOf(card) });
    }
    if (!ordered) cards.sort((a, b) => a.card - b.card);
    return { count: this.count(zone), cards };
  }

  /** A number that changes whenever anything in a zone does: its cards, their order, their faces, who knows them. */
  version(zone: Zone): number {
    this.noticeRestored();
    return this.versions[zone] as number; // there is one for each zone
  }

  /** A number that changes whenever the version of any zone does. */
  get changes(): number {
    this.noticeRestored();
    return this.changeCount;
  }

  private noticeRestored(): void {
    if (this.restored === this.store.restored) return;
    this.restored = this.store.restored;
    for (let zone = 0; zone < this.versions.length; zone++) this.changed(zone as Zone); // zones are counted from 0
  }

  /** Those who see more of a zone than anybody: a face not everybody knows, the order, how many cards there are. */
  beyond(zone: Zone): Audience {
    const { faces, order, count } = this.spec(zone);
    let beyond = union(fewer(order), fewer(count));
    if (faces === EVERYBODY) return beyond;
    for (let card = this.top(zone); card !== null; card = this.cardAt(this.below + card)) {
      beyond = union(beyond, fewer(union(faces, this.store.get(this.known + card) as Audience)));
    }
    return beyond;
  }

  /** Every card in play, by number. */
  all(): Card[] {
    const cards: Card[] = [];
    for (let number = 0; number < this.numbers; number++) {
      if (this.store.get(this.places + number) !== NONE) cards.push(number as Card);
    }
    return cards;
  }

  /** Exchanges two faces without moving a card: how a position is set up and how hidden worlds are sampled. */
  swapFaces(a: Card, b: Card): void {
    const face = this.faceOf(a);
    this.store.set(this.faces + a, this.faceOf(b));
    this.store.set(this.faces + b, face);
    this.changed(this.zoneOf(a));
    this.changed(this.zoneOf(b));
  }

  private changed(zone: Zone): void {
    this.changeCount++;
    (this.versions[zone] as number)++; // there is one for each zone
  }

  private spec(zone: Zone): ZoneSpec {
    const spec = this.zones[zone];
    if (!spec) throw new RangeError(`there is no zone ${zone}`);
    return spec;
  }

  private isNumber(card: Card): boolean {
    return card >>> 0 === card && card < this.numbers;
  }

  private checkRoom(zone: Zone, cards = 1): void {
    const { name, room } = this.spec(zone);
    if (room !== undefined && this.count(zone) + cards > room)
      throw new RangeError(`'${name}' has room for ${room}, no more`);
  }

  private cardAt(place: number): Card | null {
    const card = this.store.get(place);
    return card === NONE ? null : (card as Card);
  }

  /** Gives an unlinked card a number nobody can connect with its old one. */
  private renumber(card: Card): Card {
    const store = this.store;
    const slot = this.free + this.chance.below(store.get(this.freeCount));
    const fresh = store.get(slot) as Card;
    store.set(slot, card);
    store.set(this.faces + fresh, store.get(this.faces + card));
    store.set(this.faces + card, NONE);
    store.set(this.places + card, NONE);
    store.set(this.above + card, 0);
    store.set(this.below + card, 0);
    store.set(this.known + card, NOBODY);
    return fresh;
  }

  private link(card: Card, zone: Zone, where: 'top' | 'bottom'): void {
    const store = this.store;
    const end = (where === 'top' ? this.tops : this.bottoms) + zone;
    const other = (where === 'top' ? this.bottoms : this.tops) + zone;
    const inward = where === 'top' ? this.below : this.above;
    const outward = where === 'top' ? this.above : this.below;
    const neighbour = store.get(end);
    store.set(this.places + card, zone);
    store.set(inward + card, neighbour);
    store.set(outward + card, NONE);
    store.set(end, card);
    if (neighbour === NONE) store.set(other, card);
    else store.set(outward + neighbour, card);
    store.set(this.counts + zone, store.get(this.counts + zone) + 1);
    this.changed(zone);
  }

  /** Takes a card out of its zone's chain. Its own words still say where it was: `link` or `renumber` sees to them. */
  private unlink(card: Card, zone: Zone): void {
    const store = this.store;
    const above = store.get(this.above + card);
    const below = store.get(this.below + card);
    store.set(above === NONE ? this.tops + zone : this.below + above, below);
    store.set(below === NONE ? this.bottoms + zone : this.above + below, above);
    store.set(this.counts + zone, store.get(this.counts + zone) - 1);
    this.changed(zone);
  }
}

/** Nobody where it is everybody: whom something tells more than all the others. */
function fewer(audience: Audience): Audience {
  return audience === EVERYBODY ? NOBODY : audience;
}
