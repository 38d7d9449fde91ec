import { runCli } from './cli.ts';
import type { Command, Io } from './command.ts';
import { command as admin } from './commands/admin.ts';
import { command as backup } from './commands/backup.ts';
import { command as bench } from './commands/bench.ts';
import { command as build } from './commands/build.ts';
import { command as catalog } from './commands/catalog.ts';
import { command as checkUpgrade } from './commands/check-upgrade.ts';
import { command as deck } from './commands/deck.ts';
import { command as dev } from './commands/dev.ts';
import { command as games } from './commands/games.ts';
import { command as golden } from './commands/golden.ts';
import { command as mutate } from './commands/mutate.ts';
import { command as play } from './commands/play.ts';
import { command as replay } from './commands/replay.ts';
import { command as restore } from './commands/restore.ts';
import { command as rules } from './commands/rules.ts';
import { command as serve } from './commands/serve.ts';
import { command as simulate } from './commands/simulate.ts';
import { command as test } from './commands/test.ts';

const commands: readonly Command[] = [
  serve,
  dev,
  backup,
  restore,
  games,
  admin,
  checkUpgrade,
  build,
  simulate,
  play,
  replay,
  catalog,
  deck,
  rules,
  bench,
  mutate,
  golden,
  test,
];

const LEFT_OVER = 400; // milliseconds

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

/** A log that nobody reads any more is no reason to stop serving. */
process.stderr.on('error', () => undefined);

process.exitCode = await runCli(commands, process.argv.slice(2), io);
setTimeout(() => process.exit(), LEFT_OVER).unref(); // nobody is kept waiting by what a stranger still holds on to
