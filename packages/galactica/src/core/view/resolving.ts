/** What is being resolved, as far as everybody sees it: the crisis, the check, the die. */
import type { Card } from '@ragtag/kernel';
import { isModified, modifiedBy, rollModifier } from '../engine/modifiers.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Check, CheckChange, RollPurpose } from '../state/records.ts';
import { type Area, type LocationId, type SkillType, skillTypes, type ViperKind } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type CardView, knownCards, type TableCard, tableCard } from './cards.ts';
import type { Sight, Spread } from './sight.ts';

export type CrisisView = {
  readonly card: TableCard;
  readonly drawnBy: number;
  readonly superCrisis: boolean;
  readonly chooser: number | null;
  readonly option: number | null;
};

export type CheckView = {
  readonly source: Check['source'];
  readonly location: LocationId | null;
  readonly target: number | null;
  /** With what abilities added to it. */
  readonly difficulty: number;
  readonly printed: number;
  readonly partial: number | null;
  readonly skills: readonly SkillType[];
  /** Everything that has been done to it, each kind once. */
  readonly changes: readonly CheckChange[];
  readonly faceup: boolean;
  readonly noDestiny: boolean;
  readonly noAbilities: boolean;
  /** Types that count other than printed. */
  readonly positive: readonly SkillType[];
  readonly zero: readonly SkillType[];
  readonly double: readonly SkillType[];
  readonly strengthOnePositive: boolean;
  /** How many cards each player added, never which; null: not yet. BG-SECRET-09, BG-SECRET-13 */
  readonly added: readonly (number | null)[];
  readonly facedown: number;
  readonly cards: readonly CardView[];
  readonly turnedUp: readonly CardView[];
  readonly stage: Check['stage'];
  readonly strength: number | null;
  readonly outcome: Check['outcome'];
};

export type RollView = {
  readonly roller: number;
  readonly purpose: RollPurpose;
  readonly ship: ViperKind | null;
  readonly pilot: number | null;
  readonly area: Area | null;
  readonly modifier: number;
  readonly natural: number | null;
};

/** Which card it is: what a viewer sees of that is another matter. */
export type OpenCrisis = Omit<CrisisView, 'card'> & { readonly card: Card };

export function openCrisis({ crisis }: Galactica): OpenCrisis | null {
  if (!crisis) return null;
  const { card, drawnBy, superCrisis, chooser, option } = crisis;
  return { card, drawnBy, superCrisis, chooser, option };
}

export function crisisView(sight: Sight, crisis: OpenCrisis): CrisisView {
  const { drawnBy, superCrisis, chooser, option } = crisis;
  return { card: tableCard(sight, crisis.card), drawnBy, superCrisis, chooser, option };
}

/** Without the cards that lie open in it: for all to see. */
export type OpenCheck = Omit<CheckView, 'cards' | 'turnedUp'>;

/** With those cards. */
export const check: Spread<CheckView, OpenCheck> = {
  zones: [zones.checkOpen, zones.turnedUp],
  look: (sight, rest) => ({
    ...rest,
    cards: knownCards(sight, zones.checkOpen),
    turnedUp: knownCards(sight, zones.turnedUp),
  }),
};

export function openCheck(g: Galactica): OpenCheck | null {
  const { check } = g;
  if (!check) return null;
  const { spec } = check;
  const among = (kind: CheckChange): SkillType[] => skillTypes.filter((type) => isModified(check, kind, type));
  return {
    source: check.source,
    location: check.location,
    target: check.target,
    difficulty: spec.difficulty + modifiedBy(check, 'difficulty'),
    printed: spec.difficulty,
    partial: spec.partial?.[0] ?? null,
    skills: spec.skills,
    changes: [...new Set(check.modifiers.map(({ kind }) => kind))],
    faceup: isModified(check, 'face-up'),
    noDestiny: isModified(check, 'no-destiny'),
    noAbilities: isModified(check, 'no-abilities'),
    positive: among('positive'),
    zero: among('zero'),
    double: among('double'),
    strengthOnePositive: isModified(check, 'positive-strength'),
    added: [...check.added],
    facedown: g.cards.count(zones.check),
    stage: check.stage,
    strength: check.strength,
    outcome: check.outcome,
  };
}

export function rollView(g: Galactica): RollView | null {
  const { roll } = g;
  if (!roll) return null;
  const { roller, purpose, about, natural } = roll;
  return {
    roller,
    purpose,
    ship: about.ship ?? null,
    pilot: about.pilot ?? null,
    area: about.area ?? null,
    modifier: rollModifier(roll),
    natural,
  };
}
