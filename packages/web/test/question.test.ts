/** What is asked, why, and how it is answered: by pointer, by keys, and heard by a screen reader. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, questionOn } from './fixture/answering.ts';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { firstChoice, type SituationName, situation } from './fixture/situations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function sitDown(name: SituationName): Promise<Person> {
  const person = await world.person();
  await person.goToTable(await world.prepare(situation(name), person));
  await person.asked();
  return person;
}

test('a rule it stands on opens in place', async () => {
  const person = await sitDown('turn');
  const { page } = person;
  await page.locator('.question').getByRole('link', { name: /^BG-/ }).first().click();
  const rule = page.getByRole('dialog', { name: /^Rule BG-/ });
  await rule.getByText(/./).first().waitFor();
  expect(await person.barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await rule.waitFor({ state: 'hidden' });
});

test('long lists have headings, a filter and a key for each answer shown', async () => {
  const person = await sitDown('turn');
  const { page } = person;
  const question = await questionOn(page);
  const options = page.locator('[data-question] [data-option]');
  const all = await options.count();
  expect(all).toBeGreaterThan(12);
  await page.locator('.question').getByRole('heading', { name: 'Places' }).waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('quarters');
  await expect.poll(() => options.count()).toBe(1);
  expect(await person.barriers()).toEqual([]);
  await page.getByRole('searchbox', { name: 'Look for an answer' }).blur();
  await page.keyboard.press('1');
  await answered(page, question);
});

test('several cards are chosen with a count, and let go again', async () => {
  const person = await sitDown('skill check');
  const { page } = person;
  const question = await questionOn(page);
  await page.keyboard.press('1');
  await page.keyboard.press('2');
  await page.getByText(/^2 of \d+ chosen$/).waitFor();
  await page.getByRole('button', { name: 'Confirm 2' }).waitFor();
  expect(await page.locator('.hand button.card[aria-pressed="true"]').count()).toBe(2);
  await page.keyboard.press('Escape');
  await page.getByText(/^0 of \d+ chosen$/).waitFor();
  await page.locator('.hand button.card.lit').first().click();
  await page.getByText(/^1 of \d+ chosen$/).waitFor();
  expect(await person.barriers()).toEqual([]);
  await page.getByRole('heading', { name: 'Add cards to the check' }).click();
  await page.keyboard.press('Enter');
  await answered(page, question);
});

test('two characters are compared, one is read about and chosen, all by pointer', async () => {
  const person = await sitDown('character choice');
  const { page } = person;
  const question = await questionOn(page);
  const play = page.getByRole('button', { name: /^Play / });
  const cards = page.getByRole('list', { name: 'Characters' }).getByRole('listitem');
  await cards.nth(0).getByRole('checkbox').check();
  await cards.nth(1).getByRole('checkbox').check();
  expect(await page.getByRole('table').getByRole('columnheader').count()).toBe(3);
  await page.locator('[data-option]').nth(1).click();
  await page.getByRole('button', { name: 'Whole sheet' }).click();
  await page.getByRole('dialog').getByText('Receives each turn').waitFor();
  expect(await person.barriers()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  expect(await questionOn(page)).toBe(question);
  const before = await play.textContent();
  await page.locator('[data-option]').nth(2).click();
  await expect.poll(() => play.textContent()).not.toBe(before);
  await play.click();
  await answered(page, question);
});

test('for a first game three characters are recommended, and why', async () => {
  const person = await world.person();
  await person.goToTable(await world.prepare(firstChoice(), person));
  await person.asked();
  await expect.poll(() => person.page.getByText(/^First game: /).count()).toBeGreaterThanOrEqual(2);
  expect(await person.page.getByText(/^(Taken by|Not now)/).count()).toBe(
    10 - (await person.page.locator('[data-option]').count()),
  );
  expect(await person.barriers()).toEqual([]);
});

test('a screen reader hears what is asked and what came of it', async () => {
  const person = await world.person();
  const { page } = person;
  await person.goToTable(await world.prepare(situation('turn'), person, () => 'artificial'));
  await person.asked();
  const voice = page.locator('[role="status"][aria-live="polite"]');
  await person.answer();
  await expect.poll(() => voice.allTextContents()).toContainEqual(expect.stringMatching(/You are asked|Answered/));
});

test('the keys are explained on ?', async () => {
  const person = await sitDown('turn');
  await person.page.keyboard.press('?');
  const help = person.page.getByRole('dialog', { name: 'Keys' });
  await help.getByText('Choose the answer with that sign').waitFor();
  expect(await person.barriers()).toEqual([]);
  const question = await questionOn(person.page);
  await person.page.keyboard.press('1');
  expect(await questionOn(person.page)).toBe(question);
  await person.page.keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
});
