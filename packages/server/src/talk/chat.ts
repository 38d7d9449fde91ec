/**
 * Talk at one table: one public place for those who play, another for those who watch, and no private channels. Onlookers
 * hear both; players hear onlookers only when the game is over.
 */
import type { Seat } from '@ragtag/kernel';
import type { ChatMessage } from '../protocol/protocol.ts';
import type { ChatLine, Storage } from '../storage/storage.ts';
import type { Viewers, Viewpoint, Watcher } from '../tables/viewers.ts';
import { text } from '../tables/viewers.ts';

const rooms = ['table', 'spectators'] as const;
type Channel = (typeof rooms)[number];

/** How much of it somebody who comes is told. */
const LATELY = 100;

/** Whoever says something: a player, an onlooker, or the server itself. */
export interface Speaker {
  readonly account: string;
  readonly seat: Seat | 'onlooker' | 'server';
  readonly name: string;
}

export class Chat {
  /** The number of the last line everybody here was told. */
  private heard: number | null = null;
  private telling: Promise<void> = Promise.resolve();
  /** The ability a player has last asked for: whoever holds it may say so. */
  askedFor: string | null = null;

  constructor(
    private readonly storage: Pick<Storage, 'say' | 'chat'>,
    private readonly game: string,
    private readonly viewers: Viewers,
    private readonly isOver: () => boolean,
    private readonly now: () => number,
  ) {}

  async say({ account, seat, name }: Speaker, said: string): Promise<void> {
    const room = seat === 'onlooker' ? 'spectators' : 'table';
    const from = { account, seat: typeof seat === 'number' ? seat : null, name };
    await this.storage.say({ game: this.game, room, ...from, text: said, at: this.now() });
    await this.hear();
  }

  /** Tells everybody what has been said since, here or through other processes. */
  hear(): Promise<void> {
    const told = this.telling.then(() => this.tellNew());
    this.telling = told.catch(() => undefined); // whoever wanted it hears why it failed
    return told;
  }

  /** What was said lately, for somebody who comes. Lines have numbers: one that comes twice is the same line. */
  async welcome(watcher: Watcher, place: Viewpoint): Promise<void> {
    await this.hear();
    const lines = await this.after(0);
    for (const line of lines.slice(-LATELY)) {
      if (this.hears(place, line.room)) watcher.send(text(messageOf(line)));
    }
  }

  private async tellNew(): Promise<void> {
    // What was said before anybody was here is told to each who comes.
    if (this.heard === null && this.viewers.count === 0) return;
    const lines = await this.after(this.heard ?? 0);
    const first = this.heard === null;
    this.heard = Math.max(this.heard ?? 0, ...lines.map(({ n }) => n));
    if (first) return;
    for (const line of lines) this.viewers.tell(messageOf(line), (place) => this.hears(place, line.room));
  }

  private hears({ viewer }: Viewpoint, room: Channel): boolean {
    return room === 'table' || viewer === 'spectator' || this.isOver();
  }

  private async after(n: number): Promise<ChatLine[]> {
    const both = await Promise.all(rooms.map((room) => this.storage.chat(this.game, room, n, LATELY)));
    return both.flat().sort((a, b) => a.n - b.n);
  }
}

function messageOf({ game, room, n, seat, name, text: said, at }: ChatLine): ChatMessage {
  return { type: 'chat', game, room, n, seat, from: name, text: said, at };
}
