import { defineCommand } from '../command.ts';
import { dataFlag, folderIn, operating } from '../operating.ts';

export const command = defineCommand({
  name: 'restore',
  summary: 'Put a backup into the data folder of a server that does not run',
  flags: {
    data: dataFlag,
    replace: { type: 'boolean', summary: 'in place of the games that are there' },
  },
  arguments: [{ name: 'FILE', summary: 'what ./ragtag backup has written' }],
  run: ({ flags, arguments: [file = ''] }, io) =>
    operating(io, flags, ({ restore }, kept) => {
      const data = folderIn(kept);
      const { games, accounts } = restore(file, data, flags.replace);
      io.print(`${data}: ${games} games, ${accounts} accounts`);
      return 0;
    }),
});
