/** A check as everybody is told of it: what lies open in it, and what each card of it counts. */
import type { Card } from '@ragtag/kernel';
import { skillEntry } from '../engine/decks.ts';
import { modifiedBy } from '../engine/modifiers.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check } from '../state/records.ts';
import type { SkillType } from '../state/terms.ts';
import { contributionOf } from './skill-check-abilities.ts';

export type ToldCard = {
  readonly name: string;
  readonly skill: SkillType;
  readonly strength: number;
  /** What it adds or takes away as things stand. */
  readonly counts: number;
};

export function toldCard(g: Galactica, check: Check, card: Card): ToldCard {
  const { name, type } = skillEntry(g, card);
  return { name, skill: type, strength: g.strength(card), counts: contributionOf(g, check, card) };
}

export function toldCards(g: Galactica, check: Check, cards: readonly Card[]): readonly ToldCard[] {
  return cards.map((card) => toldCard(g, check, card));
}

/** The number to reach, with everything that changes it. */
export function difficultyOf(check: Check): number {
  return check.spec.difficulty + modifiedBy(check, 'difficulty');
}

/** What everybody may know of it; standing orders are about it. */
export function aboutCheck(g: Galactica, check: Check) {
  return {
    source: check.source,
    name: check.card === null ? '' : g.entry(check.card).name,
    location: check.location,
    target: check.target,
    difficulty: difficultyOf(check),
    strength: check.strength,
    /** By how much it falls short, once that is known. */
    short: check.strength === null ? null : Math.max(0, difficultyOf(check) - check.strength),
    outcome: check.outcome,
  };
}
