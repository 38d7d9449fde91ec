/** A moment of the game beside the table: the replay where a line of the log was told. */
import type { GameEvent } from '@ragtag/kernel';
import { useMemo } from 'react';
import { useTableOf } from '../../shell/games/game-client.ts';
import { Dialog } from '../../shell/parts/dialog.tsx';
import { words } from '../../shell/words/words.ts';
import { ChoosingContext, nothingToChoose } from '../choosing.ts';
import { type Film, stepOfEvent } from './film.ts';
import { momentPath } from './paths.ts';
import { useFilm } from './use-film.ts';

export default function Moment(props: { game: string; events: readonly GameEvent[]; at: number; close: () => void }) {
  const { game, events, at, close } = props;
  const film = useFilm(game, null);
  const said = words.replay;
  return (
    <Dialog title={said.moment} className="moment" close={close}>
      {film.state === 'loading' && <p role="status">{said.loading}</p>}
      {film.state === 'failed' && <p role="alert">{film.message}</p>}
      {film.state === 'here' && <Shown film={film.value} game={game} events={events} at={at} />}
    </Dialog>
  );
}

function Shown({ film, game, events, at }: { film: Film; game: string; events: readonly GameEvent[]; at: number }) {
  const { Screening } = useTableOf(film.replay.game);
  const start = useMemo(() => stepOfEvent(film, events, at), [film, events, at]);
  return (
    <ChoosingContext value={nothingToChoose}>
      <Screening film={film} start={start} />
      <p className="moment-link">
        <a href={momentPath(game, start)}>{words.replay.openReplay}</a>
      </p>
    </ChoosingContext>
  );
}
