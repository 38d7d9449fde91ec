import { passFor } from '@ragtag/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { mayBeDue, wakeGames } from '../src/tables/waker.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, Onlooker, parleyGame, seatAt } from '../testing/live.ts';
import { MOVE, NO, WHISPER } from '../testing/parley.ts';

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
async function sitDown(options = {}, more: Partial<ReturnType<typeof parleyGame>> = {}) {
  await storage.createGame(parleyGame({ options, ...more }));
  const table = await tableAgain();
  await table.start('nobody');
  return table;
}

/** The table as another process sees it. */
async function tableAgain(): Promise<LiveTable> {
  const { tables } = hall(storage, {
    now: () => now,
    substitute: () => MOVE,
    timely: (_, seat, what, secret) => timely.push(`${what} ${seat}${secret ? ' in secret' : ''}`),
  });
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
    expect(c.state?.proposal).toEqual({ what: 'undo', by: 0, agreed: [0] });
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
    expect(a.state?.proposal).toEqual({ what: 'undo', by: 0, agreed: [0] });
    expect(c.messages.slice(heard)).toHaveLength(1); // Cid's own question
  });
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

  test('of a secret question nobody else sees anything of', async () => {
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

  test('discussing buys time', async () => {
    const table = await sitDown(live());
    now += 59 * SECOND;
    await table.discuss();
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
  expect(timely).toEqual(['remind 0']);
  now += 24 * 3_600 * SECOND;
  await table.tick();
  expect(timely).toEqual(['remind 0', 'decided 0']);
});

test('a game nobody looks at is woken when its clock may say something', async () => {
  const table = await sitDown({ clock: { kind: 'slow', weekendsOff: false } });
  const woken: string[] = [];
  const open = async (game: string) => woken.push(game);
  await wakeGames(storage, open, now + 11 * 3_600 * SECOND);
  expect(woken).toEqual([]);
  await wakeGames(storage, open, now + 12 * 3_600 * SECOND);
  expect(woken).toEqual(['g']);
  const { stored } = table;
  expect(mayBeDue({ ...stored, options: {} }, now * 2)).toBe(false);
  expect(mayBeDue({ ...stored, options: { clock: { kind: 'live' } } }, now)).toBe(true);
  expect(mayBeDue({ ...stored, status: 'over' }, Number.MAX_SAFE_INTEGER)).toBe(false);
});

test('a game without a clock is never paused', async () => {
  const table = await sitDown();
  await expect(table.pause(ann, true)).rejects.toEqual(refusal('not-allowed'));
  await expect(table.discuss()).rejects.toEqual(refusal('not-allowed'));
});

describe('a poker face', () => {
  const face = { pokerFace: 5 };

  test('shows what an answer leads to after the same time, whether or not somebody was asked in secret', async () => {
    const table = await sitDown(face);
    const [a, b, c] = [await looking(table, 'ann'), await looking(table, 'ben'), await looking(table, 'cid')];
    const heard = () => [a, b, c].map(({ messages }) => messages.length);
    const before = heard();
    await plays(table, a, WHISPER);
    expect(heard().map((n, at) => n - (before[at] ?? 0))).toEqual([0, 1, 0]); // Ben alone is asked
    now += 3 * SECOND;
    await plays(table, b, NO);
    expect(score(c)).toMatchObject({ turn: 0 });
    now += 2 * SECOND;
    await table.tick();
    expect([a, b, c].map(({ state }) => state?.awaited)).toEqual([[1], [1], [1]]);
    const shown = heard();
    await plays(table, b, MOVE);
    expect(heard()).toEqual(shown);
    now += 5 * SECOND;
    await table.tick();
    expect(score(c)).toMatchObject({ turn: 2, score: 1 });
    expect(c.events).toEqual(['moved']);
    expect(a.events).toEqual(['replied', 'moved']);
  });

  test('lets nobody look behind it by coming anew, answering early, or asking for the log', async () => {
    const table = await sitDown(face);
    const a = await looking(table, 'ann');
    await plays(table, a, MOVE);
    const late = await looking(table, 'ben');
    expect(late.state).toBeNull();
    await expect(table.answer(ben, 'whatever', MOVE)).rejects.toEqual(refusal('not-asked'));
    let told = false;
    const log = table.archive.history('ben').then((lines) => {
      told = true;
      return lines;
    });
    await table.tick();
    expect([told, late.state]).toEqual([false, null]);
    now += 5 * SECOND;
    await table.tick();
    expect(late.state).toMatchObject({ view: { turn: 1 }, question: { asked: { kind: 'act' } } });
    expect((await log).map(({ event }) => event.type)).toEqual(['moved']);
  });

  test('artificial players keep it too', async () => {
    const table = await sitDown(face);
    await table.order(ben, [{ when: 'act', answer: { type: 'move' } }]);
    const a = await looking(table, 'ann');
    await plays(table, a, MOVE);
    await table.tick();
    expect((await storage.entries('g', 1)).length).toBe(1);
    now += 5 * SECOND;
    await table.tick();
    await until(() => table.stored.length === 2);
    expect((await storage.entries('g', 2))[0]?.line).toMatch(/^1 /);
  });
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
  expect(c.state?.proposal).toEqual({ what: 'undo', by: 0, agreed: [0] });
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
