/** Every game a server keeps, as whoever runs it sees them. Looking changes nothing. */
import { ConfigurationError, JournalError } from '@ragtag/kernel';
import type { HostedGame, HostedGames } from '@ragtag/kernel/host';
import type { ReadStorage } from '../storage/reading.ts';
import type { GameStatus, StoredGame } from '../storage/storage.ts';
import { openStored } from './journal.ts';
import { parkedText } from './parked.ts';

export interface SurveyedGame {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly status: GameStatus | 'parked' | 'unreadable';
  /** How many entries its journal has, and when the last came. */
  readonly entries: number;
  readonly touched: number;
  /** Why it is parked or cannot be read. */
  readonly why: string | null;
}

const MOST = 100_000;

/** The games that are played are opened, one after the other: only so it is known whether the rules still agree with them. */
export async function* survey(storage: ReadStorage, games: HostedGames): AsyncGenerator<SurveyedGame> {
  const unreadable: SurveyedGame[] = [];
  storage.onUnreadable = (id, { message }) => {
    const unknown = { game: '', title: '', entries: 0, touched: 0 };
    unreadable.push({ id, ...unknown, status: 'unreadable', why: message });
  };
  const readable = await storage.games({ limit: MOST });
  yield* unreadable;
  for (const stored of readable) {
    const { id, game, title, status, length: entries, touched } = stored;
    const found = { id, game, title, status, entries, touched, why: null };
    yield status === 'playing' ? { ...found, ...(await looked(storage, games[game], stored)) } : found;
  }
}

async function looked(
  storage: ReadStorage,
  hosted: HostedGame | undefined,
  stored: StoredGame,
): Promise<Pick<SurveyedGame, 'status' | 'why'>> {
  if (!hosted) return { status: 'unreadable', why: `there is no game '${stored.game}'` };
  try {
    const [entries, checkpoint] = [await storage.entries(stored.id, 1), await storage.checkpoint(stored.id)];
    const { table, parting } = openStored(hosted.game, stored, entries, checkpoint);
    if (!parting) return { status: 'playing', why: null };
    const { account = null } = stored.seats[parting.seat] ?? {};
    const name = account === null ? null : (await storage.account(account))?.name;
    const turn = hosted.storyteller.turn(table.view('spectator').game);
    return { status: 'parked', why: parkedText(turn, parting, (seat) => name ?? `seat ${seat + 1}`) };
  } catch (error) {
    if (error instanceof JournalError || error instanceof ConfigurationError) {
      return { status: 'unreadable', why: error.message };
    }
    throw error;
  }
}
