import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { isPlayerKind, type PlayerKind, playerKinds, usualPlayer } from '@ragtag/bots';
import { defineCommand, UsageError } from '../command.ts';
import { configured, decksNamed, gameFlag, gameNamed } from '../games.ts';
import { writeFile } from '../named-file.ts';
import { root } from '../root.ts';
import { fewest } from '../simulate/batch.ts';
import { matrixSvg, matrixTable, playMatrix } from '../simulate/matrix.ts';
import { runBatches } from '../simulate/run.ts';
import type { Failure } from '../simulate/simulate.ts';
import type { Tally } from '../simulate/tally.ts';

export const command = defineCommand({
  name: 'simulate',
  summary: 'Let artificial players play whole games, and look for anything broken',
  flags: {
    game: gameFlag,
    players: { type: 'number', value: 'N', summary: 'players at each table (as many as usual)' },
    options: { type: 'string', value: 'JSON', summary: 'other options of the game, like \'{"players": 4}\'' },
    bots: {
      type: 'string',
      value: 'KINDS',
      summary: 'random or steady players, or a list with one for each seat (random)',
    },
    variety: {
      type: 'boolean',
      summary:
        'every kind of game in turn: boxes, numbers of players, options (all of them often enough: --variety --games 20000 --workers 0)',
    },
    decks: {
      type: 'string',
      value: 'NAMES',
      summary: "ready-made decks, where players bring decks: one for each seat, or 'all'",
    },
    matrix: { type: 'boolean', summary: 'every deck against every other: --games is for each pairing' },
    svg: { type: 'string', value: 'FILE', summary: 'draws the matrix, too' },
    games: { type: 'number', value: 'N', summary: 'how many games (100; in a matrix 300 for each pairing)' },
    seed: { type: 'number', value: 'N', summary: 'the same seed plays the same games (1)' },
    workers: { type: 'number', value: 'N', summary: 'threads (1); 0 uses every core' },
    holds: {
      type: 'boolean',
      summary:
        'say how long people would wait for windows that stay open for their time, and how often one would be asked',
    },
    people: { type: 'number', value: 'N', summary: 'with --holds: how many of the players are people (all)' },
    json: { type: 'boolean', summary: 'print the figures as JSON' },
  },
  async run({ flags }, io) {
    const hosted = gameNamed(flags.game);
    const games = whole('--games', flags.games ?? (flags.matrix ? 300 : 100), 1);
    const seed = whole('--seed', flags.seed ?? 1, 0);
    const workers = whole('--workers', flags.workers ?? 1, 0) || availableParallelism();
    const given = [flags.players, flags.options, flags.matrix ? undefined : flags.decks];
    if (flags.variety && given.some((flag) => flag !== undefined)) {
      throw new UsageError('--variety plays every kind of game: it does not go with --players, --options or --decks.');
    }
    if (flags.matrix && (flags.variety || flags.players !== undefined || flags.options !== undefined)) {
      throw new UsageError(
        '--matrix has two decks at each table: it does not go with --variety, --players or --options.',
      );
    }
    if (flags.svg !== undefined && !flags.matrix) throw new UsageError('--svg draws what --matrix finds: name both.');
    if (flags.matrix) {
      const [kind, ...more] = kindsOf(flags.bots ?? usualPlayer(hosted.players), []);
      if (!kind || more.length > 0) throw new UsageError('--matrix lets players of one kind play.');
      const decks = decksNamed(hosted, flags.decks ?? 'all');
      if (decks.length < 2 || new Set(decks).size < decks.length)
        throw new UsageError('--matrix expects two decks at least, each of them once.');
      if (flags.svg !== undefined) writeFile('the picture', flags.svg, ''); // rather now than after all the games
      const pairs = (decks.length * (decks.length - 1)) / 2;
      const wanted = { decks, players: [kind], games, seed, workers };
      const matrix = await playMatrix(hosted, wanted, progress(pairs * games));
      if (flags.svg !== undefined) writeFile('the picture', flags.svg, matrixSvg(matrix));
      io.print(flags.json ? JSON.stringify(matrix) : matrixTable(matrix));
      for (const failure of matrix.failures.slice(0, 10)) io.complain(save(failure));
      return matrix.failures.length === 0 ? 0 : 1;
    }
    const configurations = flags.variety
      ? hosted.checks.variety().map((wanted) => hosted.configure(wanted))
      : [configured(hosted, flags.players, flags.options, flags.decks)];
    const players = kindsOf(
      flags.bots ?? 'random',
      configurations.map((one) => hosted.game.seats(one)),
    );

    const started = performance.now();
    const bar = progress(games);
    const people = flags.holds ? whole('--people', flags.people ?? EVERYBODY, 0) : null;
    const batch = { game: hosted.game.name, configurations, players, seed, games, people };
    const tally = await runBatches(batch, Math.min(workers, games), bar);
    const seconds = (performance.now() - started) / 1000;

    const figures = {
      games: tally.games,
      ...(flags.variety ? { kinds: configurations.length, fewestOfAKind: fewest(tally.games, configurations) } : {}),
      failures: tally.failures.length,
      answers: tally.answers,
      seconds: round(seconds),
      gamesPerSecond: round(tally.games / seconds),
      answersPerSecond: Math.round(tally.answers / seconds),
      turns: tally.turns,
      options: tally.options,
      winners: tally.winners,
      ...(people === null
        ? {}
        : {
            asked: middle(tally.asked),
            minutesOfHolds: { median: minutes(tally.waited, 0.5), most: minutes(tally.waited, 1) },
          }),
    };
    io.print(flags.json ? JSON.stringify(figures) : report(figures, tally));
    for (const failure of tally.failures.slice(0, 10)) io.complain(save(failure));
    return tally.failures.length === 0 ? 0 : 1;
  },
});

const EVERYBODY = 100; // more than sit at any table

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

/** How long the wait is that so large a part of the games does not exceed. */
function minutes(waited: readonly number[], part: number): number {
  const sorted = [...waited].sort((a, b) => a - b);
  return round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) / 60_000);
}

function whole(flag: string, value: number, least: number): number {
  if (!Number.isInteger(value) || value < least) throw new UsageError(`${flag} expects a whole number from ${least}.`);
  return value;
}

/** One kind for all seats, or one for each. */
function kindsOf(text: string, seats: readonly number[]): PlayerKind[] {
  const kinds = text.split(',').map((name) => name.trim());
  const known = kinds.filter(isPlayerKind);
  if (known.length < kinds.length) {
    throw new UsageError(`--bots expects ${Object.keys(playerKinds).join(' or ')}, or a list of them: '${text}'.`);
  }
  if (known.length > 1 && seats.some((count) => count !== known.length)) {
    throw new UsageError(`--bots names ${known.length} players: expected one, or one for each seat.`);
  }
  return known;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A bar on a terminal, redrawn a few times a second; nothing elsewhere. */
function progress(games: number): (done: number) => void {
  if (!process.stderr.isTTY) return () => undefined;
  let drawn = 0;
  return (done) => {
    const now = performance.now();
    if (now - drawn < 200 && done < games) return;
    drawn = now;
    const width = 40;
    const filled = Math.round((done / games) * width);
    process.stderr.write(`\r[${'#'.repeat(filled)}${' '.repeat(width - filled)}] ${done} of ${games}`);
    if (done >= games) process.stderr.write('\n');
  };
}

function report(figures: Readonly<Record<string, unknown>> & { readonly games: number }, tally: Tally): string {
  const kinds =
    figures['kinds'] === undefined
      ? ''
      : `${figures['kinds']} kinds, at least ${figures['fewestOfAKind']} games of each`;
  const lines = [
    `${figures.games} games, ${figures['failures']} failures, in ${figures['seconds']} s`,
    ...(kinds === '' ? [] : [kinds]),
    `${figures['gamesPerSecond']} games/s, ${figures['answersPerSecond']} answers/s`,
    `${round(tally.turns / tally.games)} turns and ${Math.round(tally.answers / tally.games)} answers a game, at most ${tally.options} options to a question`,
  ];
  if (tally.waited.length > 0) {
    const [median, most] = [minutes(tally.waited, 0.5), minutes(tally.waited, 1)];
    lines.push(`a person is asked ${middle(tally.asked)} things a game in the median`);
    lines.push(`people wait ${median} minutes a game for windows in the median, at most ${most}`);
  }
  for (const [side, reasons] of Object.entries(tally.winners)) {
    const sum = Object.values(reasons).reduce((a, b) => a + b, 0);
    const detail = Object.entries(reasons).map(([reason, n]) => `${reason} ${n}`);
    lines.push(`${side} won ${sum}: ${detail.join(', ')}`);
  }
  return lines.join('\n');
}

/** Keeps the journal of a failed game; says where and how to see it again. */
function save({ seed, configuration, message, journal }: Failure): string {
  const folder = join(root, '.ragtag', 'failures');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${journal.game}-${seed}.json`);
  writeFileSync(file, JSON.stringify(journal));
  return `\nseed ${seed}, configuration ${JSON.stringify(configuration)}\n${message}\njournal: ${file}`;
}
