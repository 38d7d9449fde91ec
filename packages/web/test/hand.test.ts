/** My own things at the table: cards that tell what they can do, and loyalty that shows only while held. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered, questionOn } from './fixture/answering.ts';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { type SituationName, situation } from './fixture/situations.ts';

const phone = { width: 390, height: 844 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function sitDown(name: SituationName, size?: { width: number; height: number }): Promise<Person> {
  const person = await world.person(size, size === phone ? { hasTouch: true } : {});
  await person.goToTable(await world.prepare(situation(name), person));
  await person.asked();
  return person;
}

test('loyalty cards are in the page only while they are held', async () => {
  const { page } = await sitDown('reveal');
  const back = page.getByRole('button', { name: /hold to look/ });
  const faces = page.locator('.card.loyalty .card-name');
  await back.focus();
  await page.keyboard.down('Space');
  await faces.first().waitFor();
  const names = await faces.allTextContents();
  await page.keyboard.up('Space');
  await faces.first().waitFor({ state: 'detached' });
  const box = await back.boundingBox();
  if (!box) throw new Error('the loyalty cards cannot be seen');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await faces.first().waitFor();
  await page.mouse.up();
  await faces.first().waitFor({ state: 'detached' });
  const html = await page.content();
  for (const name of names) expect(html).not.toContain(name);
  expect(html).not.toMatch(/reveal yourself/i);
});

test('loyalty cards of others that one was shown can be looked at again, and only while held', async () => {
  const person = await sitDown('loyalty shown');
  const { page } = person;
  const { chosen, events } = situation('loyalty shown');
  await person.choose(...chosen);
  const back = page.getByRole('button', { name: /\+ 1 you saw/ });
  await back.waitFor();
  const seen = page.locator('.hand .noted');
  expect(await seen.count()).toBe(0);
  await back.focus();
  await page.keyboard.down('Space');
  await seen.getByText(/^Shown to you by /).waitFor();
  const face = await seen.locator('.card-name').textContent();
  await page.keyboard.up('Space');
  await seen.waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(face);
  const owner = Number(events.find(({ type }) => type === 'loyalty-seen')?.['owner']);
  await page.locator('.member-more').nth(owner).click();
  const again = page.getByRole('dialog').getByRole('button', { name: /hold to look/ });
  await again.focus();
  await page.keyboard.down('Space');
  await expect.poll(() => page.getByRole('dialog').locator('.card-name').allTextContents()).toEqual([face]);
  await page.keyboard.up('Space');
});

test('what would tell who somebody is stands behind a button that everybody has', async () => {
  const cylon = await sitDown('reveal');
  const secret = { name: 'Something secret...' };
  await cylon.page.getByRole('button', secret).click();
  const dialog = cylon.page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Reveal yourself/ }).click();
  await dialog.getByText('This cannot be taken back.').waitFor();
  expect(await cylon.barriers()).toEqual([]);
  await cylon.page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const other = await sitDown('crowd');
  await other.page.getByRole('button', secret).click();
  await other.page.getByText('There is nothing you could do with your loyalty cards now.').waitFor();
});

test('a card says what it does, what it can do now and when else', async () => {
  const person = await sitDown('window');
  const { page } = person;
  const question = await person.asked();
  const lit = page.locator('.hand button.card.lit').first();
  const about = page.locator('.bubble');
  await lit.hover();
  await about.getByText('Now it can').waitFor();
  await about.getByText('It can be used').waitFor();
  expect(await about.getByRole('link', { name: /^BG-/ }).count()).toBeGreaterThan(0);
  expect(await person.barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await about.waitFor({ state: 'detached' });
  await lit.click();
  await answered(page, question);
});

test('a finger looks at a card first, and plays it from there', async () => {
  const person = await sitDown('window', phone);
  const { page } = person;
  const question = await person.asked();
  await page.locator('.hand button.card.lit').first().tap();
  const about = page.locator('.bubble');
  await about.getByText('Now it can').waitFor();
  expect(await questionOn(page)).toBe(question);
  expect(await person.barriers()).toEqual([]);
  await about.locator('.act').first().tap();
  await answered(page, question);
});

test('cards are sorted as wanted, and stay so', async () => {
  const { page } = await sitDown('skill check');
  const skills = page.locator('.hand .card-group', { has: page.getByRole('heading', { name: 'Skill cards' }) });
  const names = skills.locator('.card-name');
  const order = page.getByLabel('Order');
  await order.selectOption('Name');
  const inHand = await names.allTextContents();
  await expect.poll(() => names.allTextContents()).toEqual(inHand.sort((a, b) => a.localeCompare(b)));
  await order.selectOption('My own');
  const [first = '', second = ''] = await names.allTextContents();
  await page
    .locator('.hand button.card')
    .first()
    .hover({ position: { x: 12, y: 40 } }); // others lie over the rest of it
  await page.getByRole('button', { name: `Move ${first} to the right` }).click();
  await expect.poll(() => names.allTextContents()).toEqual(expect.arrayContaining([first, second]));
  await expect.poll(async () => (await names.allTextContents())[1]).toBe(first);
  await page.reload();
  await expect.poll(async () => (await names.allTextContents())[1]).toBe(first);
});

test('everything about oneself is in one view', async () => {
  const person = await sitDown('crowd');
  const { page } = person;
  await page.locator('.me-button').click();
  const me = page.getByRole('dialog', { name: 'You, in one view' });
  await me.getByText('Receives each turn').waitFor();
  expect(await me.locator('.ability').count()).toBeGreaterThan(1);
  await me.getByRole('button', { name: /hold to look/ }).waitFor();
  expect(await person.barriers()).toEqual([]);
  await page.keyboard.press('Escape');
  await me.waitFor({ state: 'detached' });
});

test('a finger is told first what a place does, and goes there by a second tap', async () => {
  const { page } = await sitDown('turn', phone);
  const before = await questionOn(page);
  await page.getByRole('button', { name: 'Fit' }).tap();
  const place = page.locator('path.press[data-at="location:research-lab"]');
  await place.tap();
  await page.locator('.place-note').getByText('Tap again to go there.').waitFor();
  expect(await questionOn(page)).toBe(before);
  await place.tap();
  await answered(page, before);
});
