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
    const place = this.admitted(account);
    return await this.historyFrom(as === 'spectator' ? onlooker : place);
  }

  /** The game as text for a forum post, for anybody who may look: what everybody may see. */
  async post(account: string, log: PostLog): Promise<readonly Block[]> {
    this.admitted(account);
    const state = await this.shownFrom(onlooker, () => this.showing.stateFrom(onlooker));
    return postOf(this.played.hosted, state, log === 'none' ? [] : await this.historyFrom(onlooker), log === 'all');
  }

  /** The whole journal once the game is over; before that, what a seat has seen and answered. */
  async journal(account: string): Promise<Journal | SeatJournal> {
    const place = this.admitted(account);
    const { hosted, stored } = this.played;
    const { entries, over } = await this.shownFrom(place, (shown) => ({ entries: shown, over: this.played.over }));
    if (over) return wholeJournal(stored, entries);
    if (place.viewer !== 'spectator') return await seatJournal(place.viewer, hosted, stored, entries);
    throw new Refused('not-your-seat', 'the journal is for the seats until the game is over');
  }

  /** All it takes to show the game again to one person, up to what has been shown to that person by now. */
  async past(account: string): Promise<Past> {
    const place = this.admitted(account);
    return await this.shownFrom(place, (entries) => this.pastFor(place, entries));
  }

  private pastFor(place: Place, entries: readonly StoredEntry[]): Past {
    const { hosted, stored, table, over } = this.played;
    if (!table) throw new Refused('not-allowed', 'the game has not started yet');
    const seats = this.showing.stateFrom(place).seats.map(({ seat, name, kind }) => ({ seat, name, kind }));
    const { id, title, game } = stored;
    return { id, title, game, teller: hosted.teller, seats, viewer: place.viewer, table, over, entries };
  }

  private admitted(account: string): Place {
    this.showing.admit(account);
    return this.showing.placeOf(account);
  }

  private async historyFrom(place: Place): Promise<LogLine[]> {
    const entries = await this.shownFrom(place, (shown) => shown);
    return await historyFor(place.viewer, this.played.hosted, this.played.stored, entries);
  }

  /** Looks at the game as far as it has been shown at a place: what the last answer has led to may be held back there. */
  private async shownFrom<T>(place: Place, look: (entries: readonly StoredEntry[]) => T): Promise<T> {
    for (;;) {
      await this.showing.unveiled(place);
      const seen = await this.pipeline.exclusively(async () => {
        const entries = await this.storage.entries(this.played.stored.id, 1);
        // Other processes may have added what this table has not played yet.
        return this.showing.isHeldFrom(place) ? null : { look: look(entries.slice(0, this.played.length)) };
      });
      if (seen) return seen.look;
    }
  }
}
