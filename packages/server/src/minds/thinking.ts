/** How a table has its artificial players think, and what becomes of one who does not come to an end. */
import { Worker } from 'node:worker_threads';
import type { Answer } from '@ragtag/kernel';
import type { HostedGames } from '@ragtag/kernel/host';
import { Exchange } from '../rooms/exchange.ts';
import { type Decided, Minds, type Thought, type Untold } from './minds.ts';

/** Where players think: on this thread or another. Fails where no answer comes in time. */
export interface Thinkers {
  decide(thought: Thought): Promise<Decided>;
  /** Before all who have to be told a whole game first. */
  decideUntold(question: Untold): Promise<Answer>;
  close(): Promise<void>;
}

export function thinkersHere(games: HostedGames): Thinkers {
  const minds = new Minds(games);
  return {
    decide: async (thought) => minds.decide(thought),
    decideUntold: async (question) => minds.decideUntold(question),
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

type Work = () => Promise<void>;

/**
 * A thread that is started when first somebody has to think, and replaced when it does not come back. One thinks at a time;
 * how long others have waited before is not held against anybody, and who waits is not troubled by what becomes of them. Those
 * who have to be told a whole game first, which takes long, come after all others.
 */
export class ThinkersThread implements Thinkers {
  private running: Running | null = null;
  private readonly quick: Work[] = [];
  private readonly slow: Work[] = [];
  private thinking = false;
  private closed = false;

  constructor(private readonly script = new URL('./minds-thread.js', import.meta.url)) {}

  decide(thought: Thought): Promise<Decided> {
    const isLong = thought.from === 0 && thought.answers.length > 0;
    return this.inTurn(isLong ? this.slow : this.quick, () =>
      this.think(thought, (exchange) => exchange.call('minds', 'decide', thought)),
    );
  }

  decideUntold(question: Untold): Promise<Answer> {
    return this.inTurn(this.quick, () =>
      this.think(question, (exchange) => exchange.call('minds', 'decideUntold', question)),
    );
  }

  async close(): Promise<void> {
    this.closed = true;
    const worker = this.running?.worker;
    this.running = null;
    await worker?.terminate();
  }

  private inTurn<T>(line: Work[], work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      line.push(() => work().then(resolve, reject)); // whoever asked hears why it failed
      if (!this.thinking) void this.thinkInTurn();
    });
  }

  private async thinkInTurn(): Promise<void> {
    this.thinking = true;
    for (let next = this.next(); next; next = this.next()) await next();
    this.thinking = false;
  }

  private next(): Work | undefined {
    return this.quick.shift() ?? this.slow.shift();
  }

  private async think<T>(
    { kind, budget }: Pick<Thought, 'kind' | 'budget'>,
    ask: (exchange: Exchange<MindOffers>) => Promise<T>,
  ): Promise<T> {
    if (this.closed) throw new Error('the room is closed');
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
      return await Promise.race([ask(exchange), tooLate, ended]);
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
