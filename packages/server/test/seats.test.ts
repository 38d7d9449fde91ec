/** Seats that change hands while a game is played: with the consent of those who play, announced, and never to see two hands. */
import { games } from '@ragtag/games';
import type { Storage } from '@ragtag/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Lobby } from '../src/lobby/lobby.ts';
import { Seating } from '../src/lobby/seating.ts';
import { People } from '../src/people/people.ts';
import type { Account } from '../src/storage/storage.ts';
import { Tables } from '../src/tables/tables.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { Onlooker, seatAt } from '../testing/live.ts';

type Name = 'ann' | 'ben' | 'cid' | 'dan';

let database: TestDatabase;
let storage: Storage;
let tables: Tables;
let lobby: Lobby;
let seating: Seating;
let people: Readonly<Record<Name, Account>>;

beforeEach(async () => {
  database = await sqliteDatabase();
  storage = await database.open();
  tables = newTables();
  lobby = new Lobby(storage, games, () => 5);
  seating = new Seating((id) => tables.open(id), 'secret');
  const known = new People(storage, 'secret', () => 5);
  const made = async (name: string) => (await known.guest(name)).account;
  people = { ann: await made('Ann'), ben: await made('Ben'), cid: await made('Cid'), dan: await made('Dan') };
});
afterEach(async () => {
  await tables.close();
  await storage.close();
  await database.remove();
});

function newTables(): Tables {
  const around = {
    storage,
    now: () => 5,
    autoPlayer: () => null,
    substitute: () => 0,
    timely: () => undefined,
    changed: () => undefined,
    failed: () => undefined,
  };
  return new Tables(around, games);
}

const refusal = (code: string) => expect.objectContaining({ name: 'Refused', code });
const sitting = async (game: string) => {
  const { seats } = await lobby.game(game, null);
  return seats.map(({ name, bot, standIn }) => [name ?? bot, ...(standIn === null ? [] : [standIn])].join(' by '));
};
const announced = async (game: string) => (await storage.chat(game, 'table', 0, 100)).map(({ text }) => text);
const invitationTo = async (game: string, seat: number) =>
  (await storage.game(game))?.seats.find((one) => one.seat === seat)?.invitation ?? '';

/** Ann is the host of a game of these and an artificial player, which has begun. */
async function playing(...others: Name[]): Promise<string> {
  const wanted = { game: 'galactica', title: '', configuration: { players: 4 }, options: {}, sit: true };
  const id = await lobby.create(people.ann, wanted);
  for (const [index, name] of others.entries()) await seating.join(id, people[name], index + 1);
  await seating.start(id, people.ann, 'random');
  return id;
}

async function looking(game: string, name: Name): Promise<Onlooker> {
  const onlooker = new Onlooker(people[name].id);
  await (await tables.open(game)).watch(onlooker);
  return onlooker;
}

async function agrees(game: string, seat: number, agree = true): Promise<void> {
  await (await tables.open(game)).consent(seatAt(seat), 'seat', agree);
}

describe('while a game is played', () => {
  test('the host puts nobody in another’s place before all others have agreed', async () => {
    const game = await playing('ben', 'cid');
    const ann = await looking(game, 'ann');
    expect(await seating.replaceByBot(game, people.ann, 1, 'random')).toBe(true);
    const proposal = { what: 'seat', by: 0, agreed: [0], change: { kind: 'bot', seat: 1, name: null } };
    expect(ann.state?.proposal).toEqual(proposal);
    expect(await sitting(game)).toEqual(['Ann', 'Ben', 'Cid', 'random']);
    await agrees(game, 2);
    expect(await sitting(game)).toEqual(['Ann', 'random', 'Cid', 'random']);
    expect(await announced(game)).toEqual([
      expect.stringMatching(/^Ben no longer plays: .+, an artificial player, does\.$/),
    ]);
    expect(ann.state?.proposal).toBeNull();
  });

  test('whoever is to lose a seat and is there has a say; so has anybody else who is against it', async () => {
    const game = await playing('ben', 'cid');
    await looking(game, 'ben');
    await seating.replaceByBot(game, people.ann, 1, 'random');
    await agrees(game, 2);
    await agrees(game, 1, false);
    await seating.free(game, people.ann, 2, 'random');
    await agrees(game, 1, false);
    await expect(agrees(game, 1)).rejects.toEqual(refusal('stale'));
    expect([await sitting(game), await announced(game)]).toEqual([['Ann', 'Ben', 'Cid', 'random'], []]);
  });

  test('a seat that all agreed to free is taken at once by whoever has the link, another only if all agree', async () => {
    const game = await playing('ben', 'cid');
    expect(await seating.free(game, people.ann, 1, 'random')).toBeNull();
    await agrees(game, 2);
    expect(await seating.accept(game, people.dan, await invitationTo(game, 1))).toBe(false);
    expect(await sitting(game)).toEqual(['Ann', 'Dan', 'Cid', 'random']);
    const said = await announced(game);
    expect(said).toEqual([
      expect.stringMatching(/^Ben .+ until somebody else takes the seat\.$/),
      expect.stringMatching(/^Dan takes the seat of /),
    ]);
    const known = new People(storage, 'secret', () => 5);
    const { account: eve } = await known.guest('Eve');
    const ann = await looking(game, 'ann');
    expect(await seating.accept(game, eve, await invitationTo(game, 3))).toBe(true);
    expect(ann.state?.proposal).toMatchObject({ by: null, agreed: [], change: { kind: 'sit', seat: 3, name: 'Eve' } });
    for (const seat of [0, 1]) await agrees(game, seat);
    expect((await sitting(game))[3]).toBe('random');
    await agrees(game, 2);
    expect((await sitting(game))[3]).toBe('Eve');
  });

  test('a stand-in comes if the others agree, and goes without', async () => {
    const game = await playing('ben', 'cid');
    const link = await seating.standInLink(game, people.ben);
    expect(await seating.borrow(game, people.dan, link)).toBe(true);
    await agrees(game, 0);
    expect(await sitting(game)).toEqual(['Ann', 'Ben', 'Cid', 'random']);
    await agrees(game, 2);
    expect(await sitting(game)).toEqual(['Ann', 'Ben by Dan', 'Cid', 'random']);
    await seating.giveBack(game, people.ben);
    expect(await sitting(game)).toEqual(['Ann', 'Ben', 'Cid', 'random']);
    expect(await announced(game)).toEqual(['Dan plays for Ben.', 'Ben plays again, no longer Dan.']);
  });

  test('somebody gives up their own seat to an artificial player without asking anybody', async () => {
    const game = await playing('ben', 'cid');
    expect(await seating.replaceByBot(game, people.ben, 1, 'random')).toBe(false);
    expect(await sitting(game)).toEqual(['Ann', 'random', 'Cid', 'random']);
    expect(await announced(game)).toHaveLength(1);
    await expect(seating.replaceByBot(game, people.ben, 0, 'random')).rejects.toEqual(refusal('not-allowed'));
  });

  test('whoever plays alone among artificial players is asked by others, and asks nobody', async () => {
    const alone = await playing();
    expect(await seating.accept(alone, people.dan, await invitationTo(alone, 2))).toBe(true); // Ann is asked
    await agrees(alone, 0);
    expect((await sitting(alone))[2]).toBe('Dan');
    expect(await seating.replaceByBot(alone, people.ann, 2, 'random')).toBe(false); // Dan is not there
  });
});

describe('whoever has seen a seat’s cards', () => {
  test('takes no other seat of that game, as a player or a stand-in, in any process', async () => {
    const game = await playing('ben', 'cid');
    await seating.replaceByBot(game, people.ann, 1, 'random');
    await agrees(game, 2);
    const refused = refusal('not-allowed');
    const [other, again] = [await invitationTo(game, 3), await invitationTo(game, 1)];
    const link = await seating.standInLink(game, people.cid);
    await expect(seating.accept(game, people.ben, other)).rejects.toEqual(refused);
    await expect(seating.borrow(game, people.ben, link)).rejects.toEqual(refused);
    await tables.close();
    tables = newTables();
    await expect(seating.accept(game, people.ben, other)).rejects.toEqual(refused);
    expect(await seating.accept(game, people.ben, again)).toBe(true); // the very seat Ben had
    for (const seat of [0, 2]) await agrees(game, seat);
    expect(await sitting(game)).toEqual(['Ann', 'Ben', 'Cid', 'random']);
  });

  test('also for a while only', async () => {
    const game = await playing('ben');
    await seating.borrow(game, people.dan, await seating.standInLink(game, people.ben));
    await agrees(game, 0);
    await seating.giveBack(game, people.dan);
    await expect(seating.accept(game, people.dan, await invitationTo(game, 3))).rejects.toEqual(refusal('not-allowed'));
  });

  test('where nothing is played yet, nobody has seen anything', async () => {
    const wanted = { game: 'galactica', title: '', configuration: { players: 3 }, options: {}, sit: true };
    const game = await lobby.create(people.ann, wanted);
    await seating.join(game, people.ben, 1);
    await seating.leave(game, people.ben);
    await seating.join(game, people.ben, 2);
    expect(await sitting(game)).toEqual(['Ann', '', 'Ben']);
  });
});
