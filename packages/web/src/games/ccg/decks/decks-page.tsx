/** A place to build decks: the cards and their filters, the deck and what it adds up to, a hand to try. */
import './decks.css';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { PageTop } from '../../../shell/parts/page-top.tsx';
import { useTitle } from '../../../shell/parts/use-title.ts';
import { useKeys } from '../../../table/use-keys.ts';
import { useScreen } from '../../../table/use-screen.ts';
import { allFacts } from '../cards/facts.ts';
import { Enlarger } from '../cards/large-card.tsx';
import { deckWords as said } from '../words/decks.ts';
import { CardList } from './card-list.tsx';
import { Chips } from './chips.tsx';
import { DeckActs } from './deck-acts.tsx';
import { DeckPanel, useProblems } from './deck-panel.tsx';
import { countsOf, type Filter, found, noFilter, type Sort, sorts } from './filter.ts';
import { Filters } from './filters.tsx';
import { Shelf } from './shelf.tsx';
import { Standing } from './standing.tsx';
import { TryPanel } from './try-panel.tsx';
import { useDeck } from './use-deck.ts';
import { useShelf } from './use-shelf.ts';

const tabs = ['cards', 'deck', 'hand', 'decks'] as const;
type Tab = (typeof tabs)[number];

export function DecksPage() {
  useTitle(said.title);
  const { deck, canUndo, set, add, undo } = useDeck();
  const [filter, setFilter] = useState<Filter>(noFilter);
  const wanted = useDeferredValue(filter);
  const shown = useMemo(() => found(wanted), [wanted]);
  const counts = useMemo(() => countsOf(wanted), [wanted]);
  const screen = useScreen();
  const phone = screen === 'phone';
  const [layout, lay] = useState<'grid' | 'list' | null>(null);
  const problems = useProblems(deck);
  const legal = problems?.length === 0;
  const shelf = useShelf(deck, set);
  const acts = <DeckActs deck={deck} legal={legal} set={set} undo={canUndo ? undo : null} shelf={shelf} />;
  const [tab, turnTo] = useState<Tab>('cards');
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDetailsElement>(null);
  const toFilters = () => {
    turnTo('cards');
    if (panel.current) panel.current.open = true;
    panel.current?.querySelector('input')?.focus();
  };
  useKeys(({ key }) => {
    if (key === '/') field.current?.focus();
    else if (key.toLowerCase() === 'f') toFilters();
    else return false;
    return true;
  });
  const here = (one: Tab) => (phone && tab !== one ? 'ccg-elsewhere' : '');
  const laid = layout ?? (phone ? 'list' : 'grid');
  return (
    <Enlarger>
      <div className={`page ccg-decks ${phone ? 'ccg-decks-phone' : ''}`}>
        <PageTop here="decks" />
        <main>
          <div className="ccg-decks-head">
            <h1>{deck.name || said.title}</h1>
            {!phone && acts}
          </div>
          <div className="ccg-decks-parts">
            {phone && tab === 'cards' && <Standing deck={deck} problems={problems} />}
            <details ref={panel} className={`panel ccg-filter-panel ${here('cards')}`} open={screen === 'desk'}>
              <summary>{said.filters}</summary>
              <Filters filter={filter} counts={counts} set={setFilter} />
              <p className="quiet ccg-keys">{said.keys}</p>
            </details>
            <section className={`ccg-browse ${here('cards')}`} aria-label={said.tabs.cards}>
              <div className="ccg-search">
                <input
                  ref={field}
                  type="search"
                  aria-label={said.search}
                  placeholder={said.searchHint}
                  value={filter.words}
                  onChange={({ target }) => setFilter({ ...filter, words: target.value })}
                />
                <p role="status">{said.found(shown.length, allFacts().length)}</p>
                <label>
                  <span>{said.sort}</span>
                  <select
                    value={filter.sort}
                    onChange={({ target }) => setFilter({ ...filter, sort: target.value as Sort })} // one of those below
                  >
                    {sorts.map((one) => (
                      <option key={one} value={one}>
                        {said.sorts[one]}
                      </option>
                    ))}
                  </select>
                </label>
                <button type="button" onClick={() => lay(laid === 'grid' ? 'list' : 'grid')}>
                  {laid === 'grid' ? said.list : said.grid}
                </button>
              </div>
              <Chips filter={filter} set={setFilter} />
              <CardList shown={shown} deck={deck} layout={laid} add={add} />
            </section>
            <div className="ccg-decks-side">
              <div className={here('deck')}>
                <DeckPanel deck={deck} problems={problems} add={add} />
              </div>
              <div className={here('hand')}>
                <TryPanel key={deck.base} deck={deck} alone={legal && !shelf.busy ? shelf.playAlone : null} />
              </div>
              <div className={here('decks')}>
                {phone && acts}
                <Shelf shelf={shelf} open={deck.name} />
              </div>
            </div>
          </div>
        </main>
        {phone && (
          <nav className="ccg-tabs" aria-label={said.tabsLabel}>
            {tabs.map((one) => (
              <button key={one} type="button" aria-pressed={tab === one} onClick={() => turnTo(one)}>
                {said.tabs[one]}
              </button>
            ))}
          </nav>
        )}
      </div>
    </Enlarger>
  );
}
