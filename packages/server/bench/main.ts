/**
 * Measures a server under load: `main.js '{"games":1000,"kills":50,"stored":100000}'` prints the figures as JSON. The
 * load comes from this process, the server is another.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killRepeatedly } from './kills.ts';
import { measureLoad } from './load.ts';
import { machineSpeed } from './machine.ts';
import { measureNeighbours } from './neighbours.ts';
import { prepareGames } from './prepare.ts';
import { measureStored } from './stored.ts';

interface Sizes {
  readonly games: number;
  readonly kills: number;
  readonly stored: number;
  /** Answers a second. */
  readonly rate: number;
  readonly seconds: number;
}

/** A minute by default: a server clears up among all it has about twice in that time, and should be seen doing it. */
const wanted: Partial<Sizes> = JSON.parse(process.argv[2] ?? '{}');
const { games = 1_000, kills = 50, stored = 100_000, seconds = 60 } = wanted;
/** A little more than 1.5 for each game, so that the figure to reach can be reached. */
const rate = wanted.rate ?? 1.51 * games;

const folder = mkdtempSync(join(tmpdir(), 'ragtag-bench-'));
try {
  const played = await prepareGames(join(folder, 'played'), games);
  const machine = machineSpeed();
  const load = await measureLoad(played, rate, seconds);
  const { lost, unreadable } = await killRepeatedly(played, rate, kills);
  const { startMillis, openMillis } = await measureStored(join(folder, 'stored'), stored);
  const waits = await measureNeighbours(join(folder, 'neighbours'));
  const found = { storedGames: stored, startMillis, openMillis, kills, lost, unreadable };
  console.log(JSON.stringify({ machine, games, ...load, ...found, ...waits }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
