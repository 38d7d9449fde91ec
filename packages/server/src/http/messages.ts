/** What the server does on each message of a client. Whatever is refused changes nothing. */
import type { Seat } from '@ragtag/kernel';
import type { ClientMessage } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { Account } from '../storage/storage.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Watcher } from '../tables/viewers.ts';
import { say, signal } from '../talk/table-talk.ts';

/** Somebody at the other end of a socket. */
export interface Line {
  readonly account: Account;
  readonly watcher: Watcher;
  /** The tables looked at through it. */
  readonly watched: Map<string, LiveTable>;
  /** Says that the message was taken; said by itself at the end if a handler does not say it before. */
  ok(): void;
}

type Handler<T extends ClientMessage['type']> = (
  services: Services,
  line: Line,
  message: Extract<ClientMessage, { type: T }>,
) => Promise<void>;

type Handlers = { readonly [T in ClientMessage['type']]: Handler<T> };

const handlers: Handlers = {
  async watch({ tables }, line, { game }) {
    const table = await tables.open(game);
    line.watched.set(game, table);
    await table.watch(line.watcher);
  },

  async unwatch(_, line, { game }) {
    const table = line.watched.get(game);
    line.watched.delete(game);
    await table?.unwatch(line.watcher);
  },

  async answer({ tables }, line, { game, question, answer }) {
    const table = await tables.open(game);
    await table.answer(seatAt(table, line.account), question, answer, line.ok);
  },

  async undo({ tables }, { account }, { game }) {
    const table = await tables.open(game);
    await table.undo(seatAt(table, account));
  },

  async consent({ tables }, { account }, { game, to, agree }) {
    const table = await tables.open(game);
    await table.consent(seatAt(table, account), to, agree);
  },

  async pause({ tables }, { account }, { game, paused }) {
    const table = await tables.open(game);
    await table.pause(seatAt(table, account), paused);
  },

  async discuss({ tables }, { account }, { game }) {
    const table = await tables.open(game);
    seatAt(table, account);
    await table.discuss();
  },

  async orders({ tables }, { account }, { game, orders }) {
    const table = await tables.open(game);
    await table.order(seatAt(table, account), orders);
  },

  async pass({ tables }, { account }, { game, event, passing }) {
    const table = await tables.open(game);
    await table.passEvent(seatAt(table, account), event, passing);
  },

  async say({ tables }, { account }, { game, text, anyway = false }) {
    await say(await tables.open(game), account, text, anyway);
  },

  async signal({ tables }, { account }, { game, signal: wanted }) {
    await signal(await tables.open(game), account, wanted);
  },
};

function seatAt(table: LiveTable, account: Account): Seat {
  const seat = table.seatOf(account.id);
  if (seat === null) throw new Refused('not-your-seat', 'you have no seat in this game');
  return seat;
}

export async function act(services: Services, line: Line, message: ClientMessage): Promise<void> {
  const handler = handlers[message.type] as Handler<ClientMessage['type']>; // the one for this type of message
  await handler(services, line, message);
}
