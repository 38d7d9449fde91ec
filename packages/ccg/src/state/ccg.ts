/** A game of the card game as its rules see it: the state in the game's words, the cards, and what this turn remembers. */
import {
  admitted,
  type Card,
  type Cards,
  type Chance,
  type Face,
  type GameEvent,
  type Plain,
  Scopes,
  type Seat,
  type World,
  type Zone,
} from '@ragtag/kernel';
import type { Configuration } from '../setup/options.ts';
import type { State } from './cells.ts';
import { Derived } from './derived.ts';
import { type Details, guards, type MayBeShown, type PartlyTold, type Shown, type Told } from './events.ts';
import type { Context, Happening, Printed, Standing } from './printed.ts';
import type { OptionType } from './questions.ts';
import type { ScopeKind } from './scopes.ts';
import { type Keyword, keywordBit, type Trait, traitBit } from './terms.ts';
import { type Challenge, freshTurn, type Turn } from './turn.ts';
import { ownerOf, placeOf, type ZoneName, zoneOf } from './zones.ts';

const nothingChosen: Context['chosen'] = new Map();

export class Ccg {
  readonly state: State;
  readonly cards: Cards;
  readonly chance: Chance;
  readonly seats: readonly Seat[];
  turn: Turn = freshTurn();
  challenge: Challenge | null = null;
  readonly scopes = new Scopes<ScopeKind>({ scopes: 0 });
  /** Raised whenever something changes that continuous effects may depend on, besides where cards lie. */
  stamp = 0;
  private readonly derivedNow: Derived;

  constructor(
    readonly configuration: Configuration,
    readonly faces: readonly Printed[],
    private readonly world: World<State>,
  ) {
    this.state = world.fields;
    this.cards = world.cards;
    this.chance = world.chance;
    this.seats = world.seats;
    this.derivedNow = new Derived(this.state.exhausted.length);
  }

  startAfresh(): void {
    this.turn = freshTurn();
    this.challenge = null;
    this.scopes.here = 'setup'; // until a turn begins
    this.stamp++;
  }

  /** Says what happened, to everybody. */
  emit(event: Told): void {
    this.world.emit({ ...event, scope: this.scopes.here } as GameEvent); // plain data, but for keys that may be absent
  }

  /** To everybody, with more of it for those whom the event declares. */
  emitWith<T extends PartlyTold>(event: Told<T>, add: Details<T>): void {
    const told = { ...event, scope: this.scopes.here } as unknown as GameEvent; // as above, and of type T
    this.world.emitWith(told, admitted(guards[event.type as T], told), add as { readonly [key: string]: Plain }); // as above
  }

  /** All of it to everybody, who has just been shown the cards. */
  emitShown<T extends MayBeShown>(event: Shown<T>): void {
    this.world.emit({ ...event, scope: this.scopes.here } as GameEvent); // as above
  }

  /** Whether this game goes by what a revision put right; games made before go on as they were. */
  isSince(revision: number): boolean {
    return this.configuration.revision >= revision;
  }

  // Players

  isOut(seat: Seat): boolean {
    return this.state.out.get(seat);
  }

  influence(seat: Seat): number {
    return this.state.influence.get(seat);
  }

  /** Who is still in the game, from this seat to the left. CCG-FIRST-05 */
  playersFrom(first: Seat): Seat[] {
    const { seats } = this;
    const players: Seat[] = [];
    for (let step = 0; step < seats.length; step++) {
      const seat = seats[(first + step) % seats.length] as Seat; // within the seats
      if (!this.isOut(seat)) players.push(seat);
    }
    return players;
  }

  /** In turn order. */
  get players(): Seat[] {
    return this.playersFrom(this.state.first);
  }

  opponentsOf(seat: Seat): Seat[] {
    return this.playersFrom(seat).filter((other) => other !== seat);
  }

  /** The next player still in the game. */
  leftOf(seat: Seat): Seat {
    const [, next] = this.playersFrom(seat);
    return next ?? seat;
  }

  // Cards

  zone(place: ZoneName, seat: Seat): Zone {
    return zoneOf(place, seat);
  }

  list(place: ZoneName, seat: Seat): Card[] {
    return this.cards.list(zoneOf(place, seat));
  }

  count(place: ZoneName, seat: Seat): number {
    return this.cards.count(zoneOf(place, seat));
  }

  /** Where a card is; null if its number is nobody's any more. */
  placeOf(card: Card): ZoneName | null {
    return this.cards.has(card) ? placeOf(this.cards.zoneOf(card)) : null;
  }

  ownerOf(card: Card): Seat {
    return ownerOf(this.cards.zoneOf(card));
  }

  printed(card: Card): Printed {
    return this.face(this.cards.faceOf(card));
  }

  face(face: Face): Printed {
    const printed = this.faces[face];
    if (!printed) throw new RangeError(`there is no printed card ${face}`);
    return printed;
  }

  /** Cards as options of a type. */
  named<T extends OptionType>(type: T, cards: readonly Card[]): { type: T; card: Card; id: string }[] {
    return cards.map((card) => ({ type, card, id: this.printed(card).id }));
  }

  isExhausted(card: Card): boolean {
    return this.state.exhausted.get(card);
  }

  /** Face down, and so with nothing but its type and title, unless in its own challenge. CCG-MOVE-07, CCG-CHAL-13 */
  isBlank(card: Card): boolean {
    return this.isExhausted(card) && card !== this.challenge?.challenger && card !== this.challenge?.defender;
  }

  /** Turns a card face down or up: nothing else does. */
  turnOver(card: Card, exhausted: boolean): void {
    this.state.exhausted.set(card, exhausted);
    this.stamp++;
  }

  /** In an alert or reserve area, and not merely underneath. */
  isInFleet(card: Card): boolean {
    const place = this.placeOf(card);
    return place === 'alert' || place === 'reserve';
  }

  isUnit(card: Card): boolean {
    const { type } = this.printed(card);
    return type === 'personnel' || type === 'ship';
  }

  /** Cards lying under this one, or attached to it. */
  under(card: Card, place: 'supply' | 'stacked' | 'linked'): Card[] {
    const found: Card[] = [];
    const { under } = this.state;
    if (place === 'linked') {
      for (const seat of this.seats) {
        for (const one of this.list('linked', seat)) if (under.get(one) === card) found.push(one);
      }
      return found;
    }
    const zone = zoneOf(place, this.ownerOf(card));
    for (let one = this.cards.top(zone); one !== null; one = this.cards.next(one))
      if (under.get(one) === card) found.push(one);
    return found;
  }

  /** How much a resource stack gives. CCG-RES-12 */
  supplyUnder(card: Card): number {
    let count = 0;
    const { under } = this.state;
    const zone = zoneOf('supply', this.ownerOf(card));
    for (let one = this.cards.top(zone); one !== null; one = this.cards.next(one)) if (under.get(one) === card) count++;
    return count;
  }

  baseOf(seat: Seat): Card {
    for (const card of this.list('resources', seat)) if (this.printed(card).type === 'base') return card;
    throw new Error(`player ${seat} has no base`);
  }

  isAsset(card: Card): boolean {
    return this.placeOf(card) === 'resources' && this.isUnit(card);
  }

  /** A base or an asset. CCG-RES-10 */
  isStackTop(card: Card): boolean {
    return this.placeOf(card) === 'resources' && this.printed(card).type !== 'mission';
  }

  // What continuous effects make of cards

  get derived(): Derived {
    return this.derivedNow.upToDate(this);
  }

  /** Told whenever lasting effects or the challenge change. */
  touch(): void {
    this.stamp++;
  }

  power(card: Card): number {
    return this.derived.powerOf(card);
  }

  hasTrait(card: Card, trait: Trait): boolean {
    return (this.derived.traitsOf(card) & traitBit(trait)) !== 0;
  }

  hasKeyword(card: Card, keyword: Keyword): boolean {
    return (this.derived.keywordsOf(card) & keywordBit(keyword)) !== 0;
  }

  /** Rules of a kind that cards in force make. */
  standing<K extends Standing['kind']>(kind: K): { card: Card; you: Seat; rule: Extract<Standing, { kind: K }> }[] {
    const found: { card: Card; you: Seat; rule: Extract<Standing, { kind: K }> }[] = [];
    for (const { card, you, rule } of this.derived.standing) {
      if (rule.kind === kind) found.push({ card, you, rule: rule as Extract<Standing, { kind: K }> }); // by its kind
    }
    return found;
  }

  /** The circumstances of a text on a card. */
  context(you: Seat, source: Card, what?: Happening): Context {
    const { card: subject = null, seat: player = null, amount = 0 } = what ?? {};
    return { you, source, subject, player, amount, chosen: new Map() };
  }

  /** The text a question comes from, for whoever is asked. */
  source({ source }: Context): { readonly source: Card; readonly id: string } {
    return { source, id: this.printed(source).id };
  }

  /** As `context`, where nothing can be chosen. */
  plainContext(you: Seat, source: Card): Context {
    return { you, source, subject: null, player: null, amount: 0, chosen: nothingChosen };
  }
}
