/** The board in a real browser: looked at by keyboard, pressed, told about, and fought over. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { type SituationName, situation } from './fixture/situations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
}, 180_000);
afterAll(async () => {
  await world.close();
});

const desk = { width: 1600, height: 1000 };
const tablet = { width: 1024, height: 768 };
const phone = { width: 390, height: 844 };

async function at(name: SituationName, size = desk, motion: 'reduce' | 'no-preference' = 'reduce') {
  const here = situation(name);
  const person = await world.person(size, { reducedMotion: motion });
  await person.goToTable(await world.prepare(here, person));
  await person.asked();
  return { person, chosen: here.chosen };
}

/** What is seen of the canvas. */
async function seen({ page }: Person) {
  const box = await page.locator('.canvas').getAttribute('viewBox');
  const [x = 0, y = 0, width = 0, height = 0] = (box ?? '').split(' ').map(Number);
  return { x, y, width, height };
}

test('the board is moved, brought nearer and shown whole by keyboard', async () => {
  const { person } = await at('turn');
  const { page } = person;
  const whole = await seen(person);
  const frame = page.getByRole('group', { name: /^The board/ });
  await frame.focus();
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const near = await seen(person);
  expect(near.width).toBeCloseTo(whole.width / 1.96, 0);
  await page.keyboard.press('ArrowRight');
  expect((await seen(person)).x).toBeGreaterThan(near.x);
  await page.keyboard.press('0');
  expect(await seen(person)).toEqual(whole);
  expect(person.complaints).toEqual([]);
});

test('a place tells what it does, to the pointer, the finger and the keyboard', async () => {
  const { person } = await at('crowd');
  const { page } = person;
  const note = page.locator('.place-note');
  await page.locator('[data-place="research-lab"]').first().hover();
  await note.getByText('Action: ').first().waitFor();
  expect(await note.textContent()).toContain('Research Lab');
  await page.keyboard.press('Escape');
  await page.locator('[data-tell="ftl-control"]').focus();
  await page.keyboard.press('ArrowRight');
  await note
    .getByText(/Weapons Control|Command/)
    .first()
    .waitFor();
  expect(await person.barriers()).toEqual([]);
});

test('lit places out of sight are pointed to, and an arrow goes there', async () => {
  const { person } = await at('turn', phone);
  const { page } = person;
  const arrows = page.getByRole('button', { name: /lit places? out of sight/ });
  const before = await arrows.count();
  expect(before).toBeGreaterThan(0);
  const start = await seen(person);
  await arrows.first().click();
  await page.waitForFunction(
    (was) => document.querySelector('.canvas')?.getAttribute('viewBox') !== was,
    [start.x, start.y, start.width, start.height].join(' '),
  );
  await page.getByRole('button', { name: 'Galactica' }).first().click();
  expect(await person.overhang()).toBe(0);
});

test('a fight without motion stands at once, to be read row by row', async () => {
  const { person, chosen } = await at('fight', tablet);
  const { page } = person;
  await person.choose(...chosen);
  const line = page.locator('.fight-line');
  await line.waitFor();
  await page.getByRole('button', { name: 'Put aside' }).click(); // the check before it
  await line.click();
  const fight = page.getByRole('region', { name: 'The fight' });
  expect(await fight.getByRole('listitem').count()).toBeGreaterThan(2);
  expect(await fight.getByRole('img', { name: /^Die: [1-8]$/ }).count()).toBeGreaterThan(0);
  expect(await page.locator('.sight').count()).toBe(0);
  await fight.getByRole('button', { name: 'Hide the fight' }).click();
  await line.waitFor();
  expect(person.complaints).toEqual([]);
});

test('a fight is shown step by step, and Escape ends it with everything in its place', async () => {
  const { person, chosen } = await at('swarm', desk, 'no-preference');
  const { page } = person;
  await person.choose(...chosen);
  await page.locator('.overlay .sight').first().waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.querySelectorAll('.overlay .sight').length === 0);
  expect(await page.evaluate(() => document.querySelectorAll('.overlay *').length)).toBe(0);
  expect(person.complaints).toEqual([]);
});

test('the board is seen while a fight is played, and one key leads to now', async () => {
  const { person, chosen } = await at('fight', desk, 'no-preference');
  const { page } = person;
  await page.getByRole('button', { name: 'Pace: Brisk' }).click({ clickCount: 2 });
  await page.getByRole('button', { name: 'Pace: Film' }).waitFor();
  await person.choose(...chosen);
  const fight = page.getByRole('region', { name: 'The fight' });
  await fight.waitFor();
  await page.getByRole('button', { name: 'Hold', exact: true }).click();
  expect(await page.locator('.stage').count()).toBe(0);
  await page.keyboard.press('n');
  await page.locator('.fight-line').waitFor();
});
