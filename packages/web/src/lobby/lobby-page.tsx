/** Open games, my games, finished games. */
import type { ListedGame, GameList as ListName } from '@ragtag/server/http';
import { useEffect } from 'react';
import { Panel } from '../parts/panel.tsx';
import type { Connection } from '../socket/connection.ts';
import { api } from './api.ts';
import { AsSomebody, LobbyTop, type Me } from './name.tsx';
import { messageOf, useLoaded } from './use-loaded.ts';

const AGAIN_AFTER = 10_000;

export function LobbyPage({ connection }: { connection: Connection }) {
  useEffect(() => {
    document.title = 'Ragtag';
  }, []);
  return (
    <div className="page">
      <LobbyTop />
      <main>
        <h1 className="sr">Lobby</h1>
        <AsSomebody connection={connection}>{(me) => <Lists me={me} />}</AsSomebody>
      </main>
    </div>
  );
}

type AllLists = Readonly<Record<ListName, readonly ListedGame[]>>;

async function loadAll(): Promise<AllLists> {
  const [mine, open, watch, finished] = await Promise.all([
    api.games('mine'),
    api.games('open'),
    api.games('watch'),
    api.games('finished'),
  ]);
  return { mine: mine.games, open: open.games, watch: watch.games, finished: finished.games };
}

function Lists({ me }: { me: Me }) {
  const [games, again] = useLoaded(loadAll);
  useEffect(() => {
    const timer = window.setInterval(() => document.visibilityState === 'visible' && again(), AGAIN_AFTER);
    return () => window.clearInterval(timer);
  }, [again]);
  return (
    <>
      <p className="lobby-top">
        <span>
          Welcome, <strong>{me.name}</strong>.
        </span>
        <a className="button-link" href="/new">
          New game
        </a>
      </p>
      {games.state === 'loading' && <p role="status">One moment...</p>}
      {games.state === 'failed' && (
        <p className="trouble" role="alert">
          {games.message}
        </p>
      )}
      {games.state === 'here' && <AllGames games={games.value} again={again} />}
    </>
  );
}

function AllGames({ games, again }: { games: AllLists; again: () => void }) {
  return (
    <div className="columns">
      <GameList title="My games" games={games.mine} none="You are in no game." again={again} />
      <GameList title="Open games" games={games.open} none="No game is looking for players: make one." again={again} />
      <GameList title="Games to watch" games={games.watch} none="Nobody is playing in public." again={again} />
      <GameList title="Finished games" games={games.finished} none="No game has been finished yet." again={again} />
    </div>
  );
}

function GameList({
  title,
  games,
  none,
  again,
}: {
  title: string;
  games: readonly ListedGame[];
  none: string;
  again: () => void;
}) {
  return (
    <Panel title={title}>
      {games.length === 0 && <p className="quiet">{none}</p>}
      <ul className="games">
        {games.map((game) => (
          <li key={game.id}>
            <GameEntry game={game} again={again} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function GameEntry({ game, again }: { game: ListedGame; again: () => void }) {
  const mine = game.seats.find(({ mine: own }) => own);
  const people = game.seats.filter(({ name }) => name !== null).length;
  const free = game.seats.filter(({ name, bot }) => name === null && bot === null).length;
  const join = async () => {
    try {
      await api.join(game.id, { seat: null });
      window.location.assign(tablePath(game.id));
    } catch (error) {
      window.alert(messageOf(error));
      again();
    }
  };
  return (
    <>
      <span>
        <a href={tablePath(game.id)}>{game.title}</a>{' '}
        <span className="quiet">
          {people} of {game.seats.length} {people === 1 ? 'person' : 'people'}, by {game.host}
        </span>
        {mine && game.awaited.includes(mine.seat) && (
          <span className="yours"> · your answer is awaited{game.since === null ? '' : ` ${ago(game.since)}`}</span>
        )}
        {game.status === 'playing' && !mine && <span className="quiet"> · playing</span>}
      </span>
      {game.status === 'open' && !mine && free > 0 && (
        <button type="button" onClick={join}>
          Join
        </button>
      )}
    </>
  );
}

export function tablePath(game: string): string {
  return `/table/${encodeURIComponent(game)}`;
}

function ago(since: number): string {
  const minutes = Math.round((Date.now() - since) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return `for ${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `for ${hours} h` : `for ${Math.round(hours / 24)} days`;
}
