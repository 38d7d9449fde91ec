/** What all are asked to agree to: taking an answer back, a pause, going on with a parked game, or who plays a seat. */

import type { Names } from '@ragtag/kernel/words';
import type { TableState } from '@ragtag/server/protocol';
import type { Connection } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';
import { Parked } from './parked.tsx';
import { nameOfSeat } from './seat-names.ts';

export function Agreement({ table, names, connection }: { table: TableState; names: Names; connection: Connection }) {
  const { proposal, seat, parked } = table;
  if (!proposal) return parked && <Parked parked={parked} connection={connection} seated={seat !== null} />;
  const { what, by, agreed, change } = proposal;
  const open = seat !== null && seat !== by && !agreed.includes(seat);
  const said = words.table;
  const wish = () => {
    if (change) return said.seatWishes[change.kind](nameOfSeat(table, change.seat), change.name ?? '');
    return by === null || what === 'seat' ? '' : names.does(by, 'want', said.wishes[what]);
  };
  return (
    <section className="panel agreement" aria-label={said.proposal}>
      {parked && <p>{parked.text}</p>}
      <p role="status">{said.proposed(wish())}</p>
      {open ? (
        <>
          <button type="button" className="act" onClick={() => connection.consent(what, true)}>
            {said.agree}
          </button>
          <button type="button" onClick={() => connection.consent(what, false)}>
            {said.refuse}
          </button>
        </>
      ) : (
        <p className="quiet">{said.agreeing}</p>
      )}
    </section>
  );
}
