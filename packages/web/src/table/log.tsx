/** The log: what happened turn by turn, in lines that each lead to their moment. */

import type { Names } from '@ragtag/kernel/words';
import type { LogLine } from '@ragtag/server/protocol';
import { lazy, Suspense, useMemo, useState } from 'react';
import { words } from '../shell/words/words.ts';
import { EVERY_KIND, KindFilter, Turns } from './turns.tsx';
import { useFollowing } from './use-following.ts';
import { useHistory } from './use-history.ts';

const Moment = lazy(() => import('./replay/moment.tsx'));

export function Log({ game, log, names }: { game: string; log: readonly LogLine[]; names: Names }) {
  const history = useHistory(game, log);
  const { events } = history;
  const [filter, show] = useState(EVERY_KIND);
  const [moment, showMoment] = useState<number | null>(null);
  const { box, inside, onScroll } = useFollowing();
  const brief = useMemo(() => names.brief, [names]);
  return (
    <>
      <KindFilter kind={filter} show={show} />
      <div
        className="log"
        role="log"
        aria-live="off" // what matters is announced, in one voice
        aria-label={words.log.title}
        ref={box}
        onScroll={() => {
          onScroll();
          if (box.current?.scrollTop === 0) history.load();
        }}
      >
        <div ref={inside}>
          {history.state !== 'whole' && events.length > 0 && (
            <p className="log-earlier">
              <button type="button" className="plain" disabled={history.state === 'loading'} onClick={history.load}>
                {history.state === 'loading' ? words.log.loading : words.log.loadAll}
              </button>
            </p>
          )}
          {events.length === 0 && <p className="quiet">{words.log.empty}</p>}
          <Turns events={events} filter={filter} names={brief} current={null} show={showMoment} />
        </div>
      </div>
      {moment !== null && (
        <Suspense fallback={null}>
          <Moment game={game} events={events} at={moment} close={() => showMoment(null)} />
        </Suspense>
      )}
    </>
  );
}
