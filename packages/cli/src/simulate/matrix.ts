/** Every deck against every other, each as often from either seat: how often it wins, and how sure that is. */
import type { PlayerKind } from '@ragtag/bots';
import type { HostedGame } from '@ragtag/kernel/host';
import { runBatches } from './run.ts';
import type { Failure } from './simulate.ts';

export interface Pairing {
  readonly deck: string;
  readonly against: string;
  readonly games: number;
  /** A shared victory counts as half of one. */
  readonly won: number;
  /** With 95% confidence the deck wins at least and at most so often. */
  readonly low: number;
  readonly high: number;
}

export interface Matrix {
  readonly decks: readonly string[];
  readonly pairings: readonly Pairing[];
  readonly failures: readonly Failure[];
}

interface Wanted {
  readonly decks: readonly string[];
  readonly players: readonly PlayerKind[];
  /** Of each pairing. */
  readonly games: number;
  readonly seed: number;
  readonly workers: number;
}

export async function playMatrix(hosted: HostedGame, wanted: Wanted, done: (games: number) => void): Promise<Matrix> {
  const { decks, players, games, seed, workers } = wanted;
  const pairings: Pairing[] = [];
  const failures: Failure[] = [];
  let finished = 0;
  for (const [at, deck] of decks.entries()) {
    for (const against of decks.slice(at + 1)) {
      const configurations = [seated(hosted, deck, against), seated(hosted, against, deck)];
      const won = [0, 0];
      for (const [seat, configuration] of configurations.entries()) {
        const each = Math.ceil(games / 2);
        const batch = {
          game: hosted.game.name,
          configurations: [configuration],
          players,
          seed: seed + seat,
          games: each,
        };
        const tally = await runBatches(batch, Math.min(workers, each), () => undefined);
        won[seat] = tally.bySeat[seat] ?? 0;
        failures.push(...tally.failures);
        finished += tally.games;
        done(finished);
      }
      const total = 2 * Math.ceil(games / 2);
      pairings.push({
        deck,
        against,
        games: total,
        ...rated(
          won.reduce((sum, n) => sum + n, 0),
          total,
        ),
      });
    }
  }
  return { decks, pairings, failures };
}

/** The configuration of two seats with these decks. */
function seated(hosted: HostedGame, ...texts: readonly string[]): unknown {
  const { decks } = hosted;
  const configuration = hosted.configure({ players: texts.length });
  return decks ? decks.brought(configuration, texts, () => 0) : configuration;
}

/** Wilson's interval: sensible also where one side wins nearly always. */
export function rated(won: number, games: number): Pick<Pairing, 'won' | 'low' | 'high'> {
  const z = 1.96;
  const rate = won / games;
  const middle = rate + z ** 2 / (2 * games);
  const spread = z * Math.sqrt((rate * (1 - rate)) / games + z ** 2 / (4 * games ** 2));
  const scale = 1 + z ** 2 / games;
  return { won, low: (middle - spread) / scale, high: (middle + spread) / scale };
}

/** How often the first wins against the second, seen from either of them; null for a deck against itself. */
export function chanceOf(
  { pairings }: Matrix,
  deck: string,
  against: string,
): Omit<Pairing, 'deck' | 'against'> | null {
  for (const one of pairings) {
    if (one.deck === deck && one.against === against) return one;
    if (one.deck === against && one.against === deck)
      return { games: one.games, won: one.games - one.won, low: 1 - one.high, high: 1 - one.low };
  }
  return null;
}

const percent = (rate: number): string => String(Math.round(100 * rate));

/** One row a deck: how often it wins against each, in percent, with what is sure of it. */
export function matrixTable(matrix: Matrix): string {
  const { decks } = matrix;
  const cell = (deck: string, against: string) => {
    const found = chanceOf(matrix, deck, against);
    return found ? `${percent(found.won / found.games)} (${percent(found.low)}-${percent(found.high)})` : '';
  };
  const rows = [['', ...decks], ...decks.map((deck) => [deck, ...decks.map((against) => cell(deck, against))])];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) =>
    row
      .map((text, column) => (column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)))
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}

const [CELL_WIDTH, CELL_HEIGHT, MARGIN] = [84, 34, 110] as const;

/** The same as a picture: the stronger the colour, the further from even; the number is always there as well. */
export function matrixSvg(matrix: Matrix): string {
  const { decks } = matrix;
  const [width, height] = [MARGIN + decks.length * CELL_WIDTH, 40 + decks.length * CELL_HEIGHT];
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">`,
    `<title>How often each deck wins against each other, in percent</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
  ];
  decks.forEach((against, column) => {
    parts.push(text(MARGIN + (column + 0.5) * CELL_WIDTH, 24, against, 'middle'));
  });
  decks.forEach((deck, row) => {
    const top = 40 + row * CELL_HEIGHT;
    parts.push(text(MARGIN - 8, top + 22, deck, 'end'));
    decks.forEach((against, column) => {
      const found = chanceOf(matrix, deck, against);
      if (!found) return;
      const rate = found.won / found.games;
      const left = MARGIN + column * CELL_WIDTH;
      const fill = `${rate >= 0.5 ? '#2b6cb0' : '#c05621'}" fill-opacity="${Math.min(1, Math.abs(rate - 0.5) * 2).toFixed(2)}`;
      parts.push(`<rect x="${left}" y="${top}" width="${CELL_WIDTH - 2}" height="${CELL_HEIGHT - 2}" fill="${fill}"/>`);
      const sure = `${percent(found.low)}-${percent(found.high)}`;
      parts.push(text(left + CELL_WIDTH / 2, top + 21, `${percent(rate)} (${sure})`, 'middle'));
    });
  });
  return `${[...parts, '</svg>'].join('\n')}\n`;
}

function text(x: number, y: number, said: string, anchor: 'middle' | 'end'): string {
  const safe = said.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" text-anchor="${anchor}">${safe}</text>`;
}
