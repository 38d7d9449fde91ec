/** Shuffles left out on purpose, one place of the rules at a time: a strict table has to notice each. */
import type { Game } from '../src/game.ts';
import { startTable, type Table } from '../src/table.ts';
import { dice, step } from './random-play.ts';

/** A random game that can be played again. */
export interface RandomGame<C> {
  readonly configuration: C;
  readonly number: number;
}

export interface LeftOut {
  /** Places of the rules that shuffle a pile, each with what it shuffles. */
  readonly places: readonly string[];
  /** Those whose shuffle nobody missed. */
  readonly unnoticed: readonly string[];
}

/** At most so many games are played without one shuffle before it counts as unnoticed. */
const TRIES = 4;

/** Plays the games as they are, strictly; then some again for each place that shuffled, without that shuffle. */
export function leaveOutShuffles<C, F, G>(game: Game<C, F, G>, games: readonly RandomGame<C>[]): LeftOut {
  const seen = new Map<string, RandomGame<C>[]>();
  for (const one of games) {
    const places = new Set<string>();
    const failure = play(
      watched(game, (place) => places.add(place) && false),
      one,
    );
    if (failure) throw failure;
    for (const place of places) seen.set(place, [...(seen.get(place) ?? []), one]);
  }
  const unnoticed = [...seen].filter(([place, visits]) => {
    const without = watched(game, (shuffling) => shuffling === place);
    return !visits.slice(0, TRIES).some((one) => play(without, one) !== null);
  });
  return { places: [...seen.keys()], unnoticed: unnoticed.map(([place]) => place) };
}

/** Plays to the end; returns what the rules threw. */
function play<C, F, G>(game: Game<C, F, G>, { configuration, number }: RandomGame<C>): Error | null {
  const table: Table<C, F, G> = startTable(game, configuration, `left out ${number}`, { strict: true });
  table.listen(false);
  const below = dice(number);
  while (!table.over && !table.fault) {
    try {
      step(table, below);
    } catch (error) {
      if (!table.fault) throw error;
    }
  }
  return table.fault;
}

/** The game with somebody who is asked at each shuffle whether to leave it out. */
function watched<C, F, G>(game: Game<C, F, G>, leavesOut: (place: string) => boolean): Game<C, F, G> {
  return {
    ...game,
    create(configuration, world) {
      const { cards } = world;
      const shuffle = cards.shuffle.bind(cards);
      cards.shuffle = (zone) => {
        const pile = (cards.zones[zone]?.name ?? '').replace(/\d+$/, '');
        if (cards.count(zone) < 2 || !leavesOut(`${pile} by ${caller()}`)) shuffle(zone);
      };
      return game.create(configuration, world);
    },
  };
}

/** Whoever called the method that called this: function, file and line. */
function caller(): string {
  const line = new Error('where?').stack?.split('\n')[3] ?? '';
  return line.replace(/^\s*at /, '').replace(/\(.*\//, '(');
}
