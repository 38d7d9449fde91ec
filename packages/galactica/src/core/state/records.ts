/** What lives only within a step of a turn: made by a procedure, gone when it is over, shown by the view while it lasts. */
import type { Card, Seat } from '@ragtag/kernel';
import type { CheckSpec } from '../effects/effect.ts';
import type { Area, LocationId, SkillType, ViperKind } from './terms.ts';

/** One skill check being made. */
export interface Check {
  readonly spec: CheckSpec;
  readonly source: 'crisis' | 'super-crisis' | 'location';
  /** The crisis card or the location it comes from. */
  readonly card: Card | null;
  readonly location: LocationId | null;
  /** The player it is about, if it names one. */
  readonly target: Seat | null;
  /** What cards and abilities have done to it so far, in order. */
  readonly modifiers: CheckModifier[];
  /** Names of skill check abilities resolved so far. BG-ABILITY-05 */
  readonly resolved: Set<string>;
  /** A card with the skill check ability icon was played into it. BG-CONSEQ-01 */
  iconPlayed: boolean;
  /** Names of what was used on it and may be used once per check. */
  readonly used: Set<string>;
  /** How many cards each player added; null: not yet asked. */
  readonly added: (number | null)[];
  stage: 'before' | 'adding' | 'revealed' | 'totalled' | 'done';
  strength: number | null;
  outcome: 'pass' | 'partial' | 'fail' | null;
  /** Decided without cards: `outcome` says how. BG-UNI-135 */
  outright: boolean;
  /** Its cards that lie face up, in the order turned up. */
  readonly cards: Card[];
}

/** What a card or an ability does to a check: data, so that a check can be copied. */
export interface CheckModifier {
  /** The name of the card or ability. */
  readonly source: string;
  readonly kind: CheckChange;
  /** The type of cards it is about. */
  readonly skill?: SkillType;
  readonly amount?: number;
}
/** What can be done to a check: modules add their own. */
export interface CheckChanges {
  /** The difficulty is so much more, or less. */
  difficulty: true;
  /** So much is added to the strength. */
  strength: true;
  /** Cards of the type count as positive, as nothing, double. */
  positive: true;
  zero: true;
  double: true;
  /** Cards of this printed strength count as positive. */
  'positive-strength': true;
  /** Cards are added face up, those of players and the Destiny cards. */
  'face-up': true;
  'destiny-face-up': true;
  'no-destiny': true;
  /** Skill check abilities are ignored. */
  'no-abilities': true;
  /** Failed, it has no fail result. */
  'no-fail': true;
  /** What its source does later in the check is in the source's `inCheck`. */
  later: true;
}
export type CheckChange = keyof CheckChanges;

/** One roll of the die. */
export interface Roll {
  readonly roller: Seat;
  /** What it is for: a word clients and standing orders know. */
  readonly purpose: RollPurpose;
  /** The player's own ship attacked, or the target, where the purpose is an attack. */
  readonly about: { readonly ship?: ViperKind; readonly pilot?: Seat | null; readonly area?: Area };
  /** What is added to it, and by what. */
  readonly modifiers: { readonly source: string; readonly amount: number }[];
  natural: number | null;
  /** A result set in place of a roll: nothing modifies it. BG-UNI-123 */
  set: number | null;
  /** Names of what was used on it and may be used once per roll. */
  readonly used: Set<string>;
}
/** What a die can be rolled for: modules add their own. */
export interface RollPurposes {
  'attack-on-viper': true;
  'attack-on-galactica': true;
  'viper-attack': true;
  'galactica-attack': true;
  'centurion-attack': true;
  nuke: true;
  ftl: true;
  risk: true;
  location: true;
  card: true;
}
export type RollPurpose = keyof RollPurposes;

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
  /** The ability whose own option was taken in place of the card's. BG-CLAR-20 */
  instead: string | null;
}
