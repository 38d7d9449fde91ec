/** The state of a game, cell by cell. All of it is in words, so a copy is one array; what lives only within a turn is in
 * `records.ts`. */
import { type BoundRecord, cell, flag, keyed, list, oneOf, optional, record, rows, type Seat } from '@ragtag/kernel';
import {
  areas,
  basestarTokens,
  endings,
  galacticaDamage,
  pegasusDamage,
  places,
  resources,
  turnSteps,
  viperKinds,
} from './terms.ts';

export const MOST_PLAYERS = 7;
/** More than there are characters in all sets. */
const MOST_CHARACTERS = 64;

const perArea = keyed(areas, cell());

const playerFields = {
  /** Which character, as an index into the content's list; -1 before one is chosen. */
  character: cell(-1),
  /** A Cylon player: revealed. Everybody else is a human player, whatever the loyalty cards say. BG-TERM-02, BG-TERM-03 */
  revealed: flag(),
  place: oneOf(places),
  /** The ship piloted and its area; meaningful only while place is 'space'. Such a ship is not among the unmanned. */
  ship: optional(oneOf(viperKinds)),
  area: oneOf(areas),
  /** Own turn starts still to pass before a stranded character gets to the Hangar Deck. BG-HAZARD-07 */
  stranded: cell(),
  miracle: cell(),
  /** BG-NEWCHAR-09, BG-NEWCHAR-10 */
  cylonDetectorBanned: flag(),
  skipReceiveSkills: flag(),
};
export type Player = BoundRecord<typeof playerFields>;

const shipsOfKind = record({
  reserve: cell(),
  damaged: cell(),
  destroyed: cell(),
  /** Assault raptors not brought into play yet. */
  beside: cell(),
  /** Unmanned, in space. */
  space: perArea,
});

const fields = {
  setUp: flag(),
  turnNumber: cell(),
  firstPlayer: cell<Seat>(),
  current: cell<Seat>(),
  step: oneOf(turnSteps),

  resources: keyed(resources, cell()),
  /** 0 Start, 1, 2 red; 3 (risks 3), 4 (risks 1) blue; 5 Auto Jump. */
  jumpTrack: cell(),
  /** 0 Start, 1 one civilian ship, 2 blank, 3 two civilian ships, 4 Auto Attack. */
  pursuit: cell(),
  /** Centurions on each space of the Boarding Party track; the last is Humans Lose. */
  boarding: list(5, cell()),

  sleeperPhaseDone: flag(),
  nextJumpWins: flag(),
  executionCostMorale: flag(),
  colonialOneDestroyed: flag(),
  hubDestroyed: flag(),
  pegasusDestroyed: flag(),
  damaged: keyed([...galacticaDamage, ...pegasusDamage], flag()),
  /** Galactica's two resource tokens leave the game when drawn. BG-DAMAGE-09 */
  foodTokenGone: flag(),
  fuelTokenGone: flag(),

  president: optional(cell<Seat>()),
  admiral: optional(cell<Seat>()),
  cag: optional(cell<Seat>()),
  mutineer: optional(cell<Seat>()),
  nukes: record({ held: cell(), beside: cell() }),

  raptors: record({ reserve: cell(), destroyed: cell() }),
  vipers: keyed(viperKinds, shipsOfKind),
  raiders: perArea,
  heavyRaiders: perArea,
  fleetRaiders: perArea,
  fleetHeavyRaiders: perArea,
  basestars: rows(2, {
    where: oneOf(['supply', 'main', 'fleet']),
    area: oneOf(areas),
    damage: keyed(basestarTokens, flag()),
  }),
  scar: record({ where: oneOf(['supply', 'main', 'destroyed']), area: oneOf(areas) }),

  /** Characters that cannot be chosen any more: chosen, executed, or the other version of one chosen. */
  unavailable: list(MOST_CHARACTERS, flag()),
  winner: optional(oneOf(['humans', 'cylons'])),
  ending: optional(oneOf(endings)),
  players: rows(MOST_PLAYERS, playerFields),
};

export const stateSpec = record(fields);
export type State = BoundRecord<typeof fields>;
