/** A game that the rules no longer lead where they led: what differs, and the way on that all have to agree to. */

import type { ParkedView } from '@ragtag/server/protocol';
import type { Connection } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';

export function Parked({
  parked,
  connection,
  seated,
}: {
  parked: ParkedView;
  connection: Connection;
  seated: boolean;
}) {
  return (
    <section className="panel agreement" aria-label={words.table.parked}>
      <p role="status">{parked.text}</p>
      {seated && (
        <button type="button" className="act" onClick={() => connection.goOn()}>
          {words.table.goOnFromThere}
        </button>
      )}
    </section>
  );
}
