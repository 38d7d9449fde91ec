/** Figures for people to read, beside what they should reach. */
import type { Figures } from './suites.ts';

export interface Row {
  readonly figure: string;
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
}

export function figureTable(rows: readonly Row[], figures: Figures): string {
  const lines = rows.map((row) => [row.what, shown(figures[row.figure]), goal(row), verdict(row, figures)]);
  return aligned([['', 'measured', 'to reach', ''], ...lines]);
}

function shown(figure: number | undefined): string {
  return figure === undefined ? '?' : figure.toLocaleString('en', { maximumFractionDigits: 2 });
}

function goal({ least, most }: Row): string {
  if (least !== undefined) return `at least ${shown(least)}`;
  return most === undefined ? '' : `at most ${shown(most)}`;
}

function verdict({ figure, least = -Infinity, most = Infinity }: Row, figures: Figures): string {
  const value = figures[figure] ?? Number.NaN;
  if (least === -Infinity && most === Infinity) return '';
  return value >= least && value <= most ? 'reached' : 'NOT REACHED';
}

/** The first column to the left, figures to the right, the verdict to the left. */
export function aligned(lines: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [what = 0, measured = 0, reach = 0] = widths;
  return lines
    .map(([a = '', b = '', c = '', d = '']) =>
      `${a.padEnd(what)}  ${b.padStart(measured)}  ${c.padStart(reach)}  ${d}`.trimEnd(),
    )
    .join('\n');
}
