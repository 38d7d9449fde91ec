/** Gives what arrives its time: one moment after the other is shown, everything on the page at the same one. */
import { createContext, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isHidden } from '../../shell/parts/is-hidden.ts';
import { type Pace, useSettings } from '../../shell/settings/settings.ts';
import type { Connection, Moment, Watched } from '../../shell/socket/connection.ts';
import { useKeys } from '../use-keys.ts';
import { type BeatsOf, farthest, stepFrom } from './pace.ts';

/** Where the page stands. */
export interface Standing {
  readonly pace: Pace;
  /** What had just happened at the moment shown. */
  readonly fresh: Moment['log'];
  /** Which beat of it is shown. */
  readonly beat: number;
  /** How long that stands, in milliseconds; null where nobody plays moments, as in a replay. */
  readonly lasts: number | null;
  /** What had just happened has beats that are still to come: no words tell of it before. */
  readonly turning: boolean;
  /** Something that has happened is not shown yet. */
  readonly behind: boolean;
  readonly waiting: readonly Moment[];
  readonly paused: boolean;
  pause(on: boolean): void;
  /** On to the next beat. */
  goOn(): void;
  /** On to the next beat of this moment, and no further by itself. */
  next(): void;
  /** Everything that has happened is shown at once. */
  now(): void;
}

const nothing = (): void => undefined;
export const StandingContext = createContext<Standing>({
  pace: 'brisk',
  fresh: [],
  beat: 0,
  lasts: null,
  turning: false,
  behind: false,
  waiting: [],
  paused: false,
  pause: nothing,
  goOn: nothing,
  next: nothing,
  now: nothing,
});

export function useMoments(connection: Connection, watched: Watched, beatsOf: (pace: Pace) => BeatsOf): Standing {
  const { pace } = useSettings();
  const [stopped, stop] = useState(false);
  const { fresh, n, waiting } = watched;
  const [turned, turn] = useState({ n, beat: 0 });
  const beat = turned.n === n ? turned.beat : 0;
  const paused = stopped && pace !== 'instant';

  useHolding(connection, pace !== 'instant');
  const began = useBegan(n, beat);
  // After a pause there is as much time as if all of it had just been told.
  const resumed = useRef(0);
  const step = useMemo(() => {
    if (pace === 'instant') return { lasts: 0, moments: waiting.length };
    const lengths = beatsOf(pace);
    const all = waiting.map(({ log, since }) => ({ beats: lengths(log), since: Math.max(since, resumed.current) }));
    return stepFrom(lengths(fresh), beat, Math.max(began, resumed.current), all, farthest[pace]);
  }, [pace, beatsOf, fresh, beat, began, waiting]);
  const turning = pace !== 'instant' && beat < beatsOf(pace)(fresh).length - 1;
  const more = pace !== 'instant' && (waiting.length > 0 || turning);
  const { lasts, moments } = step;

  const goOn = useCallback(() => {
    if (moments > 0) connection.show(moments);
    else turn({ n, beat: beat + 1 });
  }, [connection, moments, n, beat]);
  useEffect(() => {
    if (!more || paused) return;
    // More may come all the time: what stands does not begin to stand anew.
    const stood = performance.now() - Math.max(began, resumed.current);
    const timer = setTimeout(goOn, Math.max(0, lasts - stood));
    return () => clearTimeout(timer);
  }, [more, paused, lasts, began, goOn]);

  const pause = useCallback((on: boolean) => {
    if (!on) resumed.current = performance.now();
    stop(on);
  }, []);
  const now = useCallback(() => {
    stop(false);
    turn({ n, beat: Number.MAX_SAFE_INTEGER });
    connection.show(Number.POSITIVE_INFINITY);
  }, [connection, n]);
  const next = useCallback(() => {
    stop(moments === 0);
    goOn();
  }, [goOn, moments]);
  useKeys(({ key }) => {
    if (key.toLowerCase() !== 'n' || !more) return false;
    now();
    return true;
  });
  // A pause ends where there is nothing left to hold back.
  if (stopped && !more) stop(false);
  return useMemo(
    () => ({ pace, fresh, beat, lasts, turning, behind: more, waiting, paused, pause, goOn, next, now }),
    [pace, fresh, beat, lasts, turning, more, waiting, paused, pause, goOn, next, now],
  );
}

/** When the beat that is shown began to stand. */
function useBegan(n: number, beat: number): number {
  const [known, keep] = useState(() => ({ n, beat, at: performance.now() }));
  if (known.n === n && known.beat === beat) return known.at;
  const began = { n, beat, at: performance.now() };
  keep(began);
  return began.at;
}

/** Whoever comes back to a hidden page sees how things stand, and is called by what stands there meanwhile. */
function useHolding(connection: Connection, wanted: boolean): void {
  useEffect(() => {
    const look = () => connection.hold(wanted && !isHidden());
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      connection.hold(false);
    };
  }, [connection, wanted]);
}
