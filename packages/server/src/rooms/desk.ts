/** What is done on each message of a client. Whatever is refused changes nothing. */
import type { Seat } from '@ragtag/kernel';
import type { TableRequest } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import { type Said, text, type Watcher } from '../tables/viewers.ts';
import { type Person, say, signal } from '../talk/table-talk.ts';

/** A socket through which tables are looked at. */
interface Line {
  readonly watcher: Watcher;
  readonly watched: Map<string, LiveTable>;
}

/** Whose message it is. */
interface Sender {
  readonly person: Person;
  line(): Line;
  /** Says that the message was taken. */
  readonly receipt: Said;
}

type Handler<T extends TableRequest['type']> = (
  tables: Tables,
  sender: Sender,
  message: Extract<TableRequest, { type: T }>,
) => Promise<void>;

type Handlers = { readonly [T in TableRequest['type']]: Handler<T> };

const handlers: Handlers = {
  async watch(tables, { line }, { game }) {
    const table = await tables.open(game);
    const { watcher, watched } = line();
    watched.set(game, table);
    await table.watch(watcher);
  },

  async unwatch(_, { line }, { game }) {
    const { watcher, watched } = line();
    const table = watched.get(game);
    watched.delete(game);
    await table?.unwatch(watcher);
  },

  async answer(tables, { person, receipt }, { game, question, answer }) {
    const table = await tables.open(game);
    await table.answer(seatAt(table, person), question, answer, receipt);
  },

  async undo(tables, { person }, { game }) {
    const table = await tables.open(game);
    await table.undo(seatAt(table, person));
  },

  async consent(tables, { person }, { game, to, agree }) {
    const table = await tables.open(game);
    await table.consent(seatAt(table, person), to, agree);
  },

  async 'go-on'(tables, { person }, { game }) {
    const table = await tables.open(game);
    await table.goOn(seatAt(table, person));
  },

  async pause(tables, { person }, { game, paused }) {
    const table = await tables.open(game);
    await table.pause(seatAt(table, person), paused);
  },

  async discuss(tables, { person }, { game }) {
    const table = await tables.open(game);
    await table.discuss(seatAt(table, person));
  },

  async orders(tables, { person }, { game, orders }) {
    const table = await tables.open(game);
    await table.order(seatAt(table, person), orders);
  },

  async pass(tables, { person }, { game, event, passing }) {
    const table = await tables.open(game);
    await table.passEvent(seatAt(table, person), event, passing);
  },

  async say(tables, { person }, { game, text, anyway = false }) {
    await say(await tables.open(game), person, text, anyway);
  },

  async signal(tables, { person }, { game, signal: wanted }) {
    await signal(await tables.open(game), person, wanted);
  },
};

function seatAt(table: LiveTable, person: Person): Seat {
  const seat = table.seatOf(person.id);
  if (seat === null) throw new Refused('not-your-seat', 'you have no seat in this game');
  return seat;
}

export class Desk {
  /** By the numbers of their sockets. */
  private readonly lines = new Map<number, Line>();

  constructor(
    private readonly tables: Tables,
    private readonly send: (socket: number, said: string) => void,
    private readonly failed: (table: LiveTable, error: unknown) => void,
    /** Something was kept, and then could not be shown. */
    private readonly failedAfterwards: (game: string, error: unknown) => void,
  ) {}

  /** Does what a message says and tells its sender so. */
  async act(socket: number, person: Person, message: TableRequest): Promise<void> {
    let acknowledged = false;
    const to = {
      socket,
      send: (said: string) => {
        acknowledged = true;
        this.send(socket, said);
      },
    };
    const receipt = { to, text: text({ type: 'ok', id: message.id }) };
    const handler = handlers[message.type] as Handler<TableRequest['type']>; // the one for this type of message
    try {
      await handler(this.tables, { person, receipt, line: () => this.line(socket, person) }, message);
    } catch (error) {
      if (!acknowledged) throw error;
      return this.failedAfterwards(message.game, error); // what was taken was taken
    }
    if (message.type !== 'answer') to.send(receipt.text); // its receipt comes before what it leads to
  }

  /** Nobody is at the other end of a socket any more. */
  async leave(socket: number): Promise<void> {
    const line = this.lines.get(socket);
    this.lines.delete(socket);
    for (const table of line?.watched.values() ?? []) {
      if (line) await table.unwatch(line.watcher).catch((error: unknown) => this.failed(table, error));
    }
  }

  /** The sockets through which a game is looked at. */
  watching(game: string): number[] {
    return [...this.lines].flatMap(([socket, { watched }]) => (watched.has(game) ? [socket] : []));
  }

  private line(socket: number, { id }: Person): Line {
    const known = this.lines.get(socket);
    if (known) return known;
    const watcher = { account: id, socket, send: (said: string) => this.send(socket, said) };
    const line = { watcher, watched: new Map() };
    this.lines.set(socket, line);
    return line;
  }
}
