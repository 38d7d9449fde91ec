/** How a table has its artificial players think, and what becomes of one who does not come to an end. */
import { Worker } from 'node:worker_threads';
import type { HostedGames } from '@ragtag/kernel/host';
import { Exchange } from '../rooms/exchange.ts';
import { type Decided, Minds, type Thought } from './minds.ts';

/** Where players think: on this thread or another. Fails where no answer comes in time. */
export interface Thinkers {
  decide(thought: Thought): Promise<Decided>;
  close(): Promise<void>;
}

export function thinkersHere(games: HostedGames): Thinkers {
  const minds = new Minds(games);
  return {
    decide: async (thought) => minds.decide(thought),
    close: async () => undefined,
  };
}

export type MindOffers = {
  readonly minds: Minds;
  readonly thread: {
    /** Answers once the thread is up. */
    ready(): void;
  };
};

interface Running {
  readonly worker: Worker;
  readonly exchange: Exchange<MindOffers>;
  readonly ready: Promise<void>;
  /** Fails when the thread ends. */
  readonly ended: Promise<never>;
}

/**
 * A thread that is started when first somebody has to think, and replaced when it does not come back. One thinks at a time;
 * how long others have waited before is not held against anybody, and who waits is not troubled by what becomes of them.
 */
export class ThinkersThread implements Thinkers {
  private running: Running | null = null;
  private last: Promise<unknown> = Promise.resolve();
  private closed = false;

  constructor(private readonly script = new URL('./minds-thread.js', import.meta.url)) {}

  decide(thought: Thought): Promise<Decided> {
    const decided = this.last.then(() => this.think(thought));
    this.last = decided.catch(() => undefined); // whoever asked hears why it failed
    return decided;
  }

  async close(): Promise<void> {
    this.closed = true;
    const worker = this.running?.worker;
    this.running = null;
    await worker?.terminate();
  }

  private async think(thought: Thought): Promise<Decided> {
    if (this.closed) throw new Error('the room is closed');
    const { kind, budget } = thought;
    this.running ??= this.start();
    const { worker, exchange, ready, ended } = this.running;
    await Promise.race([ready, ended]); // that it starts is not the player's time
    let late: NodeJS.Timeout | undefined;
    const tooLate = new Promise<never>((_, reject) => {
      late = setTimeout(() => {
        reject(new Error(`an artificial player (${kind}) thought for more than ${budget} ms`));
        this.left(worker);
        worker.terminate();
      }, budget);
    });
    try {
      return await Promise.race([exchange.call('minds', 'decide', thought), tooLate, ended]);
    } finally {
      clearTimeout(late);
    }
  }

  private start(): Running {
    const worker = new Worker(this.script);
    const exchange = new Exchange<MindOffers>(worker);
    const ended = new Promise<never>((_, reject) => {
      const end = (why: unknown) => {
        this.left(worker);
        reject(new Error('the thread of the artificial players ended', { cause: why }));
      };
      worker.on('error', end);
      worker.on('exit', end);
    });
    ended.catch(() => undefined); // whoever waits for it hears of it
    return { worker, exchange, ready: exchange.call('thread', 'ready'), ended };
  }

  private left(worker: Worker): void {
    if (this.running?.worker === worker) this.running = null;
  }
}
