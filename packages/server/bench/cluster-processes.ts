/** Processes on one PostgreSQL behind a balancer, and what can happen to them. */
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type RunningPostgres, startPostgres } from '../testing/embedded-postgres.ts';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import type { Between, Opened } from './between.ts';
import { fileOf } from './load.ts';

/** As it is, and as it would be with the next revision of the content. */
const builds = { now: 'serve.js', next: '../bench-server-next/serve.js' };
type Build = keyof typeof builds;

export class Cluster {
  /** Those that have been there longest first. */
  private readonly processes: ServerProcess[] = [];
  private complaints = '';

  private constructor(
    readonly postgres: RunningPostgres,
    private readonly between: Worker,
    private readonly opened: Opened,
  ) {}

  static async open(): Promise<Cluster> {
    const postgres = await startPostgres();
    const between = new Worker(fileOf('between.js'));
    const opened = new Promise<Opened>((resolve) => between.once('message', resolve));
    between.postMessage({ what: 'open', database: postgres.port } satisfies Between);
    return new Cluster(postgres, between, await opened);
  }

  /** Where people come to. */
  get address(): string {
    return this.opened.address;
  }

  /** Where everything is kept. */
  get database(): string {
    return `${this.postgres.url}/postgres`;
  }

  async join(build: Build = 'now'): Promise<void> {
    const url = `postgres://postgres:password@127.0.0.1:${this.opened.database}/postgres`;
    const one = await startProcess(fileOf(builds[build]), { RAGTAG_DATABASE: url, RAGTAG_THREADS: '1' });
    this.processes.push(one);
    while (!(await fetch(`${one.address}/ready`)).ok) await pause(100);
    this.tell({ what: 'add', address: one.address });
  }

  /** Takes a process out and starts another in its place. */
  async replace(place: number, how: 'kill' | 'stop', build: Build = 'now'): Promise<void> {
    const [one] = this.processes.splice(place, 1);
    if (!one) throw new Error('there is a process');
    if (how === 'stop') this.tell({ what: 'remove', address: one.address });
    await one[how]();
    this.tell({ what: 'remove', address: one.address });
    this.complaints += one.complaints();
    await this.join(build);
  }

  /** Nothing in a process moves for so long. */
  async freeze(place: number, millis: number): Promise<void> {
    const one = this.processes[place];
    if (!one) throw new Error('there is a process');
    process.kill(one.pid, 'SIGSTOP');
    await pause(millis);
    process.kill(one.pid, 'SIGCONT');
  }

  /** Nothing that is said to the database arrives for so long, nor anything it says. */
  async silence(millis: number): Promise<void> {
    this.tell({ what: 'shut' });
    await pause(millis);
    this.tell({ what: 'reopen' });
  }

  /** Ends all of it; returns what the processes complained of. */
  async close(): Promise<string> {
    for (const one of this.processes.splice(0)) {
      await one.kill();
      this.complaints += one.complaints();
    }
    this.tell({ what: 'close' });
    await this.postgres.stop();
    return this.complaints;
  }

  private tell(said: Between): void {
    this.between.postMessage(said);
  }
}
