/** What is being chosen in answer to the question, and why it may not be given yet. */
import type { Answer, Constraint, Decision } from '@ragtag/kernel';
import { createContext, useContext } from 'react';
import { words } from '../shell/words/words.ts';

/** An answer of exactly one option is its number; any other is a list. */
export function single({ min, max, constraint }: Decision): boolean {
  return min === 1 && max === 1 && constraint === undefined;
}

export function toggled(chosen: readonly number[], index: number): number[] {
  return chosen.includes(index) ? chosen.filter((one) => one !== index) : [...chosen, index].sort((a, b) => a - b);
}

/** What is still wrong with a choice of several, for the player to read; null when it can be sent. */
export function missing({ min, max, constraint }: Decision, chosen: readonly number[]): string | null {
  if (chosen.length < min) return words.question.more(min - chosen.length);
  if (chosen.length > max) return words.question.fewer(chosen.length - max);
  return constraint ? unmet(constraint, chosen) : null;
}

function unmet(constraint: Constraint, chosen: readonly number[]): string | null {
  switch (constraint.kind) {
    case 'total': {
      const total = chosen.reduce((sum, index) => sum + (constraint.weights[index] ?? 0), 0);
      const { min = -Infinity, max = Infinity } = constraint;
      if (total < min) return words.question.atLeast(total, min);
      return total > max ? words.question.atMost(total, max) : null;
    }
    case 'one-per-group':
      return new Set(chosen.map((index) => constraint.groups[index])).size === chosen.length
        ? null
        : words.question.oneOfEach;
    case 'sets':
      return constraint.sets.some((set) => set.length === chosen.length && set.every((one, at) => one === chosen[at]))
        ? null
        : words.question.notTogether;
  }
}

/** Several can be many cards: whatever was chosen, as the server wants it. */
export function answerOf(asked: Decision, chosen: readonly number[]): Answer {
  return single(asked) ? (chosen[0] ?? 0) : chosen;
}

/** The options that point at each thing on the table. */
export function litBy(asked: Decision | null): ReadonlyMap<string, readonly number[]> {
  const lit = new Map<string, number[]>();
  asked?.options.forEach((option, index) => {
    const at = words.game.pointsAt(option);
    if (at !== null) lit.set(at, [...(lit.get(at) ?? []), index]);
  });
  return lit;
}

/** As much of answering as everything on the table has to know: it changes with the question and what is chosen alone. */
export interface Choosing {
  readonly asked: Decision | null;
  readonly lit: ReadonlyMap<string, readonly number[]>;
  readonly chosen: readonly number[];
  toggle(index: number): void;
  /** Chooses one of these, or shows them in the list if they are several. */
  point(options: readonly number[]): void;
}

/** Where nobody is asked: as at a table of the past. */
export const nothingToChoose: Choosing = {
  asked: null,
  lit: new Map(),
  chosen: [],
  toggle: () => undefined,
  point: () => undefined,
};
export const ChoosingContext = createContext(nothingToChoose);

/** What a thing on the table needs to be lit and answered with. */
export function useTarget(key: string): {
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly point: () => void;
} {
  const { lit, chosen, point } = useContext(ChoosingContext);
  const options = lit.get(key) ?? [];
  return { lit: options.length > 0, chosen: options.some((one) => chosen.includes(one)), point: () => point(options) };
}
