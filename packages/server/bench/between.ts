/**
 * The balancer and the line to the database, on a thread of their own: they must not wait for hundreds of players who are busy in the
 * same process.
 */
import { parentPort } from 'node:worker_threads';
import { gate } from '../testing/gate.ts';
import { Balancer } from './balancer.ts';

/** What it is told. */
export type Between =
  | { readonly what: 'open'; readonly database: number }
  | { readonly what: 'add' | 'remove'; readonly address: string }
  | { readonly what: 'shut' | 'reopen' | 'close' };

/** What it says once both are open. */
export interface Opened {
  /** Where people come to. */
  readonly address: string;
  /** Where processes find the database. */
  readonly database: number;
}

if (!parentPort) throw new Error('it runs on a thread');
const port = parentPort;
const opened = new Promise<{ readonly balancer: Balancer; readonly line: Awaited<ReturnType<typeof gate>> }>(
  (resolve) => {
    port.once('message', async ({ database }: Extract<Between, { what: 'open' }>) => {
      const [balancer, line] = [await Balancer.open(), await gate(database)];
      const said: Opened = { address: balancer.address, database: line.port };
      port.postMessage(said);
      resolve({ balancer, line });
    });
  },
);
const { balancer, line } = await opened;
port.on('message', (said: Between) => {
  if (said.what === 'add') balancer.add(said.address);
  else if (said.what === 'remove') balancer.remove(said.address);
  else if (said.what === 'shut') line.shut();
  else if (said.what === 'reopen') line.open();
  else {
    balancer.close();
    line.close();
    port.close();
  }
});
