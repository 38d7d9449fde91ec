/** What happened as headings and lines: turn by turn, each line a way to its moment. */
import './log.css';
import type { GameEvent } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { LineOfLog, TurnOfLog } from '../shell/games/speech.ts';
import { words } from '../shell/words/words.ts';

/** What the log is filtered by where nothing is left out. */
export const EVERY_KIND = 'all';

export function KindFilter({ kind, show }: { kind: string; show: (kind: string) => void }) {
  const kinds = Object.entries(words.game.log.kinds);
  if (kinds.length === 0) return null;
  return (
    <fieldset className="log-filter">
      <legend className="sr">{words.log.filter}</legend>
      {[[EVERY_KIND, words.log.all] as const, ...kinds].map(([one, name]) => (
        <label key={one}>
          <input type="radio" className="sr" checked={one === kind} onChange={() => show(one)} />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** So many turns are open unless somebody closes them. */
const OPEN = 2;

/** The turns as headings that open and close; only what is open is drawn. */
export const Turns = memo(function Turns({
  events,
  filter,
  names,
  current,
  show,
}: {
  events: readonly GameEvent[];
  filter: string;
  names: Names;
  /** The event that is shown now; its turn is open. */
  current: number | null;
  show: (at: number) => void;
}) {
  const turns = useMemo(() => words.game.log.linesOf(events), [events]);
  const [touched, touch] = useState<Readonly<Record<string, boolean>>>({});
  const shown = turns.filter((turn) => filter === EVERY_KIND || linesIn(turn, filter).length > 0);
  const last = current === null ? turns.length - 1 : turns.findLastIndex(({ at }) => at <= current);
  if (turns.length > 0 && shown.length === 0) return <p className="quiet">{words.log.none}</p>;
  return shown.map((turn) => {
    const index = turns.indexOf(turn);
    const key = String(turn.began?.['turn'] ?? 'before');
    const byItself = current === null ? index > last - OPEN : index === last;
    const open = touched[key] ?? byItself;
    return (
      <section key={key} className="log-turn">
        <Heading
          text={headingOf(turn, names)}
          open={open}
          current={index === last && isAtItsStart(turn, current)}
          toggle={() => touch({ ...touched, [key]: !open })}
        />
        {open && (
          <Lines lines={linesIn(turn, filter)} names={names} current={index === last ? current : null} show={show} />
        )}
      </section>
    );
  });
});

function Heading({
  text,
  open,
  current,
  toggle,
}: {
  text: string;
  open: boolean;
  current: boolean;
  toggle: () => void;
}) {
  return (
    <h3>
      <button
        type="button"
        ref={useInView(current)}
        aria-expanded={open}
        aria-current={current ? 'step' : undefined}
        onClick={toggle}
      >
        {text}
      </button>
    </h3>
  );
}

function linesIn({ lines }: TurnOfLog, filter: string): readonly LineOfLog[] {
  return filter === EVERY_KIND ? lines : lines.filter(({ kind }) => kind === filter);
}

/** No line of the turn has been reached yet: the heading says what is shown. */
function isAtItsStart({ lines }: TurnOfLog, current: number | null): boolean {
  return current !== null && lastUpTo(lines, current) < 0;
}

function headingOf({ began, first }: TurnOfLog, names: Names): string {
  if (began) return words.log.turn(Number(began['turn']), names.who(began['seat']));
  return first ? words.log.before : words.log.earlier;
}

/** One stop on the way through the page; inside, the arrow keys go from line to line. */
function Lines({
  lines,
  names,
  current,
  show,
}: {
  lines: readonly LineOfLog[];
  names: Names;
  current: number | null;
  show: (at: number) => void;
}) {
  const { About } = words.game.log;
  const shown = current === null ? lines.length - 1 : lastUpTo(lines, current);
  const step = useCallback((from: Element, by: 1 | -1) => {
    const all = [...(from.closest('.log')?.querySelectorAll('.line') ?? [])];
    const next = all[all.indexOf(from) + by];
    if (next instanceof HTMLElement) next.focus();
  }, []);
  return (
    <ol className="lines">
      {lines.map((line, index) => (
        <li key={line.at}>
          <Line
            line={line}
            names={names}
            reached={index === Math.max(0, shown)}
            current={current !== null && index === shown}
            show={show}
            step={step}
          />
          {About && <About event={line.event} />}
        </li>
      ))}
    </ol>
  );
}

/** What is shown now is in sight. */
function useInView(current: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (current && button.current) bringIntoView(button.current);
  }, [current]);
  return button;
}

/** Scrolls the log alone, not what is round it. */
function bringIntoView(line: Element): void {
  const box = line.closest('.log');
  if (!box) return;
  const [shown, wanted] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (wanted.top < shown.top) box.scrollTop -= shown.top - wanted.top;
  else if (wanted.bottom > shown.bottom) box.scrollTop += wanted.bottom - shown.bottom;
}

function lastUpTo(lines: readonly LineOfLog[], current: number): number {
  return lines.findLastIndex(({ at }) => at <= current);
}

const Line = memo(function Line({
  line: { event, at },
  names,
  reached,
  current,
  show,
  step,
}: {
  line: LineOfLog;
  names: Names;
  /** Where the Tab key goes. */
  reached: boolean;
  current: boolean;
  show: (at: number) => void;
  step: (from: Element, by: 1 | -1) => void;
}) {
  const { text, tone } = words.game.eventLine(event, names);
  const { Beside } = words.game.log;
  return (
    <button
      ref={useInView(current)}
      type="button"
      className={`line ${tone}`}
      title={words.log.momentTitle}
      aria-current={current ? 'step' : undefined}
      tabIndex={reached ? 0 : -1}
      onClick={() => show(at)}
      onKeyDown={(pressed) => {
        const { nextElementSibling: about } = pressed.currentTarget;
        if (pressed.key === 'ArrowRight' && about instanceof HTMLElement) about.focus();
        if (pressed.key !== 'ArrowUp' && pressed.key !== 'ArrowDown') return;
        pressed.preventDefault();
        pressed.stopPropagation();
        step(pressed.currentTarget, pressed.key === 'ArrowUp' ? -1 : 1);
      }}
    >
      {text}
      {Beside && <Beside event={event} />}
    </button>
  );
});
