/** Making games, finding them, sitting down, starting. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { DEFAULT_BOT } from '../tables/bots.ts';
import { checked } from './errors.ts';
import { personOf, signedIn } from './session.ts';

const newGame = z.strictObject({
  game: z.string().max(64).default('galactica'),
  title: z.string().max(500).default(''),
  configuration: z.record(z.string().max(64), z.json()).default({}),
  options: z.json().default({}),
  sit: z.boolean().default(true),
});
const chosenSeat = z.strictObject({ seat: z.int().min(0).nullable().default(null) });
const invited = z.strictObject({ invitation: z.string().min(1).max(64) });
const whichGames = z.object({ list: z.enum(['open', 'mine', 'watch', 'finished']).default('open') });
const withId = z.object({ id: z.string().min(1).max(64) });

export function gameRoutes(app: FastifyInstance, services: Services): void {
  const { lobby, tables } = services;

  app.post('/api/games', async (request) => {
    const account = await signedIn(services, request);
    return { id: await lobby.create(account, checked(newGame, request.body)) };
  });

  app.get('/api/games', async (request) => {
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

  app.get('/api/games/:id', async (request) => {
    const { id } = checked(withId, request.params);
    return await lobby.game(id, await personOf(services, request));
  });

  app.post('/api/games/:id/join', async (request) => {
    const account = await signedIn(services, request);
    const { seat } = checked(chosenSeat, request.body);
    await lobby.join(checked(withId, request.params).id, account, seat);
    return {};
  });

  app.post('/api/games/:id/accept', async (request) => {
    const account = await signedIn(services, request);
    const { invitation } = checked(invited, request.body);
    await lobby.accept(checked(withId, request.params).id, account, invitation);
    return {};
  });

  app.post('/api/games/:id/start', async (request) => {
    const account = await signedIn(services, request);
    await lobby.start(checked(withId, request.params).id, account, DEFAULT_BOT);
    return {};
  });

  /** Everything that happened, as this person may see it. */
  app.get('/api/games/:id/log', async (request) => {
    const account = await signedIn(services, request);
    const { id } = checked(withId, request.params);
    return { log: await (await tables.open(id)).history(account.id) };
  });
}
