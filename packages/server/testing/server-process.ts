/** Servers as processes of their own, to be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface ServerProcess {
  readonly address: string;
  readonly pid: number;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Asks it to finish and end; resolves with its exit status. */
  stop(): Promise<number | null>;
  /** What it complained of. */
  complaints(): string;
  /** How much memory it has, in megabytes. */
  rss(): number;
  /** How long it has kept a processor busy. */
  cpuSeconds(): number;
}

/** Starts a built server with these settings; resolves when it is ready. */
export async function startProcess(
  file: string,
  environment: Readonly<Record<string, string>>,
  nodeFlags: readonly string[] = [],
): Promise<ServerProcess> {
  const env = { ...process.env, RAGTAG_HOST: '127.0.0.1', RAGTAG_PORT: '0', RAGTAG_RATE: '0', ...environment };
  const child = spawn(process.execPath, [...nodeFlags, file], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'exit');
  let said = '';
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString();
  });
  const address = await Promise.race([firstLine(child), ended.then(() => null)]);
  if (address === null) throw new Error(`the server ended before it was ready: ${said}`);
  const pid = child.pid ?? 0;
  return {
    address,
    pid,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      return child.exitCode;
    },
    complaints: () => said,
    rss: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
    cpuSeconds: () => {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
      return (Number(fields[13]) + Number(fields[14])) / 100; // user and system time, in hundredths of a second
    },
  };
}

function firstLine({ stdout }: ChildProcess): Promise<string | null> {
  return new Promise((resolve) => {
    if (!stdout) return resolve(null);
    const lines = createInterface({ input: stdout });
    lines.once('line', resolve);
    lines.once('close', () => resolve(null));
  });
}
