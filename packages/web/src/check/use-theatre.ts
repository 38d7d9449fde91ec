/** Gives the theatre its time: beats follow each other by themselves, at the speed the viewer likes. */
import type { LogLine } from '@ragtag/server/protocol';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { playCue } from '../sound/sound.ts';
import { standing } from './pace.ts';
import type { Beat, Scene } from './scene.ts';
import { type Cue, opened, played } from './theatre.ts';

export interface Playing {
  readonly shown: Beat;
  /** Something that has happened is not shown yet. */
  readonly behind: boolean;
  /** Cards are still to be turned over. */
  readonly turning: boolean;
  /** What everything comes to, shown or not. */
  readonly latest: Scene;
  readonly next: () => void;
  readonly all: () => void;
}

/**
 * `asked`: the viewer has something to answer. `now`: it is about the last act of all, of which everything is shown at
 * once; what came before it may still be played.
 */
export function useTheatre(log: readonly LogLine[], asked: boolean, now: boolean): Playing {
  const { animation } = useSettings();
  const [kept, keep] = useState(() => opened(log));
  const cue = useCallback((one: Cue) => keep((before) => played(before, one)), []);
  const still = animation === 'off';
  // Heard in the same drawing as the log: nothing of it is shown before its time, and nothing has to be drawn twice.
  const theatre = played(kept, { type: 'log', log, atOnce: still });
  if (theatre !== kept) keep(theatre);
  const { shown, waiting, byHand } = theatre;

  useEffect(() => {
    if (waiting.length > 0 && (still || now)) cue({ type: still ? 'all' : 'rest' });
  }, [still, now, waiting, cue]);

  const idle = waiting.length === 0 && shown.kind !== 'moment';
  const standsSince = useRef<{ readonly shown: Beat; readonly at: number } | null>(null);
  useEffect(() => {
    if (standsSince.current?.shown !== shown) standsSince.current = { shown, at: Date.now() };
    if (idle || byHand) return;
    // More may come all the time: what stands does not begin to stand anew.
    const stood = Date.now() - standsSince.current.at;
    const left = Math.max(0, standing(shown, waiting, animation, asked) - stood);
    const timer = setTimeout(() => cue({ type: 'next', byHand: false }), left);
    return () => clearTimeout(timer);
  }, [idle, byHand, shown, waiting, animation, asked, cue]);

  useCues(shown.scene);

  const next = useCallback(() => cue({ type: 'next', byHand: true }), [cue]);
  const all = useCallback(() => cue({ type: 'all' }), [cue]);
  return {
    shown,
    behind: waiting.some(({ kind }) => kind !== 'moment'),
    turning: waiting.some(({ kind }) => kind === 'turn' || kind === 'shuffle'),
    latest: theatre.script.scene,
    next,
    all,
  };
}

/** A card that turns and how it comes out are heard, also by those for whom nothing moves. */
function useCues({ check }: Scene): void {
  const [n, turned, outcome] = [check?.n ?? null, check?.cards.length ?? 0, check?.outcome ?? null];
  const before = useRef({ n, turned, outcome });
  useEffect(() => {
    const was = before.current;
    before.current = { n, turned, outcome };
    if (outcome !== null && (was.n !== n || was.outcome === null)) playCue(outcome === 'fail' ? 'failed' : 'passed');
    else if (turned > (was.n === n ? was.turned : 0)) playCue('card');
  }, [n, turned, outcome]);
}
