/** A game that the rules no longer agree with, on the page. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('says what no longer holds, asks nothing, and goes on from there when its players want to', async () => {
  const person = await world.person();
  const stands = situation('turn');
  // As if other rules had led elsewhere with the last answer.
  const answers = stands.answers.map((line, n) =>
    n === stands.answers.length - 1 ? line.replace(/\S+$/, '00000') : line,
  );
  await person.goToTable(await world.prepare({ ...stands, answers }, person, () => 'artificial'));
  const parked = person.page.getByRole('region', { name: 'Parked' });
  await parked.getByText(/The rules have changed since this game was played: in turn \d+ /).waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.picture('parked');
  await parked.getByRole('button', { name: 'Go on from there' }).click();
  await parked.waitFor({ state: 'detached' });
  expect(await person.asked()).not.toBeNull();
  expect(person.complaints).toEqual([]);
});
