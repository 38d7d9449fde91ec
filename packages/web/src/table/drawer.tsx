/** The bottom of the table: the question and the hand. On a phone a sheet that can be pushed down to see the board. */
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import { words } from '../shell/words/words.ts';

/** A finger that moved less only pressed. Pixels. */
const DRAGGED = 24;

export function Drawer({ question, children }: { question: string | null; children: ReactNode }) {
  // Opens by itself for every new question.
  const [shut, setShut] = useState<{ readonly during: string | null } | null>(null);
  const open = shut === null || shut.during !== question;
  const from = useRef<number | null>(null);
  const dragged = useRef(false);
  const set = (opened: boolean) => setShut(opened ? null : { during: question });
  const release = ({ clientY }: PointerEvent) => {
    const moved = from.current === null ? 0 : clientY - from.current;
    from.current = null;
    dragged.current = Math.abs(moved) >= DRAGGED;
    if (dragged.current) set(moved < 0);
  };
  return (
    <div className={`bottom ${open ? 'open' : 'shut'}`}>
      <button
        type="button"
        className="handle"
        aria-expanded={open}
        aria-label={words.table.drawer}
        onClick={() => {
          if (!dragged.current) set(!open);
          dragged.current = false;
        }}
        onPointerDown={(event) => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerUp={release}
      />
      {children}
    </div>
  );
}
