/** Making games, finding them, sitting down, starting; and taking away what was played. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { explainedTableOptions } from '../lobby/table-options.ts';
import {
  type Created,
  type Games,
  type Invited,
  type Lent,
  type NextChoices,
  requests,
  type Seated,
  type Setups,
} from '../protocol/http.ts';
import type { Services } from '../services.ts';
import type { Account } from '../storage/storage.ts';
import { formats } from '../talk/export.ts';
import { checked } from './errors.ts';
import { strictly } from './limits.ts';
import { personOf, signedIn } from './session.ts';

const whichGames = z.object({ list: z.enum(['open', 'mine', 'watch', 'finished']).default('open') });
const wantedPost = z.object({
  format: z.enum(formats).default('markdown'),
  log: z.enum(['turn', 'all', 'none']).default('turn'),
});
const wantedLog = z.object({ as: z.enum(['myself', 'spectator']).default('myself') });
/** What is no JSON is refused like anything else of the wrong form. */
function readJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'expected JSON' });
    return z.NEVER;
  }
}

const wantedNext = z.object({
  option: z.string().max(64),
  chosen: z.string().max(1_000).default(''),
  /** What else has been chosen, as JSON. */
  wanted: z
    .string()
    .max(1_000)
    .default('{}')
    .transform(readJson)
    .pipe(z.record(z.string().max(64), z.json())),
});
const ofGame = z.object({ game: z.string().max(64) });
const withId = z.object({ id: z.string().min(1).max(64) });

export function gameRoutes(app: FastifyInstance, services: Services): void {
  const { games, lobby, rooms } = services;

  app.get(
    '/api/setups',
    async (): Promise<Setups> => ({
      games: Object.entries(games).map(([game, { title, setup, players: bots, decks }]) => {
        const { options } = setup;
        const readyMade = decks?.readyMade ?? null;
        return { game, title, options, details: setup.details(), orders: setup.orders(), bots, decks: readyMade };
      }),
      table: explainedTableOptions,
      pushKey: services.notifications.pushKey,
    }),
  );

  /** What can be chosen beforehand next. */
  app.get('/api/setups/:game/next', async (request): Promise<NextChoices> => {
    const { game } = checked(ofGame, request.params);
    const { option, chosen, wanted } = checked(wantedNext, request.query);
    const hosted = games[game];
    if (!hosted) return { kept: [], next: [], closed: {} };
    return hosted.setup.next(option, chosen === '' ? [] : chosen.split(','), wanted);
  });

  app.post('/api/games', strictly(services), async (request): Promise<Created> => {
    const account = await signedIn(services, request);
    return { id: await lobby.create(account, checked(requests['/games'], request.body)) };
  });

  app.get('/api/games', async (request): Promise<Games> => {
    const account = await personOf(services, request);
    switch (checked(whichGames, request.query).list) {
      case 'open':
        return { games: await lobby.openGames(account) };
      case 'mine':
        return { games: account ? await lobby.myGames(account) : [] };
      case 'watch':
        return { games: await lobby.watchableGames(account) };
      case 'finished':
        return { games: await lobby.finishedGames(account) };
    }
  });

  app.get('/api/games/:id', async (request) => await lobby.game(idOf(request), await personOf(services, request)));

  /** Something a person does to a game; answers with what it returns, or `{}`. */
  function doing<B>(path: keyof typeof requests, schema: z.ZodType<B>, act: Act<B>): void {
    app.post(`/api${path}`, async (request) => {
      const account = await signedIn(services, request);
      return (await act(idOf(request), account, checked(schema, request.body))) ?? {};
    });
  }

  doing('/games/:id/join', requests['/games/:id/join'], (id, account, { seat, deck }) =>
    rooms.at(id).call('seating', 'join', id, account, seat, deck),
  );
  doing('/games/:id/accept', requests['/games/:id/accept'], async (id, account, body): Promise<Seated> => {
    const { invitation, deck } = body;
    return { asked: await rooms.at(id).call('seating', 'accept', id, account, invitation, deck) };
  });
  doing('/games/:id/deck', requests['/games/:id/deck'], (id, account, { deck, seat }) =>
    rooms.at(id).call('seating', 'chooseDeck', id, account, seat, deck),
  );
  doing('/games/:id/leave', requests['/games/:id/leave'], (id, account) =>
    rooms.at(id).call('seating', 'leave', id, account),
  );
  doing('/games/:id/start', requests['/games/:id/start'], (id, account, { bot }) =>
    rooms.at(id).call('seating', 'start', id, account, bot ?? null),
  );
  doing('/games/:id/replace', requests['/games/:id/replace'], async (id, account, { seat, bot }): Promise<Seated> => {
    return { asked: await rooms.at(id).call('seating', 'replaceByBot', id, account, seat, bot ?? null) };
  });
  doing('/games/:id/free', requests['/games/:id/free'], async (id, account, { seat, bot }): Promise<Invited> => {
    return { invitation: await rooms.at(id).call('seating', 'free', id, account, seat, bot ?? null) };
  });
  doing('/games/:id/stand-in-link', requests['/games/:id/stand-in-link'], async (id, account): Promise<Lent> => {
    return { link: await rooms.at(id).call('seating', 'standInLink', id, account) };
  });
  doing('/games/:id/borrow', requests['/games/:id/borrow'], async (id, account, { link }): Promise<Seated> => {
    return { asked: await rooms.at(id).call('seating', 'borrow', id, account, link) };
  });
  doing('/games/:id/give-back', requests['/games/:id/give-back'], (id, account) =>
    rooms.at(id).call('seating', 'giveBack', id, account),
  );

  /** What a player may say at a click now. */
  app.get('/api/games/:id/signals', async (request) => {
    const account = await signedIn(services, request);
    const id = idOf(request);
    return { signals: await rooms.at(id).call('records', 'signals', id, account.id) };
  });

  /** For a forum post: what everybody may see. */
  app.get('/api/games/:id/export', async (request, reply) => {
    const account = await signedIn(services, request);
    const { format, log } = checked(wantedPost, request.query);
    const id = idOf(request);
    const post = await rooms.at(id).call('records', 'post', id, account.id, log, format);
    return reply.type('text/plain; charset=utf-8').send(post);
  });

  app.get('/api/games/:id/journal', async (request, reply) => {
    const account = await signedIn(services, request);
    const id = idOf(request);
    const journal = await rooms.at(id).call('records', 'journal', id, account.id);
    return reply.header('content-disposition', 'attachment; filename="ragtag-journal.json"').send(journal);
  });

  /** Everything that happened, as this person may see it. */
  app.get('/api/games/:id/log', async (request) => {
    const account = await signedIn(services, request);
    const { as } = checked(wantedLog, request.query);
    const id = idOf(request);
    return { log: await rooms.at(id).call('records', 'history', id, account.id, as) };
  });
}

type Act<B> = (id: string, account: Account, body: B) => Promise<object | void>;

export function idOf(request: FastifyRequest): string {
  return checked(withId, request.params).id;
}
