import { parentPort, workerData } from 'node:worker_threads';
import { type Batch, playBatch } from './batch.ts';
import type { Tally } from './tally.ts';

export type Message = { readonly done: number } | { readonly tally: Tally };

const send = (message: Message): void => parentPort?.postMessage(message);
send({ tally: playBatch(workerData as Batch, (done) => send({ done })) }); // made by run.ts, of that very type
