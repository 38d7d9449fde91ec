/** Everything a request or a message may need, put together once for each server. */
import { randomBytes } from 'node:crypto';
import type { Config } from './config.ts';
import { hostedGames } from './games.ts';
import { Metrics } from './http/metrics.ts';
import { Lobby } from './lobby/lobby.ts';
import { People } from './people/people.ts';
import { openPostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Storage } from './storage/storage.ts';
import { Stories } from './story/stories.ts';
import { botAt, substitute } from './tables/bots.ts';
import { Rounds } from './tables/rounds.ts';
import { Tables } from './tables/tables.ts';
import { wakeGames } from './tables/waker.ts';
import { Notifications } from './talk/notifications.ts';
import { sender } from './talk/outgoing.ts';

/** What goes wrong without being anybody's answer, for the server's log. Never says anything hidden. */
export type Report = (what: string, details: { readonly game?: string; readonly error: unknown }) => void;

export interface Services {
  readonly config: Config;
  readonly storage: Storage;
  readonly people: People;
  readonly lobby: Lobby;
  readonly tables: Tables;
  readonly stories: Stories;
  readonly notifications: Notifications;
  readonly metrics: Metrics;
  readonly report: Report;
  close(): Promise<void>;
}

/** How long a table that nobody looks at stays in memory, and how often that is looked after. In milliseconds. */
const KEPT_UNUSED = 5 * 60_000;
const LOOK_EVERY = 30_000;
/** How often games are looked after that nobody has open. */
const ROUND_EVERY = 10 * 60_000;
const WAKE_EVERY = 60_000;

export async function openServices(config: Config, report: Report): Promise<Services> {
  const storage = config.database === null ? await openSqlite(config.data) : await openPostgres(config.database);
  const secret = await storage.setting('secret', () => randomBytes(32).toString('base64url'));
  const now = () => Date.now();
  const notifications = await Notifications.open(storage, sender(config.webhooks === 'anywhere'), now, (error) =>
    report('a notification could not be sent', { error }),
  );
  const tables = new Tables(
    {
      storage,
      now,
      autoPlayer: botAt,
      substitute,
      timely: (table, seat, what, secret) => {
        notifications.tell(table, seat, what === 'remind' ? 'reminder' : 'decided-for-you');
        if (what === 'remind' || secret) return;
        table.announce(`Time was up for ${table.nameAt(seat)}: it was decided for them.`).catch((error: unknown) => {
          report('the table could not be told', { game: table.id, error });
        });
      },
      changed: (table, played) => {
        if (played) notifications.changed(table);
      },
      failed: (table, error) => report('a table failed', { game: table.id, error }),
    },
    hostedGames,
  );
  const wake = () => {
    wakeGames(storage, (id) => tables.open(id), now()).catch((error: unknown) => {
      report('games could not be woken', { error });
    });
  };
  const waking = setInterval(wake, WAKE_EVERY);
  waking.unref();
  const tidying = setInterval(() => tables.letGo(now() - KEPT_UNUSED), LOOK_EVERY);
  tidying.unref();
  const rounds = new Rounds(storage, tables, (game, error) => report('a game could not be opened', { game, error }));
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
    lobby: new Lobby(storage, hostedGames, (id) => tables.open(id), secret, now),
    tables,
    stories: new Stories(),
    notifications,
    metrics: new Metrics(() => tables.all().length),
    report,
    async close() {
      clearInterval(waking);
      clearInterval(tidying);
      clearInterval(lookingAround);
      await around;
      await tables.close();
      await notifications.close();
      await storage.close();
    },
  };
}
