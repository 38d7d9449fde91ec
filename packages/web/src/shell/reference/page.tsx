/** The frame of every page on which things are looked up. */
import './page.css';
import { type ReactNode, Suspense, useEffect } from 'react';
import { PageTop } from '../parts/page-top.tsx';
import { words } from '../words/words.ts';
import type { Looked } from './reference.ts';

type PageName = 'rules' | 'cards' | 'turn' | 'about';

export function KnowingPage({ name, children }: { name: PageName; children: ReactNode }) {
  useEffect(() => {
    document.title = words.parts.pageTitle(words.parts.pages.names[name]);
  }, [name]);
  return (
    <div className="page knowing">
      <PageTop here={name} />
      <main>{children}</main>
    </div>
  );
}

/** What is shown once everything looked up is here; until then, how that goes. */
export function WhenHere<T>({ looked, children }: { looked: Looked<T>; children: (value: T) => ReactNode }) {
  const waiting = <p role="status">{words.parts.oneMoment}</p>;
  if (looked.state === 'here') return <Suspense fallback={waiting}>{children(looked.value)}</Suspense>;
  if (looked.state === 'loading') return waiting;
  return (
    <p className="trouble" role="alert">
      {looked.message}{' '}
      <button type="button" onClick={looked.again}>
        {words.parts.tryAgain}
      </button>
    </p>
  );
}
