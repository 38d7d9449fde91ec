/** The guide at the table: offered once, then shown for as long as it is wanted. */
import './offer.css';
import type { View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { lazy, Suspense } from 'react';
import { useSettings } from '../../../../shell/settings/settings.ts';
import { words } from '../../words/words.ts';
import { start, stop, useProgress } from './progress.ts';

const Guide = lazy(() => import('./guide.tsx'));

/** Bubbles over the table. */
export function GuideBubbles({ table, view }: { table: TableState; view: View }) {
  const wanted = useSettings().guide;
  const { started } = useProgress();
  if (!wanted || !started || table.seat === null) return null;
  return (
    <Suspense fallback={null}>
      <Guide table={table} view={view} seat={table.seat} />
    </Suspense>
  );
}

/** In the page, so that it covers nothing; and only in the first round, when it still helps. */
export function GuideOffer({ table, view: { over, turn, players } }: { table: TableState; view: View }) {
  const wanted = useSettings().guide;
  const { started } = useProgress();
  if (!wanted || started || table.seat === null || over !== null || turn.number > players.length) return null;
  const said = words.guide;
  return (
    <section className="guide-offer" aria-label={said.title}>
      <p>{said.offer}</p>
      <button type="button" className="act" onClick={start}>
        {said.accept}
      </button>
      <button type="button" className="plain" onClick={stop}>
        {said.decline}
      </button>
    </section>
  );
}
