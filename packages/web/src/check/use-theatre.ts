/** Gives the theatre its time: beats follow each other by themselves, at the speed the viewer likes. */
import type { LogLine } from '@ragtag/server/protocol';
import { useCallback, useEffect, useReducer } from 'react';
import { useSettings } from '../settings/settings.ts';
import { playCue } from '../sound/sound.ts';
import { standing } from './pace.ts';
import type { Beat } from './scene.ts';
import { opened, played } from './theatre.ts';

export interface Playing {
  readonly shown: Beat;
  /** Something that has happened is not shown yet. */
  readonly behind: boolean;
  /** Cards are still to be turned over. */
  readonly turning: boolean;
  readonly next: () => void;
  readonly all: () => void;
}

/** `asked`: the viewer has something to answer. `now`: it is about what is on the stage, which is shown as it is. */
export function useTheatre(log: readonly LogLine[], asked: boolean, now: boolean): Playing {
  const { animation } = useSettings();
  const [theatre, cue] = useReducer(played, log, opened);
  const { shown, waiting, byHand } = theatre;
  const atOnce = animation === 'off' || now;

  useEffect(() => {
    cue({ type: 'log', log, atOnce });
  }, [log, atOnce]);
  useEffect(() => {
    if (atOnce) cue({ type: 'all' });
  }, [atOnce]);

  const idle = waiting.length === 0 && shown.kind !== 'moment';
  useEffect(() => {
    if (idle || byHand) return;
    const timer = setTimeout(() => cue({ type: 'next', byHand: false }), standing(shown, waiting, animation, asked));
    return () => clearTimeout(timer);
  }, [idle, byHand, shown, waiting, animation, asked]);

  useEffect(() => {
    if (shown.kind === 'turn') playCue('card');
    if (shown.kind === 'outcome') playCue(shown.scene.check?.outcome === 'fail' ? 'failed' : 'passed');
  }, [shown]);

  const next = useCallback(() => cue({ type: 'next', byHand: true }), []);
  const all = useCallback(() => cue({ type: 'all' }), []);
  return {
    shown,
    behind: waiting.some(({ kind }) => kind !== 'moment'),
    turning: waiting.some(({ kind }) => kind === 'turn' || kind === 'shuffle'),
    next,
    all,
  };
}
