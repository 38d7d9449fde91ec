/** What the cards are filtered by, each to be taken away again. */
import { memo } from 'react';
import { cardWords } from '../words/cards.ts';
import { deckWords as said } from '../words/decks.ts';
import { DEAREST } from './deck.ts';
import { type Filter, lists, noFilter, numbers, toggled } from './filter.ts';

export function costName(n: number): string {
  return n === DEAREST ? said.costMore(DEAREST) : String(n);
}

interface Chip {
  readonly key: string;
  readonly text: string;
  readonly without: Filter;
}

function chipsOf(filter: Filter): readonly Chip[] {
  const names: Readonly<Record<string, string>> = { ...cardWords.types, ...cardWords.resources, ...said.sets };
  const called = (value: string | number) =>
    typeof value === 'number' ? said.costs(costName(value)) : (names[value] ?? value);
  const chosen = lists.flatMap((name) =>
    filter[name].map((value) => ({
      key: `${name} ${value}`,
      text: called(value),
      without: toggled(filter, name, value),
    })),
  );
  const bounds = numbers.flatMap((name) =>
    (['atLeast', 'atMost'] as const).flatMap((bound) => {
      const { [name]: n, ...others } = filter[bound];
      if (n === undefined) return [];
      const text = (bound === 'atLeast' ? said.orMore : said.orLess)(said.numbers[name], n);
      return [{ key: `${bound} ${name}`, text, without: { ...filter, [bound]: others } }];
    }),
  );
  return [...chosen, ...bounds];
}

export const Chips = memo(function Chips({ filter, set }: { filter: Filter; set: (filter: Filter) => void }) {
  const chips = chipsOf(filter);
  if (chips.length === 0) return null;
  return (
    <ul className="ccg-active" aria-label={said.active}>
      {chips.map(({ key, text, without }) => (
        <li key={key}>
          <button type="button" aria-label={said.without(text)} onClick={() => set(without)}>
            {text} <span aria-hidden="true">{'×'}</span>
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <button type="button" className="plain" onClick={() => set({ ...noFilter, sort: filter.sort })}>
            {said.clear}
          </button>
        </li>
      )}
    </ul>
  );
});
