/** What can be taken away of a game: its log, its journal, a post for a forum, each as whoever asks may see it. */
import type { Journal } from '@ragtag/kernel';
import type { LogLine } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Storage, StoredEntry } from '../storage/storage.ts';
import type { Past } from '../story/stories.ts';
import type { Block } from '../talk/export.ts';
import type { Pipeline } from './pipeline.ts';
import type { Played } from './played.ts';
import { historyFor, postOf, type SeatJournal, seatJournal, wholeJournal } from './record.ts';
import type { Showing } from './showing.ts';
import type { Place } from './viewers.ts';

/** How much of what happened a post tells. */
export type PostLog = 'turn' | 'all' | 'none';

const onlooker: Place = { viewer: 'spectator', host: false };

export class Archive {
  constructor(
    private readonly storage: Pick<Storage, 'entries'>,
    private readonly played: Played,
    private readonly showing: Showing,
    private readonly pipeline: Pick<Pipeline, 'exclusively'>,
  ) {}

  /** Everything that happened, as one person may see it, or only what everybody may. */
  async history(account: string, as: 'myself' | 'spectator' = 'myself'): Promise<LogLine[]> {
    const { viewer } = await this.admitted(account);
    if (as === 'spectator') {
      await this.showing.unveiled(onlooker);
      return await this.publicHistory();
    }
    return historyFor(viewer, this.played.hosted, this.played.stored, await this.entries());
  }

  /** The game as text for a forum post, for anybody who may look: what everybody may see. */
  async post(account: string, log: PostLog): Promise<readonly Block[]> {
    await this.admitted(account);
    const { hosted } = this.played;
    await this.showing.unveiled(onlooker);
    const state = await this.pipeline.exclusively(async () => this.showing.stateFrom(onlooker));
    return postOf(hosted, state, log === 'none' ? [] : await this.publicHistory(), log === 'all');
  }

  /** The whole journal once the game is over; before that, what a seat has seen and answered. */
  async journal(account: string): Promise<Journal | SeatJournal> {
    const { viewer } = await this.admitted(account);
    const { hosted, stored, over } = this.played;
    const entries = await this.entries();
    if (over) return wholeJournal(stored, entries);
    if (viewer !== 'spectator') return seatJournal(viewer, hosted, stored, entries);
    throw new Refused('not-your-seat', 'the journal is for the seats until the game is over');
  }

  /** All it takes to show the game again to one person, up to what has been shown to that person by now. */
  async past(account: string): Promise<Past> {
    for (;;) {
      const place = await this.admitted(account);
      const past = await this.pipeline.exclusively(async () => {
        // An answer may just have come, and what it leads to may be held back.
        return this.showing.isHeldFrom(place)
          ? null
          : this.pastFor(place, (await this.entries()).slice(0, this.played.length));
      });
      if (past) return past;
    }
  }

  private pastFor(place: Place, entries: readonly StoredEntry[]): Past {
    const { hosted, stored, table } = this.played;
    if (!table) throw new Refused('not-allowed', 'the game has not started yet');
    const seats = this.showing.stateFrom(place).seats.map(({ seat, name, kind }) => ({ seat, name, kind }));
    const { id, title, game } = stored;
    return { id, title, game, teller: hosted.teller, seats, viewer: place.viewer, table, entries };
  }

  private async admitted(account: string): Promise<Place> {
    this.showing.admit(account);
    const place = this.showing.placeOf(account);
    await this.showing.unveiled(place);
    return place;
  }

  private async publicHistory(): Promise<LogLine[]> {
    return historyFor('spectator', this.played.hosted, this.played.stored, await this.entries());
  }

  private entries(): Promise<StoredEntry[]> {
    return this.storage.entries(this.played.stored.id, 1);
  }
}
