/** Some of a server's tables, with all that is done there. Whatever comes from outside comes through the front. */
import type { MessagePort } from 'node:worker_threads';
import { hostedGames } from '../games.ts';
import { Seating } from '../lobby/seating.ts';
import type { Driver, Row, Statement } from '../storage/driver.ts';
import { SqlStorage } from '../storage/sql-storage.ts';
import { SqliteReader } from '../storage/sqlite.ts';
import type { News } from '../storage/storage.ts';
import { botAt, substitute } from '../tables/bots.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { Tables } from '../tables/tables.ts';
import { Notifications, type PushKeys } from '../talk/notifications.ts';
import { sender } from '../talk/outgoing.ts';
import { Desk } from './desk.ts';
import { Exchange } from './exchange.ts';
import { Records } from './records.ts';

export interface RoomSettings {
  readonly secret: string;
  readonly pushKeys: PushKeys;
  /** Whether notifications may go to this machine and its network. */
  readonly anywhere: boolean;
  /** What the room can read itself; otherwise it asks the front. */
  readonly file: string | null;
}

/** What a room needs of the front. */
export type Front = {
  readonly database: Pick<Driver, 'read' | 'write'> & {
    /** Writes, and sends as soon as that is done: to each socket its text. */
    writeAndSend(
      statements: readonly Statement[],
      news: News,
      sending: readonly (readonly [socket: number, text: string])[],
    ): Promise<Row[]>;
  };
  readonly sockets: { send(socket: number, said: string): void };
  readonly log: { report(what: string, game: string | null, error: unknown): void };
};

/** What the front asks of a room. */
export type RoomOffers = {
  readonly desk: Desk;
  readonly seating: Seating;
  readonly records: Records;
  readonly room: {
    /** Has the table of a game in memory; refused if there is no such game. */
    open(game: string): Promise<void>;
    /** How many tables are in memory. */
    count(): number;
    hear(news: News | null): void;
    /** Finishes what was begun at every table. */
    close(): Promise<void>;
  };
};

/** How long a table that nobody looks at stays in memory, and how often that is looked after. In milliseconds. */
const KEPT_UNUSED = 5 * 60_000;
const LOOK_EVERY = 30_000;

export function openRoom(port: MessagePort, { secret, pushKeys, anywhere, file }: RoomSettings): void {
  const front = new Exchange<Front>(port);
  const report = (what: string, game: string | null, error: unknown) => front.tell('log', 'report', what, game, error);
  const failed = (table: LiveTable, error: unknown) => report('a table failed', table.id, error);
  let listener: (news: News | null) => void = () => undefined;
  const own = file === null ? null : new SqliteReader(file);
  const storage = new SqlStorage({
    read: (sql, values) => own?.read(sql, values) ?? front.call('database', 'read', sql, values),
    write: (statements, news) => front.call('database', 'write', statements, news),
    writeAndTell: (statements, news, telling) => {
      const sending = telling.map(({ to, text }) => [to.socket, text] as const);
      return front.call('database', 'writeAndSend', statements, news, sending);
    },
    onNews: (hear) => {
      listener = hear;
    },
    close: async () => own?.close(), // the rest is closed where it was opened
  });
  const now = () => Date.now();
  const notifications = new Notifications(storage, sender(anywhere), pushKeys, now, (error) =>
    report('a notification could not be sent', null, error),
  );
  const tables = new Tables(
    {
      storage,
      now,
      autoPlayer: botAt,
      substitute,
      timely: (table, seat, what, isSecret) => {
        notifications.tell(table, seat, what === 'remind' ? 'reminder' : 'decided-for-you');
        if (what === 'remind' || isSecret) return;
        table
          .announce(`Time was up for ${table.nameAt(seat)}: it was decided for them.`)
          .catch((error: unknown) => report('the table could not be told', table.id, error));
      },
      changed: (table, played) => {
        if (played) notifications.changed(table);
      },
      failed,
    },
    hostedGames,
  );
  const tidying = setInterval(() => tables.letGo(now() - KEPT_UNUSED), LOOK_EVERY);
  tidying.unref();
  const offers: RoomOffers = {
    desk: new Desk(tables, (socket, said) => front.tell('sockets', 'send', socket, said), failed),
    seating: new Seating((game) => tables.open(game), secret),
    records: new Records(tables),
    room: {
      open: async (game) => void (await tables.open(game)),
      count: () => tables.all().length,
      hear: (news) => listener(news),
      async close() {
        clearInterval(tidying);
        await tables.close();
        await notifications.close();
        await storage.close();
      },
    },
  };
  front.offer(offers);
}
