import { passFor } from '@ragtag/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Storage, StoredSeat } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { downSince, type Outage, outagesUntil } from '../src/tables/outages.ts';
import { wakeGames } from '../src/tables/waker.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, Onlooker, parleyGame, seatAt } from '../testing/live.ts';
import { MOVE, NO, PASS_ON, parley, WHISPER } from '../testing/parley.ts';

const [ann, ben, cid] = [seatAt(0), seatAt(1), seatAt(2)];
const SECOND = 1_000;

let database: TestDatabase;
let storage: Storage;
let now = 0;
let timely: string[] = [];
let open: { close(): Promise<void> }[] = [];

beforeEach(async () => {
  database = await sqliteDatabase();
  storage = await database.open();
  [now, timely, open] = [1_000, [], []];
});
afterEach(async () => {
  for (const one of open) await one.close();
  await storage.close();
  await database.remove();
});

/** Ann, Ben and Cid at a table with these options, the game begun; `more` seats otherwise. */
async function sitDown(options = {}, more: Partial<ReturnType<typeof parleyGame>> = {}, rules = parley(9)) {
  await storage.createGame(parleyGame({ options, ...more }));
  const table = await tableAgain(rules);
  await table.start('nobody');
  return table;
}

/** The table as another process sees it. */
async function tableAgain(rules = parley(9)): Promise<LiveTable> {
  const around = {
    now: () => now,
    substitute: () => MOVE,
    timely: (_: unknown, seat: number, what: string, secret: boolean) => {
      timely.push(`${what} ${seat}${secret ? ' in secret' : ''}`);
    },
  };
  const { tables } = hall(storage, around, rules);
  open.push(tables);
  return await tables.open('g');
}

async function looking(table: LiveTable, account: string): Promise<Onlooker> {
  const onlooker = new Onlooker(account);
  await table.watch(onlooker);
  return onlooker;
}

async function plays(table: LiveTable, who: Onlooker, answer: number): Promise<void> {
  const seat = table.seatOf(who.account);
  if (seat === null) throw new Error(`${who.account} has no seat`);
  await table.answer(seat, who.question, answer);
}

const score = (one: Onlooker) => one.state?.view;
const refusal = (code: string) => expect.objectContaining({ name: 'Refused', code });

describe('taking back', () => {
  test('with everybody’s consent, and not before', async () => {
    const table = await sitDown();
    const [a, b, c] = [await looking(table, 'ann'), await looking(table, 'ben'), await looking(table, 'cid')];
    await plays(table, a, MOVE);
    await plays(table, b, MOVE);
    expect([a, b, c].map(({ state }) => state?.undo)).toEqual(['consent', 'consent', 'no']);
    await table.undo(ann);
    expect(c.state?.proposal).toEqual({ what: 'undo', by: 0, agreed: [0], change: null });
    await table.consent(ben, 'undo', true);
    expect(score(a)).toMatchObject({ score: 2 });
    await table.consent(cid, 'undo', true);
    expect([a, b, c].map(score)).toEqual([0, 1, 2].map((viewer) => ({ turn: 0, score: 0, viewer })));
    expect(a.state).toMatchObject({ proposal: null, question: { asked: { kind: 'act' } } });
    expect((await storage.entries('g', 1)).at(-1)?.line).toBe('undo 0');
  });

  test('not when one is against it', async () => {
    const table = await sitDown();
    const [a, b] = [await looking(table, 'ann'), await looking(table, 'ben')];
    await plays(table, a, MOVE);
    await table.undo(ann);
    await table.consent(cid, 'undo', false);
    expect(b.state).toMatchObject({ proposal: null, view: { score: 1 } });
    await expect(table.consent(ben, 'undo', true)).rejects.toEqual(refusal('stale'));
  });

  test('a proposal ends with the turn it was made in', async () => {
    const table = await sitDown();
    const [a, b] = [await looking(table, 'ann'), await looking(table, 'ben')];
    await plays(table, a, MOVE);
    await table.undo(ann);
    expect(b.state?.proposal).toMatchObject({ what: 'undo', by: 0 });
    await plays(table, b, MOVE);
    expect(b.state?.proposal).toBeNull();
    await expect(table.consent(cid, 'undo', true)).rejects.toEqual(refusal('stale'));
    expect(score(a)).toMatchObject({ score: 2 });
  });

  test('a proposal ends when something hidden comes out, however that came about', async () => {
    const table = await sitDown({}, {}, parley(9, 1, { dice: true }));
    const [a, b, c] = [await looking(table, 'ann'), await looking(table, 'ben'), await looking(table, 'cid')];
    await plays(table, a, WHISPER);
    await table.undo(ann);
    expect(c.state?.proposal).toMatchObject({ what: 'undo', by: 0 });
    await plays(table, b, PASS_ON);
    expect(c.events).toContain('rolled');
    expect([a, b, c].map(({ state }) => state?.proposal)).toEqual([null, null, null]);
    await expect(table.consent(ben, 'undo', true)).rejects.toEqual(refusal('stale'));
  });

  test('a proposal ends when a window opens: nobody agrees to it behind what is shown', async () => {
    const table = await sitDown({ pokerFace: 4 }, {}, parley(9, 1, { objectors: [2] }));
    const [a, b] = [await looking(table, 'ann'), await looking(table, 'ben')];
    await plays(table, a, WHISPER);
    await plays(table, b, NO);
    await table.undo(ann);
    expect(a.state?.proposal).toMatchObject({ what: 'undo', by: 0 });
    await plays(table, b, MOVE);
    expect(a.state).toMatchObject({ proposal: null, window: { longer: [] } });
    for (const seat of [ben, cid]) await expect(table.consent(seat, 'undo', true)).rejects.toEqual(refusal('stale'));
    expect((await storage.entries('g', 1)).map(({ line }) => line)).not.toContain('undo 0');
  });

  test('however many answers others have given in secret since', async () => {
    const table = await sitDown({}, {}, parley(9, 1, { aside: true }));
    const [a, b, c] = [await looking(table, 'ann'), await looking(table, 'ben'), await looking(table, 'cid')];
    await plays(table, a, WHISPER);
    for (let count = 0; count < 105; count++) for (const one of [b, c]) await plays(table, one, PASS_ON);
    expect(a.state?.undo).toBe('consent');
  });

  test('whoever plays a lent seat has to agree too', async () => {
    const seats = parleyGame().seats.map((one) => (one.seat === 2 ? { ...one, standIn: 'dan' } : one));
    const table = await sitDown({}, { seats });
    const a = await looking(table, 'ann');
    await plays(table, a, MOVE);
    await table.undo(ann);
    await table.consent(ben, 'undo', true);
    expect(score(a)).toMatchObject({ score: 1 });
    await table.consent(cid, 'undo', true);
    expect(score(a)).toMatchObject({ score: 0 });
  });

  test('nobody who has not played', async () => {
    await expect((await sitDown()).undo(ben)).rejects.toEqual(refusal('not-allowed'));
  });

  test('alone among artificial players, without asking anybody', async () => {
    const seats = parleyGame().seats.map((one) => (one.seat === 0 ? one : { ...one, account: null, bot: 'nobody' }));
    const table = await sitDown({}, { seats });
    const a = await looking(table, 'ann');
    await plays(table, a, MOVE);
    await table.undo(ann);
    expect(a.state).toMatchObject({ view: { score: 0 }, proposal: null });
  });

  test('a secret answer in between changes nothing that others see', async () => {
    const table = await sitDown();
    const [a, b, c] = [await looking(table, 'ann'), await looking(table, 'ben'), await looking(table, 'cid')];
    await plays(table, a, WHISPER);
    await table.undo(ann);
    const heard = c.messages.length;
    await plays(table, b, 2); // passes the whisper on to Cid
    expect(a.state?.proposal).toEqual({ what: 'undo', by: 0, agreed: [0], change: null });
    expect(c.messages.slice(heard)).toHaveLength(1); // Cid's own question
  });
});

test('a game that is over stays so: nothing is taken back, agreed to, paused, or decided by the clock', async () => {
  await storage.createGame(parleyGame({ options: { clock: { kind: 'live', perDecision: 60 } } }));
  const { tables } = hall(storage, { now: () => now, substitute: () => MOVE }, parley(1));
  open.push(tables);
  const table = await tables.open('g');
  await table.start('nobody');
  const [a, b] = [await looking(table, 'ann'), await looking(table, 'ben')];
  await plays(table, a, WHISPER);
  await table.undo(ann);
  await plays(table, b, NO);
  expect(a.state).toMatchObject({ status: 'over', proposal: null });
  const before = [await storage.entries('g', 1), await storage.game('g')];
  now += 3_600 * SECOND;
  const tries = [
    () => table.consent(ben, 'undo', true),
    () => table.consent(cid, 'undo', true),
    () => table.undo(ann),
    () => table.takeBack(0),
    () => table.pause(ann, true),
    () => table.discuss(ann),
    () => table.changeSeats((seats) => seats.map((one) => ({ ...one, bot: 'nobody', account: null }))),
    () => table.tick(),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toEqual(refusal('game-over'));
  expect([await storage.entries('g', 1), await storage.game('g')]).toEqual(before);
  expect(a.state).toMatchObject({ status: 'over', view: { turn: 1 } });
});

describe('a live clock', () => {
  const live = (more = {}) => ({ clock: { kind: 'live', perDecision: 60, reserve: 0, ...more } });

  test('decides for whoever is not there, with a plain answer', async () => {
    const table = await sitDown(live());
    const b = await looking(table, 'ben');
    expect(b.state?.clock?.seats[0]).toEqual({ seat: 0, deadline: now + 60 * SECOND, reserve: 0 });
    now += 59 * SECOND;
    await table.tick();
    expect(score(b)).toMatchObject({ turn: 0 });
    now += 1 * SECOND;
    await table.tick();
    expect(score(b)).toMatchObject({ turn: 1, score: 1 });
    expect(timely).toEqual(['decided 0']);
  });

  test('or waits', async () => {
    const table = await sitDown(live({ atZero: 'wait' }));
    now += 99 * SECOND;
    await table.tick();
    expect(timely).toEqual([]);
  });

  test('of a secret question nobody else sees or hears anything of', async () => {
    const table = await sitDown(live());
    const [a, b, c] = [await looking(table, 'ann'), await looking(table, 'ben'), await looking(table, 'cid')];
    await plays(table, a, WHISPER);
    expect(b.state?.clock?.seats[1]?.deadline).toBe(now + 60 * SECOND);
    expect(c.state?.clock?.seats[1]?.deadline).toBeNull();
    now += 60 * SECOND;
    await table.tick();
    expect(timely).toEqual(['decided 1 in secret']);
  });

  test('stops when all agree, and goes on when one says so, in every process', async () => {
    const table = await sitDown(live());
    const c = await looking(table, 'cid');
    await table.pause(ann, true);
    await table.consent(ben, 'pause', true);
    expect(c.state?.clock?.paused).toBe(false);
    await table.consent(cid, 'pause', true);
    expect(c.state?.clock?.paused).toBe(true);
    now += 1_000 * SECOND;
    const elsewhere = await tableAgain();
    await elsewhere.tick();
    expect(timely).toEqual([]);
    await elsewhere.pause(ben, false);
    expect((await looking(elsewhere, 'ben')).state?.clock).toMatchObject({ paused: false });
  });

  test('what was said of it is known to whoever opens the table later', async () => {
    const table = await sitDown(live({ reserve: 100 }));
    const asSeen = async () => (await looking(await tableAgain(), 'cid')).state;
    const deadline = async () => (await asSeen())?.clock?.seats[0]?.deadline;
    const began = now;
    expect(await deadline()).toBe(began + (60 + 100) * SECOND);
    await table.pause(ann, true);
    expect(await asSeen()).toMatchObject({ proposal: { what: 'pause', by: 0, agreed: [0] } });
    await table.consent(ben, 'pause', true);
    expect(await asSeen()).toMatchObject({ proposal: { agreed: [0, 1] } });
    await table.consent(cid, 'pause', true);
    expect(await asSeen()).toMatchObject({ proposal: null, clock: { paused: true } });
    now += 500 * SECOND;
    await table.pause(ben, false);
    expect(await asSeen()).toMatchObject({ clock: { paused: false } });
    expect(await deadline()).toBe(began + (500 + 60 + 100) * SECOND);
    now += 59 * SECOND;
    await table.discuss(ann);
    expect(await deadline()).toBe(now + (120 + 100) * SECOND);
    await table.pause(ann, true);
    await table.consent(ben, 'pause', false);
    expect(await asSeen()).toMatchObject({ proposal: null });
  });

  test('discussing buys time', async () => {
    const table = await sitDown(live());
    now += 59 * SECOND;
    await table.discuss(ann);
    now += 100 * SECOND;
    await table.tick();
    expect(timely).toEqual([]);
  });
});

test('a slow clock reminds once, then an artificial player decides', async () => {
  const table = await sitDown({ clock: { kind: 'slow', weekendsOff: false } });
  now += 12 * 3_600 * SECOND;
  await table.tick();
  await table.tick();
  await (await tableAgain()).tick();
  expect(timely).toEqual(['remind 0']);
  now += 24 * 3_600 * SECOND;
  await table.tick();
  expect(timely).toEqual(['remind 0', 'decided 0']);
});

test('games at which something is due are woken, the longest overdue first, and one that fails keeps none waiting', async () => {
  await sitDown({ clock: { kind: 'slow', weekendsOff: false } });
  const [woken, failures]: [string[], string[]] = [[], []];
  const open = async (game: string) => {
    woken.push(game);
    if (game === 'broken') throw new Error('cannot be read');
  };
  const wake = (hours: number) => wakeGames(storage, open, now + hours * 3_600 * SECOND, (game) => failures.push(game));
  const kept = async () => (await storage.dueGames(Number.MAX_SAFE_INTEGER, 10)).some(({ game }) => game === 'g');
  while (!(await kept())) await new Promise((resolve) => setImmediate(resolve)); // it is kept beside the game
  await wake(11);
  expect(woken).toEqual([]);
  for (const [id, due] of [
    ['broken', 1],
    ['early', 2],
  ] as const) {
    await storage.createGame(parleyGame({ id }));
    await storage.setStatus(id, 'playing');
    await storage.setDue(id, due);
  }
  await wake(12);
  expect([woken, failures]).toEqual([['broken', 'early', 'g'], ['broken']]);
  woken.length = 0;
  await wake(12);
  expect(woken).toEqual(['early', 'g']);
});

test('when something is next due is kept also where the database was away at first', async () => {
  const { setDue } = storage;
  let refused = 0;
  storage.setDue = async () => {
    refused++;
    throw new Error('the database is away');
  };
  await sitDown({ clock: { kind: 'slow', weekendsOff: false } });
  expect(refused).toBeGreaterThan(0);
  storage.setDue = setDue;
  const due = async () => (await storage.dueGames(Number.MAX_SAFE_INTEGER, 10)).map(({ game }) => game);
  await vi.waitFor(async () => expect(await due()).toEqual(['g']), 20_000);
});

test('time at which no server ran does not count', async () => {
  expect(await outagesUntil(storage, 1_000 * SECOND)).toEqual([]);
  expect(await outagesUntil(storage, 1_010 * SECOND)).toEqual([]);
  const outages = await outagesUntil(storage, 5_010 * SECOND);
  expect(outages).toEqual([[1_010 * SECOND, 5_010 * SECOND]]);
  expect(await outagesUntil(storage, 5_020 * SECOND)).toEqual(outages);
  expect([0, 2_010, 6_000].map((at) => downSince(outages, at * SECOND) / SECOND)).toEqual([4_000, 3_000, 0]);

  const clock = { kind: 'slow', weekendsOff: false } as const;
  await sitDown({ clock });
  const began = now;
  now += 60 * 3_600 * SECOND;
  const down: Outage[] = [[began + 1_000, now]];
  const around = {
    now: () => now,
    outages: down,
    timely: (_: unknown, seat: number, what: string) => timely.push(`${what} ${seat}`),
  };
  const table = await hall(storage, around).tables.open('g');
  await table.tick();
  expect(timely).toEqual([]);
  now += 12 * 3_600 * SECOND;
  await table.tick();
  expect(timely).toEqual(['remind 0']);
});

test('a game without a clock is never paused', async () => {
  const table = await sitDown();
  await expect(table.pause(ann, true)).rejects.toEqual(refusal('not-allowed'));
  await expect(table.discuss(ann)).rejects.toEqual(refusal('not-allowed'));
});

describe('standing orders', () => {
  const no = { when: 'whispered', answer: { type: 'no' } };

  test('answer the owner’s question, and only the owner sees them', async () => {
    const table = await sitDown();
    const [a, b] = [await looking(table, 'ann'), await looking(table, 'ben')];
    const heard = a.messages.length;
    await table.order(ben, [no]);
    expect([a.state?.orders, b.state?.orders]).toEqual([
      { standing: [], passing: [] },
      { standing: [no], passing: [] },
    ]);
    expect(a.messages).toHaveLength(heard);
    await plays(table, a, WHISPER);
    await until(() => b.state?.awaited[0] === 1);
    expect(score(b)).toMatchObject({ turn: 1 });
    expect((await storage.entries('g', 2))[0]?.line).toMatch(new RegExp(`^1 ${NO} `));
  });

  test('of a stand-in end with the loan', async () => {
    const lent = (standIn: string | null) => (seats: readonly StoredSeat[]) =>
      seats.map((one) => (one.seat === 1 ? { ...one, standIn } : one));
    const table = await sitDown();
    const b = await looking(table, 'ben');
    await table.changeSeats(lent('dan'));
    await table.order(ben, [no]);
    expect(b.state?.orders).toMatchObject({ standing: [no] });
    await table.changeSeats(lent(null));
    expect(b.state?.orders).toEqual({ standing: [], passing: [] });
    expect((await looking(await tableAgain(), 'ben')).state?.orders).toEqual({ standing: [], passing: [] });
  });

  test('are there in every process', async () => {
    await (await sitDown()).order(ben, [no]);
    const elsewhere = await tableAgain();
    expect((await looking(elsewhere, 'ben')).state?.orders).toMatchObject({ standing: [no] });
  });

  test('passing an event is kept too, and can be taken back', async () => {
    const table = await sitDown();
    const b = await looking(table, 'ben');
    await table.passEvent(ben, 'jump 5.2', true);
    expect(b.state?.orders).toEqual({ standing: [], passing: ['jump 5.2'] });
    await table.passEvent(ben, 'jump 5.2', false);
    expect(b.state?.orders).toEqual({ standing: [], passing: [] });
  });

  test('that are none are refused', async () => {
    const table = await sitDown();
    await expect(table.order(ben, [{ when: 'whispered' }])).rejects.toEqual(refusal('malformed'));
    await expect(table.order(ben, [passFor('x')])).resolves.toBeUndefined();
  });
});

test('what one process keeps, another hears of', async () => {
  const shared = await postgresDatabase();
  const storages = [await shared.open(), await shared.open()] as const;
  await storages[0].createGame(parleyGame({ options: { clock: { kind: 'live', perDecision: 60 } } }));
  const halls = storages.map((one) => hall(one).tables);
  const tables = await Promise.all(halls.map((one) => one.open('g')));
  const [here, there] = tables;
  if (!here || !there) throw new Error('there are two');
  await here.start('nobody');
  const [a, c] = [await looking(here, 'ann'), await looking(there, 'cid')];
  await until(() => c.state?.status === 'playing');
  await plays(here, a, MOVE);
  await until(() => c.state?.awaited[0] === 1);
  await here.undo(ann);
  await until(() => c.state?.proposal !== null);
  expect(c.state?.proposal).toEqual({ what: 'undo', by: 0, agreed: [0], change: null });
  await there.consent(cid, 'undo', true);
  await until(() => a.state?.proposal?.agreed.length === 2);
  await there.consent(ben, 'undo', true);
  await until(() => a.state?.awaited[0] === 0);
  expect(score(a)).toMatchObject({ turn: 0, score: 0 });
  for (const one of halls) await one.close();
  for (const one of storages) await one.close();
  await shared.remove();
});

/** Lets those who play by themselves go on until it is so. */
async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setImmediate(resolve));
}
