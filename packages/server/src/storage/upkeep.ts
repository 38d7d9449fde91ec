/** What whoever runs a server does to games and accounts: stops, closes and removes them, and tidies up what is left over. */
import type { HostedGames } from '@ragtag/kernel/host';
import type { Statement } from './driver.ts';
import { isAnyFree, type SqlStorage } from './sql-storage.ts';
import type { Account, StoredGame, StoredSeat } from './storage.ts';

const BY_GAME = ['progress', 'sitters', 'entries', 'checkpoints', 'chat', 'kept', 'finals'];
const BY_ACCOUNT = ['sessions', 'sitters', 'chat', 'kept', 'decks'];
const MOST = 100_000;
/** So much is tidied up in one go, for others want to write too. */
const AT_ONCE = 100;

export interface Tidied {
  readonly games: number;
  readonly guests: number;
}

export class Upkeep {
  constructor(
    private readonly storage: SqlStorage,
    private readonly games: HostedGames,
  ) {}

  /** Nobody can open it any more, and it is no longer listed among those that are played. */
  async close(game: string): Promise<boolean> {
    if (!(await this.storage.game(game))) return false;
    await this.storage.setStatus(game, 'over');
    await this.storage.setStopped(game, 'it was closed by whoever runs the server');
    return true;
  }

  async stop(game: string, why: string | null): Promise<boolean> {
    if (!(await this.storage.game(game))) return false;
    await this.storage.setStopped(game, why);
    return true;
  }

  /** With its journal, its talk, and all that was kept of it. */
  async deleteGame(game: string): Promise<boolean> {
    const sql = 'DELETE FROM games WHERE id = ? RETURNING id';
    const forget = BY_GAME.map((table) => ({ sql: `DELETE FROM ${table} WHERE game = ?`, values: [game] }));
    const deleted = await this.storage.driver.write([...forget, { sql, values: [game] }], { of: 'game', game });
    return deleted.length > 0;
  }

  async block(account: string, blocked: boolean): Promise<boolean> {
    const sql = 'UPDATE accounts SET blocked = ? WHERE id = ? RETURNING id';
    const statement = { sql, values: [Number(blocked), account] };
    return (await this.storage.driver.write([statement], { of: 'account', account })).length > 0;
  }

  /** By a part of the name, or all. */
  async accounts(named: string): Promise<Account[]> {
    const sql = 'SELECT id FROM accounts WHERE lower(name) LIKE ? ORDER BY created DESC LIMIT ?';
    const rows = await this.storage.driver.read(sql, [`%${named.toLowerCase()}%`, MOST]);
    const found = await Promise.all(rows.map(({ id }) => this.storage.account(String(id))));
    return found.filter((account) => account !== null);
  }

  /**
   * With everything of it. Games it was to host are removed; where it plays, an artificial player takes its seat; where it has
   * played, nobody is named in its place.
   */
  async deleteAccount(account: string): Promise<boolean> {
    for (const game of await this.storage.games({ account, limit: MOST })) {
      if (game.status === 'open' && game.host === account) await this.deleteGame(game.id);
      else await this.leave(game, account);
    }
    const forget = BY_ACCOUNT.map((table) => ({ sql: `DELETE FROM ${table} WHERE account = ?`, values: [account] }));
    const sql = 'DELETE FROM accounts WHERE id = ? RETURNING id';
    const statements = [...forget, { sql, values: [account] }];
    return (await this.storage.driver.write(statements, { of: 'account', account })).length > 0;
  }

  private async leave({ id, game, status, seats }: StoredGame, account: string): Promise<void> {
    const bot = status === 'playing' ? (this.games[game]?.players[0] ?? null) : null;
    const left = seats.map((seat): StoredSeat => {
      const { standIn, seen = [] } = seat;
      const others = seen.filter((one) => one !== account);
      const kept = { ...seat, seen: others, standIn: standIn === account ? null : standIn };
      return seat.account === account ? { ...kept, account: null, standIn: null, bot } : kept;
    });
    const statements: Statement[] = [
      {
        sql: 'UPDATE games SET seats = ?, free = ? WHERE id = ?',
        values: [JSON.stringify(left), isAnyFree(left), id],
      },
      { sql: `UPDATE games SET host = '' WHERE id = ? AND host = ?`, values: [id, account] },
    ];
    await this.storage.driver.write(statements, { of: 'game', game: id });
  }

  /** Removes guests without games who were last here before the one time, and games nobody has played on since the other. */
  async tidy(guestsBefore: number, gamesBefore: number): Promise<Tidied> {
    const abandoned = `SELECT game AS id FROM progress WHERE status <> 'over' AND touched < ? ORDER BY touched LIMIT ?`;
    const away = `SELECT id FROM accounts WHERE password IS NULL AND seen < ?
      AND NOT EXISTS (SELECT 1 FROM sitters WHERE sitters.account = accounts.id) ORDER BY seen LIMIT ?`;
    const games = await this.storage.driver.read(abandoned, [gamesBefore, AT_ONCE]);
    for (const { id } of games) await this.deleteGame(String(id));
    const guests = await this.storage.driver.read(away, [guestsBefore, AT_ONCE]);
    for (const { id } of guests) await this.deleteAccount(String(id));
    return { games: games.length, guests: guests.length };
  }
}
