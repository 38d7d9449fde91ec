/** The decks that people build: kept for them as text, and judged for whoever asks. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { recordsOf } from '../lobby/deck-records.ts';
import { namesOfDecks } from '../lobby/decks.ts';
import { type CheckedDeck, requests, type SavedDecks } from '../protocol/http.ts';
import { Refused } from '../refused.ts';
import type { Services } from '../services.ts';
import type { StoredGame } from '../storage/storage.ts';
import { checked } from './errors.ts';
import { signedIn } from './session.ts';

const ofGame = z.object({ game: z.string().max(64) });
const MOST_DECKS = 200;
/** So many of the last games count. */
const MOST_GAMES = 500;

export function deckRoutes(app: FastifyInstance, services: Services): void {
  const { storage, games } = services;

  /** What is known of decks of a game. */
  function decksOf(game: string) {
    const decks = games[game]?.decks;
    if (!decks) throw new Refused('malformed', `there is no game '${game}' to build decks for`);
    return decks;
  }

  app.get('/api/decks', async (request): Promise<SavedDecks> => {
    const account = await signedIn(services, request);
    const { game } = checked(ofGame, request.query);
    decksOf(game);
    const over = await storage.games({ account: account.id, status: 'over', limit: MOST_GAMES, shownAt: Date.now() });
    const played = over.filter((one) => one.game === game);
    const names = ({ configuration }: StoredGame) => namesOfDecks(games[game], configuration);
    return { decks: await storage.decks(account.id, game), records: recordsOf(account.id, played, names) };
  });

  /** A deck may be saved before it is finished: it is judged where it is to be played. */
  app.post('/api/decks', async (request) => {
    const account = await signedIn(services, request);
    const { game, name, text, was } = checked(requests['/decks'], request.body);
    decksOf(game);
    const saved = await storage.decks(account.id, game);
    if (saved.length >= MOST_DECKS && !saved.some((one) => one.name === name || one.name === was))
      throw new Refused('not-allowed', `there is room for ${MOST_DECKS} decks`);
    await storage.saveDeck({ account: account.id, game, name }, was, text, Date.now());
    return {};
  });

  app.post('/api/decks/remove', async (request) => {
    const account = await signedIn(services, request);
    const { game, name } = checked(requests['/decks/remove'], request.body);
    await storage.removeDeck({ account: account.id, game, name });
    return {};
  });

  app.post('/api/decks/check', async (request): Promise<CheckedDeck> => {
    const { game, text } = checked(requests['/decks/check'], request.body);
    return decksOf(game).check(text);
  });
}
