import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineCommand, UsageError } from '../command.ts';
import { configured, gameFlag, gameNamed } from '../games.ts';
import { root } from '../root.ts';
import { runBatches } from '../simulate/run.ts';
import type { Failure } from '../simulate/simulate.ts';
import type { Tally } from '../simulate/tally.ts';

export const command = defineCommand({
  name: 'simulate',
  summary: 'Let random players play whole games, and look for anything broken',
  flags: {
    game: gameFlag,
    players: { type: 'number', value: 'N', summary: 'players at each table (5)' },
    options: { type: 'string', value: 'JSON', summary: 'other options of the game, like \'{"cylonFleet": false}\'' },
    variety: { type: 'boolean', summary: 'every number of players and kind of game in turn' },
    games: { type: 'number', value: 'N', summary: 'how many games (100)' },
    seed: { type: 'number', value: 'N', summary: 'the same seed plays the same games (1)' },
    workers: { type: 'number', value: 'N', summary: 'threads (1); 0 uses every core' },
    json: { type: 'boolean', summary: 'print the figures as JSON' },
  },
  async run({ flags }, io) {
    const playable = gameNamed(flags.game);
    const games = whole('--games', flags.games ?? 100, 1);
    const seed = whole('--seed', flags.seed ?? 1, 0);
    const workers = whole('--workers', flags.workers ?? 1, 0) || availableParallelism();
    if (flags.variety && (flags.players !== undefined || flags.options !== undefined)) {
      throw new UsageError('--variety plays every kind of game: it does not go with --players or --options.');
    }
    const configurations = flags.variety
      ? playable.variety.map((wanted) => playable.configure(wanted))
      : [configured(playable, flags.players, flags.options)];

    const started = performance.now();
    const bar = progress(games);
    const batch = { game: playable.game.name, configurations, seed, games };
    const tally = await runBatches(batch, Math.min(workers, games), bar);
    const seconds = (performance.now() - started) / 1000;

    const figures = {
      games: tally.games,
      failures: tally.failures.length,
      answers: tally.answers,
      seconds: round(seconds),
      gamesPerSecond: round(tally.games / seconds),
      answersPerSecond: Math.round(tally.answers / seconds),
      turns: tally.turns,
      winners: tally.winners,
    };
    io.print(flags.json ? JSON.stringify(figures) : report(figures, tally));
    for (const failure of tally.failures.slice(0, 10)) io.complain(save(failure));
    return tally.failures.length === 0 ? 0 : 1;
  },
});

function whole(flag: string, value: number, least: number): number {
  if (!Number.isInteger(value) || value < least) throw new UsageError(`${flag} expects a whole number from ${least}.`);
  return value;
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
  const lines = [
    `${figures.games} games, ${figures['failures']} failures, in ${figures['seconds']} s`,
    `${figures['gamesPerSecond']} games/s, ${figures['answersPerSecond']} answers/s`,
    `${round(tally.turns / tally.games)} turns and ${Math.round(tally.answers / tally.games)} answers a game`,
  ];
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
