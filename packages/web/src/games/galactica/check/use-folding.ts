/** When the stage is open, put aside, or gone: new things open it, and what is over makes way for the board. */
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Scene } from './scene.ts';

/** Milliseconds a result stays open once the table has gone on; shorter for those who are asked something. */
const READ = 7_000;
const READ_WHILE_ASKED = 3_500;
/** Where nothing moves it goes as soon as the board is needed; this is how often whoever is in it is looked for. */
const SOON = 100;

type Mode = 'open' | 'aside' | 'gone';

export interface Folding {
  readonly folded: boolean;
  readonly dismissed: boolean;
  readonly fold: () => void;
  readonly unfold: () => void;
  readonly dismiss: () => void;
  /** Around the open stage. */
  readonly stage: RefObject<HTMLDivElement | null>;
}

interface Circumstances {
  /** The table is still at it. */
  readonly live: boolean;
  /** It is still being shown. */
  readonly behind: boolean;
  readonly asked: boolean;
  /** Answers are to be found on the board, which has to be seen then. */
  readonly onBoard: boolean;
  /** Something is happening on the board right now: it is what is to be seen. */
  readonly elsewhere: boolean;
  /** Beside the question, where it covers nothing. */
  readonly docked: boolean;
  /** For those who like things to stay where they are: nothing is put aside because time has passed. */
  readonly still: boolean;
}

export function useFolding(scene: Scene, circumstances: Circumstances): Folding {
  const { live, behind, asked, onBoard, elsewhere, docked, still } = circumstances;
  const act = scene.check?.n ?? scene.crisis?.n ?? null;
  const [chosen, choose] = useState<{ readonly act: number | null; readonly mode: Mode }>({
    act,
    mode: live ? 'open' : 'gone', // what was over before the page was opened
  });
  const stage = useRef<HTMLDivElement>(null);
  const mode = chosen.act === act ? chosen.mode : 'open';
  const over = !live || onBoard;
  /** Beside a question about something else it would look as if that were about it. */
  const misleads = docked && asked && !live;
  /** What is asked or told now is about something else. */
  const atOnce = !live && (behind || (asked && !still));

  useEffect(() => {
    if (!over || mode !== 'open' || (still && !onBoard && !misleads)) return;
    let rested = false;
    const look = () => {
      if (stage.current?.querySelector(':focus-visible')) return; // who is in it by keyboard goes when they like
      const resting = !rested && stage.current?.matches(':hover');
      rested = true;
      if (!resting) choose({ act, mode: 'aside' }); // a pointer on it gives as long again: it may just lie there
    };
    const timer = setInterval(look, still || atOnce ? SOON : asked ? READ_WHILE_ASKED : READ);
    return () => clearInterval(timer);
  }, [over, mode, still, onBoard, misleads, atOnce, asked, act]);

  const [away, goAway] = useState(false);
  useEffect(() => {
    // Who is in it by keyboard keeps it here too.
    if (elsewhere && !stage.current?.querySelector(':focus-visible')) goAway(true);
    if (!elsewhere) goAway(false);
  }, [elsewhere]);

  const fold = useCallback(() => choose({ act, mode: 'aside' }), [act]);
  const unfold = useCallback(() => choose({ act, mode: 'open' }), [act]);
  const dismiss = useCallback(() => choose({ act, mode: 'gone' }), [act]);
  return {
    folded: mode === 'aside' || (mode === 'open' && away),
    dismissed: mode === 'gone',
    fold,
    unfold,
    dismiss,
    stage,
  };
}
