/** A game of Galactica as its rules see it: the state in the game's words, the cards, and what this turn remembers. */
import {
  admitted,
  type Card,
  type Cards,
  type Chance,
  type GameEvent,
  type Plain,
  Scopes,
  type Seat,
  type World,
} from '@ragtag/kernel';
import type { CharacterEntry, Content, FaceEntry } from '../content/entry.ts';
import type { Configuration } from '../setup/options.ts';
import type { Details, EventName, PartlyTold, Told } from '../vocabulary/events.ts';
import { countsAsCylon, countsAsHuman } from './allegiance.ts';
import type { Player, State } from './cells.ts';
import type { Check, CrisisInPlay, Roll } from './records.ts';
import type { ScopeKind } from './scopes.ts';
import type { LocationId, Title } from './terms.ts';
import { Turn } from './turn.ts';
import { zones } from './zones.ts';

export class Galactica {
  readonly state: State;
  readonly cards: Cards;
  readonly chance: Chance;
  readonly seats: readonly Seat[];
  /** The seats clockwise from each of them. */
  private readonly rotations: readonly (readonly Seat[])[];

  /** What is remembered until the turn ends. */
  readonly turn: Turn;
  /** Within a step only; null wherever one begins. */
  check: Check | null = null;
  roll: Roll | null = null;
  crisis: CrisisInPlay | null = null;
  readonly scopes: Scopes<ScopeKind>;

  constructor(
    readonly configuration: Configuration,
    readonly content: Content,
    private readonly world: World<State>,
  ) {
    this.state = world.fields;
    this.turn = new Turn(this.state.turn);
    this.scopes = new Scopes(this.turn);
    this.cards = world.cards;
    this.chance = world.chance;
    this.seats = world.seats;
    this.rotations = this.seats.map((first) => [...this.seats.slice(first), ...this.seats.slice(0, first)]);
  }

  /** Forgets everything that lives only within a step: one begins. */
  beginStep(): void {
    this.check = null;
    this.roll = null;
    this.crisis = null;
    if (this.state.setUp) this.scopes.resumeTurn(this.state.turnNumber);
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

  /** Human players. BG-TERM-03, BG-TERM-04 */
  get humans(): readonly Seat[] {
    return this.seats.filter((seat) => countsAsHuman(this, seat));
  }

  /** Cylon players. BG-TERM-02, BG-TERM-05 */
  get cylons(): readonly Seat[] {
    return this.seats.filter((seat) => countsAsCylon(this, seat));
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

  /** Says what happened to whoever may know of it: everybody, unless the event declares otherwise. */
  emit<T extends EventName>(told: Told<T>): void {
    if (!this.world.heard) return;
    const event: GameEvent = { ...told, scope: this.scopes.here };
    const guard = this.content.guards[told.type];
    if (guard?.fields === 'all') this.world.emit(event, admitted(guard, event));
    else this.world.emit(event);
  }

  /** To everybody, with more of it for those whom the event declares. */
  emitWith<T extends PartlyTold>(told: Told<T>, add: Details<T>): void {
    if (!this.world.heard) return;
    const event: GameEvent = { ...told, scope: this.scopes.here };
    const to = admitted(this.content.guards[told.type], event);
    this.world.emitWith(event, to, add as { readonly [key: string]: Plain }); // what is given of it is plain
  }
}
