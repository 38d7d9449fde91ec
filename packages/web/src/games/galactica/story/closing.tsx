/** The closing screen: who won and why, who was what, and how it came about. */
import './closing.css';
import type { View } from '@ragtag/galactica';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../../../shell/lobby/api.ts';
import { ExportDialog } from '../../../shell/lobby/export-menu.tsx';
import { Awaited } from '../../../shell/lobby/name.tsx';
import { useLoaded } from '../../../shell/lobby/use-loaded.ts';
import { Dialog } from '../../../shell/parts/dialog.tsx';
import type { Connection } from '../../../shell/socket/connection.ts';
import { Rematch } from '../../../table/rematch.tsx';
import { momentPath } from '../../../table/replay/paths.ts';
import { ranOut, verdict } from '../table/verdict.ts';
import { words } from '../words/words.ts';
import { Contributions } from './contributions.tsx';
import { Curves } from './curves.tsx';
import { Revelations } from './revelations.tsx';
import type { Story } from './story.ts';
import { TurningPoints } from './turning-points.tsx';

export default function Closing({
  game,
  view,
  seat,
  connection,
  close,
}: {
  game: string;
  view: View;
  seat: number | null;
  connection: Connection;
  close: () => void;
}) {
  const load = useCallback(() => api.story(game), [game]);
  const [story, again] = useLoaded(load);
  return (
    <Dialog title={words.story.title} className="closing" close={close}>
      <Awaited loaded={story} again={again}>
        {(told) => (
          <Told story={told as Story} game={game} view={view} seat={seat} connection={connection} close={close} />
        )}
      </Awaited>
    </Dialog>
  );
}

interface ToldProps {
  readonly story: Story;
  readonly game: string;
  readonly view: View;
  readonly seat: number | null;
  readonly connection: Connection;
  readonly close: () => void;
}

function Told({ story, game, view, seat, connection, close }: ToldProps) {
  const [taking, take] = useState(false);
  const said = words.story;
  const names = useMemo(() => words.namesFor(story.players.map(nameOf), seat), [story, seat]);
  return (
    <div className={`told ${story.winner}`}>
      <header className="verdict">
        {seat !== null && view.over && <p className="verdict-title">{words.table[verdict(view.over, seat)]}</p>}
        <p className={seat === null ? 'verdict-title' : ''}>{said.wins(story.winner)}</p>
        <p>{words.table.ended(story.ending, ranOut(view))}</p>
        <p className="quiet">{said.after(story.turns, story.jumps.length)}</p>
      </header>
      <nav className="told-links" aria-label={said.ways}>
        {seat !== null && <Rematch game={game} connection={connection} />}
        <a className="button-link" href={momentPath(game, 0)}>
          {said.replay}
        </a>
        <button type="button" onClick={() => take(true)}>
          {said.export}
        </button>
        <button type="button" onClick={close}>
          {said.aside}
        </button>
      </nav>
      <Revelations story={story} view={view} />
      <div className="told-columns">
        <TurningPoints story={story} game={game} names={names.brief} />
        <Curves story={story} />
      </div>
      <Contributions story={story} game={game} names={names.brief} />
      {taking && <ExportDialog game={game} title={story.title} over seated={seat !== null} close={() => take(false)} />}
    </div>
  );
}

function nameOf({ characters, seat }: Story['players'][number]): string {
  return characters.at(-1) ?? words.table.seat(seat + 1);
}
