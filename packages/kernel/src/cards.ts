/**
 * Hidden cards. A card is an anonymous number; which printed card it is (its face) is in one table, here, and only
 * `faceOf` reads it. A card that goes where somebody cannot tell the cards apart (a hand, a secret pile) gets a fresh
 * number, and a shuffle deals the faces anew over the numbers: a number seen once says nothing later.
 */

import { type CardLayout, NONE, numbersFor, type PackedCard, type PackedCards } from './card-layout.ts';
import type { Chance } from './chance.ts';
import { type Names, nameNumber } from './layout.ts';
import { OwedShuffles } from './owed-shuffles.ts';
import { type Anybody, type Audience, common, EVERYBODY, includes, NOBODY, union, type Viewer } from './seats.ts';
import type { Store } from './state.ts';
import type { Card, Face, KnownCard, Zone, ZoneSpec, ZoneView } from './zones.ts';

export class Cards {
  /** Told whenever a face is shown to somebody, for good or in passing: how tests know what was shown openly. */
  shown: ((card: Card, face: Face, to: Audience) => void) | null = null;
  /** How often somebody came to see a face unknown to them before. */
  revealed = 0;
  /** The shuffles that are owed; null where nobody keeps account. */
  owed: OwedShuffles | null = null;

  private readonly numbers: number;
  private readonly faces: number;
  private readonly places: number;
  private readonly below: number;
  private readonly above: number;
  private readonly known: number;
  private readonly free: number;
  private readonly freeCount: number;
  private readonly made: number;
  private readonly tops: number;
  private readonly bottoms: number;
  private readonly counts: number;
  private readonly versions: Uint32Array;
  private changeCount = 0;
  /** How often the store had been restored when the versions were last looked at. */
  private restored = 0;

  readonly zones: readonly ZoneSpec[];
  private readonly capacity: number;
  private readonly faceNames: Names | null;
  private readonly placeNames: Names;

  constructor(
    private readonly store: Store,
    private readonly chance: Chance,
    { at, numbers, shape, places, faces }: CardLayout,
  ) {
    const { zones } = shape;
    this.zones = zones;
    this.capacity = shape.cards;
    this.placeNames = places;
    this.faceNames = faces;
    this.numbers = numbers;
    this.faces = at;
    this.places = at + numbers;
    this.below = at + numbers * 2;
    this.above = at + numbers * 3;
    this.known = at + numbers * 4;
    this.free = at + numbers * 5;
    this.freeCount = at + numbers * 6;
    this.made = this.freeCount + 1;
    this.tops = this.made + 1;
    this.bottoms = this.tops + zones.length;
    this.counts = this.bottoms + zones.length;
    this.versions = new Uint32Array(zones.length);
  }

  /** Makes a card at the bottom of a zone, before play. */
  create(face: Face, zone: Zone): Card {
    this.checkRoom(zone);
    this.checkCapacity(1);
    const card = this.newNumber();
    this.setFace(card, face);
    this.link(card, zone, 'bottom');
    if (this.owed) this.layOut(this.owed, zone, 1);
    return card;
  }

  /** Makes the cards of a pile, the first on top of the others and all of them below what is there. */
  createAll(faces: readonly Face[], zone: Zone): void {
    const store = this.store;
    const { length } = faces;
    this.checkRoom(zone, length);
    this.checkCapacity(length);
    let above = store.get(this.bottoms + zone);
    for (let index = 0; index < length; index++) {
      const card = this.newNumber();
      this.setFace(card, faces[index] as Face); // within its length
      store.setNamed(this.places + card, zone, this.placeNames);
      store.set(this.above + card, above);
      store.set(above === NONE ? this.tops + zone : this.below + above, card);
      above = card;
    }
    if (length === 0) return;
    store.set(this.below + above, NONE);
    store.set(this.bottoms + zone, above);
    store.set(this.counts + zone, store.get(this.counts + zone) + length);
    this.changed(zone);
    if (this.owed) this.layOut(this.owed, zone, length);
  }

  /**
   * A number for one more card. Numbers nobody has had come with it, the more the more cards there are; how many there
   * could be makes no difference, so that a later version with room for more deals the same numbers.
   */
  private newNumber(): Card {
    const store = this.store;
    const made = store.get(this.made);
    const card = numbersFor(made);
    const end = numbersFor(made + 1);
    if (end > card + 1) {
      let free = store.get(this.freeCount);
      for (let number = card + 1; number < end; number++) store.set(this.free + free++, number);
      store.set(this.freeCount, free);
    }
    store.set(this.made, made + 1);
    return card as Card; // nobody has it yet
  }

  private checkCapacity(more: number): void {
    if (this.store.get(this.made) + more <= this.capacity) return;
    throw new RangeError(`this game has ${this.capacity} cards, no more`);
  }

  private setFace(card: number, face: number): void {
    const { faceNames, store } = this;
    if (faceNames === null) {
      store.set(this.faces + card, face);
    } else {
      if (faceNames.numberOf(face) === undefined) throw new RangeError(`there is no printed card ${face}`);
      store.setNamed(this.faces + card, face, faceNames);
    }
  }

  /** How the cards lie now, for a stored checkpoint. */
  pack(): PackedCards {
    const { store, faceNames } = this;
    const zones = this.zones.flatMap(({ name }, index) => {
      const cards = this.list(index as Zone).map((card): PackedCard => {
        const face = store.get(this.faces + card);
        return [card, faceNames?.numberOf(face) ?? face];
      });
      return cards.length === 0 ? [] : [{ zone: nameNumber(name), cards }];
    });
    const free = Array.from({ length: store.get(this.freeCount) }, (_, index) => store.get(this.free + index));
    return { made: store.get(this.made), free, zones };
  }

  /** Lays cards as they were packed, where there are none yet; false if a zone, a face or a number is unknown here. */
  unpack({ made, free, zones }: PackedCards): boolean {
    const { store, faceNames } = this;
    const inPlay = zones.reduce((sum, { cards }) => sum + cards.length, 0);
    if (made > this.capacity || inPlay + free.length !== numbersFor(made)) return false;
    store.set(this.made, made);
    store.set(this.freeCount, free.length);
    for (const [index, number] of free.entries()) store.set(this.free + index, number);
    for (const { zone, cards } of zones) {
      const place = this.placeNames.valueOf(zone);
      if (place === undefined || place < 0) return false;
      for (const [card, number] of cards) {
        const face = faceNames ? faceNames.valueOf(number) : number;
        if (card >= this.numbers || face === undefined || this.has(card as Card)) return false;
        this.setFace(card, face);
        this.link(card as Card, place as Zone, 'bottom'); // both were looked up just now
      }
    }
    return true;
  }

  /** Whether there is a card of this number now. */
  has(card: Card): boolean {
    return this.isNumber(card) && this.store.get(this.places + card) !== NONE;
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
    this.owed?.checkPile(zone);
    return this.cardAt(this.tops + zone);
  }

  bottom(zone: Zone): Card | null {
    this.owed?.checkPile(zone);
    return this.cardAt(this.bottoms + zone);
  }

  /** The card right below another in its zone. */
  next(card: Card): Card | null {
    return this.cardAt(this.below + card);
  }

  /** The cards of a zone from the top down. */
  list(zone: Zone): Card[] {
    const cards = new Array<Card>(this.count(zone)); // of the right length at once: this is called all the time
    let at = 0;
    for (let card = this.cardAt(this.tops + zone); card !== null; card = this.cardAt(this.below + card))
      cards[at++] = card;
    return cards;
  }

  /** The first card of a zone, from the top down, with this face. */
  find(zone: Zone, face: Face): Card | null {
    for (let card = this.cardAt(this.tops + zone); card !== null; card = this.cardAt(this.below + card)) {
      if (this.store.get(this.faces + card) === face) return card;
    }
    return null;
  }

  /** Whether a card of a zone has one of these faces. */
  holdsAny(zone: Zone, faces: Pick<ReadonlySet<number>, 'has' | 'size'>): boolean {
    if (faces.size === 0) return false;
    for (let card = this.cardAt(this.tops + zone); card !== null; card = this.cardAt(this.below + card)) {
      if (faces.has(this.store.get(this.faces + card))) return true;
    }
    return false;
  }

  /**
   * Moves a card. Whoever saw its face goes on knowing it where the card can be followed. Returns its number there. A rule
   * that puts it on top of a pile or under it says `where`; what it does not put anywhere has to be shuffled.
   */
  move(card: Card, to: Zone, where?: 'top' | 'bottom'): Card {
    const zone = this.zoneOf(card);
    const from = this.spec(zone);
    const target = this.spec(to);
    if (zone !== to) this.checkRoom(to);
    const knew = union(from.faces, this.store.get(this.known + card) as Audience);
    if (this.owed) this.account(this.owed, card, zone, to, where !== undefined);
    this.unlink(card, zone);
    const number = target.cards === EVERYBODY ? card : this.renumber(card);
    this.store.set(this.known + number, common(knew, target.cards));
    this.link(number, to, where ?? 'top');
    if ((target.faces & ~knew) !== 0) this.revealed++;
    if (this.shown && target.faces !== NOBODY) this.shown(number, this.faceOf(number), target.faces);
    return number;
  }

  moveAll(from: Zone, to: Zone, where?: 'top' | 'bottom'): void {
    const top = this.tops + from;
    for (let card = this.cardAt(top); card !== null; card = this.cardAt(top)) this.move(card, to, where);
  }

  /** Takes the top card of one zone to another; null if there is none. */
  draw(from: Zone, to: Zone, where?: 'top' | 'bottom'): Card | null {
    const card = this.top(from);
    return card === null ? null : this.move(card, to, where);
  }

  /** Deals the faces of a zone anew over its numbers: what anybody knew of them is over. */
  shuffle(zone: Zone): void {
    const store = this.store;
    const cards = this.list(zone);
    this.changed(zone);
    this.owed?.shuffled(zone);
    const dealt = this.chance.shuffle(cards.map((card) => store.get(this.faces + card)));
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index] as Card; // as many faces as cards
      this.setFace(card, dealt[index] as number);
      store.set(this.known + card, NOBODY);
    }
    const { faces } = this.spec(zone);
    if (this.shown && faces !== NOBODY) for (const card of cards) this.shown(card, this.faceOf(card), faces);
  }

  /**
   * Lets these viewers see a card's face: they know it until a shuffle, or until they can no longer follow the card. A pile
   * in which a card was seen has to be shuffled, unless a rule says that it `stays` where it is.
   */
  show(card: Card, to: Audience, stays?: 'stays'): void {
    const place = this.zoneOf(card);
    const zone = this.spec(place);
    if (this.owed && zone.pile && !stays) this.owed.owe(place, `somebody has seen card ${card} in it`);
    this.changed(place);
    const known = this.store.get(this.known + card) as Audience;
    if ((to & ~(known | zone.faces)) !== 0) this.revealed++;
    this.store.set(this.known + card, union(known, common(to, zone.cards)));
    this.shown?.(card, this.faceOf(card), to);
  }

  /** Lets them see it in passing, where nobody else can tell the card from others afterwards. */
  flash(card: Card, to: Audience): void {
    if ((to & ~this.spec(this.zoneOf(card)).faces) !== 0) this.revealed++;
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
    for (let card = this.cardAt(this.tops + zone); card !== null; card = this.cardAt(this.below + card), at++) {
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
    for (let card = this.cardAt(this.tops + zone); card !== null; card = this.cardAt(this.below + card)) {
      beyond = union(beyond, fewer(union(faces, this.store.get(this.known + card) as Audience)));
    }
    return beyond;
  }

  /** Every card in play, by number. */
  all(): Card[] {
    const cards: Card[] = [];
    const numbers = numbersFor(this.store.get(this.made));
    for (let number = 0; number < numbers; number++) {
      if (this.store.get(this.places + number) !== NONE) cards.push(number as Card);
    }
    return cards;
  }

  /** Exchanges two faces without moving a card: how a position is set up and how hidden worlds are sampled. */
  swapFaces(a: Card, b: Card): void {
    const face = this.faceOf(a);
    this.setFace(a, this.faceOf(b));
    this.setFace(b, face);
    this.changed(this.zoneOf(a));
    this.changed(this.zoneOf(b));
  }

  /** From now on, the shuffles that rules owe are kept account of; for what was fetched from a pile only with `fetched`. */
  keepAccount({ fetched = true }: { readonly fetched?: boolean } = {}): void {
    this.owed = new OwedShuffles(this.store, this.zones, fetched);
  }

  private layOut(owed: OwedShuffles, zone: Zone, made: number): void {
    if (this.spec(zone).pile) owed.layOut(zone, this.count(zone) === made);
  }

  private account(owed: OwedShuffles, card: Card, zone: Zone, to: Zone, placed: boolean): void {
    const [from, target] = [this.spec(zone), this.spec(to)];
    const end = this.cardAt(this.tops + zone) === card || this.cardAt(this.bottoms + zone) === card;
    if (from.pile && !end && zone !== to && owed.countsFetched) owed.owe(zone, `card ${card} was looked for in it`);
    if (this.count(zone) === 1) owed.shuffled(zone);
    const turnedDown = from.faces === EVERYBODY && target.faces !== EVERYBODY && target.order === NOBODY;
    if (!placed && (target.pile || turnedDown)) owed.owe(to, `card ${card} was put into it`);
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
    this.setFace(fresh, store.get(this.faces + card));
    this.setFace(card, NONE);
    store.setNamed(this.places + card, NONE, this.placeNames);
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
    store.setNamed(this.places + card, zone, this.placeNames);
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
