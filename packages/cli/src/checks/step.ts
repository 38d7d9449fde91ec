import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

export interface Outcome {
  readonly ok: boolean;
  /** What the tool said; shown when the step fails. */
  readonly output: string;
  /** A few words for the step's line. */
  readonly note?: string;
}

export interface StepOptions {
  /** Shows the tool's output as it comes. */
  readonly stream: boolean;
  readonly vitest: readonly string[];
}

/** One of the checks of `./ragtag test`. */
export interface Step {
  readonly name: string;
  readonly summary: string;
  /** Takes many minutes: CI runs it, and whoever asks for it. */
  readonly long?: true;
  run(options: StepOptions): Promise<Outcome>;
}

/** Runs a tool that the repository installed, in the repository's folder. */
export function runTool(name: string, args: readonly string[], { stream }: StepOptions): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const tool = spawn(join(root, 'node_modules/.bin', name), args, {
      cwd: root,
      stdio: ['ignore', stream ? 'inherit' : 'pipe', stream ? 'inherit' : 'pipe'],
    });
    const output: Buffer[] = [];
    tool.stdout?.on('data', (part: Buffer) => output.push(part));
    tool.stderr?.on('data', (part: Buffer) => output.push(part));
    tool.on('error', reject);
    tool.on('close', (status) => resolve({ ok: status === 0, output: Buffer.concat(output).toString() }));
  });
}

/** A step that is one call of a tool. */
export function tool(name: string, summary: string, bin: string, ...args: readonly string[]): Step {
  return { name, summary, run: (options) => runTool(bin, args, options) };
}
