/** The course of influence: a line for each player, from turn to turn. */
import type { Names } from '@ragtag/kernel/words';
import { useLayoutEffect, useRef, useState } from 'react';
import { closingWords as said } from '../words/closing.ts';

/** Pixels: drawn as wide as its place is, so that its letters keep their size. */
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
/** Pixels between two numbers of turns at least. */
const BETWEEN = 34;

export function Plot({ rows, names }: { rows: readonly (readonly number[])[]; names: Names }) {
  const box = useRef<SVGSVGElement>(null);
  const [wide, measure] = useState(WIDTH);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const look = new ResizeObserver(() => measure(Math.max(LEFT + RIGHT + BETWEEN, current.clientWidth)));
    look.observe(current);
    return () => look.disconnect();
  }, []);
  const x = (at: number) => LEFT + (at / Math.max(1, rows.length - 1)) * (wide - LEFT - RIGHT);
  const y = (value: number) => HEIGHT - FOOT - (Math.min(GOAL, Math.max(0, value)) / GOAL) * (HEIGHT - FOOT - 10);
  const seats = (rows[0] ?? []).map((_, seat) => seat);
  const last = rows.at(-1) ?? [];
  const every = Math.ceil((rows.length * BETWEEN) / (wide - LEFT - RIGHT));
  const beside = apart(seats.map((seat) => y(last[seat] ?? 0)));
  return (
    <svg
      ref={box}
      className="ccg-plot"
      viewBox={`0 0 ${wide} ${HEIGHT}`}
      height={HEIGHT}
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
          <path className="ccg-plot-goal" d={`M${LEFT} ${y(level)}H${wide - RIGHT + 8}`} />
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
          <text x={wide - RIGHT + 14} y={(beside[seat] ?? 0) + 4}>
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
