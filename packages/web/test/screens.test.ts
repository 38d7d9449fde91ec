/** Every screen at every size: pictures to look at, and nothing sticks out, is cut off or covered. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type World } from './fixture/browser.ts';
import { faultsOn } from './fixture/faults.ts';
import { screens } from './fixture/screens.ts';

const sizes = [
  { name: 'wide', width: 1600, height: 1000 },
  { name: 'tablet', width: 1024, height: 768 },
  /** What a window of 1600 by 1000 has room for at 200 %. */
  { name: 'zoomed', width: 800, height: 500 },
  { name: 'phone', width: 390, height: 844 },
] as const;

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test.each(screens)('$name is sound at every size', async ({ name, open }) => {
  const person = await world.person(sizes[0]);
  await open(person, world);
  const found: string[] = [];
  for (const { name: size, width, height } of sizes) {
    await person.page.setViewportSize({ width, height });
    const faults = await faultsOn(person.page);
    await person.picture(`${name}-${width}x${height}`);
    const barriers = size === 'wide' || size === 'phone' ? await person.barriers() : [];
    found.push(...[...faults, ...barriers].map((fault) => `${size}: ${fault}`));
  }
  await person.context.close();
  expect(found).toEqual([]);
  expect(person.complaints).toEqual([]);
});
