/** A person at the terminal: sees the view of one seat, is asked what that seat is asked. */
import { playerKinds, usualPlayer } from '@ragtag/bots';
import { type Answer, type Decision, illegal, isSingle, logFor, type Plain, seat, startTable } from '@ragtag/kernel';
import { type HostedGame, howMany } from '@ragtag/kernel/host';
import type { Names } from '@ragtag/kernel/words';
import type { Io } from '../command.ts';
import { namesAt } from './names.ts';

/** Reads one line at a time: a terminal or a pipe. */
export interface Lines extends AsyncIterable<string> {}

export async function playAtTerminal(
  hosted: HostedGame,
  configuration: unknown,
  number: number,
  seed: string,
  lines: Lines,
  io: Io,
): Promise<number> {
  const table = startTable(hosted.game, configuration, seed);
  const mine = seat(number);
  const mates = table.world.seats.map((other) => playerKinds[usualPlayer(hosted.players)](hash(seed) + other));
  const reader = lines[Symbol.asyncIterator]();
  io.print(`Seat ${number}, seed ${seed}. Answer with the number of an option, or numbers with spaces between them.`);
  io.print(`'view' shows the table, 'quit' leaves.`);
  for (;;) {
    const events = table.takeEvents();
    const names = namesAt(hosted, table.view(mine).game, mates.length, number);
    for (const line of hosted.wording.turns(logFor(events, mine), names).flat()) io.print(`  ${line}`);
    mates.forEach((mate, other) => {
      mate.see?.(logFor(events, seat(other)));
    });
    if (table.fault) throw table.fault;
    if (table.over) break;
    const asked = table.askedOf(mine);
    if (asked) {
      const answer = await ask(asked, hosted, names, reader, io, () => viewLines(table.view(mine).game));
      if (answer === null) return 0;
      table.answer(mine, answer);
      continue;
    }
    const other = table.pending[0];
    if (!other) throw new Error('nobody is asked and the game is not over');
    table.answer(
      other.seat,
      mates[other.seat]?.decide(other, () => table.view(other.seat)),
    );
  }
  const { side, reason, turns } = hosted.checks.outcome(table.state);
  io.print(`The game is over after ${turns} turns: ${side} won (${reason}).`);
  return 0;
}

/** Asks until the answer is legal; null when the person leaves. */
async function ask(
  asked: Decision,
  hosted: HostedGame,
  names: Names,
  reader: AsyncIterator<string>,
  io: Io,
  view: () => string[],
): Promise<Answer | null> {
  io.print(`\n${question(asked, hosted, names)}`);
  asked.options.forEach((option, index) => {
    io.print(`  ${String(index).padStart(2)}  ${hosted.wording.option(option, asked, names)}`);
  });
  for (;;) {
    const { value, done } = await reader.next();
    if (done) return null;
    const words = value.trim().split(/\s+/).filter(Boolean);
    if (words[0] === 'quit') return null;
    if (words[0] === 'view') {
      for (const line of view()) io.print(line);
      continue;
    }
    const numbers = words.map(Number);
    const answer: Answer = isSingle(asked) ? (numbers[0] ?? -1) : [...numbers].sort((a, b) => a - b);
    const wrong = illegal(asked, answer);
    if (wrong === null) return answer;
    io.print(`No: ${wrong}.`);
  }
}

function question(asked: Decision, { wording }: HostedGame, names: Names): string {
  const many = howMany(asked);
  const rules = asked.rules.length === 0 ? '' : ` [${asked.rules.join(' ')}]`;
  return `${wording.question(asked, names)}${many && ` (${many})`}${rules}`;
}

/** A view as indented lines, empty things left out. */
function viewLines(view: Plain, indent = ''): string[] {
  if (view === null || typeof view !== 'object') return [`${indent}${String(view)}`];
  return Object.entries(view).flatMap(([key, value]) => {
    if (value === null || value === false || value === 0 || value === '') return [];
    if (typeof value !== 'object') return [`${indent}${key}: ${String(value)}`];
    const inner = viewLines(value as Plain, `${indent}  `);
    return inner.length === 0 ? [] : [`${indent}${key}:`, ...inner];
  });
}

function hash(text: string): number {
  let value = 0;
  for (const char of text) value = (Math.imul(value, 31) + char.charCodeAt(0)) | 0;
  return value;
}
