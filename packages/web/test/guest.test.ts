/**
 * Another game is one folder and one line on either side: here the kernel's test game, hosted beside the others, drawn
 * plainly, and played to its end by two people.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '@ragtag/games';
import type { Plugin } from 'vite';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorld, type Person, type World } from './fixture/browser.ts';
import { wreckersHost } from './guests/wreckers/host.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const guest = fileURLToPath(new URL('guests/wreckers/client.ts', import.meta.url));

/** The one line: the guest in the list of the page's games. */
function withGuest(): Plugin {
  return {
    name: 'with-guest',
    transform: (code, id) =>
      id.endsWith('/src/games/games.ts')
        ? `import { wreckers } from ${JSON.stringify(guest)};\n${code.replace(/all: \[([^\]]*)\]/, 'all: [$1, wreckers]')}`
        : null,
  };
}

let world: World;
let pages: string;
beforeAll(async () => {
  pages = mkdtempSync(join(tmpdir(), 'ragtag-guest-'));
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production'; // as players get it
  await build({ root: web, logLevel: 'error', plugins: [withGuest()], build: { outDir: pages, emptyOutDir: true } });
  process.env['NODE_ENV'] = mode;
  world = await openWorld(pages, { ...games, wreckers: wreckersHost });
});
afterAll(async () => {
  await world.close();
  rmSync(pages, { recursive: true });
});

test('a game the shell does not know is set up, played to its end by two people and listed as over', async () => {
  const ann = await world.person({ width: 1440, height: 900 });
  await ann.signIn('Ann');
  await ann.page.goto('/new');
  await ann.page.getByText('Wreckers', { exact: true }).click();
  await ann.page.getByLabel('Name of the game').fill('On the rocks');
  await ann.page.getByText('How many are aboard.').waitFor();
  await ann.page.getByLabel('Poker face').fill('0'); // what it is about is tested elsewhere
  expect(await ann.barriers()).toEqual([]);
  await ann.page.getByRole('button', { name: 'Make the game' }).click();
  await ann.page.getByRole('heading', { name: 'On the rocks' }).waitFor();
  const link = await ann.page.getByLabel('Invitation').first().inputValue();

  const ben = await world.person({ width: 390, height: 844 });
  await ben.signIn('Ben');
  await ben.page.goto(link);
  await ben.page.getByRole('button', { name: /^Take seat/ }).click();
  await ben.page.waitForURL(/\/table\//);
  await ann.page.getByText('Ben').waitFor();
  await ann.page.getByRole('button', { name: 'Start with 1 artificial player' }).click();

  let answers = 0;
  while (!(await isOver(ann))) {
    for (const person of [ann, ben]) {
      if (!(await isAsked(person))) continue;
      await person.answer();
      answers++;
      if (answers === 1) for (const one of [ann, ben]) await one.picture(`guest-${one === ann ? 'desk' : 'phone'}`);
    }
  }
  expect(answers).toBeGreaterThan(0); // how long it lasts is up to chance
  await ann.log.getByText('Ended').waitFor();
  for (const person of [ann, ben]) {
    expect(await person.barriers()).toEqual([]);
    expect(await person.overhang()).toBeLessThanOrEqual(0);
    expect(person.complaints).toEqual([]);
  }
  await ann.page.goto('/');
  const finished = ann.page.getByRole('region', { name: 'Finished games' });
  await finished.getByRole('link', { name: 'On the rocks', exact: true }).waitFor();
  await finished.getByText(/(Crew|Wreckers): won after \d turns?/).waitFor();
});

async function isOver({ page }: Person): Promise<boolean> {
  return (await page.locator('[data-status="over"]').count()) > 0;
}

async function isAsked({ page }: Person): Promise<boolean> {
  return (await page.locator('[data-question] [data-option]:enabled').count()) > 0;
}
