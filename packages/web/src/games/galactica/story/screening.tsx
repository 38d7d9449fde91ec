/** A film and everything to see it with: the table as it was, the log beside it, the timeline below. */
import './screening.css';
import type { View } from '@ragtag/galactica';
import { useEffect, useMemo, useState } from 'react';
import type { ScreeningProps } from '../../../shell/games/game-client.ts';
import { Panel } from '../../../shell/parts/panel.tsx';
import { eventAt, type Film, logAt, tableAt } from '../../../table/replay/film.ts';
import { Timeline } from '../../../table/replay/timeline.tsx';
import { usePlayer, usePlayerKeys } from '../../../table/replay/use-player.ts';
import { EVERY_KIND, KindFilter, Turns } from '../../../table/turns.tsx';
import { useScreen } from '../../../table/use-screen.ts';
import { Board } from '../board/board.tsx';
import { StillStage } from '../check/stage.tsx';
import { Crew, CrewRow, nameOfSeat } from '../table/crew.tsx';
import { Status, StatusStrip } from '../table/status.tsx';
import { words } from '../words/words.ts';
import { Faces } from './faces.tsx';

export function Screening({ film, start, moved, top }: ScreeningProps) {
  const screen = useScreen();
  const player = usePlayer(film, start);
  usePlayerKeys(film, player);
  const { at } = player;
  const [staged, stage] = useState(screen !== 'phone');
  useEffect(() => moved?.(at), [moved, at]);
  const plain = film.views[at];
  const view = plain as unknown as View | undefined; // a replay of this game carries its views
  const log = useMemo(() => logAt(film, at), [film, at]);
  const called = view?.players.map((one) => nameOfSeat(view, tableAt(film, plain ?? null), one.seat)).join('\n') ?? '';
  const viewer = typeof view?.viewer === 'number' ? view.viewer : null;
  const names = useMemo(() => words.namesFor(called.split('\n'), viewer), [called, viewer]);
  if (!view || plain === undefined) return <p className="quiet">{words.replay.none}</p>;
  const table = tableAt(film, plain);
  return (
    <div className={`table screening on-${screen}`} data-step={at}>
      {top?.(plain)}
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
  const [kind, show] = useState(EVERY_KIND);
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
