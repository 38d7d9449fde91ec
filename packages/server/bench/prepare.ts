/** Makes the games that are to be played: five people at each. */
import { defaults, galactica } from '@ragtag/galactica';
import { type Plain, startTable } from '@ragtag/kernel';
import { COOKIE } from '../src/http/session.ts';
import { tokenFor } from '../src/people/tokens.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { NewGame, Storage, StoredSeat } from '../src/storage/storage.ts';

const PLAYERS = 5;
export const SESSION = 'bench';

export interface PlayedGame {
  readonly id: string;
  /** Who its players are, by their cookies. */
  readonly cookies: readonly string[];
}

export interface Prepared {
  readonly data: string;
  readonly games: readonly PlayedGame[];
}

/** A game of Galactica as it is stored; the same number, the same game. */
export function newGame(
  id: string,
  number: number,
  accounts: readonly string[],
  options: { readonly [name: string]: Plain } = {},
): NewGame {
  const seats = accounts.map((account, seat): StoredSeat => {
    return { seat, account, bot: null, standIn: null, invitation: `${id}-${seat}` };
  });
  return {
    id,
    game: 'galactica',
    gameVersion: galactica.version,
    configuration: galactica.configure({
      ...defaults,
      players: accounts.length,
    }) as unknown as NewGame['configuration'], // plain data, as a configuration is
    seed: `bench ${number}`,
    options: { listed: false, spectators: true, ...options },
    title: `Game ${number}`,
    host: accounts[0] ?? '',
    seats,
    created: Date.now(),
  };
}

/** Starts a stored game, as its host would. */
async function begin(storage: Storage, { id, configuration, seed }: NewGame): Promise<void> {
  const { pending } = startTable(galactica, galactica.configure(configuration), seed);
  const asked = pending.map(({ seat, secret }) => ({ seat, secret }));
  await storage.append({ game: id, seq: 1, lines: [], at: Date.now(), pending: asked, status: 'playing' });
}

export async function prepareGames(
  data: string,
  count: number,
  options: { readonly [name: string]: Plain } = {},
): Promise<Prepared> {
  const storage = await openSqlite(data);
  const secret = await storage.setting('secret', () => 'for a bench');
  const games = await Promise.all(
    Array.from({ length: count }, async (_, number): Promise<PlayedGame> => {
      const id = `game-${number}`;
      const accounts = Array.from({ length: PLAYERS }, (_, seat) => {
        return { id: `player-${number}-${seat}`, name: `Player ${seat}`, password: null, created: 1 };
      });
      await Promise.all(accounts.map((account) => storage.createAccount(account, SESSION)));
      const game = newGame(
        id,
        number,
        accounts.map((account) => account.id),
        options,
      );
      await storage.createGame(game);
      await begin(storage, game);
      return {
        id,
        cookies: accounts.map((account) => `${COOKIE}=${tokenFor(secret, { account: account.id, session: SESSION })}`),
      };
    }),
  );
  await storage.close();
  return { data, games };
}
