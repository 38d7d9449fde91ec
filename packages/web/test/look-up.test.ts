import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';
import { isSound } from './fixture/sound.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a rule opens in place by keyboard, and typing there answers nothing', async () => {
  const person = await world.person();
  const { page } = person;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await person.goToTable(await world.prepare(situation('turn'), person));
  expect(asked).not.toContain('/api/reference/galactica/rules'); // the question tells what places do, no more
  const question = page.locator('.question');
  const name = await question.getAttribute('data-question');
  const link = question.getByRole('link', { name: /^BG-/ }).first();
  const id = (await link.textContent()) ?? '';
  await link.focus();
  await page.keyboard.press('Enter');
  const rule = page.getByRole('dialog', { name: `Rule ${id}` });
  await rule.getByRole('link', { name: 'Read on in the rules' }).waitFor();
  await isSound(person);
  await page.keyboard.press('1');
  expect(await question.getAttribute('data-question')).toBe(name);
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'hidden' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(asked).toContain('/api/reference/galactica/rules');
});

test('rules and cards are looked up without leaving', async () => {
  const person = await world.person();
  const { page } = person;
  await person.goToTable(await world.prepare(situation('turn'), person));
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Look up' });
  await dialog.getByRole('searchbox').waitFor();
  await page.keyboard.type('brig');
  await dialog.getByRole('region', { name: 'Rules' }).getByText('BG-HAZARD-08').waitFor();
  await isSound(person);
  await person.picture('look-up');
  await dialog.getByRole('button', { name: 'Brig Galactica' }).click();
  await page.getByRole('dialog', { name: 'Brig' }).getByText('Hazardous').waitFor();
  await isSound(person);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').first().waitFor({ state: 'detached' });
});

test('what the loyalty deck of this table was made of can always be looked up', async () => {
  for (const size of [undefined, { width: 390, height: 844 }]) {
    const person = await world.person(size);
    const { page } = person;
    await person.goToTable(await world.prepare(situation('turn'), person));
    await page.getByRole('button', { name: 'Look up' }).click();
    await page.getByRole('button', { name: 'How this table is played' }).click();
    const dialog = page.getByRole('dialog', { name: 'How this table is played' });
    await dialog.getByText('All four boxes').waitFor();
    await dialog.getByText('2 “You are a Cylon”').waitFor();
    await dialog.getByRole('link', { name: 'BG-LOYDECK-07' }).waitFor();
    await isSound(person);
    await person.picture(size ? 'this-table-phone' : 'this-table');
    await dialog.getByRole('button', { name: 'Back to the search' }).click();
    await page.getByRole('dialog', { name: 'Look up' }).getByRole('searchbox').waitFor();
    await person.context.close();
  }
});

test('advice is there for whoever wants it', async () => {
  const person = await world.person();
  await person.goToTable(await world.prepare(situation('turn'), person));
  await person.page.getByText('What should I think about?').click();
  await person.page.getByText('Decide first what you want to do').waitFor();
  await isSound(person);
});

test('a line of the log leads to the card it tells of, by pointer and by keyboard', async () => {
  const person = await world.person();
  const { page } = person;
  await person.goToTable(await world.prepare(situation('skill check'), person));
  const line = person.log.getByRole('button', { name: /^Crisis: / }).last();
  const crisis = ((await line.textContent()) ?? '').replace('Crisis: ', '');
  const card = page.getByRole('dialog', { name: crisis });
  await person.log
    .getByRole('button', { name: `${crisis}: read it` })
    .last()
    .click();
  await card.locator('.details-kind').waitFor();
  await isSound(person);
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  await line.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await card.locator('.details-kind').waitFor();
  expect(person.complaints).toEqual([]);
});
