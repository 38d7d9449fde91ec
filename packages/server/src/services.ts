/** Everything a request or a message may need, put together once for each server. */
import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { hostedGames } from './games.ts';
import { Metrics } from './http/metrics.ts';
import { Lobby } from './lobby/lobby.ts';
import { People } from './people/people.ts';
import { Rooms } from './rooms/rooms.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { Rounds } from './tables/rounds.ts';
import { wakeGames } from './tables/waker.ts';
import { Notifications, pushKeysIn } from './talk/notifications.ts';
import { sender } from './talk/outgoing.ts';

/** What goes wrong without being anybody's answer, for the server's log. Never says anything hidden. */
export type Report = (what: string, details: { readonly game?: string; readonly error: unknown }) => void;

export interface Services {
  readonly config: Config;
  readonly storage: Storage;
  readonly people: People;
  readonly lobby: Lobby;
  readonly rooms: Rooms;
  readonly notifications: Notifications;
  readonly metrics: Metrics;
  readonly report: Report;
  close(): Promise<void>;
}

/** How often games are looked after that nobody has open. In milliseconds. */
const ROUND_EVERY = 10 * 60_000;
const WAKE_EVERY = 60_000;

export async function openServices(config: Config, report: Report): Promise<Services> {
  const storage = config.database === null ? await openSqlite(config.data) : await openPostgres(config.database);
  const secret = await storage.setting('secret', () => randomBytes(32).toString('base64url'));
  const now = () => Date.now();
  const pushKeys = await pushKeysIn(storage);
  const anywhere = config.webhooks === 'anywhere';
  const notifications = new Notifications(storage, sender(anywhere), pushKeys, now, (error) =>
    report('a notification could not be sent', { error }),
  );
  const settings = { secret, pushKeys, anywhere, file: storage.driver.file ?? null };
  const rooms = new Rooms(config.threads, settings, storage.driver, (what, game, error) =>
    report(what, game === null ? { error } : { game, error }),
  );
  const wake = () => {
    wakeGames(storage, (id) => rooms.open(id), now()).catch((error: unknown) => {
      report('games could not be woken', { error });
    });
  };
  const waking = setInterval(wake, WAKE_EVERY);
  waking.unref();
  const rounds = new Rounds(storage, rooms, (game, error) => report('a game could not be opened', { game, error }));
  const lookAround = () => rounds.go().catch((error: unknown) => report('the games could not be listed', { error }));
  let around = lookAround();
  const lookingAround = setInterval(() => {
    around = around.then(lookAround);
  }, ROUND_EVERY);
  lookingAround.unref();
  return {
    config,
    storage,
    people: new People(storage, secret, now),
    lobby: new Lobby(storage, hostedGames, now),
    rooms,
    notifications,
    metrics: new Metrics(() => rooms.count()),
    report,
    async close() {
      clearInterval(waking);
      clearInterval(lookingAround);
      await around;
      await rooms.close();
      await notifications.close();
      await storage.close();
    },
  };
}
