/** By day: the light theme, as readable as the dark one. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('in the light theme everything can be read, and space stays dark', async () => {
  const person = await world.person({ width: 1366, height: 768 });
  const { page } = person;
  await person.signIn('Mira');
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByText('Light', { exact: true }).click();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light');
  const found: string[] = await person.barriers();
  for (const path of ['/', '/new', '/rules', '/account']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    found.push(...(await person.barriers()).map((barrier) => `${path}: ${barrier}`));
    await person.picture(`light-${path.slice(1) || 'lobby'}`);
  }
  await person.goToTable(await world.prepare(situation('turn'), person));
  await person.asked();
  found.push(...(await person.barriers()).map((barrier) => `table: ${barrier}`));
  await person.picture('light-table');
  const brightness = (selector: string) =>
    page.locator(selector).evaluate((one) => {
      const [red = 0, green = 0, blue = 0] = getComputedStyle(one).getPropertyValue('--panel').match(/\w\w/g) ?? [];
      return [red, green, blue].map((part) => Number.parseInt(String(part), 16)).reduce((a, b) => a + b, 0) / 3;
    });
  expect(await brightness('.board-place')).toBeLessThan(60);
  expect(await brightness('.question')).toBeGreaterThan(200);
  expect(found).toEqual([]);
});
