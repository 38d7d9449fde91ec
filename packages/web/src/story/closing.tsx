/** The closing screen: who won and why, who was what, and how it came about. */
import './closing.css';
import type { View } from '@ragtag/galactica';
import type { Story } from '@ragtag/server/story';
import { useCallback, useMemo, useState } from 'react';
import { api } from '../lobby/api.ts';
import { ExportDialog } from '../lobby/export-menu.tsx';
import { Awaited } from '../lobby/name.tsx';
import { useLoaded } from '../lobby/use-loaded.ts';
import { Dialog } from '../parts/dialog.tsx';
import { words } from '../words/words.ts';
import { Contributions } from './contributions.tsx';
import { Curves } from './curves.tsx';
import { momentPath } from './paths.ts';
import { Revelations } from './revelations.tsx';
import { TurningPoints } from './turning-points.tsx';

export default function Closing({
  game,
  view,
  seat,
  close,
}: {
  game: string;
  view: View;
  seat: number | null;
  close: () => void;
}) {
  const load = useCallback(() => api.story(game), [game]);
  const [story, again] = useLoaded(load);
  return (
    <Dialog title={words.story.title} className="closing" close={close}>
      <Awaited loaded={story} again={again}>
        {(told) => <Told story={told} game={game} view={view} seat={seat} close={close} />}
      </Awaited>
    </Dialog>
  );
}

function Told(props: { story: Story; game: string; view: View; seat: number | null; close: () => void }) {
  const { story, game, view, seat, close } = props;
  const [taking, take] = useState(false);
  const said = words.story;
  const names = useMemo(() => words.namesFor(story.players.map(nameOf), seat), [story, seat]);
  return (
    <div className={`told ${story.winner}`}>
      <header className="verdict">
        <p className="verdict-title">{said.wins(story.winner)}</p>
        <p>{said.ending(story.ending)}</p>
        <p className="quiet">{said.after(story.turns, story.jumps.length)}</p>
      </header>
      <nav className="told-links" aria-label={said.ways}>
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
