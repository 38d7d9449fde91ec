/** One's own side of the table, for whatever says what an answer would do to it. */
import type { QuestionKind } from '@ragtag/ccg';
import { createContext } from 'react';
import { type CardFacts, factsOf, type Resource, resources } from '../cards/facts.ts';
import { tableWords as said } from '../words/table.ts';
import type { PlayerView } from './view.ts';

/** Null for whoever only watches. */
export const OwnSideContext = createContext<PlayerView | null>(null);

/** What the stacks still give that are not spent, without these. */
export function leftOf({ stacks }: PlayerView, without: readonly number[] = []): ReadonlyMap<Resource, number> {
  const left = new Map<Resource, number>();
  for (const { card, resource, amount, exhausted } of stacks)
    if (resource && !exhausted && !without.includes(card)) left.set(resource, (left.get(resource) ?? 0) + amount);
  return left;
}

export function inWords(left: ReadonlyMap<Resource, number>): string {
  return resources.flatMap((one) => (left.has(one) ? [`${left.get(one)} ${one}`] : [])).join(', ');
}

/** Why a card in hand is no answer to a question about what to do; null where it is asked for something else. */
export function whyNot(facts: CardFacts, side: PlayerView, asked: string): string | null {
  const kind = asked as QuestionKind; // as the rules asked it
  if (kind !== 'action' && kind !== 'challenge-play') return null;
  if (kind === 'challenge-play' && facts.type !== 'event') return said.notInChallenge;
  const left = leftOf(side);
  for (const { resource, n } of facts.cost) {
    const short = n - (left.get(resource) ?? 0);
    if (short > 0) return said.short(short, resource);
  }
  if (kind === 'action' && facts.type === 'event' && facts.lines.some((line) => /challeng/i.test(line)))
    return said.onlyInChallenge;
  return said.notNow;
}

/** Cards in hand that could be paid for with so much of a resource left over. CCG-KEY-01 */
export function expediteFor({ hand = [] }: PlayerView, resource: string, excess: number): readonly string[] {
  const fits = ({ keywords, cost }: CardFacts) =>
    keywords.includes('Expedite') && cost.every((one) => one.resource === resource && one.n <= excess);
  return [
    ...new Set(
      hand
        .map(({ id }) => factsOf(id))
        .filter(fits)
        .map(({ name }) => name),
    ),
  ];
}
