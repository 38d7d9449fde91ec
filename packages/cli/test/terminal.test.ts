/** What play and replay print is what the game's own words say, and nothing that only a program would read. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { games } from '@ragtag/games';
import { logFor, randomAnswer, seat, startTable, writeJournal } from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import { dice } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { command as replay } from '../src/commands/replay.ts';
import { namesAt } from '../src/terminal/names.ts';
import { playAtTerminal } from '../src/terminal/seat.ts';

const hosts = Object.values(games);

/** A game of some answers, as a journal and as everybody's log. */
function played(hosted: HostedGame, answers: number) {
  const table = startTable(hosted.game, hosted.configure({}), 'said at a terminal');
  const below = dice(7);
  for (let n = 0; n < answers; n++) {
    const [asked] = table.pending;
    if (!asked) break;
    table.answer(asked.seat, randomAnswer(asked, below));
  }
  return table;
}

describe.each(hosts)('$title', (hosted) => {
  test('replay prints the log in words', async () => {
    const table = played(hosted, 80);
    const seats = hosted.game.seats(table.configuration);
    const names = namesAt(hosted, table.view('spectator').game, seats, 1);
    const folder = mkdtempSync(join(tmpdir(), 'ragtag-'));
    const file = join(folder, 'journal.json');
    writeFileSync(file, JSON.stringify(writeJournal(table)));
    const printed: string[] = [];
    const io = {
      print: (line: string) => printed.push(line),
      complain: (line: string) => printed.push(line),
      columns: 80,
    };
    try {
      await replay.run({ arguments: [file], flags: { as: '1', to: undefined, verify: false }, rest: [] }, io);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(printed).toEqual(hosted.wording.turns(logFor(table.takeEvents(), seat(1)), names).flat());
    expect(printed.length).toBeGreaterThan(10);
    for (const line of printed) expect(line).not.toMatch(/undefined|\[object|^[a-z]+(-[a-z]+)+:/);
  });

  test('play asks and answers in words', async () => {
    const said: string[] = [];
    const spoken = { ...hosted, wording: heard(hosted, said) };
    const printed: string[] = [];
    const io = {
      print: (line: string) => printed.push(line),
      complain: (line: string) => printed.push(line),
      columns: 80,
    };
    async function* firstOptions() {
      for (let n = 0; n < 12; n++) yield '0';
    }
    await playAtTerminal(spoken, hosted.configure({}), 0, 'said at a terminal', firstOptions(), io);
    const [about, how, ...lines] = printed;
    expect([about, how].join(' ')).toContain('Answer with the number of an option');
    for (const line of lines)
      expect(said.some((sentence) => line.includes(sentence)) || line.startsWith('No: ')).toBe(true);
    expect(lines.length).toBeGreaterThan(20);
  });
});

/** The same words, and every sentence they said. */
function heard({ wording }: HostedGame, said: string[]): HostedGame['wording'] {
  const note = (sentence: string) => {
    said.push(sentence);
    return sentence;
  };
  return {
    called: (view) => wording.called(view),
    turns: (events, names) => wording.turns(events, names).map((lines) => lines.map(note)),
    question: (asked, names) => note(wording.question(asked, names)),
    option: (option, asked, names) => note(wording.option(option, asked, names)),
  };
}
