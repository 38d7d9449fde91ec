/**
 * A walk through every screen, in every window it is made for: what can be pressed is there, large enough and not covered,
 * what is written can be read, nothing sticks out or lies on anything else, and a screen reader finds its way. The pictures
 * are in .ragtag/screens, with all of them on one contact sheet.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, pictures, type World } from './fixture/browser.ts';
import { ContactSheet } from './fixture/contact-sheet.ts';
import { faultsOn } from './fixture/faults.ts';
import { screens } from './fixture/screens.ts';
import { resize, sizeName, sizes, type WindowSize } from './fixture/sizes.ts';
import { outOfReachOn } from './fixture/within-reach.ts';

/** Windows nobody is promised anything about, but nothing may fall apart there: the last is 1600 by 1000 at 200 %. */
const more: readonly WindowSize[] = [
  { width: 1600, height: 1000, touch: false },
  { width: 1024, height: 768, touch: false },
  { width: 800, height: 500, touch: false },
];
/** Windows in which a screen reader and a keyboard are tried as well. */
const tried = new Set(['1366x768', '390x844']);
const sheet = new ContactSheet(pictures);

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(async () => {
  const { page } = await world.person();
  await sheet.save('walk', page);
  await world.close();
});

test.each(screens)('$name is sound in every window', { timeout: 300_000 }, async ({ name, open }) => {
  const person = await world.person(sizes[0]);
  await open(person, world);
  const found: string[] = [];
  const note = (size: WindowSize, faults: readonly string[]) =>
    found.push(...faults.map((fault) => `${sizeName(size)}: ${fault}`));
  for (const size of [...sizes, ...more]) {
    await resize(person.page, size);
    await person.page.mouse.move(0, 0); // a card that comes to lie under the pointer would be enlarged
    note(size, await faultsOn(person.page));
    if (more.includes(size)) continue;
    await sheet.add(`${name}-${sizeName(size)}`, person.page);
    if (tried.has(sizeName(size))) note(size, await person.barriers());
    note(size, await outOfReachOn(person.page, size.touch));
  }
  await person.context.close();
  expect(found).toEqual([]);
  expect(person.complaints).toEqual([]);
});

test.each(sizes)('a character is chosen by pointer at $width by $height', async (size) => {
  const person = await world.person(size, { hasTouch: size.touch });
  const choice = screens.find(({ name }) => name === 'character-choice');
  await choice?.open(person, world);
  const { page } = person;
  const card = page.locator('button.candidate-press:enabled').first();
  await (size.touch ? card.tap() : card.click());
  expect(await faultsOn(page)).toEqual([]);
  const choose = page.locator('[data-confirm]');
  await (size.touch ? choose.tap() : choose.click());
  await page.locator('.choose-character').waitFor({ state: 'detached' });
  await person.context.close();
});

test('a rule that reaches another panel is noticed', async () => {
  const person = await world.person(sizes[0]);
  await screens.find(({ name }) => name === 'turn')?.open(person, world);
  expect(await faultsOn(person.page)).toEqual([]);
  // As `.reading` once did: meant for a gauge, and for the whole table too.
  await person.page.addStyleTag({ content: 'main { display: inline-flex !important; white-space: nowrap; }' });
  expect(await faultsOn(person.page)).not.toEqual([]);
  await person.context.close();
});
