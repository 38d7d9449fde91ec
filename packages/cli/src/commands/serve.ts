import { defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'serve',
  summary: 'Host games for players in the browser',
  flags: {},
  run(_args, io) {
    io.complain('There is no server yet. ./ragtag simulate, which plays whole games in the terminal, comes first.');
    return 1;
  },
});
