/**
 * Measures a game: whole games by random players in this thread, the invariants looked at after every answer.
 * Timed by the processor time it uses with all threads, so what others do on the machine does not count.
 */
import { type PlayerKind, playerKinds, randomPlayer, usualPlayer } from '@ragtag/bots';
import {
  logFor,
  openTable,
  readJournal,
  type StoredCheckpoint,
  startTable,
  writeCheckpoint,
  writeJournal,
} from '@ragtag/kernel';
import type { HostedGame } from '@ragtag/kernel/host';
import { simulateGame } from '../simulate/simulate.ts';
import { kernel } from './kernel.ts';
import { figureTable, type Row } from './rows.ts';
import type { Suite } from './suites.ts';

/** Enough for everything that is played often to be compiled; of players that think, fewer games are. */
const WARM_UP = 1_500;
const THOUGHT_WARM_UP = 200;
const GAMES = 200;
const JOURNALS = 50;
const FORKED_GAMES = 40;
const THOUGHT_GAMES = 40;
/** Every so many answers some forks, as a player that thinks makes them. */
const FORK_EVERY = 5;
const FORKS = 10;

/** What does not depend on how fast the machine is, or what else it does. */
const PER_MOVE = 'gamesPerMove';

/** A game's own suite, under its name: each figure beside what that game should reach. */
export function gameSuite(hosted: HostedGame): Suite {
  const { wanted, sideBySide = [], least, most } = hosted.checks.figures;
  const usual = usualPlayer(hosted.players);
  const row = (figure: string, what: string): Row => ({
    figure,
    what,
    ...(least[figure] === undefined ? {} : { least: least[figure] }),
    ...(most[figure] === undefined ? {} : { most: most[figure] }),
  });
  const compared = least[PER_MOVE] !== undefined;
  const rows: readonly Row[] = [
    row('gamesPerSecond', 'games per second by random players, every answer checked'),
    row('answersPerSecond', 'answers per second'),
    ...sideBySide.map(({ name, what }) => row(perSecond(name), `answers per second with ${what}, side by side`)),
    ...comparedTo(sideBySide).map(([other, first]) =>
      row(ratioOf(other.name, first.name), `answers with ${other.what} for each with ${first.what}`),
    ),
    row('journalKB', 'KB of JSON for the journal of a whole game'),
    row('forkMicros', 'µs to fork a game in the middle of a turn'),
    row('openMillis', 'ms to open that journal at its last checkpoint'),
    row(`${usual}Micros`, `µs a ${usual} player takes for an answer, in the median`),
    row(`${usual}GameMillis`, `ms for a whole game of ${usual} players`),
    ...(compared ? [row(PER_MOVE, `games of ${usual} players for each move of boardgame.io in the same run`)] : []),
  ];
  return {
    name: hosted.game.name,
    async run({ runs }) {
      const configuration = hosted.configure(wanted);
      const stored = numbers(JOURNALS).map((number) => finishedGame(hosted, configuration, number));
      playGames(hosted, configuration, WARM_UP);
      const answers = playGames(hosted, configuration, GAMES);
      const seconds = median(numbers(runs).map(() => secondsOf(() => playGames(hosted, configuration, GAMES))));
      const opening = numbers(runs).map(() => secondsOf(() => openAll(hosted, stored)));
      const think = (number: number) =>
        simulateGame(hosted, configuration, `${usual} ${number}`, number, false, [usual]);
      for (const number of numbers(THOUGHT_WARM_UP)) think(number);
      const thinking = numbers(THOUGHT_GAMES).flatMap((number) => thinkingTimes(hosted, usual, configuration, number));
      const thoughtSeconds = numbers(THOUGHT_GAMES).map((number) => secondsOf(() => think(number)));
      const gameMillis = median(thoughtSeconds) * 1000;
      const { boardgameioMovesPerSecond: moves = 0 } = compared ? await kernel.run({ runs }) : {};
      return {
        ...(compared ? { [PER_MOVE]: 1000 / gameMillis / moves } : {}),
        gamesPerSecond: GAMES / seconds,
        answersPerSecond: answers / seconds,
        ...measuredSideBySide(hosted, sideBySide, runs),
        journalKB: median(stored.map(({ text }) => Buffer.byteLength(text) / 1024)),
        forkMicros: median(numbers(FORKED_GAMES).flatMap((number) => forkTimes(hosted, configuration, number))),
        openMillis: (median(opening) * 1000) / JOURNALS,
        [`${usual}Micros`]: median(thinking),
        [`${usual}GameMillis`]: gameMillis,
      };
    },
    table: (figures) => figureTable(rows, figures),
  };
}

type Kinds = NonNullable<HostedGame['checks']['figures']['sideBySide']>;
const perSecond = (name: string): string => `${name}AnswersPerSecond`;
const ratioOf = (name: string, first: string): string =>
  `${name}To${first.replace(/^./, (letter) => letter.toUpperCase())}`;

/** Each of the others beside the first. */
function comparedTo([first, ...others]: Kinds): (readonly [Kinds[number], Kinds[number]])[] {
  return first ? others.map((other) => [other, first] as const) : [];
}

/** In turn, again and again, so that whatever slows the machine down meanwhile slows all of them down. */
function measuredSideBySide(hosted: HostedGame, kinds: Kinds, runs: number): Record<string, number> {
  const compared = kinds.map(({ name, wanted }) => ({
    name,
    configuration: hosted.configure(wanted),
    measured: [] as number[],
  }));
  for (const { configuration } of compared) playGames(hosted, configuration, WARM_UP / kinds.length);
  for (let run = 0; run < runs; run++) {
    for (const { configuration, measured } of compared) {
      let answers = 0;
      const seconds = secondsOf(() => {
        answers = playGames(hosted, configuration, GAMES);
      });
      measured.push(answers / seconds);
    }
  }
  const speeds = new Map(compared.map(({ name, measured }) => [name, median(measured)]));
  const ratios = comparedTo(kinds).map(([{ name }, first]) => {
    return [ratioOf(name, first.name), (speeds.get(name) ?? 0) / (speeds.get(first.name) ?? 1)] as const;
  });
  return Object.fromEntries([...[...speeds].map(([name, speed]) => [perSecond(name), speed] as const), ...ratios]);
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

/** Plays the same games every time; returns how many answers they take. */
function playGames(hosted: HostedGame, configuration: unknown, games: number): number {
  let answers = 0;
  for (let game = 0; game < games; game++) {
    const played = simulateGame(hosted, configuration, `game ${game}`, game, true);
    if (played.failure) throw new Error(played.failure.message);
    answers += played.answers;
  }
  return answers;
}

/** How long each answer of such a player takes, the look at the table with it, in microseconds. */
function thinkingTimes({ game }: HostedGame, kind: PlayerKind, configuration: unknown, number: number): number[] {
  const table = startTable(game, configuration, `${kind} ${number}`);
  const players = table.world.seats.map((seat) => playerKinds[kind](number * 10 + seat));
  const times: number[] = [];
  for (let asked = table.pending[0]; asked; asked = table.pending[0]) {
    const { seat } = asked;
    const events = table.takeEvents();
    for (const one of table.world.seats) players[one]?.see?.(logFor(events, one));
    const started = performance.now();
    const answer = players[seat]?.decide(asked, () => table.view(seat));
    times.push((performance.now() - started) * 1000);
    const taken = table.answer(seat, answer);
    if (!taken.ok) throw new Error(taken.refusal.message);
  }
  return times;
}

/** A game as it is stored: the text of its journal and its last checkpoint. */
interface Stored {
  readonly text: string;
  readonly checkpoint: StoredCheckpoint;
  readonly hash: number;
}

function finishedGame({ game }: HostedGame, configuration: unknown, number: number): Stored {
  const table = startTable(game, configuration, `stored ${number}`);
  const bot = randomPlayer(number);
  for (let asked = table.pending[0]; asked; asked = table.pending[0]) {
    const { seat } = asked;
    const answer = bot.decide(asked, () => table.view(seat));
    const taken = table.answer(seat, answer);
    if (!taken.ok) throw new Error(taken.refusal.message);
  }
  return { text: JSON.stringify(writeJournal(table)), checkpoint: writeCheckpoint(table), hash: table.hash };
}

/** How long a fork takes, in µs, at every so many answers that are not the first of a turn. */
function forkTimes({ game }: HostedGame, configuration: unknown, number: number): number[] {
  const table = startTable(game, configuration, `forked ${number}`);
  const bot = randomPlayer(number);
  const micros: number[] = [];
  for (let asked = table.pending[0]; asked; asked = table.pending[0]) {
    const { seat } = asked;
    if (table.length % FORK_EVERY === 0 && table.length > table.checkpointAt) {
      const seconds = secondsOf(() => {
        for (let fork = 0; fork < FORKS; fork++) {
          if (table.fork({ quiet: true }).hash !== table.hash)
            throw new Error('a fork stands elsewhere than its table');
        }
      });
      micros.push((seconds * 1e6) / FORKS);
    }
    const taken = table.answer(
      seat,
      bot.decide(asked, () => table.view(seat)),
    );
    if (!taken.ok) throw new Error(taken.refusal.message);
    table.takeEvents();
  }
  return micros;
}

function openAll({ game }: HostedGame, stored: readonly Stored[]): void {
  for (const { text, checkpoint, hash } of stored) {
    const { table, parting } = openTable(game, readJournal(JSON.parse(text)), checkpoint);
    if (parting !== null || table.hash !== hash) throw new Error('a journal opens to another state than it ended in');
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
