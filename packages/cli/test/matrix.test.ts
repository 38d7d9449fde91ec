import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../src/cli.ts';
import { command as play } from '../src/commands/play.ts';
import { command as simulate } from '../src/commands/simulate.ts';
import { chanceOf, type Matrix, rated } from '../src/simulate/matrix.ts';

async function ragtag(...args: readonly string[]): Promise<{ status: number; said: string }> {
  const lines: string[] = [];
  const io = { print: (text: string) => lines.push(text), complain: (text: string) => lines.push(text), columns: 120 };
  return { status: await runCli([play, simulate], args, io), said: lines.join('\n') };
}

const matrix = ['simulate', '--game', 'ccg', '--matrix', '--games', '4', '--decks'];

test('decks play against each other, as often from either seat, and the same again', async () => {
  const { status, said } = await ragtag(...matrix, 'vipers,politicians,scouts', '--json');
  expect(status).toBe(0);
  const played = JSON.parse(said) as Matrix; // as the command prints it
  expect(played.pairings.map(({ deck, against, games }) => [deck, against, games])).toEqual([
    ['vipers', 'politicians', 4],
    ['vipers', 'scouts', 4],
    ['politicians', 'scouts', 4],
  ]);
  const [one] = played.pairings;
  if (!one) throw new Error('nothing was played');
  expect(chanceOf(played, 'politicians', 'vipers')).toEqual({
    games: 4,
    won: 4 - one.won,
    low: 1 - one.high,
    high: 1 - one.low,
  });
  expect(await ragtag(...matrix, 'vipers,politicians,scouts', '--json')).toEqual({ status, said });
});

test('is printed as a table and drawn with the same numbers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ragtag-matrix-'));
  try {
    const file = join(folder, 'matrix.svg');
    const { said } = await ragtag(...matrix, 'vipers,raiders', '--svg', file);
    const cells = said.match(/\d+ \(\d+-\d+\)/g) ?? [];
    expect(cells).toHaveLength(2);
    const drawn = readFileSync(file, 'utf8');
    for (const cell of cells) expect(drawn).toContain(`>${cell}</text>`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('says how sure a share of games is', () => {
  const { low, high } = rated(50, 100);
  expect([Math.round(100 * low), Math.round(100 * high)]).toEqual([40, 60]);
  expect(rated(0, 20).low).toBeCloseTo(0);
  expect(rated(0, 20).high).toBeGreaterThan(0.1);
});

test.each([
  [[...matrix, 'vipers,nonsuch'], "there is no deck 'nonsuch'."],
  [['simulate', '--matrix', '--game', 'galactica'], 'nobody brings a deck to'],
  [[...matrix, 'vipers'], 'two decks at least'],
  [[...matrix, 'vipers,scouts,vipers'], 'each of them once'],
  [[...matrix, 'vipers,scouts', '--players', '3'], '--matrix has two decks at each table'],
  [[...matrix, 'vipers,scouts', '--svg', '/nonsuch/matrix.svg'], 'the picture cannot be written'],
  [['simulate', '--game', 'ccg', '--svg', 'matrix.svg'], '--svg draws what --matrix finds'],
  [['simulate', '--game', 'ccg', '--decks', 'vipers,scouts,agents'], '3 decks for 2 players'],
  [['simulate', '--game', 'ccg', '--variety', '--decks', 'vipers'], '--variety plays every kind of game'],
  [['simulate', '--game', 'galactica', '--decks', 'vipers'], 'nobody brings a deck to'],
  [['play', '--game', 'ccg', '--deck', '/nonsuch/deck.txt'], 'the deck cannot be read'],
  [['play', '--game', 'ccg', '--deck', 'nonsuch'], 'ready-made deck (vipers, politicians'],
  [['play', '--game', 'galactica', '--deck', 'vipers'], 'nobody brings a deck to'],
])('says what is wrong: %j', async (args, problem) => {
  const { status, said } = await ragtag(...args);
  expect(status).not.toBe(0);
  expect(said).toContain(problem);
});

test('seats play with the decks they are given', async () => {
  const { status, said } = await ragtag('simulate', '--game', 'ccg', '--decks', 'scouts,agents', '--games', '2');
  expect(status).toBe(0);
  expect(said).toContain('2 games, 0 failures');
});
