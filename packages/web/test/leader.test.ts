/** A Cylon Leader at the table: known to all, with motives that only the leader sees. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';
import { motiveFulfilled } from './fixture/situations.ts';
import { isSound } from './fixture/sound.ts';

const phone = { width: 390, height: 844 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a motive that can be revealed says so to its owner only, and is revealed by pointer', async () => {
  const here = motiveFulfilled();
  const leader = await world.person();
  const game = await world.prepare(here, leader);
  const onlooker = await (await world.person(phone)).signIn('Tess');
  await leader.goToTable(game);
  await onlooker.goToTable(game);
  await leader.asked();
  const { page } = leader;
  await page.getByText('One can be revealed now').first().waitFor();
  await page.locator('.me-button').click();
  const me = page.getByRole('dialog', { name: 'You, in one view' });
  await me.getByText('among the humans').first().waitFor();
  await me.getByText('You win with the side of two revealed motives').waitFor();
  const back = me.getByRole('button', { name: /motives?/ }).first();
  expect(await me.locator('.card.motive').count()).toBe(0); // face down until held
  await back.hover();
  await page.mouse.down();
  await me.locator('.card.motive').first().waitFor();
  await me.getByText('Can be revealed now').first().waitFor();
  await leader.picture('leader-me-held');
  await page.mouse.up();
  await isSound(leader);
  await leader.picture('leader-me');
  await page.keyboard.press('Escape');
  const crew = onlooker.page.getByRole('region', { name: 'Crew' });
  await crew.getByText('Infiltrator').waitFor();
  expect(await onlooker.page.getByText(/can be revealed now|motive of yours/).count()).toBe(0);
  await isSound(onlooker);
  await onlooker.picture('leader-seen-phone');
  const option = page.locator('.question [data-option]').filter({ hasText: 'reveal this motive' }).first();
  await option.click();
  await page.locator('.question [data-confirm]').click();
  await onlooker.page.getByRole('button', { name: 'Log and chat' }).click();
  await onlooker.log
    .getByText(/reveals the motive/)
    .first()
    .waitFor();
  await leader.picture('leader');
});
