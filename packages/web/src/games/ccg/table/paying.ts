/** Which stacks pay, while somebody is asked how to pay. CCG-COST-03, CCG-COST-04 */
import type { QuestionKind } from '@ragtag/ccg';
import type { Decision } from '@ragtag/kernel';
import { useContext } from 'react';
import { ChoosingContext } from '../../../table/choosing.ts';

export interface Way {
  readonly index: number;
  readonly stacks: readonly number[];
  readonly helpers: readonly number[];
  readonly excess: number;
}

function waysOf(asked: Decision | null): readonly Way[] {
  if (asked?.kind !== ('pay' satisfies QuestionKind)) return [];
  return asked.options.map(({ stacks, helpers, excess }, index) => ({
    index,
    stacks: numbers(stacks),
    helpers: numbers(helpers),
    excess: typeof excess === 'number' ? excess : 0,
  }));
}

export function numbers(value: unknown): readonly number[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'number') : [];
}

export interface StackPays {
  /** It pays as things are chosen, or could. */
  readonly state: 'pays' | 'stays';
  /** Chooses a way in which it does the other thing. */
  readonly press: () => void;
}

/** Null where nobody is asked to pay with this card. */
export function usePaying(card: number): StackPays | null {
  const { asked, chosen, toggle } = useContext(ChoosingContext);
  const ways = waysOf(asked);
  const uses = ({ stacks, helpers }: Way) => stacks.includes(card) || helpers.includes(card);
  if (!ways.some(uses)) return null;
  const current = ways.find(({ index }) => chosen.includes(index));
  const pays = current !== undefined && uses(current);
  const other = ways.find((way) => uses(way) !== pays) ?? current;
  return { state: pays ? 'pays' : 'stays', press: () => other && toggle(other.index) };
}
