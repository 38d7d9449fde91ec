/** What the page asks the server for outside a table: who I am, which games there are, making and joining them. */
import type { Created, GameList, Games, HttpError, ListedGame, Me, Requests, Setups } from '@ragtag/server/http';

/** Something the server would not do, in words for the person. */
class ApiError extends Error {
  override readonly name = 'ApiError';
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (method === 'POST') {
    init.body = JSON.stringify(body ?? {});
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
  }
  const response = await fetch(`/api${path}`, init).catch(() => {
    throw new ApiError('The server cannot be reached. Try again in a moment.');
  });
  const said: unknown = await response.json().catch(() => null); // an answer that is no JSON says no more than its status
  if (response.ok) return said as T; // the server's answers are typed where they are made
  const { error } = (said ?? {}) as Partial<HttpError>;
  throw new ApiError(error?.message ?? 'The server could not do that.');
}

/** Something that may be said at a click. */
interface Signal {
  readonly signal: string;
  readonly text: string;
}

type Body<P extends keyof Requests> = Requests[P];

const at = (game: string, verb = '') => `/games/${encodeURIComponent(game)}${verb && `/${verb}`}`;

export const api = {
  me: () => call<Me>('GET', '/me'),
  guest: (body: Body<'/guest'>) => call<Me>('POST', '/guest', body),
  signIn: (body: Body<'/sign-in'>) => call<Me>('POST', '/sign-in', body),
  games: (list: GameList) => call<Games>('GET', `/games?list=${list}`),
  game: (game: string) => call<ListedGame>('GET', at(game)),
  signals: (game: string) => call<{ signals: readonly Signal[] }>('GET', at(game, 'signals')),
  setups: () => call<Setups>('GET', '/setups'),
  create: (body: Body<'/games'>) => call<Created>('POST', '/games', body),
  join: (game: string, body: Body<'/games/:id/join'>) => call<unknown>('POST', at(game, 'join'), body),
  accept: (game: string, body: Body<'/games/:id/accept'>) => call<unknown>('POST', at(game, 'accept'), body),
  leave: (game: string) => call<unknown>('POST', at(game, 'leave')),
  start: (game: string) => call<unknown>('POST', at(game, 'start')),
};
