/** How long artificial players take, and what that must not tell. */
import type { Decision } from '@ragtag/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { botSpan, tableOptions } from '../src/lobby/table-options.ts';
import type { NewGame, Storage } from '../src/storage/storage.ts';
import { BotPace } from '../src/tables/bot-pace.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import type { Surroundings } from '../src/tables/surroundings.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, Onlooker, parleyGame, seatAt } from '../testing/live.ts';
import { MOVE, PASS, PASS_ON, parley, WHISPER } from '../testing/parley.ts';

const [ANN, BEN, CID] = [seatAt(0), seatAt(1), seatAt(2)];
const START = 1_000_000;
const brisk = { botPace: 'brisk' };

let databases: TestDatabase[] = [];
let ending: (() => Promise<void>)[] = [];
let now = START;

beforeEach(() => {
  [databases, ending, now] = [[], [], START];
});
afterEach(async () => {
  for (const close of ending.reverse()) await close();
  for (const database of databases) await database.remove();
});

interface World {
  readonly storage: Storage;
  readonly table: LiveTable;
  readonly ann: Onlooker;
  readonly cid: Onlooker;
  readonly eve: Onlooker;
  /** The same table as a process sees that has just started. */
  again(): Promise<LiveTable>;
}

interface Wanted {
  readonly options?: object;
  readonly objectors?: readonly number[];
  readonly bots?: readonly number[];
  readonly game?: Partial<NewGame>;
  readonly around?: Partial<Surroundings>;
}

/** Ann and Cid at a table with Ben, who is an artificial player and always moves; Eve looks on. */
async function world({ options = brisk, objectors, bots = [BEN], game, around }: Wanted = {}): Promise<World> {
  const database = await sqliteDatabase();
  databases.push(database);
  const storage = await database.open();
  ending.push(() => storage.close());
  const seats = parleyGame().seats.map((one) =>
    bots.includes(one.seat) ? { ...one, account: null, bot: 'random' } : one,
  );
  await storage.createGame(parleyGame({ options: { spectators: true, ...options }, seats, ...game }));
  const rules = parley(9, 1, objectors ? { objectors } : {});
  const open = async () => {
    const bot = (asked: Decision) => (asked.secret ? (asked.kind === 'whispered' ? PASS_ON : PASS) : MOVE);
    const autoPlayer = (_: LiveTable, seat: number) => (bots.includes(seat) ? bot : null);
    const { tables } = hall(storage, { now: () => now, autoPlayer, ...around }, rules);
    ending.push(() => tables.close());
    return await tables.open('g');
  };
  const table = await open();
  await table.start('random');
  const looking = async (account: string) => {
    const onlooker = new Onlooker(account);
    await table.watch(onlooker);
    return onlooker;
  };
  return {
    storage,
    table,
    ann: await looking('ann'),
    cid: await looking('cid'),
    eve: await looking('eve'),
    again: open,
  };
}

/** Until whoever answers at this moment has. */
async function atRest(...tables: readonly LiveTable[]): Promise<void> {
  for (const table of tables) {
    let length = -1;
    while (table.length !== length) {
      length = table.length;
      await new Promise((resolve) => setImmediate(resolve)); // it goes on by itself from there,
      await table.upToDate(); // one answer after the other
    }
  }
}

async function pass(time: number, ...tables: readonly LiveTable[]): Promise<void> {
  now += time;
  for (const table of tables) await table.tick();
  await atRest(...tables);
}

async function act({ table, ann }: World, answer: number): Promise<void> {
  await table.answer(ANN, ann.question, answer);
  await atRest(table);
}

/** How long until somebody else than these is awaited. */
async function thinking({ table, eve }: World): Promise<number> {
  const begun = now;
  while (eve.state?.awaited.includes(BEN)) await pass(50, table);
  return now - begun;
}

describe('an artificial player who is asked openly', () => {
  test('takes a second or two before it answers', async () => {
    const one = await world();
    await act(one, MOVE);
    expect(one.eve.state?.awaited).toEqual([BEN]);
    await pass(990, one.table);
    expect(one.eve.state?.awaited).toEqual([BEN]);
    const further = await thinking(one);
    expect(further).toBeLessThanOrEqual(1_050);
    expect(one.eve.events).toEqual(['moved', 'moved']);
    expect(one.cid.question).not.toBe('');
  });

  test('takes longer like people, and no time where the table says nothing of it', async () => {
    const slow = await world({ options: { botPace: 'like-people' } });
    await act(slow, MOVE);
    await pass(1_990, slow.table);
    expect(await thinking(slow)).toBeLessThanOrEqual(6_050);
    const silent = await world({ options: {} });
    await act(silent, MOVE);
    expect(silent.eve.state?.awaited).toEqual([CID]);
  });

  test('answers at once where the server has it so, in a slow game, and where only artificial players sit', async () => {
    for (const wanted of [
      { around: { botsAtOnce: true } },
      { options: { ...brisk, clock: { kind: 'slow' }, pokerFace: 0 } },
    ]) {
      const one = await world(wanted);
      await act(one, MOVE);
      expect(one.eve.state?.awaited).toEqual([CID]);
    }
    const alone = await world({ bots: [ANN, BEN, CID] });
    await vi.waitFor(() => expect(alone.eve.state?.status).toBe('over'));
  });

  test('answers without waiting where nobody looks', async () => {
    const one = await world();
    const { question } = one.ann;
    for (const onlooker of [one.ann, one.cid, one.eve]) await one.table.unwatch(onlooker);
    await one.table.answer(ANN, question, MOVE);
    await atRest(one.table);
    expect(one.table.length).toBe(2);
  });

  test('takes no longer than half the time a live clock gives', () => {
    const spanWith = (clock: object) => botSpan(tableOptions.parse({ botPace: 'like-people', clock }));
    expect(spanWith({ kind: 'none' })).toEqual([2_000, 8_000]);
    expect(spanWith({ kind: 'live', perDecision: 60 })).toEqual([2_000, 8_000]);
    expect(spanWith({ kind: 'live', perDecision: 6 })).toEqual([2_000, 3_000]);
    expect(spanWith({ kind: 'slow' })).toEqual([0, 0]);
  });

  test('answers in its own time under a clock, also while that is paused', async () => {
    const one = await world({ options: { ...brisk, clock: { kind: 'live' } } });
    await one.table.pause(ANN, true);
    await one.table.consent(CID, 'pause', true);
    expect(one.eve.state?.clock?.paused).toBe(true);
    await act(one, MOVE);
    expect(one.eve.state?.awaited).toEqual([BEN]);
    expect(await thinking(one)).toBeLessThanOrEqual(2_050);
    expect(one.eve.state?.awaited).toEqual([CID]);
  });
});

describe('what is asked in secret', () => {
  test('is answered before anything is shown', async () => {
    const one = await world();
    await act(one, WHISPER);
    expect(one.cid.question).not.toBe(''); // Ben passed it on at once
  });

  test('changes nothing of when an artificial player answers openly', async () => {
    const worlds = [
      await world({ objectors: [CID] }),
      await world({ objectors: [BEN, CID] }),
      await world({ objectors: [BEN] }),
      await world({ objectors: [] }),
    ];
    const tables = worlds.map(({ table }) => table);
    const heard = () => worlds.map(({ ann, eve }) => [ann.messages.slice(), eve.messages.slice()]);
    for (const one of worlds) await act(one, MOVE);
    const answered: number[] = [];
    for (let steps = 0; steps < 120 && answered.length < 2; steps++) {
      const [first, ...others] = heard();
      for (const other of others) expect(other).toEqual(first);
      if (steps === 5)
        for (const { table, cid } of worlds) if (cid.question) await table.answer(CID, cid.question, PASS);
      if ((worlds[0]?.eve.events ?? []).filter((event) => event === 'moved').length > answered.length)
        answered.push(now);
      await pass(125, ...tables);
    }
    const [moved = 0, replied = 0] = answered;
    expect(replied - moved).toBeGreaterThan(4_000); // both windows, and then a second or two
  });
});

describe('while an artificial player thinks', () => {
  test('an answer that is taken back leaves it nothing to answer', async () => {
    const one = await world();
    await act(one, MOVE);
    await one.table.takeBack(0);
    await pass(3_000, one.table);
    expect(one.eve.state?.awaited).toEqual([ANN]);
    await act(one, MOVE);
    expect(one.eve.state?.awaited).toEqual([BEN]); // and thinks anew
    await pass(990, one.table);
    expect(one.eve.state?.awaited).toEqual([BEN]);
    await thinking(one);
    expect(one.eve.state?.awaited).toEqual([CID]);
  });

  test('a table that is closed answers nothing, and one that is opened then goes on', async () => {
    const one = await world();
    await act(one, MOVE);
    expect(one.table.idle).toBe(false);
    await one.table.close();
    now += 60_000;
    const again = await one.again();
    await atRest(again);
    expect(again.length).toBe(2);
  });

  test('a person who takes its seat is asked instead', async () => {
    const bots: number[] = [BEN];
    const one = await world({ bots });
    await act(one, MOVE);
    bots.pop();
    await one.table.changeSeats((seats) =>
      seats.map((seat) => (seat.seat === BEN ? { ...seat, account: 'ben', bot: null } : seat)),
    );
    await pass(10_000, one.table);
    expect(one.eve.state?.awaited).toEqual([BEN]);
  });

  test('another process that shows the table leaves it to answer', async () => {
    const one = await world();
    const other = await one.again();
    const fay = new Onlooker('eve');
    await other.watch(fay);
    await act(one, MOVE);
    await other.catchUp();
    await atRest(other);
    expect([fay.state?.awaited, other.length]).toEqual([[BEN], 1]);
    await thinking(one);
    await other.catchUp();
    expect([fay.events, fay.state?.awaited]).toEqual([['moved', 'moved'], [CID]]);
  });
});

describe('the time', () => {
  const asked = (seat: number) => ({ seat, kind: 'act' }) as unknown as Decision; // nothing else is read of it
  const timeOf = (pace: BotPace, openly: number) => {
    pace.forget();
    pace.follow([BEN], openly, 0);
    return pace.next(0) ?? 0;
  };

  test('is drawn anew for every answer, within its bounds and mostly short', () => {
    const pace = new BotPace('g', [2_000, 8_000]);
    const times = Array.from({ length: 500 }, (_, openly) => timeOf(pace, openly)).sort((a, b) => a - b);
    expect(times[0]).toBeGreaterThanOrEqual(2_000);
    expect(times.at(-1)).toBeLessThanOrEqual(8_000);
    expect(new Set(times).size).toBeGreaterThan(400);
    expect(times[250]).toBeLessThan(4_500);
    expect(timeOf(pace, 7)).toBe(timeOf(new BotPace('g', [2_000, 8_000]), 7));
  });

  test('counts from when all saw that a seat is asked, for each that is asked at once', () => {
    const pace = new BotPace('g', [1_000, 1_000]);
    pace.follow([BEN], 0, 0);
    pace.follow([BEN, CID], 400, 400);
    expect([pace.isDue(BEN, 999), pace.isDue(BEN, 1_000), pace.isDue(CID, 1_000)]).toEqual([false, true, false]);
    pace.answered(BEN);
    pace.follow([BEN, CID], 1_000, 1_000);
    expect([pace.isDue(CID, 1_400), pace.isDue(BEN, 1_400), pace.next(1_400)]).toEqual([true, false, 2_000]);
  });

  test('goes on while a player decides: once, and anew when something was played', async () => {
    const pace = new BotPace('g', [1_000, 1_000]);
    const think = vi.fn(() => 1);
    const question = asked(BEN);
    pace.follow([BEN], 0, 0);
    for (const length of [3, 3, 4, 4]) expect(await pace.decide(question, length, think)).toBe(1);
    expect(think).toHaveBeenCalledTimes(2);
    await pace.decide(asked(BEN), 4, think);
    expect(think).toHaveBeenCalledTimes(3);
  });
});
