/** Another game with the same people: set up as this one was, and its link said at this table. */
import { useState } from 'react';
import { api } from '../shell/lobby/api.ts';
import { tablePath } from '../shell/lobby/paths.ts';
import type { Connection } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';

export function Rematch({ game, connection }: { game: string; connection: Connection }) {
  const [trouble, complain] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const said = words.table.rematch;
  const play = async () => {
    setBusy(true);
    try {
      const { game: name, title, configuration, options } = await api.game(game);
      const wanted = { game: name, title, configuration: configuration as { [key: string]: typeof options }, options }; // as it was made
      const { id } = await api.create({ ...wanted, sit: true, again: game });
      await connection.say(said.come(new URL(tablePath(id), window.location.href).href), true);
      window.location.assign(tablePath(id));
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className="act" disabled={busy} onClick={() => void play()}>
        {said.play}
      </button>
      {trouble !== null && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
