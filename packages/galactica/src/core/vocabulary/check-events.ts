/** Skill checks and dice. */

import type { Seat } from '@ragtag/kernel';
import type { ToldCard } from '../rules/check-told.ts';
import type { Check, RollPurpose } from '../state/records.ts';
import type { LocationId, SkillType } from '../state/terms.ts';
import type { CardLine } from '../text/card-lines.ts';
import type { Phrase } from '../text/phrase.ts';
import type { Nothing } from './events.ts';

export interface CheckEvents {
  'check-ability': { readonly name: string; readonly text: Phrase };
  'check-begins': {
    readonly source: Check['source'];
    readonly name: string;
    readonly location: LocationId | null;
    readonly target: Seat | null;
    readonly difficulty: number;
    readonly printed: number;
    readonly partial: number | null;
    readonly skills: readonly SkillType[];
    readonly text: readonly CardLine[];
  };
  'check-card-added': {
    /** Whose ability or card put it in, where it was somebody's. */
    readonly by: Seat | null;
    readonly name: string;
    readonly skill: SkillType;
    readonly strength: number;
    readonly counts: number;
  };
  'check-card-removed': {
    readonly to: Seat | 'discard';
    readonly name: string;
    readonly skill: SkillType;
    readonly strength: number;
    readonly counts: number;
  };
  'check-cards-added': {
    readonly seat: Seat;
    readonly n: number;
    /** The ability that put them in, where they do not come from the hand. */
    readonly name?: string;
    readonly names?: readonly string[];
    readonly cards?: readonly ToldCard[];
  };
  'check-consequence': Nothing;
  'check-outcome': {
    readonly outcome: Check['outcome'];
    readonly strength: number | null;
    readonly difficulty: number;
  };
  'check-revealed': {
    readonly matching: readonly string[];
    readonly others: readonly string[];
    readonly cards: readonly ToldCard[];
  };
  'check-totalled': { readonly strength: number; readonly difficulty: number; readonly cards: readonly ToldCard[] };
  'destiny-turned-up': { readonly cards: readonly ToldCard[] };
  'die-result': { readonly roller: Seat; readonly purpose: RollPurpose; readonly result: number };
  'die-rolled': { readonly roller: Seat; readonly purpose: RollPurpose; readonly natural: number };
}
