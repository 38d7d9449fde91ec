import { games } from '@ragtag/games';
import { defineCommand, UsageError } from '../command.ts';
import { databaseFlag, operating } from '../operating.ts';

/** That nothing could be looked at is not to be taken for games that would be parked. */
const NOT_LOOKED_AT = 2;

export const command = defineCommand({
  name: 'check-upgrade',
  summary: 'Say which stored games this version would park, without writing anything',
  flags: { database: databaseFlag },
  arguments: [
    { name: 'DATA', summary: 'the folder where games are kept, also while a server uses it', optional: true },
  ],
  run({ flags: { database }, arguments: [data] }, io) {
    if ((data === undefined) === (database === undefined)) throw new UsageError('expected DATA, or --database URL.');
    return operating(
      io,
      { data, database },
      ({ survey, withCopy }, kept) =>
        withCopy(data === undefined ? kept : { data, database: null }, async (storage) => {
          let [looked, wrong] = [0, 0];
          for await (const { id, title, why } of survey(storage, games)) {
            looked++;
            if (why === null) continue;
            wrong++;
            io.print(`${id}  ${title}\n    ${why}`);
          }
          io.print(
            `${looked} games: ${wrong === 0 ? 'all can be played on' : `${wrong} would be parked or unreadable`}`,
          );
          return wrong === 0 ? 0 : 1;
        }),
      NOT_LOOKED_AT,
    );
  },
});
