import type { Plain } from '@ragtag/kernel';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { apply } from '../src/protocol/patch.ts';
import type { TableState } from '../src/protocol/protocol.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { postgresDatabase, sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, names, Onlooker, parleyGame, seatAt } from '../testing/live.ts';
import { BREAK, MOVE, NO, PASS_ON, parley, WHISPER } from '../testing/parley.ts';

const [ANN, BEN, CID] = [seatAt(0), seatAt(1), seatAt(2)];

let database: TestDatabase;
let storage: Storage;

beforeEach(async () => {
  database = await sqliteDatabase();
  storage = await database.open();
  for (const id of [...names, 'onlooker']) {
    await storage.createAccount({ id, name: id.toUpperCase(), password: null, created: 1 });
  }
});
afterEach(async () => {
  await storage.close();
  await database.remove();
});

async function begun(more: Parameters<typeof hall>[1] = {}) {
  await storage.createGame(parleyGame());
  const made = hall(storage, more);
  const table = await made.tables.open('g');
  await table.start('random');
  const watchers = await Promise.all([...names, 'onlooker'].map((name) => watch(table, name)));
  const [ann, ben, cid, onlooker] = watchers as [Onlooker, Onlooker, Onlooker, Onlooker]; // one for each name
  return { ...made, table, ann, ben, cid, onlooker };
}

async function watch(table: LiveTable, account: string): Promise<Onlooker> {
  const onlooker = new Onlooker(account);
  await table.watch(onlooker);
  return onlooker;
}

describe('an answer', () => {
  test('is kept, acknowledged, and only then shown', async () => {
    const { table, ann, ben } = await begun();
    const before = ben.messages.length;
    let seen = -1;
    const send = () => {
      seen = ben.messages.length - before;
    };
    await table.answer(ANN, ann.question, MOVE, { to: { send }, text: 'taken' });
    expect(seen).toBe(0);
    expect((await storage.entries('g', 1)).map(({ line }) => line)).toEqual([expect.stringMatching(/^0 0 /)]);
    expect(ben.state).toMatchObject({
      view: { turn: 1, score: 1 },
      question: { asked: { kind: 'act' } },
      awaited: [BEN],
    });
    expect(ann.state?.question).toBeNull();
    expect(ben.events).toEqual(['moved']);
    expect(await storage.game('g')).toMatchObject({ length: 1, pending: [{ seat: 1, secret: false }] });
  });

  test.each([
    ['to an old question', ANN, 'old', MOVE, 'stale'],
    ['by somebody not asked', BEN, 'any', MOVE, 'not-asked'],
    ['that is no option', ANN, null, 99, 'illegal-answer'],
    ['that is nonsense', ANN, null, { __proto__: 'x' }, 'illegal-answer'],
  ] as const)('%s is refused by name and changes nothing', async (_, seat, question, answer, code) => {
    const { table, ann, ben, onlooker } = await begun();
    const counts = [ann, ben, onlooker].map(({ messages }) => messages.length);
    await expect(table.answer(seat, question ?? ann.question, answer)).rejects.toMatchObject({ code });
    expect(await storage.entries('g', 1)).toEqual([]);
    expect([ann, ben, onlooker].map(({ messages }) => messages.length)).toEqual(counts);
    await table.answer(ANN, ann.question, MOVE);
  });

  test('given twice counts once', async () => {
    const { table, ann } = await begun();
    const { question } = ann;
    const twice = await Promise.allSettled([table.answer(ANN, question, MOVE), table.answer(ANN, question, MOVE)]);
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect(await storage.entries('g', 1)).toHaveLength(1);
  });

  test('that cannot be kept never happened', async () => {
    const { table, ann, ben, failures } = await begun();
    const append = storage.append.bind(storage);
    storage.append = () => Promise.reject(new Error('the disk is full'));
    const heard = ben.messages.length;
    await expect(table.answer(ANN, ann.question, MOVE)).rejects.toMatchObject({ code: 'not-stored' });
    expect(failures).toHaveLength(1);
    expect(ben.messages).toHaveLength(heard);
    expect(await table.look('ben')).toMatchObject({ view: { turn: 0, score: 0 }, question: null });
    storage.append = append;
    await table.answer(ANN, ann.question, MOVE);
    expect(ben.state).toMatchObject({ view: { turn: 1, score: 1 } });
  });

  test('on which the rules fail is refused, and everybody is told', async () => {
    const { table, ann, ben, failures } = await begun();
    await expect(table.answer(ANN, ann.question, BREAK)).rejects.toMatchObject({ code: 'fault' });
    expect(ben.state?.notice).toMatch('The rules failed');
    expect(failures).toHaveLength(1);
    expect(await storage.entries('g', 1)).toEqual([]);
  });

  test('on which the rules fail is refused in one fixed sentence, and the game goes on', async () => {
    const { table, ann, ben } = await begun();
    const message = 'the rules failed on this answer: nothing has changed, try another';
    await expect(table.answer(ANN, ann.question, BREAK)).rejects.toMatchObject({ code: 'fault', message });
    await table.answer(ANN, ann.question, MOVE);
    expect(ben.state).toMatchObject({ view: { turn: 1, score: 1 }, notice: null });
  });

  test.each([
    ['could not be kept', false],
    ['could not be kept, nor anything be read', true],
  ])('of a seat that plays by itself is tried again when it %s', async (_, unreadable) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { append, entries } = storage;
      const failures = vi.fn();
      storage.append = () => Promise.reject(new Error('the disk is full'));
      await storage.createGame(parleyGame());
      await append.call(storage, { game: 'g', seq: 1, lines: [], at: 1, pending: [], status: 'playing' });
      const { tables } = hall(storage, { autoPlayer: () => () => MOVE, failed: failures }, parley(3));
      const table = await tables.open('g');
      const until = (holds: () => boolean | Promise<boolean>) =>
        vi.waitFor(
          async () => {
            vi.advanceTimersByTime(1_000);
            expect(await holds()).toBe(true);
          },
          { timeout: 20_000, interval: 5 },
        );
      const failed = (times: number) => until(() => failures.mock.calls.length >= times);
      await failed(1);
      expect(await table.look('ann')).toMatchObject({ view: { turn: 0 }, status: 'playing' });
      if (unreadable) {
        storage.entries = () => Promise.reject(new Error('the disk is gone'));
        await failed(failures.mock.calls.length + 4);
      }
      Object.assign(storage, { append, entries });
      await until(async () => (await storage.entries('g', 1)).length === 3);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a secret question', () => {
  test('and its answer cause no message to anybody who may not know', async () => {
    const { table, ann, ben, cid, onlooker } = await begun();
    await table.answer(ANN, ann.question, WHISPER);
    expect(ben.state?.question?.asked).toMatchObject({ kind: 'whispered', secret: true });
    for (const other of [ann, cid, onlooker]) expect(other.state).toMatchObject({ awaited: [], waiting: true });

    // Ben passes it on: Ann hears what he said, Cid that he is asked, and the onlooker nothing at all.
    const heard = [ann, ben, cid, onlooker].map(({ messages }) => messages.length);
    await table.answer(BEN, ben.question, PASS_ON);
    await table.answer(CID, cid.question, PASS_ON);
    const more = [ann, ben, cid, onlooker].map(({ messages }, index) => messages.length - (heard[index] ?? 0));
    expect(more).toEqual([2, 1, 2, 0]);
    expect([ann, ben, cid, onlooker].map(({ events }) => events.length)).toEqual([2, 1, 1, 0]);
    expect(ann.state?.question?.asked).toMatchObject({ kind: 'whispered' });
  });

  test('is not counted when it is answered: anybody may learn what is counted', async () => {
    await storage.createGame(parleyGame({ id: 'counted' }));
    const counted: boolean[] = [];
    const { tables } = hall(storage, { answered: (own) => counted.push(own) });
    const table = await tables.open('counted');
    await table.start('nobody');
    const [ann, ben] = [await watch(table, 'ann'), await watch(table, 'ben')];
    await table.answer(ANN, ann.question, WHISPER);
    expect(counted).toHaveLength(1);
    await table.answer(BEN, ben.question, PASS_ON);
    expect(counted).toHaveLength(1);
    await tables.close();
  });

  test('stays a secret when its player comes back or answers wrongly', async () => {
    const { table, ann, ben, cid, onlooker } = await begun();
    await table.answer(ANN, ann.question, WHISPER);
    const before = [cid, onlooker].map(({ messages }) => messages.length);
    // A device that comes and goes where another of the same person looks changes nothing for anybody.
    const second = await watch(table, 'ben');
    expect(second.question).toBe(ben.question);
    await table.unwatch(second);
    await expect(table.answer(BEN, ben.question, 7)).rejects.toMatchObject({ code: 'illegal-answer' });
    expect([cid, onlooker].map(({ messages }) => messages.length)).toEqual(before);
  });
});

describe('opened again', () => {
  test('a table stands where it stood, with the same questions', async () => {
    const { table, ann, ben } = await begun();
    await table.answer(ANN, ann.question, MOVE);
    await table.answer(BEN, ben.question, WHISPER);
    const again = await hall(storage).tables.open('g');
    const { state } = await watch(again, 'cid');
    expect(state).toMatchObject({ view: { turn: 1, score: 1 }, question: { asked: { kind: 'whispered' } } });
    expect(state?.question?.name).toBe((await table.look('cid')).question?.name);
  });

  test('answers taken back stay taken back, and the question is asked anew', async () => {
    const { table, ann, ben } = await begun();
    const first = ann.question;
    await table.answer(ANN, first, MOVE);
    const { question } = ben;
    await table.takeBack(0);
    expect(ann.question).toBe(first);
    expect(ben.state).toMatchObject({ view: { turn: 0, score: 0 }, question: null });
    await expect(table.answer(BEN, question, MOVE)).rejects.toMatchObject({ code: 'not-asked' });
    await table.answer(ANN, first, WHISPER);
    const again = await hall(storage).tables.open('g');
    expect(await again.look('ben')).toMatchObject({ view: { turn: 0 }, question: { asked: { kind: 'whispered' } } });
    expect((await again.archive.history('ann')).map(({ event }) => event.type)).toEqual([]);
    await again.answer(BEN, (await again.look('ben')).question?.name ?? '', 0);
    expect((await again.archive.history('ann')).map(({ event }) => event.type)).toEqual(['replied']);
    expect(await again.archive.history('cid')).toEqual([]);
  });

  test('tables are let go when nobody needs them, and only then', async () => {
    const { tables, table, ann, ben, cid, onlooker } = await begun();
    tables.letGo(6_000);
    expect(tables.all()).toEqual([table]);
    for (const watcher of [ann, ben, cid, onlooker]) await table.unwatch(watcher);
    tables.letGo(4_000);
    expect(tables.all()).toEqual([table]);
    tables.letGo(6_000);
    expect(tables.all()).toEqual([]);
    expect(await (await tables.open('g')).look('ann')).toMatchObject({ status: 'playing' });
  });
});

describe('people', () => {
  test('who sits down is seen to, and sees from there', async () => {
    const seats = parleyGame().seats.map((one) => (one.seat === 2 ? { ...one, account: null } : one));
    await storage.createGame(parleyGame({ seats }));
    const table = await hall(storage).tables.open('g');
    const [ann, cid] = [await watch(table, 'ann'), await watch(table, 'cid')];
    expect(cid.state).toMatchObject({ seat: null, status: 'open', view: null });
    await table.changeSeats((now) => now.map((one) => (one.seat === 2 ? { ...one, account: 'cid' } : one)));
    expect(cid.state?.seat).toBe(2);
    expect(ann.state?.seats[2]).toEqual({ seat: 2, name: 'CID', kind: 'person', here: true });
    await table.unwatch(cid);
    expect(ann.state?.seats[2]?.here).toBe(false);
  });

  test('without a seat see the game only where spectators are let in', async () => {
    await storage.createGame(parleyGame({ options: { spectators: false } }));
    const table = await hall(storage).tables.open('g');
    await table.start('random');
    await expect(watch(table, 'onlooker')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(table.look('onlooker')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(table.archive.history('onlooker')).rejects.toMatchObject({ code: 'not-allowed' });
  });

  test('artificial players answer for their seats to the end, through the same journal', async () => {
    let over: () => void = () => undefined;
    const finished = new Promise<void>((resolve) => {
      over = resolve;
    });
    const { table, cid } = await begun({
      autoPlayer: () => (asked) => (asked.kind === 'act' ? MOVE : NO),
      changed: (changed) => changed.over && over(),
    });
    await finished;
    await table.look('cid');
    expect(cid.state).toMatchObject({ status: 'over', view: { turn: 9, score: 9 }, waiting: false });
    expect(await storage.entries('g', 1)).toHaveLength(9);
    await expect(table.answer(CID, '', MOVE)).rejects.toMatchObject({ code: 'game-over' });
  });

  test('what artificial players answer one right after the other is shown together, unless it takes long', async () => {
    let [now, millis] = [5_000, 0];
    const { table, ann } = await begun({
      now: () => now,
      autoPlayer: (_, seat) => {
        if (seat === ANN) return null;
        return () => {
          now += millis;
          return MOVE;
        };
      },
    });
    const told = async () => {
      const from = ann.messages.length;
      await table.answer(ANN, ann.question, MOVE);
      await vi.waitFor(() => expect(ann.question).not.toBe(''));
      return ann.messages
        .slice(from)
        .map((message) => message.type === 'patch' && message.moments.flatMap(({ log }) => log).length);
    };
    expect(await told()).toEqual([1, 2]);
    millis = 30;
    expect(await told()).toEqual([1, 1, 1]);
  });

  test('each who looks is shown every moment as it was, with nothing of what came later', async () => {
    const { table, ann, ben, onlooker } = await begun({ autoPlayer: (_, seat) => (seat === ANN ? null : () => MOVE) });
    const from = [ann, ben, onlooker].map(({ messages }) => messages.length);
    const start = ann.state as unknown as Plain; // a table is plain data
    await table.answer(ANN, ann.question, MOVE);
    await vi.waitFor(() => expect(ann.question).not.toBe(''));
    const moments = [ann, ben, onlooker].map(({ messages }, index) =>
      messages.slice(from[index]).flatMap((message) => (message.type === 'patch' ? message.moments : [])),
    );
    let state = start;
    const seen = moments[0]?.map(({ patch, log }) => {
      state = apply(state, patch);
      const { view, question, awaited } = state as unknown as TableState; // as above
      return [log.length, view, question !== null, awaited];
    });
    const at = (turn: number, score: number) => ({ turn, score, viewer: ANN });
    expect(seen).toEqual([
      [1, at(0, 1), false, []],
      [0, at(1, 1), false, [BEN]],
      [1, at(1, 2), false, []],
      [1, at(2, 3), false, []],
      [0, at(3, 3), true, [ANN]],
    ]);
    expect(new Set(moments.map(({ length }) => length)).size).toBe(1);
  });

  test('what a person need not be asked is answered for them, and nobody else is told', async () => {
    await storage.createGame(parleyGame());
    const obvious = ({ kind }: { kind: string }) => (kind === 'whispered' ? { answer: NO, why: 'hopeless' } : null);
    const { tables } = hall(storage, {}, undefined, { obvious });
    const table = await tables.open('g');
    await table.start('random');
    const [ann, ben, onlooker] = await Promise.all(['ann', 'ben', 'onlooker'].map((name) => watch(table, name)));
    await table.answer(ANN, ann?.question ?? '', WHISPER);
    await vi.waitFor(() => expect(ben?.state?.awaited).toEqual([BEN]));
    expect(ben?.state).toMatchObject({
      question: { asked: { kind: 'act' } },
      answeredFor: { kind: 'whispered', why: 'hopeless' },
    });
    for (const other of [ann, onlooker]) expect(other?.state?.answeredFor).toBeNull();
    await table.answer(BEN, ben?.question ?? '', MOVE);
    expect(ben?.state?.answeredFor).toBeNull();
  });

  test('whoever comes while they answer takes nothing away from those who were there', async () => {
    const { table, ann } = await begun({ autoPlayer: (_, seat) => (seat === ANN ? null : () => MOVE) });
    const later = new Onlooker('ann');
    await table.answer(ANN, ann.question, MOVE);
    await vi.waitFor(async () => expect((await storage.game('g'))?.length).toBeGreaterThan(1), { interval: 0 });
    await table.watch(later);
    await vi.waitFor(() => expect(ann.question).not.toBe(''));
    expect(ann.events).toEqual(['moved', 'moved', 'moved']);
    expect(later.state).toEqual(ann.state);
  });
});

test('two processes on one database play one game, and whoever is slower notices nothing', async () => {
  const shared = await postgresDatabase();
  const storages = [await shared.open(), await shared.open()] as const;
  for (const id of names) await storages[0].createAccount({ id, name: id, password: null, created: 1 });
  await storages[0].createGame(parleyGame());
  const [here, there] = [hall(storages[0]).tables, hall(storages[1]).tables];
  const ours = await here.open('g');
  await ours.start('random');
  const theirs = await there.open('g');
  const ann = await watch(ours, 'ann');
  const ben = await watch(theirs, 'ben');

  // Both take the same first answer at once: one wins, the other is told that the question has gone.
  const { question } = ann;
  const both = await Promise.allSettled([ours.answer(ANN, question, MOVE), theirs.answer(ANN, question, MOVE)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect((await theirs.look('ben')).view).toMatchObject({ turn: 1 });
  expect((await ours.look('ann')).view).toMatchObject({ turn: 1 });

  // What one process plays, those who look through the other see.
  const seen = new Promise<void>((resolve) => {
    const send = ann.send.bind(ann);
    ann.send = (text) => {
      send(text);
      if (ann.state?.awaited[0] === CID) resolve();
    };
  });
  const reading = (['entries', 'game', 'kept', 'keptByAll'] as const).map((name) => vi.spyOn(storages[0], name));
  await theirs.answer(BEN, ben.question, MOVE);
  await seen;
  for (const read of reading) expect(read).not.toHaveBeenCalled(); // what was played came with the news
  expect(ann.state?.view).toMatchObject({ turn: 2, score: 2 });
  expect(ann.events).toEqual(['moved', 'moved']);
  await Promise.all(storages.map((one) => one.close()));
  await shared.remove();
});

describe('a seat that plays by itself in two processes', () => {
  /** A game in which Ben moves by himself, open in two processes, each of which may have stopped playing. */
  async function opened(stopped: { readonly ours: boolean }) {
    const shared = await postgresDatabase();
    const storages = [await shared.open(), await shared.open()] as const;
    for (const id of names) await storages[0].createAccount({ id, name: id, password: null, created: 1 });
    await storages[0].createGame(parleyGame());
    const asked: string[] = [];
    const playing = (who: string, stops: boolean) => {
      const move = () => {
        asked.push(who);
        return stops ? null : MOVE;
      };
      return { autoPlayer: (_: LiveTable, seat: number) => (seat === BEN ? move : null) };
    };
    const here = hall(storages[0], playing('ours', stopped.ours)).tables;
    const there = hall(storages[1], playing('theirs', false)).tables;
    const ours = await here.open('g');
    await ours.start('random');
    const theirs = await there.open('g');
    const onlooker = await watch(theirs, 'cid');
    const remove = async () => {
      await Promise.all([here.close(), there.close()]);
      await Promise.all(storages.map((one) => one.close()));
      await shared.remove();
    };
    return { ours, onlooker, asked, remove };
  }

  test('is played by the one that went on last', async () => {
    const { ours, onlooker, asked, remove } = await opened({ ours: false });
    await ours.answer(ANN, (await ours.look('ann')).question?.name ?? '', MOVE);
    await vi.waitFor(() => expect(onlooker.state?.awaited).toEqual([CID]), 10_000);
    expect(asked).toEqual(['ours']);
    await remove();
  });

  test('is played by the other when that one does not go on', async () => {
    const { ours, onlooker, asked, remove } = await opened({ ours: true });
    await ours.answer(ANN, (await ours.look('ann')).question?.name ?? '', MOVE);
    await vi.waitFor(() => expect(onlooker.state?.awaited).toEqual([CID]), 30_000);
    expect(asked).toContain('theirs');
    await remove();
  });
});

test('how far back a newcomer is told does not depend on what some do not see', async () => {
  await storage.createGame(parleyGame());
  const long = hall(storage, {}, parley(200));
  const table = await long.tables.open('g');
  await table.start('random');
  const players = await Promise.all(names.map((name) => watch(table, name)));
  const answer = async (answered: number) => {
    const seat = players.findIndex(({ question }) => question !== '');
    await table.answer(seatAt(seat), players[seat]?.question ?? '', answered);
  };
  for (let moves = 0; moves < 60; moves++) await answer(MOVE);
  const before = (await watch(table, 'onlooker')).events;
  expect(before.length).toBeGreaterThan(10);
  await answer(WHISPER);
  for (let replies = 0; replies < 9; replies++) await answer(PASS_ON);
  expect((await watch(table, 'onlooker')).events).toEqual(before);
});

test('what newer rules have played is not undone by older ones, and those who look are told', async () => {
  const { table, ann } = await begun();
  await table.answer(ANN, ann.question, MOVE);
  const [entry] = await storage.entries('g', 1);
  expect(entry).toMatchObject({ revision: 1 });
  await storage.append({ game: 'g', seq: 2, lines: ['1 0 zzzzz'], revision: 2, at: 1, pending: [], status: 'playing' });
  const newer = { code: 'changed', message: expect.stringContaining('newer version') };
  await expect(table.catchUp()).rejects.toMatchObject(newer);
  expect(ann.state?.notice).toMatch('newer version');
  await expect(table.goOn(ANN)).rejects.toMatchObject(newer);
  await expect(hall(storage).tables.open('g')).rejects.toMatchObject(newer);
  expect(await storage.entries('g', 1)).toHaveLength(2);
});
