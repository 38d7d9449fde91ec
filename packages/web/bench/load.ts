/** Opening a table: how much script comes over the line, and when the largest part of it is painted. */
import { situation } from '../test/fixture/situations.ts';
import type { Hall } from './hall.ts';

export interface Load {
  /** As it is sent: compressed. */
  readonly jsKB: number;
  readonly lcpMillis: number;
}

export async function measureLoad(hall: Hall): Promise<Load> {
  const { page, devtools, table, end } = await hall.visit(situation('crowd'), 'artificial');
  const scripts = new Set<string>();
  let bytes = 0;
  await devtools.send('Network.enable');
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  await page.addInitScript(watchPaints);
  await page.goto(table);
  await page.getByRole('region', { name: 'Board', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  const lcpMillis = await page.evaluate(() => (globalThis as unknown as Watching).painted); // set by the init script
  await end();
  return { jsKB: bytes / 1024, lcpMillis };
}

interface Watching {
  painted: Promise<number>;
}

/**
 * Runs in the page. A browser does not count every drawing as contentful, so the board must have been painted too: the
 * later of the two counts, once nothing larger has come for a while.
 */
function watchPaints(): void {
  const QUIET = 1_000;
  let [largest, board] = [0, 0];
  let quiet: ReturnType<typeof setTimeout> | undefined;
  (globalThis as unknown as Watching).painted = new Promise((resolve) => {
    const settle = () => {
      clearTimeout(quiet);
      if (largest > 0 && board > 0) quiet = setTimeout(() => resolve(Math.max(largest, board)), QUIET);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largest = Math.max(largest, entry.startTime);
      settle();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    const look = () => {
      if (document.querySelector('[role="region"][aria-label="Board"], section[aria-label="Board"]') === null) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        board = performance.now();
        settle();
      };
      requestAnimationFrame(() => port2.postMessage(null)); // heard once the frame is painted
    };
    requestAnimationFrame(look);
  });
}
