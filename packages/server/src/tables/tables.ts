/** The games in memory. Any game can be opened at any time; those nobody has used for a while are let go. */
import { ConfigurationError, JournalError } from '@ragtag/kernel';
import type { HostedGames } from '@ragtag/kernel/host';
import { Refused } from '../refused.ts';
import type { News } from '../storage/storage.ts';
import { LiveTable } from './live-table.ts';
import { stoppedText } from './parked.ts';
import type { Surroundings } from './surroundings.ts';

export class Tables {
  private readonly live = new Map<string, Promise<LiveTable>>();
  private readonly opened = new Map<string, LiveTable>();

  constructor(
    private readonly around: Surroundings,
    private readonly games: HostedGames,
  ) {
    around.storage.onNews((news) => this.hear(news));
  }

  /** The table of a game, opened if it is not; refused if there is no such game. */
  open(id: string): Promise<LiveTable> {
    const known = this.live.get(id);
    if (known) return known;
    const opening = this.load(id);
    this.live.set(id, opening);
    opening.then(
      (table) => this.opened.set(id, table),
      () => this.live.delete(id),
    );
    return opening;
  }

  /** The games in memory. */
  all(): LiveTable[] {
    return [...this.opened.values()];
  }

  /** Lets go of tables that nobody has used since then. Their journals have everything. */
  letGo(unusedSince: number): void {
    for (const [id, table] of this.opened) {
      if (!table.idle || table.usedAt > unusedSince) continue;
      this.opened.delete(id);
      this.live.delete(id);
      table.close().catch((error: unknown) => this.around.failed(table, error));
    }
  }

  /** Forgets a table as it is: it is opened anew from its journal when it is next needed. */
  abandon(id: string): void {
    const table = this.opened.get(id);
    this.opened.delete(id);
    this.live.delete(id);
    table?.close().catch((error: unknown) => this.around.failed(table, error));
  }

  /** Finishes what was begun at every table. */
  async close(): Promise<void> {
    const tables = await Promise.allSettled(this.live.values());
    await Promise.all(tables.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
  }

  private async load(id: string): Promise<LiveTable> {
    const game = await this.around.storage.game(id);
    const hosted = game && this.games[game.game];
    if (!hosted) throw new Refused('no-such-game', 'there is no such game');
    if (game.stopped !== null) throw new Refused('not-allowed', stoppedText(game.stopped));
    await this.around.rules?.signed;
    try {
      return await LiveTable.open(this.around, hosted, game);
    } catch (error) {
      // Stored in a way this version does not know: it stays as it is, and whoever wants to see it is told why.
      if (error instanceof JournalError || error instanceof ConfigurationError) {
        throw new Refused('not-allowed', error.message);
      }
      throw error;
    }
  }

  /** Somebody else has found that this game must not go on, or removed it. */
  private async unlessGone(table: LiveTable): Promise<void> {
    const { id } = table;
    if (await table.refresh()) return;
    this.abandon(id);
    this.around.gone?.(id);
  }

  /** Those at whose table somebody sits are told what they are called now. */
  private hearOf(account: string): void {
    for (const table of this.opened.values()) {
      if (table.seatOf(account) === null) continue;
      table.hearOf(account).catch((error: unknown) => this.around.failed(table, error));
    }
  }

  /** Tables on their way into memory hear it too: they may have been read before it was written. */
  private hear(news: News | null): void {
    if (news?.of === 'account') {
      this.hearOf(news.account);
      return;
    }
    const concerned = news === null ? [...this.live.values()] : [this.live.get(news.game)];
    for (const opening of concerned) {
      opening?.then(
        (table) => {
          const fail = (error: unknown) => this.around.failed(table, error);
          if (news === null || news.of === 'chat') table.chat.hear().catch(fail);
          if (news?.of === 'game') this.unlessGone(table).catch(fail);
          else if (news?.of !== 'chat') table.catchUp(news?.added).catch(fail);
        },
        () => undefined, // whoever opened it hears why it failed
      );
    }
  }
}
