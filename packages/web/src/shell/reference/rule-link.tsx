/**
 * The number of a rule: pressed, it shows the rule where one is; opened in another tab, the whole chapter. All of it is
 * phrasing, so that it can stand in the middle of a sentence.
 */
import './rule-link.css';
import { Fragment, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useGameName, useGames } from '../games/game-client.ts';
import { words } from '../words/words.ts';
import { useRules } from './reference.ts';

/** Where a rule of the game stands that this part of the page is about. */
export function useRulePath(): (id: string) => string {
  const game = useGameName();
  const [first] = useGames().all;
  return (id) => `/rules${game === first?.name ? '' : `/${game}`}#${id}`;
}

/** Space between the link and what it shows, and to the edge of the screen, in pixels. */
const GAP = 6;
const EDGE = 8;

/** Several beside each other. */
export function RuleLinks({ ids }: { ids: readonly string[] }) {
  return ids.map((id) => (
    <Fragment key={id}>
      <RuleLink id={id} />{' '}
    </Fragment>
  ));
}

export function RuleLink({ id }: { id: string }) {
  const rulePath = useRulePath();
  const [shown, show] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLSpanElement>(null);
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(id);
    box.current?.showPopover();
    box.current?.focus();
  };
  return (
    <>
      <a
        ref={link}
        href={rulePath(id)}
        className="rule-link"
        aria-haspopup="dialog"
        aria-expanded={shown !== null}
        onClick={open}
      >
        {id}
      </a>
      {/* Keys pressed in here answer no question behind it. */}
      <span
        ref={box}
        popover="auto"
        role="dialog"
        aria-label={words.knowing.rule(shown ?? id)}
        tabIndex={-1}
        className="rule-popover"
        onToggle={({ newState }) => {
          if (newState === 'closed') show(null);
          else place(box.current, link.current);
        }}
        onKeyDown={keepKeys}
      >
        {shown !== null && <Rule id={shown} show={show} settled={() => place(box.current, link.current)} />}
      </span>
    </>
  );
}

function keepKeys(event: KeyboardEvent): void {
  event.stopPropagation();
}

/** Under the link, or above it where there is more room. */
function place(box: HTMLElement | null, link: HTMLElement | null): void {
  if (!box || !link) return;
  const at = link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const below = at.bottom + GAP;
  const above = at.top - GAP - height;
  const fits = below + height <= window.innerHeight - EDGE;
  const top = fits || above < EDGE ? Math.min(below, window.innerHeight - EDGE - height) : above;
  box.style.insetBlockStart = `${Math.max(EDGE, top)}px`;
  box.style.insetInlineStart = `${Math.max(EDGE, Math.min(at.left, window.innerWidth - EDGE - width))}px`;
}

function Rule({ id, show, settled }: { id: string; show: (id: string) => void; settled: () => void }) {
  const rulePath = useRulePath();
  const rules = useRules();
  if (rules.state === 'loading') return <span role="status">{words.parts.oneMoment}</span>;
  if (rules.state === 'failed') {
    return (
      <span role="alert">
        {rules.message}{' '}
        <button type="button" onClick={rules.again}>
          {words.parts.tryAgain}
        </button>
      </span>
    );
  }
  const found = rules.value.byId.get(id);
  if (!found) return <span>{words.knowing.noSuchRule(id)}</span>;
  const { rule, chapter } = found;
  return (
    <span ref={settled} key={id} className="rule-body">
      <span className="rule-head">
        <strong>{id}</strong> <span className="quiet">{chapter.title}</span>
      </span>
      <span>{rule.text}</span>
      {rule.example && (
        <span className="quiet">
          {words.knowing.example} {rule.example}
        </span>
      )}
      <span className="rule-more">
        {rule.see?.map((other) => (
          <button key={other} type="button" className="plain" onClick={() => show(other)}>
            {other}
          </button>
        ))}
        <a href={rulePath(id)} target="_blank" rel="noreferrer">
          {words.knowing.inTheRules}
        </a>
      </span>
    </span>
  );
}
