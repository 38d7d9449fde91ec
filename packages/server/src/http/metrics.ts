/**
 * What the server counts: types of messages and patterns of addresses, never their content, and answers as far as everybody at
 * their tables knows of them. Nothing here may depend on who was asked in secret.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ClientMessage, ErrorCode } from '../protocol/protocol.ts';

/** What the rooms count: of the answers those that everybody at the table knows of. */
export interface RoomFigures {
  readonly tables: number;
  readonly answers: number;
  readonly ownAnswers: number;
}

export class Metrics {
  readonly registry = new Registry();
  private readonly messages: Counter<'type' | 'result'>;
  readonly requests: Histogram<'method' | 'route' | 'status'>;
  readonly commits: Histogram;
  readonly lostThreads: Counter;

  /** How many sockets are open. */
  sockets: () => number = () => 0;

  constructor(figures: () => Promise<RoomFigures>, threads: () => number) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.messages = new Counter({
      name: 'ragtag_messages_total',
      help: 'Messages of clients, by type, and what became of them',
      labelNames: ['type', 'result'],
      registers,
    });
    this.requests = new Histogram({
      name: 'ragtag_request_seconds',
      help: 'How long requests took',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    this.commits = new Histogram({
      name: 'ragtag_commit_seconds',
      help: 'How long it took until the sign of life that the server writes at regular times was on disk',
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers,
    });
    this.lostThreads = new Counter({
      name: 'ragtag_threads_lost_total',
      help: 'Threads that ended or went silent and were replaced',
      registers,
    });
    gauge('ragtag_sockets', 'Open sockets', async () => this.sockets());
    gauge('ragtag_tables', 'Games in memory', async () => (await figures()).tables);
    gauge('ragtag_threads', 'Threads that answer', async () => threads());
    counter(
      'ragtag_answers_total',
      'Answers that people gave openly and that were kept',
      async () => (await figures()).answers,
    );
    counter(
      'ragtag_own_answers_total',
      'Answers that artificial players, standing orders and clocks gave openly',
      async () => (await figures()).ownAnswers,
    );

    /** Counted elsewhere; one that starts anew with its thread is understood as such by whoever reads it. */
    function counter(name: string, help: string, count: () => Promise<number>): void {
      new Counter({
        name,
        help,
        registers,
        async collect() {
          const total = await count();
          this.reset();
          this.inc(total);
        },
      });
    }

    function gauge(name: string, help: string, count: () => Promise<number>): void {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await count());
        },
      });
    }
  }

  /** Counts a message of a client and what became of it, unless counting it would tell of something secret. */
  heard(type: ClientMessage['type'] | 'unread', result: ErrorCode | 'ok'): void {
    if (telling.has(type)) return;
    this.messages.inc({ type: result === 'ok' ? type : 'refused', result });
  }
}

/** Whoever is asked in secret sends these too, and anybody may read what is counted. */
const telling: ReadonlySet<string> = new Set<ClientMessage['type']>(['answer', 'orders', 'pass']);
