/** A room on a thread of its own that says how much it has in memory when asked. */
import { BroadcastChannel } from 'node:worker_threads';
import { games } from '@ragtag/games';
import { playOnThread } from '../src/rooms/on-thread.ts';

playOnThread(games);
const channel = new BroadcastChannel('heap');
channel.onmessage = (message) => {
  if ((message as { data: unknown }).data !== 'say') return; // what another thread answers
  globalThis.gc?.();
  channel.postMessage(process.memoryUsage().heapUsed);
};
channel.unref();
