/**
 * Effects: what cards, locations and abilities do, as data that can be carried out and read aloud. An effect's shown
 * text is made from the same entry that plays it.
 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Deck } from '../content/entry.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Area, LocationId, SkillType } from '../state/terms.ts';
import type { Phrase } from '../text/phrase.ts';

export { context } from '../engine/context.ts';

/** Where an effect comes from; some rules ask. */
export type Source = Deck | 'attack' | 'check-ability' | 'location' | 'title' | 'sheet';

/** The circumstances an effect is carried out in. Combinators pass it on; picking binds what was picked in a copy. */
export interface Context {
  readonly source: Source;
  readonly card: Card | null;
  readonly location: LocationId | null;
  /** Who acts: plays the card, activates the location; for crises and destinations the current player. */
  readonly you: Seat;
  /** True inside somebody's action: then `you` picks ships and rolls, otherwise the current player does. */
  readonly acting: boolean;
  /** The player picked last. */
  readonly chosen: Seat | null;
  readonly area: Area | null;
  readonly type: SkillType | null;
}

export interface Effect {
  readonly text: Phrase;
  /** Carries it out as far as possible; the rest of a card still happens. BG-UNI-113 */
  run(g: Galactica, c: Context): Rules<void>;
  /** For actions: whether anything would come of it now. Absent: always. */
  possible?(g: Galactica, c: Context): boolean;
  /** Nothing else of an action comes without it: a price, or what the rest follows from. */
  readonly needed?: true;
  /** For options of a crisis: the card itself forbids it now. Others may be taken though nothing comes of it. BG-CRISIS-06 */
  barred?(g: Galactica, c: Context): boolean;
}

/** Who an effect is about, read when it is carried out. */
export interface Who {
  readonly text: Phrase;
  of(g: Galactica, c: Context): readonly Seat[];
}

/** A check as printed. */
export interface CheckSpec {
  readonly difficulty: number;
  /** What changes the difficulty of this very check. */
  readonly modifier?: { readonly text: Phrase; of(g: Galactica, c: Context): number };
  readonly skills: readonly SkillType[];
  readonly pass: Effect;
  readonly partial?: readonly [least: number, effect: Effect];
  readonly fail?: Effect;
  readonly consequence?: Effect;
}

/** An effect that only this card has: a short generator with its text beside it. */
export function code(text: Phrase, run: Effect['run'], possible?: Effect['possible']): Effect {
  return possible ? { text, run, possible } : { text, run };
}
