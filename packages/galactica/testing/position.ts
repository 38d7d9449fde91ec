/**
 * Positions for tests, said in the game's own words:
 *
 *   const p = position({ seats: [{ character: 'laura-roslin' }, { character: 'william-adama', at: 'brig' }, ...] });
 *   p.run((g) => skillCheck(g, spec, from));
 *   p.choose(1, { type: 'card', name: 'Executive Order' });
 */
import {
  type Card,
  type Face,
  type GameEvent,
  logFor,
  type Option,
  type Rules,
  seat,
  type Viewer,
  type Zone,
} from '@ragtag/kernel';
import { stack, TestTable } from '@ragtag/kernel/testing';
import { defaults } from '../src/configuration.ts';
import '../src/modules/modules.ts'; // what modules declare belongs to the types below
import { contentFor } from '../src/content.ts';
import type { Content } from '../src/core/content/entry.ts';
import type { Configuration } from '../src/core/setup/options.ts';
import { homeOf } from '../src/core/setup/setup.ts';
import { countsAsCylon, loyaltyIsDealt } from '../src/core/state/allegiance.ts';
import type { State } from '../src/core/state/cells.ts';
import { Galactica } from '../src/core/state/galactica.ts';
import {
  type Area,
  areas,
  type BasestarToken,
  type LocationId,
  type Place,
  type Resource,
  resources,
  type SkillType,
  skillTypes,
  type ViperKind,
} from '../src/core/state/terms.ts';
import type { TurnPart } from '../src/core/state/turn.ts';
import { zones } from '../src/core/state/zones.ts';
import { galactica, shapeFor } from '../src/game.ts';
import { agendaZones, motiveZones } from '../src/modules/cylon-leaders/zones.ts';
import { mutinyZones } from '../src/modules/daybreak/zones.ts';
import { assistZones } from '../src/modules/variants/zones.ts';

/** Flags of the state that a board, the Objective card or a token shows. */
const shown = [
  'sleeperPhaseDone',
  'nextJumpWins',
  'executionCostMorale',
  'colonialOneDestroyed',
  'hubDestroyed',
  'pegasusDestroyed',
  'foodTokenGone',
  'fuelTokenGone',
] as const;

export interface SeatSetup {
  /** A character's id; `id/version` where there are two. */
  readonly character: string;
  /** A location or 'off-board'; the character's own start, or else Command, unless said. */
  readonly at?: Place;
  readonly piloting?: { readonly ship?: ViperKind; readonly area: Area };
  /** A Cylon player; a Cylon Leader always is. */
  readonly revealed?: boolean;
  /** Of a Cylon Leader. */
  readonly infiltrating?: boolean;
  /** Facedown Motive Cards, those turned up, and an Agenda Card, by name. */
  readonly motives?: readonly string[];
  readonly motivesRevealed?: readonly string[];
  readonly agenda?: string;
  readonly miracle?: number;
  readonly stranded?: number;
  /** Skill cards by name, with a strength if it matters: 'Executive Order' or 'Executive Order 2'. */
  readonly hand?: readonly string[];
  /** Facedown loyalty cards by id; one plain not-a-Cylon card unless said. */
  readonly loyalty?: readonly string[];
  readonly loyaltyFaceup?: readonly string[];
  readonly mutiny?: readonly string[];
  readonly superCrises?: readonly string[];
  readonly quorumGiven?: readonly string[];
}

export interface PositionSetup extends Partial<Omit<Configuration, 'players' | 'characters'>> {
  readonly seats: readonly SeatSetup[];
  /** Who assists the only player; the loyalty cards by id, the top one first. */
  readonly assist?: { readonly character: string; readonly loyalty?: readonly string[]; readonly miracle?: number };
  readonly current?: number;
  readonly turnNumber?: number;
  /** The part of the turn `play` goes on with; its start unless said. */
  readonly part?: TurnPart;
  /** What has happened in the game so far. */
  readonly already?: readonly (typeof shown)[number][];
  /** Seats; null for nobody. Seats 0, 1 and 2 unless said, the last where there are fewer. */
  readonly president?: number | null;
  readonly admiral?: number | null;
  readonly cag?: number | null;
  readonly resources?: Partial<Record<Resource, number>>;
  readonly jumpTrack?: number;
  readonly pursuit?: number;
  readonly boarding?: readonly number[];
  readonly damaged?: readonly LocationId[];
  readonly raiders?: Partial<Record<Area, number>>;
  readonly heavyRaiders?: Partial<Record<Area, number>>;
  readonly fleetRaiders?: Partial<Record<Area, number>>;
  readonly fleetHeavyRaiders?: Partial<Record<Area, number>>;
  readonly basestars?: readonly {
    readonly area: Area;
    readonly where?: 'main' | 'fleet';
    readonly damage?: readonly BasestarToken[];
  }[];
  readonly civilians?: Partial<Record<Area, number>>;
  /** Unmanned ships in space. */
  readonly vipers?: Partial<Record<ViperKind, Partial<Record<Area, number>>>>;
  /** Ships in the Reserves: 4 vipers, no mark VII (4 damaged), 1 assault raptor, 4 raptors unless said. */
  readonly reserve?: Partial<Record<ViperKind | 'raptor', number>>;
  /** Ships out of the game; those not said to be anywhere are damaged, or beside the board. */
  readonly destroyed?: Partial<Record<ViperKind | 'raptor', number>>;
  /** Where the raider Scar is; in the supply unless said. */
  readonly scar?: Area | 'destroyed';
  readonly nukes?: number;
  readonly quorumHand?: readonly string[];
  /** Cards in the discard piles of their decks, the first on top. */
  readonly discarded?: readonly string[];
  /** Cards out of the game. */
  readonly removed?: readonly string[];
  /** The next cards of a deck, top first. */
  readonly next?: Partial<Record<SkillType, readonly string[]>> & {
    readonly crisis?: readonly string[];
    readonly superCrisis?: readonly string[];
    readonly destination?: readonly string[];
    readonly quorum?: readonly string[];
    readonly mutiny?: readonly string[];
    /** By id. */
    readonly loyalty?: readonly string[];
    readonly civilian?: readonly string[];
  };
  /** The Destiny deck, top first; two of each type unless said. */
  readonly destiny?: readonly string[];
  readonly travelled?: readonly string[];
  readonly inPlay?: readonly string[];
  readonly seed?: string;
  /** What the next dice show. */
  readonly rolls?: readonly number[];
  /** Which of those there are the next draws by chance come to, counted from 0: a card of a hand, a damage token. */
  readonly draws?: readonly number[];
  /** Other components than the game's own. */
  readonly content?: (content: Content) => Content;
}

export class Position {
  constructor(readonly table: TestTable<Configuration, State, Galactica>) {}

  get g(): Galactica {
    return this.table.state;
  }

  /** Runs one procedure up to its first question or its end. */
  run(procedure: (g: Galactica) => Rules<unknown>): this {
    this.table.takeEvents();
    this.table.perform(procedure);
    return this;
  }

  /** Plays on from the part of the turn the position is in: its start unless said. */
  play(): this {
    this.table.takeEvents();
    this.table.begin();
    if (this.table.fault) throw this.table.fault;
    return this;
  }

  /** What a seat is asked, or null. */
  asked(number: number) {
    return this.table.askedOf(seat(number));
  }

  /** Answers for a seat with the options that have these fields. */
  choose(number: number, ...wanted: readonly Partial<Option>[]): this {
    this.table.choose(seat(number), ...wanted);
    return this;
  }

  /** Answers 'pass' or 'nothing' everywhere until nobody is asked, or one of these kinds of questions comes up. */
  pass(...upTo: readonly string[]): this {
    for (let next = this.table.pending[0]; next && !upTo.includes(next.kind); next = this.table.pending[0]) {
      const index = next.options.findIndex(({ type }) => type === 'pass' || type === 'nothing');
      if (next.min === 0) this.table.give(next.seat, []);
      else if (index >= 0) this.table.give(next.seat, index);
      else throw new Error(`'${next.kind}' cannot be passed: ${JSON.stringify(next.options)}`);
    }
    return this;
  }

  rolls(...rolls: readonly number[]): this {
    this.table.chance.rolls.push(...rolls);
    return this;
  }

  draws(...draws: readonly number[]): this {
    this.table.chance.draws.push(...draws);
    return this;
  }

  /** What this viewer has seen happen since the last `run` or `play`; without a viewer, everything. */
  events(viewer: Viewer = 'omniscient'): GameEvent[] {
    return this.scopedEvents(viewer).map(({ scope: _, ...event }) => event);
  }
  /** The same, each with what it was part of. */
  scopedEvents(viewer: Viewer = 'omniscient'): GameEvent[] {
    this.seen.push(...this.table.takeEvents());
    return logFor(this.seen, viewer);
  }
  private seen: ReturnType<TestTable<Configuration, State, Galactica>['takeEvents']> = [];

  view(viewer: Viewer) {
    return galactica.view(this.g, viewer);
  }

  /** Names of the cards in a zone, from the top. */
  names(zone: Zone): string[] {
    return this.g.cards.list(zone).map((card) => this.g.entry(card).name);
  }

  handNames(number: number): string[] {
    return this.names(zones.hand(seat(number)));
  }
}

/** Sets a position up. Nothing has been asked or drawn: what is not said is as a fresh game has it. */
export function position(setup: PositionSetup): Position {
  const configuration: Configuration = { ...defaults, ...options(setup), players: setup.seats.length };
  const game = setup.content ? withContent(setup.content) : galactica;
  const table = new TestTable(game, configuration, setup.seed);
  const g = table.state;
  createCards(g);
  const { state } = g;
  state.setUp = true;
  state.turnNumber = setup.turnNumber ?? 1;
  state.current = seat(setup.current ?? 0);
  for (const flag of setup.already ?? []) state[flag] = true;
  state.president = seatOrNull(setup.president, 0);
  const last = setup.seats.length - 1;
  state.admiral = seatOrNull(setup.admiral, Math.min(1, last));
  state.cag = configuration.cylonFleet ? seatOrNull(setup.cag, Math.min(2, last)) : null;
  for (const resource of resources)
    state.resources[resource] = setup.resources?.[resource] ?? g.content.dials[resource];
  state.jumpTrack = setup.jumpTrack ?? 0;
  state.pursuit = setup.pursuit ?? 0;
  setup.boarding?.forEach((n, space) => {
    state.boarding.set(space, n);
  });
  for (const location of setup.damaged ?? []) state.damaged[location] = true;
  placeShips(g, setup);
  state.nukes.held = setup.nukes ?? 2;
  state.nukes.beside = g.content.pieces.nuke - state.nukes.held;
  setup.seats.forEach((one, index) => {
    seatCharacter(g, index, one);
  });
  if (setup.assist) seatAssist(g, setup.assist);
  for (const name of setup.quorumHand ?? []) take(g, 'quorum', name, zones.quorumHand(state.president ?? seat(0)));
  for (const name of setup.travelled ?? []) take(g, 'destination', name, zones.travelled);
  for (const name of setup.inPlay ?? []) take(g, null, name, zones.inPlay);
  for (const name of setup.removed ?? []) take(g, null, name, zones.removed);
  for (const name of setup.discarded ?? []) discard(g, name);
  beginPart(g, setup.part ?? 'start');
  buildDestiny(g, setup.destiny);
  const { next = {} } = setup;
  stackNames(table, zones.crisisDeck, next.crisis);
  stackNames(table, zones.superCrisisDeck, next.superCrisis);
  stackNames(table, zones.destinationDeck, next.destination);
  stackNames(table, zones.quorumDeck, next.quorum);
  stackNames(table, mutinyZones.deck, next.mutiny);
  for (const type of skillTypes) stackNames(table, zones.skillDeck[type], next[type]);
  for (const id of next.loyalty ?? []) takeLoyalty(g, id, zones.loyaltyDeck);
  stackNames(table, zones.civiliansUnused, next.civilian);
  table.chance.rolls.push(...(setup.rolls ?? []));
  table.chance.draws.push(...(setup.draws ?? []));
  return new Position(table);
}

const switches = Object.keys(defaults) as (keyof Configuration)[]; // the keys of a configuration

function options(setup: PositionSetup): Partial<Configuration> {
  const given: Partial<Configuration> = setup;
  return Object.fromEntries(switches.filter((name) => given[name] !== undefined).map((name) => [name, given[name]]));
}

/** The game with other components. */
function withContent(change: (content: Content) => Content): typeof galactica {
  const made = new Map<Configuration, Content>();
  const contentOf = (configuration: Configuration): Content => {
    const content = made.get(configuration) ?? change(contentFor(configuration));
    made.set(configuration, content);
    return content;
  };
  return {
    ...galactica,
    shape: (configuration) => shapeFor(contentOf(configuration)),
    create: (configuration, world) => new Galactica(configuration, contentOf(configuration), world),
  };
}

function seatOrNull(given: number | null | undefined, otherwise: number) {
  return given === null ? null : seat(given ?? otherwise);
}

/** As in a game set up, but that a Mutineer nobody has is out of sight: what is removed is what the test removed. */
function lyingIn(content: Content, entry: Content['faces'][number]): Zone {
  return entry.deck === 'loyalty' && entry.kind === 'mutineer' ? zones.box : homeOf(content, entry);
}

/** Every card in the deck it belongs to, in the order of the content. */
function createCards(g: Galactica): void {
  g.content.faces.forEach((entry, face) => {
    for (let n = 0; n < (g.content.counts[face] ?? 0); n++) g.cards.create(face as Face, lyingIn(g.content, entry));
  });
}

/** As if the turn had come so far without anything worth remembering. */
function beginPart(g: Galactica, part: TurnPart): void {
  if (part === 'start') return;
  const { place, area } = g.player(g.current);
  g.turn.part = part;
  g.turn.cylon = countsAsCylon(g, g.current);
  g.turn.startedAt = place === 'space' ? area : place;
  if (part === 'act') g.turn.actionsLeft = 1;
}

/** Puts a card on the discard pile of its deck, under those that are there. */
function discard(g: Galactica, name: string): void {
  const card = take(g, null, name, zones.removed);
  const entry = g.entry(card);
  const piles: Partial<Record<typeof entry.deck, Zone>> = {
    crisis: zones.crisisDiscard,
    'super-crisis': zones.superCrisisDiscard,
    destination: zones.destinationDiscard,
    quorum: zones.quorumDiscard,
    mutiny: mutinyZones.discard,
    loyalty: zones.loyaltyDiscard,
    civilian: zones.civiliansDestroyed,
  };
  const pile = entry.deck === 'skill' ? zones.skillDiscard[entry.type] : piles[entry.deck];
  if (pile === undefined) throw new RangeError(`'${name}' has no discard pile`);
  g.cards.move(card, pile, 'bottom');
}

function placeShips(g: Galactica, setup: PositionSetup): void {
  const { state } = g;
  const totals = g.content.pieces;
  const reserve = {
    viper: totals.viper - 2,
    'mark-vii': 0,
    'assault-raptor': Math.min(1, totals['assault-raptor']),
    raptor: 4,
    ...setup.reserve,
  };
  for (const kind of ['viper', 'mark-vii', 'assault-raptor'] as const) {
    const ships = state.vipers[kind];
    ships.reserve = reserve[kind];
    let left = totals[kind] - reserve[kind];
    for (const area of areas) {
      ships.space[area] = setup.vipers?.[kind]?.[area] ?? 0;
      left -= ships.space[area];
    }
    ships.destroyed = setup.destroyed?.[kind] ?? 0;
    left -= ships.destroyed;
    left -= setup.seats.filter(({ piloting }) => piloting && (piloting.ship ?? 'viper') === kind).length;
    if (left < 0) throw new RangeError(`there are only ${totals[kind]} ${kind}s`);
    if (kind === 'assault-raptor') ships.beside = left;
    else ships.damaged = left;
  }
  state.raptors.reserve = reserve.raptor;
  state.raptors.destroyed = totals.raptor - reserve.raptor;
  for (const area of areas) {
    state.raiders[area] = setup.raiders?.[area] ?? 0;
    state.heavyRaiders[area] = setup.heavyRaiders?.[area] ?? 0;
    state.fleetRaiders[area] = setup.fleetRaiders?.[area] ?? 0;
    state.fleetHeavyRaiders[area] = setup.fleetHeavyRaiders?.[area] ?? 0;
    for (let n = 0; n < (setup.civilians?.[area] ?? 0); n++) g.cards.draw(zones.civiliansUnused, zones.civilians[area]);
  }
  if (setup.scar === 'destroyed') state.scar.where = 'destroyed';
  else if (setup.scar) Object.assign(state.scar, { where: 'main', area: setup.scar });
  setup.basestars?.forEach(({ area, where = 'main', damage = [] }, index) => {
    const basestar = state.basestars[index];
    if (!basestar) throw new RangeError('there are only two basestars');
    basestar.where = where;
    basestar.area = area;
    for (const token of damage) basestar.damage[token] = true;
  });
}

function seatCharacter(g: Galactica, index: number, one: SeatSetup): void {
  const at = seat(index);
  const player = g.player(at);
  const [id, version] = one.character.split('/');
  const found = g.content.characters.findIndex(
    (entry) => entry.id === id && (version === undefined || entry.version === version),
  );
  const entry = g.content.characters[found];
  if (!entry) throw new RangeError(`there is no character '${one.character}'`);
  player.character = found;
  g.state.unavailable.set(found, true);
  const leader = entry.type === 'cylon-leader';
  player.revealed = one.revealed ?? leader;
  player.infiltrating = one.infiltrating ?? false;
  player.miracle = one.miracle ?? (player.revealed && !leader ? 0 : 1);
  player.stranded = one.stranded ?? 0;
  if (one.piloting) {
    player.place = 'space';
    player.ship = one.piloting.ship ?? 'viper';
    player.area = one.piloting.area;
  } else {
    const own = typeof entry.start === 'string' ? entry.start : 'command';
    player.place = one.at ?? (player.revealed && !leader ? 'caprica' : player.infiltrating ? 'command' : own);
  }
  for (const name of one.hand ?? []) take(g, 'skill', name, zones.hand(at));
  for (const name of one.loyalty ?? (player.revealed || !loyaltyIsDealt(g) ? [] : ['not-a-cylon-base']))
    takeLoyalty(g, name, zones.loyalty(at));
  for (const name of one.loyaltyFaceup ?? []) {
    takeLoyalty(g, name, zones.loyaltyFaceup(at));
    if (name === 'mutineer') g.state.mutineer = at;
  }
  for (const name of one.mutiny ?? []) take(g, 'mutiny', name, mutinyZones.hand(at));
  for (const name of one.motives ?? []) take(g, 'motive', name, motiveZones.facedown(at));
  for (const name of one.motivesRevealed ?? []) take(g, 'motive', name, motiveZones.faceup(at));
  if (one.agenda) take(g, 'agenda', one.agenda, agendaZones.held(at));
  for (const name of one.superCrises ?? []) take(g, 'super-crisis', name, zones.superCrisisHand(at));
  for (const name of one.quorumGiven ?? []) take(g, 'quorum', name, zones.quorumGiven(at));
}

function seatAssist(
  g: Galactica,
  { character, loyalty = [], miracle = 1 }: NonNullable<PositionSetup['assist']>,
): void {
  const { assist, unavailable } = g.state;
  assist.character = g.content.characters.findIndex(({ id }) => id === character);
  assist.miracle = miracle;
  unavailable.set(assist.character, true);
  for (const id of loyalty) takeLoyalty(g, id, assistZones.facedown);
  assist.facedown = loyalty.length;
}

/** Takes a card of this name out of its deck. */
export function take(g: Galactica, deck: Content['faces'][number]['deck'] | null, label: string, to: Zone): Card {
  const [, name = label, strength] = /^(.*?)(?: (\d))?$/.exec(label) ?? [];
  const candidates = g.content.faces.flatMap((entry, face) => {
    const fits =
      (deck === null || entry.deck === deck) &&
      (entry.name === label || (entry.name === name && g.content.strengths[face] === Number(strength)));
    const card = fits ? g.cards.find(lyingIn(g.content, entry), face as Face) : null;
    return card === null ? [] : [card];
  });
  const card = candidates[0];
  if (card === undefined) throw new RangeError(`there is no '${label}' left in ${deck ?? 'any'} deck`);
  return g.cards.move(card, to, 'bottom');
}

function takeLoyalty(g: Galactica, id: string, to: Zone): Card {
  const face = g.content.faces.findIndex((entry) => entry.deck === 'loyalty' && entry.id === id);
  const entry = g.content.faces[face];
  const card = entry ? g.cards.find(lyingIn(g.content, entry), face as Face) : null;
  if (card === null) throw new RangeError(`there is no loyalty card '${id}' left`);
  return g.cards.move(card, to, 'bottom');
}

function buildDestiny(g: Galactica, names: readonly string[] | undefined): void {
  if (names) {
    for (const name of names) take(g, 'skill', name, zones.destiny);
    return;
  }
  for (const type of skillTypes) {
    for (let n = 0; n < 2; n++) g.cards.draw(zones.skillDeck[type], zones.destiny, 'bottom');
  }
}

function stackNames(
  table: TestTable<Configuration, State, Galactica>,
  zone: Zone,
  names: readonly string[] = [],
): void {
  const { content } = table.state;
  const faces = names.map((label) => {
    const [, name = label, strength] = /^(.*?)(?: (\d))?$/.exec(label) ?? [];
    const face = content.faces.findIndex(
      (entry, index) =>
        entry.name === label ||
        (entry.name === name && strength !== undefined && content.strengths[index] === Number(strength)),
    );
    if (face < 0) throw new RangeError(`there is no card '${label}'`);
    return face as Face;
  });
  stack(table, zone, faces);
}
