import { runCli } from './cli.ts';
import type { Command, Io } from './command.ts';
import { command as bench } from './commands/bench.ts';
import { command as catalog } from './commands/catalog.ts';
import { command as play } from './commands/play.ts';
import { command as replay } from './commands/replay.ts';
import { command as rules } from './commands/rules.ts';
import { command as serve } from './commands/serve.ts';
import { command as simulate } from './commands/simulate.ts';
import { command as test } from './commands/test.ts';

const commands: readonly Command[] = [serve, simulate, play, replay, catalog, rules, bench, test];

const io: Io = {
  print: (text) => process.stdout.write(`${text}\n`),
  complain: (text) => process.stderr.write(`${text}\n`),
  columns: process.stdout.columns ?? 120,
};

// A reader that stops early (`./ragtag rules | head`) is no failure.
process.stdout.on('error', (error) => {
  if ('code' in error && error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await runCli(commands, process.argv.slice(2), io);
