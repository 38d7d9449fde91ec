/** What can be asked of a server from outside a table: each reply as it goes over the wire. */
import cookie from '@fastify/cookie';
import type { HostedGames } from '@ragtag/kernel/host';
import Fastify, { type FastifyInstance } from 'fastify';
import { replyWithError } from '../src/http/errors.ts';
import { gameRoutes } from '../src/http/game-routes.ts';
import { COOKIE } from '../src/http/session.ts';
import { Lobby } from '../src/lobby/lobby.ts';
import { Records } from '../src/rooms/records.ts';
import type { RoomOffers } from '../src/rooms/room.ts';
import type { Services } from '../src/services.ts';
import type { Storage } from '../src/storage/storage.ts';
import type { Tables } from '../src/tables/tables.ts';

interface Reply {
  readonly path: string;
  readonly status: number;
  readonly length: unknown;
  readonly body: string;
}

const lists = ['watch', 'finished', 'mine', 'open'].map((list) => `/api/games?list=${list}`);

export class Outside {
  private readonly app: Promise<FastifyInstance>;

  constructor(storage: Storage, games: HostedGames, tables: Tables, now: () => number) {
    const records = new Records(tables, storage);
    const call = (_: keyof RoomOffers, asked: 'signals', ...given: [string, string]) => records[asked](...given);
    // As much of the services as these routes need; whoever sends a name is that person.
    const services = {
      config: { rate: 0 },
      games,
      lobby: new Lobby(storage, games, now),
      people: { recognise: async (id: string) => ({ id, name: id, password: null, created: 0 }) },
      rooms: { at: () => ({ call }) },
      report: (_: string, { error }: { error: unknown }) => {
        throw error;
      },
    } as unknown as Services;
    this.app = open(services);
  }

  /** All there is to ask about a game, for one person or for nobody in particular. */
  async ask(game: string, account: string | null): Promise<Reply[]> {
    const app = await this.app;
    const of = `/api/games/${encodeURIComponent(game)}`;
    // What tells the whole past is played again from the seed, which is one world's only: `unshown` is proved elsewhere.
    const more = account === null ? [] : [`${of}/signals`, `${of}/export?log=none`];
    const replies: Reply[] = [];
    for (const path of [of, ...lists, ...more]) {
      const cookies = account === null ? {} : { [COOKIE]: account };
      const { statusCode, headers, body } = await app.inject({ method: 'GET', url: path, cookies });
      replies.push({ path, status: statusCode, length: headers['content-length'], body });
    }
    return replies;
  }

  async close(): Promise<void> {
    await (await this.app).close();
  }
}

async function open(services: Services): Promise<FastifyInstance> {
  const app = Fastify({ logger: false });
  app.setErrorHandler<Error>((error, _, reply) => replyWithError(reply, error, services.report));
  await app.register(cookie);
  gameRoutes(app, services);
  return app;
}
