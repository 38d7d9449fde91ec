/** What is remembered within a turn only: at every turn boundary it is as new. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Context, Continuous } from './printed.ts';
import type { Phase, UnitType } from './terms.ts';

/** A continuous effect that ends by itself. CCG-EFFECT-04, CCG-TIMING-03 */
export interface Lasting {
  readonly until: 'phase' | 'turn';
  /** The card it is on; null if its text says which cards it is about. */
  readonly card: Card | null;
  readonly continuous: Continuous;
  readonly c: Context;
}

/** What changes a player's next mystic value in a challenge. */
export interface MysticChange {
  /** How many more are revealed; -1: none at all. */
  readonly more: number;
  /** Who picks the one that counts; null: all are added up. */
  readonly picker: Seat | null;
  /** Only in the challenge it was made for. */
  readonly here: boolean;
}

/** What a player may do in the next action. */
export interface NextAction {
  /** Whose it is: others may have to pay for something meanwhile. */
  readonly seat: Seat;
  /** A card costs so much less, of one type. */
  readonly discount: number;
  /** Every stack of 2 logistics or more gives 3 of any one type instead. */
  readonly tripled: boolean;
}

export type Barred = 'gaining' | 'losing' | 'challenges';

export interface Turn {
  phase: Phase;
  lasting: Lasting[];
  readonly usedOnce: Set<string>;
  /** Nothing of this kind for the rest of the phase. */
  readonly barred: Set<Barred>;
  readonly missionResolved: Set<Seat>;
  readonly extraActions: Map<Seat, number>;
  readonly nextAction: Map<Seat, NextAction>;
  /** What holds for the action being played. */
  action: NextAction | null;
  readonly mystic: Map<Seat, MysticChange[]>;
  firstInCylonPhase: Seat | null;
  executionOver: boolean;
  /** Red texts that are void for a player: `card seat`. */
  readonly voided: Set<string>;
  /** Whom the red text being resolved does not concern. */
  spared: Set<Seat>;
  /** One more execution phase and Cylon phase to come. */
  again: number;
}

export function freshTurn(): Turn {
  return {
    phase: 'ready',
    lasting: [],
    usedOnce: new Set(),
    barred: new Set(),
    missionResolved: new Set(),
    extraActions: new Map(),
    nextAction: new Map(),
    action: null,
    mystic: new Map(),
    firstInCylonPhase: null,
    executionOver: false,
    voided: new Set(),
    spared: new Set(),
    again: 0,
  };
}

/** A challenge under way. CCG-CHAL-01 */
export interface Challenge {
  readonly by: Seat;
  /** Who is challenged; against a Cylon threat the Cylon player. */
  readonly against: Seat;
  readonly challenger: Card;
  /** As what it challenges. CCG-KEY-19 */
  as: UnitType;
  readonly threat: boolean;
  defender: Card | null;
  /** Stays true when the defender leaves play. CCG-CHAL-15 */
  defended: boolean;
  step: 'declared' | 'play' | 'mystic' | 'resolved';
  /** An effect ended it. */
  ended: boolean;
  /** May defend though not alert. */
  readonly mayDefend: Set<Card>;
  /** The challenging player may pick the defender, whatever the unit's keywords. */
  picksDefender: boolean;
  /** What becomes of the loser. */
  loser: 'defeated' | 'exhausted';
  /** The defender survives a defeat, and a challenger that wins is defeated. */
  turnedTables: boolean;
  /** The mystic values revealed, for those who look on. */
  readonly mystic: { challenger: number | null; defender: number | null };
  winner: Card | null;
  /** What is to be done at its end. */
  readonly after: (() => Rules<void>)[];
}
