/** The end: who has won, the course of influence, what each deck did, what stood out, and how one's deck has done so far. */
import './ending.css';
import type { Names } from '@ragtag/kernel/words';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../../shell/lobby/api.ts';
import { useLoaded } from '../../../shell/lobby/use-loaded.ts';
import { words } from '../../../shell/words/words.ts';
import { momentPath } from '../../../table/replay/paths.ts';
import type { View } from '../table/view.ts';
import { closingWords as said } from '../words/closing.ts';
import { courseOf } from './course.ts';
import { DeedsOf } from './deeds.tsx';
import { Plot } from './plot.tsx';

const Moment = lazy(() => import('../../../table/replay/moment.tsx'));

interface EndingProps {
  readonly view: View;
  readonly names: Names;
  readonly game: string;
  readonly seat: number | null;
}

export function Ending({ view, names, game, seat }: EndingProps) {
  const box = useRef<HTMLElement>(null);
  const load = useCallback(() => api.log(game), [game]);
  const [loaded] = useLoaded(load);
  const winners = view.players.filter(({ won }) => won).map((player) => names.who(player.seat));
  const [moment, show] = useState<number | null>(null);
  const events = useMemo(() => (loaded.state === 'here' ? loaded.value.log.map(({ event }) => event) : []), [loaded]);
  const course = useMemo(
    () =>
      events.length === 0
        ? null
        : courseOf(
            events,
            view.players.map(({ influence }) => influence),
          ),
    [events, view.players],
  );
  const decks = useDecks(game, seat);
  // Whoever was looking at the fleets is shown how it ended.
  useEffect(() => box.current?.scrollIntoView({ block: 'start' }), []);
  return (
    <section ref={box} className="panel ccg-ending" aria-label={said.title}>
      <h2>{said.won(winners)}</h2>
      <p className="quiet">{said.after(view.turn)}</p>
      {decks.record && <p>{said.record(decks.record)}</p>}
      <p className="ccg-ending-links">
        <a className="button-link" href={momentPath(game, 0)}>
          {said.replay}
        </a>
        <a className="button-link second" href="/decks/ccg">
          {said.decksLink}
        </a>
      </p>
      {course && (
        <>
          <h3 className="label">{said.course}</h3>
          <Plot rows={course.influence} names={names} />
          <h3 className="label">{said.decks}</h3>
          <DeedsOf view={view} names={names} course={course} decks={decks.names} />
          <h3 className="label">{said.moments}</h3>
          {course.moments.length === 0 && <p className="quiet">{said.none}</p>}
          <ol className="ccg-moments">
            {course.moments.map(({ event, at, turn, cause }) => (
              <li key={at}>
                <button type="button" className="plain" aria-haspopup="dialog" onClick={() => show(at)}>
                  {said.moment(turn, words.game.eventLine(event, names).text)}
                </button>
                {cause && <span className="quiet"> {words.game.eventLine(cause, names).text}</span>}
              </li>
            ))}
          </ol>
          {moment !== null && (
            <Suspense fallback={null}>
              <Moment game={game} events={events} at={moment} close={() => show(null)} />
            </Suspense>
          )}
        </>
      )}
    </section>
  );
}

/** What the decks are called, by seat, and how one's own has done so far. */
function useDecks(game: string, seat: number | null) {
  const load = useCallback(async () => {
    const { seats } = await api.game(game);
    const names = seats.map(({ deckName }) => deckName);
    const own = seat === null ? null : names[seat];
    const records = own ? (await api.decks('ccg')).records : [];
    return { names, record: records.find(({ deck }) => deck === own) ?? null };
  }, [game, seat]);
  const [loaded] = useLoaded(load);
  return loaded.state === 'here' ? loaded.value : { names: [], record: null };
}
