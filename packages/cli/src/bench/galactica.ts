/**
 * Measures the board game: whole games by five random players in this thread, the invariants looked at after every answer.
 * Timed by the processor time it uses with all threads, so what others do on the machine does not count.
 */
import { randomBot } from '@ragtag/bots';
import {
  openTable,
  readJournal,
  type StoredCheckpoint,
  startTable,
  writeCheckpoint,
  writeJournal,
} from '@ragtag/kernel';
import { configured, gameNamed, type PlayableGame } from '../games.ts';
import { simulateGame } from '../simulate/simulate.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

const PLAYERS = 5;
/** Enough for everything that is played often to be compiled. */
const WARM_UP = 1_500;
const GAMES = 200;
const JOURNALS = 50;

const rows: readonly Row[] = [
  { figure: 'gamesPerSecond', what: 'games per second, 5 random players, every answer checked', least: 150 },
  { figure: 'answersPerSecond', what: 'answers per second' },
  { figure: 'journalKB', what: 'KB of JSON for the journal of a whole game', most: 40 },
  { figure: 'openMillis', what: 'ms to open that journal at its last checkpoint', most: 2 },
];

export const galactica: Suite = {
  name: 'galactica',
  async run({ runs }) {
    const playable = gameNamed('galactica');
    const configuration = configured(playable, PLAYERS);
    const stored = numbers(JOURNALS).map((number) => finishedGame(playable, configuration, number));
    playGames(playable, configuration, WARM_UP);
    const answers = playGames(playable, configuration, GAMES);
    const seconds = median(numbers(runs).map(() => secondsOf(() => playGames(playable, configuration, GAMES))));
    const opening = numbers(runs).map(() => secondsOf(() => openAll(playable, stored)));
    return {
      gamesPerSecond: GAMES / seconds,
      answersPerSecond: answers / seconds,
      journalKB: median(stored.map(({ text }) => Buffer.byteLength(text) / 1024)),
      openMillis: (median(opening) * 1000) / JOURNALS,
    };
  },
  table: (figures) => figureTable(rows, figures),
};

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** Plays the same games every time; returns how many answers they take. */
function playGames(playable: PlayableGame, configuration: unknown, games: number): number {
  let answers = 0;
  for (let game = 0; game < games; game++) {
    const played = simulateGame(playable, configuration, `game ${game}`, game, true);
    if (played.failure) throw new Error(played.failure.message);
    answers += played.answers;
  }
  return answers;
}

/** A game as it is stored: the text of its journal and its last checkpoint. */
interface Stored {
  readonly text: string;
  readonly checkpoint: StoredCheckpoint;
  readonly hash: number;
}

function finishedGame({ game }: PlayableGame, configuration: unknown, number: number): Stored {
  const table = startTable(game, configuration, `stored ${number}`);
  const bot = randomBot(number);
  for (let asked = table.pending[0]; asked; asked = table.pending[0]) {
    const { seat } = asked;
    const answer = bot.decide(asked, () => table.view(seat));
    const taken = table.answer(seat, answer);
    if (!taken.ok) throw new Error(taken.refusal.message);
  }
  return { text: JSON.stringify(writeJournal(table)), checkpoint: writeCheckpoint(table), hash: table.hash };
}

function openAll({ game }: PlayableGame, stored: readonly Stored[]): void {
  for (const { text, checkpoint, hash } of stored) {
    const { table, notice } = openTable(game, readJournal(JSON.parse(text)), checkpoint);
    if (notice !== null || table.hash !== hash) throw new Error('a journal opens to another state than it ended in');
  }
}

function secondsOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}

/** The middle one of several; between two, half-way. */
function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new RangeError('nothing was measured');
  return (low + high) / 2;
}
