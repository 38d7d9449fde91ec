import { galactica } from '@ragtag/galactica';
import { galacticaHost } from '@ragtag/galactica/host';
import { startTable } from '@ragtag/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredGame } from '../src/storage/storage.ts';
import { type BuiltServer, buildServer } from '../testing/built-server.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { guests, type RandomPlayer, tableOf } from '../testing/players.ts';
import { lostOf, SteadfastPlayer } from '../testing/steadfast-player.ts';

/** Processes start, end and play whole games here: on a busy machine that takes a while. */
const PATIENCE = { timeout: 400_000 };

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

/** What the journals have of each player's seat, but for what nobody had to be asked. */
async function journalled(database: TestDatabase, players: readonly RandomPlayer[]): Promise<string[][]> {
  const storage = await database.open();
  const seats: string[][] = [];
  for (const { game, seat } of players) {
    const stored = await storage.game(game);
    if (!stored) throw new Error(`there is no game ${game}`);
    const lines = (await storage.entries(game, 1)).map(({ line }) => line);
    seats.push(answersOf(stored, lines, seat));
  }
  await storage.close();
  return seats;
}

/** The answers a seat gave itself: the table answers what has one answer, or none that helps. */
function answersOf({ configuration, seed }: StoredGame, lines: readonly string[], seat: number): string[] {
  const table = startTable(galactica, galactica.configure(configuration), seed);
  return lines.flatMap((line) => {
    const [by = '', answer = ''] = line.split(' ');
    const who = table.world.seats.find((one) => one === Number(by));
    const asked = who === undefined ? null : table.askedOf(who);
    if (who === undefined || !asked) throw new Error(`nobody was asked for '${line}'`);
    const obvious =
      galacticaHost.obvious(
        asked,
        () => table.view(who).game,
        () => 0,
      ) !== null;
    if (!table.answer(who, JSON.parse(answer)).ok) throw new Error(`'${line}' is no answer`);
    return who === seat && !obvious ? [answer] : [];
  });
}

function written({ acknowledged }: RandomPlayer): string[] {
  return acknowledged.map((answer) => JSON.stringify(answer));
}

test('kill -9 under load, again and again, loses nothing acknowledged', PATIENCE, async () => {
  const KILLS = 5;
  const database = await sqliteDatabase();
  let server = await built.start(database.flags);
  const tables: RandomPlayer[][] = [];
  for (let table = 0; table < 4; table++) tables.push(await tableOf(await guests(server.address, 3), 3, table * 10));
  const players = tables.flat();
  let known = players.map(() => 0);

  for (let kill = 1; kill <= KILLS; kill++) {
    for (const player of players) {
      player.client.address = server.address;
      player.acknowledged.length = 0;
      await player.sitDown();
    }
    const acknowledged = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
    const playing = players.map((player) => player.play());
    const [first] = players;
    await first?.page?.until(() => acknowledged() >= 60 + 17 * kill || first.page?.closed === true || first.over);
    await server.kill();
    await Promise.all(playing);

    const seats = await journalled(database, players);
    for (const [index, player] of players.entries()) {
      const lines = seats[index]?.slice(known[index]) ?? [];
      const given = written(player);
      // One more may have been kept that the server had no time to acknowledge.
      expect(lines.slice(0, given.length)).toEqual(given);
      expect(lines.length).toBeLessThanOrEqual(given.length + 1);
    }
    known = seats.map(({ length }) => length);
    expect(acknowledged()).toBeGreaterThan(0);
    server = await built.start(database.flags);
  }

  // Every game goes on.
  for (const player of players) {
    player.client.address = server.address;
    await player.sitDown();
    expect(player.page?.table(player.game).state).toMatchObject({ notice: null });
  }
  expect(await server.stop()).toBe(0);
  expect(server.complaints()).toBe('');
  await database.remove();
});

test('players on two processes finish their game on one when the other is killed', PATIENCE, async () => {
  const database = await postgresDatabase();
  const [doomed, survivor] = await Promise.all([built.start(database.flags), built.start(database.flags)]);
  const players = await tableOf(await guests(doomed.address, 2), 3, 7);
  const [ann, ben] = players;
  if (!ann || !ben) throw new Error('two guests, two players');
  ben.client.address = survivor.address;
  for (const player of players) await player.sitDown();
  const both = players.map((player) => player.play());
  await ben.page?.until(() => ann.acknowledged.length >= 10 && ben.acknowledged.length >= 10);
  await doomed.kill();
  await both[0];
  expect(ann.page?.closed).toBe(true);

  ann.client.address = survivor.address;
  await ann.sitDown();
  await Promise.all([ann.play(), both[1]]);
  expect([ann.over, ben.over]).toEqual([true, true]);
  const [anns = [], bens = []] = await journalled(database, players);
  expect(bens).toEqual(written(ben));
  // The one on its way when the process was killed may have been kept, or not.
  expect(anns.length - written(ann).length).toBeOneOf([0, 1]);
  expect(await survivor.stop()).toBe(0);
  expect(survivor.complaints()).toBe('');
  await database.remove();
});

test(
  'a process that is frozen under load loses nothing, holds nobody up elsewhere, and goes on',
  PATIENCE,
  async () => {
    const FROZEN_ANSWERS = 20;
    const database = await postgresDatabase();
    const [frozen, other] = await Promise.all([built.start(database.flags), built.start(database.flags)]);
    const seated = [
      await tableOf(await guests(frozen.address, 2), 3, 1),
      await tableOf(await guests(frozen.address, 2), 3, 5),
    ];
    const players = seated.flat().map(({ client, game, seat }, number) => {
      if (seat === 1) client.address = other.address; // at each table, one plays here and one there
      return new SteadfastPlayer(client, game, seat, number, 0);
    });
    const answers = () => players.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
    const until = async (holds: () => boolean) => {
      while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    for (const player of players) void player.play();
    await until(() => players.every(({ acknowledged }) => acknowledged.length >= 5));
    process.kill(frozen.pid, 'SIGSTOP');
    for (const { client, seat, page } of players) {
      if (seat === 1) continue;
      client.address = other.address; // as a balancer sends them
      page?.close();
    }
    const before = answers();
    await until(() => answers() >= before + FROZEN_ANSWERS);
    process.kill(frozen.pid, 'SIGCONT');
    for (const { client, seat, page } of players) {
      if (seat === 1) continue;
      client.address = frozen.address;
      page?.close();
    }
    const back = answers();
    await until(() => answers() >= back + FROZEN_ANSWERS);
    for (const player of players) player.stop();
    expect([await frozen.stop(), await other.stop()]).toEqual([0, 0]);
    const storage = await database.open();
    expect(await Promise.all(players.map((player) => lostOf(player, storage)))).toEqual([0, 0, 0, 0]);
    await storage.close();
    await database.remove();
  },
);

test('a server told to stop finishes what it accepted', PATIENCE, async () => {
  const database = await sqliteDatabase();
  const server = await built.start(database.flags);
  const players = await tableOf(await guests(server.address, 3), 3, 3);
  for (const player of players) await player.sitDown();
  const playing = players.map((player) => player.play());
  const [first] = players;
  await first?.page?.until(() => players.some(({ acknowledged }) => acknowledged.length >= 20));
  expect(await server.stop()).toBe(0);
  await Promise.all(playing);
  // What was taken was acknowledged: nothing more was kept than the players know of.
  expect(await journalled(database, players)).toEqual(players.map(written));
  await database.remove();
});
