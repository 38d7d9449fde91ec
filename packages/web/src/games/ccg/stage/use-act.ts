/** The act that is on, as far as the page has come: every beat of a moment shows one thing more that happened in it. */
import type { LogLine } from '@ragtag/server/protocol';
import { useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { StandingContext } from '../../../table/moments/use-moments.ts';
import { useKeys } from '../../../table/use-keys.ts';
import { type Act, cylonAct, lastAct } from './acts.ts';

export interface Control {
  /** More of it is to come by itself. */
  readonly playing: boolean;
  /** It is over and can be put away, or shown again. */
  readonly over: boolean;
  skip(): void;
  dismiss(): void;
  again(): void;
}

export interface Playing extends Control {
  /** As it stands by now; null if nothing is staged. */
  readonly act: Act | null;
}

/** How long each beat stands when it is shown again, in milliseconds, and all of them together at most. */
const BEAT = 700;
const LONGEST = 5_800;

/**
 * `question`: the name of what is asked. What is over stays until another question is asked. `choosesThreat`: the Cylon
 * phase is needed at once, for its threats are the answers.
 */
export function useAct(log: readonly LogLine[], question: string | null, choosesThreat: boolean): Playing {
  const { fresh, beat, lasts, pace, behind, now } = useContext(StandingContext);
  const all = lasts === null || pace === 'instant';
  const hidden = all ? 0 : Math.max(0, fresh.length - 1 - beat);
  const events = useMemo(() => log.slice(0, log.length - hidden).map(({ event }) => event), [log, hidden]);
  const beats = useMemo(() => lastAct(events), [events]);
  const act = beats.at(-1) ?? null;
  const n = act?.n ?? -1;
  // Whoever opens the page sees the table, not what was over before.
  const [gone, put] = useState(act?.over === true ? n : -1);
  const behindIt = hidden > 0 || behind;
  const over = act?.over === true && !behindIt;
  const [overAt, remember] = useState<{ readonly n: number; readonly question: string | null } | null>(null);
  if (over && overAt?.n !== n) remember({ n, question });
  const answered = over && overAt !== null && overAt.n === n && overAt.question !== question;
  const { step, again, stop } = useAgain(n, beats.length);
  const dismiss = useCallback(() => put(n), [n]);
  // A challenge of a threat that is over gives the stage back to the Cylon phase it was part of.
  const around = useMemo(() => (act?.kind === 'challenge' && act.threat ? cylonAct(events) : null), [act, events]);
  const wantsCylons = choosesThreat && around !== null;
  const isAway = gone === n || (answered && step === null) || wantsCylons;
  const shown = isAway ? around : (beats[step ?? beats.length - 1] ?? null);
  const playing = behindIt || step !== null;
  const skip = useCallback(() => (step === null ? now() : stop()), [step, now, stop]);
  const dismissable = over && shown !== null && shown.n === n;
  useKeys(({ key }) => {
    if (key.toLowerCase() !== 's' || shown === null) return false;
    if (playing) skip();
    else if (dismissable) dismiss();
    else return false;
    return true;
  });
  return { act: shown, playing, over: dismissable, skip, dismiss, again };
}

/** Goes through the beats of an act once more. */
function useAgain(n: number, beats: number) {
  const [at, set] = useState<{ readonly n: number; readonly step: number } | null>(null);
  const step = at !== null && at.n === n ? at.step : null;
  useEffect(() => {
    if (step === null) return;
    const timer = setTimeout(
      () => set(step + 1 < beats ? { n, step: step + 1 } : null),
      Math.min(BEAT, LONGEST / Math.max(1, beats)),
    );
    return () => clearTimeout(timer);
  }, [n, step, beats]);
  const again = useCallback(() => set({ n, step: 0 }), [n]);
  const stop = useCallback(() => set(null), []);
  return { step, again, stop };
}
