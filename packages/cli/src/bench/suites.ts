import { games } from '@ragtag/games';
import { cluster } from './cluster.ts';
import { gameSuite } from './game.ts';
import { hostile } from './hostile.ts';
import { kernel } from './kernel.ts';
import { server } from './server.ts';
import { soak } from './soak.ts';
import { web } from './web.ts';

export interface BenchOptions {
  /** Each figure is the median of this many runs. */
  readonly runs: number;
  /** How much of everything a server is measured with, where it is not to be as much as it should bear. */
  readonly games?: number | undefined;
  readonly kills?: number | undefined;
  readonly stored?: number | undefined;
  readonly seconds?: number | undefined;
  readonly minutes?: number | undefined;
  /** Answers a second. */
  readonly rate?: number | undefined;
  readonly messages?: number | undefined;
}

export type Figures = Readonly<Record<string, number>>;

export interface Suite {
  readonly name: string;
  run(options: BenchOptions): Promise<Figures>;
  /** The figures for people to read, beside what they should reach. */
  table(figures: Figures): string;
}

export const suites: readonly Suite[] = [
  kernel,
  ...Object.values(games).map(gameSuite),
  server,
  cluster,
  soak,
  hostile,
  web,
];
