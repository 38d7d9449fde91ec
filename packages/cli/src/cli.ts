import { type Command, type Io, UsageError } from './command.ts';
import { helpOf, overview } from './help.ts';
import { parse } from './parse.ts';
import { unknown } from './suggest.ts';

const HELP = ['help', '--help', '-h'];

/** Runs the command that the command line names. Its exit status: 2 when the line is not what was expected. */
export async function runCli(commands: readonly Command[], argv: readonly string[], io: Io): Promise<number> {
  try {
    return await dispatch(commands, argv, io);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.complain(`ragtag: ${error.message}`);
    return 2;
  }
}

async function dispatch(commands: readonly Command[], argv: readonly string[], io: Io): Promise<number> {
  const [name = 'help', ...rest] = argv;
  if (HELP.includes(name)) {
    const [topic] = rest;
    io.print(topic === undefined ? overview(commands) : helpOf(find(commands, topic)));
    return 0;
  }
  const command = find(commands, name);
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest;
  if (own.includes('--help') || own.includes('-h')) {
    io.print(helpOf(command));
    return 0;
  }
  return await command.run(parse(command, rest), io);
}

function find(commands: readonly Command[], name: string): Command {
  const command = commands.find((candidate) => candidate.name === name);
  if (command !== undefined) return command;
  const what = name.startsWith('-') ? 'flag' : 'command';
  throw new UsageError(unknown(what, name, [...commands.map((candidate) => candidate.name), 'help']));
}
