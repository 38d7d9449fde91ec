/** A table before the game: one link that invites, who sits, what they say, how it will be played, and the start. */
import './waiting-room.css';
import type { ListedGame } from '@ragtag/server/http';
import type { TableState } from '@ragtag/server/protocol';
import { type ReactNode, useCallback, useState } from 'react';
import { useLobbyOf } from '../games/game-client.ts';
import { PageTop } from '../parts/page-top.tsx';
import { Panel } from '../parts/panel.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { LinkPage } from './link-page.tsx';
import { OneLink } from './one-link.tsx';
import { tablePath, whole } from './paths.ts';
import { recapOf } from './recap.ts';
import { SeatMenu } from './seat-menu.tsx';
import { useAttempt, useLoaded } from './use-loaded.ts';

export interface GatheringProps {
  readonly connection: Connection;
  readonly game: string;
  readonly table: TableState;
  /** What people say to each other. */
  readonly chat: ReactNode;
}

export default function Gathering({ connection, game, table, chat }: GatheringProps) {
  useTitle(table.title);
  const [watching] = useState(() => new URLSearchParams(window.location.search).has('watch'));
  const free = table.seats.find(({ kind }) => kind === 'empty');
  if (table.seat === null && !table.host && free && !watching) {
    return (
      <LinkPage
        connection={connection}
        game={game}
        title={words.lobby.invited}
        text={null}
        label={words.gathering.takeSeat(free.seat + 1)}
        take={(deck) => api.join(game, { seat: null, deck })}
        withDeck
      />
    );
  }
  return (
    <div className="page waiting-room">
      <PageTop />
      <main>
        <Waiting game={game} table={table} chat={chat} />
      </main>
    </div>
  );
}

function Waiting({ game, table, chat }: Omit<GatheringProps, 'connection'>) {
  const said = words.gathering;
  const load = useCallback(() => api.game(game), [game]);
  const [listed] = useLoaded(load);
  const free = table.seats.filter(({ kind }) => kind === 'empty').length;
  const known = listed.state === 'here' ? listed.value : null;
  return (
    <>
      <header className="waiting-head">
        <h1>{table.title}</h1>
        {known && <Recap game={known} />}
      </header>
      <div className="waiting-columns">
        <div className="waiting-main">
          {free > 0 && <OneLink label={said.anyLink} text={said.anyLinkText} link={whole(tablePath(game))} />}
          <Panel title={said.seats}>
            <p className="quiet">{said.waiting(table.seats.length - free, table.seats.length)}</p>
            <SeatMenu game={game} table={table} />
            <Start game={game} table={table} host={known?.host ?? null} free={free} />
          </Panel>
        </div>
        <div className="waiting-aside">
          <Panel title={words.chat.title} className="waiting-chat">
            {chat}
          </Panel>
          {known && <HowPlayed game={known} />}
        </div>
      </div>
      {known && <WhileWaiting game={known.game} />}
    </>
  );
}

/** Opened beside this page, so that nobody misses the start. */
function WhileWaiting({ game }: { game: string }) {
  const said = words.gathering;
  const { firstGame } = useLobbyOf(game);
  return (
    <p className="quiet">
      {said.learn}{' '}
      <a href={`/rules/${game}`} target="_blank" rel="noreferrer">
        {said.learnLink}
      </a>
      {firstGame && (
        <>
          {said.or}
          <a href={`/first/${game}`} target="_blank" rel="noreferrer">
            {said.learnFirst}
          </a>
        </>
      )}{' '}
      {said.learnText}
    </p>
  );
}

function Start({ game, table, host, free }: { game: string; table: TableState; host: string | null; free: number }) {
  const said = words.gathering;
  const [trouble, attempt, busy] = useAttempt();
  return (
    <>
      <div className="row start">
        {table.host ? (
          <>
            <button type="button" className="act big" disabled={busy} onClick={() => attempt(() => api.start(game))}>
              {said.start(free)}
            </button>
            <span className="quiet">{said.startText(free)}</span>
          </>
        ) : (
          <span className="quiet">{host !== null && said.whenHost(host)}</span>
        )}
        {table.seat === null ? (
          <span className="quiet">{said.onlooker}</span>
        ) : (
          <button type="button" className="plain" onClick={() => attempt(() => api.leave(game))}>
            {said.leave}
          </button>
        )}
      </div>
      <Trouble>{trouble}</Trouble>
    </>
  );
}

function Recap({ game }: { game: ListedGame }) {
  const lobby = useLobbyOf(game.game);
  return (
    <ul className="chips">
      {lobby.lasts && <li>{lobby.lasts(game.seats.length)}</li>}
      {recapOf(game, lobby).map((chip) => (
        <li key={chip.text} className={chip.house ? 'house' : ''}>
          {chip.text}
        </li>
      ))}
    </ul>
  );
}

function HowPlayed({ game }: { game: ListedGame }) {
  const [setups] = useLoaded(api.setups);
  const lobby = useLobbyOf(game.game);
  const setup = setups.state === 'here' ? setups.value.games.find((one) => one.game === game.game) : undefined;
  if (!lobby.HowPlayed) return null;
  return (
    <Panel title={words.gathering.howPlayed}>
      <lobby.HowPlayed game={game} setup={setup} />
    </Panel>
  );
}
