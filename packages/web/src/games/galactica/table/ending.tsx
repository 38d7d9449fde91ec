/** Who has won, and how; and the way to the closing screen, which opens by itself. */
import './ending.css';
import type { View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { afterPaint } from '../../../shell/parts/after-paint.ts';
import type { Connection } from '../../../shell/socket/connection.ts';
import { words } from '../words/words.ts';
import { nameOfSeat } from './crew.tsx';
import { ranOut, verdict } from './verdict.ts';

const Closing = lazy(() => import('../story/closing.tsx'));

export function Ending({
  over,
  view,
  table,
  game,
  connection,
}: {
  over: NonNullable<View['over']>;
  view: View;
  table: TableState;
  game: string;
  connection: Connection;
}) {
  const said = words.table;
  const [closing, showClosing] = useState(false);
  const [settled, settle] = useState(false);
  // How it stands in the end is seen first; then the board makes room, which takes a while.
  useEffect(
    () =>
      afterPaint(() => {
        settle(true);
        showClosing(true);
      }),
    [],
  );
  return (
    <section className={`panel ending ${over.winner} ${settled ? '' : 'on-board'}`} aria-label={said.theEnd}>
      {table.seat !== null && <p className="verdict-mine">{said[verdict(over, table.seat)]}</p>}
      <h2>{said.wins(words.capital(over.winner))}</h2>
      {over.ending && <p>{said.ended(over.ending, ranOut(view))}</p>}
      <p>{said.winners(over.winners.map((seat) => nameOfSeat(view, table, seat)))}</p>
      <button type="button" className="act" aria-haspopup="dialog" onClick={() => showClosing(true)}>
        {words.story.open}
      </button>
      {closing && (
        <Suspense fallback={null}>
          <Closing game={game} view={view} seat={table.seat} connection={connection} close={() => showClosing(false)} />
        </Suspense>
      )}
    </section>
  );
}
