import { galactica } from '@ragtag/galactica';
import { games } from '@ragtag/games';
import { type Decision, type Plain, randomAnswer, whim } from '@ragtag/kernel';
import { hosted, registry } from '@ragtag/kernel/host';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Records } from '../src/rooms/records.ts';
import { openForReading } from '../src/storage/reading.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { survey } from '../src/tables/survey.ts';
import { Tables } from '../src/tables/tables.ts';
import { databases, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, Onlooker, parleyGame, seatAt } from '../testing/live.ts';
import { MOVE, NO, parley, WHISPER } from '../testing/parley.ts';
import { unpacked } from '../testing/pasts.ts';

const [ann, ben, cid] = [seatAt(0), seatAt(1), seatAt(2)];
const refusal = (code: string) => expect.objectContaining({ name: 'Refused', code });

describe.each(databases)('a stored game (%s)', (_, make) => {
  let database: TestDatabase;
  let storage: Storage;
  /** What was written since the test last looked. */
  let written: string[] = [];

  beforeEach(async () => {
    database = await make();
    const opened = await database.open();
    storage = opened;
    written = [];
    for (const name of ['append', 'keep', 'setSeats', 'setStatus', 'setOptions', 'keepStory', 'say'] as const) {
      const original = opened[name].bind(opened) as (...all: unknown[]) => Promise<never>;
      Object.assign(opened, {
        [name]: (...all: unknown[]) => {
          written.push(name);
          return original(...all);
        },
      });
    }
  });
  afterEach(async () => {
    await storage.close();
    await database.remove();
  });

  /** All that is stored of the game. */
  const stored = async () => [await storage.game('g'), await storage.entries('g', 1), await storage.checkpoint('g')];

  /** The game as a later version opens it, with these rules. */
  async function reopened(rules: ReturnType<typeof parley>) {
    const { tables } = hall(storage, { now: () => 9_000 }, rules);
    const table = await tables.open('g');
    return { table, tables };
  }

  async function watching(table: LiveTable, account: string) {
    const onlooker = new Onlooker(account);
    await table.watch(onlooker);
    return onlooker;
  }

  /** Ann, Ben and Cid play these, one after the other. */
  async function played(answers: readonly number[], rules = parley(9), options = {}) {
    await storage.createGame(parleyGame({ options: { spectators: true, ...options } }));
    const { tables } = hall(storage, {}, rules);
    const table = await tables.open('g');
    await table.start('nobody');
    const players = await Promise.all(['ann', 'ben', 'cid'].map((name) => watching(table, name)));
    for (const answer of answers) {
      const asked = players.find(({ state }) => state?.question);
      const seat = asked && table.seatOf(asked.account);
      if (!asked || seat == null) throw new Error('nobody is asked');
      await table.answer(seat, asked.question, answer);
    }
    await tables.close();
    written = [];
    return players;
  }

  test('is opened, looked at and left without anything being written', async () => {
    await played([MOVE, WHISPER], parley(9), { clock: { kind: 'live', perDecision: 60, reserve: 10 } });
    const before = await stored();
    const { table, tables } = await reopened(parley(9));
    await watching(table, 'ann');
    await table.archive.history('ann');
    await table.archive.past('ann');
    await tables.close();
    expect(written).toEqual([]);
    expect(await stored()).toEqual(before);
  });

  describe('that the rules no longer agree with', () => {
    /** After Ann's and Ben's moves the new rules go another way with Cid's. */
    const changed = () => parley(9, 2, { doubledFrom: 2 });

    test('is parked: it says what differs, asks nobody anything, and stays as it is stored', async () => {
      await storage.createAccount({ id: 'cid', name: 'Cid', password: null, created: 1 });
      await played([MOVE, MOVE, MOVE, WHISPER]);
      const before = await stored();
      const { table, tables } = await reopened(changed());
      const [a, c] = [await watching(table, 'ann'), await watching(table, 'cid')];
      expect(a.state).toMatchObject({ status: 'playing', view: { turn: 2, score: 2 }, waiting: false, awaited: [] });
      expect(c.state).toMatchObject({ question: null, undo: 'no', proposal: null });
      expect(a.state?.parked?.text).toContain('Cid’s answer to “Act” now leads to something else than it did');
      const tries = [
        () => table.answer(cid, '', MOVE),
        () => table.undo(ann),
        () => table.takeBack(0),
        () => table.pause(ann, true),
      ];
      for (const attempt of tries) await expect(attempt()).rejects.toEqual(refusal('not-allowed'));
      await expect(table.consent(ann, 'undo', true)).rejects.toEqual(refusal('stale'));
      await tables.close();
      expect(await stored()).toEqual(before);
      const again = await reopened(parley(9));
      expect(await again.table.look('ben')).toMatchObject({ parked: null, view: { turn: 3, score: 3 } });
    });

    test('goes on from the last answer that holds when all agree, and not before', async () => {
      await played([MOVE, MOVE, MOVE, WHISPER]);
      const { table, tables } = await reopened(changed());
      const [a, c] = [await watching(table, 'ann'), await watching(table, 'cid')];
      await table.goOn(ann);
      await table.consent(ben, 'go-on', true);
      expect(a.state).toMatchObject({ proposal: { what: 'go-on', by: 0, agreed: [0, 1] } });
      expect((await storage.game('g'))?.length).toBe(4);
      await table.consent(cid, 'go-on', true);
      expect(a.state).toMatchObject({ parked: null, proposal: null, awaited: [2] });
      expect((await storage.entries('g', 5)).map(({ line }) => line)).toEqual(['undo 2']);
      await table.answer(cid, c.question, MOVE);
      expect(a.state?.view).toMatchObject({ turn: 3, score: 4 });
      await tables.close();
      const again = await reopened(changed());
      expect(await again.table.look('ann')).toMatchObject({ parked: null, view: { turn: 3, score: 4 } });
      expect((await storage.entries('g', 1)).length).toBe(6); // what was played before is still there
    });

    test('is listed for whoever runs the server, while it runs', async () => {
      await storage.createAccount({ id: 'cid', name: 'Cid', password: null, created: 1 });
      await played([MOVE, MOVE, MOVE]);
      await storage.createGame(parleyGame({ id: 'open' }));
      const { data, database: url = null } = database.flags;
      const listed = async (rules: ReturnType<typeof parley>) => {
        const reading = await openForReading({ data, database: url });
        const found = [];
        for await (const one of survey(reading, { parley: hosted(rules, { title: 'Parley' }) })) found.push(one);
        await reading.close();
        return found;
      };
      expect(await listed(parley(9))).toMatchObject([
        { id: 'g', status: 'playing', entries: 3, why: null },
        { id: 'open', status: 'open' },
      ]);
      const [parked] = await listed(changed());
      expect(parked).toMatchObject({ status: 'parked', why: expect.stringContaining('Cid’s answer to “Act”') });
      expect(written).toEqual([]);
    });

    test('stays parked when one is against it', async () => {
      await played([MOVE, MOVE, MOVE]);
      const { table } = await reopened(changed());
      await table.goOn(ann);
      await table.consent(cid, 'go-on', false);
      expect(await table.look('ben')).toMatchObject({ proposal: null, parked: { turn: 0 } });
      expect((await storage.game('g'))?.length).toBe(3);
    });

    test('does not tell who answered in secret', async () => {
      await played([WHISPER, NO]);
      const { table } = await reopened(parley(9, 2, { doubledFrom: 0 }));
      const text = (await table.look('cid')).parked?.text;
      expect(text).toContain('an answer now leads to something else');
      expect(text).not.toContain('ben');
    });

    test('is not over where only the new rules end it', async () => {
      await played([MOVE, MOVE]);
      const { table } = await reopened(parley(1, 2));
      expect(await table.look('ann')).toMatchObject({ status: 'playing', parked: { turn: 0 } });
      await expect(table.archive.journal('nobody')).rejects.toEqual(refusal('not-your-seat')); // the seed is a secret
      for (const seat of [ann, ben, cid]) await (seat === ann ? table.goOn(seat) : table.consent(seat, 'go-on', true));
      expect(await table.look('ann')).toMatchObject({ status: 'over', view: { turn: 1 } });
    });
  });

  describe('that is over', () => {
    test('is shown as it ended, without being played again and whatever the rules are now', async () => {
      const players = await played([MOVE, WHISPER, NO], parley(2));
      const before = await stored();
      const broken = { ...parley(2, 7), play: () => fail() };
      const { table, tables } = await reopened(broken);
      for (const one of players) {
        const again = await watching(table, one.account);
        expect(again.state).toEqual({ ...one.state, seats: again.state?.seats });
        expect(again.state).toMatchObject({
          status: 'over',
          view: { turn: 2, score: 1, viewer: table.seatOf(one.account) },
        });
        expect(again.events).toEqual(one.events);
      }
      expect((await table.look('nobody')).view).toMatchObject({ viewer: 'spectator' });
      await expect(table.answer(ann, '', MOVE)).rejects.toEqual(refusal('game-over'));
      await expect(table.undo(ann)).rejects.toEqual(refusal('game-over'));
      expect(await table.archive.journal('nobody')).toMatchObject({ seed: 'seed', answers: { length: 3 } });
      await tables.close();
      expect(written).toEqual([]);
      expect(await stored()).toEqual(before);
    });

    test('is played again for its history and its replay, as far as the rules lead where they led', async () => {
      await played([MOVE, MOVE, MOVE], parley(3));
      const same = await reopened(parley(3));
      expect((await same.table.archive.history('ann')).map(({ event }) => event.type)).toEqual([
        'moved',
        'moved',
        'moved',
      ]);
      const other = await reopened(parley(3, 2, { doubledFrom: 1 }));
      expect((await other.table.archive.history('ann')).map(({ event }) => event.type)).toEqual(['moved']);
      expect((await other.table.archive.past('ann')).over).toBe(true);
      expect(written).toEqual([]);
    });
  });

  test('from before journals had this format is refused with a sentence, and left alone', async () => {
    await played([MOVE]);
    const earlier: Storage = Object.assign(Object.create(storage), {
      game: async (id: string) => ({ ...(await storage.game(id)), format: 1 }),
    });
    const { tables } = hall(earlier);
    await expect(tables.open('g')).rejects.toThrow('this game was stored before version 2 of the journal');
    expect(written).toEqual([]);
  });
});

test('what a game was about is kept as it ends, for when it can no longer be played again', async () => {
  const database = await sqliteDatabase();
  const storage = await database.open();
  const seats = parleyGame().seats.map((one) => (one.seat === 0 ? one : { ...one, account: null, bot: 'random' }));
  const configuration = galactica.configure({ players: 3 }) as unknown as Plain; // a configuration is plain data
  await storage.createGame(parleyGame({ game: 'galactica', configuration, seats }));
  const below = whim(1);
  const around = {
    storage,
    now: () => 5_000,
    autoPlayer: () => (asked: Decision) => randomAnswer(asked, below),
    substitute: () => 0,
    timely: () => undefined,
    changed: () => undefined,
    failed: (_: unknown, error: unknown) => {
      throw error;
    },
  };
  const tables = new Tables(around, games);
  const table = await tables.open('g');
  await table.start('random');
  while (!table.over) await new Promise((resolve) => setImmediate(resolve));
  const records = new Records(tables, storage);
  await records.conclude(table);
  const kept = await storage.story('g');
  expect(unpacked(kept ?? new Uint8Array())).toMatchObject({ title: 'A parley', seats: { length: 3 } });
  const unplayable = registry(hosted({ ...galactica, play: () => fail() }, { title: 'Galactica' }));
  const later = new Records(new Tables(around, unplayable), storage);
  expect(await later.story('g', 'ann')).toEqual(kept);
  await tables.close();
  await storage.close();
  await database.remove();
});

function fail(): never {
  throw new Error('a game that is over is not played');
}
