/** Rules and cards in one search, in a dialog over the table. */
import './look-up.css';
import type { ReferenceCard } from '@ragtag/galactica/host';
import { useDeferredValue, useMemo, useState } from 'react';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import { Marked } from '../../../shell/reference/marked.tsx';
import { WhenHere } from '../../../shell/reference/page.tsx';
import { type FoundRule, type Rulebook, useRules } from '../../../shell/reference/reference.ts';
import { useRulePath } from '../../../shell/reference/rule-link.tsx';
import { ruleAsSearched } from '../../../shell/reference/rule-search.ts';
import { search, termsOf } from '../../../shell/reference/search.ts';
import { arrowKeys, FOUND, SearchBox } from '../../../shell/reference/search-box.tsx';
import { words } from '../words/words.ts';
import { CardDetails } from './card-dialog.tsx';
import { cardAsSearched } from './card-search.ts';
import { startOver } from './guide/progress.ts';
import { useCards } from './reference.ts';
import { type Playing, ThisTable } from './this-table.tsx';

/** Of each kind; who wants more goes to its page. */
const SHOWN = 12;

/** Loaded when somebody looks something up. */
export default function LookUpDialog({ playing, close }: { playing: Playing; close: () => void }) {
  const [sought, seek] = useState('');
  const query = useDeferredValue(sought);
  const [card, look] = useState<ReferenceCard | null>(null);
  const rules = useRules();
  const cards = useCards();
  const [here, lookHere] = useState(false);
  const said = words.knowing;
  if (here) {
    return (
      <Dialog key="here" title={said.thisTable} close={close} className="look-up">
        <ThisTable playing={playing} />
        <button type="button" onClick={() => lookHere(false)}>
          {said.backToSearch}
        </button>
      </Dialog>
    );
  }
  if (card !== null) {
    return (
      <Dialog key="card" title={card.name} close={close} className="look-up">
        <CardDetails card={card} leaving />
        <button type="button" onClick={() => look(null)}>
          {said.backToSearch}
        </button>
      </Dialog>
    );
  }
  return (
    <Dialog key="search" title={said.lookUp} close={close} className="look-up">
      <SearchBox label={said.searchBoth} value={sought} change={seek} eager />
      {termsOf(query).length === 0 ? (
        <Pages close={close} lookHere={() => lookHere(true)} />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys lead through the links and buttons in here
        <div className="look-up-found" onKeyDown={arrowKeys}>
          <WhenHere looked={cards}>{(all) => <FoundCards all={all} query={query} look={look} />}</WhenHere>
          <WhenHere looked={rules}>{(book) => <FoundRules book={book} query={query} />}</WhenHere>
        </div>
      )}
    </Dialog>
  );
}

/** Where to read on, and who shows one round. */
function Pages({ close, lookHere }: { close: () => void; lookHere: () => void }) {
  return (
    <div className="look-up-pages">
      <button type="button" className="plain" onClick={lookHere}>
        {words.knowing.thisTable}
      </button>
      {(['rules', 'cards', 'turn'] as const).map((page) => (
        <a key={page} className="touched" href={`/${page}`} target="_blank" rel="noreferrer">
          {words.parts.pages.names[page]}
        </a>
      ))}
      <button
        type="button"
        className="plain"
        onClick={() => {
          startOver();
          close();
        }}
      >
        {words.guide.again}
      </button>
    </div>
  );
}

function FoundCards(props: { all: readonly ReferenceCard[]; query: string; look: (card: ReferenceCard) => void }) {
  const { all, query, look } = props;
  const found = useMemo(() => search(all, query, cardAsSearched), [all, query]);
  const said = words.knowing;
  return (
    <section aria-label={words.parts.pages.names.cards}>
      <h3 className="label">{said.cardsFound(found.length)}</h3>
      <ul>
        {found.slice(0, SHOWN).map((card) => (
          <li key={card.key}>
            <button type="button" className="look-up-card" onClick={() => look(card)} {...{ [FOUND]: '' }}>
              <span>
                <Marked text={card.name} terms={termsOf(query)} />
              </span>
              <span className="quiet">{said.kindOf(card)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function FoundRules({ book, query }: { book: Rulebook; query: string }) {
  const found = useMemo(() => search([...book.byId.values()], query, ruleAsSearched), [book, query]);
  return (
    <section aria-label={words.parts.pages.names.rules}>
      <h3 className="label">{words.knowing.rulesFound(found.length)}</h3>
      <ul>
        {found.slice(0, SHOWN).map((one) => (
          <FoundRuleEntry key={one.rule.id} found={one} terms={termsOf(query)} />
        ))}
      </ul>
    </section>
  );
}

function FoundRuleEntry({ found: { rule, chapter }, terms }: { found: FoundRule; terms: readonly string[] }) {
  const rulePath = useRulePath();
  return (
    <li className="look-up-rule">
      <p>
        <a href={rulePath(rule.id)} target="_blank" rel="noreferrer" {...{ [FOUND]: '' }}>
          <Marked text={rule.id} terms={terms} />
        </a>{' '}
        <span className="quiet">
          <Marked text={chapter.title} terms={terms} />
        </span>
      </p>
      <p>
        <Marked text={rule.text} terms={terms} />
      </p>
    </li>
  );
}
