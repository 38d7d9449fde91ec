/** Games before, while and after they are played, as lists; and making them. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { mateName } from '@ragtag/bots';
import { ConfigurationError, type Plain } from '@ragtag/kernel';
import type { HostedGame, HostedGames, Wanted } from '@ragtag/kernel/host';
import { toldApart } from '../people/names.ts';
import type { GameResult, ListedGame } from '../protocol/http.ts';
import { Refused } from '../refused.ts';
import type { Account, Storage, StoredGame, StoredSeat } from '../storage/storage.ts';
import { deckFor, namesOfDecks, shownConfiguration } from './decks.ts';
import { houseRulesOf } from './house-rules.ts';
import { emptySeats, seatsAgain, take } from './seats.ts';
import { optionsOf } from './stored-options.ts';
import { type TableOptions, tableOptions } from './table-options.ts';

const LONGEST_TITLE = 80;
const MOST_LISTED = 100;
/** Games of one host that have not started. */
export const MOST_WAITING = 30;

export class Lobby {
  constructor(
    private readonly storage: Storage,
    private readonly games: HostedGames,
    private readonly now: () => number,
  ) {}

  /** A new game. Its host sits down first, unless only others are to play. */
  async create(host: Account, wanted: NewGameWanted): Promise<string> {
    const hosted = this.games[wanted.game];
    if (!hosted) throw new Refused('malformed', `there is no game '${wanted.game}'`);
    const configuration = configured(() =>
      hosted.configure(hosted.setup.complete(wanted.configuration, (bound) => randomInt(bound))),
    ) as Plain; // a configuration is plain data
    const deck = deckFor(hosted, configuration, wanted.deck ?? null);
    if (deck !== null && !wanted.sit) throw new Refused('malformed', 'whoever brings a deck sits down');
    const options = readTableOptions(wanted.options);
    if ((await this.storage.hosting(host.id)) >= MOST_WAITING) {
      throw new Refused(
        'not-allowed',
        `${MOST_WAITING} of your games wait for players already: start one of them first`,
      );
    }
    const seats = await this.seatsFor(host, hosted.game.seats(configuration), wanted.again ?? null);
    const id = randomUUID();
    await this.storage.createGame({
      id,
      game: wanted.game,
      gameVersion: hosted.game.version,
      configuration: shownConfiguration(hosted, configuration), // decks are brought later, each by its player
      seed: randomBytes(24).toString('base64url'),
      options,
      title: titleOf(wanted.title, host.name),
      host: host.id,
      seats: wanted.sit ? take(seats, host.id, null, deck) : seats,
      created: this.now(),
    });
    return id;
  }

  /** Empty, or kept for those who have played another game with the host. */
  private async seatsFor(host: Account, count: number, again: string | null): Promise<readonly StoredSeat[]> {
    if (again === null) return emptySeats(count);
    const { seats } = await this.stored(again);
    if (!seats.some(({ account, standIn }) => account === host.id || standIn === host.id)) {
      throw new Refused('not-your-seat', 'only those who played that game keep its seats');
    }
    return seatsAgain(emptySeats(count), seats);
  }

  /** Games anybody may join. */
  async openGames(viewer: Account | null): Promise<ListedGame[]> {
    return await this.list(await this.storage.games({ status: 'open', public: 'to-join', limit: MOST_LISTED }), viewer);
  }

  /** Games anybody may watch. */
  async watchableGames(viewer: Account | null): Promise<ListedGame[]> {
    const filter = { status: 'playing', public: 'to-watch', limit: MOST_LISTED, shownAt: this.now() } as const;
    return await this.list(await this.storage.games(filter), viewer);
  }

  /** Games the person has a part in: those that wait for them first. */
  async myGames(viewer: Account): Promise<ListedGame[]> {
    const mine = await this.storage.games({ account: viewer.id, limit: MOST_LISTED });
    const listed = await this.list(
      mine.filter(({ status, shownFrom }) => status !== 'over' || this.now() < shownFrom),
      viewer,
    );
    const waits = (game: ListedGame) => game.seats.some(({ seat, mine }) => mine && game.awaited.includes(seat));
    return listed.sort((a, b) => Number(waits(b)) - Number(waits(a)));
  }

  /** Games that are over: one's own, and those others may look at. */
  async finishedGames(viewer: Account | null): Promise<ListedGame[]> {
    const filter = { status: 'over', limit: MOST_LISTED, shownAt: this.now() } as const;
    const over = await this.storage.games({ ...filter, public: 'to-see' });
    const mine = viewer ? await this.storage.games({ ...filter, account: viewer.id }) : [];
    const known = new Set(mine.map(({ id }) => id));
    const others = over.filter((game) => !known.has(game.id));
    return await this.list([...mine, ...others], viewer);
  }

  async game(id: string, viewer: Account | null): Promise<ListedGame> {
    const [listed] = await this.list([await this.stored(id)], viewer);
    if (!listed) throw new Refused('no-such-game', 'there is no such game');
    return listed;
  }

  private async stored(id: string): Promise<StoredGame> {
    const stored = await this.storage.game(id);
    if (!stored) throw new Refused('no-such-game', 'there is no such game');
    return stored;
  }

  private async list(games: readonly StoredGame[], viewer: Account | null): Promise<ListedGame[]> {
    const names = await this.namesIn(games);
    return games.map((game) => listed(game, this.games[game.game], viewer?.id ?? null, names, this.now()));
  }

  private async namesIn(games: readonly StoredGame[]): Promise<ReadonlyMap<string, string>> {
    const ids = new Set(
      games.flatMap(({ host, seats }) => [host, ...seats.flatMap((one) => [one.account, one.standIn])]),
    );
    const accounts = await Promise.all([...ids].map((id) => (id === null ? null : this.storage.account(id))));
    return new Map(accounts.flatMap((account) => (account ? [[account.id, account.name]] : [])));
  }
}

export interface NewGameWanted {
  readonly game: string;
  readonly title: string;
  readonly configuration: Wanted;
  readonly options: unknown;
  readonly sit: boolean;
  /** What the host plays with, where players bring decks. */
  readonly deck?: string | null;
  /** A game whose seats are kept for those who played it. */
  readonly again?: string | null;
}

function listed(
  game: StoredGame,
  hosted: HostedGame | undefined,
  viewer: string | null,
  names: ReadonlyMap<string, string>,
  now: number,
): ListedGame {
  const { id, title, created, configuration, pending } = game;
  const status = game.status === 'over' && now < game.shownFrom ? 'playing' : game.status;
  const options = optionsOf(game);
  const name = (account: string | null) => (account === null ? null : (names.get(account) ?? null));
  const isMine = ({ account, standIn }: StoredSeat) => viewer !== null && (account === viewer || standIn === viewer);
  const mine = game.seats.find(isMine)?.seat;
  const deckNames = status === 'over' ? namesOfDecks(hosted, configuration) : [];
  const called = toldApart(game.seats.map(({ account }) => name(account)));
  return {
    id,
    game: game.game,
    title,
    status,
    host: name(game.host) ?? '',
    hosting: viewer === game.host,
    created,
    options,
    configuration: shownConfiguration(hosted, configuration),
    houseRules: houseRulesOf(hosted, game),
    result: status === 'over' ? (game.result as GameResult | null) : null, // as the game told it
    seats: game.seats.map((one, index) => ({
      seat: one.seat,
      name: called[index] ?? null,
      bot: one.bot,
      mate: one.bot === null ? null : mateName(id, one.seat),
      standIn: name(one.standIn),
      mine: isMine(one),
      borrowed: viewer !== null && one.standIn === viewer,
      hasDeck: typeof one.deck === 'string',
      deck: isMine(one) || (one.account === null && viewer === game.host) ? (one.deck ?? null) : null,
      deckName: deckNames[index] ?? null,
    })),
    awaited: pending.flatMap(({ seat, secret, from = 0 }) => (from <= now && (!secret || seat === mine) ? [seat] : [])),
    since: game.openly,
    invitations:
      viewer === game.host && status !== 'over' ? game.seats.map(({ seat, invitation }) => ({ seat, invitation })) : [],
  };
}

function readTableOptions(input: unknown): TableOptions {
  const read = tableOptions.safeParse(input);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  throw new Refused('malformed', `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not as expected'}`);
}

function configured(configure: () => unknown): unknown {
  try {
    return configure();
  } catch (error) {
    if (error instanceof ConfigurationError) throw new Refused('malformed', error.message);
    throw error;
  }
}

function titleOf(wanted: string, host: string): string {
  const title = wanted.replace(/[\p{C}\s]+/gu, ' ').trim();
  return title.length === 0 ? `${host}'s game` : [...title].slice(0, LONGEST_TITLE).join('');
}
