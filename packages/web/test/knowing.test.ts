import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';
import { isSound } from './fixture/sound.ts';

const phone = { width: 390, height: 844 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

describe('the rules', () => {
  test('are found by words and by number, read in their chapter, and pointed to', async () => {
    const person = await world.person();
    const { page } = person;
    await page.goto('/rules');
    await page.getByRole('heading', { name: 'The game in short' }).waitFor();
    await isSound(person);
    await person.picture('rules');
    await page.keyboard.press('/');
    await page.keyboard.type('destiny facedown');
    const found = page.getByRole('region', { name: 'Found' });
    await found.getByText('BG-CHECK-05').waitFor();
    expect(await found.locator('mark').count()).toBeGreaterThan(1);
    await page.keyboard.press('Escape');
    await page.keyboard.type('bg-jump-04');
    await found.getByText('1 rule', { exact: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Jumping the fleet' }).waitFor();
    expect(page.url()).toMatch(/#BG-JUMP-04$/);
    expect(await page.getByRole('searchbox').inputValue()).toBe('');
    await isSound(person);
  });

  test('open at a rule from a link, on a phone too', async () => {
    const person = await world.person(phone);
    const { page } = person;
    await page.goto('/rules#BG-CHECK-16');
    const rule = page.locator('#BG-CHECK-16');
    await rule.waitFor();
    await page.waitForFunction(() => document.activeElement?.id === 'BG-CHECK-16');
    const box = await rule.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(phone.height);
    await isSound(person);
    await person.picture('rules-phone');
  });
});

describe('what is played with', () => {
  test('narrows the rules, but never hides one that is asked for', async () => {
    const person = await world.person(phone);
    const { page } = person;
    await page.goto('/rules?sets=base#BG-EXEC-03');
    await page.locator('#BG-EXEC-03').waitFor(); // mutiny cards, asked for by its address
    expect(await page.locator('#BG-EXEC-04').count()).toBe(0);
    await page.getByText(/rules of this chapter left out/).waitFor();
    await isSound(person);
    await person.picture('rules-narrowed-phone');
    await page.getByRole('button', { name: 'Pegasus', exact: true }).click();
    await page.locator('#BG-EXEC-05').waitFor();
    expect(await page.locator('#BG-EXEC-04').count()).toBe(0);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.locator('#BG-EXEC-04').waitFor();
  });

  test('narrows the cards to several sets, motives and agendas among them', async () => {
    const person = await world.person();
    const { page } = person;
    await page.goto('/cards');
    await page.getByLabel('Kind').selectOption('Motives');
    await page.getByText('14 cards', { exact: true }).waitFor();
    await page.getByLabel('Kind').selectOption('Agendas');
    await page.getByText('12 cards', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Daybreak', exact: true }).click();
    await page.getByText('No card has all of that.').waitFor();
    await page.getByRole('button', { name: 'Pegasus', exact: true }).click();
    await page.getByText('12 cards', { exact: true }).waitFor();
    await isSound(person);
    await person.picture('cards-narrowed');
  });
});

describe('the cards', () => {
  test('are found by what they say, narrowed down, and opened', async () => {
    const person = await world.person();
    const { page } = person;
    await page.goto('/cards');
    await page.getByText('William Adama').waitFor();
    await isSound(person);
    await person.picture('cards');
    await page.getByLabel('Kind').selectOption('Crises');
    await page.getByLabel('Skill', { exact: true }).selectOption('Tactics');
    await page.getByRole('searchbox').fill('lose food');
    const faces = page.getByRole('list', { name: 'Found' });
    await faces.getByText('Water Sabotaged').click();
    const card = page.getByRole('dialog', { name: 'Water Sabotaged' });
    await card.getByText('Base game').waitFor();
    await isSound(person);
    await person.picture('card');
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(page.url()).toMatch(/cards$/);
  });

  test('open at a card from a link, with its sheet, on a phone too', async () => {
    const person = await world.person(phone);
    const { page } = person;
    await page.goto('/cards#laura-roslin');
    const sheet = page.getByRole('dialog', { name: 'Laura Roslin' });
    await sheet.getByText('Religious Visions').waitFor();
    await sheet.getByText("President's Office").waitFor();
    await isSound(person);
    await person.picture('card-phone');
  });
});

test('the turn is charted with every moment one may interrupt in, and leads to the cards that do', async () => {
  for (const size of [undefined, phone]) {
    const person = await world.person(size);
    const { page } = person;
    await page.goto('/turn#after-total');
    await page.locator('#after-total').getByRole('link', { name: 'Declare Emergency' }).waitFor();
    expect(await page.getByRole('list', { name: 'Steps of a turn' }).getByRole('heading', { level: 2 }).count()).toBe(
      8,
    );
    await isSound(person);
    await person.picture(size ? 'turn-phone' : 'turn');
  }
});

test('the page about it has nothing in the way', async () => {
  const person = await world.person(phone);
  await person.page.goto('/about');
  await person.page.getByRole('heading', { name: 'A project of fans' }).waitFor();
  await isSound(person);
});
