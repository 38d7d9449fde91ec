/** Every card, character and location, to look through and to look for. */
import './cards-page.css';
import type { ReferenceCard } from '@ragtag/galactica/host';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import { Narrow } from '../../../shell/reference/narrow.tsx';
import { KnowingPage, WhenHere } from '../../../shell/reference/page.tsx';
import { search, termsOf } from '../../../shell/reference/search.ts';
import { arrowKeys, FOUND, SearchBox } from '../../../shell/reference/search-box.tsx';
import { useHash } from '../../../shell/reference/use-hash.ts';
import { boxesFrom } from '../lobby/boxes.ts';
import { skillTypes } from '../parts/skills.ts';
import { words } from '../words/words.ts';
import { CardDialog } from './card-dialog.tsx';
import { CardFace } from './card-face.tsx';
import { isSkill, skillsOf } from './card-facts.tsx';
import { cardAsSearched } from './card-search.ts';
import { useCards } from './reference.ts';

/** Loaded when somebody comes here. */
export default function CardsPage() {
  const cards = useCards();
  return (
    <KnowingPage name="cards">
      <h1>{words.parts.pages.names.cards}</h1>
      <WhenHere looked={cards}>{(all) => <Cards all={all} />}</WhenHere>
    </KnowingPage>
  );
}

interface Filter {
  readonly deck: string;
  /** None: all of them. */
  readonly sets: readonly string[];
  readonly skill: string;
}
const everything: Filter = { deck: '', sets: [], skill: '' };

/** In the order in which one looks for them. */
const decks = [
  'character',
  'skill',
  'crisis',
  'location',
  'quorum',
  'loyalty',
  'title',
  'super-crisis',
  'destination',
  'mutiny',
  'motive',
  'agenda',
] as const;

function Cards({ all }: { all: readonly ReferenceCard[] }) {
  const hash = useHash();
  const [sought, seek] = useState('');
  const [filter, setFilter] = useState<Filter>(() => {
    const sets = boxesFrom(new URLSearchParams(window.location.search));
    return sets ? { ...everything, sets } : everything;
  });
  const query = useDeferredValue(sought);
  const terms = useMemo(() => termsOf(query), [query]);
  const fitting = useMemo(() => all.filter((card) => fits(card, filter)), [all, filter]);
  const shown = useMemo(
    () => (terms.length === 0 ? fitting : search(fitting, query, cardAsSearched)),
    [fitting, query, terms],
  );
  const open = all.find(({ key }) => key === hash);
  return (
    <>
      <SearchBox label={words.knowing.searchCards} value={sought} change={seek} />
      <Filters all={all} filter={filter} change={setFilter} />
      <p role="status" className="quiet">
        {words.knowing.cardsFound(shown.length)}
      </p>
      {terms.length > 0 ? (
        <Faces cards={shown} terms={terms} label={words.knowing.found} />
      ) : (
        decks.map((deck) => <Deck key={deck} deck={deck} cards={shown} />)
      )}
      {open && <CardDialog card={open} close={leave} />}
    </>
  );
}

/** Without a step back for each card that was looked at. */
function leave(): void {
  window.history.replaceState(null, '', `${window.location.pathname}${window.location.search}`);
  window.dispatchEvent(new HashChangeEvent('hashchange'));
}

function fits(card: ReferenceCard, { deck, sets, skill }: Filter): boolean {
  if (deck !== '' && card.deck !== deck) return false;
  if (sets.length > 0 && !sets.includes(card.set)) return false;
  return skill === '' || (isSkill(skill) && skillsOf(card).includes(skill));
}

function Filters({
  all,
  filter,
  change,
}: {
  all: readonly ReferenceCard[];
  filter: Filter;
  change: (filter: Filter) => void;
}) {
  const said = words.knowing;
  const sets = useMemo(() => [...new Set(all.map(({ set }) => set))], [all]);
  return (
    <div className="filters">
      <Choose
        label={said.deck}
        any={said.anyDeck}
        values={decks}
        value={filter.deck}
        called={said.deckName}
        choose={(deck) => change({ ...filter, deck })}
      />
      <Choose
        label={said.skill}
        any={said.anySkill}
        values={skillTypes}
        value={filter.skill}
        called={words.nameOf}
        choose={(skill) => change({ ...filter, skill })}
      />
      <Narrow
        legend={said.set}
        values={sets}
        called={said.setName}
        taken={filter.sets}
        take={(taken) => change({ ...filter, sets: taken })}
      />
      {filter !== everything && (
        <button type="button" className="plain" onClick={() => change(everything)}>
          {said.clear}
        </button>
      )}
    </div>
  );
}

function Choose({
  label,
  any,
  values,
  value,
  called,
  choose,
}: {
  label: string;
  any: string;
  values: readonly string[];
  value: string;
  called: (value: string) => string;
  choose: (value: string) => void;
}) {
  const id = useId();
  return (
    <div className="choose">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => choose(target.value)}>
        <option value="">{any}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {called(one)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Deck({ deck, cards }: { deck: string; cards: readonly ReferenceCard[] }) {
  const own = useMemo(() => cards.filter((card) => card.deck === deck), [cards, deck]);
  if (own.length === 0) return null;
  return (
    <section className="deck" aria-labelledby={`deck-${deck}`}>
      <h2 id={`deck-${deck}`}>
        {words.knowing.deckName(deck)} <span className="quiet">{own.length}</span>
      </h2>
      <Faces cards={own} terms={[]} label={words.knowing.deckName(deck)} />
    </section>
  );
}

function Faces({ cards, terms, label }: { cards: readonly ReferenceCard[]; terms: readonly string[]; label: string }) {
  return (
    <ul className="faces" aria-label={label} onKeyDown={arrowKeys}>
      {cards.map((card) => (
        <li key={card.key}>
          <a
            href={`#${card.key}`}
            className={`face ${card.deck} ${isSkill(card.type) ? card.type : ''}`}
            aria-haspopup="dialog"
            {...{ [FOUND]: '' }}
          >
            <CardFace card={card} terms={terms} />
          </a>
        </li>
      ))}
    </ul>
  );
}
