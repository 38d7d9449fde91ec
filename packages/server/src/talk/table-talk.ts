/** Speaking at a table: in one's own words, with a gentle reminder where they may say too much, or by signals. */
import type { Seat } from '@ragtag/kernel';
import type { Signal } from '@ragtag/kernel/host';
import { Refused } from '../refused.ts';
import type { Account } from '../storage/storage.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { courtesies } from './signals.ts';

/** Whoever speaks. */
export type Person = Pick<Account, 'id' | 'name'>;

export async function say(table: LiveTable, { id, name }: Person, said: string, anyway: boolean): Promise<void> {
  table.admit(id);
  const seat = table.seatOf(id) ?? 'onlooker';
  const what = seat !== 'onlooker' && !table.over && !anyway ? table.hosted.talk.givenAway(said) : null;
  if (what !== null) {
    const message = `this seems to say the exact ${what} of cards, which nobody may tell, not even afterwards`;
    throw new Refused('secrecy', message);
  }
  await table.chat.say({ account: id, seat, name }, said);
}

/** Tells the table that somebody's time was up, where everybody knew that they were asked. */
export async function tellOfTime(
  table: Pick<LiveTable, 'announce' | 'nameAt'>,
  seat: Seat,
  what: 'remind' | 'decided',
  isSecret: boolean,
): Promise<void> {
  if (what === 'remind' || isSecret) return;
  await table.announce(`Time was up for ${table.nameAt(seat)}: it was decided for them.`);
}

/** What a player may say at a click now. */
export async function signalsFor(table: LiveTable, account: string): Promise<Signal[]> {
  const seat = table.seatOf(account);
  if (seat === null) throw new Refused('not-your-seat', 'only players give signals');
  return [...courtesies, ...(await table.signals(seat, table.chat.askedFor))];
}

export async function signal(table: LiveTable, { id, name }: Person, wanted: string): Promise<void> {
  const signals = await signalsFor(table, id);
  const seat = table.seatOf(id) ?? 'onlooker';
  const found = signals.find((one) => one.signal === wanted);
  if (!found) throw new Refused('not-allowed', 'that cannot be said now');
  table.chat.askedFor = table.hosted.talk.askedFor(wanted) ?? table.chat.askedFor;
  await table.chat.say({ account: id, seat, name }, found.text);
}
