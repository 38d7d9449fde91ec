/** Who has how long. */
import type { ClockView } from '@ragtag/server/protocol';
import { useEffect, useState } from 'react';
import type { Connection } from '../socket/connection.ts';
import type { Names } from '../words/names.ts';

const TICK = 1_000;
const SOON = 15_000;

export function Clock(props: { clock: ClockView; names: Names; connection: Connection; seated: boolean }) {
  const { clock, names, connection, seated } = props;
  const now = useNow();
  const running = clock.seats.filter(({ deadline }) => deadline !== null);
  return (
    <div className="clock" role="timer" aria-label="Clock">
      {clock.paused && <span>Paused</span>}
      {running.map(({ seat, deadline }) => {
        const left = (deadline ?? now) - now;
        return (
          <span key={seat} className={left < SOON ? 'late' : ''}>
            {names.who(seat)} {duration(left)}
          </span>
        );
      })}
      {seated && (
        <>
          <button type="button" className="plain" onClick={() => connection.pause(!clock.paused)}>
            {clock.paused ? 'Go on' : 'Pause'}
          </button>
          {!clock.paused && (
            <button type="button" className="plain" onClick={() => connection.discuss()}>
              Still discussing
            </button>
          )}
        </>
      )}
    </div>
  );
}

function useNow(): number {
  const [now, set] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => set(Date.now()), TICK);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}

/** `2:41`, `11 h 5 min`. */
function duration(millis: number): string {
  const seconds = Math.max(0, Math.round(millis / 1_000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
