/** A game that was played, to go to and fro in: the fleets as they stood, with the hands that may be seen. */
import './screening.css';
import type { Names } from '@ragtag/kernel/words';
import { useEffect, useMemo, useState } from 'react';
import type { ScreeningProps } from '../../../shell/games/game-client.ts';
import { Panel } from '../../../shell/parts/panel.tsx';
import { words } from '../../../shell/words/words.ts';
import { eventAt, type Film, tableAt } from '../../../table/replay/film.ts';
import { Timeline } from '../../../table/replay/timeline.tsx';
import { usePlayer, usePlayerKeys } from '../../../table/replay/use-player.ts';
import { useNames } from '../../../table/seat-names.ts';
import { EVERY_KIND, KindFilter, Turns } from '../../../table/turns.tsx';
import { useScreen } from '../../../table/use-screen.ts';
import { Enlarger } from '../cards/large-card.tsx';
import { type Act, lastAct } from '../stage/acts.ts';
import { ChallengeStage } from '../stage/challenge-stage.tsx';
import { CylonStage } from '../stage/cylon-stage.tsx';
import type { Control } from '../stage/use-act.ts';
import { Fleets } from '../table/fleets.tsx';
import { People } from '../table/people.tsx';
import { type View, viewOf } from '../table/view.ts';
import { OpenHand } from './open-hand.tsx';

export function Screening({ film, start, moved, top }: ScreeningProps) {
  const screen = useScreen();
  const player = usePlayer(film, start);
  usePlayerKeys(film, player);
  const { at } = player;
  useEffect(() => moved?.(at), [moved, at]);
  const plain = film.views[at] ?? null;
  const table = tableAt(film, plain);
  const names = useNames(table);
  const act = useMemo(() => actAt(film, at), [film, at]);
  if (plain === null) return <p className="quiet">{words.replay.none}</p>;
  const view = viewOf(table);
  const about = view.challenge?.against ?? null;
  const stage = act && <Staged act={act} view={view} names={names} seat={table.seat} />;
  return (
    <Enlarger>
      <div className={`table ccg-screening on-${screen}`} data-step={at}>
        {top?.(plain)}
        <div className="table-main ccg-table">
          <div className="middle">
            <Fleets view={view} names={names} seat={table.seat} about={about} stage={stage} />
            {view.players.map(({ seat, hand }) =>
              hand ? <OpenHand key={seat} seat={seat} hand={hand} name={names.who(seat)} /> : null,
            )}
          </div>
          <div className="right">
            <People view={view} names={names} awaited={[]} />
            <Story film={film} at={at} go={player.go} names={names.brief} />
          </div>
          <Timeline film={film} player={player} names={names.brief}>
            {null}
          </Timeline>
        </div>
      </div>
    </Enlarger>
  );
}

/** What is on the stage at a step: an act that something was told of there, or that is not over. */
function actAt(film: Film, at: number): Act | null {
  const now = eventAt(film, at) + 1;
  const before = eventAt(film, at - 1) + 1;
  const act = lastAct(film.events.slice(0, now)).at(-1) ?? null;
  if (!act?.over) return act;
  return lastAct(film.events.slice(0, before)).at(-1)?.over === true ? null : act;
}

const idle: Control = {
  playing: false,
  over: false,
  skip: () => undefined,
  dismiss: () => undefined,
  again: () => undefined,
};

function Staged({ act, view, names, seat }: { act: Act; view: View; names: Names; seat: number | null }) {
  return act.kind === 'challenge' ? (
    <ChallengeStage act={act} names={names} view={view} control={idle} />
  ) : (
    <CylonStage act={act} names={names} view={view} seat={seat} chosen={null} control={idle} />
  );
}

/** The log, following what is shown. */
function Story(props: {
  film: Film;
  at: number;
  go: (step: number) => void;
  names: Parameters<typeof Turns>[0]['names'];
}) {
  const { film, at, go, names } = props;
  const [kind, show] = useState(EVERY_KIND);
  return (
    <Panel title={words.replay.log} className="screening-log">
      <KindFilter kind={kind} show={show} />
      <div className="log">
        <Turns
          events={film.events}
          filter={kind}
          names={names}
          current={eventAt(film, at)}
          show={(event) => go(film.stepOf[event] ?? 0)}
        />
      </div>
    </Panel>
  );
}
