import type { Io } from '../command.ts';
import type { Step, StepOptions } from './step.ts';

/** Runs the steps in order up to the first that fails, a line for each. */
export async function runSteps(steps: readonly Step[], options: StepOptions, io: Io): Promise<boolean> {
  for (const { name, run } of steps) {
    const start = performance.now();
    const { ok, output, note } = await run(options);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (!ok) io.print(output.trimEnd());
    io.print(
      `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(8)} ${seconds.padStart(6)} s${note === undefined ? '' : `  ${note}`}`,
    );
    if (!ok) return false;
  }
  return true;
}
