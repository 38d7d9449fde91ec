/** Windows as questions: what each says of its moment; and the answers, to let it pass or to respond with something. */

import type { Card, Seat } from '@ragtag/kernel';
import type { FaceEntry } from '../content/entry.ts';
import type { CrisisInPlay, RollPurpose } from '../state/records.ts';
import type { Area, SkillType, ViperKind } from '../state/terms.ts';
import type { CheckFacts } from './check-questions.ts';
import type { Nothing } from './events.ts';

/** One of several ways to respond with the same card or ability. */
export type ResponseChoice = {
  /** To the result of a die, to a check's difficulty. */
  readonly change?: number;
  readonly difficulty?: number;
  readonly skill?: SkillType;
  readonly outcome?: 'pass' | 'fail';
  /** The option of a crisis that is taken instead. */
  readonly option?: number;
  /** The card that goes for it, in words too, and what it counts. */
  readonly discard?: Card;
  readonly discarded?: string;
  readonly strength?: number;
  /** What the die is made to show. */
  readonly result?: number;
  readonly seat?: Seat;
};

export interface WindowOptions {
  readonly pass: Nothing;
  readonly respond: ResponseChoice & {
    readonly from: 'sheet' | 'miracle' | 'once' | 'rule' | FaceEntry['deck'];
    readonly name: string;
    readonly card?: Card;
    /** The strength of a skill card: that tells two copies apart. */
    readonly printed?: number;
  };
  /** Whoever of those who want to respond goes first. */
  readonly seat: { readonly seat: Seat };
}

type AboutCrisis = { readonly name: string; readonly seat: Seat };

/** What everybody may know of each kind of moment, for clients and standing orders. */
export interface WindowFacts {
  'turn-start': Nothing;
  'movement-end': Nothing;
  'crisis-revealed': AboutCrisis;
  'crisis-kept': AboutCrisis;
  'crisis-choice-before': AboutCrisis;
  'crisis-choice': AboutCrisis & { readonly option: CrisisInPlay['option'] };
  'check-outright': CheckFacts;
  'before-check': CheckFacts;
  contributed: { readonly seat: Seat; readonly n: number };
  'before-reveal': CheckFacts;
  'check-revealed': CheckFacts;
  'check-complete': CheckFacts;
  'after-total': CheckFacts;
  'after-pass': CheckFacts;
  'check-resolved': CheckFacts;
  'before-roll': RollFacts;
  'after-roll': RollFacts;
  'before-activation': Nothing;
  'before-raiders': Nothing;
  'before-piloted-attack': { readonly seat: Seat; readonly area: Area };
  'target-destroyed': { readonly by: Seat; readonly what: 'basestar' | 'centurion' };
  'viper-placed': { readonly ship: ViperKind; readonly area: Area };
  'quorum-used': { readonly seat: Seat; readonly name: string };
  'repair-used': Nothing;
  'executive-order-done': Nothing;
  'location-done': Nothing;
  'before-civilian-destroyed': { readonly area: Area };
  'removing-ships': Nothing;
  'resource-lost': { readonly resource: string; readonly n: number };
  'must-discard': { readonly seat: Seat; readonly n: number };
  'turn-end': Nothing;
}

/** What everybody may know of a die. */
export type RollFacts = {
  readonly roller: Seat;
  readonly purpose: RollPurpose;
  readonly natural: number | null;
  readonly modifier: number;
  readonly ship: ViperKind | null;
  readonly pilot: Seat | null;
  readonly area: Area | null;
};
