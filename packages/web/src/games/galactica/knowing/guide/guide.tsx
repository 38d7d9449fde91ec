/** Shows whoever plays for the first time round, as things come up: one bubble at a time, beside what it is about. */
import './guide.css';
import type { View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { RuleLink } from '../../../../shell/reference/rule-link.tsx';
import { useKeys } from '../../../../table/use-keys.ts';
import { words } from '../../words/words.ts';
import { type GuideTable, type HintId, hintOf, lookedAt, nextHint } from './hints.ts';
import { type Box, placeBubble } from './place-bubble.ts';
import { explained, stop, useProgress } from './progress.ts';

/** Loaded when somebody wants to be shown round. */
export default function Guide({ table, view, seat }: { table: TableState; view: View; seat: number }) {
  const { seen } = useProgress();
  const asked = table.question?.asked ?? null;
  const looked: GuideTable = useMemo(() => ({ view, seat, asked: lookedAt(asked) }), [view, seat, asked]);
  const [hint, show] = useState<HintId | null>(null);
  const known = hint !== null && seen.includes(hint);
  // What came up stays until it was read, though the game goes on.
  const passes = hint === null ? undefined : hintOf(hint).passes;
  const passed = hint !== null && passes !== undefined && !hintOf(hint).when(looked);
  // Before anything is painted: between two hints there is no moment without one.
  useLayoutEffect(() => {
    if (hint !== null && !known && !passed) return;
    if (hint !== null && passed && passes === 'for-good') explained(hint);
    show(nextHint(new Set(hint === null ? seen : [...seen, hint]), looked));
  }, [hint, known, passed, passes, seen, looked]);
  useKeys(({ key }) => {
    if (key !== 'Escape' || hint === null) return false;
    explained(hint);
    return true;
  });
  return (
    <div aria-live="polite" className="guide">
      {hint !== null && !known && !passed && <Bubble key={hint} hint={hint} />}
    </div>
  );
}

function Bubble({ hint }: { hint: HintId }) {
  const box = useRef<HTMLElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { title, text } = words.guide.hints[hint];
  const { at, rules = [] } = hintOf(hint);
  // Whenever the table changes, what is pointed at may have moved.
  useLayoutEffect(() => settle(box.current, ring.current, at));
  useEffect(() => {
    const place = () => settle(box.current, ring.current, at);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [at]);
  return (
    <>
      <div ref={ring} className="guide-ring" aria-hidden="true" />
      <section ref={box} className="guide-bubble" aria-label={words.guide.title}>
        <h2>{title}</h2>
        <p>{text}</p>
        {rules.length > 0 && (
          <p className="rule-numbers">
            {rules.map((rule) => (
              <RuleLink key={rule} id={rule} />
            ))}
          </p>
        )}
        <p className="guide-buttons">
          <button type="button" className="act" aria-keyshortcuts="Escape" onClick={() => explained(hint)}>
            {words.guide.gotIt}
          </button>
          <button type="button" className="plain" onClick={stop}>
            {words.guide.stop}
          </button>
        </p>
      </section>
    </>
  );
}

/** What one needs to see while reading, the most needed first. */
const neededToPlay = ['.question', '.hand', '.stage'];

/** Puts the bubble beside what it is about, and a ring round that. */
function settle(bubble: HTMLElement | null, ring: HTMLElement | null, at: readonly string[]): void {
  if (!bubble || !ring) return;
  const target = boxOf(at.map((selector) => document.querySelector(selector)).find(isSeen));
  const { width, height } = bubble.getBoundingClientRect();
  const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
  const needed = neededToPlay.flatMap((selector) => boxOf(document.querySelector(selector)) ?? []);
  const { x, y } = placeBubble({ width, height }, screen, target, needed);
  bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  ring.hidden = target === null;
  if (!target) return;
  ring.style.translate = `${target.x}px ${target.y}px`;
  ring.style.inlineSize = `${target.width}px`;
  ring.style.blockSize = `${target.height}px`;
}

function isSeen(element: Element | null): boolean {
  return element?.checkVisibility() ?? false;
}

function boxOf(element: Element | null | undefined): Box | null {
  return element?.getBoundingClientRect() ?? null;
}
