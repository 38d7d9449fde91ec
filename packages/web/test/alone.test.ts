/** A table for one: a main character, and another who assists. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('one player sets a game up alone, and sees who assists', async () => {
  const person = await world.person();
  await person.signIn('Mira');
  const { page } = person;
  await page.goto('/new');
  await page.getByRole('group', { name: 'Players' }).getByText('1', { exact: true }).click();
  await page.getByText('I choose them now').click();
  await page.getByRole('button', { name: 'Saul Tigh' }).click();
  await page.getByText('Choose who assists you').waitFor();
  await page.getByRole('button', { name: 'Laura Roslin' }).click();
  await page.getByRole('button', { name: 'Make the game' }).click();
  await page.getByText('Laura Roslin assists').waitFor();
  await page.getByText('One player with an assist character').first().waitFor();
  await page.getByRole('button', { name: /^Start/ }).click();
  await person.asked();
  const crew = page.getByRole('region', { name: 'Crew' });
  await crew.getByText('Assists you').waitFor();
  await crew.getByText('3 loyalty cards that nobody has seen').waitFor({ state: 'attached' });
  await crew.getByRole('button', { name: 'Laura Roslin: character sheet' }).click();
  await page.getByRole('dialog', { name: 'Laura Roslin' }).getByText('Skilled Politician').waitFor();
  expect(await page.getByText(/Religious Visions|Terminal Illness/).count()).toBe(0); // BG-VAR1P-10, BG-VAR1P-11
  expect(await person.barriers()).toEqual([]);
  await person.picture('alone');
  await page.keyboard.press('Escape');
  await page.locator('.me-button').click();
  const assist = page.getByRole('region', { name: 'Laura Roslin assists you' });
  await assist.getByText('Skilled Politician').waitFor();
  await page.getByText('neither of the two sheets’ counts').waitFor();
  expect(
    await page
      .getByRole('dialog')
      .getByText(/Alcoholic|Religious Visions|Terminal Illness/)
      .count(),
  ).toBe(0);
  expect(await person.barriers()).toEqual([]);
  await person.picture('alone-me');
});
