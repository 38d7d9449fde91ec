/** Where the page is measured: a server with crowded games, and browsers whose processor is held back. */
import { randomInt } from 'node:crypto';
import type { Storage } from '@ragtag/server';
import type { Me } from '@ragtag/server/http';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { prepareGame } from '../test/fixture/prepared-game.ts';
import type { Situation } from '../test/fixture/situations.ts';

/** As much slower as a phone is than the machine of whoever measures. */
const SLOWER = 4;

/** A person's page before it has gone to its table. */
export interface Visit {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** The address of the table. */
  readonly table: string;
  end(): Promise<void>;
}

export class Hall {
  constructor(
    private readonly address: string,
    private readonly storage: Storage,
    private readonly browser: Browser,
  ) {}

  /** Somebody in a browser of their own who is asked at a situation, beside artificial players or absent people. */
  async visit(here: Situation, others: 'artificial' | 'absent'): Promise<Visit> {
    const context = await this.browser.newContext({ baseURL: this.address, viewport: { width: 1600, height: 1000 } });
    await context.request.post('/api/guest', { data: { name: `Guest ${randomInt(1_000_000)}` } });
    const { me }: Me = await (await context.request.get('/api/me')).json();
    const game = await prepareGame(this.storage, here, me?.id ?? '', () => others);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return { page, devtools, table: `/table/${game}`, end: () => context.close() };
  }

  close(): Promise<void> {
    return this.browser.close();
  }
}

/** What so many of a hundred do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.ceil((sorted.length * percent) / 100) - 1];
  if (value === undefined) throw new RangeError('nothing was measured');
  return value;
}

export function median(values: readonly number[]): number {
  return percentile(values, 50);
}
