/** Where everybody arrives: what this is, the games that wait for me, those to join, to watch and to look back at. */
import type { ListedGame, GameList as ListName } from '@ragtag/server/http';
import { useCallback } from 'react';
import { useLobbyOf } from '../games/game-client.ts';
import { PageTop } from '../parts/page-top.tsx';
import { Panel } from '../parts/panel.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { isAwaited } from './game-entry.tsx';
import { GameList } from './game-list.tsx';
import { Awaited, type Me, NameForm, signedIn } from './name.tsx';
import { PlayNow } from './play-now.tsx';
import { type Loaded, useAgain, useLoaded } from './use-loaded.ts';

const AGAIN_AFTER = 10_000;

type Lists = Readonly<Record<ListName, readonly ListedGame[]>>;
interface Everything {
  readonly me: Me | null;
  readonly games: Lists;
}

const listNames: readonly ListName[] = ['mine', 'open', 'watch', 'finished'];

async function loadAll(): Promise<Everything> {
  const [{ me }, ...lists] = await Promise.all([api.me(), ...listNames.map(api.games)]);
  const [mine = [], open = [], watch = [], finished = []] = lists.map(({ games }) => games);
  const isMine = new Set(mine.map(({ id }) => id));
  const others = (games: readonly ListedGame[]) => games.filter(({ id }) => !isMine.has(id));
  return { me, games: { mine, open: others(open), watch: others(watch), finished } };
}

export default function LobbyPage({ connection }: { connection: Connection }) {
  useTitle('');
  const [loaded, again] = useLoaded(loadAll);
  useAgain(again, AGAIN_AFTER);
  return (
    <div className="page lobby">
      <PageTop here="lobby" />
      <main>
        {loaded.state !== 'here' && <h1 className="sr">{words.parts.brand}</h1>}
        <Awaited loaded={loaded} again={again}>
          {({ me, games }) => (
            <>
              <Welcome me={me} mine={games.mine} watchable={games.watch.length > 0} connection={connection} />
              {!me && (
                <div className="arrival">
                  <NameForm known={() => signedIn(connection, again)} />
                  <NewHere />
                </div>
              )}
              <Games me={me} games={games} again={again} />
            </>
          )}
        </Awaited>
        <Freshness loaded={loaded} />
      </main>
    </div>
  );
}

function Welcome({
  me,
  mine,
  watchable,
  connection,
}: {
  me: Me | null;
  mine: readonly ListedGame[];
  watchable: boolean;
  connection: Connection;
}) {
  const said = words.lobby;
  const { Hero, tagline, whatItIs, firstGame } = useLobbyOf();
  const waiting = mine.filter(isAwaited).length;
  const known = me !== null && mine.length > 0;
  return (
    <section className={`hero ${known ? 'short' : ''}`} aria-labelledby="hero-title">
      <Hero />
      <div className="hero-text">
        <h1 id="hero-title">{me ? said.welcome(me.name) : words.parts.brand}</h1>
        {known ? (
          <p className={waiting > 0 ? 'hero-waiting' : ''}>
            {waiting > 0 ? said.awaiting(waiting) : said.nothingAwaiting}
          </p>
        ) : (
          <>
            <p className="hero-tagline">{tagline}</p>
            {whatItIs.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </>
        )}
        <div className="row hero-acts">
          <PlayNow me={me} connection={connection} hints={!known} />
          {firstGame && !known && (
            <a className="button-link second" href="/first">
              {said.firstGame}
            </a>
          )}
          <a className="button-link second" href="/new">
            {said.newGame}
          </a>
          {watchable && (
            <a className="button-link third" href="#watch">
              {said.watch}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

function NewHere() {
  return (
    <Panel title={words.lobby.newHere} className="newcomers">
      <ul>
        {useLobbyOf().help.map(([what, why, path, link]) => (
          <li key={what}>
            <strong>{what}</strong> {why} {path && <a href={path}>{link}</a>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Games({ me, games, again }: { me: Me | null; games: Lists; again: () => void }) {
  const said = words.lobby;
  return (
    <>
      {me && <GameList id="mine" title={said.mine} games={games.mine} none={said.noneMine} again={again} wide />}
      <div className="columns">
        <GameList id="open" title={said.open} games={games.open} none={said.noneOpen} again={again} />
        <GameList id="watch" title={said.toWatch} games={games.watch} none={said.noneToWatch} again={again} />
        <GameList id="finished" title={said.finished} games={games.finished} none={said.noneFinished} again={again} />
      </div>
    </>
  );
}

/** Whether what is shown is still so. */
function Freshness({ loaded }: { loaded: Loaded<Everything> }) {
  const time = useCallback((at: number) => new Date(at).toLocaleTimeString(document.documentElement.lang), []);
  if (loaded.state !== 'here') return null;
  return loaded.stale === null ? (
    <p className="quiet fresh">{words.lobby.upToDate(time(loaded.at))}</p>
  ) : (
    <p className="trouble" role="alert">
      {words.lobby.stale(time(loaded.at))}
    </p>
  );
}
