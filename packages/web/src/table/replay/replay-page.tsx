/** The page of a replay: `/replay/:game`, `?at=` the number of a step, `?as=` whose eyes. */
import './replay-top.css';
import type { Plain } from '@ragtag/kernel';
import type { ReplayAs } from '@ragtag/server/story';
import { useCallback, useRef, useState } from 'react';
import { GameContext, type ScreeningProps, useTableOf } from '../../shell/games/game-client.ts';
import { AsAnybody } from '../../shell/lobby/name.tsx';
import { tablePath } from '../../shell/lobby/paths.ts';
import { copyText } from '../../shell/parts/copy-text.ts';
import { useTitle } from '../../shell/parts/use-title.ts';
import type { Connection } from '../../shell/socket/connection.ts';
import { words } from '../../shell/words/words.ts';
import { type Film, tableAt } from './film.ts';
import { momentPath } from './paths.ts';
import { useFilm } from './use-film.ts';

export default function ReplayPage({ connection, game }: { connection: Connection; game: string }) {
  return <AsAnybody connection={connection}>{() => <Shown game={game} />}</AsAnybody>;
}

function Shown({ game }: { game: string }) {
  const wanted = new URLSearchParams(window.location.search);
  const [as, see] = useState<ReplayAs | null>(() => eyesIn(wanted.get('as')));
  const step = useRef(Number(wanted.get('at') ?? 1) - 1);
  const film = useFilm(game, as);
  const said = words.replay;
  const moved = useCallback(
    (at: number) => {
      step.current = at;
      window.history.replaceState(null, '', momentPath(game, at, as));
    },
    [game, as],
  );
  if (film.state !== 'here') {
    return (
      <main className="page">
        <h1>{said.title}</h1>
        {film.state === 'loading' ? <p role="status">{said.loading}</p> : <p role="alert">{film.message}</p>}
        <p>
          <a href="/">{said.toLobby}</a>
        </p>
      </main>
    );
  }
  return (
    <main aria-label={said.title}>
      <GameContext value={film.value.replay.game}>
        <Screened
          key={String(film.value.replay.as)}
          film={film.value}
          start={step.current}
          moved={moved}
          top={(view) => <Top film={film.value} view={view} game={game} see={see} />}
        />
      </GameContext>
    </main>
  );
}

function Screened(props: ScreeningProps) {
  const { Screening } = useTableOf(props.film.replay.game);
  return <Screening {...props} />;
}

function eyesIn(as: string | null): ReplayAs | null {
  if (as === 'all' || as === 'spectator') return as;
  return as !== null && /^\d$/.test(as) ? Number(as) : null;
}

function Top({ film, view, game, see }: { film: Film; view: Plain; game: string; see: (as: ReplayAs) => void }) {
  const said = words.replay;
  const { replay } = film;
  const { nameOfSeat } = useTableOf(replay.game);
  const [copied, copy] = useState(false);
  useTitle(said.titleOf(replay.title));
  return (
    <header className="top">
      <h1>
        <a href="/" className="brand">
          {words.parts.brand}
        </a>
        <span className="top-title" title={replay.title}>
          {said.titleOf(replay.title)}
        </span>
      </h1>
      {replay.over && (
        <label className="eyes">
          {said.eyes}
          <select value={String(replay.as)} onChange={({ target }) => see(eyesIn(target.value) ?? 'all')}>
            <option value="all">{said.all}</option>
            <option value="spectator">{said.spectator}</option>
            {replay.seats.map(({ seat }) => (
              <option key={seat} value={seat}>
                {nameOfSeat(tableAt(film, view), seat)}
              </option>
            ))}
          </select>
        </label>
      )}
      <nav className="replay-links">
        <button
          type="button"
          onClick={async () => {
            await copyText(window.location.href);
            copy(true);
          }}
        >
          {said.link}
        </button>
        <span role="status" className="quiet">
          {copied && said.copied}
        </span>
        <a href={tablePath(game)}>{said.toTable}</a>
      </nav>
    </header>
  );
}
