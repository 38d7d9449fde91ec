/** Standing orders written by picking from lists, and what they do. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered } from './fixture/answering.ts';
import { openWorld, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('an order is picked together and acts in its window', async () => {
  const here = situation('window');
  const person = await world.person();
  const { page } = person;
  await person.goToTable(await world.prepare(here, person));
  const question = await person.asked();
  const use = here.asked.options.find(({ type }) => type === 'respond')?.['name'];
  await page.getByRole('tab', { name: 'Orders' }).click();
  await page.getByText('Nobody else ever sees them.').waitFor();
  await page.getByRole('button', { name: 'New order' }).click();
  const form = page.getByRole('dialog', { name: 'New order' });
  expect(await person.barriers()).toEqual([]);
  await form.getByLabel('When', { exact: true }).selectOption(here.asked.kind);
  await form.getByLabel('Then use').selectOption(String(use));
  await form.getByRole('button', { name: 'Give the order' }).click();
  await answered(page, question);
  const line = page.getByRole('list', { name: /Your orders/ }).getByRole('listitem');
  await line.getByText(`: ${use}`).waitFor();
  expect(person.complaints).toEqual([]);
});

test('the orders of the forums can be given, moved, switched off and deleted', async () => {
  const person = await world.person();
  const { page } = person;
  await person.goToTable(await world.prepare(situation('crowd'), person));
  await page.getByRole('tab', { name: 'Orders' }).click();
  const orders = page.getByRole('list', { name: /Your orders/ }).getByRole('listitem');
  for (const [index, name] of ['Evasive Maneuvers', 'Strategic Planning', 'Declare Emergency'].entries()) {
    await page.getByRole('button', { name: 'New order' }).click();
    const form = page.getByRole('dialog', { name: 'New order' });
    await form.getByLabel('Start from an example').selectOption(String(index));
    await form.getByRole('button', { name: 'Give the order' }).click();
    await orders.nth(index).getByText(`: ${name}`).waitFor();
  }
  expect(await orders.allTextContents()).toEqual([
    expect.stringContaining('for an attack on a viper, it is about the ship I fly, the die shows 5 or more'),
    expect.stringContaining('for an FTL jump, at -3 or -1'),
    expect.stringContaining('short by 1 or more, short by 2 or less'),
  ]);
  expect(await person.barriers()).toEqual([]);
  await page.getByRole('button', { name: /^Earlier: .*Declare Emergency/ }).click();
  await orders.nth(1).getByText('Declare Emergency').waitFor();
  const inForce = page.getByRole('checkbox', { name: /^In force: .*Declare Emergency/ });
  await inForce.click();
  await expect.poll(() => inForce.isChecked()).toBe(false);
  await page.getByRole('button', { name: /^Delete: .*Evasive/ }).click();
  await expect.poll(() => orders.count()).toBe(2);
  const all = page.getByRole('checkbox', { name: /^Pass on everything else/ });
  await all.click();
  await expect.poll(() => all.isChecked()).toBe(true);
  await page.reload();
  await page.getByRole('tab', { name: 'Orders' }).click();
  await expect.poll(() => orders.count()).toBe(2);
  expect(await inForce.isChecked()).toBe(false);
  expect(await all.isChecked()).toBe(true);
  expect(person.complaints).toEqual([]);
});

test('a pass for all of an event can be taken back', async () => {
  const person = await world.person();
  const { page } = person;
  await person.goToTable(await world.prepare(situation('window'), person));
  const question = await person.asked();
  await page.getByRole('button', { name: 'Pass on all of this event' }).click();
  await answered(page, question);
  await page.getByRole('tab', { name: 'Orders' }).click();
  const panel = page.getByRole('region', { name: 'Standing orders' });
  await panel.getByRole('button', { name: 'Ask me again' }).click();
  await panel.getByRole('button', { name: 'Ask me again' }).waitFor({ state: 'detached' });
  expect(person.complaints).toEqual([]);
});
