/** The numbered rules, so that "why?" has an answer. */
import { useEffect, useState } from 'react';
import { LobbyTop } from './lobby/name.tsx';
import { useLoaded } from './lobby/use-loaded.ts';

interface NumberedRule {
  readonly id: string;
  readonly text: string;
}

async function loadRules(): Promise<readonly NumberedRule[]> {
  const response = await fetch('/rules.json');
  if (!response.ok) throw new Error('The rules cannot be read right now.');
  return (await response.json()) as readonly NumberedRule[]; // made by our own build
}

export function RulesPage() {
  const [rules] = useLoaded(loadRules);
  const [sought, seek] = useState('');
  useEffect(() => {
    document.title = 'Rules · Ragtag';
  }, []);
  useEffect(() => {
    if (rules.state === 'here') document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, [rules.state]);
  const all = rules.state === 'here' ? rules.value : [];
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter(({ id, text }) => words.every((word) => `${id} ${text}`.toLowerCase().includes(word)));
  return (
    <div className="page">
      <LobbyTop />
      <main>
        <h1>Rules</h1>
        <p className="field">
          <label htmlFor="seek">Search</label>
          <input id="seek" type="search" value={sought} onChange={({ target }) => seek(target.value)} />
        </p>
        {rules.state === 'failed' && (
          <p className="trouble" role="alert">
            {rules.message}
          </p>
        )}
        <p role="status" className="quiet">
          {rules.state === 'here' ? `${found.length} rules` : ''}
        </p>
        <dl className="rule-list">
          {found.map(({ id, text }) => (
            <div key={id} id={id}>
              <dt>{id}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </main>
    </div>
  );
}
