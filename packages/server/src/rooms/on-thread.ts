/** What a thread that plays does. */
import { parentPort, workerData } from 'node:worker_threads';
import type { HostedGames } from '@ragtag/kernel/host';
import { contain } from '../containment.ts';
import { ThinkersThread } from '../minds/thinking.ts';
import { openRoom } from './room.ts';
import { shareUnderWay } from './under-way.ts';

export function playOnThread(games: HostedGames): void {
  if (!parentPort) throw new Error('this is run as a thread of a server');
  shareUnderWay(workerData.memory);
  contain(process, openRoom(parentPort, workerData.settings, games, new ThinkersThread()));
}
