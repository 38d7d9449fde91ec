/** How somebody's decks have done: won, lost, and against which. */
import type { GameResult } from '@ragtag/kernel/host';
import type { DeckRecord } from '../protocol/http.ts';
import type { StoredGame } from '../storage/storage.ts';

interface Score {
  won: number;
  lost: number;
}

/** From games that are over; those of which nobody knows who won count for nothing. */
export function recordsOf(
  account: string,
  games: readonly StoredGame[],
  names: (game: StoredGame) => readonly string[],
): DeckRecord[] {
  const records = new Map<string, { readonly score: Score; readonly against: Map<string, Score> }>();
  for (const game of games) {
    const { seats, result } = game;
    if (seats.some(({ bot }) => bot === 'idle')) continue; // nobody was beaten
    const winners = (result as GameResult | null)?.winners; // as the game told it
    const mine = seats.findIndex((one) => one.account === account);
    const called = names(game);
    const deck = called[mine];
    if (winners === undefined || deck === undefined) continue;
    const { score, against } = records.get(deck) ?? { score: nothing(), against: new Map<string, Score>() };
    const won = winners.includes(mine);
    count(score, won);
    const met = new Set(called.filter((_, seat) => seat !== mine));
    for (const other of met) against.set(other, count(against.get(other) ?? nothing(), won));
    records.set(deck, { score, against });
  }
  return [...records].map(([deck, { score, against }]) => ({
    deck,
    ...score,
    against: [...against].map(([other, met]) => ({ deck: other, ...met })),
  }));
}

function nothing(): Score {
  return { won: 0, lost: 0 };
}

function count(score: Score, won: boolean): Score {
  score[won ? 'won' : 'lost'] += 1;
  return score;
}
