import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Lobby } from '../src/lobby/lobby.ts';
import type { NewGame, Storage } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import type { Tables } from '../src/tables/tables.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, Onlooker, parleyGame, seatAt } from '../testing/live.ts';
import { MOVE, OBJECT, PASS, parley } from '../testing/parley.ts';

const [ANN, BEN, CID] = [seatAt(0), seatAt(1), seatAt(2)];
const START = 1_000;
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

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
  readonly ben: Onlooker;
  readonly cid: Onlooker;
  readonly eve: Onlooker;
  /** The same table as a process sees that has just started. */
  again(): Promise<LiveTable>;
}

/** Ann, Ben and Cid at a table, Eve looks on; those named can object to moves. */
async function world(
  objectors: readonly number[],
  options: object = {},
  { bots = [], ...more }: Partial<NewGame> & { bots?: readonly number[] } = {},
): Promise<World> {
  const database = await sqliteDatabase();
  databases.push(database);
  const storage = await database.open();
  ending.push(() => storage.close());
  const seats = parleyGame().seats.map((one) =>
    bots.includes(one.seat) ? { ...one, account: null, bot: 'random' } : one,
  );
  await storage.createGame(parleyGame({ options: { spectators: true, ...options }, seats, ...more }));
  const open = async () => {
    const autoPlayer = (_: LiveTable, seat: number) => (bots.includes(seat) ? () => PASS : null);
    const { tables } = hall(storage, { now: () => now, autoPlayer }, parley(9, 1, { objectors }));
    ending.push(() => tables.close());
    return await (tables as Tables).open('g');
  };
  const table = await open();
  await table.start('random');
  const looking = async (account: string) => {
    const onlooker = new Onlooker(account);
    await table.watch(onlooker);
    return onlooker;
  };
  const [ann, ben] = [await looking('ann'), await looking('ben')];
  return { storage, table, ann, ben, cid: await looking('cid'), eve: await looking('eve'), again: open };
}

const move = ({ table, ann }: World) => table.answer(ANN, ann.question, MOVE);

async function pass(time: number, ...tables: readonly LiveTable[]): Promise<void> {
  now += time;
  for (const table of tables) await table.tick();
}

/** How long the window that is open stays open. */
const closing = ({ eve }: World) => (eve.state?.window?.until ?? now) - now;
const heard = ({ ann, cid, eve }: World) => [ann, cid, eve].map(({ messages }) => messages.slice());
const refusal = (code: string) => expect.objectContaining({ name: 'Refused', code });

describe('a window', () => {
  test('is shown for the same time and tells the same, whether or not somebody is asked there', async () => {
    const [asked, unasked] = [await world([BEN]), await world([])];
    const both = [asked.table, unasked.table];
    const ends: number[] = [];
    for (const one of [asked, unasked]) await move(one);
    expect(asked.ben.state?.question?.asked.kind).toBe('objection');
    expect(unasked.ben.state?.question).toBeNull();
    for (let quarters = 0; quarters < 40; quarters++) {
      expect(heard(asked)).toEqual(heard(unasked));
      if (unasked.ann.state?.awaited.length !== 0) break;
      if (unasked.eve.state?.window?.until !== ends.at(-1)) ends.push(unasked.eve.state?.window?.until ?? 0);
      await pass(SECOND / 4, ...both);
    }
    expect(unasked.eve.events).toEqual(['moved', 'settled', 'settled']);
    expect(asked.eve.state).toMatchObject({ awaited: [1], window: null, view: { score: 1 } });
    // Four seconds and less for what follows at once, each a little longer or shorter.
    const [first = 0, second = 0] = ends;
    expect(ends).toHaveLength(2);
    expect(first - START).toBeGreaterThanOrEqual(3.4 * SECOND);
    expect(first - START).toBeLessThanOrEqual(4.6 * SECOND);
    expect(second - first).toBeLessThan(2 * SECOND);
  });

  test('lets whoever is asked answer at once without anybody noticing before it closes', async () => {
    const [quick, slow] = [await world([BEN]), await world([])];
    for (const one of [quick, slow]) await move(one);
    await quick.table.answer(BEN, quick.ben.question, PASS);
    expect(quick.ben.state?.question).toBeNull(); // the next window is not open yet
    expect(heard(quick)).toEqual(heard(slow));
    await pass(closing(slow), quick.table, slow.table);
    expect(heard(quick)).toEqual(heard(slow));
    expect(quick.ben.state?.question?.asked.kind).toBe('appeal');
  });

  test('shows what was responded when it closes', async () => {
    const one = await world([BEN]);
    await move(one);
    const before = heard(one);
    await one.table.answer(BEN, one.ben.question, OBJECT);
    expect(heard(one)).toEqual(before);
    await pass(closing(one), one.table);
    expect(one.eve.events).toEqual(['moved', 'objected']);
    expect(one.eve.state).toMatchObject({ view: { score: 0 }, awaited: [] });
  });

  test('is all there is to see, from wherever one looks', async () => {
    const one = await world([]);
    await move(one);
    const late = new Onlooker('fay');
    await one.table.watch(late);
    expect(late.state).toMatchObject({ view: { turn: 0, score: 1 }, awaited: [], waiting: true, undo: 'no' });
    expect(late.events).toEqual(['moved']);
    await expect(one.table.answer(BEN, 'whatever', MOVE)).rejects.toEqual(refusal('not-asked'));
    await expect(one.table.undo(ANN)).rejects.toEqual(refusal('not-allowed'));
    expect((await one.table.archive.history('ben')).map(({ event }) => event.type)).toEqual(['moved']);
    expect((await one.table.archive.past('ben')).entries).toHaveLength(0);
    expect(await one.table.look('ben')).toMatchObject({ view: { turn: 0 }, question: null });
    expect(one.table.questions().size).toBe(0);
    expect([one.ann, one.ben, one.cid].map(({ state }) => state?.undo)).toEqual(['no', 'no', 'no']);
    for (const seat of [ANN, BEN, CID]) {
      const text = `Turn 0, says seat ${seat}.`; // it is the next turn by now
      expect(await one.table.signals(seat, null)).toEqual([{ signal: 'turn', about: 'Turns', text }]);
    }
  });

  test('tells the lobby nothing of who is asked or what was played', async () => {
    const lobbies = async ({ storage }: World) => {
      const lobby = new Lobby(storage, {}, () => now);
      const cid = { id: 'cid', name: 'Cid', password: null, created: 0 };
      return [await lobby.game('g', null), await lobby.myGames(cid), await lobby.watchableGames(null)];
    };
    const [asked, unasked] = [await world([BEN]), await world([])];
    for (const one of [asked, unasked]) await move(one);
    for (let quarters = 0; quarters < 40; quarters++) {
      expect(await lobbies(asked)).toEqual(await lobbies(unasked));
      await pass(SECOND / 4, asked.table, unasked.table);
      if (quarters === 4) await asked.table.answer(BEN, asked.ben.question, PASS);
    }
    expect(await lobbies(asked)).toMatchObject([{ awaited: [1], since: START }, [{ awaited: [1] }], [{}]]);
  });

  test('stays open for longer when somebody openly asks for it, once each', async () => {
    const one = await world([BEN]);
    await move(one);
    await one.table.discuss(CID);
    expect(one.eve.state?.window).toEqual({ until: START + 20 * SECOND, longer: [2] });
    await expect(one.table.discuss(CID)).rejects.toEqual(refusal('not-allowed'));
    await pass(19 * SECOND, one.table);
    expect(one.eve.events).toEqual(['moved']);
    await pass(SECOND, one.table);
    expect(one.eve.events).toEqual(['moved', 'settled']);
    const { until = 0 } = one.eve.state?.window ?? {};
    expect(until - now).toBeGreaterThan(3 * SECOND); // nobody is hurried any more
    expect(await one.storage.game('g')).toMatchObject({ shownFrom: until });
  });

  test('is not held where one person plays, or where it is open to artificial players only', async () => {
    const alone = await world([BEN], {}, { bots: [1, 2] });
    await move(alone);
    expect(alone.eve.events).toEqual(['moved', 'settled', 'settled']);
    expect(alone.eve.state?.window).toBeNull();
  });

  test('is not held where the host has it so', async () => {
    const one = await world([BEN], { pokerFace: 0 });
    await move(one);
    expect(one.ben.state?.question?.asked.kind).toBe('objection');
    await one.table.answer(BEN, one.ben.question, PASS);
    expect(one.eve.events).toEqual(['moved', 'settled']);
  });

  test('is open for hours where a game is played over weeks, and closes at the same moment for all', async () => {
    const options = { clock: { kind: 'slow', windows: 3 } };
    const [asked, unasked] = [await world([BEN], options), await world([], options)];
    for (const one of [asked, unasked]) await move(one);
    const { until = 0 } = asked.eve.state?.window ?? {};
    expect(until - now).toBeGreaterThan(2.5 * HOUR);
    await pass(HOUR, asked.table, unasked.table);
    expect(heard(asked)).toEqual(heard(unasked));
    await pass(until - now, asked.table, unasked.table);
    expect(asked.eve.events).toEqual(['moved', 'settled']);
    expect(heard(asked)).toEqual(heard(unasked));
  });

  test('is still open when the server comes back, and closes when it would have', async () => {
    for (const objectors of [[], [BEN]]) {
      now = START;
      const one = await world(objectors);
      await move(one);
      await one.table.discuss(CID);
      now += 2 * SECOND;
      const again = await one.again();
      const eve = new Onlooker('eve');
      await again.watch(eve);
      expect([eve.events, eve.state?.window]).toEqual([['moved'], one.eve.state?.window]);
      await pass(closing(one), one.table, again);
      expect([eve.events, eve.state?.window]).toEqual([['moved', 'settled'], one.eve.state?.window]);
    }
  });

  test('closes without anybody being told again what they saw before the server came back', async () => {
    for (const objectors of [[], [BEN]]) {
      now = START;
      const one = await world(objectors);
      await move(one);
      await one.table.close();
      const again = await one.again();
      const eve = new Onlooker('eve');
      await again.watch(eve);
      while (eve.state?.window) await pass(SECOND, again);
      expect(eve.events).toEqual(['moved', 'settled', 'settled']);
      const ben = new Onlooker('ben');
      await again.watch(ben);
      await again.answer(BEN, ben.question, MOVE);
      expect(eve.events.slice(3)).toEqual(['moved']);
    }
  });

  test('stays open everywhere when somebody asks one process for more time', async () => {
    const one = await world([BEN]);
    await move(one);
    const again = await one.again();
    const fay = new Onlooker('fay');
    await again.watch(fay);
    const before = fay.state?.window?.until;
    await one.table.discuss(CID);
    await again.refresh();
    expect(fay.state?.window).toEqual(one.eve.state?.window);
    expect(fay.state?.window?.until).toBeGreaterThan(before ?? Number.POSITIVE_INFINITY);
  });

  test('has nobody’s clock running; what follows has its time from when it is shown', async () => {
    const one = await world([BEN], { clock: { kind: 'live', perDecision: 60, reserve: 0 } });
    await move(one);
    const deadlines = () => one.eve.state?.clock?.seats.map(({ deadline }) => deadline);
    expect(deadlines()).toEqual([null, null, null]);
    while (one.eve.state?.window) await pass(SECOND, one.table);
    expect(deadlines()).toEqual([null, now + 60 * SECOND, null]);
  });

  test('passes unnoticed where standing orders answer, without a state in between', async () => {
    const [ordered, unasked] = [await world([BEN], { pokerFace: 0 }), await world([], { pokerFace: 0 })];
    for (const one of [ordered, unasked]) {
      await one.table.order(BEN, [{ when: '*', answer: { type: 'pass' } }]);
      await move(one);
    }
    expect(ordered.eve.state).toMatchObject({ awaited: [1] });
    expect(heard(ordered)).toEqual(heard(unasked));
  });
});

test('an answer can be taken back by itself only while no window was open since', async () => {
  const one = await world([], { pokerFace: 0 });
  await move(one);
  expect(one.ann.state?.undo).toBe('consent');
});
