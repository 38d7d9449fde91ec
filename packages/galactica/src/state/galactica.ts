/** A game of Galactica as its rules see it: the state in the game's words, the cards, and what this turn remembers. */
import type { Audience, Card, Cards, Chance, GameEvent, Plain, Seat, World } from '@ragtag/kernel';
import type { CharacterEntry, Content, FaceEntry } from '../content/entry.ts';
import type { Configuration } from '../setup/options.ts';
import type { Player, State } from './cells.ts';
import { type Check, type CrisisInPlay, freshTurn, type Roll, type Turn } from './records.ts';
import type { LocationId, Title } from './terms.ts';
import { zones } from './zones.ts';

export class Galactica {
  readonly state: State;
  readonly cards: Cards;
  readonly chance: Chance;
  readonly seats: readonly Seat[];
  /** The seats clockwise from each of them. */
  private readonly rotations: readonly (readonly Seat[])[];

  /** Within the turn only; null or fresh at every turn boundary. */
  turn: Turn = freshTurn();
  check: Check | null = null;
  roll: Roll | null = null;
  crisis: CrisisInPlay | null = null;
  /** What is being resolved, for passes that cover all its windows: 'crisis 12', 'jump 14'. */
  event = '';
  private eventCount = 0;

  constructor(
    readonly configuration: Configuration,
    readonly content: Content,
    private readonly world: World<State>,
  ) {
    this.state = world.fields;
    this.cards = world.cards;
    this.chance = world.chance;
    this.seats = world.seats;
    this.rotations = this.seats.map((first) => [...this.seats.slice(first), ...this.seats.slice(0, first)]);
  }

  /** Forgets everything that lives only within a turn. */
  startAfresh(): void {
    this.turn = freshTurn();
    this.check = null;
    this.roll = null;
    this.crisis = null;
    this.event = '';
    this.eventCount = 0;
  }

  /** Names what is being resolved from here on. */
  beginEvent(kind: string): void {
    this.eventCount++;
    this.event = `${kind} ${this.state.turnNumber}.${this.eventCount}`;
  }

  get current(): Seat {
    return this.state.current;
  }

  player(seat: Seat): Player {
    const player = this.state.players[seat];
    if (!player) throw new RangeError(`there is no seat ${seat}`);
    return player;
  }

  /** The character at a seat; null before one is chosen. */
  character(seat: Seat): CharacterEntry | null {
    return this.content.characters[this.player(seat).character] ?? null;
  }

  /** All seats clockwise, this one first. */
  seatsFrom(first: Seat): readonly Seat[] {
    return this.rotations[first] ?? this.seats;
  }

  /** All seats clockwise, the one to the left of this one first and this one last. */
  seatsAfter(seat: Seat): readonly Seat[] {
    return this.rotations[(seat + 1) % this.seats.length] ?? this.seats;
  }

  /** Who is not a revealed Cylon. BG-TERM-03 */
  get humans(): readonly Seat[] {
    return this.seats.filter((seat) => !this.player(seat).revealed);
  }

  /** Revealed Cylons. BG-TERM-02 */
  get cylons(): readonly Seat[] {
    return this.seats.filter((seat) => this.player(seat).revealed);
  }

  holder(title: Title): Seat | null {
    return this.state[title];
  }

  isAt(seat: Seat, location: LocationId): boolean {
    return this.player(seat).place === location;
  }

  /** The printed card a card is. Reading it is reading its face. */
  entry(card: Card): FaceEntry {
    const entry = this.content.faces[this.cards.faceOf(card)];
    if (!entry) throw new RangeError(`card ${card} has no face`);
    return entry;
  }

  /** The strength of a skill card. */
  strength(card: Card): number {
    return this.content.strengths[this.cards.faceOf(card)] ?? 0;
  }

  hand(seat: Seat): Card[] {
    return this.cards.list(zones.hand(seat));
  }

  emit(event: GameEvent, to?: Audience): void {
    this.world.emit(event, to);
  }

  /** To everybody, with more of it for some. */
  emitWith(event: GameEvent, to: Audience, add: { readonly [key: string]: Plain }): void {
    this.world.emitWith(event, to, add);
  }
}
