/** People at many tables who answer whatever they are asked, at a steady rate. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { type Answer, randomAnswer, whim } from '@ragtag/kernel';
import { type ServerProcess, startProcess } from '../testing/server-process.ts';
import { Page } from './page.ts';
import type { PlayedGame, Prepared } from './prepare.ts';

/** How many pages are opened at a time. */
const OPENED_AT_ONCE = 50;
const TICK = 4; // milliseconds
/** At one table of so many the pages follow everything, and what it led to is compared in the end. */
const WHOLE = 25;

export interface Given {
  readonly seat: number;
  readonly answer: Answer;
}

interface InFlight {
  readonly given: Given;
  readonly sentAt: number;
  /** When the last of the players heard of it, or the sender that it was kept. */
  lastAt: number;
  acknowledged: boolean;
}

/** One table: one answer at a time, so that what its players hear can be told to be about it. */
export class PlayedTable {
  readonly pages: Page[] = [];
  /** What the server said it has kept, in order. */
  readonly acknowledged: Given[] = [];
  readonly refused: string[] = [];
  private inFlight: InFlight | null = null;

  constructor(
    readonly game: PlayedGame,
    private readonly whole: boolean,
  ) {}

  async open(address: string): Promise<void> {
    for (const cookie of this.game.cookies) {
      const page = await Page.open(address, cookie);
      page.whole = this.whole;
      await page.send({ type: 'watch', game: this.game.id });
      page.heard = () => {
        if (this.inFlight) this.inFlight.lastAt = performance.now();
      };
      this.pages.push(page);
    }
  }

  get over(): boolean {
    return this.pages[0]?.state?.status === 'over';
  }

  get faults(): string[] {
    return this.pages.flatMap(({ faults }) => faults);
  }

  /** How long the last answer took to reach everybody; null if there is none to settle. */
  settle(): number | null {
    const { inFlight } = this;
    if (!inFlight?.acknowledged) return null;
    this.inFlight = null;
    return inFlight.lastAt - inFlight.sentAt;
  }

  /** True if somebody is asked and nothing is on its way. */
  answer(below: (bound: number) => number): boolean {
    if (this.inFlight) return false;
    const asked = this.pages.findIndex(({ question }) => question !== null);
    const page = this.pages[asked];
    const question = page?.question;
    if (!page || !question) return false;
    const given = { seat: asked, answer: randomAnswer(question.asked, below) };
    const now = performance.now();
    const inFlight: InFlight = { given, sentAt: now, lastAt: now, acknowledged: false };
    this.inFlight = inFlight;
    page.answer(this.game.id, question, given.answer).then(
      () => {
        inFlight.acknowledged = true;
        this.acknowledged.push(given);
      },
      (error: unknown) => {
        this.refused.push(String(error));
        this.inFlight = null;
      },
    );
    return true;
  }

  /** Sees that every page has come to what the server shows now. */
  async compare(): Promise<void> {
    if (this.whole) for (const page of this.pages) await page.compare(this.game.id);
  }

  cut(): void {
    for (const page of this.pages) page.cut();
  }
}

export class Load {
  private readonly below = whim(Date.now());
  private next = 0;

  private before = 0;

  constructor(readonly tables: PlayedTable[]) {}

  static async connect({ games }: Prepared, address: string): Promise<Load> {
    const tables = games.map((game, index) => new PlayedTable(game, index % WHOLE === 0));
    const waiting = [...tables];
    const opening = Array.from({ length: OPENED_AT_ONCE }, async () => {
      for (let table = waiting.pop(); table; table = waiting.pop()) await table.open(address);
    });
    await Promise.all(opening);
    return new Load(tables);
  }

  /** Answers at this rate for so long. Returns how long each answer took to reach everybody. */
  async run(rate: number, millis: number): Promise<number[]> {
    const latencies: number[] = [];
    const begun = performance.now();
    let sent = 0;
    for (let now = begun; now - begun < millis; now = performance.now()) {
      const due = Math.floor(((now - begun) * rate) / 1_000);
      for (let tries = 0; sent < due && tries < this.tables.length; tries++) {
        const table = this.tables[this.next++ % this.tables.length];
        const latency = table?.settle() ?? null;
        if (latency !== null) latencies.push(latency);
        if (table?.answer(this.below)) sent++;
      }
      await new Promise((resolve) => setTimeout(resolve, TICK));
    }
    return latencies;
  }

  /** Begins a new game with the same people wherever one is over. Returns how many were. */
  async renew(address: string, begin: (table: PlayedTable) => Promise<string>): Promise<number> {
    let over = 0;
    for (const [index, table] of this.tables.entries()) {
      if (!table.over) continue;
      over++;
      this.before += table.acknowledged.length;
      table.cut();
      const next = new PlayedTable({ ...table.game, id: await begin(table) }, false);
      await next.open(address);
      this.tables[index] = next;
    }
    return over;
  }

  /** What the server has acknowledged so far. */
  get acknowledged(): number {
    return this.tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, this.before);
  }

  cut(): void {
    for (const table of this.tables) table.cut();
  }
}

export function serve(data: string, nodeFlags: readonly string[] = []): Promise<ServerProcess> {
  return serveFile('serve.js', data, nodeFlags);
}

/** Starts one of the servers that were built with this. */
export function serveFile(name: string, data: string, nodeFlags: readonly string[] = []): Promise<ServerProcess> {
  const file = fileOf(name);
  const threads = Math.max(1, Math.min(4, availableParallelism() - 1));
  const flags = ['--heap-growing-percent=300', `--v8-pool-size=${threads}`]; // as `./ragtag` does
  return startProcess(file, { RAGTAG_DATA: data, RAGTAG_RATE: '0' }, [...flags, ...nodeFlags]); // thousands come from one address
}

/** What was built with this, by name. */
export function fileOf(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

export interface LoadFigures {
  readonly sockets: number;
  readonly answersPerSecond: number;
  readonly p99Millis: number;
  readonly rssMB: number;
}

/** Until what runs often is compiled, and nothing is cleared up any more that is left from everybody's coming. */
const WARM_UP = 20_000; // milliseconds

export async function measureLoad(prepared: Prepared, rate: number, seconds: number): Promise<LoadFigures> {
  const profiled = process.env['RAGTAG_BENCH_PROFILE'];
  const server = await serve(prepared.data, profiled ? ['--cpu-prof', `--cpu-prof-dir=${profiled}`] : []);
  const load = await Load.connect(prepared, server.address);
  await load.run(rate, WARM_UP);
  const before = load.acknowledged;
  const begun = performance.now();
  const cpu = server.cpuSeconds();
  const own = process.cpuUsage();
  const latencies = await load.run(rate, seconds * 1_000);
  const answersPerSecond = ((load.acknowledged - before) * 1_000) / (performance.now() - begun);
  const rssMB = server.rss();
  if (profiled || process.env['RAGTAG_BENCH_DETAILS']) {
    const answers = load.acknowledged - before;
    const micros = (1e6 * (server.cpuSeconds() - cpu)) / answers;
    const { user, system } = process.cpuUsage(own);
    const ownMicros = (user + system) / answers;
    const spread = [0.5, 0.9, 0.99, 0.999].map(
      (part) => `${100 * part} %: ${percentile(latencies, part).toFixed(1)} ms`,
    );
    console.error(
      `${micros.toFixed(0)} µs of processor an answer, ${ownMicros.toFixed(0)} of those who answer; ${spread.join(', ')}`,
    );
  }
  for (const table of load.tables) await table.compare();
  const sockets = load.tables.reduce((sum, { pages }) => sum + pages.filter(({ open }) => open).length, 0);
  const wrong = load.tables.flatMap(({ faults, refused }) => [...faults, ...refused]);
  load.cut();
  await server.stop();
  const complaints = [...wrong, server.complaints()].filter(Boolean);
  if (complaints.length > 0) console.error(complaints.length, complaints.slice(0, 5));
  return { sockets, answersPerSecond, p99Millis: percentile(latencies, 0.99), rssMB };
}

export function percentile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
