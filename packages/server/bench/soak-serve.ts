/** A server that clears up and says how much it still has in memory, all threads together, when it gets SIGUSR2. */
import { BroadcastChannel } from 'node:worker_threads';
import { readConfig } from '../src/config.ts';
import { contain } from '../src/containment.ts';
import { makeServer } from '../src/server.ts';

const ANSWERED_WITHIN = 2_000; // milliseconds

const report = (what: string, game: string | null, error: unknown) => console.error(what, game ?? '', error);
contain(process, report);
const config = { ...readConfig({}, process.env), threadFile: new URL('./soak-thread.js', import.meta.url) };
const server = await makeServer(config, (what, { game, error }) => report(what, game ?? null, error));
const channel = new BroadcastChannel('heap');
process.on('SIGUSR2', () => {
  globalThis.gc?.();
  let heap = process.memoryUsage().heapUsed;
  channel.onmessage = (message) => {
    heap += Number((message as { data: unknown }).data); // as a thread says it
  };
  channel.postMessage('say');
  setTimeout(() => console.error(`heap ${heap}`), ANSWERED_WITHIN);
});
process.once('SIGTERM', () => {
  channel.close();
  void server.close();
});
console.log(await server.listen());
