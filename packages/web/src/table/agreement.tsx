/** What all are asked to agree to: taking an answer back, or a pause. */
import type { Proposal, TableState } from '@ragtag/server/protocol';
import type { Connection } from '../socket/connection.ts';
import type { Names } from '../words/names.ts';

const wishes: Readonly<Record<Proposal, string>> = { undo: 'take the last answer back', pause: 'pause the clock' };

export function Agreement({ table, names, connection }: { table: TableState; names: Names; connection: Connection }) {
  const { proposal, seat } = table;
  if (!proposal) return null;
  const { what, by, agreed } = proposal;
  const open = seat !== null && seat !== by && !agreed.includes(seat);
  return (
    <section className="panel agreement" aria-label="Proposal">
      <p role="status">{names.does(by, 'want', `to ${wishes[what]}`)}.</p>
      {open ? (
        <>
          <button type="button" className="act" onClick={() => connection.consent(what, true)}>
            Agree
          </button>
          <button type="button" onClick={() => connection.consent(what, false)}>
            Refuse
          </button>
        </>
      ) : (
        <p className="quiet">Waiting for the others to agree.</p>
      )}
    </section>
  );
}
