/** Games before, while and after they are played, as lists; and making them. */
import { randomBytes, randomUUID } from 'node:crypto';
import { ConfigurationError, type Plain } from '@ragtag/kernel';
import type { HostedGames } from '../games.ts';
import type { GameResult, ListedGame } from '../protocol/http.ts';
import { Refused } from '../refused.ts';
import type { Account, Storage, StoredGame, StoredSeat } from '../storage/storage.ts';
import { emptySeats, isFree, take } from './seats.ts';
import { houseRulesOf, setups, type Wanted } from './setups.ts';
import { optionsOf } from './stored-options.ts';
import { type TableOptions, tableOptions } from './table-options.ts';

const LONGEST_TITLE = 80;
const MOST_LISTED = 100;

export class Lobby {
  constructor(
    private readonly storage: Storage,
    private readonly games: HostedGames,
    private readonly now: () => number,
  ) {}

  /** A new game. Its host sits down first, unless only others are to play. */
  async create(host: Account, wanted: NewGameWanted): Promise<string> {
    const hosted = this.games[wanted.game];
    const setup = setups[wanted.game];
    if (!hosted || !setup) throw new Refused('malformed', `there is no game '${wanted.game}'`);
    const configuration = configured(() => hosted.configure(setup.complete(wanted.configuration)));
    const options = readTableOptions(wanted.options);
    const seats = emptySeats(hosted.game.seats(configuration));
    const id = randomUUID();
    await this.storage.createGame({
      id,
      game: wanted.game,
      gameVersion: hosted.game.version,
      configuration: configuration as Plain, // a configuration is plain data
      seed: randomBytes(24).toString('base64url'),
      options,
      title: titleOf(wanted.title, host.name),
      host: host.id,
      seats: wanted.sit ? take(seats, host.id, null) : seats,
      created: this.now(),
    });
    return id;
  }

  /** Games anybody may join. */
  async openGames(viewer: Account | null): Promise<ListedGame[]> {
    const open = await this.storage.games({ status: 'open', limit: MOST_LISTED });
    const listed = open.filter((game) => optionsOf(game).listed && game.seats.some(isFree));
    return await this.list(listed, viewer);
  }

  /** Games anybody may watch. */
  async watchableGames(viewer: Account | null): Promise<ListedGame[]> {
    const playing = await this.storage.games({ status: 'playing', limit: MOST_LISTED });
    const listed = playing.filter((game) => optionsOf(game).listed && optionsOf(game).spectators);
    return await this.list(listed, viewer);
  }

  /** Games the person has a part in: those that wait for them first. */
  async myGames(viewer: Account): Promise<ListedGame[]> {
    const mine = await this.storage.games({ account: viewer.id, limit: MOST_LISTED });
    const listed = await this.list(
      mine.filter(({ status }) => status !== 'over'),
      viewer,
    );
    const waits = (game: ListedGame) => game.seats.some(({ seat, mine }) => mine && game.awaited.includes(seat));
    return listed.sort((a, b) => Number(waits(b)) - Number(waits(a)));
  }

  /** Games that are over: one's own, and those others may look at. */
  async finishedGames(viewer: Account | null): Promise<ListedGame[]> {
    const over = await this.storage.games({ status: 'over', limit: MOST_LISTED });
    const mine = viewer ? await this.storage.games({ status: 'over', account: viewer.id, limit: MOST_LISTED }) : [];
    const known = new Set(mine.map(({ id }) => id));
    const others = over.filter((game) => !known.has(game.id) && optionsOf(game).listed);
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
    return games.map((game) => listed(game, viewer?.id ?? null, names, this.now()));
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
}

function listed(game: StoredGame, viewer: string | null, names: ReadonlyMap<string, string>, now: number): ListedGame {
  const { id, title, status, created, configuration, pending } = game;
  const options = optionsOf(game);
  const name = (account: string | null) => (account === null ? null : (names.get(account) ?? null));
  const isMine = ({ account, standIn }: StoredSeat) => viewer !== null && (account === viewer || standIn === viewer);
  const mine = game.seats.find(isMine)?.seat;
  // An answer given in secret touches the game too. Its time is told only while all know whom it waits for.
  const veiled = options.pokerFace > 0 && now < game.touched + options.pokerFace * 1_000;
  const open = !veiled && pending.every(({ secret, seat }) => !secret || seat === mine);
  return {
    id,
    game: game.game,
    title,
    status,
    host: name(game.host) ?? '',
    hosting: viewer === game.host,
    created,
    options,
    configuration,
    houseRules: houseRulesOf(game),
    result: status === 'over' ? (game.result as GameResult | null) : null, // as the game told it
    seats: game.seats.map((one) => ({
      seat: one.seat,
      name: name(one.account),
      bot: one.bot,
      standIn: name(one.standIn),
      mine: isMine(one),
      borrowed: viewer !== null && one.standIn === viewer,
    })),
    awaited: pending.flatMap(({ seat, secret }) => ((secret ? seat === mine : !veiled) ? [seat] : [])),
    since: open ? game.touched : null,
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
