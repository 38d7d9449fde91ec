import { defineCommand } from '../command.ts';
import { dataFlag, folderIn, operating } from '../operating.ts';

export const command = defineCommand({
  name: 'backup',
  summary: 'Copy everything a server keeps to one file, also while it runs',
  flags: { data: dataFlag },
  arguments: [{ name: 'FILE', summary: 'the new file' }],
  run: ({ flags, arguments: [file = ''] }, io) =>
    operating(io, flags, ({ backUp }, kept) => {
      const { games, accounts } = backUp(folderIn(kept), file);
      io.print(`${file}: ${games} games, ${accounts} accounts`);
      return 0;
    }),
});
