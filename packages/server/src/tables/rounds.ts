/**
 * Looks after games that nobody has open and at which an artificial player owes an answer, since the server stopped or a thread
 * was lost. Opening a table is all it takes: it goes on by itself.
 */
import type { PlayedGame, Storage } from '../storage/storage.ts';
import { type Breath, breath } from './breath.ts';

/** How many games are looked at before others have their turn. */
const AT_A_TIME = 200;

export class Rounds {
  constructor(
    private readonly storage: Pick<Storage, 'playing'>,
    private readonly tables: { open(game: string): Promise<unknown> },
    private readonly failed: (game: string, error: unknown) => void,
    private readonly pause: Breath = breath,
  ) {}

  /** Those first that moved last, one after the other. */
  async go(): Promise<void> {
    let last: PlayedGame | null = null;
    do {
      const playing: readonly PlayedGame[] = await this.storage.playing(AT_A_TIME, last);
      for (const { id, botAsked } of playing) if (botAsked) await this.open(id);
      last = playing[AT_A_TIME - 1] ?? null;
    } while (last !== null && (await this.pause()));
  }

  private async open(id: string): Promise<void> {
    try {
      await this.tables.open(id);
    } catch (error) {
      this.failed(id, error);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
}
