/** Speaking at a table: in one's own words, with a gentle reminder where they may say too much, or by signals. */
import { Refused } from '../refused.ts';
import type { Account } from '../storage/storage.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { givenAway } from './secrecy.ts';
import { abilityWanted, courtesies, type Signal } from './signals.ts';

/** Whoever speaks. */
export type Person = Pick<Account, 'id' | 'name'>;

export async function say(table: LiveTable, { id, name }: Person, said: string, anyway: boolean): Promise<void> {
  table.admit(id);
  const room = table.seatOf(id) === null ? 'spectators' : 'table';
  const what = room === 'table' && !table.over && !anyway ? givenAway(said) : null;
  if (what !== null) {
    const message = `this seems to say the exact ${what} of cards, which nobody may tell, not even afterwards`;
    throw new Refused('secrecy', message);
  }
  await table.chat.say(room, id, name, said);
}

/** What a player may say at a click now. */
export async function signalsFor(table: LiveTable, account: string): Promise<Signal[]> {
  const seat = table.seatOf(account);
  if (seat === null) throw new Refused('not-your-seat', 'only players give signals');
  return [...courtesies, ...(await table.signals(seat, table.chat.abilityWanted))];
}

export async function signal(table: LiveTable, { id, name }: Person, wanted: string): Promise<void> {
  const signals = await signalsFor(table, id);
  const found = signals.find((one) => one.signal === wanted);
  if (!found) throw new Refused('not-allowed', 'that cannot be said now');
  table.chat.abilityWanted = abilityWanted(wanted) ?? table.chat.abilityWanted;
  await table.chat.say('table', id, name, found.text);
}
