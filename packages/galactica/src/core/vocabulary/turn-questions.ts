/** A turn: who plays whom, where they go and what they do. */

import type { Card, Seat } from '@ragtag/kernel';
import type { Area, LocationId, SkillType, Title } from '../state/terms.ts';
import type { Nothing } from './events.ts';
import type { Asks } from './questions.ts';

/** A card, with the name everybody knows it by who may see it. */
export type ACard = { readonly card: Card; readonly name: string };

export interface TurnQuestions {
  /** `by`: what grants the action. */
  readonly action: Asks<keyof ActionOptions, { readonly by?: string }>;
  readonly 'borrow-title': Asks<'title'>;
  /** Of a location that has several. */
  readonly 'choose-action': Asks<'effect', { readonly location: LocationId }>;
  readonly 'choose-character': Asks<'character', { readonly when: 'setup' | 'replacement' }>;
  readonly 'choose-first-skills': Asks<'skills'>;
  /** Where somebody goes, and why; or what the card or ability it is of wants there. */
  readonly 'choose-location': Asks<
    'location',
    | { readonly seat: Seat; readonly why: 'leave-brig' | 'start' | 'infiltrate' }
    | { readonly source: string; readonly name: string }
    | Nothing
  >;
  readonly 'granted-move': Asks<'stay' | 'move' | 'fly' | 'land'>;
  readonly movement: Asks<'stay' | 'move' | 'fly' | 'land' | 'movement-card' | 'ability'>;
}

/** What can be done as an action: modules add their own. */
export interface ActionOptions {
  readonly ability: true;
  readonly location: true;
  readonly nothing: true;
  readonly quorum: true;
  readonly reveal: true;
  readonly 'skill-card': true;
  readonly title: true;
  readonly viper: true;
}

export interface TurnOptions {
  readonly ability: { readonly name: string; readonly card?: Card };
  readonly character: { readonly character: string; readonly name: string; readonly version?: string };
  readonly fly: { readonly area: Area };
  readonly land: { readonly location: LocationId; readonly cost: number };
  readonly location: { readonly location: LocationId; readonly name?: string };
  /** To a location; of a ship, between areas; or just to move. */
  readonly move:
    | { readonly location: LocationId; readonly cost: number }
    | { readonly ship: string; readonly area: Area; readonly to: Area }
    | Nothing;
  readonly 'movement-card': ACard;
  readonly nothing: { readonly to?: Area };
  readonly 'skill-card': ACard & { readonly strength: number };
  readonly skills: { readonly skills: readonly SkillType[] };
  readonly stay: Nothing;
  readonly title: { readonly title: Title; readonly name?: string };
}
