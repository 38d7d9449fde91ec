/** What can be taken away of a game, for whoever asks from outside its table: each as that person may see it. */
import type { Journal } from '@ragtag/kernel';
import type { LogLine } from '../protocol/protocol.ts';
import type { ReplayAs } from '../protocol/story.ts';
import { type Packed, Stories } from '../story/stories.ts';
import type { PostLog } from '../tables/archive.ts';
import type { SeatJournal } from '../tables/record.ts';
import type { Tables } from '../tables/tables.ts';
import { type Format, render } from '../talk/export.ts';
import type { Signal } from '../talk/signals.ts';
import { signalsFor } from '../talk/table-talk.ts';

export class Records {
  private readonly stories = new Stories();

  constructor(private readonly tables: Tables) {}

  /** What a player may say at a click now. */
  async signals(game: string, account: string): Promise<Signal[]> {
    return await signalsFor(await this.tables.open(game), account);
  }

  /** For a forum post: what everybody may see. */
  async post(game: string, account: string, log: PostLog, format: Format): Promise<string> {
    return render(await (await this.tables.open(game)).archive.post(account, log), format);
  }

  async journal(game: string, account: string): Promise<Journal | SeatJournal> {
    return await (await this.tables.open(game)).archive.journal(account);
  }

  async history(game: string, account: string, as: 'myself' | 'spectator'): Promise<LogLine[]> {
    return await (await this.tables.open(game)).archive.history(account, as);
  }

  async replay(game: string, account: string, as?: ReplayAs): Promise<Packed> {
    return await this.stories.replay(await (await this.tables.open(game)).archive.past(account), as);
  }

  async story(game: string, account: string): Promise<Packed> {
    return await this.stories.story(await (await this.tables.open(game)).archive.past(account));
  }
}
