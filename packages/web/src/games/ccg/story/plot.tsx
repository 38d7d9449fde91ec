/** The course of influence: a line for each player, from turn to turn. */
import type { Names } from '@ragtag/kernel/words';
import { closingWords as said } from '../words/closing.ts';

const WIDTH = 640;
const HEIGHT = 200;
const LEFT = 28;
const RIGHT = 120;
const FOOT = 26;
/** CCG-WIN-01 */
const GOAL = 20;
const levels = [0, 5, 10, 15, GOAL];
/** Two names are so far apart at least. */
const APART = 15;
/** So many turns are numbered at most. */
const NUMBERED = 12;

export function Plot({ rows, names }: { rows: readonly (readonly number[])[]; names: Names }) {
  const x = (at: number) => LEFT + (at / Math.max(1, rows.length - 1)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - FOOT - (Math.min(GOAL, Math.max(0, value)) / GOAL) * (HEIGHT - FOOT - 10);
  const seats = (rows[0] ?? []).map((_, seat) => seat);
  const last = rows.at(-1) ?? [];
  const every = Math.ceil(rows.length / NUMBERED);
  const beside = apart(seats.map((seat) => y(last[seat] ?? 0)));
  return (
    <svg
      className="ccg-plot"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={seats
        .map((seat) =>
          said.courseOf(
            names.who(seat),
            rows.map((row) => row[seat] ?? 0),
          ),
        )
        .join('; ')}
    >
      {levels.map((level) => (
        <g key={level} className="ccg-plot-axis">
          <path className="ccg-plot-goal" d={`M${LEFT} ${y(level)}H${WIDTH - RIGHT + 8}`} />
          <text x={LEFT - 6} y={y(level) + 4} textAnchor="end">
            {level}
          </text>
        </g>
      ))}
      {rows.map((_, at) =>
        at % every === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a turn is its number
          <text key={at} className="ccg-plot-axis" x={x(at)} y={HEIGHT - 6} textAnchor="middle">
            {at === 0 ? said.start : at}
          </text>
        ) : null,
      )}
      {seats.map((seat) => (
        <g key={seat} className={`seat-${seat}`}>
          <path
            className={`ccg-plot-line ccg-dash-${seat}`}
            d={rows.map((row, at) => `${at === 0 ? 'M' : 'L'}${x(at)} ${y(row[seat] ?? 0)}`).join('')}
          />
          <text x={WIDTH - RIGHT + 14} y={(beside[seat] ?? 0) + 4}>
            {`${names.who(seat)} ${last[seat] ?? 0}`}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Moves heights apart that lie too near to each other, in their order. */
function apart(heights: readonly number[]): readonly number[] {
  const moved = [...heights];
  const order = heights.map((_, at) => at).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  let below = Number.POSITIVE_INFINITY;
  for (const at of order) {
    moved[at] = Math.min(heights[at] ?? 0, below - APART);
    below = moved[at];
  }
  return moved;
}
