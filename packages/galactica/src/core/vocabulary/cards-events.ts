/** Decks, hands and titles. */

import type { Card, GuardsOf, Seat } from '@ragtag/kernel';
import type { SkillType, Title } from '../state/terms.ts';
import type { CardLine } from '../text/card-lines.ts';
import type { Nothing } from './events.ts';

export interface CardEvents {
  'card-put-back': {
    readonly seat: Seat;
    readonly deck: string;
    readonly where: 'top' | 'bottom';
    readonly names?: readonly string[];
  };
  'card-removed': { readonly name: string };
  'deck-looked-at': {
    readonly seat: Seat;
    readonly deck: string;
    readonly n: number;
    readonly names?: readonly string[];
  };
  'deck-reshuffled': { readonly deck: string };
  'destiny-added': { readonly n: number };
  'destiny-built': Nothing;
  'discard-top': { readonly skill: SkillType; readonly name: string; readonly strength: number };
  'quorum-discarded': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'quorum-drawn': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'quorum-given': { readonly seat: Seat; readonly name: string };
  'quorum-hand-passed': { readonly from: Seat; readonly to: Seat; readonly n: number };
  'quorum-played': { readonly seat: Seat; readonly name: string; readonly text: readonly CardLine[] };
  'skill-card-played': {
    readonly seat: Seat;
    readonly name: string;
    readonly skill: SkillType;
    readonly strength: number;
  };
  'skill-drawn': {
    readonly seat: Seat;
    readonly skill: SkillType;
    readonly card?: Card;
    readonly name?: string;
    readonly strength?: number;
  };
  'skills-discarded': {
    readonly seat: Seat;
    readonly n: number;
    readonly how: 'random' | 'all' | 'choice';
    readonly names?: readonly string[];
  };
  'skills-given': { readonly from: Seat; readonly to: Seat; readonly n: number; readonly names?: readonly string[] };
  'skills-taken': { readonly from: Seat; readonly to: Seat; readonly n: number; readonly names?: readonly string[] };
  'super-crisis-drawn': { readonly seat: Seat; readonly n: number; readonly names?: readonly string[] };
  'title-given': { readonly title: Title; readonly from: Seat | null; readonly to: Seat | null };
}

/** Who may know what of it. */
export const cardGuards = {
  'card-put-back': { for: ['seat'], fields: ['names'] },
  'deck-looked-at': { for: ['seat'], fields: ['names'] },
  'quorum-drawn': { for: ['seat'], fields: ['names'] },
  'skill-drawn': { for: ['seat'], fields: ['card', 'name', 'strength'] },
  'skills-discarded': { for: ['seat'], fields: ['names'] },
  'skills-given': { for: ['from', 'to'], fields: ['names'] },
  'skills-taken': { for: ['from', 'to'], fields: ['names'] },
  'super-crisis-drawn': { for: ['seat'], fields: ['names'] },
} as const satisfies GuardsOf<CardEvents>;
