/** What the server counts. Nothing of any game: types of messages and patterns of addresses, never their content. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly registry = new Registry();
  readonly messages: Counter<'type' | 'result'>;
  readonly requests: Histogram<'method' | 'route' | 'status'>;

  /** How many sockets are open. */
  sockets: () => number = () => 0;

  constructor(tables: () => Promise<number>) {
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
    gauge('ragtag_sockets', 'Open sockets', async () => this.sockets());
    gauge('ragtag_tables', 'Games in memory', tables);

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
}
