import { defaults, galactica } from '@ragtag/galactica';
import { galacticaHost } from '@ragtag/galactica/host';
import { startTable } from '@ragtag/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatMessage } from '../src/protocol/protocol.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { LiveTable } from '../src/tables/live-table.ts';
import { say, signal, signalsFor, tellOfTime } from '../src/talk/table-talk.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';
import { hall, Onlooker, parleyGame, seatAt } from '../testing/live.ts';

describe('a reminder of the secrecy rules', () => {
  test.each([
    'I put in a purple 3',
    'my hand is all politics',
    'I’ll play two engineering cards',
    'that was strength 5',
    'I added 4 strength',
    'Leadership 2 from me',
    'I have treachery, watch out',
  ])('%s', (message) => {
    expect(galacticaHost.talk.givenAway(message)).not.toBeNull();
  });

  test.each([
    'I can help a lot',
    'who wants to go to the Brig?',
    'Population is 7, we must not lose 2 more',
    'roll a 3 or more please',
    'the pilots should launch',
    'Adama is a Cylon, I know it',
    'draw from the politics deck',
    'we need 13 for this crisis',
  ])('not for: %s', (message) => {
    expect(galacticaHost.talk.givenAway(message)).toBeNull();
  });
});

describe('at a table', () => {
  let database: TestDatabase;
  let storage: Storage;
  let table: LiveTable;
  let open: { close(): Promise<void> }[] = [];

  const account = (id: string) => ({ id, name: id.toUpperCase(), password: null, created: 0 });
  async function openTable(): Promise<LiveTable> {
    const { tables } = hall(storage);
    open.push(tables);
    return await tables.open('g');
  }
  beforeEach(async () => {
    database = await sqliteDatabase();
    storage = await database.open();
    open = [];
    await storage.createGame(parleyGame());
    table = await openTable();
  });
  afterEach(async () => {
    for (const one of open) await one.close();
    await storage.close();
    await database.remove();
  });

  async function looking(id: string): Promise<Onlooker> {
    const onlooker = new Onlooker(id);
    await table.watch(onlooker);
    return onlooker;
  }
  const heard = (one: Onlooker) =>
    one.messages.flatMap((message) => (message.type === 'chat' ? [lineOf(message)] : []));
  const lineOf = ({ n, room, seat, from, text, at }: ChatMessage) => {
    return `${n} ${room} ${from}${seat === null ? '' : ` in seat ${seat}`}: ${text} (${at})`;
  };

  test('everybody hears the players; players do not hear onlookers', async () => {
    const [ann, ben, eve] = [await looking('ann'), await looking('ben'), await looking('eve')];
    await say(table, account('ann'), 'hello', false);
    await say(table, account('eve'), 'boring', false);
    const [hello, boring] = ['1 table ANN in seat 0: hello (5000)', '2 spectators EVE: boring (5000)'];
    expect([ann, ben, eve].map(heard)).toEqual([[hello], [hello], [hello, boring]]);
  });

  test('who comes later hears what was said, also elsewhere', async () => {
    await say(await openTable(), account('ann'), 'hello', false);
    await say(table, account('ben'), 'hi', false);
    expect(heard(await looking('ann'))).toEqual([
      '1 table ANN in seat 0: hello (5000)',
      '2 table BEN in seat 1: hi (5000)',
    ]);
  });

  test('a player who comes later does not hear what onlookers said; an onlooker does', async () => {
    await say(table, account('eve'), 'boring', false);
    expect(heard(await looking('ann'))).toEqual([]);
    expect(heard(await looking('fay'))).toEqual(['1 spectators EVE: boring (5000)']);
  });

  test('what another process took is heard here', async () => {
    const ben = await looking('ben');
    await say(await openTable(), account('ann'), 'hello', false);
    await table.chat.hear();
    expect(heard(ben)).toEqual(['1 table ANN in seat 0: hello (5000)']);
  });

  test('a player is warned, and may say it anyway; an onlooker knows nothing to give away', async () => {
    const warned = say(table, account('ann'), 'I put in a purple 3', false);
    await expect(warned).rejects.toMatchObject({ name: 'Refused', code: 'secrecy' });
    expect(await storage.chat('g', 'table', 0, 10)).toEqual([]);
    await say(table, account('ann'), 'I put in a purple 3', true);
    await say(table, account('eve'), 'I put in a purple 3', false);
    expect(await storage.chat('g', 'table', 0, 10)).toHaveLength(1);
  });

  test('that time was up is told where everybody knew who was asked, and by nobody in particular', async () => {
    const eve = await looking('eve');
    const seat = seatAt(1);
    await tellOfTime(table, seat, 'remind', false);
    await tellOfTime(table, seat, 'decided', true);
    expect(heard(eve)).toEqual([]);
    await tellOfTime(table, seat, 'decided', false);
    expect(heard(eve)).toEqual(['1 table Ragtag: Time was up for seat 2: it was decided for them. (5000)']);
  });

  test('signals are said in words; what is not offered is refused', async () => {
    const ben = await looking('ben');
    await signal(table, account('ann'), 'ask-help');
    expect(heard(ben)).toEqual(['1 table ANN in seat 0: How much can you help? (5000)']);
    await expect(signal(table, account('ann'), 'my-hand')).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(signal(table, account('eve'), 'thanks')).rejects.toMatchObject({ code: 'not-your-seat' });
    expect((await signalsFor(table, 'ann')).map((one) => one.signal)).toContain('thanks');
  });
});

test('the phrases of the game have names of their own', () => {
  const table = startTable(galactica, { ...defaults, players: 3 }, 'signals');
  const signals = galacticaHost.talk.signals(table.state, seatAt(1), null, (seat) => `player ${seat}`);
  expect(signals).toContainEqual({ signal: 'player:1:human', about: 'Who is what', text: 'I am human.' });
  expect(signals).toContainEqual({ signal: 'player:2:cylon', about: 'Who is what', text: 'player 2 is a Cylon.' });
  expect(new Set(signals.map((one) => one.signal)).size).toBe(signals.length);
  const groups = [...new Set(signals.map(({ about }) => about))];
  expect(groups).toContain('Asking for politics');
  for (const group of groups) expect(signals.filter(({ about }) => about === group).length).toBeLessThan(16);
  for (const { text, signal: name } of signals)
    if (!name.startsWith('wanted')) expect(galacticaHost.talk.givenAway(text)).toBeNull();
});
