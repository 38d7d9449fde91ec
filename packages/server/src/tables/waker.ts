/** Wakes games that nobody looks at but whose clock goes on. */
import { optionsOf } from '../lobby/stored-options.ts';
import { times } from '../lobby/table-options.ts';
import type { Storage, StoredGame } from '../storage/storage.ts';

/** How many games are looked at, those played last. */
const MOST = 10_000;

/** Whether something may be due by the clock of a game as it is stored. */
export function mayBeDue(game: StoredGame, now: number): boolean {
  const { clock } = optionsOf(game);
  if (game.status !== 'playing' || game.pending.length === 0 || clock.kind === 'none') return false;
  return clock.kind === 'live' || now - game.touched >= times.slow(clock).remindAfter;
}

/** Opens those; a table that is open looks after its clock itself. */
export async function wakeGames(
  storage: Pick<Storage, 'games'>,
  open: (game: string) => Promise<unknown>,
  now: number,
): Promise<void> {
  for (const game of await storage.games({ status: 'playing', limit: MOST })) {
    if (mayBeDue(game, now)) await open(game.id);
  }
}
