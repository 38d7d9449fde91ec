/** Wakes games that nobody looks at but whose clock goes on. */
import type { DueGame, Storage } from '../storage/storage.ts';
import { type Breath, breath } from './breath.ts';

/** How many games are woken before others have their turn. */
const AT_A_TIME = 50;
/** A game that cannot be opened does not keep others waiting: it is tried again after so long. In milliseconds. */
const AGAIN_AFTER = 10 * 60_000;

/** Opens all at which something is due by then, the longest overdue first; a table that is open looks after its clock itself. */
export async function wakeGames(
  storage: Pick<Storage, 'dueGames' | 'setDue'>,
  open: (game: string) => Promise<unknown>,
  by: number,
  failed: (game: string, error: unknown) => void,
  pause: Breath = breath,
): Promise<void> {
  let last: DueGame | null = null;
  do {
    const due: readonly DueGame[] = await storage.dueGames(by, AT_A_TIME, last);
    for (const { game } of due) {
      try {
        await open(game);
      } catch (error) {
        failed(game, error);
        await storage.setDue(game, by + AGAIN_AFTER);
      }
    }
    last = due[AT_A_TIME - 1] ?? null;
  } while (last !== null && (await pause()));
}
