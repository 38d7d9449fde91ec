/** The games in memory. Any game can be opened at any time; those nobody has used for a while are let go. */
import { ConfigurationError, JournalError } from '@ragtag/kernel';
import type { HostedGames } from '@ragtag/kernel/host';
import { Refused } from '../refused.ts';
import { StorageError } from '../storage/driver.ts';
import type { News } from '../storage/storage.ts';
import { CatchingUp } from './catching-up.ts';
import { LiveTable } from './live-table.ts';
import { stoppedText } from './parked.ts';
import type { Surroundings } from './surroundings.ts';

export class Tables {
  private readonly live = new Map<string, Promise<LiveTable>>();
  private readonly opened = new Map<string, LiveTable>();
  private readonly catchingUp = new CatchingUp((id) => this.catchUp(id));

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
    this.catchingUp.close();
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

  /** False where it cannot be read now. */
  private async catchUp(id: string): Promise<boolean> {
    const table = this.opened.get(id);
    if (!table) return true; // it will be read when it is opened
    try {
      if (!(await table.upToDate())) this.goneFrom(table);
      return true;
    } catch (error) {
      this.report(table, error);
      return !isPassing(error);
    }
  }

  /** Somebody else has found that this game must not go on, or removed it. */
  private goneFrom(table: LiveTable): void {
    this.abandon(table.id);
    this.around.gone?.(table.id);
  }

  private report(table: LiveTable, error: unknown): void {
    if (!(error instanceof Refused)) this.around.failed(table, error); // a refusal was reported where it arose
  }

  /** Tables on their way into memory hear it too: they may have been read before it was written. */
  private hear(news: News | null): void {
    if (news?.of === 'account') {
      for (const table of this.opened.values()) {
        if (table.seatOf(news.account) !== null) this.tell(table, news);
      }
      return;
    }
    if (news === null) void this.lookWhoIsBehind();
    for (const opening of news === null ? this.live.values() : [this.live.get(news.game)]) {
      opening?.then(
        (table) => {
          if (news !== null) return this.tell(table, news);
          table.missed();
          this.catchingUp.add(table.id);
        },
        () => undefined, // whoever opened it hears why it failed
      );
    }
  }

  /** Of all tables that are caught up with, those come first at which somebody has played: whoever is asked there may not know it. */
  private async lookWhoIsBehind(): Promise<void> {
    this.catchingUp.wake(); // the database is there again
    try {
      const lengths = await this.around.storage.lengths([...this.opened.keys()]);
      for (const [id, length] of lengths) if (this.opened.get(id)?.entries !== length) this.catchingUp.hurry(id);
    } catch {
      // They come in the order they are in; what fails there is told.
    }
  }

  /** What cannot be taken over now is read later: nobody may say anything of it again. */
  private tell(table: LiveTable, news: News): void {
    this.takeOver(table, news).catch((error: unknown) => {
      this.report(table, error);
      if (!isPassing(error)) return;
      table.missed();
      this.catchingUp.later(table.id);
    });
  }

  private async takeOver(table: LiveTable, news: News): Promise<void> {
    if (news.of === 'account') return await table.hearOf(news.account);
    if (news.of === 'chat') return await table.chat.hear();
    if (news.of === 'entries') return await table.catchUp(news.added);
    if (!(await table.refresh())) this.goneFrom(table);
  }
}

/** The database failed, and may not the next time. */
function isPassing(error: unknown): boolean {
  return error instanceof StorageError || (error instanceof Refused && error.code === 'not-stored');
}
