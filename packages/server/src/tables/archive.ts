/** What can be taken away of a game: its log, its journal, a post for a forum, each as whoever asks may see it. */
import type { Journal } from '@ragtag/kernel';
import type { Block } from '@ragtag/kernel/host';
import type { LogLine } from '../protocol/protocol.ts';
import { Refused } from '../refused.ts';
import type { Storage, StoredEntry } from '../storage/storage.ts';
import type { Past } from '../story/stories.ts';
import type { Pipeline } from './pipeline.ts';
import type { Played } from './played.ts';
import { historyFor, linesFor, postOf, type SeatJournal, seatJournal, wholeJournal } from './record.ts';
import type { Showing } from './showing.ts';
import type { Viewpoint } from './viewers.ts';

/** How much of what happened a post tells. */
export type PostLog = 'turn' | 'all' | 'none';

const onlooker: Viewpoint = { viewer: 'spectator', host: false };

export class Archive {
  constructor(
    private readonly storage: Pick<Storage, 'entries'>,
    private readonly played: Played,
    private readonly showing: Showing,
    private readonly pipeline: Pick<Pipeline, 'exclusively'>,
  ) {}

  /**
   * A name for what has been shown so far: as long as it is the same, so is all that can be taken away. It says nothing of
   * what was played and is held back.
   */
  get version(): string {
    const { shownLength, stages } = this.showing;
    return `${shownLength} ${JSON.stringify(stages.extension)}`;
  }

  /** Everything that happened, as one person may see it, or only what everybody may. */
  async history(account: string, as: 'myself' | 'spectator' = 'myself'): Promise<LogLine[]> {
    const place = this.admitted(account);
    return await this.historyFrom(as === 'spectator' ? onlooker : place);
  }

  /** The game as text for a forum post, for anybody who may look: what everybody may see. */
  async post(account: string, log: PostLog): Promise<readonly Block[]> {
    this.admitted(account);
    const state = await this.looked(() => this.showing.stateFrom(onlooker));
    return postOf(this.played.hosted, state, log === 'none' ? [] : await this.historyFrom(onlooker), log === 'all');
  }

  /** The whole journal once the game is over; before that, what a seat has seen and answered. */
  async journal(account: string): Promise<Journal | SeatJournal> {
    const place = this.admitted(account);
    const { hosted, stored } = this.played;
    const { entries, over, unseen } = await this.looked((read) => ({
      entries: read,
      over: this.showing.over,
      unseen: this.unseenFrom(place),
    }));
    if (over) return wholeJournal(stored, entries);
    if (place.viewer !== 'spectator') return await seatJournal(place.viewer, hosted, stored, entries, unseen);
    throw new Refused('not-your-seat', 'the journal is for the seats until the game is over');
  }

  /** All it takes to show the game again to one person, up to what has been shown to that person by now. */
  async past(account: string): Promise<Past> {
    const place = this.admitted(account);
    return await this.looked((entries) => this.pastFor(place, entries.slice(0, this.showing.shownLength)));
  }

  /** The same for everybody who asks, as soon as the game is over. */
  async closing(): Promise<Past> {
    return await this.pipeline.exclusively(async () => {
      const entries = await this.storage.entries(this.played.stored.id, 1);
      return this.pastFor(onlooker, entries);
    });
  }

  private pastFor(place: Viewpoint, entries: readonly StoredEntry[]): Past {
    const { hosted, stored } = this.played;
    const { over } = this.showing;
    if (stored.status === 'open') throw new Refused('not-allowed', 'the game has not started yet');
    const { game, storyteller } = hosted;
    const { id, title, seed } = stored;
    const played = { game, seed, configuration: game.configure(stored.configuration), over };
    const seats = this.showing.stateFrom(place).seats.map(({ seat, name, kind }) => ({ seat, name, kind }));
    return { id, title, game: stored.game, storyteller, seats, viewer: place.viewer, played, over, entries };
  }

  private admitted(account: string): Viewpoint {
    this.showing.admit(account);
    return this.showing.placeOf(account);
  }

  private async historyFrom(place: Viewpoint): Promise<LogLine[]> {
    const { entries, unseen } = await this.looked((read) => ({ entries: read, unseen: this.unseenFrom(place) }));
    return await historyFor(place.viewer, this.played.hosted, this.played.stored, entries, unseen);
  }

  /** How many lines of the log have been played and not been shown yet. */
  private unseenFrom({ viewer }: Viewpoint): number {
    return linesFor(viewer, this.showing.stages.unshown).length;
  }

  /** Looks at the game and what is stored of it at one and the same moment. */
  private async looked<T>(look: (entries: readonly StoredEntry[]) => T): Promise<T> {
    return await this.pipeline.exclusively(async () => {
      const entries = await this.storage.entries(this.played.stored.id, 1);
      // Other processes may have added what this table has not played yet.
      return look(entries.slice(0, this.played.length));
    });
  }
}
