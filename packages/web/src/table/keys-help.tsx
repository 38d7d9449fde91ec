import { Dialog } from '../shell/parts/dialog.tsx';
import { words } from '../shell/words/words.ts';

/** Which keys do what at the table. */
export function KeysHelp({ close }: { close: () => void }) {
  return (
    <Dialog title={words.table.keys} close={close}>
      <dl className="keys-help">
        {[...words.game.keys, ...words.table.keysHelp].map(([key, does]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
