/** Which page is shown, and how the line to the server is. */
import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import { games } from './games/games.ts';
import {
  clientOf,
  type GameClient,
  GameContext,
  GamesContext,
  loadLobby,
  loadTable,
} from './shell/games/game-client.ts';
import { Failsafe } from './shell/parts/failsafe.tsx';
import type { Connection } from './shell/socket/connection.ts';
import { words } from './shell/words/words.ts';
import { TablePage } from './table/table-page.tsx';

/** A table needs none of the other pages: each is loaded when it is wanted. */
const LobbyPage = lazy(() => import('./shell/lobby/lobby-page.tsx'));
const NewGamePage = lazy(() => import('./shell/lobby/new-game-page.tsx'));
const FirstGamePage = lazy(() => import('./shell/lobby/first-game-page.tsx'));
const JoinPage = lazy(() => import('./shell/lobby/join-page.tsx'));
const StandInPage = lazy(() => import('./shell/lobby/stand-in-page.tsx'));
const AccountPage = lazy(() => import('./shell/account/account-page.tsx'));
const MailPage = lazy(() => import('./shell/account/mail-page.tsx'));
/** What is looked up now and then is loaded when it is. */
const AboutPage = lazy(() => import('./shell/reference/about-page.tsx'));
const ReplayPage = lazy(() => import('./table/replay/replay-page.tsx'));
const RulesPage = lazy(() => import('./shell/reference/rules-page.tsx'));

export function App({ connection }: { connection: Connection }) {
  const { line } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  return (
    <>
      <Failsafe>
        <Suspense fallback={null}>
          <GamesContext value={games}>
            <Page connection={connection} path={window.location.pathname} />
          </GamesContext>
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
  if (first === 'mail' && third !== '') return <MailPage stop={second === 'stop'} token={third} />;
  if (first === 'replay' && second !== '') return <ReplayPage connection={connection} game={second} />;
  if (first === 'new') return <NewGamePage connection={connection} />;
  if (first === 'about') return <AboutPage />;
  const client = second === '' ? games.all[0] : clientOf(games, second);
  if (first === 'rules' && client) return <AboutGame client={client} Shown={RulesPage} />;
  if (first === 'first' && client)
    return (
      <GameContext value={client.name}>
        <FirstGamePage connection={connection} client={client} />
      </GameContext>
    );
  const own = client && ownPage(client, first);
  if (client && own) return <AboutGame client={client} Shown={own} />;
  return <LobbyPage connection={connection} />;
}

/** A page on which one game is looked up. */
function AboutGame({ client, Shown }: { client: GameClient; Shown: ComponentType }) {
  return (
    <GameContext value={client.name}>
      <Shown />
    </GameContext>
  );
}

const ownPages = new Map<() => Promise<{ default: ComponentType }>, ComponentType>();

/** A page that only one game has; null if it has none of that name. */
function ownPage({ pages }: GameClient, name: string): ComponentType | null {
  const load = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!load) return null;
  const page = ownPages.get(load) ?? lazy(load);
  ownPages.set(load, page);
  return page;
}

/**
 * What a page will want of a game, from the start: its table where a table is opened, of the game that the address names or
 * else of the first, for that is what most play; elsewhere its welcome.
 */
export function prepare(path: string, search: string): void {
  const [first] = games.all;
  const named = new URLSearchParams(search).get('game');
  const usual = games.all.find(({ name }) => name === named) ?? first;
  if (!usual) return;
  const loading = /^\/(table|replay)\//.test(path) ? loadTable(usual) : loadLobby(usual);
  loading.catch(() => undefined); // whoever needs it hears of it
}
