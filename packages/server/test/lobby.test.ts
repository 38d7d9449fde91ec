import { games } from '@ragtag/games';
import type { Storage } from '@ragtag/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Lobby, type NewGameWanted } from '../src/lobby/lobby.ts';
import { Seating } from '../src/lobby/seating.ts';
import { explainedTableOptions, tableOptions } from '../src/lobby/table-options.ts';
import { People } from '../src/people/people.ts';
import type { Account } from '../src/storage/storage.ts';
import { Tables } from '../src/tables/tables.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';

let database: TestDatabase;
let storage: Storage;
let tables: Tables;
let lobby: Lobby;
let seating: Seating;
let [ann, ben, cid]: Account[] = [];

const wanted: NewGameWanted = {
  game: 'galactica',
  title: 'Friday',
  configuration: { players: 3 },
  options: {},
  sit: true,
};

beforeEach(async () => {
  database = await sqliteDatabase();
  storage = await database.open();
  const around = {
    storage,
    now: () => 5,
    autoPlayer: () => null,
    substitute: () => 0,
    timely: () => undefined,
    changed: () => undefined,
    failed: () => undefined,
  };
  tables = new Tables(around, games);
  lobby = new Lobby(storage, games, () => 5);
  seating = new Seating((id) => tables.open(id), 'secret');
  const people = new People(storage, 'secret', () => 5);
  [ann, ben, cid] = await Promise.all(['Ann', 'Ben', 'Cid'].map(async (name) => (await people.guest(name)).account));
});
afterEach(async () => {
  await tables.close();
  await storage.close();
  await database.remove();
});

/** Those set up before each test. */
function person(account: Account | undefined): Account {
  if (!account) throw new Error('nobody was set up');
  return account;
}
const refusal = (code: string) => expect.objectContaining({ name: 'Refused', code });
const create = (more: Partial<NewGameWanted> = {}) => lobby.create(person(ann), { ...wanted, ...more });
const invitation = async (game: string, seat: number) =>
  (await lobby.game(game, person(ann))).invitations.find((one) => one.seat === seat)?.invitation ?? '';
const sitting = async (game: string) => (await lobby.game(game, null)).seats.map(({ name, bot }) => name ?? bot);

describe('creating', () => {
  test('makes an open game with its host in the first seat', async () => {
    const id = await create();
    expect(await lobby.game(id, person(ann))).toMatchObject({
      title: 'Friday',
      status: 'open',
      host: 'Ann',
      seats: [{ name: 'Ann', mine: true }, { name: null }, { name: null }],
      options: { listed: true, spectators: true, clock: { kind: 'none' }, pokerFace: 4 },
    });
  });

  test('leaves characters to the players, to the host, or to chance', async () => {
    const characters = async (chosen: string | string[] | null) => {
      const id = await create({ configuration: { players: 3, characters: chosen } });
      return (await storage.game(id))?.configuration;
    };
    expect(await characters(null)).toMatchObject({ characters: null });
    const dealt = await characters('random');
    expect(dealt).toMatchObject({ characters: [expect.any(String), expect.any(String), expect.any(String)] });
  });

  test.each([
    ['a game there is not', { game: 'chess' }],
    ['too many players', { configuration: { players: 9 } }],
    ['too many players with random characters', { configuration: { players: 900, characters: 'random' } }],
    ['an option there is not', { configuration: { speed: 3 } }],
    ['a clock there is not', { options: { clock: { kind: 'sand' } } }],
    ['a pace of artificial players there is not', { options: { botPace: 'idle' } }],
  ])('refuses %s, and makes nothing', async (_, more) => {
    await expect(create(more)).rejects.toEqual(refusal('malformed'));
    expect(await lobby.openGames(null)).toEqual([]);
  });

  test('names a game without a title after its host', async () => {
    expect(await lobby.game(await create({ title: ' \n ' }), null)).toMatchObject({ title: "Ann's game" });
  });
});

test('every option of a table is explained, with its value by default', () => {
  const clocks = ['live', 'slow'].map((kind) => tableOptions.parse({ clock: { kind } }).clock);
  const values = Object.assign({}, ...clocks, tableOptions.parse({}).clock, tableOptions.parse({}));
  for (const { name, default: value } of explainedTableOptions) {
    const key = name.replace('clock.', '');
    if (key !== 'atZero') expect([name, values[key]]).toEqual([name, value]);
  }
  const explained = explainedTableOptions.map(({ name }) => name.replace('clock.', ''));
  expect(new Set([...explained, 'clock'])).toEqual(new Set(Object.keys(values)));
});

describe('sitting down', () => {
  test('in a listed game, in a seat of one’s choice or any', async () => {
    const id = await create();
    await seating.join(id, person(ben), 2);
    await seating.join(id, person(cid), null);
    expect(await sitting(id)).toEqual(['Ann', 'Cid', 'Ben']);
    expect(await lobby.openGames(null)).toEqual([]);
  });

  test('in the seat of the last game, where it is kept for them in a rematch', async () => {
    const first = await create({ sit: false, configuration: { players: 4 } });
    await seating.join(first, person(cid), 0);
    await seating.join(first, person(ann), 1);
    await seating.join(first, person(ben), 3);
    await seating.start(first, person(ann), null);
    const again = await create({ configuration: { players: 4 }, again: first });
    expect(await sitting(again)).toEqual([null, 'Ann', 'steady', null]);
    const stranger = { ...person(cid), id: 'somebody else' };
    await expect(seating.join(again, stranger, null)).rejects.toEqual(refusal('seat-taken'));
    await expect(seating.join(again, person(ben), 0)).rejects.toEqual(refusal('seat-taken'));
    await seating.join(again, person(ben), null);
    await seating.join(again, person(cid), null);
    expect(await sitting(again)).toEqual(['Cid', 'Ann', 'steady', 'Ben']);
    const other = await lobby.create(person(ben), wanted);
    await expect(create({ again: other })).rejects.toEqual(refusal('not-your-seat'));
  });

  test('not in a seat that is taken, nor in two', async () => {
    const id = await create();
    await expect(seating.join(id, person(ben), 0)).rejects.toEqual(refusal('seat-taken'));
    await expect(seating.join(id, person(ann), 1)).rejects.toEqual(refusal('not-allowed'));
  });

  test('in a game that is not listed by its address, or in one seat by its link', async () => {
    const id = await create({ options: { listed: false } });
    expect(await lobby.openGames(person(ben))).toEqual([]);
    await expect(seating.accept(id, person(ben), 'a guess')).rejects.toEqual(refusal('not-allowed'));
    await seating.accept(id, person(ben), await invitation(id, 2));
    expect(await sitting(id)).toEqual(['Ann', null, 'Ben']);
    await expect(seating.accept(id, person(cid), await invitation(id, 2))).rejects.toEqual(refusal('seat-taken'));
    await seating.join(id, person(cid), null);
    expect(await sitting(id)).toEqual(['Ann', 'Cid', 'Ben']);
  });

  test('links are for the host to give', async () => {
    const id = await create();
    expect((await lobby.game(id, person(ben))).invitations).toEqual([]);
    await seating.join(id, person(ben), 1);
    expect((await lobby.game(id, person(ben))).invitations).toEqual([]); // nor when seated
    expect((await lobby.game(id, person(ann))).invitations).toHaveLength(3);
  });

  test('one can get up again before it starts', async () => {
    const id = await create();
    await seating.join(id, person(ben), 1);
    await seating.leave(id, person(ben));
    expect(await sitting(id)).toEqual(['Ann', null, null]);
    await expect(seating.leave(id, person(ben))).rejects.toEqual(refusal('not-your-seat'));
  });
});

describe('the host', () => {
  test('starts, and artificial players take the free seats', async () => {
    const id = await create();
    await expect(seating.start(id, person(ben), 'random')).rejects.toEqual(refusal('not-allowed'));
    await seating.start(id, person(ann), 'random');
    expect(await sitting(id)).toEqual(['Ann', 'random', 'random']);
    const { status, seats } = await lobby.game(id, null);
    expect(status).toBe('playing');
    const mates = seats.map(({ mate }) => mate);
    expect(mates).toEqual([null, expect.any(String), expect.any(String)]);
    expect(new Set(mates).size).toBe(3); // each has a name of its own
  });

  test('replaces somebody absent by an artificial player, whose seat a new link gives to a person', async () => {
    const id = await create();
    await seating.join(id, person(ben), 1);
    const old = await invitation(id, 1);
    await seating.start(id, person(ann), 'random');
    await seating.replaceByBot(id, person(ann), 1, 'random');
    expect(await sitting(id)).toEqual(['Ann', 'random', 'random']);
    await expect(seating.accept(id, person(ben), old)).rejects.toEqual(refusal('not-allowed'));
    const link = await seating.free(id, person(ann), 1, 'random');
    await seating.accept(id, person(cid), link ?? '');
    expect(await sitting(id)).toEqual(['Ann', 'Cid', 'random']);
  });

  test('alone may do so', async () => {
    const id = await create();
    await expect(seating.replaceByBot(id, person(ben), 0, 'random')).rejects.toEqual(refusal('not-allowed'));
    await expect(seating.free(id, person(ben), 0, 'random')).rejects.toEqual(refusal('not-allowed'));
  });

  test('cannot replace where there is no seat', async () => {
    await expect(seating.replaceByBot(await create(), person(ann), 7, 'random')).rejects.toEqual(refusal('malformed'));
  });
});

describe('a stand-in', () => {
  test('borrows a seat by link until it is given back, and the link is no longer good', async () => {
    const id = await create();
    const link = await seating.standInLink(id, person(ann));
    await seating.borrow(id, person(ben), link);
    const table = await tables.open(id);
    expect([table.seatOf(person(ann).id), table.seatOf(person(ben).id)]).toEqual([0, 0]);
    expect((await lobby.myGames(person(ben))).map((game) => game.id)).toEqual([id]);
    await seating.giveBack(id, person(ann));
    expect(table.seatOf(person(ben).id)).toBeNull();
    await expect(seating.borrow(id, person(ben), link)).rejects.toEqual(refusal('not-allowed'));
  });

  test('is nobody who has a seat already, and no seat is lent by somebody else', async () => {
    const id = await create();
    await seating.join(id, person(ben), 1);
    const link = await seating.standInLink(id, person(ann));
    await expect(seating.borrow(id, person(ben), link)).rejects.toEqual(refusal('not-allowed'));
    await expect(seating.borrow(id, person(ann), link)).rejects.toEqual(refusal('not-allowed'));
    await expect(seating.standInLink(id, person(cid))).rejects.toEqual(refusal('not-your-seat'));
    await expect(seating.giveBack(id, person(ann))).rejects.toEqual(refusal('not-allowed'));
  });
});

describe('lists', () => {
  test('my games come with who is awaited, those that wait for me first', async () => {
    const [first, second] = [await create({ title: 'first' }), await create({ title: 'second' })];
    await seating.join(first, person(ben), 1);
    await seating.join(second, person(ben), 1);
    const asked = [{ seat: 1, secret: false }];
    await storage.append({ game: first, seq: 1, lines: [], at: 5, pending: asked, status: 'playing' });
    const mine = await lobby.myGames(person(ben));
    expect(mine.map(({ title, since }) => [title, since])).toEqual([
      ['first', 5],
      ['second', 5],
    ]);
    expect(await lobby.myGames(person(cid))).toEqual([]);
  });

  test('who is asked in secret only they see', async () => {
    const id = await create();
    await seating.join(id, person(ben), 1);
    await storage.append({
      game: id,
      seq: 1,
      lines: [],
      at: 77,
      openly: 55,
      pending: [{ seat: 1, secret: true }],
      status: 'playing',
    });
    expect(await lobby.game(id, person(ben))).toMatchObject({ awaited: [1], since: 55 });
    for (const other of [person(ann), null]) {
      expect(await lobby.game(id, other)).toMatchObject({ awaited: [], since: 55 });
    }
  });

  test('what was played and is not shown yet, nobody learns here', async () => {
    const LATER = 1_000;
    const id = await create();
    const pending = [{ seat: 0, secret: false, from: LATER }];
    const played = { game: id, lines: [], at: 0, openly: -1, shownFrom: LATER, pending };
    await storage.append({ ...played, seq: 1, status: 'playing' });
    expect(await lobby.game(id, person(ben))).toMatchObject({ awaited: [], since: -1 });
    await storage.append({ ...played, seq: 1, status: 'over', result: { winner: 'humans', turns: 1 } });
    expect(await lobby.game(id, person(ben))).toMatchObject({ status: 'playing', result: null });
    expect((await lobby.watchableGames(null)).map((game) => game.id)).toEqual([id]);
    expect((await lobby.myGames(person(ann))).map((game) => game.id)).toEqual([id]);
    expect(await lobby.finishedGames(person(ann))).toEqual([]);
    await storage.append({ ...played, seq: 1, status: 'over', shownFrom: 0 });
    expect((await lobby.finishedGames(person(ann))).map((game) => game.id)).toEqual([id]);
  });

  test('games to watch and finished games, where they are listed', async () => {
    const [shown, hidden] = [await create(), await create({ options: { listed: false } })];
    for (const id of [shown, hidden]) await seating.start(id, person(ann), 'random');
    expect((await lobby.watchableGames(null)).map(({ id }) => id)).toEqual([shown]);
    for (const id of [shown, hidden]) await storage.setStatus(id, 'over');
    expect((await lobby.finishedGames(null)).map(({ id }) => id)).toEqual([shown]);
    expect((await lobby.finishedGames(person(ann))).map(({ id }) => id).sort()).toEqual([shown, hidden].sort());
  });

  test('a game there is not', async () => {
    await expect(lobby.game('nothing', null)).rejects.toEqual(refusal('no-such-game'));
  });
});

test('games that nobody may find hide none of those that everybody may', async () => {
  let now = 1_000;
  const many = new Lobby(storage, games, () => now++);
  const host = { id: 'host', name: 'Host', password: null, created: 0 };
  await storage.createAccount(host);
  const make = async (status: 'open' | 'playing' | 'over', options: object) => {
    const wanted = { game: 'galactica', title: '', configuration: { players: 3 }, options, sit: true };
    const id = await many.create({ ...host, id: `host ${now}` }, wanted);
    if (status !== 'open') await storage.setStatus(id, status);
    return id;
  };
  const lists = { open: 'openGames', playing: 'watchableGames', over: 'finishedGames' } as const;
  for (const [status, list] of Object.entries(lists) as [keyof typeof lists, (typeof lists)[keyof typeof lists]][]) {
    const found = await make(status, {});
    for (let count = 0; count < 110; count++) await make(status, { listed: false });
    expect((await many[list](null)).map(({ id }) => id)).toEqual([found]);
  }
});
