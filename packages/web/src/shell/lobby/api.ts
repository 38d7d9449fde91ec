/** What the page asks the server for outside a table: who I am, which games there are, making and joining them. */
import type {
  CheckedDeck,
  Created,
  GameList,
  Games,
  HttpError,
  Invited,
  Lent,
  ListedGame,
  Me,
  NextChoices,
  NotificationSettings,
  NotificationTest,
  Requests,
  SavedDecks,
  Seated,
  Setups,
  Signals,
} from '@ragtag/server/http';
import type { LogLine } from '@ragtag/server/protocol';
import type { Replay, ReplayAs, Story } from '@ragtag/server/story';
import { words } from '../words/words.ts';

/** Something the server would not do, in words for the person. */
class ApiError extends Error {
  override readonly name = 'ApiError';
}

async function ask(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(`/api${path}`, { credentials: 'same-origin', ...init }).catch(() => {
    throw new ApiError(words.lobby.unreachable);
  });
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => null); // an answer that is no JSON says no more than its status
  const { error } = (said ?? {}) as Partial<HttpError>;
  throw new ApiError(error ? words.parts.sentence(error.message) : words.lobby.notDone);
}

async function get<T>(path: string): Promise<T> {
  const response = await ask(path, { headers: { accept: 'application/json' } });
  return (await response.json()) as T; // the server's answers are typed where they are made
}

async function post<T>(path: string, body: object = {}): Promise<T> {
  const headers = { accept: 'application/json', 'content-type': 'application/json' };
  const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as T; // as above
}

async function text(path: string): Promise<string> {
  return await (await ask(path, {})).text();
}

type Body<P extends keyof Requests> = Requests[P];
export type PostFormat = 'markdown' | 'bbcode';

const at = (game: string, verb = '') => `/games/${encodeURIComponent(game)}${verb && `/${verb}`}`;

export const api = {
  me: () => get<Me>('/me'),
  guest: (body: Body<'/guest'>) => post<Me>('/guest', body),
  signIn: (body: Body<'/sign-in'>) => post<Me>('/sign-in', body),
  signOut: () => post<Me>('/sign-out'),
  rename: (body: Body<'/name'>) => post<Me>('/name', body),
  setPassword: (body: Body<'/password'>) => post<Me>('/password', body),

  notifications: () => get<NotificationSettings>('/notifications'),
  testNotifications: () => post<NotificationTest>('/notifications/test'),
  setWebhook: (body: Body<'/webhook'>) => post<unknown>('/webhook', body),
  setMail: (body: Body<'/mail'>) => post<unknown>('/mail', body),
  confirmMail: (body: Body<'/mail/confirm'>) => post<unknown>('/mail/confirm', body),
  stopMail: (token: string) => post<unknown>(`/mail/stop?${new URLSearchParams({ token })}`),
  addPush: (body: Body<'/push'>) => post<unknown>('/push', body),
  removePush: (body: Body<'/push/remove'>) => post<unknown>('/push/remove', body),

  games: (list: GameList) => get<Games>(`/games?list=${list}`),
  game: (game: string) => get<ListedGame>(at(game)),
  signals: (game: string) => get<Signals>(at(game, 'signals')),
  nextChoices: (game: string, option: string, chosen: string, wanted: string) =>
    get<NextChoices>(`/setups/${encodeURIComponent(game)}/next?${new URLSearchParams({ option, chosen, wanted })}`),
  setups: () => get<Setups>('/setups'),
  create: (body: Body<'/games'>) => post<Created>('/games', body),
  join: (game: string, body: Body<'/games/:id/join'>) => post<Partial<Seated>>(at(game, 'join'), body),
  accept: (game: string, body: Body<'/games/:id/accept'>) => post<Seated>(at(game, 'accept'), body),
  chooseDeck: (game: string, body: Body<'/games/:id/deck'>) => post<unknown>(at(game, 'deck'), body),
  leave: (game: string) => post<unknown>(at(game, 'leave')),
  start: (game: string, body: Body<'/games/:id/start'> = {}) => post<unknown>(at(game, 'start'), body),

  replace: (game: string, body: Body<'/games/:id/replace'>) => post<Seated>(at(game, 'replace'), body),
  free: (game: string, body: Body<'/games/:id/free'>) => post<Invited>(at(game, 'free'), body),
  standInLink: (game: string) => post<Lent>(at(game, 'stand-in-link')),
  borrow: (game: string, body: Body<'/games/:id/borrow'>) => post<Seated>(at(game, 'borrow'), body),
  giveBack: (game: string) => post<unknown>(at(game, 'give-back')),

  decks: (game: string) => get<SavedDecks>(`/decks?${new URLSearchParams({ game })}`),
  saveDeck: (body: Body<'/decks'>) => post<unknown>('/decks', body),
  removeDeck: (body: Body<'/decks/remove'>) => post<unknown>('/decks/remove', body),
  checkDeck: (body: Body<'/decks/check'>) => post<CheckedDeck>('/decks/check', body),

  log: (game: string, as: 'myself' | 'spectator' = 'myself') =>
    get<{ readonly log: readonly LogLine[] }>(`${at(game, 'log')}?as=${as}`),
  replay: (game: string, as: ReplayAs | null) => get<Replay>(`${at(game, 'replay')}${as === null ? '' : `?as=${as}`}`),
  story: (game: string) => get<Story>(at(game, 'story')),
  post: (game: string, format: PostFormat, log: 'turn' | 'all' | 'none') =>
    text(`${at(game, 'export')}?format=${format}&log=${log}`),
  journalPath: (game: string) => `/api${at(game, 'journal')}`,
};
