/** For those to whom all comes at once: what happened since they last answered, the weightiest in one line. */
import './since.css';
import type { GameEvent } from '@ragtag/kernel';
import type { Names } from '@ragtag/kernel/words';
import type { LogLine } from '@ragtag/server/protocol';
import { useContext, useMemo, useState } from 'react';
import { words } from '../../shell/words/words.ts';
import { StandingContext } from './use-moments.ts';

/** So much of it is said in the line itself. */
const WEIGHTIEST = 3;

interface SinceProps {
  readonly log: readonly LogLine[];
  readonly question: string | null;
  readonly names: Names;
}

export function Since({ log, question, names }: SinceProps) {
  const { pace } = useContext(StandingContext);
  const events = useSince(log, question);
  const lines = useMemo(() => linesOf(events, names), [events, names]);
  if (pace !== 'instant' || lines.length === 0) return null;
  const grave = lines.filter(({ tone }) => tone === 'good' || tone === 'bad').slice(-WEIGHTIEST);
  return (
    <details className="since">
      <summary>
        {words.table.since(lines.length)} {grave.map(({ text }) => text).join(' · ')}
      </summary>
      <ol>
        {lines.map(({ text, tone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is
          <li key={index} className={tone}>
            {text}
          </li>
        ))}
      </ol>
    </details>
  );
}

function linesOf(events: readonly GameEvent[], names: Names) {
  return words.game.log
    .linesOf(events)
    .flatMap(({ began, lines }) => [...(began ? [began] : []), ...lines.map(({ event }) => event)])
    .map((event) => words.game.eventLine(event, names))
    .filter(({ text }) => text !== '');
}

/** From the end of the log as it was when the last question was asked that has been answered. */
function useSince(log: readonly LogLine[], question: string | null): readonly GameEvent[] {
  const [mark, set] = useState({ question, end: log.at(-1), from: log.at(-1) });
  if (mark.question !== question) {
    set({ question, end: log.at(-1), from: mark.question === null ? mark.from : mark.end });
  }
  const from = mark.from ? log.lastIndexOf(mark.from) : -1;
  return useMemo(() => log.slice(from + 1).map(({ event }) => event), [log, from]);
}
