/** The numbered rules: chapters in the order of the rulebook, and what is looked for, at once. */
import './rules-page.css';
import type { ReferenceChapter, ReferenceRule } from '@ragtag/server/http';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLobbyOf } from '../games/game-client.ts';
import { words } from '../words/words.ts';
import { Marked } from './marked.tsx';
import { Narrow } from './narrow.tsx';
import { KnowingPage, WhenHere } from './page.tsx';
import { type FoundRule, type Rulebook, useRules } from './reference.ts';
import { useRulePath } from './rule-link.tsx';
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
  const { boxes } = useLobbyOf().rules;
  const [taken, take] = useState(() => boxes?.wanted(new URLSearchParams(window.location.search)) ?? none);
  const query = useDeferredValue(sought);
  const terms = useMemo(() => termsOf(query), [query]);
  const holds = useCallback(
    (rule: ReferenceRule) => taken.length === 0 || (boxes?.holds(rule, taken) ?? true),
    [boxes, taken],
  );
  const found = useMemo(
    () => search([...book.byId.values()], query, ruleAsSearched).filter(({ rule }) => holds(rule)),
    [book, query, holds],
  );
  useEffect(() => {
    if (hash !== '') seek(''); // whoever goes to a rule wants to see it among its neighbours
  }, [hash]);
  const chapter = book.byId.get(hash)?.chapter ?? book.chapters.find((one) => slugOf(one) === hash);
  return (
    <>
      <SearchBox label={words.knowing.searchRules} value={sought} change={seek} />
      {boxes && (
        <div className="rules-narrowed">
          <Narrow legend={boxes.legend} values={boxes.names} called={boxes.called} taken={taken} take={take} />
          {taken.length > 0 && (
            <button type="button" className="plain" onClick={() => take(none)}>
              {words.knowing.everything}
            </button>
          )}
        </div>
      )}
      <div className="rulebook">
        <Contents book={book} holds={holds} current={terms.length > 0 ? undefined : (chapter ?? 'in-short')} />
        {terms.length > 0 ? (
          <Results found={found} terms={terms} />
        ) : (
          <Reading book={book} chapter={chapter} target={hash} holds={holds} />
        )}
      </div>
    </>
  );
}

/** Whether a rule can matter with what is played with. */
type Holds = (rule: ReferenceRule) => boolean;
const none: readonly string[] = [];

function Reading(props: { book: Rulebook; chapter: ReferenceChapter | undefined; target: string; holds: Holds }) {
  const { book, chapter, target, holds } = props;
  const { inShort } = useLobbyOf().rules;
  if (chapter) return <Chapter key={chapter.title} book={book} chapter={chapter} target={target} holds={holds} />;
  return inShort && <inShort.Text />;
}

function slugOf({ title }: ReferenceChapter): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

function Contents(props: { book: Rulebook; holds: Holds; current: ReferenceChapter | 'in-short' | undefined }) {
  const { book, holds, current } = props;
  const chapters = useMemo(() => book.chapters.filter(({ rules }) => rules.some(holds)), [book, holds]);
  const parts = useMemo(() => [...new Set(chapters.map(({ part }) => part))], [chapters]);
  const [open, setOpen] = useState<string | null>(null);
  const { inShort, part: partName } = useLobbyOf().rules;
  useEffect(() => {
    if (typeof current === 'object') setOpen(current.part);
  }, [current]);
  return (
    <nav className="contents panel" aria-label={words.knowing.contents}>
      {inShort && (
        <a href="#in-short" className="first touched" aria-current={current === 'in-short' ? 'true' : undefined}>
          {inShort.title}
        </a>
      )}
      {parts.map((part) => (
        <details
          key={part}
          open={open === part}
          onToggle={({ currentTarget }) => {
            if (currentTarget.open) setOpen(part);
            else if (open === part) setOpen(null);
          }}
        >
          <summary>{partName(part)}</summary>
          <ul>
            {chapters
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

function Chapter(props: { book: Rulebook; chapter: ReferenceChapter; target: string; holds: Holds }) {
  const { book, chapter, target, holds } = props;
  useEffect(() => {
    // An address may lead to what was not drawn yet when the browser looked for it.
    const there = document.getElementById(target);
    there?.scrollIntoView({ block: there.matches('li') ? 'center' : 'start' });
    there?.focus({ preventScroll: true });
  }, [target]);
  const around = book.chapters.filter((one) => one === chapter || one.rules.some(holds));
  const at = around.indexOf(chapter);
  const shown = chapter.rules.filter((rule) => rule.id === target || holds(rule)); // whoever asks for one gets it
  const leftOut = chapter.rules.length - shown.length;
  return (
    <section id={slugOf(chapter)} className="chapter" aria-label={chapter.title} tabIndex={-1}>
      <p className="label">{useLobbyOf().rules.part(chapter.part)}</p>
      <h2>{chapter.title}</h2>
      <ol className="rule-list">
        {shown.map((rule) => (
          <RuleEntry key={rule.id} rule={rule} terms={[]} here={rule.id === target} />
        ))}
      </ol>
      {leftOut > 0 && <p className="quiet left-out">{words.knowing.leftOut(leftOut)}</p>}
      <p className="turn-over">
        <Neighbour chapter={around[at - 1]} label={words.knowing.previous} />
        <Neighbour chapter={around[at + 1]} label={words.knowing.next} />
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
  const { module } = useLobbyOf().rules;
  const rulePath = useRulePath();
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
        {rule.only && <span className="only">{said.only(rule.only.map(module))}</span>}
        {rule.anyOf && <span className="only">{said.onlyAny(rule.anyOf.map(module))}</span>}
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
