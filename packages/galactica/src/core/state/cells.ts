/** The state of a game, cell by cell. All of it is in words, so a copy is one array; what a turn remembers is in
 * `turn.ts`, what lives only within a step of it in `records.ts`. */
import {
  type BoundRecord,
  type Composite,
  cell,
  type Fields,
  flag,
  keyed,
  list,
  oneOf,
  optional,
  record,
  rows,
  type Seat,
} from '@ragtag/kernel';
import {
  areas,
  basestarTokens,
  coreEndings,
  type Ending,
  type LocationId,
  type Place,
  resources,
  type TurnStep,
  turnSteps,
  viperKinds,
} from './terms.ts';
import { type Names, turnFields } from './turn.ts';

export const MOST_PLAYERS = 7;
/** More than there are characters in all sets. */
const MOST_CHARACTERS = 64;

/** A number for each space area. */
export const perArea = keyed(areas, cell());

const playerFields = (locations: readonly LocationId[]) => ({
  /** Which character, as an index into the content's list; -1 before one is chosen. */
  character: cell(-1),
  /** Known to all as a Cylon: by a card turned up, or from the start. What that makes of a player says `allegiance.ts`. */
  revealed: flag(),
  /** A known Cylon who goes about among the humans. BG-INFIL-03 */
  infiltrating: flag(),
  place: oneOf<Place>(['off-board', 'space', ...locations]),
  /** The ship piloted and its area; meaningful only while place is 'space'. Such a ship is not among the unmanned. */
  ship: optional(oneOf(viperKinds)),
  area: oneOf(areas),
  /** Own turn starts still to pass before a stranded character gets to the Hangar Deck. BG-HAZARD-07 */
  stranded: cell(),
  miracle: cell(),
  /** BG-NEWCHAR-09, BG-NEWCHAR-10 */
  cylonDetectorBanned: flag(),
  skipReceiveSkills: flag(),
});
export type Player = BoundRecord<ReturnType<typeof playerFields>>;

const shipsOfKind = record({
  reserve: cell(),
  damaged: cell(),
  destroyed: cell(),
  /** Assault raptors not brought into play yet. */
  beside: cell(),
  /** Unmanned, in space. */
  space: perArea,
});

const fields = (names: Names) => ({
  setUp: flag(),
  turnNumber: cell(),
  firstPlayer: cell<Seat>(),
  current: cell<Seat>(),
  step: oneOf<TurnStep>([...turnSteps, ...names.phases]),

  resources: keyed(resources, cell()),
  /** 0 Start, 1, 2 red; 3 (risks 3), 4 (risks 1) blue; 5 Auto Jump. */
  jumpTrack: cell(),
  /** Centurions on each space of the Boarding Party track; the last is Humans Lose. */
  boarding: list(5, cell()),

  sleeperPhaseDone: flag(),
  nextJumpWins: flag(),
  executionCostMorale: flag(),
  colonialOneDestroyed: flag(),
  hubDestroyed: flag(),
  damaged: keyed(names.locations, flag()),
  /** Galactica's two resource tokens leave the game when drawn. BG-DAMAGE-09 */
  foodTokenGone: flag(),
  fuelTokenGone: flag(),

  president: optional(cell<Seat>()),
  admiral: optional(cell<Seat>()),
  nukes: record({ held: cell(), beside: cell() }),

  raptors: record({ reserve: cell(), destroyed: cell() }),
  vipers: keyed(viperKinds, shipsOfKind),
  raiders: perArea,
  heavyRaiders: perArea,
  basestars: rows(2, {
    where: oneOf(['supply', 'main', 'fleet']),
    area: oneOf(areas),
    damage: keyed(basestarTokens, flag()),
  }),
  scar: record({ where: oneOf(['supply', 'main', 'destroyed']), area: oneOf(areas) }),

  /** Characters that cannot be chosen any more: chosen, executed, or the other version of one chosen. */
  unavailable: list(MOST_CHARACTERS, flag()),
  winner: optional(oneOf(['humans', 'cylons'])),
  ending: optional(oneOf<Ending>([...coreEndings, ...names.endings])),
  players: rows(MOST_PLAYERS, playerFields(names.locations)),
  turn: record(turnFields(names)),
});

/** What modules remember: each declares its own cells here. */
// biome-ignore lint/suspicious/noEmptyInterface: core has none of its own
export interface ModuleState {}
export type State = BoundRecord<ReturnType<typeof fields>> & ModuleState;

/** The cells of core and of all modules there are, in use or not: what is not in use stays as it is. */
export function stateSpecFor(names: Names, cells: Fields): Composite<State> {
  const spec: Composite<unknown> = record({ ...fields(names), ...cells });
  return spec as Composite<State>; // every module declares the cells it brings
}
