/** What lives only within a turn: made by a procedure, gone at the turn boundary, shown by the view while it lasts. */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { CheckSpec, Context, Effect } from '../effects/effect.ts';
import type { ActivationIcon, Area, LocationId, Place, Resource, SkillType, Title, ViperKind } from './terms.ts';

/** One skill check being made. */
export interface Check {
  readonly spec: CheckSpec;
  readonly source: 'crisis' | 'super-crisis' | 'location';
  /** The crisis card or the location it comes from. */
  readonly card: Card | null;
  readonly location: LocationId | null;
  /** The player it is about, if it names one. */
  readonly target: Seat | null;
  /** What abilities add to the printed difficulty. */
  change: number;
  reckless: boolean;
  /** Investigative Committee: cards are added face up. */
  faceup: boolean;
  /** Destiny cards too. */
  destinyFaceup: boolean;
  noDestiny: boolean;
  /** Restore Order: skill check abilities are ignored. */
  noAbilities: boolean;
  readonly positive: Set<SkillType>;
  /** William Adama: cards of strength 1 count as positive. */
  strengthOnePositive: boolean;
  readonly zero: Set<SkillType>;
  readonly double: Set<SkillType>;
  bonus: number;
  /** Names of skill check abilities resolved so far. BG-ABILITY-05 */
  readonly resolved: Set<string>;
  /** A card with the skill check ability icon was played into it. BG-CONSEQ-01 */
  iconPlayed: boolean;
  /** Names of cards used on it that may be used once per check. */
  readonly used: Set<string>;
  /** How many cards each player added; null: not yet asked. */
  readonly added: (number | null)[];
  stage: 'before' | 'adding' | 'revealed' | 'totalled' | 'done';
  strength: number | null;
  outcome: 'pass' | 'partial' | 'fail' | null;
  /** Iron Will: a failed check has no fail result. */
  failOff: boolean;
  /** Decided without cards: `outcome` says how. BG-UNI-135 */
  outright: boolean;
  /** Its cards that lie face up, in the order turned up. */
  readonly cards: Card[];
  /** Cards that join right after the Destiny cards. BG-UNI-137 */
  readonly afterDestiny: (() => Rules<void>)[];
  /** What abilities add when strength is totalled. */
  readonly bonuses: (() => number)[];
  /** Judged when pass or fail is determined. BG-UNI-141 */
  readonly judgements: (() => Rules<void>)[];
  /** Carried out with the result. BG-UNI-141 */
  readonly withResult: (() => Rules<void>)[];
  /** Comes in place of the pass result. */
  passInstead: Effect | null;
}

/** One roll of the die. */
export interface Roll {
  readonly roller: Seat;
  /** What it is for: a word clients and standing orders know. */
  readonly purpose: RollPurpose;
  /** The player's own ship attacked, or the target, where the purpose is an attack. */
  readonly about: { readonly ship?: ViperKind; readonly pilot?: Seat | null; readonly area?: Area };
  modifier: number;
  natural: number | null;
  /** A result set in place of a roll: nothing modifies it. BG-UNI-123 */
  set: number | null;
  /** Names of cards used on it that may be used once per roll. */
  readonly used: Set<string>;
}
export type RollPurpose =
  | 'attack-on-viper'
  | 'attack-on-galactica'
  | 'viper-attack'
  | 'galactica-attack'
  | 'centurion-attack'
  | 'nuke'
  | 'ftl'
  | 'risk'
  | 'cylon-fleet'
  | 'location'
  | 'card';

/** The crisis being resolved. */
export interface CrisisInPlay {
  card: Card;
  readonly drawnBy: Seat;
  readonly superCrisis: boolean;
  /** Secret Destiny and the like: put away, draw another. */
  replaced: boolean;
  /** Who chooses, and what was chosen, for cards with a choice. */
  chooser: Seat | null;
  option: 0 | 1 | null;
  /** An option that a sheet has added and its owner taken, while none of the card's is. BG-CLAR-20 */
  instead: Effect | null;
}

/** A crisis resolved this turn: its icons count wherever the card goes. */
export interface CrisisOfTurn {
  readonly name: string;
  readonly activation: readonly ActivationIcon[];
  readonly jump: boolean;
  /** Its activation icons have been resolved. */
  activated: boolean;
}

/** What is remembered until the turn ends. */
export interface Turn {
  /** Names of abilities and cards used that may be used once per turn, 'name' or 'name:seat'. */
  readonly used: Set<string>;
  movementAbilityUsed: boolean;
  /** Executive Order and Critical Situation share one use per turn. BG-CARD-02, BG-MOVEABILITY-07 */
  orderUsed: boolean;
  /** Negotiation: no Cylon ship is launched or activated. */
  negotiation: boolean;
  engineRoom: 'no' | 'pending' | 'used';
  /** The crises resolved this turn, in order; their icons come after. */
  readonly crises: CrisisOfTurn[];
  /** What comes when the fleet marker has been reset by the jump being made. */
  readonly afterJump: { readonly effect: Effect; readonly c: Context }[];
  /** Resources protected by Preventative Policy. */
  readonly protectedResources: Set<Resource>;
  repeatCrisis: number;
  /** The current player was revealed or executed: the turn goes straight to its end. */
  ended: boolean;
  /** Who may take no further action this turn. */
  readonly noMoreActions: Set<Seat>;
  /** Who is being executed, then who waits for it. BG-UNI-150 */
  readonly executions: Seat[];
  /** Who stood where the jump is deadly when the fleet jumped. BG-UNI-106 */
  readonly caughtInJump: Set<Seat>;
  /** Raiders the Cylon attack card being resolved has set up, by area. */
  readonly raidersSetUp: Map<Area, number>;
  /** A title taken for this turn only. BG-UNI-143 */
  borrowed: { readonly title: Title; readonly by: Seat; readonly from: Seat } | null;
  startedPiloting: boolean;
  /** Where the current player began the turn: a location, or a space area. */
  startedAt: Place | Area;
  /** Who drew a mutiny card for discarding treachery. BG-TREACHERY-08 */
  readonly treacheryMutiny: Set<Seat>;
}

export function freshTurn(): Turn {
  return {
    used: new Set(),
    movementAbilityUsed: false,
    orderUsed: false,
    negotiation: false,
    engineRoom: 'no',
    crises: [],
    afterJump: [],
    protectedResources: new Set(),
    repeatCrisis: 0,
    ended: false,
    noMoreActions: new Set(),
    executions: [],
    caughtInJump: new Set(),
    raidersSetUp: new Map(),
    borrowed: null,
    startedPiloting: false,
    startedAt: 'off-board',
    treacheryMutiny: new Set(),
  };
}
