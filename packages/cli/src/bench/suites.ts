import { kernel } from './kernel.ts';

export interface BenchOptions {
  /** Each figure is the median of this many runs. */
  readonly runs: number;
}

export type Figures = Readonly<Record<string, number>>;

export interface Suite {
  readonly name: string;
  run(options: BenchOptions): Promise<Figures>;
  /** The figures for people to read, beside what they should reach. */
  table(figures: Figures): string;
}

export const suites: readonly Suite[] = [kernel];
