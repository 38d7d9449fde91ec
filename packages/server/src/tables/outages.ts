/** Times at which no server ran: clocks do not count them. */
import { z } from 'zod';
import { readSetting } from '../storage/settings.ts';
import type { Storage } from '../storage/storage.ts';

export type Outage = readonly [from: number, to: number];

const keptOutages: z.ZodType<readonly Outage[]> = z.array(z.tuple([z.number(), z.number()]));

/** What a server that runs says every so often, and how long it may have said nothing before it counts as an outage. */
export const SIGN_EVERY = 15_000; // milliseconds
const LONGEST_GAP = 60_000;
/** So many are remembered, the last. */
const MOST = 100;

/** How long nobody's clock ran since then, in milliseconds. */
export function downSince(outages: readonly Outage[], at: number): number {
  return outages.reduce((sum, [from, to]) => sum + Math.max(0, to - Math.max(from, at)), 0);
}

/** Those there have been, with the one that has just ended, if one has. */
export async function outagesUntil(
  storage: Pick<Storage, 'setting' | 'setSetting'>,
  now: number,
): Promise<readonly Outage[]> {
  const last = readSetting('alive', await storage.setting('alive', () => String(now)), z.number());
  const known = readSetting('outages', await storage.setting('outages', () => '[]'), keptOutages);
  const outages = now - last < LONGEST_GAP ? known : [...known, [last, now] as const].slice(-MOST);
  if (outages !== known) await storage.setSetting('outages', JSON.stringify(outages));
  await storage.setSetting('alive', String(now));
  return outages;
}
