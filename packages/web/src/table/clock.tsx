/** Who has how long. */

import type { Names } from '@ragtag/kernel/words';
import type { ClockView } from '@ragtag/server/protocol';
import { useNow } from '../shell/parts/use-now.ts';
import type { Connection } from '../shell/socket/connection.ts';
import { words } from '../shell/words/words.ts';

const TICK = 1_000;
const SOON = 15_000;

export function Clock(props: { clock: ClockView; names: Names; connection: Connection; seated: boolean }) {
  const { clock, names, connection, seated } = props;
  const now = useNow(TICK);
  const said = words.table;
  const running = clock.seats.filter(({ deadline }) => deadline !== null);
  return (
    <div className="clock" role="timer" aria-label={said.clock}>
      {clock.paused && <span>{said.paused}</span>}
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
            {clock.paused ? said.goOn : said.pause}
          </button>
          {!clock.paused && (
            <button type="button" className="plain" onClick={() => connection.discuss()}>
              {said.discussing}
            </button>
          )}
        </>
      )}
    </div>
  );
}

/** `2:41`, `11 h 5 min`. */
function duration(millis: number): string {
  const seconds = Math.max(0, Math.round(millis / 1_000));
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
  return words.table.hours(Math.floor(minutes / 60), minutes % 60);
}
