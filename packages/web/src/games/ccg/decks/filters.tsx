/** Filters for everything that is printed on a card. */
import './filters.css';
import { memo } from 'react';
import { allFacts, cardTypes, resources } from '../cards/facts.ts';
import { Sign, symbolOfType } from '../cards/symbols.tsx';
import { cardWords } from '../words/cards.ts';
import { deckWords as said } from '../words/decks.ts';
import { costName } from './chips.tsx';
import { DEAREST } from './deck.ts';
import { type Counts, type Filter, type ListName, noFilter, numbers, sets, toggled } from './filter.ts';

interface FiltersProps {
  readonly filter: Filter;
  readonly counts: Counts;
  readonly set: (filter: Filter) => void;
}

export const Filters = memo(function Filters({ filter, counts, set }: FiltersProps) {
  const traits = [...new Set(allFacts().flatMap((facts) => facts.traits))].sort();
  const keywords = [...new Set(allFacts().flatMap((facts) => facts.keywords))].sort();
  const boxes = <V extends string | number>(
    name: ListName,
    values: readonly V[],
    called: (value: V) => React.ReactNode,
    hue?: (value: V) => string,
  ) =>
    values.map((value) => (
      <label key={value} className={hue?.(value)}>
        <input
          type="checkbox"
          checked={(filter[name] as readonly (string | number)[]).includes(value)} // of any of the lists
          onChange={() => set(toggled(filter, name, value))}
        />
        <span>{called(value)}</span> <span className="ccg-filter-count">{counts[name].get(value) ?? 0}</span>
      </label>
    ));
  return (
    <div className="ccg-filters">
      <fieldset>
        <legend className="label">{said.type}</legend>
        {boxes('types', cardTypes, (type) => (
          <>
            <Sign of={symbolOfType[type]} /> {cardWords.types[type]}
          </>
        ))}
      </fieldset>
      <fieldset>
        <legend className="label">{said.resource}</legend>
        {boxes(
          'resources',
          resources,
          (resource) => (
            <>
              <Sign of={resource} /> {cardWords.resources[resource]}
            </>
          ),
          (resource) => `ccg-of-${resource}`,
        )}
      </fieldset>
      <fieldset className="ccg-chips">
        <legend className="label">{said.cost}</legend>
        {boxes(
          'costs',
          Array.from({ length: DEAREST + 1 }, (_, n) => n),
          (n) => costName(n),
        )}
      </fieldset>
      <fieldset className="ccg-numbers">
        <legend className="sr">{Object.values(said.numbers).join(', ')}</legend>
        {numbers.map((name) => (
          <div key={name}>
            <span>{said.numbers[name]}</span>
            {(['atLeast', 'atMost'] as const).map((bound) => (
              <select
                key={bound}
                aria-label={(bound === 'atLeast' ? said.least : said.most)(said.numbers[name])}
                value={filter[bound][name] ?? ''}
                onChange={({ target }) => {
                  const { [name]: _, ...others } = filter[bound];
                  set({
                    ...filter,
                    [bound]: target.value === '' ? others : { ...others, [name]: Number(target.value) },
                  });
                }}
              >
                <option value="">{said.any}</option>
                {[0, 1, 2, 3, 4, 5, 6, 7].map((n) => (
                  <option key={n}>{n}</option>
                ))}
              </select>
            ))}
          </div>
        ))}
      </fieldset>
      <fieldset className="ccg-chips">
        <legend className="label">{said.set}</legend>
        {boxes('sets', sets, (one) => said.sets[one])}
      </fieldset>
      <fieldset>
        <legend className="label">{said.trait}</legend>
        {boxes('traits', traits, (one) => one)}
      </fieldset>
      <fieldset>
        <legend className="label">{said.keyword}</legend>
        {boxes('keywords', keywords, (one) => one)}
      </fieldset>
      <button type="button" className="plain" onClick={() => set({ ...noFilter, sort: filter.sort })}>
        {said.clear}
      </button>
    </div>
  );
});
