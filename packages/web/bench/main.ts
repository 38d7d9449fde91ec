/**
 * Measures the page: `main.js PAGES RUNS` prints the figures as JSON. A real server, a crowded game of artificial players
 * and a real browser, its processor held back to a quarter; each figure is the median of its runs.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { makeServer, readConfig } from '@ragtag/server';
import { chromium } from 'playwright-core';
import { launchOptions } from '../test/fixture/chromium.ts';
import { type CcgFigures, measureCcg } from './ccg.ts';
import { measureFlights } from './flights.ts';
import { Hall, median, percentile } from './hall.ts';
import { type Load, measureLoad } from './load.ts';
import { measureMachine } from './machine.ts';
import { measureUpdates } from './updates.ts';

const [, , pages = '', runs = '5'] = process.argv;

const data = mkdtempSync(join(tmpdir(), 'ragtag-bench-web-'));
const server = await makeServer(
  { ...readConfig({ data, port: 0, rate: 0, threads: 0 }, {}), pages: resolve(pages) },
  (what, { error }) => {
    throw new Error(what, { cause: error });
  },
);
const address = await server.listen();
const browser = await chromium.launch(launchOptions);
const hall = new Hall(address, server.storage, browser);
try {
  await measureLoad(hall); // the first one finds nothing in the caches of the machine
  const [loads, updates, flights, ccg] = [[], [], [], []] as [Load[], number[], number[], CcgFigures[]];
  const machine: number[] = [];
  for (let run = 0; run < Number(runs); run++) {
    machine.push(await measureMachine(hall));
    loads.push(await measureLoad(hall));
    updates.push(...(await measureUpdates(hall)));
    flights.push(await measureFlights(hall));
    ccg.push(await measureCcg(hall));
  }
  console.log(
    JSON.stringify({
      machine: median(machine),
      jsKB: median(loads.map(({ jsKB }) => jsKB)),
      lcpMillis: median(loads.map(({ lcpMillis }) => lcpMillis)),
      paintMillis: median(updates),
      slowPaintMillis: percentile(updates, 95),
      fps: median(flights),
      ccgJsKB: median(ccg.map(({ jsKB }) => jsKB)),
      ccgPaintMillis: median(ccg.flatMap(({ paints }) => paints)),
      ccgFilterMillis: median(ccg.flatMap(({ filters }) => filters)),
    }),
  );
} finally {
  await hall.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
}
