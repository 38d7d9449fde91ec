import { Worker } from 'node:worker_threads';
import { type Batch, playBatch } from './batch.ts';
import { emptyTally, merge, type Tally } from './tally.ts';
import type { Message } from './worker.ts';

/** Plays the games in so many threads. `done` hears how many games are finished. */
export async function runBatches(
  batch: Omit<Batch, 'first' | 'every'>,
  workers: number,
  done: (games: number) => void,
): Promise<Tally> {
  if (workers === 1) return playBatch({ ...batch, first: 0, every: 1 }, done);
  const finished = new Array<number>(workers).fill(0);
  const tallies = await Promise.all(
    finished.map((_, first) =>
      runWorker({ ...batch, first, every: workers }, (games) => {
        finished[first] = games;
        done(finished.reduce((sum, n) => sum + n, 0));
      }),
    ),
  );
  const total = emptyTally();
  for (const tally of tallies) merge(total, tally);
  return total;
}

function runWorker(batch: Batch, done: (games: number) => void): Promise<Tally> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.js', import.meta.url), { workerData: batch });
    worker.on('message', (message: Message) => {
      if ('done' in message) done(message.done);
      else resolve(message.tally);
    });
    worker.on('error', reject);
  });
}
