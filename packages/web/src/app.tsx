/** Which page is shown, and how the line to the server is. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { JoinPage } from './lobby/join-page.tsx';
import { LobbyPage } from './lobby/lobby-page.tsx';
import { NewGamePage } from './lobby/new-game-page.tsx';
import type { Connection } from './socket/connection.ts';
import { TablePage } from './table/table-page.tsx';

/** What is looked up now and then is loaded when it is. */
const AboutPage = lazy(() => import('./knowing/about-page.tsx'));
const CardsPage = lazy(() => import('./knowing/cards-page.tsx'));
const RulesPage = lazy(() => import('./knowing/rules-page.tsx'));
const TurnPage = lazy(() => import('./knowing/turn-page.tsx'));

export function App({ connection }: { connection: Connection }) {
  const { line } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  return (
    <>
      <Suspense fallback={null}>
        <Page connection={connection} path={window.location.pathname} />
      </Suspense>
      {line === 'broken' && (
        <p className="line-notice" role="alert">
          No connection: what you see may be out of date. Trying again by itself.
          <button type="button" onClick={connection.retry}>
            Try now
          </button>
        </p>
      )}
      {line === 'stale' && (
        <p className="line-notice" role="alert">
          Ragtag was updated since this page was loaded.
          <button type="button" onClick={() => window.location.reload()}>
            Load it again
          </button>
        </p>
      )}
    </>
  );
}

function Page({ connection, path }: { connection: Connection; path: string }) {
  const [, first = '', second = '', third = ''] = path.split('/').map(decodeURIComponent);
  if (first === 'table' && second !== '') return <TablePage connection={connection} game={second} />;
  if (first === 'join' && second !== '') return <JoinPage connection={connection} game={second} invitation={third} />;
  if (first === 'new') return <NewGamePage connection={connection} />;
  if (first === 'rules') return <RulesPage />;
  if (first === 'cards') return <CardsPage />;
  if (first === 'turn') return <TurnPage />;
  if (first === 'about') return <AboutPage />;
  return <LobbyPage connection={connection} />;
}
