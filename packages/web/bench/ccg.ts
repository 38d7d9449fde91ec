/** The card game's page: how heavy its table is, how soon an update is painted, how soon a filter has its new list. */
import type { Page } from 'playwright-core';
import { answerWith, asked } from '../test/fixture/answering.ts';
import { cardSituation } from '../test/fixture/card-game.ts';
import type { Hall } from './hall.ts';
import { type Watching, watchUpdates } from './updates.ts';

const ANSWERS = 12;
const UNITS = 30;

export interface CcgFigures {
  readonly jsKB: number;
  readonly paints: readonly number[];
  readonly filters: readonly number[];
}

/** With six fleets on the table, thirty units and more among them. */
export async function measureCcg(hall: Hall): Promise<CcgFigures> {
  const { page, devtools, table, end } = await hall.visit(cardSituation('six'), 'artificial');
  await devtools.send('Network.enable');
  const scripts = new Set<string>();
  let bytes = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watchUpdates);
  await page.goto(`${table}?game=ccg`);
  await asked(page);
  await page.waitForLoadState('networkidle');
  const jsKB = bytes / 1024;
  const units = await unitsOn(page);
  if (units < UNITS) throw new Error(`${units} units on the table: at least ${UNITS} are measured`);
  for (let answer = 0; answer < ANSWERS && (await asked(page)) !== null; answer++) await answerWith(page, [0]);
  const paints = await page.evaluate(() => (globalThis as unknown as Watching).updates); // set by the init script
  const filters = await measureFilters(page);
  await end();
  return { jsKB, paints, filters };
}

/** Units on the table, those included that a folded fleet has no room for and counts. */
async function unitsOn(page: Page): Promise<number> {
  const drawn = await page.locator('.ccg-unit, .ccg-minis > li:not(.ccg-minis-more)').count();
  const more = await page.locator('.ccg-minis-more').allTextContents();
  return more.reduce((sum, told) => sum + Number(told), drawn);
}

/** Milliseconds from a word to the frame that has its list. */
async function measureFilters(page: Page): Promise<number[]> {
  await page.goto('/decks/ccg');
  const found = page.getByText('351 of 351 cards');
  await found.waitFor();
  return await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('input[type="search"]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const millis: number[] = [];
    for (const words of ['pilot', 'viper', 'cost<=2', 'cylon', 'gain influence', 'officer', 'ship', 'sniper']) {
      const status = document.querySelector('.ccg-search [role="status"]');
      const before = status?.textContent;
      const began = performance.now();
      set?.call(field, words);
      field?.dispatchEvent(new Event('input', { bubbles: true }));
      while (status?.textContent === before) await new Promise(requestAnimationFrame);
      millis.push(performance.now() - began);
      await new Promise((resolve) => requestIdleCallback(resolve));
    }
    return millis;
  });
}
