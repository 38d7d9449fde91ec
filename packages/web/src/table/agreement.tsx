/** What all are asked to agree to: taking an answer back, or a pause. */
import type { TableState } from '@ragtag/server/protocol';
import type { Connection } from '../socket/connection.ts';
import type { Names } from '../words/names.ts';
import { words } from '../words/words.ts';

export function Agreement({ table, names, connection }: { table: TableState; names: Names; connection: Connection }) {
  const { proposal, seat } = table;
  if (!proposal) return null;
  const { what, by, agreed } = proposal;
  const open = seat !== null && seat !== by && !agreed.includes(seat);
  const said = words.table;
  return (
    <section className="panel agreement" aria-label={said.proposal}>
      <p role="status">{said.proposed(names.does(by, 'want', said.wishes[what]))}</p>
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
