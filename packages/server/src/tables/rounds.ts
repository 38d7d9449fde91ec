/**
 * Looks after games that nobody has open: an artificial player may owe an answer since the server stopped, and a slow
 * clock runs whether or not anybody looks. Opening a table is all it takes: it goes on by itself.
 */
import { optionsOf } from '../lobby/stored-options.ts';
import type { Storage, StoredGame } from '../storage/storage.ts';

/** How many games one round looks at, those touched last first. */
const MOST = 1_000;

export class Rounds {
  constructor(
    private readonly storage: Pick<Storage, 'games'>,
    private readonly tables: { open(game: string): Promise<unknown> },
    private readonly failed: (game: string, error: unknown) => void,
  ) {}

  /** One after the other, so that people who play meanwhile notice nothing. */
  async go(): Promise<void> {
    const playing = await this.storage.games({ status: 'playing', limit: MOST });
    for (const game of playing.filter(needsNobody)) {
      try {
        await this.tables.open(game.id);
      } catch (error) {
        this.failed(game.id, error);
      }
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
}

/** Whether the game may go on without anybody's doing. */
function needsNobody(game: StoredGame): boolean {
  const byBot = game.pending.some(({ seat }) => game.seats.some((one) => one.seat === seat && one.bot !== null));
  return byBot || optionsOf(game).clock.kind !== 'none';
}
