/** Goes to a part of the board, and says when something there can be answered with. */
import type { View } from '@ragtag/galactica';
import { memo, useContext } from 'react';
import { ChoosingContext } from '../../../table/choosing.ts';
import { words } from '../words/words.ts';
import type { Box } from './geometry.ts';
import type { BoardName, Layout } from './layout.ts';
import { whereIs } from './pointers.tsx';

export const PartButton = memo(function PartButton({
  board,
  view,
  layout,
  show,
}: {
  board: BoardName;
  view: View;
  layout: Layout;
  show: (part: Box) => void;
}) {
  const { lit } = useContext(ChoosingContext);
  const targets = [...lit.keys()].filter((key) => whereIs(key, view, layout)?.board === board).length;
  const part = layout.frames[board];
  return (
    <button type="button" className={targets > 0 ? 'beckons' : ''} onClick={() => part && show(part)}>
      {words.board.boards[board].name}
      {targets > 0 && (
        <>
          <span className="beckon" aria-hidden="true">
            {targets}
          </span>
          <span className="sr">{words.board.toChoose(targets)}</span>
        </>
      )}
    </button>
  );
});
