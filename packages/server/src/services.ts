/** Everything a request or a message may need, put together once for each server. */
import { randomBytes } from 'node:crypto';
import type { HostedGames } from '@ragtag/kernel/host';
import type { Config } from './config.ts';
import { Metrics } from './http/metrics.ts';
import { Lobby } from './lobby/lobby.ts';
import { usualPatience, within } from './patience.ts';
import { People } from './people/people.ts';
import { Refused } from './refused.ts';
import { onFront, onThread } from './rooms/opening.ts';
import { Rooms } from './rooms/rooms.ts';
import { openPostgres } from './storage/postgres.ts';
import type { SqlStorage } from './storage/sql-storage.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { Upkeep } from './storage/upkeep.ts';
import { breath } from './tables/breath.ts';
import { outagesUntil, SIGN_EVERY } from './tables/outages.ts';
import { Rounds } from './tables/rounds.ts';
import { forgetSigns } from './tables/rules-in-use.ts';
import { wakeGames } from './tables/waker.ts';
import { letterSender } from './talk/mail.ts';
import { Mailbox } from './talk/mailbox.ts';
import { Notifications, pushKeysIn } from './talk/notifications.ts';
import { sender } from './talk/outgoing.ts';

/** What goes wrong without being anybody's answer, for the server's log. Never says anything hidden. */
export type Report = (what: string, details: { readonly game?: string; readonly error: unknown }) => void;

export interface Services {
  readonly config: Config;
  readonly games: HostedGames;
  readonly storage: Storage;
  readonly people: People;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly notifications: Notifications;
  /** Null where this server sends no e-mail. */
  readonly mailbox: Mailbox | null;
  readonly metrics: Metrics;
  readonly report: Report;
  close(): Promise<void>;
}

/** How often games are looked after that nobody has open. In milliseconds. */
const ROUND_EVERY = 10 * 60_000;
const WAKE_EVERY = 60_000;
const TIDY_EVERY = 5 * 60_000;
const A_DAY = 24 * 3_600_000;

export async function openServices(config: Config, report: Report, games: HostedGames): Promise<Services> {
  const warn = (what: string) => report('the data folder is not for its owner alone', { error: what });
  const storage = config.database === null ? await openSqlite(config.data, warn) : await openPostgres(config.database);
  try {
    return await servicesOn(storage, config, report, games);
  } catch (error) {
    await storage.close();
    throw error;
  }
}

async function servicesOn(storage: SqlStorage, config: Config, report: Report, games: HostedGames): Promise<Services> {
  const secret = await storage.setting('secret', () => randomBytes(32).toString('base64url'));
  const now = () => Date.now();
  const unreadable = new Set<string>();
  storage.onUnreadable = (game, error) => {
    if (!unreadable.has(game)) report('a game cannot be read', { game, error });
    unreadable.add(game);
  };
  const pushKeys = await pushKeysIn(storage);
  const anywhere = config.webhooks === 'anywhere';
  const { mail } = config;
  const mailbox = mail && new Mailbox(storage, secret, mail, letterSender(mail), now);
  const failed = (error: unknown) => report('a notification could not be sent', { error });
  const notifications = new Notifications(storage, sender(anywhere), pushKeys, now, failed, mailbox);
  const outages = await outagesUntil(storage, now());
  const file = storage.driver.file ?? null;
  const settings = {
    secret,
    pushKeys,
    anywhere,
    mail,
    outages,
    file,
    botsAtOnce: config.botsAtOnce,
    rules: config.rules,
  };
  await forgetSigns(storage, now(), config.database === null);
  let around: Promise<void> = Promise.resolve();
  let awake: Promise<void> = Promise.resolve();
  const { threads, threadFile } = config;
  const patience = { ...usualPatience, ...config.patience };
  const metrics: Metrics = new Metrics(
    () => rooms.figures(),
    () => rooms.heard.rooms,
  );
  const rooms: Rooms = new Rooms({
    count: Math.max(1, threads),
    open: threads === 0 ? onFront(settings, games) : onThread(settings, threads, threadFile),
    database: storage.driver,
    report: (what, game, error) => report(what, game === null ? { error } : { game, error }),
    stop: (game, why) => storage.setStopped(game, why),
    reopened: () => {
      metrics.lostThreads.inc();
      around = around.then(lookAround);
      awake = awake.then(wake);
    },
    patience: patience.thread,
    opening: patience.opening,
  });
  let closing = false;
  const pause = async () => (await breath()) && !closing;
  const notOpened = (game: string, error: unknown) => {
    if (!(error instanceof Refused)) report('a game could not be opened', { game, error });
  };
  /** Also those that are due before the next time, to the second. */
  const wake = () =>
    wakeGames(storage, (id) => rooms.open(id), now() + WAKE_EVERY, notOpened, pause).catch((error: unknown) => {
      report('games could not be woken', { error });
    });
  const signAndObserve = async () => {
    const begun = performance.now();
    await storage.setSetting('alive', String(now()));
    metrics.commits.observe((performance.now() - begun) / 1_000);
  };
  const sign = setInterval(() => {
    signAndObserve().catch((error: unknown) => report('no sign of life could be kept', { error }));
  }, SIGN_EVERY);
  sign.unref();
  awake = awake.then(wake);
  const waking = setInterval(() => {
    awake = awake.then(wake);
  }, WAKE_EVERY);
  waking.unref();
  const upkeep = new Upkeep(storage, games);
  const { tidyGuests, tidyGames } = config;
  const tidy = () => {
    const before = (days: number) => (days === 0 ? 0 : now() - days * A_DAY);
    upkeep
      .tidy(before(tidyGuests), before(tidyGames))
      .catch((error: unknown) => report('what is left over could not be tidied up', { error }));
  };
  const tidying = setInterval(tidy, TIDY_EVERY);
  tidying.unref();
  const rounds = new Rounds(storage, rooms, notOpened, pause);
  const lookAround = () => rounds.go().catch((error: unknown) => report('the games could not be listed', { error }));
  around = around.then(lookAround);
  const lookingAround = setInterval(() => {
    around = around.then(lookAround);
  }, ROUND_EVERY);
  lookingAround.unref();
  return {
    config,
    games,
    storage,
    people: new People(storage, secret, now),
    lobby: new Lobby(storage, games, now),
    rooms,
    notifications,
    mailbox,
    metrics,
    report,
    async close() {
      closing = true;
      clearInterval(waking);
      clearInterval(sign);
      clearInterval(tidying);
      clearInterval(lookingAround);
      await within(patience.closing / 16, around);
      await rooms.close((9 * patience.closing) / 16);
      await within(patience.closing / 16, notifications.close());
      await within(patience.closing / 16, storage.close());
    },
  };
}
