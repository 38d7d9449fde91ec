/** The page of one table: the way there, the gathering before the game, the table itself. */
import { lazy, useEffect, useMemo, useSyncExternalStore } from 'react';
import { GameContext, type TableProps, useTableOf } from '../shell/games/game-client.ts';
import { AsAnybody } from '../shell/lobby/name.tsx';
import type { Connection } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';
import { Chat } from './chat.tsx';
import { shownTable } from './moments/shown.ts';
import { StandingContext, useMoments } from './moments/use-moments.ts';

/** Only before the game. */
const Gathering = lazy(() => import('../shell/lobby/gathering.tsx'));

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
        <AsAnybody connection={connection}>{() => <p role="status">{said.going}</p>}</AsAnybody>
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
  const { table } = watched;
  return (
    <GameContext value={table.game}>
      {table.view === null ? (
        <Gathering
          connection={connection}
          game={game}
          table={table}
          chat={<Chat chat={watched.chat} seats={table.seats} connection={connection} game={game} signals={false} />}
        />
      ) : (
        <Begun connection={connection} watched={watched} table={table} />
      )}
    </GameContext>
  );
}

function Begun({ connection, watched, table }: TableProps) {
  const { Table, beats } = useTableOf(table.game);
  const standing = useMoments(connection, watched, beats);
  const shown = useMemo(() => shownTable(watched) ?? table, [watched, table]);
  const all = useMemo(() => ({ ...watched, table: shown }), [watched, shown]);
  return (
    <StandingContext value={standing}>
      <Table connection={connection} watched={all} table={shown} />
    </StandingContext>
  );
}
