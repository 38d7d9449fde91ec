/** A table before the game: who sits, links that invite, and the start. */
import type { TableState } from '@ragtag/server/protocol';
import { useCallback, useEffect, useState } from 'react';
import { Panel } from '../parts/panel.tsx';
import type { Connection } from '../socket/connection.ts';
import { api } from './api.ts';
import { AsSomebody, LobbyTop } from './name.tsx';
import { messageOf, useLoaded } from './use-loaded.ts';

export function Gathering({ connection, game, table }: { connection: Connection; game: string; table: TableState }) {
  useEffect(() => {
    document.title = `${table.title} · Ragtag`;
  }, [table.title]);
  return (
    <div className="page">
      <LobbyTop />
      <main>
        <h1>{table.title}</h1>
        <AsSomebody connection={connection}>{() => <Seats game={game} table={table} />}</AsSomebody>
      </main>
    </div>
  );
}

function Seats({ game, table }: { game: string; table: TableState }) {
  const load = useCallback(() => api.game(game), [game]);
  const [listed] = useLoaded(load);
  const [trouble, complain] = useState<string | null>(null);
  const [copied, copy] = useState<number | null>(null);
  const attempt = (work: () => Promise<unknown>) => async () => {
    try {
      await work();
      complain(null);
    } catch (error) {
      complain(messageOf(error));
    }
  };
  const invitations = listed.state === 'here' ? listed.value.invitations : [];
  const linkTo = (seat: number): string | null => {
    const invitation = invitations.find((one) => one.seat === seat)?.invitation;
    return invitation === undefined ? null : `${window.location.origin}/join/${game}/${invitation}`;
  };
  const free = table.seats.filter(({ kind }) => kind === 'empty').length;
  return (
    <Panel title="Seats">
      <ul className="seats">
        {table.seats.map(({ seat, name, kind, here }) => {
          const link = kind === 'empty' ? linkTo(seat) : null;
          return (
            <li key={seat}>
              <span>
                Seat {seat + 1}:{' '}
                {kind === 'empty' ? <span className="quiet">free</span> : kind === 'bot' ? 'artificial player' : name}
                {seat === table.seat && ' (you)'}
                {kind === 'person' && !here && <span className="quiet"> away</span>}
              </span>
              {kind === 'empty' && table.seat === null && (
                <button type="button" onClick={attempt(() => api.join(game, { seat }))}>
                  Sit here
                </button>
              )}
              {link && (
                <span className="row link-box">
                  <label htmlFor={`link-${seat}`}>Invitation</label>
                  <input id={`link-${seat}`} readOnly value={link} onFocus={({ target }) => target.select()} />
                  <button
                    type="button"
                    onClick={attempt(async () => {
                      await navigator.clipboard.writeText(link);
                      copy(seat);
                    })}
                  >
                    {copied === seat ? 'Copied' : 'Copy'}
                  </button>
                </span>
              )}
            </li>
          );
        })}
      </ul>
      <p className="row">
        {table.host && (
          <button type="button" className="act" onClick={attempt(() => api.start(game))}>
            {free === 0 ? 'Start' : `Start with ${free} artificial player${free === 1 ? '' : 's'}`}
          </button>
        )}
        {!table.host && <span className="quiet">The game begins when its host starts it.</span>}
        {table.seat !== null && (
          <button type="button" className="plain" onClick={attempt(() => api.leave(game))}>
            Leave the seat
          </button>
        )}
      </p>
      {trouble && (
        <p className="trouble" role="alert">
          {trouble}
        </p>
      )}
    </Panel>
  );
}
