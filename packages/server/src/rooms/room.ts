/** Some of a server's tables, with all that is done there. Whatever comes from outside comes through the front. */
import type { MessagePort } from 'node:worker_threads';
import type { HostedGames } from '@ragtag/kernel/host';
import type { RoomFigures } from '../http/metrics.ts';
import { Seating } from '../lobby/seating.ts';
import type { Thinkers } from '../minds/thinking.ts';
import { Refused } from '../refused.ts';
import type { Driver } from '../storage/driver.ts';
import { SqlStorage } from '../storage/sql-storage.ts';
import { SqliteReader } from '../storage/sqlite.ts';
import type { News } from '../storage/storage.ts';
import { Bots } from '../tables/bots.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { Outage } from '../tables/outages.ts';
import { RulesInUse } from '../tables/rules-in-use.ts';
import { Tables } from '../tables/tables.ts';
import { letterSender, type MailSettings } from '../talk/mail.ts';
import { Mailbox } from '../talk/mailbox.ts';
import { Notifications, type PushKeys } from '../talk/notifications.ts';
import { sender } from '../talk/outgoing.ts';
import { tellOfTime } from '../talk/table-talk.ts';
import { Desk } from './desk.ts';
import { Exchange } from './exchange.ts';
import { Records } from './records.ts';
import { rulesBuild } from './rules-build.ts';

export interface RoomSettings {
  readonly secret: string;
  readonly pushKeys: PushKeys;
  /** Whether notifications may go to this machine and its network. */
  readonly anywhere: boolean;
  /** Null where this server sends no e-mail. */
  readonly mail: MailSettings | null;
  /** When no server ran. */
  readonly outages: readonly Outage[];
  /** What the room can read itself; otherwise it asks the front. */
  readonly file: string | null;
  /** Whether artificial players answer at once whatever a table's host chose. */
  readonly botsAtOnce?: boolean | undefined;
  /** By which build of the rules it plays, where that is not to be looked up. */
  readonly rules?: string | undefined;
}

export type Sending = readonly [socket: number, text: string];

/** What a room needs of the front. */
export type Front = {
  readonly database: Pick<Driver, 'read' | 'write'>;
  /** Sends to each socket its text, in this order. */
  readonly sockets: {
    send(sending: readonly Sending[]): void;
    /** Ends them, so that their pages come back and ask for their tables again. */
    cut(sockets: readonly number[]): void;
  };
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
    /** What is going on here, and with it a sign of life. */
    figures(): RoomFigures;
    hear(news: News | null): void;
    /** Finishes what was begun at every table. */
    close(): Promise<void>;
  };
};

/** How long a table that nobody looks at stays in memory, and how often that is looked after. In milliseconds. */
const KEPT_UNUSED = 5 * 60_000;
const LOOK_EVERY = 30_000;

/** Opens a room; returns what is to be done with whatever nobody caught there. */
export function openRoom(
  port: MessagePort,
  { secret, pushKeys, anywhere, mail, outages, file, botsAtOnce, rules: build = rulesBuild() }: RoomSettings,
  games: HostedGames,
  thinkers: Thinkers,
): Front['log']['report'] {
  const report = (what: string, game: string | null, error: unknown) => front.tell('log', 'report', what, game, error);
  const front: Exchange<Front> = new Exchange(port, (error) => report('what the front asked for failed', null, error));
  const failed = (table: LiveTable, error: unknown) => report('a table failed', table.id, error);
  let listener: (news: News | null) => void = () => undefined;
  const own = file === null ? null : new SqliteReader(file);
  const storage = new SqlStorage({
    read: (sql, values) => own?.read(sql, values) ?? front.call('database', 'read', sql, values),
    write: (statements, news) => front.call('database', 'write', statements, news),
    onNews: (hear) => {
      listener = hear;
    },
    close: async () => own?.close(), // the rest is closed where it was opened
  });
  const now = () => Date.now();
  const mailbox = mail && new Mailbox(storage, secret, mail, letterSender(mail), now);
  const notSent = (error: unknown) => report('a notification could not be sent', null, error);
  const notifications = new Notifications(storage, sender(anywhere), pushKeys, now, notSent, mailbox);
  /** One after the other: making a story takes as long as playing the game again. */
  let concluding: Promise<void> = Promise.resolve();
  let closing = false;
  const answered = { answers: 0, ownAnswers: 0 };
  const bots = new Bots(thinkers, failed);
  const rules = new RulesInUse(build, storage, now);
  rules.sign((error) => report('it could not be kept by which rules is played', null, error));
  const tables = new Tables(
    {
      storage,
      now,
      outages,
      rules,
      botsAtOnce: botsAtOnce ?? false,
      autoPlayer: (table, seat) => bots.at(table, seat),
      substitute: (table, asked, look) => bots.substitute(table, asked, look),
      timely: (table, seat, what, isSecret) => {
        notifications.tell(table, seat, what === 'remind' ? 'reminder' : 'decided-for-you');
        tellOfTime(table, seat, what, isSecret).catch((error: unknown) =>
          report('the table could not be told', table.id, error),
        );
      },
      changed: (table, played) => {
        if (played) notifications.changed(table);
        if (!played || !table.over) return;
        concluding = concluding
          .then(() => (closing ? undefined : records.conclude(table))) // it can be told at any other time
          .catch((error: unknown) => {
            if (!(error instanceof Refused)) report('the story of a game could not be kept', table.id, error);
          });
      },
      gone: (game) => front.tell('sockets', 'cut', desk.watching(game)),
      answered: (own) => {
        if (own) answered.ownAnswers++;
        else answered.answers++;
      },
      failed,
    },
    games,
  );
  const records = new Records(tables, storage);
  const tidying = setInterval(() => tables.letGo(now() - KEPT_UNUSED), LOOK_EVERY);
  tidying.unref();
  const desk = new Desk(
    tables,
    sendTogether((sending) => front.tell('sockets', 'send', sending)),
    failed,
    (game, error) => startOver('an answer was kept and could not be shown', game, error),
  );
  const offers: RoomOffers = {
    desk,
    seating: new Seating((game) => tables.open(game), secret),
    records,
    room: {
      open: async (game) => void (await tables.open(game)),
      figures: () => ({ tables: tables.all().length, ...answered }),
      hear: (news) => listener(news),
      async close() {
        closing = true;
        clearInterval(tidying);
        await concluding;
        await tables.close();
        await rules
          .close()
          .catch((error: unknown) => report('that nobody plays here any more could not be kept', null, error));
        await thinkers.close();
        await notifications.close();
        await storage.close();
      },
    },
  };
  front.offer(offers);
  return startOver;

  /** Nobody knows in what state a table is now: it is opened anew, and those who look at it come back. */
  function startOver(what: string, game: string | null, error: unknown): void {
    report(what, game, error);
    if (game === null) return;
    tables.abandon(game);
    front.tell('sockets', 'cut', desk.watching(game));
  }
}

/** What is said in one go goes to the front in one message. */
function sendTogether(send: (sending: readonly Sending[]) => void): (socket: number, said: string) => void {
  let waiting: Sending[] = [];
  return (socket, said) => {
    if (waiting.push([socket, said]) > 1) return;
    queueMicrotask(() => {
      const sending = waiting;
      waiting = [];
      send(sending);
    });
  };
}
