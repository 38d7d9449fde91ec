/** The hidden-information property over random positions: nobody's view depends on what that viewer may not know. */
import { startTable, type Table, type Viewer } from '@ragtag/kernel';
import { checkFromTheDeal, checkHidden, checkHiddenSince, dice, step } from '@ragtag/kernel/testing';
import { defaults } from '../src/configuration.ts';
import type { Configuration } from '../src/core/setup/options.ts';
import type { State } from '../src/core/state/cells.ts';
import type { Galactica } from '../src/core/state/galactica.ts';
import { galactica } from '../src/game.ts';
import { variety } from '../src/host/variety.ts';
import type { Position } from './position.ts';

/** The rules that hide most, with few games: for every run of the tests. */
const usual: readonly Partial<Configuration>[] = [
  { players: 5 },
  { players: 3 },
  { players: 4, cylonFleet: false },
  { players: 6 },
  { players: 5, cylonFleet: false, fewerCrises: true },
  { players: 6, cylonFleet: false, conflictedLoyalties: false },
  { players: 7, cylonLeader: true },
  { players: 5, cylonLeader: true },
  { players: 4, cylonLeader: true, sets: ['base', 'pegasus'], cylonFleet: false, conflictedLoyalties: false },
  { players: 1, conflictedLoyalties: false },
  { players: 2, conflictedLoyalties: false },
  { players: 1, conflictedLoyalties: false, cylonFleet: false, sets: ['base'] },
  { players: 4, conflictedLoyalties: false, cooperative: true },
  { players: 4, conflictedLoyalties: false, brigTwoCards: true, brigEasierRelease: true },
  { players: 4, sets: ['base'], cylonFleet: false, conflictedLoyalties: false },
  {
    players: 4,
    sets: ['base', 'pegasus'],
    cylonFleet: false,
    conflictedLoyalties: false,
    sympatheticCylon: true,
  },
  { players: 6, sets: ['base', 'exodus'], noSympathizer: true },
];

/** How many random answers lie between two positions, at most. */
const STRIDE = 60;
/** One position in so many is played on with, so many answers far, over the ends of turns. */
const [GOES_ON, FURTHER] = [12, 30];
/** In a prepared position it happens within so many answers, or it is set up anew. */
const SOON = 40;

export interface HiddenRun {
  /** Position-and-viewer pairs looked at. */
  readonly pairs: number;
  /** Games they are from. */
  readonly games: number;
  /** Moments compared in two worlds. */
  readonly moments: number;
  /** The kinds of events that happened in both. */
  readonly kinds: ReadonlySet<string>;
}

/** Looks at so many positions of random games, each with one random viewer, onlookers among them. Throws a `Leak`. */
export function checkHiddenPairs(
  pairs: number,
  seed = 1,
  configurations: readonly Partial<Configuration>[] = usual,
): HiddenRun {
  const below = dice(seed);
  const kinds = new Set<string>();
  let [done, moments, game] = [0, 0, 0];
  for (; done < pairs; game++) {
    const configuration = { ...defaults, ...configurations[game % configurations.length] };
    const name = `hidden ${seed} ${game}`;
    const table = startTable(galactica, configuration, name, { strict: true });
    const viewers: readonly Viewer[] = [...table.world.seats, 'spectator'];
    const somebody = (): Viewer => viewers[below(viewers.length)] ?? 'spectator';
    try {
      moments += checkFromTheDeal(table, somebody(), below, { further: FURTHER, kinds });
      while (done < pairs && !table.over) {
        for (let left = 1 + below(STRIDE); left > 0 && !table.over; left--) step(table, below);
        const further = below(GOES_ON) === 0 ? FURTHER : 0;
        moments += checkHidden(table, somebody(), below, { further, kinds });
        done++;
      }
    } catch (error) {
      throw new Error(`game '${name}' after ${table.length} answers: ${error}`, { cause: error });
    }
  }
  return { pairs: done, games: game, moments, kinds };
}

/** The same over every kind of game there is: boxes, numbers of players, leaders, options. */
export function checkHiddenVariety(pairs: number, seed: number): HiddenRun {
  const run = checkHiddenPairs(pairs, seed, variety().map(galactica.configure));
  if (run.games < variety().length) throw new Error(`${run.games} games are not of every kind: look at more positions`);
  return run;
}

/** Looks from every seat at the turn in which something happens first, and then now and again until the end. */
export function checkHiddenOnce(
  happened: (g: Galactica) => boolean,
  options: Partial<Configuration>,
  pairs: number,
): HiddenRun {
  const kinds = new Set<string>();
  let [done, moments, game] = [0, 0, 0];
  for (; done < pairs; game++) {
    const table = startTable(galactica, { ...defaults, ...options }, `hidden once ${game}`);
    const viewers: readonly Viewer[] = [...table.world.seats, 'spectator'];
    const below = dice(game);
    while (!table.over && !happened(table.state)) step(table, below);
    while (!table.over && done < pairs) {
      for (const viewer of viewers) {
        moments += checkHidden(table, viewer, below, { kinds });
        done++;
      }
      for (let left = STRIDE; left > 0 && !table.over; left--) step(table, below);
    }
  }
  return { pairs: done, games: game, moments, kinds };
}

/**
 * Plays games at random until each of these kinds of events has happened, and looks from everywhere at the turn in which
 * one does, in two worlds. Returns those that did not happen in so many games.
 */
export function checkHiddenKinds(wanted: Iterable<string>, games: number): string[] {
  const left = new Set(wanted);
  const kindsOfGames = variety().map(galactica.configure);
  for (let game = 0; left.size > 0 && game < games; game++) {
    const configuration = kindsOfGames[game % kindsOfGames.length] ?? defaults;
    lookForKinds(startTable(galactica, configuration, `hidden kinds ${game}`), left, game);
  }
  return [...left];
}

/**
 * The same for a kind that hardly ever happens, from a position in which it may at once: plays on from there at random, so
 * many times. Returns whether it happened.
 */
export function checkHiddenFrom(prepared: (seed: string) => Position, kind: string, games: number): boolean {
  const left = new Set([kind]);
  for (let game = 0; left.size > 0 && game < games; game++) {
    lookForKinds(prepared(`hidden ${kind} ${game}`).play().table, left, game, SOON);
  }
  return left.size === 0;
}

/** Takes those out that happen, and looks from everywhere at the turn in which they do. */
function lookForKinds(
  table: Table<Configuration, State, Galactica>,
  left: Set<string>,
  seed: number,
  answers = Number.POSITIVE_INFINITY,
): void {
  const viewers: readonly Viewer[] = [...table.world.seats, 'spectator'];
  const below = dice(seed);
  let boundary = table.checkpoint();
  while (!table.over && left.size > 0 && table.length < answers) {
    step(table, below);
    const happens = table.takeEvents().some(({ event }) => left.has(event.type));
    const kinds = new Set<string>();
    if (happens) for (const viewer of viewers) checkHiddenSince(boundary, table, viewer, dice(seed), { kinds });
    for (const kind of kinds) left.delete(kind);
    if (table.checkpointAt !== boundary.at) boundary = table.checkpoint();
  }
}
