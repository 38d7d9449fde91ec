/** Who sits where, at a table that is played. */
import type { TableState } from '@ragtag/server/protocol';
import { Dialog } from '../parts/dialog.tsx';
import { words } from '../words/words.ts';
import { SeatMenu } from './seat-menu.tsx';

export default function SeatsDialog({ game, table, close }: { game: string; table: TableState; close: () => void }) {
  return (
    <Dialog title={words.gathering.menu} close={close}>
      <SeatMenu game={game} table={table} />
    </Dialog>
  );
}
