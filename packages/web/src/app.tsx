/** Which page is shown, and how the line to the server is. */
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Failsafe } from './parts/failsafe.tsx';
import type { Connection } from './socket/connection.ts';
import { TablePage } from './table/table-page.tsx';
import { words } from './words/words.ts';

/** A table needs none of the other pages: each is loaded when it is wanted. */
const LobbyPage = lazy(() => import('./lobby/lobby-page.tsx'));
const NewGamePage = lazy(() => import('./lobby/new-game-page.tsx'));
const JoinPage = lazy(() => import('./lobby/join-page.tsx'));
const StandInPage = lazy(() => import('./lobby/stand-in-page.tsx'));
const AccountPage = lazy(() => import('./account/account-page.tsx'));
/** What is looked up now and then is loaded when it is. */
const AboutPage = lazy(() => import('./knowing/about-page.tsx'));
const CardsPage = lazy(() => import('./knowing/cards-page.tsx'));
const ReplayPage = lazy(() => import('./story/replay-page.tsx'));
const RulesPage = lazy(() => import('./knowing/rules-page.tsx'));
const TurnPage = lazy(() => import('./knowing/turn-page.tsx'));

export function App({ connection }: { connection: Connection }) {
  const { line } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  return (
    <>
      <Failsafe>
        <Suspense fallback={null}>
          <Page connection={connection} path={window.location.pathname} />
        </Suspense>
      </Failsafe>
      {line === 'broken' && (
        <p className="line-notice" role="alert">
          {words.lobby.broken}
          <button type="button" onClick={connection.retry}>
            {words.lobby.tryNow}
          </button>
        </p>
      )}
      {line === 'stale' && (
        <p className="line-notice" role="alert">
          {words.lobby.updated}
          <button type="button" onClick={() => window.location.reload()}>
            {words.parts.loadAgain}
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
  if (first === 'stand-in' && second !== '') return <StandInPage connection={connection} game={second} link={third} />;
  if (first === 'account') return <AccountPage connection={connection} />;
  if (first === 'replay' && second !== '') return <ReplayPage connection={connection} game={second} />;
  if (first === 'new') return <NewGamePage connection={connection} />;
  if (first === 'rules') return <RulesPage />;
  if (first === 'cards') return <CardsPage />;
  if (first === 'turn') return <TurnPage />;
  if (first === 'about') return <AboutPage />;
  return <LobbyPage connection={connection} />;
}
