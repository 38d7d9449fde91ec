/** Gives the fights their time: steps follow each other by themselves, at the speed the viewer likes. */
import type { LogLine } from '@ragtag/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useCovered, useWaiting } from '../parts/curtain.ts';
import { isHidden } from '../parts/is-hidden.ts';
import { useSettings } from '../settings/settings.ts';
import type { Fight, Step } from './fights.ts';
import { type Cue, opened, played, shownFight, standing, waiting } from './playing.ts';

export interface FightShown {
  readonly fight: Fight | null;
  /** How many of its steps are shown. */
  readonly shown: number;
  /** The step being shown now; null once it stands. */
  readonly step: Step | null;
  /** It moves by itself, and is seen. */
  readonly running: boolean;
  readonly paused: boolean;
  /** How long the step shown now stands, in milliseconds. */
  readonly lasts: number;
  readonly cue: (type: 'all' | 'pause' | 'play' | 'back' | 'forward') => void;
}

export function useFights(log: readonly LogLine[], asked: boolean): FightShown {
  const { animation } = useSettings();
  const [kept, keep] = useState(() => opened(log));
  const cue = useCallback((one: Cue) => keep((before) => played(before, one)), []);
  const atOnce = animation === 'off';
  // Heard in the same drawing as the log, so that nothing has to be drawn twice.
  const playing = played(kept, { type: 'log', log, atOnce: atOnce || isHidden() });
  if (playing !== kept) keep(playing);
  useEffect(() => {
    if (atOnce) cue({ type: 'all' });
    // Whoever comes back sees where things are, not how they came there.
    const hidden = (): void => void (document.hidden && cue({ type: 'all' }));
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [atOnce, cue]);

  const { shown, live, paused } = playing;
  const fight = shownFight(playing);
  const last = fight?.steps[shown - 1] ?? null;
  const left = waiting(playing);
  const lasts = last ? standing(last, left, animation, asked) : 0;
  const running = live || left.length > 0;
  const covered = useCovered();
  useWaiting(covered && running);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step has its own time
  useEffect(() => {
    if (!running || paused || covered) return;
    const timer = setTimeout(() => cue({ type: 'next' }), live ? lasts : 0);
    return () => clearTimeout(timer);
  }, [running, paused, covered, live, lasts, fight?.key, shown]);

  const say = useCallback((type: 'all' | 'pause' | 'play' | 'back' | 'forward') => cue({ type }), [cue]);
  return { fight, shown, step: live && !covered ? last : null, running: running && !covered, paused, lasts, cue: say };
}
