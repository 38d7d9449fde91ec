/** Artificial players behind seats. */
import { randomInt } from 'node:crypto';
import { type Bot, randomBot } from '@ragtag/bots';
import type { Answer, Decision, Seat, TableView } from '@ragtag/kernel';
import { Refused } from '../refused.ts';
import type { LiveTable } from './live-table.ts';
import type { AutoPlayer } from './surroundings.ts';

const kinds: Readonly<Record<string, () => Bot>> = {
  random: () => randomBot(randomInt(2 ** 31)),
};
const DEFAULT_BOT = 'random';
export const botKinds: readonly string[] = Object.keys(kinds);

/** A kind of artificial player there is, by default the usual one. */
export function botKind(wanted: string = DEFAULT_BOT): string {
  if (!botKinds.includes(wanted)) throw new Refused('malformed', `there is no artificial player '${wanted}'`);
  return wanted;
}

/** The bots at each table that is open. */
const seated = new WeakMap<LiveTable, Map<string, Bot>>();

/** Who answers for a seat with an artificial player. */
export function botAt(table: LiveTable, seat: Seat): AutoPlayer | null {
  const kind = table.stored.seats.find((one) => one.seat === seat)?.bot ?? null;
  const make = kind === null ? undefined : kinds[kind];
  if (!make) return null;
  const bots = seated.get(table) ?? new Map<string, Bot>();
  seated.set(table, bots);
  const key = `${seat} ${kind}`;
  const bot = bots.get(key) ?? make();
  bots.set(key, bot);
  return (asked, look) => bot.decide(asked, look);
}

/** Answers once for somebody whose time is up. */
export function substitute(asked: Decision, look: () => TableView): Answer {
  return randomBot(randomInt(2 ** 31)).decide(asked, look);
}
