/** Where the points and labels of a plot lie. */

export const PLOT = { width: 640, height: 280, left: 34, right: 486, top: 12, bottom: 250 } as const;
/** The least room between two labels. */
const APART = 18;
/** So many points of a line get a mark of their own. */
const MARKED = 12;
const LEAST = 10;

export interface Plot {
  readonly rows: readonly (readonly number[])[];
  /** The top of the scale. */
  readonly most: number;
  x(row: number): number;
  y(value: number): number;
  /** The last value of a line. */
  last(line: number): number;
}

/** One row a turn, one value a line. */
export function plotOf(rows: readonly (readonly number[])[]): Plot {
  const most = Math.max(LEAST, ...rows.flat());
  const { left, right, top, bottom } = PLOT;
  return {
    rows,
    most,
    x: (row) => left + (row / Math.max(1, rows.length - 1)) * (right - left),
    y: (value) => bottom - (Math.max(0, value) / most) * (bottom - top),
    last: (line) => rows.at(-1)?.[line] ?? 0,
  };
}

/** A line from point to point. */
export function lineOf(plot: Plot, line: number): string {
  return plot.rows.map((row, index) => `${index === 0 ? 'M' : 'L'}${plot.x(index)} ${plot.y(row[line] ?? 0)}`).join('');
}

/** The points of a line that are marked: not so many that they hide it. */
export function drawn({ rows, x, y }: Plot, line: number): (readonly [number, number])[] {
  const every = Math.ceil(rows.length / MARKED);
  return rows.flatMap((row, index) => (index % every === 0 ? [[x(index), y(row[line] ?? 0)] as const] : []));
}

/** Labels as near to the ends of their lines as they can be without lying on each other. */
export function labelPlaces(wanted: readonly number[]): number[] {
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const places: number[] = [];
  let free = PLOT.top;
  for (const index of order) {
    places[index] = Math.max(free, wanted[index] ?? 0);
    free = places[index] + APART;
  }
  // Those pushed below the plot push the others up again.
  let lowest: number = PLOT.bottom;
  for (const index of order.toReversed()) {
    places[index] = Math.min(lowest, places[index] ?? 0);
    lowest = places[index] - APART;
  }
  return places;
}
