/** What a link that was sent to somebody leads to: which game it is, and what can be taken there. */
import type { ListedGame } from '@ragtag/server/http';
import { useCallback } from 'react';
import { PageTop } from '../parts/page-top.tsx';
import { Panel } from '../parts/panel.tsx';
import { Trouble } from '../parts/trouble.tsx';
import { useTitle } from '../parts/use-title.ts';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { api } from './api.ts';
import { AsSomebody, Awaited } from './name.tsx';
import { tablePath } from './paths.ts';
import { recapOf } from './recap.ts';
import { useAttempt, useLoaded } from './use-loaded.ts';

export interface Linked {
  readonly connection: Connection;
  readonly game: string;
}

export function LinkPage({
  connection,
  game,
  title,
  text,
  label,
  take,
}: Linked & { title: string; text: string | null; label: string; take: () => Promise<unknown> }) {
  useTitle(words.lobby.invitation);
  const load = useCallback(() => api.game(game), [game]);
  const [listed, again] = useLoaded(load);
  return (
    <div className="page narrow">
      <PageTop />
      <main>
        <h1>{title}</h1>
        {text && <p className="lead">{text}</p>}
        <Awaited loaded={listed} again={again}>
          {(known) => <What game={known} />}
        </Awaited>
        <AsSomebody connection={connection}>{() => <Take game={game} label={label} take={take} />}</AsSomebody>
      </main>
    </div>
  );
}

function What({ game }: { game: ListedGame }) {
  const people = game.seats.flatMap(({ name }) => (name === null ? [] : [name]));
  return (
    <Panel title={game.title}>
      <ul className="chips">
        <li>{words.lobby.by(game.host)}</li>
        {recapOf(game).map((chip) => (
          <li key={chip.text} className={chip.house ? 'house' : ''}>
            {chip.text}
          </li>
        ))}
      </ul>
      <p className="quiet">{words.listed(people)}</p>
    </Panel>
  );
}

function Take({ game, label, take }: { game: string; label: string; take: () => Promise<unknown> }) {
  const [trouble, attempt, busy] = useAttempt();
  const act = () =>
    attempt(async () => {
      await take();
      window.location.assign(tablePath(game));
    });
  return (
    <>
      <p className="row">
        <button type="button" className="act big" disabled={busy} onClick={act}>
          {label}
        </button>
        <a href={tablePath(game)}>{words.lobby.onlyLook}</a>
      </p>
      <Trouble>{trouble}</Trouble>
    </>
  );
}
