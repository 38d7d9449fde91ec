/** Replays and stories of games, made when asked for and kept for a while: a game that is over never changes. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { openReplay, type PastGame, replay, type Seat } from '@ragtag/kernel';
import type { Storyteller } from '@ragtag/kernel/host';
import type { Replay, ReplayAs, ReplaySeat, Story } from '../protocol/story.ts';
import { Refused } from '../refused.ts';
import type { StoredEntry } from '../storage/storage.ts';
import { Film } from './film.ts';
import { playAgain, standing } from './play-again.ts';

/** What a table tells of its past: no more than has been shown to that viewer. */
export interface Past {
  readonly id: string;
  readonly title: string;
  readonly game: string;
  readonly storyteller: Storyteller;
  readonly seats: readonly ReplaySeat[];
  readonly viewer: Seat | 'spectator';
  readonly played: PastGame<unknown, unknown, unknown>;
  /** Whether the viewer has been shown the end. */
  readonly over: boolean;
  readonly entries: readonly StoredEntry[];
}

/** Compressed JSON. */
export type Packed = Uint8Array;
const pack = promisify(gzip);

/** How much is kept, in bytes: some hundred games. */
const ROOM = 32 * 1024 * 1024;

export class Stories {
  /** The least recently asked for first. */
  private readonly kept = new Map<string, Promise<Packed>>();
  private readonly sizes = new Map<string, number>();

  constructor(private readonly room = ROOM) {}

  /** The game so far; with other eyes than one's own only when it is over. */
  async replay(past: Past, wanted?: ReplayAs): Promise<Packed> {
    const { over } = past;
    const as = wanted ?? (over ? 'all' : past.viewer);
    if (!over && as !== past.viewer && as !== 'spectator') {
      throw new Refused('not-allowed', 'until the game is over one sees it with one’s own eyes');
    }
    if (typeof as === 'number' && as >= past.seats.length) throw new Refused('malformed', 'there is no such seat');
    if (as === 'all') return await this.keep(past, 'all', async () => (await filmAll(past)).replay);
    return await this.keep(past, as, () => filmFor(past, as as Seat | 'spectator')); // a number below that of the seats
  }

  /** What a game that is over was about. */
  async story(past: Past): Promise<Packed> {
    if (!past.over) throw new Refused('not-allowed', 'the story is told when the game is over');
    return await this.keep(past, 'story', async () => {
      const { story } = await filmAll(past);
      if (!story) throw new Refused('not-allowed', 'of this game there is no story');
      return story;
    });
  }

  /** The same is made once, also for those who ask while it is being made. */
  private keep(past: Past, what: ReplayAs | 'story', make: () => Promise<Replay | Story>): Promise<Packed> {
    const key = JSON.stringify([past.id, what, past.entries.length, past.seats, past.title]);
    const known = this.kept.get(key);
    const packed = known ?? make().then((made) => pack(JSON.stringify(made)));
    this.kept.delete(key);
    this.kept.set(key, packed);
    if (!known) {
      packed.then(
        ({ length }) => this.make(key, length),
        () => this.kept.delete(key),
      );
    }
    return packed;
  }

  /** Makes room. */
  private make(key: string, size: number): void {
    this.sizes.set(key, size);
    let total = 0;
    for (const kept of this.sizes.values()) total += kept;
    for (const old of this.kept.keys()) {
      if (total <= this.room || old === key) return;
      total -= this.sizes.get(old) ?? 0;
      this.kept.delete(old);
      this.sizes.delete(old);
    }
  }
}

async function filmFor(past: Past, viewer: Seat | 'spectator'): Promise<Replay> {
  const film = new Film(past.storyteller);
  const answers = standing(past.entries);
  film.end(await playAgain(replay(past.played), viewer, answers, { saw: (event, view) => film.add(event, view) }));
  return replayOf(past, viewer, film);
}

/** With all faces, and what it was about: both in one go, so that they number the steps alike. */
async function filmAll(past: Past): Promise<{ readonly replay: Replay; readonly story: Story | null }> {
  const film = new Film(past.storyteller);
  const chronicle = past.storyteller.chronicle();
  const end = await playAgain(openReplay(past.played), 'omniscient', standing(past.entries), {
    saw: (event, view) => chronicle.saw(event, film.add(event, view), view),
    answered: (asked, answer) => chronicle.answered(asked, answer),
  });
  film.end(end);
  const told = chronicle.tell(end);
  const { title, seats } = past;
  return { replay: replayOf(past, 'all', film), story: told && { title, seats, ...told } };
}

function replayOf({ title, game, seats, over }: Past, as: ReplayAs, { first, steps }: Film): Replay {
  return { title, game, over, as, seats, first, steps };
}
