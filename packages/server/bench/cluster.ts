/**
 * Measures several processes on one PostgreSQL: `cluster.js '{"games":300}'` prints the figures as JSON, and on the way what is
 * happening. People play through a balancer while processes are killed, frozen and replaced, and while the database goes silent, is
 * frozen and is restarted. In the end a build with a later revision of the content is deployed, one process after the other.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { games as registered } from '@ragtag/games';
import { openPostgres } from '../src/storage/postgres.ts';
import { survey } from '../src/tables/survey.ts';
import { Client } from '../testing/client.ts';
import { lostOf, SteadfastPlayer, type Wait } from '../testing/steadfast-player.ts';
import { Cluster } from './cluster-processes.ts';
import { machineSpeed } from './machine.ts';

const { games = 300, seconds = 60 }: { readonly games?: number; readonly seconds?: number } = JSON.parse(
  process.argv[2] ?? '{}',
);
const PEOPLE = 2;
const PLAYERS = 3;
const THINKING = 1_000; // milliseconds
const LONGEST_THOUGHT = 1.5 * THINKING;
const PROCESSES = 3;
const FROZEN = 12_000;
const SILENT = 3_000;
const RESTARTS = 10;
/** Between one misfortune and the next: what anybody waits is to be of one of them. */
const LULL = Math.max(4_000, (seconds * 1_000) / 10);
/** Tables that are made at a time. */
const AT_ONCE = 8;
/** No step takes longer, however slow the machine is: a run that hangs ends and says where. */
const LONGEST_STEP = 5 * 60_000;

const details = process.env['RAGTAG_BENCH_DETAILS'] !== undefined;
const begun = performance.now();
const tell = (what: string) => console.error(`${((performance.now() - begun) / 1_000).toFixed(0)} s: ${what}`);

/** Says what is begun, and ends the run if it does not come to its end. */
async function step<T>(what: string, work: () => Promise<T>): Promise<T> {
  tell(what);
  const late = new AbortController();
  const hung = pause(LONGEST_STEP, undefined, { signal: late.signal }).then(() => {
    throw new Error(`${what}: not done after ${LONGEST_STEP / 1_000} s`);
  });
  hung.catch(() => undefined); // where it was done in time
  try {
    return await Promise.race([work(), hung]);
  } finally {
    late.abort();
  }
}

async function seatOne(address: string, number: number, thinking: number): Promise<SteadfastPlayer[]> {
  const [host, guest] = [await Client.guest(address, 'Host'), await Client.guest(address, 'Guest')];
  const game = await host.create({ configuration: { players: PLAYERS } });
  const invitations = await host.invitations(game);
  await guest.post(`/api/games/${game}/accept`, { invitation: invitations[1] });
  await host.post(`/api/games/${game}/start`);
  return [host, guest].map(
    (client, index) => new SteadfastPlayer(client, game, index, PEOPLE * number + index, thinking),
  );
}

async function seat(address: string, count: number, thinking: number): Promise<SteadfastPlayer[]> {
  const players: SteadfastPlayer[] = [];
  let next = 0;
  const seating = Array.from({ length: AT_ONCE }, async () => {
    while (next < count) players.push(...(await seatOne(address, next++, thinking)));
  });
  await Promise.all(seating);
  return players;
}

const answersOf = (players: readonly SteadfastPlayer[]) =>
  players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** Answers a second, each given as soon as it is asked for. */
async function fullSpeed(address: string): Promise<number> {
  const players = await seat(address, Math.ceil(games / 10), 0);
  const playing = players.map((player) => player.play());
  await pause(3_000);
  const [before, since] = [answersOf(players), performance.now()];
  await pause(Math.max(3_000, (seconds * 1_000) / 6));
  const speed = ((answersOf(players) - before) * 1_000) / (performance.now() - since);
  for (const player of players) player.stop();
  await Promise.all(playing);
  return speed;
}

/** Everything that can happen to processes and their database, one after the other. */
const misfortunes: Readonly<Record<string, (cluster: Cluster) => Promise<void>>> = {
  'a process is killed': (cluster) => cluster.replace(0, 'kill'),
  'a process is frozen': (cluster) => cluster.freeze(1, FROZEN),
  'the line to the database is silent': (cluster) => cluster.silence(SILENT),
  'the database is frozen': (cluster) => cluster.postgres.freeze(SILENT),
  'the database is restarted': async (cluster) => {
    for (let times = 0; times < RESTARTS; times++) {
      if (times > 0) await pause(LULL);
      await cluster.postgres.restart();
    }
  },
  'a new version is deployed': async (cluster) => {
    for (let times = 0; times < PROCESSES; times++) {
      if (times > 0) await pause(LULL);
      await cluster.replace(0, 'stop', 'next'); // the one that has been there longest
    }
  },
};

/** The longest wait that began at that time or later, or goes on until then. */
function longestSince(players: readonly SteadfastPlayer[], since: number, until: number): Wait {
  const waits = players.flatMap(({ waits, waiting }) => [...waits, ...(waiting ? [waiting] : [])]);
  const all = [...waits, ...standstills(players, until)].filter((wait) => wait.since >= since);
  return all.reduce((longest, wait) => (wait.took > longest.took ? wait : longest), { since, took: 0, told: [] });
}

function tellOf({ took, told }: Wait): void {
  tell(`  somebody stood still for ${(took / 1_000).toFixed(1)} s`);
  if (details) tell(`  and was told: ${told.join(', ')}`);
}

/** Where nobody answers for longer than anybody thinks, all at the table stand still, also those who do not know that they are asked. */
function standstills(players: readonly SteadfastPlayer[], until: number): Wait[] {
  return [...new Set(players.map(({ game }) => game))].flatMap((game) => {
    const table = players.filter((player) => player.game === game);
    const answered = table.flatMap(({ acknowledgedAt }) => acknowledgedAt).sort((a, b) => a - b);
    const ends = table.some(({ over }) => over) ? answered.slice(1) : [...answered.slice(1), until];
    return ends.map((end, index): Wait => {
      const from = (answered[index] ?? end) + LONGEST_THOUGHT;
      return { since: from, took: end - from, told: [`nobody answered at ${game}`] };
    });
  });
}

/** Acknowledged answers that are not in the journal in that order, and games that are parked or stopped. */
async function looked(url: string, players: readonly SteadfastPlayer[]): Promise<{ lost: number; parked: number }> {
  const storage = await openPostgres(url);
  let [lost, parked] = [0, 0];
  for (const player of players) lost += await lostOf(player, storage);
  for await (const { id, why } of survey(storage, registered)) {
    const stopped = (await storage.game(id))?.stopped ?? null;
    if (why !== null || stopped !== null) tell(`game ${id} is parked: ${why ?? stopped}`);
    if (why !== null || stopped !== null) parked++;
  }
  await storage.close();
  return { lost, parked };
}

async function measure(cluster: Cluster) {
  const { address } = cluster;
  await step('one process starts', () => cluster.join());
  const answersPerSecondOfOne = await step('it plays as fast as it can', () => fullSpeed(address));
  await step('two more start', async () => {
    for (let count = 1; count < PROCESSES; count++) await cluster.join();
  });
  const answersPerSecond = await step('they play as fast as they can', () => fullSpeed(address));
  const players = await step(`${games} games begin`, () => seat(address, games, THINKING));
  const playing = players.map((player) => player.play());
  await pause(LULL);
  for (const [what, happen] of Object.entries(misfortunes)) {
    const since = performance.now();
    await step(what, () => happen(cluster));
    await pause(LULL);
    tellOf(longestSince(players, since, performance.now()));
  }
  const longest = longestSince(players, 0, performance.now());
  tellOf(longest);
  for (const player of players) player.stop();
  await step('everybody leaves', () => Promise.all(playing));
  const { lost, parked } = await step('what was kept is compared', () => looked(cluster.database, players));
  const answers = answersOf(players);
  return {
    games,
    answers,
    lost,
    parked,
    standStillSeconds: longest.took / 1_000,
    answersPerSecondOfOne,
    answersPerSecond,
  };
}

const machine = machineSpeed();
const cluster = await Cluster.open();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cluster.close().finally(() => process.exit(1)));
}
try {
  console.log(JSON.stringify({ machine, ...(await measure(cluster)) }));
} finally {
  const complaints = await cluster.close();
  if (details) console.error(complaints.slice(0, 10_000));
}
process.exit(0);
