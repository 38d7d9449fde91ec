/** How long it takes until what the socket has brought is painted. */
import { whim } from '@ragtag/kernel';
import { answerWith, asked, optionsOn } from '../test/fixture/answering.ts';
import { situation } from '../test/fixture/situations.ts';
import type { Hall } from './hall.ts';

const UPDATES = 40;
/** Somebody plays on for so long in each game, if it lasts. */
const ANSWERS = 12;

/** Milliseconds for each of many updates: somebody plays on in crowded games. */
export async function measureUpdates(hall: Hall): Promise<number[]> {
  const millis: number[] = [];
  const below = whim(1);
  while (millis.length < UPDATES) millis.push(...(await playOn(hall, below)));
  return millis;
}

async function playOn(hall: Hall, below: (bound: number) => number): Promise<number[]> {
  const { page, table, end } = await hall.visit(situation('crowd'), 'artificial');
  await page.addInitScript(watchUpdates);
  await page.goto(table);
  await asked(page);
  await page.evaluate(atRest);
  for (let answer = 0; answer < ANSWERS && (await asked(page)) !== null; answer++) {
    await answerWith(page, [below(await optionsOn(page))]);
  }
  const updates = await page.evaluate(() => (globalThis as unknown as Watching).updates); // set by the init script
  await end();
  return updates;
}

/** Runs in the page: what opening the table takes is another figure. */
async function atRest(): Promise<void> {
  await new Promise((resolve) => requestIdleCallback(resolve));
  (globalThis as unknown as Watching).updates.length = 0; // set by the other
}

export interface Watching {
  updates: number[];
}

/** Runs in the page: from a patch to the frame that shows how things stand after it; the story of it may follow. */
export function watchUpdates(): void {
  const updates: number[] = [];
  let waiting: number[] = [];
  (globalThis as unknown as Watching).updates = updates;
  const Original = WebSocket;
  globalThis.WebSocket = class extends Original {
    constructor(url: string | URL) {
      super(url);
      this.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('{"type":"patch"')) waiting.push(performance.now());
      });
    }
  };
  new MutationObserver(() => {
    if (waiting.length === 0) return;
    const shown = waiting;
    waiting = [];
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => updates.push(...shown.map((received) => performance.now() - received));
    requestAnimationFrame(() => port2.postMessage(null)); // heard once the frame is painted
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}
