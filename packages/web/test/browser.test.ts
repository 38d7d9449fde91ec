import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';

const phone = { width: 390, height: 844 };
/** Milliseconds: no two games are equally long. */
const WHOLE_GAME = 600_000;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('one makes a game, another joins by link, both answer', async () => {
  const host = await world.person();
  await host.page.goto('/');
  await host.page.getByLabel('Name', { exact: true }).waitFor();
  expect(await host.barriers()).toEqual([]);
  await host.introduce('Mira');
  await host.page.getByRole('heading', { name: 'Open games' }).waitFor();
  expect(await host.barriers()).toEqual([]);
  await host.picture('lobby');
  await host.page.getByRole('link', { name: 'New game' }).click();
  await host.page.getByRole('button', { name: 'Make the game' }).waitFor();
  expect(await host.barriers()).toEqual([]);
  await host.picture('new-game');
  await host.page.goto('/');
  await host.makeGame('Saturday', 4);
  const link = await host.page.getByLabel('Invitation').inputValue();
  expect(await host.barriers()).toEqual([]);
  await host.picture('gathering');

  const guest = await world.person(phone);
  await guest.page.goto(link);
  await guest.page.getByRole('heading', { name: 'You are invited to a game' }).waitFor();
  await guest.isCalled('Jonas');
  await guest.page.getByRole('button', { name: 'Take seat 2' }).click();
  await guest.page.getByRole('heading', { name: 'Saturday' }).waitFor();
  await host.page.getByText('Jonas').waitFor();
  expect(await guest.barriers()).toEqual([]);
  await guest.picture('gathering-phone');

  await host.page.getByRole('button', { name: 'Start with 2 artificial players' }).click();
  const answers = new Map([host, guest].map((person) => [person, 0]));
  while ([...answers.values()].some((given) => given < 3)) {
    const asked = [host, guest].map(async (person) => {
      await person.asked();
      return person;
    });
    const person = await Promise.race(asked);
    await person.answer();
    answers.set(person, (answers.get(person) ?? 0) + 1);
  }
  for (const person of [host, guest]) {
    expect(await person.barriers()).toEqual([]);
    expect(await person.overhang()).toBeLessThanOrEqual(0);
    expect(person.complaints).toEqual([]);
  }
  await guest.picture('table-phone');
});

test(
  'a whole game against artificial players is played to its end',
  async () => {
    const person = await world.person();
    await person.page.goto('/');
    await person.introduce('Tess');
    await person.makeGame('Alone', 3);
    await person.page.getByRole('button', { name: 'Start with 2 artificial players' }).click();
    let number = 7;
    const below = (bound: number) => {
      number = (Math.imul(number, 1_103_515_245) + 12_345) >>> 0;
      return Math.floor((number / 2 ** 32) * bound);
    };
    let answers = 0;
    while ((await person.asked()) !== null) {
      await person.answer(below);
      answers++;
      if (answers === 30) await person.picture('table');
    }
    expect(answers).toBeGreaterThan(10);
    await person.page.getByRole('heading', { name: /(Humans|Cylons) win/ }).waitFor();
    expect(await person.barriers()).toEqual([]);
    await person.picture('ending');
    expect(person.complaints).toEqual([]);
    await person.page.goto('/');
    await person.page
      .getByRole('region', { name: 'Finished games' })
      .getByRole('link', { name: 'Alone', exact: true })
      .waitFor();
  },
  WHOLE_GAME,
);
