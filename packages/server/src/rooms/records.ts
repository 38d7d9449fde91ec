/** What can be taken away of a game, for whoever asks from outside its table: each as that person may see it. */
import type { Journal } from '@ragtag/kernel';
import type { Signal } from '@ragtag/kernel/host';
import type { LogLine } from '../protocol/protocol.ts';
import type { ReplayAs } from '../protocol/story.ts';
import type { Storage } from '../storage/storage.ts';
import { type Packed, Stories } from '../story/stories.ts';
import type { PostLog } from '../tables/archive.ts';
import type { LiveTable } from '../tables/live-table.ts';
import type { SeatJournal } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import { type Format, render } from '../talk/export.ts';
import { signalsFor } from '../talk/table-talk.ts';
import { Copies } from './copies.ts';

export class Records {
  private readonly stories = new Stories();
  private readonly copies = new Copies<LiveTable>();

  /** Games whose story is kept or being made. */
  private readonly told = new WeakSet<LiveTable>();

  constructor(
    private readonly tables: Tables,
    private readonly storage: Pick<Storage, 'story' | 'keepStory'>,
  ) {}

  /** What a player may say at a click now. */
  async signals(game: string, account: string): Promise<Signal[]> {
    return await signalsFor(await this.tables.open(game), account);
  }

  /** For a forum post: what everybody may see. */
  async post(game: string, account: string, log: PostLog, format: Format): Promise<string> {
    const blocks = this.copy(await this.tables.open(game), `post ${account} ${log}`, ({ archive }) =>
      archive.post(account, log),
    );
    return render(await blocks, format);
  }

  async journal(game: string, account: string): Promise<Journal | SeatJournal> {
    return await this.copy(await this.tables.open(game), `journal ${account}`, ({ archive }) =>
      archive.journal(account),
    );
  }

  async history(game: string, account: string, as: 'myself' | 'spectator'): Promise<LogLine[]> {
    return await this.copy(await this.tables.open(game), `log ${account} ${as}`, ({ archive }) =>
      archive.history(account, as),
    );
  }

  /** Good as long as nothing more is shown. */
  private copy<T>(table: LiveTable, what: string, make: (table: LiveTable) => Promise<T>): Promise<T> {
    return this.copies.of(table, `${what} ${table.archive.version}`, () => make(table));
  }

  async replay(game: string, account: string, as?: ReplayAs): Promise<Packed> {
    return await this.stories.replay(await (await this.tables.open(game)).archive.past(account), as);
  }

  async story(game: string, account: string): Promise<Packed> {
    const past = await (await this.tables.open(game)).archive.past(account);
    const kept = past.over ? await this.storage.story(game) : null;
    return kept ?? (await this.stories.story(past));
  }

  /** Keeps what a game was about as soon as it is over, while it can still be played again as it was. */
  async conclude(table: LiveTable): Promise<void> {
    if (this.told.has(table) || !table.stored.seats.some(({ account }) => account !== null)) return;
    this.told.add(table);
    const story = await this.stories.story(await table.archive.closing());
    await this.storage.keepStory(table.id, story);
  }
}
