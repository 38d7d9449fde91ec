/** A small balancer: lines go in turn to processes that say they are ready, and are cut when theirs no longer does. */
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** As docs/OPERATE.md has it. */
const LOOK_EVERY = 1_000; // milliseconds
/**
 * So often in a row a process may fail to say that it is ready. Sooner, a database that is restarted would cut all lines at all
 * processes, and everybody would come back at once.
 */
const FAILURES = 5;

export interface Backend {
  readonly port: number;
  failures: number;
  readonly lines: Set<Socket>;
}

export class Balancer {
  private backends: Backend[] = [];
  private next = 0;
  private readonly server: Server;
  private readonly looking: NodeJS.Timeout;

  private constructor() {
    this.server = createServer((line) => this.pass(line));
    this.looking = setInterval(() => {
      for (const backend of this.backends) void this.look(backend);
    }, LOOK_EVERY);
  }

  static async open(): Promise<Balancer> {
    const balancer = new Balancer();
    await new Promise<void>((resolve) => balancer.server.listen(0, '127.0.0.1', resolve));
    return balancer;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`; // it listens on a port
  }

  add(address: string): void {
    this.backends.push({ port: Number(new URL(address).port), failures: 0, lines: new Set() });
  }

  /** No more lines go there; those there are end as that process ends them. */
  remove(address: string): void {
    const port = Number(new URL(address).port);
    this.backends = this.backends.filter((backend) => backend.port !== port);
  }

  close(): void {
    clearInterval(this.looking);
    this.server.close();
    for (const { lines } of this.backends) for (const line of lines) line.destroy();
  }

  private async look(backend: Backend): Promise<void> {
    const signal = AbortSignal.timeout(LOOK_EVERY);
    const ready = await fetch(`http://127.0.0.1:${backend.port}/ready`, { signal }).then(
      ({ ok }) => ok,
      () => false, // it does not answer
    );
    backend.failures = ready ? 0 : backend.failures + 1;
    if (backend.failures >= FAILURES) for (const line of backend.lines) line.destroy();
  }

  private pass(line: Socket): void {
    const well = this.backends.filter(({ failures }) => failures < FAILURES);
    const backend = well[this.next++ % Math.max(1, well.length)];
    line.on('error', () => undefined); // a close follows
    if (!backend) return void line.destroy();
    const onward = connect(backend.port, '127.0.0.1');
    onward.on('error', () => line.destroy());
    backend.lines.add(line);
    line.on('close', () => {
      backend.lines.delete(line);
      onward.destroy();
    });
    onward.on('close', () => line.destroy());
    line.pipe(onward);
    onward.pipe(line);
  }
}
