/** A card as printed, and what its text does, in the form the rules work with. */
import type { Card, Face, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from './ccg.ts';
import type { CardType, Keyword, Resource, Trait, UnitType } from './terms.ts';

export interface Cost {
  readonly resource: Resource;
  readonly n: number;
}

/** What a mission asks for, and how many of it. CCG-MISSION-05 */
export interface Requirement {
  readonly n: number;
  readonly trait?: Trait;
  readonly notTrait?: Trait;
  readonly type?: UnitType | 'unit';
}

/** The circumstances an effect is carried out in. */
export interface Context {
  /** Who plays the card or uses the ability; for a red text, who turned it up. */
  readonly you: Seat;
  /** The card the text is on. */
  readonly source: Card;
  /** What the trigger was about: the unit that challenges, the ship that entered play. */
  readonly subject: Card | null;
  /** Whom the trigger was about. */
  readonly player: Seat | null;
  /** How much the trigger was about: by how much a challenge was won. */
  readonly amount: number;
  /** What was chosen when it was played, by the part of the text that asked. CCG-TIMING-02 */
  readonly chosen: Map<object, readonly number[]>;
}

/** What a text comes to, roughly and in influence, for players who reckon instead of reading. */
export interface Worth {
  /** To whoever plays it, if its targets are chosen well. */
  readonly worth: number;
  /** Power it gives for a while to a card it is about; negative if it takes some. */
  readonly power: number;
}

/** Something a text does. Its own words are made with it. */
export interface Effect extends Partial<Worth> {
  readonly text: string;
  /** Whether everything that must be chosen on playing it can be. Absent: nothing must. */
  possible?(g: Ccg, c: Context): boolean;
  /** Makes the choices of playing it. CCG-PLAY-03 */
  prepare?(g: Ccg, c: Context): Rules<void>;
  run(g: Ccg, c: Context): Rules<void>;
}

/** A price in cards, to be paid in full. */
export interface Price {
  /** "Exhaust", as it stands before a colon. */
  readonly text: string;
  /** What paying it costs, roughly and in influence. */
  readonly cost: number;
  /** "exhaust this card": within a sentence, where that differs. */
  readonly clause?: string;
  payable(g: Ccg, c: Context): boolean;
  prepare?(g: Ccg, c: Context): Rules<void>;
  /** Whether what was chosen to pay with still can. Absent: nothing was. */
  stillPayable?(g: Ccg, c: Context): boolean;
  pay(g: Ccg, c: Context): Rules<void>;
}

/** When something may be played at all. */
export interface Condition {
  readonly text: string;
  holds(g: Ccg, c: Context): boolean;
}

/** An ability that takes an action. CCG-ABILITY-01 */
export interface Activated {
  readonly kind: 'activated';
  readonly price: Price;
  readonly effect: Effect;
  readonly oncePerTurn: boolean;
  readonly only?: Condition;
}

/** Moments that cards respond to. */
export const moments = [
  'enters-play',
  'challenge-declared',
  'undefended',
  'challenge-won',
  'defeated',
  'left-play',
  'event-played',
  'ready-phase',
  'drawn-in-execution',
  'threats-revealed',
  'threat-beaten',
  'mystic-revealed',
  'influence-loss',
  'about-to-be-defeated',
] as const;
export type Moment = (typeof moments)[number];

/** What happened, for those who respond to it. */
export interface Happening {
  readonly moment: Moment;
  /** Whom it happened to: who is challenged, drew, played the event, loses influence, controls the card. */
  readonly seat: Seat;
  /** Which card: what entered play, challenges, was defeated, was revealed. */
  readonly card: Card | null;
  /** The other card: what defeated it, the loser. */
  readonly by: Card | null;
  /** Missions that were attached to the card. */
  readonly attached: readonly Card[];
  /** A number that responses may change: a loss of influence, a mystic value. */
  amount: number;
  /** Set by a response that takes its place. */
  replaced: boolean;
}

/** CCG-EFFECT-03 */
export interface Triggered {
  readonly kind: 'triggered';
  readonly moment: Moment;
  readonly when: string;
  /** Whether this card responds to it. */
  matches(g: Ccg, c: Context, what: Happening): boolean;
  readonly optional: boolean;
  readonly oncePerTurn: boolean;
  readonly price: Price | null;
  readonly text: string;
  readonly worth: number;
  possible(g: Ccg, c: Context): boolean;
  prepare(g: Ccg, c: Context): Rules<void>;
  run(g: Ccg, c: Context, what: Happening): Rules<void>;
}

export type Bar = 'challenge' | 'defend' | 'target' | 'power-target';

/** What a continuous effect gives to cards. */
export interface Gift {
  readonly power?: number | ((g: Ccg, c: Context, card: Card) => number);
  readonly threat?: number;
  readonly keyword?: Keyword;
  readonly trait?: Trait;
  readonly loses?: Trait;
  readonly bar?: Bar;
}

/** CCG-EFFECT-02 */
export interface Continuous {
  readonly kind: 'continuous';
  readonly text: string;
  /** The cards concerned; asked for traits before powers are known, so it must not ask for powers. */
  affects(g: Ccg, c: Context, card: Card): boolean;
  readonly gift: Gift;
}

/** Rules that a card changes while it is in force; the chapters that know them ask for them. */
export type Standing =
  | { readonly kind: 'fleet-defense'; readonly n: number }
  | { readonly kind: 'threat-power'; readonly n: number }
  | { readonly kind: 'challenge-tax' }
  | { readonly kind: 'not-singular'; readonly trait: Trait }
  | { readonly kind: 'counts-as-two'; readonly traits: readonly [Trait, Trait] }
  | MissionHelp
  | { readonly kind: 'spending-help'; readonly resource: Resource }
  | { readonly kind: 'too-strong-for'; readonly power: number }
  | { readonly kind: 'defends-from-hand'; readonly against: UnitType }
  | { readonly kind: 'mystic-bonus'; readonly n: number; readonly trait: Trait | null };

/** A card that may stand in for units a mission asks for. */
export interface MissionHelp {
  readonly kind: 'mission-help';
  readonly price: Price;
  readonly fills: (requirement: Requirement) => boolean;
  readonly n: number;
  /** Only for missions with this trait. */
  readonly trait: Trait | null;
}

export interface StandingRule {
  readonly kind: 'standing';
  readonly text: string;
  readonly rule: Standing;
}

/** A play restriction. CCG-PLAY-02 */
export interface PlayedOnly {
  readonly kind: 'only';
  readonly condition: Condition;
}

/** What an event does, a mission does when resolved. */
export interface Once {
  readonly kind: 'effect';
  readonly effect: Effect;
}

export type Ability = Activated | Triggered | Continuous | StandingRule | PlayedOnly | Once;

/** A printed card. */
export interface Printed {
  readonly face: Face;
  readonly id: string;
  readonly set: string;
  readonly promo: boolean;
  /** The revision of the content that brought it. */
  readonly since: number;
  readonly type: CardType;
  readonly title: string | null;
  readonly subtitle: string | null;
  /** Title and subtitle together. CCG-TYPE-07 */
  readonly name: string;
  /** CCG-TYPE-09 */
  readonly singular: boolean;
  readonly cost: readonly Cost[];
  readonly power: number;
  readonly traits: number;
  readonly keywords: number;
  readonly resource: Resource | null;
  readonly mysticValue: number | null;
  readonly cylonThreat: number | null;
  readonly handSize: number;
  readonly influence: number;
  readonly requires: readonly Requirement[];
  readonly link: UnitType | 'unit' | null;
  readonly activated: readonly Activated[];
  readonly triggered: readonly Triggered[];
  readonly continuous: readonly Continuous[];
  readonly standing: readonly StandingRule[];
  readonly only: Condition | null;
  readonly effect: Effect | null;
  /** Red text. CCG-ABILITY-04 */
  readonly red: Effect | null;
  /** Whether its printed text, if any, is written here. */
  readonly text: readonly string[];
}
