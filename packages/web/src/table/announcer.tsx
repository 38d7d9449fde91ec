/** Tells a screen reader what is asked of me and what came of it, in one voice that stays on the page. */

import type { Names } from '@ragtag/kernel/words';
import type { LogLine, TableState } from '@ragtag/server/protocol';
import { memo, useEffect, useRef, useState } from 'react';
import { words } from '../shell/words/words.ts';
import { waitingFor } from './question.tsx';

export const Announcer = memo(function Announcer({
  table,
  log,
  names,
}: {
  table: TableState;
  log: readonly LogLine[];
  names: Names;
}) {
  const { question } = table;
  const name = question?.name ?? '';
  const [told, tell] = useState('');
  const before = useRef({ name, lines: log.length });
  useEffect(() => {
    const { lines } = before.current;
    if (before.current.name === name) return;
    before.current = { name, lines: log.length };
    const results = log
      .slice(lines)
      .map(({ event }) => words.game.eventLine(event, names))
      .filter(({ tone }) => tone === 'good' || tone === 'bad')
      .map(({ text }) => text);
    const asked = question?.asked;
    const now = asked
      ? words.question.announce(words.game.questionTitle(asked, names), words.game.questionReason(asked, names))
      : words.question.announceWaiting(waitingFor(table, names));
    tell([...results.slice(-3), now].join(' '));
  }, [name, log, names, question, table]);
  return (
    <p className="sr" role="status" aria-live="polite">
      {told}
    </p>
  );
});
