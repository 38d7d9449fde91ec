/** When the stage is open, put aside, or gone: new things open it, and what is over makes way for the board. */
import { useCallback, useEffect, useState } from 'react';
import type { Scene } from './scene.ts';

/** Milliseconds a result stays open once the table has gone on; shorter for those who are asked something. */
const READ = 7_000;
const READ_WHILE_ASKED = 3_500;

type Mode = 'open' | 'aside' | 'gone';

export interface Folding {
  readonly folded: boolean;
  readonly dismissed: boolean;
  readonly fold: () => void;
  readonly unfold: () => void;
  readonly dismiss: () => void;
  /** Who looks at it or is in it keeps it open. */
  readonly holding: {
    readonly onPointerEnter: () => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
}

interface Circumstances {
  /** The table is still at it. */
  readonly live: boolean;
  /** It is still being shown. */
  readonly behind: boolean;
  readonly asked: boolean;
  /** Answers are to be found on the board, which has to be seen then. */
  readonly onBoard: boolean;
  /** For those who like things to stay where they are: nothing is put aside because time has passed. */
  readonly still: boolean;
}

export function useFolding(scene: Scene, { live, behind, asked, onBoard, still }: Circumstances): Folding {
  const act = scene.check?.n ?? scene.crisis?.n ?? null;
  const [chosen, choose] = useState<{ readonly act: number | null; readonly mode: Mode }>({
    act,
    mode: live ? 'open' : 'gone', // what was over before the page was opened
  });
  const [held, hold] = useState(false);
  const mode = chosen.act === act ? chosen.mode : 'open';
  const over = !behind && (!live || onBoard);

  useEffect(() => {
    if (!over || mode !== 'open' || held || (still && !onBoard)) return;
    const timer = setTimeout(() => choose({ act, mode: 'aside' }), still ? 0 : asked ? READ_WHILE_ASKED : READ);
    return () => clearTimeout(timer);
  }, [over, mode, held, still, onBoard, asked, act]);

  const fold = useCallback(() => choose({ act, mode: 'aside' }), [act]);
  const unfold = useCallback(() => choose({ act, mode: 'open' }), [act]);
  const dismiss = useCallback(() => choose({ act, mode: 'gone' }), [act]);
  const [start, end] = [() => hold(true), () => hold(false)];
  return {
    folded: mode === 'aside',
    dismissed: mode === 'gone',
    fold,
    unfold,
    dismiss,
    holding: { onPointerEnter: start, onPointerLeave: end, onFocus: start, onBlur: end },
  };
}
