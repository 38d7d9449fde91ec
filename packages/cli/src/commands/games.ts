import { games } from '@ragtag/games';
import { defineCommand } from '../command.ts';
import { databaseFlag, dataFlag, operating } from '../operating.ts';

export const command = defineCommand({
  name: 'games',
  summary: 'List the games a server keeps, also while it runs',
  flags: {
    data: dataFlag,
    database: databaseFlag,
    parked: {
      type: 'boolean',
      summary: 'only those that wait for their players because the rules no longer agree with them, or cannot be read',
    },
  },
  run: ({ flags: { data, database, parked = false } }, io) =>
    operating(io, { data, database }, async ({ openForReading, survey }, kept) => {
      const storage = await openForReading(kept);
      let listed = 0;
      for await (const { id, title, status, entries, touched, why } of survey(storage, games)) {
        if (parked && why === null) continue;
        listed++;
        io.print(`${id}  ${status}  ${entries} entries, the last ${new Date(touched).toISOString()}  ${title}`);
        if (why !== null) io.print(`    ${why}`);
      }
      io.print(`${listed} ${parked ? 'parked or unreadable games' : 'games'}`);
      await storage.close();
      return 0;
    }),
});
