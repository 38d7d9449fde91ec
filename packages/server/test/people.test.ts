import type { Storage } from '@ragtag/server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cleanName, likenessOf, toldApart } from '../src/people/names.ts';
import { hashPassword, isPassword } from '../src/people/passwords.ts';
import { People } from '../src/people/people.ts';
import { sqliteDatabase, type TestDatabase } from '../testing/databases.ts';

let database: TestDatabase;
let storage: Storage;
let people: People;

beforeEach(async () => {
  database = await sqliteDatabase();
  storage = await database.open();
  people = new People(storage, 'secret', () => 7);
});
afterEach(async () => {
  await storage.close();
  await database.remove();
});

const refusal = (code: string) => expect.objectContaining({ name: 'Refused', code });

describe('guests', () => {
  test('are recognised by the token their device got', async () => {
    const { account, token } = await people.guest('  Laura \n Roslin ');
    expect(account).toMatchObject({ name: 'Laura Roslin', password: null, created: 7 });
    expect(await people.recognise(token)).toEqual(account);
  });

  test('may share a name, and are still two', async () => {
    const [one, two] = [await people.guest('Bill'), await people.guest('Bill')];
    expect(one.account.id).not.toBe(two.account.id);
    expect(await people.recognise(two.token)).toEqual(two.account);
  });

  test('are not recognised by a token of others, of another server, or of nobody', async () => {
    const [ann, ben] = [await people.guest('Ann'), await people.guest('Ben')];
    const forged = `${ben.account.id}.${ann.token.split('.')[1]}`;
    const elsewhere = await new People(storage, 'other secret', () => 7).recognise(ann.token);
    const others = await Promise.all([forged, '', '.', 'nobody.at-all'].map((token) => people.recognise(token)));
    expect([elsewhere, ...others]).toEqual([null, null, null, null, null]);
  });

  test('can take another name', async () => {
    const { account, token } = await people.guest('Ann');
    await people.rename(account, 'Anna');
    expect(await people.recognise(token)).toMatchObject({ id: account.id, name: 'Anna' });
  });
});

describe('accounts with a password', () => {
  test('sign in on another device, in capital or small letters', async () => {
    const { account } = await people.guest('Saul');
    await people.setPassword(account, 'one more glass', null);
    const there = await people.signIn('saul', 'one more glass');
    expect(await people.recognise(there.token)).toMatchObject({ id: account.id, name: 'Saul' });
  });

  test('do not sign in with a wrong password, nor does anybody without one', async () => {
    const { account } = await people.guest('Saul');
    await expect(people.signIn('Saul', '')).rejects.toEqual(refusal('wrong-password'));
    await people.setPassword(account, 'one more glass', null);
    await expect(people.signIn('Saul', 'one more bottle')).rejects.toEqual(refusal('wrong-password'));
    await expect(people.signIn('Ellen', 'one more glass')).rejects.toEqual(refusal('wrong-password'));
  });

  test('change it only with the old one, and that signs out every other device', async () => {
    const guest = await people.guest('Saul');
    const first = await people.setPassword(guest.account, 'one more glass', null);
    const change = people.setPassword(first.account, 'two more glasses', 'a guess');
    await expect(change).rejects.toEqual(refusal('wrong-password'));
    const silent = people.setPassword(first.account, 'two more glasses', null);
    await expect(silent).rejects.toEqual(refusal('wrong-password'));
    const second = await people.setPassword(first.account, 'two more glasses', 'one more glass');
    expect(await people.recognise(guest.token)).toBeNull();
    expect(await people.recognise(first.token)).toBeNull();
    expect(await people.recognise(second.token)).toMatchObject({ name: 'Saul' });
  });

  test('are no longer recognised by a token that was signed out', async () => {
    const { account, token } = await people.guest('Saul');
    const { token: kept } = await people.setPassword(account, 'one more glass', null);
    const { token: there } = await people.signIn('Saul', 'one more glass');
    await people.signOut(there);
    await people.signOut(token); // long over
    expect(await people.recognise(there)).toBeNull();
    expect(await people.recognise(kept)).toMatchObject({ name: 'Saul' });
  });

  test('keep their name to themselves', async () => {
    const [saul, bill] = [await people.guest('Saul'), await people.guest('Bill')];
    await people.setPassword(saul.account, 'one more glass', null);
    for (const name of ['SAUL', 'Sаul', 'SauI'])
      await expect(people.guest(name)).rejects.toEqual(refusal('name-taken'));
    await expect(people.rename(bill.account, 'saul')).rejects.toEqual(refusal('name-taken'));
    const renamed = await people.rename(saul.account, 'SAUL');
    expect(renamed.name).toBe('SAUL');
  });

  test('are refused where another guest of that name was faster', async () => {
    const [one, two] = [await people.guest('Saul'), await people.guest('Saul')];
    await people.setPassword(one.account, 'one more glass', null);
    const late = people.setPassword(two.account, 'one more glass', null);
    await expect(late).rejects.toEqual(refusal('name-taken'));
  });

  test.each(['short', 'x'.repeat(201)])('do not take %s', async (password) => {
    const { account } = await people.guest('Saul');
    await expect(people.setPassword(account, password, null)).rejects.toEqual(refusal('malformed'));
  });
});

test('a password is kept as something else each time', async () => {
  const [one, two] = [await hashPassword('one more glass'), await hashPassword('one more glass')];
  expect(one).not.toBe(two);
  expect(one).not.toContain('glass');
  expect(await isPassword('one more glass', two)).toBe(true);
  expect(await isPassword('one more glass', 'something else')).toBe(false);
});

test.each(['', '   ', '\u200b', 'x'.repeat(33)])('%j is no name', (name) => {
  expect(() => cleanName(name)).toThrow(refusal('malformed'));
});

test('nobody is called what the server is called, or by what cannot be seen', () => {
  for (const name of ['Ragtag', ' RAGTAG\u2800', 'ｒａｇｔａｇ', 'R\u0430gt\u0430g']) {
    expect(() => cleanName(name)).toThrow(refusal('name-taken'));
  }
  for (const name of ['\u3164', '\u2800\u115F', '\u200B\u2060']) {
    expect(() => cleanName(name)).toThrow(refusal('malformed'));
  }
  expect(cleanName('Laura\u3164\u2800Roslin')).toBe('Laura Roslin');
});

test('names that look alike are the same, whatever script or case they are written in', () => {
  const alike = [
    ['Laura', 'LAURA', 'Lаurа', 'ｌａｕｒａ', 'Iaura', '1aura'],
    ['Ölaf', 'öLAF', 'O\u0308laf'],
    ['Straße', 'STRASSE'],
    ['Νίκος', 'ΝΊΚΟΣ'],
    ['Bob 0', 'bob O'],
  ];
  const likenesses = alike.map((names) => new Set(names.map(likenessOf)));
  expect(likenesses.map(({ size }) => size)).toEqual(alike.map(() => 1));
  expect(new Set([...likenesses].map((one) => [...one].join())).size).toBe(alike.length);
  expect(likenessOf('Laura')).not.toBe(likenessOf('Lara'));
});

test('those who look alike at one table are told apart there', () => {
  expect(toldApart(['Mira', null, 'MIRA', 'Mira (2)', 'Мirа', 'Jonas'])).toEqual([
    'Mira',
    null,
    'MIRA (2)',
    'Mira (2) (2)',
    'Мirа (3)',
    'Jonas',
  ]);
});
