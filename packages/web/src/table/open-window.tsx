/** A moment when anybody might interrupt: that it is open, for how long if that is long, and asking for more time. */
import type { Names } from '@ragtag/kernel/words';
import type { TableState } from '@ragtag/server/protocol';
import { useNow } from '../shell/parts/use-now.ts';
import { words } from '../shell/words/words.ts';
import type { Answering } from './answering.ts';

const MINUTE = 60_000;

export function OpenWindow(props: { table: TableState; names: Names; answering: Answering }) {
  const { table, names, answering } = props;
  const now = useNow(MINUTE / 4);
  if (!table.window) return null;
  const { until, longer } = table.window;
  const said = words.question;
  return (
    <p className="confirm">
      <span className="quiet">
        {said.window} {until - now > MINUTE && said.windowUntil(new Date(until))}{' '}
        {longer.length > 0 && said.longer(longer.map((seat) => names.who(seat)))}
      </span>
      {table.seat !== null && !longer.includes(table.seat) && (
        <button type="button" className="plain" title={said.moreTimeWhy} onClick={answering.discuss}>
          {said.moreTime}
        </button>
      )}
    </p>
  );
}
