/** How long anybody at other tables waits while somebody floods the server, an artificial player thinks, and a rule loops. */
import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Page } from '../testing/client.ts';
import { startProcess } from '../testing/server-process.ts';
import { LOOP, MOVE } from '../testing/unruly.ts';
import { fileOf } from './load.ts';

const TABLES = 16;
const EVERY = 50; // milliseconds
const PHASE = 8_000;
const COME_BACK_AFTER = 100;
/** So many messages wait for an answer: with more the line would be cut. */
const FLOOD = 40;

export interface NeighbourFigures {
  /** The longest wait at any other table, in milliseconds. */
  readonly floodWaitMillis: number;
  readonly thoughtWaitMillis: number;
  readonly loopWaitMillis: number;
  /** The longest wait at a table of the thread that was lost. */
  readonly lostThreadSeconds: number;
}

/** A table of one's own, where one answers every so often. */
class Neighbour {
  /** In milliseconds, since it was last asked for. */
  longest = 0;
  /** Whether its thread was lost. */
  wasCut = false;
  private page: Page | null = null;
  private going = true;

  private constructor(
    readonly client: Client,
    readonly game: string,
  ) {}

  static async sit(address: string, name: string): Promise<Neighbour> {
    const client = await Client.guest(address, name);
    const game = await client.create({ game: 'unruly', configuration: {} });
    await client.post(`/api/games/${game}/start`);
    return new Neighbour(client, game);
  }

  async play(): Promise<void> {
    while (this.going) {
      const asked = performance.now();
      while (this.going && !(await this.answer(MOVE))) await pause(COME_BACK_AFTER);
      this.longest = Math.max(this.longest, performance.now() - asked);
      await pause(EVERY);
    }
    this.page?.close();
  }

  async answer(answer: number): Promise<boolean> {
    const { game } = this;
    if (this.page?.closed !== false) {
      this.wasCut = this.page !== null;
      this.page = await this.client.connect();
      if ((await this.page.send({ type: 'watch', game })).type !== 'ok') return false;
    }
    const { question } = this.page.table(game);
    return (await this.page.send({ type: 'answer', game, question, answer })).type === 'ok';
  }

  stop(): void {
    this.going = false;
  }
}

export async function measureNeighbours(data: string): Promise<NeighbourFigures> {
  const environment = { RAGTAG_DATA: data, RAGTAG_THREADS: '2' };
  const server = await startProcess(fileOf('neighbours-serve.js'), environment);
  const { address } = server;
  const neighbours: Neighbour[] = [];
  for (let table = 0; table < TABLES; table++) neighbours.push(await Neighbour.sit(address, `Player ${table}`));
  const playing = neighbours.map((one) => one.play());
  const longest = (some: readonly Neighbour[]) => Math.max(0, ...some.map((one) => one.longest));
  const during = async (work: () => Promise<unknown>) => {
    for (const one of neighbours) one.longest = 0;
    await Promise.all([work(), pause(PHASE)]);
    return longest(neighbours);
  };
  await pause(PHASE / 2); // until what runs often is compiled
  const floodWaitMillis = await during(() => flood(address));
  const thoughtWaitMillis = await during(() => thinking(address));
  const culprit = await Neighbour.sit(address, 'Culprit');
  await during(async () => {
    void culprit.answer(LOOP);
    while (!neighbours.some(({ wasCut }) => wasCut)) await pause(COME_BACK_AFTER);
    await pause(PHASE); // until all of them are back
  });
  for (const one of neighbours) one.stop();
  await Promise.all(playing);
  await server.kill();
  const [there, others] = [true, false].map((cut) => longest(neighbours.filter(({ wasCut }) => wasCut === cut)));
  return { floodWaitMillis, thoughtWaitMillis, loopWaitMillis: others ?? 0, lostThreadSeconds: (there ?? 0) / 1_000 };
}

/** Somebody sends as much as they can. */
async function flood(address: string): Promise<void> {
  const page = await (await Client.guest(address, 'Flood')).connect();
  const until = performance.now() + PHASE;
  const sending = Array.from({ length: FLOOD }, async () => {
    while (performance.now() < until && !page.closed) await page.send({ type: 'ping' });
  });
  await Promise.all(sending);
  page.close();
}

/** Artificial players are at a game by themselves. */
async function thinking(address: string): Promise<void> {
  const host = await Client.guest(address, 'Host');
  const game = await host.create({ sit: false, configuration: { players: 3 } });
  await host.post(`/api/games/${game}/start`);
}
