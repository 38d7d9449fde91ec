/** What stands on the stage at one moment: plain, whole, and never naming a card that is not turned yet. */
import type { CardLine, CheckView, GalacticaEvent, Phrase } from '@ragtag/galactica';
import type { SkillType } from '../parts/skills.ts';

/** A card of a check that lies face up. */
export interface TurnedCard {
  readonly name: string;
  readonly skill: SkillType;
  readonly strength: number;
  /** What it adds or takes away. */
  readonly counts: number;
  /** Taken out again: it counts no longer. */
  readonly gone: boolean;
}

export interface CrisisScene {
  readonly scope: string;
  /** Which act of the script it is. */
  readonly n: number;
  readonly name: string;
  readonly superCrisis: boolean;
  readonly seat: number | null;
  readonly text: readonly CardLine[];
  readonly activation: readonly string[];
  readonly jump: boolean;
  /** What was chosen, and by whom, where the card gives a choice. */
  readonly choice: { readonly seat: number; readonly option: number | null } | null;
}

export interface CheckScene {
  readonly scope: string;
  /** Which act of the script it is. */
  readonly n: number;
  readonly source: CheckView['source'];
  readonly name: string;
  readonly location: string | null;
  readonly target: number | null;
  readonly difficulty: number;
  readonly printed: number;
  readonly partial: number | null;
  readonly skills: readonly SkillType[];
  readonly text: readonly CardLine[];
  readonly phase: 'before' | 'adding' | 'turning' | 'turned' | 'totalled' | 'done';
  readonly reckless: boolean;
  /** How many cards Destiny gave; null before that. */
  readonly destiny: number | null;
  readonly added: readonly { readonly seat: number; readonly n: number }[];
  /** How many cards lie face down. */
  readonly pile: number;
  readonly cards: readonly TurnedCard[];
  /** Turned up from the treachery deck because the check is reckless. */
  readonly treachery: readonly { readonly name: string; readonly strength: number }[];
  /** What abilities add to the strength of the cards. */
  readonly bonus: number;
  /** The ability that takes effect right now. */
  readonly ability: { readonly name: string; readonly text: Phrase } | null;
  /** What players and cards did to it, in order. */
  readonly notes: readonly GalacticaEvent[];
  readonly strength: number | null;
  readonly outcome: CheckView['outcome'];
}

export interface Scene {
  readonly crisis: CrisisScene | null;
  readonly check: CheckScene | null;
  /** What came of the crisis or the check. */
  readonly follows: readonly GalacticaEvent[];
  /** The end of the last check before this. */
  readonly before: Scene | null;
}

export const emptyScene: Scene = { crisis: null, check: null, follows: [], before: null };

/** What the cards that lie open come to. */
export function totalOf({ cards, bonus }: Pick<CheckScene, 'cards' | 'bonus'>): number {
  return cards.reduce((total, { gone, counts }) => (gone ? total : total + counts), bonus);
}

export type BeatKind =
  | 'card'
  | 'choice'
  | 'begins'
  | 'note'
  | 'destiny'
  | 'added'
  | 'shuffle'
  | 'turn'
  | 'ability'
  | 'change'
  | 'total'
  | 'outcome'
  | 'follows';

/** One step of what is played, and the stage after it. */
export interface Beat {
  readonly kind: BeatKind;
  readonly scene: Scene;
}
