/** The numbered rules: chapters in the order of the rulebook, and what is looked for, at once. */
import './rules-page.css';
import type { ReferenceChapter, ReferenceRule, RulebookPart } from '@ragtag/server/http';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { words } from '../words/words.ts';
import { InShort } from './in-short.tsx';
import { Marked } from './marked.tsx';
import { KnowingPage, WhenHere } from './page.tsx';
import { type FoundRule, type Rulebook, useRules } from './reference.ts';
import { rulePath } from './rule-link.tsx';
import { ruleAsSearched } from './rule-search.ts';
import { search, termsOf } from './search.ts';
import { arrowKeys, FOUND, SearchBox } from './search-box.tsx';
import { useHash } from './use-hash.ts';

/** More than this at once nobody reads. */
const SHOWN = 60;

/** Loaded when somebody comes here. */
export default function RulesPage() {
  const rules = useRules();
  return (
    <KnowingPage name="rules">
      <h1>{words.parts.pages.names.rules}</h1>
      <WhenHere looked={rules}>{(book) => <Book book={book} />}</WhenHere>
    </KnowingPage>
  );
}

function Book({ book }: { book: Rulebook }) {
  const hash = useHash();
  const [sought, seek] = useState('');
  const query = useDeferredValue(sought);
  const terms = useMemo(() => termsOf(query), [query]);
  const found = useMemo(() => search([...book.byId.values()], query, ruleAsSearched), [book, query]);
  useEffect(() => {
    if (hash !== '') seek(''); // whoever goes to a rule wants to see it among its neighbours
  }, [hash]);
  const chapter = book.byId.get(hash)?.chapter ?? book.chapters.find((one) => slugOf(one) === hash);
  return (
    <>
      <SearchBox label={words.knowing.searchRules} value={sought} change={seek} />
      <div className="rulebook">
        <Contents book={book} current={terms.length > 0 ? undefined : (chapter ?? 'in-short')} />
        {terms.length > 0 ? (
          <Results found={found} terms={terms} />
        ) : (
          <Reading book={book} chapter={chapter} target={hash} />
        )}
      </div>
    </>
  );
}

function Reading(props: { book: Rulebook; chapter: ReferenceChapter | undefined; target: string }) {
  const { book, chapter, target } = props;
  return chapter ? <Chapter key={chapter.title} book={book} chapter={chapter} target={target} /> : <InShort />;
}

function slugOf({ title }: ReferenceChapter): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function Contents({ book, current }: { book: Rulebook; current: ReferenceChapter | 'in-short' | undefined }) {
  const parts = useMemo(() => [...new Set(book.chapters.map(({ part }) => part))], [book]);
  const [open, setOpen] = useState<RulebookPart | null>(null);
  useEffect(() => {
    if (typeof current === 'object') setOpen(current.part);
  }, [current]);
  return (
    <nav className="contents panel" aria-label={words.knowing.contents}>
      <a href="#in-short" className="first" aria-current={current === 'in-short' ? 'true' : undefined}>
        {words.knowing.short.title}
      </a>
      {parts.map((part) => (
        <details
          key={part}
          open={open === part}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpen(part);
            else if (open === part) setOpen(null);
          }}
        >
          <summary>{words.knowing.parts[part]}</summary>
          <ul>
            {book.chapters
              .filter((chapter) => chapter.part === part)
              .map((chapter) => (
                <li key={chapter.title}>
                  <a href={`#${slugOf(chapter)}`} aria-current={chapter === current ? 'true' : undefined}>
                    {chapter.title}
                  </a>
                </li>
              ))}
          </ul>
        </details>
      ))}
    </nav>
  );
}

function Chapter({ book, chapter, target }: { book: Rulebook; chapter: ReferenceChapter; target: string }) {
  useEffect(() => {
    // An address may lead to what was not drawn yet when the browser looked for it.
    const there = document.getElementById(target);
    there?.scrollIntoView({ block: there.matches('li') ? 'center' : 'start' });
    there?.focus({ preventScroll: true });
  }, [target]);
  const at = book.chapters.indexOf(chapter);
  return (
    <section id={slugOf(chapter)} className="chapter" aria-label={chapter.title} tabIndex={-1}>
      <p className="label">{words.knowing.parts[chapter.part]}</p>
      <h2>{chapter.title}</h2>
      <ol className="rule-list">
        {chapter.rules.map((rule) => (
          <RuleEntry key={rule.id} rule={rule} terms={[]} here={rule.id === target} />
        ))}
      </ol>
      <p className="turn-over">
        <Neighbour chapter={book.chapters[at - 1]} label={words.knowing.previous} />
        <Neighbour chapter={book.chapters[at + 1]} label={words.knowing.next} />
      </p>
    </section>
  );
}

function Neighbour({ chapter, label }: { chapter: ReferenceChapter | undefined; label: (title: string) => string }) {
  return <span>{chapter && <a href={`#${slugOf(chapter)}`}>{label(chapter.title)}</a>}</span>;
}

function Results({ found, terms }: { found: readonly FoundRule[]; terms: readonly string[] }) {
  const [all, showAll] = useState(false);
  const shown = all ? found : found.slice(0, SHOWN);
  return (
    <section className="chapter" aria-label={words.knowing.found}>
      <p role="status" className="quiet">
        {words.knowing.rulesFound(found.length)}
      </p>
      <ol className="rule-list" onKeyDown={arrowKeys}>
        {shown.map(({ rule, chapter }) => (
          <RuleEntry key={rule.id} rule={rule} terms={terms} chapter={chapter} />
        ))}
      </ol>
      {shown.length < found.length && (
        <button type="button" onClick={() => showAll(true)}>
          {words.knowing.showAll(found.length)}
        </button>
      )}
    </section>
  );
}

function RuleEntry({
  rule,
  terms,
  chapter,
  here = false,
}: {
  rule: ReferenceRule;
  terms: readonly string[];
  chapter?: ReferenceChapter;
  here?: boolean;
}) {
  const said = words.knowing;
  return (
    <li id={rule.id} tabIndex={-1} className={here ? 'here' : ''}>
      <p className="rule-head">
        <a href={rulePath(rule.id)} {...(chapter ? { [FOUND]: '' } : {})}>
          <Marked text={rule.id} terms={terms} />
        </a>
        {chapter && (
          <span className="quiet">
            <Marked text={chapter.title} terms={terms} />
          </span>
        )}
        {rule.only && <span className="only">{said.only(rule.only.map(said.module))}</span>}
      </p>
      <p>
        <Marked text={rule.text} terms={terms} />
      </p>
      {rule.example && (
        <p className="quiet">
          {said.example} <Marked text={rule.example} terms={terms} />
        </p>
      )}
      {rule.see && (
        <p className="see">
          {said.see}{' '}
          {rule.see.map((other) => (
            <a key={other} href={rulePath(other)}>
              {other}
            </a>
          ))}
        </p>
      )}
    </li>
  );
}
