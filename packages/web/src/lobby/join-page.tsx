/** A link that invites to a seat. */
import { useEffect, useState } from 'react';
import type { Connection } from '../socket/connection.ts';
import { api } from './api.ts';
import { tablePath } from './lobby-page.tsx';
import { AsSomebody, LobbyTop } from './name.tsx';
import { messageOf } from './use-loaded.ts';

export function JoinPage({
  connection,
  game,
  invitation,
}: {
  connection: Connection;
  game: string;
  invitation: string;
}) {
  useEffect(() => {
    document.title = 'Invitation · Ragtag';
  }, []);
  return (
    <div className="page">
      <LobbyTop />
      <main>
        <h1>You are invited to a game</h1>
        <AsSomebody connection={connection}>{() => <Accept game={game} invitation={invitation} />}</AsSomebody>
      </main>
    </div>
  );
}

function Accept({ game, invitation }: { game: string; invitation: string }) {
  const [trouble, complain] = useState<string | null>(null);
  const accept = async () => {
    try {
      await (invitation === '' ? api.join(game, { seat: null }) : api.accept(game, { invitation }));
      window.location.assign(tablePath(game));
    } catch (error) {
      complain(messageOf(error));
    }
  };
  return (
    <>
      <p className="row">
        <button type="button" className="act" onClick={accept}>
          Take the seat
        </button>
        <a href={tablePath(game)}>Only look</a>
      </p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
