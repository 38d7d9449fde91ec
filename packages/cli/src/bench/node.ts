/** Runs what is measured in a process of its own, as it is run in earnest. */
import { spawn } from 'node:child_process';
import { root } from '../root.ts';

/** What Node prints, run in the repository's folder; what it complains of is shown as it comes. */
export function node(...args: readonly string[]): Promise<string> {
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
