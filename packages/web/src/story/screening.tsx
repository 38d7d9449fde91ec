/** A film and everything to see it with: the table as it was, the log beside it, the timeline below. */
import './screening.css';
import type { View } from '@ragtag/galactica';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Board } from '../board/board.tsx';
import { StillStage } from '../check/stage.tsx';
import { Panel } from '../parts/panel.tsx';
import { Crew, CrewRow, nameOfSeat } from '../table/crew.tsx';
import type { LogKind } from '../table/log-lines.ts';
import { Status, StatusStrip } from '../table/status.tsx';
import { KindFilter, Turns } from '../table/turns.tsx';
import { useScreen } from '../table/use-screen.ts';
import { words } from '../words/words.ts';
import { Faces } from './faces.tsx';
import { eventAt, type Film, logAt, tableAt } from './film.ts';
import { Timeline } from './timeline.tsx';
import { usePlayer, usePlayerKeys } from './use-player.ts';

export function Screening({
  film,
  start,
  moved,
  top,
}: {
  film: Film;
  start: number;
  moved?: (step: number) => void;
  top?: (view: View) => ReactNode;
}) {
  const screen = useScreen();
  const player = usePlayer(film, start);
  usePlayerKeys(film, player);
  const { at } = player;
  const [staged, stage] = useState(screen !== 'phone');
  useEffect(() => moved?.(at), [moved, at]);
  const view = film.views[at];
  const log = useMemo(() => logAt(film, at), [film, at]);
  const called = view?.players.map((one) => nameOfSeat(view, tableAt(film, view), one.seat)).join('\n') ?? '';
  const viewer = typeof view?.viewer === 'number' ? view.viewer : null;
  const names = useMemo(() => words.namesFor(called.split('\n'), viewer), [called, viewer]);
  if (!view) return <p className="quiet">{words.replay.none}</p>;
  const table = tableAt(film, view);
  return (
    <div className={`table screening on-${screen}`} data-step={at}>
      {top?.(view)}
      <div className="table-main">
        {screen === 'desk' ? <Status view={view} /> : <StatusStrip view={view} />}
        <div className="middle">
          {staged && <StillStage view={view} log={log} names={names} />}
          <Board view={view} log={log} />
        </div>
        <div className="right">
          {screen === 'phone' ? <CrewRow table={table} view={view} /> : <Crew table={table} view={view} />}
          <Story film={film} at={at} go={player.go} brief={names.brief} />
        </div>
        <Faces view={view} names={names} />
        <Timeline film={film} player={player} names={names.brief}>
          <label className="timeline-switch">
            <input type="checkbox" checked={staged} onChange={() => stage(!staged)} />
            {words.replay.stage}
          </label>
        </Timeline>
      </div>
    </div>
  );
}

/** The log, following what is shown. */
function Story({
  film,
  at,
  go,
  brief,
}: {
  film: Film;
  at: number;
  go: (step: number) => void;
  brief: Parameters<typeof Turns>[0]['names'];
}) {
  const [kind, show] = useState<LogKind | 'all'>('all');
  const current = eventAt(film, at);
  return (
    <Panel title={words.replay.log} className="screening-log">
      <KindFilter kind={kind} show={show} />
      <div className="log">
        <Turns
          events={film.events}
          filter={kind}
          names={brief}
          current={current}
          show={(event) => go(film.stepOf[event] ?? 0)}
        />
      </div>
    </Panel>
  );
}
