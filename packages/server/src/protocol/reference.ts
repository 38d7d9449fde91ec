/** What `/api/reference` answers: the game as anybody may know it, nothing about any game being played. */
import type { Occasion, Responder } from '@ragtag/galactica';

/** `GET /reference`: with `?v=` and this the others never change, and may be kept for ever. */
export interface ReferenceVersion {
  readonly version: string;
}

/** The parts of the rulebook, in its order. */
export type RulebookPart =
  | 'game'
  | 'setup'
  | 'people'
  | 'turn'
  | 'checks'
  | 'jump'
  | 'combat'
  | 'end'
  | 'variants'
  | 'rulings';

/** `GET /reference/rules`: the numbered rules in the rulebook's order. */
export interface ReferenceRules {
  readonly chapters: readonly ReferenceChapter[];
}
export interface ReferenceChapter {
  readonly title: string;
  readonly part: RulebookPart;
  readonly rules: readonly ReferenceRule[];
}
export interface ReferenceRule {
  readonly id: string;
  readonly text: string;
  readonly example?: string;
  /** Options that must all be in play, where it does not always hold. */
  readonly only?: readonly string[];
  /** Rules it refers to, and that refer to it. */
  readonly see?: readonly string[];
}

/** `GET /reference/cards`: every card, character and location. */
export interface ReferenceCards {
  readonly cards: readonly ReferenceCard[];
}
export interface ReferenceCard {
  /** Good for an address: no two have the same. */
  readonly key: string;
  readonly deck: string;
  readonly name: string;
  readonly set: string;
  /** How many of it there are. */
  readonly count: number;
  /** What it says, line by line. */
  readonly lines: readonly string[];
  /** The game's own name for it, where it has one: characters, locations, loyalty cards. */
  readonly id?: string | undefined;
  /** A skill's type, or a character's. */
  readonly type?: string | undefined;
  readonly version?: string | undefined;
  /** The option of the game it belongs to. */
  readonly option?: string | undefined;
  /** How many there are of each strength. */
  readonly copies?: Readonly<Record<string, number>> | undefined;
  readonly skillCheckAbility?: boolean | undefined;
  readonly reckless?: boolean | undefined;
  readonly kind?: string | undefined;
  readonly chooser?: string | undefined;
  readonly difficulty?: number | undefined;
  readonly partial?: number | undefined;
  /** Of a check the types that count; of a character what is drawn each turn. */
  readonly skills?: readonly (string | { readonly n: number; readonly of: readonly string[] })[] | undefined;
  readonly activation?: readonly string[] | undefined;
  readonly jump?: boolean | undefined;
  readonly distance?: number | undefined;
  /** Where a character starts. */
  readonly start?: string | undefined;
  readonly canPilot?: boolean | undefined;
  readonly abilities?: readonly { readonly name: string; readonly kind: string; readonly text: string }[] | undefined;
  /** Place in each line of succession, 1 first. */
  readonly succession?: Readonly<Record<string, number>> | undefined;
  readonly board?: string | undefined;
  readonly side?: string | undefined;
  readonly hazardous?: boolean | undefined;
  readonly damageable?: boolean | undefined;
}

/** `GET /reference/windows`: every moment when players may interrupt, in the order of a turn. */
export interface ReferenceWindows {
  readonly windows: readonly ReferenceWindow[];
}
export interface ReferenceWindow {
  readonly window: string;
  readonly during: Occasion;
  /** Whom it is open to. */
  readonly for: 'everybody' | 'the-player' | 'pilots';
  readonly rules: readonly string[];
  readonly responders: readonly Responder[];
}
