import { useContext, useEffect, useRef, useState } from 'react';
import type { Pace } from '../../../shell/settings/settings.ts';
import { StandingContext } from '../../../table/moments/use-moments.ts';

/** How long what happens on the board takes where nobody plays moments, as in a replay. */
const own: Readonly<Record<Pace, number>> = { film: 1_300, brisk: 700, instant: 0 };
/** What is seen moving needs that long, even where the next moment comes sooner. */
const LEAST = 250;

/** Whether something that has just come is still happening, and how long it takes. What was there at first never is. */
export function useBriefly(what: object | null): { readonly now: boolean; readonly lasts: number } {
  const { lasts: stands, pace } = useContext(StandingContext);
  const [over, end] = useState<object | null>(what);
  const lasts = pace === 'instant' ? 0 : stands === null ? own[pace] : Math.max(LEAST, stands);
  const length = useRef(lasts);
  useEffect(() => {
    length.current = lasts;
  });
  useEffect(() => {
    if (what === null || what === over) return;
    const timer = setTimeout(() => end(what), length.current);
    return () => clearTimeout(timer);
  }, [what, over]);
  return { now: what !== null && what !== over && lasts > 0, lasts };
}
