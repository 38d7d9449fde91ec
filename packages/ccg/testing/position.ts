/**
 * Positions for tests, said in the game's own words:
 *
 *   const p = position({ seats: [{ alert: ['BSG1-136'], hand: ['BSG1-027'], assets: { security: 2 } }, { alert: ['BSG1-147'] }] });
 *   p.challenge(0, 'BSG1-136').choose(1, { type: 'decline' }).passUntil('action');
 *   expect(p.influence(1)).toBe(8);
 *
 * Cards are named by id or by full name. Everything starts in the execution phase of turn 1 unless said.
 */
import {
  type Card,
  type GameEvent,
  logFor,
  type Option,
  type Rules,
  type Seat,
  seat,
  type Viewer,
} from '@ragtag/kernel';
import { TestTable } from '@ragtag/kernel/testing';
import { allCards } from '../src/content/content.ts';
import { REVISION } from '../src/content/revision.ts';
import { ccg } from '../src/game.ts';
import { cylonPhase } from '../src/rules/cylon-phase.ts';
import { executionPhase } from '../src/rules/execution.ts';
import { GameOver } from '../src/rules/influence.ts';
import { readyPhase } from '../src/rules/ready.ts';
import type { Configuration } from '../src/setup/options.ts';
import type { Ccg } from '../src/state/ccg.ts';
import type { State } from '../src/state/cells.ts';
import type { Printed } from '../src/state/printed.ts';
import type { Phase, Resource } from '../src/state/terms.ts';
import { places, type ZoneName } from '../src/state/zones.ts';
import type { PlayerView, View } from '../src/view/view.ts';

export interface SeatSetup {
  /** Hangar Bay unless said: security, power 4, no text. */
  readonly base?: string;
  /** 10 unless said. */
  readonly influence?: number;
  readonly alert?: readonly string[];
  readonly reserve?: readonly string[];
  /** Face-down units and missions in reserve. */
  readonly exhausted?: readonly string[];
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  /** The next cards of the deck, top first; the rest is of no account. */
  readonly deck?: readonly string[];
  /** Resource stacks besides the base: a number of single assets of a type, or the size of each. */
  readonly assets?: Partial<Readonly<Record<Resource, number | readonly number[]>>>;
  /** How many supply cards lie under the base. */
  readonly supply?: number;
  /** Resolved persistent missions. */
  readonly persistent?: readonly string[];
  /** Missions attached to this player's unit of a name. */
  readonly linked?: readonly { readonly mission: string; readonly to: string; readonly at?: number }[];
  /** Cards underneath an alert unit, by its name: `{ 'BSG1-099': ['BSG1-098'] }`. */
  readonly stacked?: Readonly<Record<string, readonly string[]>>;
}

export interface PositionSetup {
  readonly seats: readonly SeatSetup[];
  readonly phase?: Phase;
  /** Seat 0 unless said; changes nothing about whose influence is lowest. */
  readonly first?: number;
  /** Of the content; the newest unless said. */
  readonly revision?: number;
  readonly seed?: string;
}

/** By id or full name. */
export function cardNamed(name: string): Printed {
  const found = allCards.find((card) => card.id === name || card.name === name);
  if (!found) throw new Error(`there is no card '${name}'`);
  return found;
}

const ASSETS: Readonly<Record<Resource, string>> = {
  persuasion: 'BSG1-158',
  logistics: 'BSG1-163',
  security: 'BSG1-164',
};
const FILLER = 'BSG1-146'; // Colonial Shuttle: no text, mystic value 1, Cylon threat 0

/** The ids of a seat, so that a deck of at least 60 holds them all. */
function deckOf(setup: SeatSetup) {
  return {
    name: 'position',
    base: cardNamed(setup.base ?? 'BSG1P-3').id,
    cards: Object.fromEntries(fillers().map((id) => [id, 4])),
  };
}

/** Sixty cards and some more of no account: positions change their faces as they need. */
function fillers(): string[] {
  return allCards
    .filter(({ type, promo }) => type === 'ship' && !promo)
    .slice(0, 24)
    .map(({ id }) => id);
}

export class Position {
  constructor(readonly table: TestTable<Configuration, State, Ccg>) {}

  get g(): Ccg {
    return this.table.state;
  }

  /** A card of a seat by name, where it is told apart by nothing else; in the fleet unless said. */
  card(at: number, name: string, ...where: readonly ZoneName[]): Card {
    const { face } = cardNamed(name);
    const wanted =
      where.length > 0
        ? where
        : (['alert', 'reserve', 'resources', 'linked', 'stacked', 'threats', 'hand', 'discard'] as const);
    for (const place of wanted) {
      const found = this.g.cards.find(this.g.zone(place, seat(at)), face);
      if (found !== null) return found;
    }
    throw new Error(`seat ${at} has no ${name} in ${wanted.join(', ')}`);
  }

  /** Where a seat's card of this name is; null if nowhere. */
  placeOf(at: number, name: string): ZoneName | null {
    const { face } = cardNamed(name);
    return (
      places.find((place) => place !== 'deck' && this.g.cards.find(this.g.zone(place, seat(at)), face) !== null) ?? null
    );
  }

  power(at: number, name: string): number {
    return this.g.power(this.card(at, name));
  }

  influence(at: number): number {
    return this.g.influence(seat(at));
  }

  /** Runs one procedure up to its first question or its end. */
  run(procedure: (g: Ccg) => Rules<unknown>): this {
    this.table.takeEvents();
    this.table.perform(function* (g) {
      try {
        yield* procedure(g);
      } catch (end) {
        if (!(end instanceof GameOver)) throw end; // as the game itself ends
      }
    });
    return this;
  }

  /** Answers with the option that has these fields. */
  choose(at: number, ...wanted: readonly Partial<Option>[]): this {
    this.table.choose(seat(at), ...wanted);
    return this;
  }

  /** Plays a card from hand by name, and pays the cheapest way if there are several. */
  play(at: number, name: string): this {
    return this.choose(at, { type: 'play', id: cardNamed(name).id });
  }

  /** Uses the ability of a card. */
  use(at: number, name: string, index = 0): this {
    return this.choose(at, { type: 'ability', card: this.card(at, name), index });
  }

  challenge(at: number, name: string): this {
    return this.choose(at, { type: 'challenge', card: this.card(at, name) });
  }

  resolve(at: number, name: string): this {
    return this.choose(at, { type: 'resolve', card: this.card(at, name) });
  }

  /** Targets a card of a seat. */
  target(by: number, at: number, name: string): this {
    return this.choose(by, { card: this.card(at, name) });
  }

  pass(...seats: readonly number[]): this {
    for (const at of seats) this.choose(at, { type: 'pass' });
    return this;
  }

  /** Passes or declines for whoever is asked until somebody is asked something of this kind, or the procedure ends. */
  passUntil(kind: string): this {
    for (let asked = this.table.pending[0]; asked && asked.kind !== kind; asked = this.table.pending[0]) {
      const index = asked.options.findIndex(({ type }) => ['pass', 'decline', 'keep', 'none', 'no'].includes(type));
      this.table.give(asked.seat, asked.min === 1 && asked.max === 1 ? Math.max(0, index) : []);
    }
    return this;
  }

  /** What a seat is asked; throws if nothing. */
  asked(at: number): { readonly kind: string; readonly options: readonly Option[] } {
    const asked = this.table.askedOf(seat(at));
    if (!asked)
      throw new Error(
        `seat ${at} is not asked; asked: ${this.table.pending.map((one) => `${one.kind} of ${one.seat}`).join(', ')}`,
      );
    return asked;
  }

  isAsked(at: number): boolean {
    return this.table.askedOf(seat(at)) !== null;
  }

  /** The options of a seat that are of a type. */
  offered(at: number, type: string): readonly Option[] {
    return this.asked(at).options.filter((option) => option.type === type);
  }

  get done(): boolean {
    return this.table.pending.length === 0;
  }

  view(viewer: Viewer = 'spectator'): View {
    return this.table.view(viewer).game as unknown as View; // as the game made it
  }

  player(at: number, viewer: Viewer = 'spectator'): PlayerView {
    const player = this.view(viewer).players[at];
    if (!player) throw new Error(`there is no seat ${at}`);
    return player;
  }

  /** What a viewer is told since the last procedure began. */
  events(viewer: Viewer = 'spectator'): GameEvent[] {
    return logFor(this.table.takeEvents(), viewer);
  }
}

/** Lays the cards out, then starts the phase. */
export function position(setup: PositionSetup): Position {
  const decks = setup.seats.map(deckOf);
  const { phase = 'execution', first = 0, revision = REVISION } = setup;
  const configuration = ccg.configure({ players: setup.seats.length, decks, revision });
  const table = new TestTable(ccg, configuration, setup.seed ?? 'test');
  const g = table.state;
  g.state.setUp = true;
  g.state.turn = 1;
  g.state.first = seat(first);
  for (const [index, one] of setup.seats.entries()) layOut(g, seat(index), one);
  for (const [index, { linked = [] }] of setup.seats.entries()) for (const link of linked) attach(g, seat(index), link);
  for (const at of g.seats) fillUp(g, at);
  return new Position(table).run(function* () {
    g.startAfresh();
    g.turn.phase = phase;
    if (phase === 'ready') yield* readyPhase(g);
    if (phase === 'execution') yield* executionPhase(g);
    if (phase === 'cylon') yield* cylonPhase(g);
  });
}

function layOut(g: Ccg, at: Seat, setup: SeatSetup): void {
  const { influence = 10, base = 'BSG1P-3', assets = {}, supply = 0 } = setup;
  g.state.influence.set(at, influence);
  const own = g.cards.create(cardNamed(base).face, g.zone('resources', at));
  const make = (name: string, place: ZoneName) => g.cards.create(cardNamed(name).face, g.zone(place, at));
  for (const place of ['alert', 'reserve', 'hand', 'discard', 'deck'] as const)
    for (const name of setup[place] ?? []) make(name, place);
  for (const name of setup.exhausted ?? []) g.turnOver(make(name, 'reserve'), true);
  for (const name of setup.persistent ?? []) make(name, 'resources');
  const under = (top: Card, count: number) => {
    for (let card = 0; card < count; card++) g.state.under.set(make(FILLER, 'supply'), top);
  };
  under(own, supply);
  for (const [resource, sizes] of Object.entries(assets)) {
    const each = typeof sizes === 'number' ? Array<number>(sizes).fill(1) : sizes;
    for (const size of each) under(make(ASSETS[resource as Resource], 'resources'), size - 1); // a key of `assets`
  }
  for (const [top, names] of Object.entries(setup.stacked ?? {})) {
    const card = g.cards.find(g.zone('alert', at), cardNamed(top).face);
    for (const name of names) g.state.under.set(make(name, 'stacked'), card);
  }
}

/** The deck holds as many cards as it takes. */
function fillUp(g: Ccg, at: Seat): void {
  const have = places.reduce((sum, place) => sum + g.count(place, at), 0);
  for (let card = have; card < fillers().length * 4 + 1; card++)
    g.cards.create(cardNamed(FILLER).face, g.zone('deck', at));
}

function attach(g: Ccg, at: Seat, { mission, to, at: on = at }: { mission: string; to: string; at?: number }): void {
  const { face } = cardNamed(to);
  const unit = g.cards.find(g.zone('alert', seat(on)), face) ?? g.cards.find(g.zone('reserve', seat(on)), face);
  if (unit === null) throw new Error(`there is no ${to} to attach ${mission} to`);
  g.state.under.set(g.cards.create(cardNamed(mission).face, g.zone('linked', at)), unit);
}
