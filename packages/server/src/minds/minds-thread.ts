/** Artificial players on a thread of their own. */
import { parentPort } from 'node:worker_threads';
import { games } from '@ragtag/games';
import { Exchange } from '../rooms/exchange.ts';
import { Minds } from './minds.ts';
import type { MindOffers } from './thinking.ts';

if (!parentPort) throw new Error('this is run as a thread of a server');
const offers: MindOffers = { minds: new Minds(games), thread: { ready: () => undefined } };
new Exchange(parentPort).offer(offers);
