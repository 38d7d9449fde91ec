/** Random play of Wreckers on the kernel. */
import { startTable } from '@ragtag/kernel';
import { dice, playRandomly } from '../testing/random-play.ts';
import { wreckers } from '../testing/wreckers/wreckers.ts';
import { voyage } from './voyage.ts';

/** Plays whole games, looking at the hash after each answer and taking the events as a server would. */
export function playGames(count: number, name: string): number {
  let answers = 0;
  let hashes = 0;
  const after = (table: ReturnType<typeof newGame>) => {
    hashes ^= table.hash;
    table.takeEvents();
  };
  for (let game = 0; game < count; game++) {
    const table = newGame(`${name} ${game}`);
    playRandomly(table, dice(game), { after });
    if (!table.over) throw new Error('a game did not end');
    answers += table.length;
  }
  if (!Number.isInteger(hashes)) throw new Error('no hash'); // and so nobody can leave the hashes out
  return answers;
}

function newGame(seed: string) {
  return startTable(wreckers, voyage, seed);
}
