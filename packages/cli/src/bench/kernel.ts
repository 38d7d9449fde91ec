/** Measures the kernel on its test game, which is no part of what ships: so it is built and run on the spot. */
import { spawn } from 'node:child_process';
import { root } from '../root.ts';
import type { Figures, Suite } from './suites.ts';

interface Row {
  readonly figure: string;
  readonly what: string;
  readonly least?: number;
  readonly most?: number;
}

const rows: readonly Row[] = [
  { figure: 'answersPerSecond', what: 'answers per second, random play, hash after each', least: 500_000 },
  { figure: 'boardgameioMovesPerSecond', what: 'moves per second, the same game on boardgame.io' },
  { figure: 'times', what: 'times faster than boardgame.io', least: 100 },
  { figure: 'cloneMicros', what: 'µs to clone a state of 700 cards', most: 5 },
  { figure: 'openMillis', what: 'ms to open a journal of 1,000 answers at its last checkpoint', most: 1 },
  { figure: 'idleGameKB', what: 'KB of memory for an open idle game', most: 50 },
];

export const kernel: Suite = {
  name: 'kernel',
  async run({ runs }) {
    await node('node_modules/vite/bin/vite.js', 'build', '--config', 'packages/kernel/bench/vite.config.ts');
    return JSON.parse(await node('--expose-gc', '.ragtag/bench/main.js', String(runs)));
  },
  table(figures) {
    const lines = rows.map((row) => [row.what, shown(figures[row.figure]), goal(row), verdict(row, figures)]);
    return aligned([['', 'measured', 'to reach', ''], ...lines]);
  },
};

/** What Node prints, run in the repository's folder; what it complains of is shown as it comes. */
function node(...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
    const output: Buffer[] = [];
    child.stdout.on('data', (part: Buffer) => output.push(part));
    child.on('error', reject);
    child.on('close', (status) => {
      if (status === 0) resolve(Buffer.concat(output).toString());
      else reject(new Error(`node ${args.join(' ')} ended with status ${status}`));
    });
  });
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
function aligned(lines: readonly (readonly string[])[]): string {
  const widths = [0, 1, 2].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const [what = 0, measured = 0, reach = 0] = widths;
  return lines
    .map(([a = '', b = '', c = '', d = '']) =>
      `${a.padEnd(what)}  ${b.padStart(measured)}  ${c.padStart(reach)}  ${d}`.trimEnd(),
    )
    .join('\n');
}
