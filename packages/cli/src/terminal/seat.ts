/** A person at the terminal: sees the view of one seat, is asked what that seat is asked. */
import { randomBot } from '@ragtag/bots';
import { type Answer, type Decision, illegal, isSingle, logFor, type Plain, seat, startTable } from '@ragtag/kernel';
import type { Io } from '../command.ts';
import type { PlayableGame } from '../games.ts';
import { eventLine } from './event-line.ts';

/** Reads one line at a time: a terminal or a pipe. */
export interface Lines extends AsyncIterable<string> {}

export async function playAtTerminal(
  playable: PlayableGame,
  configuration: unknown,
  number: number,
  seed: string,
  lines: Lines,
  io: Io,
): Promise<number> {
  const table = startTable(playable.game, configuration, seed);
  const mine = seat(number);
  const bot = randomBot(hash(seed));
  const reader = lines[Symbol.asyncIterator]();
  io.print(`Seat ${number}, seed ${seed}. Answer with the number of an option, or numbers with spaces between them.`);
  io.print(`'view' shows the table, 'quit' leaves.`);
  for (;;) {
    for (const event of logFor(table.takeEvents(), mine)) io.print(`  ${eventLine(event)}`);
    if (table.fault) throw table.fault;
    if (table.over) break;
    const asked = table.askedOf(mine);
    if (asked) {
      const answer = await ask(asked, playable, reader, io, () => viewLines(table.view(mine).game));
      if (answer === null) return 0;
      table.answer(mine, answer);
      continue;
    }
    const other = table.pending[0];
    if (!other) throw new Error('nobody is asked and the game is not over');
    table.answer(
      other.seat,
      bot.decide(other, () => table.view(other.seat)),
    );
  }
  const { side, reason, turns } = playable.outcome(table.state);
  io.print(`The game is over after ${turns} turns: ${side} won (${reason}).`);
  return 0;
}

/** Asks until the answer is legal; null when the person leaves. */
async function ask(
  asked: Decision,
  playable: PlayableGame,
  reader: AsyncIterator<string>,
  io: Io,
  view: () => string[],
): Promise<Answer | null> {
  io.print(`\n${question(asked, playable)}`);
  asked.options.forEach((option, index) => {
    io.print(`  ${String(index).padStart(2)}  ${optionLine(option, playable)}`);
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

function question(asked: Decision, playable: PlayableGame): string {
  const many = isSingle(asked) ? '' : ` (choose ${asked.min} to ${asked.max})`;
  const why = Object.entries(asked.context).map(([key, value]) => `${key}: ${inWords(value, playable)}`);
  const rules = asked.rules.length === 0 ? '' : ` [${asked.rules.join(' ')}]`;
  return `${asked.kind.replaceAll('-', ' ')}${many}${rules}${why.length === 0 ? '' : `\n  ${why.join('; ')}`}`;
}

function optionLine(option: Decision['options'][number], playable: PlayableGame): string {
  const { type, ...details } = option;
  const said = Object.entries(details).map(([key, value]) => `${key} ${inWords(value, playable)}`);
  return [type, ...said].join('  ');
}

function inWords(value: Plain, playable: PlayableGame): string {
  if (typeof value === 'object' && value !== null && 'key' in value) return playable.read(value);
  if (Array.isArray(value)) return value.map((one: Plain) => inWords(one, playable)).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
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
