/**
 * Measures the kernel and prints the figures as JSON. Each figure is the median of several runs of this one process, timed
 * by the processor time it uses.
 *
 * - answersPerSecond: whole random games of Wreckers (test/game: 300 cards, 5 players, some 350 answers), set-up included;
 *   the hash is looked at after each answer and the events are taken as a server would.
 * - boardgameioMovesPerSecond: whole random games of the same Wreckers (boardgameio/wreckers.ts: the same rules and cards
 *   over a plain object of the same 300 cards) by the local client of boardgame.io with its own settings and NODE_ENV
 *   `production`; after each move the state is made JSON and hashed. Players choose the same way on both sides.
 * - times: how many times more answers than moves; in each run the two take turns.
 * - cloneMicros: one snapshot of a state with 700 cards, 7 players and 60 locations.
 * - openMillis: JSON text of a journal with 1,000 answers and its last checkpoint, to a table ready to go on.
 * - idleGameKB: heap and external memory of one table half-way through a game of Wreckers, from several hundred, after
 *   collecting garbage.
 */
import { playGames } from './answers.ts';
import { playGames as playOnBoardgameio } from './boardgameio/play.ts';
import { makeClones } from './clone.ts';
import { bytesPerIdleGame } from './idle.ts';
import { makeOpens } from './open.ts';
import { median, millisecondsOf } from './timing.ts';

const GAMES = 600;
const BOARDGAMEIO_GAMES = 3;
const CLONES = 20_000;
const OPENS = 200;
const IDLE_TABLES = 300;
const IDLE_ANSWERS = 175;

const runs = Number(process.argv[2] ?? 5);
const clone = makeClones();
const open = makeOpens();

function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

function perSecond(play: () => number): number {
  let count = 0;
  const milliseconds = millisecondsOf(() => {
    count = play();
  });
  return (count * 1000) / milliseconds;
}

const ours = (name: string) => perSecond(() => playGames(GAMES, name));
const theirs = (name: string) => perSecond(() => playOnBoardgameio(BOARDGAMEIO_GAMES, name));

progress('warming up');
for (let round = 0; round < 3; round++) {
  ours(`warm-up ${round}`);
  theirs(`warm-up ${round}`);
  clone(CLONES);
  open(OPENS);
}

const measured = Array.from({ length: runs }, (_, run) => {
  progress(`run ${run + 1} of ${runs}`);
  const answers = ours(`run ${run}`);
  const moves = theirs(`run ${run}`);
  return {
    answersPerSecond: answers,
    boardgameioMovesPerSecond: moves,
    times: answers / moves,
    cloneMicros: (millisecondsOf(() => clone(CLONES)) * 1000) / CLONES,
    openMillis: millisecondsOf(() => open(OPENS)) / OPENS,
    idleGameKB: bytesPerIdleGame(IDLE_TABLES, IDLE_ANSWERS) / 1000,
  };
});
progress('');

function of(figure: keyof (typeof measured)[number], digits: number): number {
  return Number(median(measured.map((run) => run[figure])).toFixed(digits));
}

const figures = {
  answersPerSecond: of('answersPerSecond', 0),
  boardgameioMovesPerSecond: of('boardgameioMovesPerSecond', 0),
  times: of('times', 1),
  cloneMicros: of('cloneMicros', 2),
  openMillis: of('openMillis', 3),
  idleGameKB: of('idleGameKB', 1),
};
process.stdout.write(`${JSON.stringify(figures)}\n`);
