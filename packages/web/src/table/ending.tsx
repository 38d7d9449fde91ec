import type { View } from '@ragtag/galactica';
import type { TableState } from '@ragtag/server/protocol';
import { words } from '../words/words.ts';
import { nameOfSeat } from './crew.tsx';

/** Who has won, and how. */
export function Ending({ over, view, table }: { over: NonNullable<View['over']>; view: View; table: TableState }) {
  const said = words.table;
  return (
    <section className={`panel ending ${over.winner}`} aria-label={said.theEnd}>
      <h2>{said.wins(words.capital(over.winner))}</h2>
      {over.ending && <p>{said.endings[over.ending]}</p>}
      <p>{said.winners(over.winners.map((seat) => nameOfSeat(view, table, seat)))}</p>
    </section>
  );
}
