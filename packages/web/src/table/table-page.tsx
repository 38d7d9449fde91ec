/** The page of one table: the way there, the gathering before the game, the table itself. */
import { lazy, useEffect, useSyncExternalStore } from 'react';
import { NameForm } from '../lobby/name.tsx';
import type { Connection } from '../socket/connection.ts';
import { words } from '../words/words.ts';
import { Table } from './table.tsx';

/** Only before the game. */
const Gathering = lazy(() => import('../lobby/gathering.tsx'));

export function TablePage({ connection, game }: { connection: Connection; game: string }) {
  const { watched, line } = useSyncExternalStore(connection.subscribe, connection.snapshot);
  const said = words.table;
  useEffect(() => {
    connection.watch(game);
    return () => connection.unwatch();
  }, [connection, game]);
  if (line === 'signed-out') {
    return (
      <main className="page">
        <h1>{words.parts.brand}</h1>
        <NameForm known={() => connection.restart()} />
      </main>
    );
  }
  if (watched?.refused) {
    return (
      <main className="page">
        <h1>{said.none}</h1>
        <p>{watched.refused}</p>
        <p>
          <a href="/">{said.toLobby}</a>
        </p>
      </main>
    );
  }
  if (!watched?.table) {
    return (
      <main className="page">
        <h1>{words.parts.brand}</h1>
        <p role="status">{said.going}</p>
      </main>
    );
  }
  if (watched.table.view === null) return <Gathering connection={connection} game={game} table={watched.table} />;
  return <Table connection={connection} watched={watched} table={watched.table} />;
}
