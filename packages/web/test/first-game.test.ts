import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../src/games/galactica/words/words.ts';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const bubble = ({ page }: Person) => page.locator('.guide-bubble');

/** Reads what is explained one after the other, until there is no more; none of it lies over the question. */
async function readAll(person: Person): Promise<string[]> {
  const read: string[] = [];
  const heading = bubble(person).getByRole('heading');
  while (await bubble(person).isVisible()) {
    const title = (await heading.textContent()) ?? '';
    read.push(title);
    expect(await covered(person), title).toBe(0);
    await person.page.keyboard.press('Escape');
    await person.page.waitForFunction(
      (before) => document.querySelector('.guide-bubble h2')?.textContent !== before,
      title,
    );
  }
  return read;
}

/** How much of the question a bubble lies over, in square pixels. */
function covered({ page }: Person): Promise<number> {
  return page.evaluate(() => {
    const [a, b] = ['.guide-bubble', '.question'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    if (!a || !b) return 0;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return Math.round(Math.max(0, across) * Math.max(0, down));
  });
}

test('whoever is new is shown round as the first turn goes on, each thing once', async () => {
  const person = await world.person();
  const { page } = person;
  await person.goToTable(await world.prepare(situation('turn'), person));
  const accept = page.getByRole('button', { name: 'Show me round' });
  await accept.waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.picture('guide-offer');
  await accept.click();
  await bubble(person).waitFor();
  expect(await person.barriers()).toEqual([]);
  await person.picture('guide');
  const first = await readAll(person);
  expect(first).toEqual(expect.arrayContaining(['What you are asked', 'What must not run out', 'Moving']));
  await person.asked();
  await person.answer();
  await bubble(person).getByRole('heading', { name: 'Your action' }).waitFor();
  const later = await readAll(person);
  expect(later.filter((title) => first.includes(title))).toEqual([]);
  await page.reload();
  await page.getByRole('region', { name: 'Board', exact: true }).waitFor();
  await person.asked();
  expect(await bubble(person).isVisible()).toBe(false);
  expect(person.complaints).toEqual([]);
});

test('it can be stopped, and called back from the start', async () => {
  const person = await world.person({ width: 390, height: 844 });
  const { page } = person;
  await person.goToTable(await world.prepare(situation('turn'), person));
  await page.getByRole('button', { name: 'Show me round' }).click();
  await bubble(person).waitFor();
  expect(await covered(person)).toBe(0);
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  await person.picture('guide-phone');
  await page.getByRole('button', { name: 'Stop the guide' }).click();
  await bubble(person).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('button', { name: 'Show me round from the start' }).click();
  await bubble(person).getByRole('heading', { name: 'What you are asked' }).waitFor();
  expect(person.complaints).toEqual([]);
});

test('it is not offered late in a game, nor when the game is over', async () => {
  const offer = ({ page }: Person) => page.getByRole('region', { name: 'Guide' });
  const early = await world.person();
  await early.goToTable(await world.prepare(situation('turn'), early));
  await offer(early).waitFor();
  const person = await world.person();
  const end = situation('end');
  await person.goToTable(await world.prepare(end, person));
  await person.asked();
  expect(await offer(person).count()).toBe(0);
  await person.choose(...end.chosen);
  expect(await person.asked()).toBeNull();
  expect(await offer(person).count()).toBe(0);
});

test('whoever wants none of it is left alone', async () => {
  const person = await world.person();
  const { page } = person;
  const game = await world.prepare(situation('turn'), person);
  await person.goToTable(game);
  await page.getByRole('button', { name: 'No, thanks' }).click();
  await page.getByRole('button', { name: 'Show me round' }).waitFor({ state: 'detached' });
  await person.goToTable(game);
  await person.asked();
  expect(await page.getByRole('button', { name: 'Show me round' }).isVisible()).toBe(false);
});

const taught = words.course.lessons;
/** What a diligent newcomer presses at each lesson, as it reads on the buttons; the first answer where nothing is said. */
const presses: Readonly<Partial<Record<keyof typeof taught, readonly RegExp[]>>> = {
  move: [/Weapons Control/],
  act: [/Weapons Control/],
  aim: [/raider/i],
  roll: [/Strategic Planning/],
  check: [/Executive Order.*strength 1/s, /Executive Order.*strength 2/s, /Declare Emergency/],
  look: [/Boomer|Sharon/],
};

test('a first game teaches a turn, step by step, and goes on from there', { timeout: 120_000 }, async () => {
  const person = await world.person();
  const { page } = person;
  await page.addInitScript(() => localStorage.setItem('ragtag.settings', JSON.stringify({ pace: 'instant' })));
  await page.goto('/');
  await page.getByRole('link', { name: 'First game in ten minutes' }).click();
  await page.getByRole('button', { name: 'Begin' }).click();
  const course = page.locator('.course');
  const learnt: string[] = [];
  for (;;) {
    await page.waitForFunction(
      (last) =>
        document.querySelector('.course h2')?.textContent === last ||
        document.querySelector('[data-question] [data-option]:enabled') !== null,
      taught.on.title,
    );
    const title = await course.getByRole('heading').textContent();
    if (title === taught.on.title) break;
    const [id] = Object.entries(taught).find(([, lesson]) => lesson.title === title) ?? [''];
    learnt.push(id);
    if (id === 'keep') {
      const back = page.getByRole('button', { name: /\+ 1 you saw/ });
      await back.focus();
      await page.keyboard.down('Space');
      expect(await page.locator('.hand .noted .card-name').allTextContents()).toEqual(['You Are a Cylon']);
      await page.keyboard.up('Space');
    }
    const wanted = presses[id as keyof typeof taught] ?? []; // found among them
    const options = await page.locator('[data-question] [data-option]').all();
    const said = await Promise.all(
      options.map(async (one) => [Number(await one.getAttribute('data-option')), await one.textContent()] as const),
    );
    await person.choose(
      ...(wanted.length === 0
        ? [said[0]?.[0] ?? 0]
        : wanted.flatMap((text) => said.find(([, label]) => text.test(label ?? ''))?.[0] ?? [])),
    );
  }
  expect(learnt).toEqual(
    expect.arrayContaining(['move', 'act', 'aim', 'roll', 'crisis', 'check', 'look', 'keep', 'jump']),
  );
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await course.waitFor({ state: 'detached' });
  await bubble(person).waitFor(); // what else comes up is explained as in any game
  expect(person.complaints).toEqual([]);
});
