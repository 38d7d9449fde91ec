/** A room on a thread of its own. */
import { parentPort, workerData } from 'node:worker_threads';
import { openRoom } from './room.ts';

if (!parentPort) throw new Error('this is run as a thread of a server');
openRoom(parentPort, workerData);
