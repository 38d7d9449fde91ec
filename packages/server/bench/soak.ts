/**
 * Has a server play for a long time: `soak.js '{"minutes":30,"games":100,"rate":500}'` prints the figures as JSON, and each minute
 * how much memory is in use. A game that is over is followed by the next.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../testing/client.ts';
import type { ServerProcess } from '../testing/server-process.ts';
import { Load, type PlayedTable, serveFile } from './load.ts';
import { machineSpeed } from './machine.ts';
import { prepareGames } from './prepare.ts';

interface Soak {
  readonly minutes: number;
  readonly games: number;
  /** Answers a second. */
  readonly rate: number;
}

const { minutes = 30, games = 100, rate = 500 }: Partial<Soak> = JSON.parse(process.argv[2] ?? '{}');
const MINUTE = 60_000;
/** From then on nothing should grow any more; in a short run, from half of it on. */
const SETTLED = Math.min(5, minutes / 2);
const LOOK_EVERY = 5_000; // milliseconds
const HEAP = /heap (\d+)/g;
const MB = 1024 * 1024;

interface Sample {
  readonly minute: number;
  readonly heapMB: number;
  readonly rssMB: number;
}

/** How much is still in use after clearing up. */
async function heapOf(server: ServerProcess): Promise<number> {
  const said = () => [...server.complaints().matchAll(HEAP)];
  const before = said().length;
  process.kill(server.pid, 'SIGUSR2');
  while (said().length === before) await pause(50);
  return Number(said().at(-1)?.[1]) / MB;
}

/** The same people play the next game. */
async function nextGame(address: string, { game: { cookies } }: PlayedTable): Promise<string> {
  const [host, ...others] = cookies.map((cookie) => new Client(address, cookie));
  if (!host) throw new Error('somebody plays');
  const game = await host.create({ configuration: { players: cookies.length }, options: { listed: false } });
  const invitations = await host.invitations(game);
  for (const [index, one] of others.entries()) {
    await one.post(`/api/games/${game}/accept`, { invitation: invitations[index + 1] });
  }
  await host.post(`/api/games/${game}/start`);
  return game;
}

/** How much it grows by, from when it has settled on to the end, in hundredths of what there is: by the line through all samples. */
function growth(samples: readonly Sample[]): number {
  const settled = samples.filter(({ minute }) => minute >= SETTLED);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, heap] = [mean(settled.map(({ minute }) => minute)), mean(settled.map(({ heapMB }) => heapMB))];
  const rise = settled.reduce((sum, { minute, heapMB }) => sum + (minute - at) * (heapMB - heap), 0);
  const run = settled.reduce((sum, { minute }) => sum + (minute - at) ** 2, 0);
  return run === 0 ? 0 : (100 * (rise / run) * (minutes - SETTLED)) / heap;
}

const folder = mkdtempSync(join(tmpdir(), 'ragtag-soak-'));
try {
  const machine = machineSpeed();
  // At most tables somebody is always asked: that windows stay open for their time would only keep the load from its rate.
  const prepared = await prepareGames(join(folder, 'data'), games, { pokerFace: 0 });
  const server = await serveFile('soak-serve.js', prepared.data, ['--expose-gc']);
  const load = await Load.connect(prepared, server.address);
  const samples: Sample[] = [];
  const begun = performance.now();
  let finished = 0;
  for (let elapsed = 0; elapsed < minutes * MINUTE; elapsed = performance.now() - begun) {
    await load.run(rate, LOOK_EVERY);
    finished += await load.renew(server.address, (table) => nextGame(server.address, table));
    if (performance.now() - begun < (samples.length + 1) * Math.min(MINUTE, (minutes * MINUTE) / 4)) continue;
    const minute = (performance.now() - begun) / MINUTE;
    const sample = { minute, heapMB: await heapOf(server), rssMB: server.rss() };
    samples.push(sample);
    console.error(
      `minute ${minute.toFixed(1)}: ${sample.heapMB.toFixed(1)} MB in use after clearing up, ${sample.rssMB.toFixed(0)} MB in all`,
    );
  }
  const answersPerSecond = (load.acknowledged * 1_000) / (performance.now() - begun);
  const heapMB = samples.at(-1)?.heapMB;
  const rssMB = Math.max(...samples.map((sample) => sample.rssMB));
  const heapGrowth = growth(samples);
  console.log(JSON.stringify({ machine, games, minutes, finished, answersPerSecond, heapMB, heapGrowth, rssMB }));
  load.cut();
  await server.stop();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
