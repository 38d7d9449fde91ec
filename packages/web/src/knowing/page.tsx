/** The frame of every page on which things are looked up. */
import './page.css';
import { type ReactNode, useEffect } from 'react';
import { SettingsButton } from '../settings/settings-dialog.tsx';
import { words } from '../words/words.ts';
import type { Looked } from './reference.ts';

type PageName = 'rules' | 'cards' | 'turn' | 'about';
const pages: readonly PageName[] = ['rules', 'cards', 'turn', 'about'];

export function KnowingPage({ name, children }: { name: PageName; children: ReactNode }) {
  const said = words.knowing;
  useEffect(() => {
    document.title = words.knowing.pageTitle(words.knowing.pages[name]);
  }, [name]);
  return (
    <div className="page knowing">
      <header className="knowing-top">
        <a href="/" className="brand">
          {words.table.brand}
        </a>
        <nav aria-label={said.lookUp} className="knowing-tabs">
          <a href="/">{words.table.lobby}</a>
          {pages.map((page) => (
            <a key={page} href={`/${page}`} aria-current={page === name ? 'page' : undefined}>
              {said.pages[page]}
            </a>
          ))}
        </nav>
        <SettingsButton className="plain" />
      </header>
      <main>{children}</main>
    </div>
  );
}

/** What is shown once everything looked up is here; until then, how that goes. */
export function WhenHere<T>({ looked, children }: { looked: Looked<T>; children: (value: T) => ReactNode }) {
  if (looked.state === 'here') return children(looked.value);
  if (looked.state === 'loading') return <p role="status">{words.parts.oneMoment}</p>;
  return (
    <p className="trouble" role="alert">
      {looked.message}{' '}
      <button type="button" onClick={looked.again}>
        {words.parts.tryAgain}
      </button>
    </p>
  );
}
