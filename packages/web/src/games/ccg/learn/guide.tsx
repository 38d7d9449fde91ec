/** The first-game guide: a note beside the table, or folded in the question where there is little room, so that it covers nothing. */
import './guide.css';
import type { TableState } from '@ragtag/server/protocol';
import { useState } from 'react';
import { RuleLink } from '../../../shell/reference/rule-link.tsx';
import { setSetting, useSettings } from '../../../shell/settings/settings.ts';
import type { View } from '../table/view.ts';
import { learnWords as said } from '../words/learn.ts';
import { hints, nextHint } from './hints.ts';

const KEY = 'ragtag.ccg.guide';

function readSeen(): readonly string[] {
  return (window.localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
}

export function Guide({ table, view, brief }: { table: TableState; view: View; brief: boolean }) {
  const wanted = useSettings().guide;
  const [seen, see] = useState(readSeen);
  const { seat, question, status } = table;
  if (!wanted || seat === null || status !== 'playing') return null;
  const hint = nextHint(seen, { view, seat, asked: question?.asked.kind ?? null });
  if (hint === null) return null;
  const { title, text } = said.hints[hint];
  const done = () => {
    const next = [...seen, hint];
    window.localStorage.setItem(KEY, next.join(' '));
    see(next);
  };
  const told = (
    <p>
      {text}{' '}
      {hints[hint].rules.map((id) => (
        <span key={id}>
          <RuleLink id={id} />{' '}
        </span>
      ))}
    </p>
  );
  const buttons = (
    <p className="ccg-guide-buttons">
      <button type="button" className="act" onClick={done}>
        {said.gotIt}
      </button>
      <button type="button" className="plain" onClick={() => setSetting('guide', false)}>
        {said.stop}
      </button>
    </p>
  );
  if (brief)
    return (
      <details key={hint} className="ccg-guide ccg-guide-brief">
        <summary>{said.guideTo(title)}</summary>
        {told}
        {buttons}
      </details>
    );
  return (
    <section className="panel ccg-guide" aria-label={said.guide}>
      <div aria-live="polite">
        <h2>{title}</h2>
        {told}
      </div>
      {buttons}
    </section>
  );
}
