/** Sends hostile messages over both databases: `hostile.js '{"messages":1000000}'` prints what came of them as JSON. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { TestDatabase } from '../testing/databases.ts';
import { startPostgres } from '../testing/embedded-postgres.ts';
import { startProcess } from '../testing/server-process.ts';
import { besiege } from '../testing/siege.ts';
import { fileOf } from './load.ts';
import { machineSpeed } from './machine.ts';

const { messages = 1_000_000 }: { readonly messages?: number } = JSON.parse(process.argv[2] ?? '{}');
const machine = machineSpeed();
const folder = mkdtempSync(join(tmpdir(), 'ragtag-hostile-'));
const postgres = await startPostgres();
const url = `${postgres.url}/postgres`;
const databases: readonly TestDatabase[] = [
  { name: 'SQLite', flags: { data: folder }, open: () => openSqlite(folder), remove: async () => undefined },
  {
    name: 'PostgreSQL',
    flags: { data: folder, database: url },
    open: () => openPostgres(url),
    remove: async () => undefined,
  },
];

let [sent, faults, changed, complaints, grownMB] = [0, 0, 0, 0, 0];
for (const database of databases) {
  const { flags } = database;
  const said = await besiege(database, Math.ceil(messages / databases.length), async () => {
    const environment = {
      RAGTAG_DATA: flags.data,
      RAGTAG_THREADS: '2',
      ...(flags.database === undefined ? {} : { RAGTAG_DATABASE: flags.database }),
    };
    const { address, rss, stop, complaints: told } = await startProcess(fileOf('serve.js'), environment);
    return { address, rss, close: stop, problems: () => told().split('\n').filter(Boolean) };
  });
  sent += Object.values(said.codes).reduce((sum, count) => sum + count, 0);
  faults += said.codes['fault'] ?? 0;
  complaints += said.problems.length + said.disturbed;
  changed += Number(!isDeepStrictEqual(said.before, said.after));
  grownMB = Math.max(grownMB, said.rss[1] - said.rss[0]);
  console.error(`${database.name}: ${said.rss.map((rss) => rss.toFixed(0)).join(' MB, then ')} MB`);
}
console.log(JSON.stringify({ machine, messages, sent, faults, changed, complaints, grownMB }));
await postgres.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
