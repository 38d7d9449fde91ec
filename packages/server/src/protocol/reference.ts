/** What `/api/reference/:game` answers: the game as anybody may know it, nothing about any game being played. */
import type { ReferenceCard } from '@ragtag/kernel/host';

/** `GET /reference/:game`: with `?v=` and this the others never change, and may be kept for ever. */
export interface ReferenceVersion {
  readonly version: string;
}

/** `GET /reference/:game/rules`: the numbered rules in the rulebook's order. */
export interface ReferenceRules {
  readonly chapters: readonly ReferenceChapter[];
}
export interface ReferenceChapter {
  readonly title: string;
  /** The part of the rulebook it is in. */
  readonly part: string;
  readonly rules: readonly ReferenceRule[];
}
export interface ReferenceRule {
  readonly id: string;
  readonly text: string;
  readonly example?: string;
  /** Options that must all be in play, where it does not always hold. */
  readonly only?: readonly string[];
  /** Options of which one must be in play. */
  readonly anyOf?: readonly string[];
  /** Rules it refers to, and that refer to it. */
  readonly see?: readonly string[];
}

/** `GET /reference/:game/cards`: every component. A game's own page knows what else is said of each. */
export interface ReferenceCards<Card extends ReferenceCard = ReferenceCard> {
  readonly cards: readonly Card[];
}

/** `GET /reference/:game/windows`: every moment when players may interrupt, in the order of a turn. */
export interface ReferenceWindows<Window extends object = object> {
  readonly windows: readonly Window[];
}
