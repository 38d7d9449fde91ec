import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import { Rounds } from '../src/tables/rounds.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, parleyGame } from '../testing/live.ts';
import { MOVE } from '../testing/parley.ts';

let database: TestDatabase;
let storage: Storage;
beforeEach(async () => {
  database = await sqliteDatabase();
  storage = await database.open();
});
afterEach(async () => {
  await storage.close();
  await database.remove();
});

/** A game left when its server stopped. */
async function left(id: string, seats: readonly { bot: boolean }[], options: object): Promise<void> {
  const [ann] = parleyGame().seats;
  if (!ann) throw new Error('a parley has seats');
  const sitting = seats.map(({ bot }, seat) => ({ ...ann, seat, ...(bot ? { account: null, bot: 'random' } : {}) }));
  await storage.createGame(parleyGame({ id, seats: sitting, options: { ...options } }));
  const { tables } = hall(storage);
  await (await tables.open(id)).start('random');
  await tables.close();
}

const [person, bot] = [{ bot: false }, { bot: true }];

test('games that wait for an artificial player or a clock go on when the server is back, others stay closed', async () => {
  await left('bot first', [bot, person, person], {});
  await left('person first', [person, bot, bot], {});
  await left('slow', [person, person, person], { clock: { kind: 'slow' } });
  let played: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => {
    played = resolve;
  });
  const { tables, failures } = hall(storage, {
    autoPlayer: (table, seat) => (table.stored.seats[seat]?.bot === 'random' ? () => MOVE : null),
    changed: (table) => table.stored.length > 0 && played(),
  });
  await new Rounds(storage, tables, (_, error) => failures.push(error)).go();
  await answered;
  expect(
    tables
      .all()
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['bot first', 'slow']);
  expect(await storage.game('bot first')).toMatchObject({ length: 1, pending: [{ seat: 1 }] });
  expect(failures).toEqual([]);
  await tables.close();
});

test('a game that cannot be opened does not keep the others waiting', async () => {
  await left('sound', [bot, person, person], {});
  await left('broken', [bot, person, person], {});
  const { tables } = hall(storage);
  const failures: string[] = [];
  const open = (id: string) => (id === 'broken' ? Promise.reject(new Error('unreadable')) : tables.open(id));
  await new Rounds(storage, { open }, (game) => failures.push(game)).go();
  expect(failures).toEqual(['broken']);
  expect(tables.all().map(({ id }) => id)).toEqual(['sound']);
  await tables.close();
});
