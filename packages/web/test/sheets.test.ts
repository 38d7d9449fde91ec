/** The table on a phone, and where there is little room: the board first, all else one press away. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { situation } from './fixture/situations.ts';

const phone = { width: 390, height: 844 };

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function sitDown(size: { width: number; height: number }): Promise<Person> {
  const person = await world.person(size, { hasTouch: size === phone });
  await person.goToTable(await world.prepare(situation('crowd'), person));
  await person.asked();
  return person;
}

test('the first screen of a phone has the board, the question and the hand', async () => {
  const person = await sitDown(phone);
  const { page } = person;
  for (const part of ['.board', '.question', '.hand', '.crew-row', '.strip']) {
    const box = await page.locator(part).boundingBox();
    expect(box?.y, part).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(phone.height + 1);
    expect(box?.height, part).toBeGreaterThan(part === '.board' ? 150 : 30);
  }
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  expect(await person.barriers()).toEqual([]);
  await person.picture('table-on-a-phone');
});

test('sheets come from the bottom, keep the focus and go away with Escape', async () => {
  const person = await sitDown(phone);
  const { page } = person;
  const sheets = [
    [page.getByRole('button', { name: /Fuel/ }), 'Resources'],
    [page.locator('.tile').first(), /./],
    [page.getByRole('button', { name: /^Log and chat/ }), 'Log and chat'],
    [page.locator('.me-button'), 'You, in one view'],
  ] as const;
  for (const [button, name] of sheets) {
    await button.tap();
    const sheet = page.getByRole('dialog', { name });
    await sheet.waitFor();
    expect(await person.barriers()).toEqual([]);
    expect(await person.overhang()).toBeLessThanOrEqual(0);
    for (let presses = 0; presses < 6; presses++) await page.keyboard.press('Tab');
    expect(
      await sheet.evaluate((box) => box.contains(document.activeElement) || document.activeElement === document.body),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
  }
});

test('the question can be pushed down to see more of the board', async () => {
  const { page } = await sitDown(phone);
  const board = page.locator('.board');
  const before = (await board.boundingBox())?.height ?? 0;
  const handle = page.getByRole('button', { name: 'Question and hand' });
  await handle.tap();
  await expect.poll(async () => (await board.boundingBox())?.height ?? 0).toBeGreaterThan(before + 100);
  await page.getByRole('heading', { name: 'Take an action' }).waitFor();
  const box = await handle.boundingBox();
  if (!box) throw new Error('there is no handle');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 80, { steps: 4 });
  await page.mouse.up();
  await page.locator('.question [data-option]').first().waitFor();
});

test.each([
  [1600, 1000],
  [1280, 720],
  [1024, 768],
  [800, 500],
  [640, 360],
])('nothing sticks out or lies over another part at %i x %i', async (width, height) => {
  const person = await sitDown({ width, height });
  expect(await person.overhang()).toBeLessThanOrEqual(0);
  const overlaps = await person.page.evaluate(() => {
    const parts = ['.top', '.status, .strip', '.board', '.crew, .crew-row', '.talk', '.question', '.hand'];
    const boxes = parts.flatMap((part) => {
      const found = document.querySelector(part)?.getBoundingClientRect();
      return found ? [{ part, found }] : [];
    });
    return boxes.flatMap((a, at) =>
      boxes.slice(at + 1).flatMap((b) => {
        const across = Math.min(a.found.right, b.found.right) - Math.max(a.found.left, b.found.left);
        const down = Math.min(a.found.bottom, b.found.bottom) - Math.max(a.found.top, b.found.top);
        return across > 1 && down > 1 ? [`${a.part} and ${b.part}`] : [];
      }),
    );
  });
  expect(overlaps).toEqual([]);
  expect(await person.barriers()).toEqual([]);
});
