/** A room on a thread of its own. What it plays is loaded while it shows that it lives: on a busy machine that takes long. */
import { workerData } from 'node:worker_threads';
import { showLife } from './under-way.ts';

const loaded = showLife(workerData.memory);
const [{ games }, { playOnThread }] = await Promise.all([import('@ragtag/games'), import('./on-thread.ts')]);
playOnThread(games);
loaded();
