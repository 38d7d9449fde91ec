import { readFileSync } from 'node:fs';
import {
  ConfigurationError,
  type Emitted,
  JournalError,
  logFor,
  openTable,
  readJournal,
  seat,
  type Viewer,
} from '@ragtag/kernel';
import { defineCommand, UsageError } from '../command.ts';
import { gameNamed } from '../games.ts';
import { namesAt } from '../terminal/names.ts';

export const command = defineCommand({
  name: 'replay',
  summary: 'Play a journal again and print its log',
  arguments: [{ name: 'FILE', summary: 'a journal, as written by simulate or a server' }],
  flags: {
    verify: { type: 'boolean', summary: 'only check that every answer leads to the state it led to' },
    to: { type: 'number', value: 'N', summary: 'stop after N answers' },
    as: {
      type: 'string',
      value: 'SEAT',
      summary: "the log as that seat sees it, or 'spectator' (all, once the game is over)",
    },
  },
  run({ arguments: [file = ''], flags }, io) {
    const journal = read(file);
    const { to } = flags;
    if (to !== undefined && (!Number.isInteger(to) || to < 0 || to > journal.answers.length)) {
      throw new UsageError(`--to expects a whole number from 0 to ${journal.answers.length}.`);
    }
    const hosted = gameNamed(journal.game);
    const answers = to === undefined ? journal.answers : journal.answers.slice(0, to);
    const { table, agreed, parting } = opened(() => openTable(hosted.game, { ...journal, answers }));
    if (flags.verify) {
      io.print(parting?.notice ?? `${agreed} answers, all lead where they led.`);
      return parting === null ? 0 : 1;
    }
    const seats = hosted.game.seats(table.configuration);
    const viewer = viewerOf(flags.as, seats, table.over);
    const emitted: Emitted[] = table.takeEvents();
    const names = namesAt(hosted, table.view('spectator').game, seats, typeof viewer === 'number' ? viewer : null);
    for (const line of hosted.wording.turns(logFor(emitted, viewer), names).flat()) io.print(line);
    if (parting !== null) io.complain(parting.notice);
    return parting === null ? 0 : 1;
  },
});

function read(file: string) {
  try {
    return readJournal(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof JournalError) throw new UsageError(`${file}: ${error.message}`);
    throw new UsageError(`${file}: expected a journal file: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function opened<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    if (error instanceof ConfigurationError || error instanceof JournalError) throw new UsageError(error.message);
    throw error;
  }
}

function viewerOf(name: string | undefined, seats: number, over: boolean): Viewer {
  if (name === undefined) return over ? 'omniscient' : 'spectator';
  if (name === 'spectator') return 'spectator';
  const number = Number(name);
  if (Number.isInteger(number) && number >= 0 && number < seats) return seat(number);
  throw new UsageError(`--as expects a seat from 0 to ${seats - 1} or 'spectator', not '${name}'.`);
}
