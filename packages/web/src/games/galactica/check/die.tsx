/** The die that is about to be thrown or lies there, while somebody may still do something about it. */
import type { RollView } from '@ragtag/galactica';
import type { Names } from '@ragtag/kernel/words';
import { words } from '../words/words.ts';

export function Die({ roll, names }: { roll: RollView; names: Names }) {
  const { roller, purpose, area, natural, modifier } = roll;
  return (
    <p className="stage-die">
      <span className="stage-pips">{natural ?? '?'}</span>
      {words.check.die(roller, purpose, area, names)}
      {modifier !== 0 && <strong>{words.check.signed(modifier)}</strong>}
    </p>
  );
}
