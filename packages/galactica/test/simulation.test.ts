/** Random players play whole games: no exception, no dead end, no broken invariant, whatever they do; what was told stands. */
import { galactica } from '@ragtag/galactica';
import { startTable } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Configuration } from '../src/core/setup/options.ts';
import type { Galactica } from '../src/core/state/galactica.ts';
import { resources } from '../src/core/state/terms.ts';

const GAMES = 5;
/** Far more answers than any game takes. */
const ENOUGH = 20_000;
/** A busy machine plays slowly. */
const timeout = 120_000;

/** Plays to the end; `before` may change the game before each answer. Any failure says how to play it again. */
function play(options: Partial<Configuration>, seed: number, before: (g: Galactica) => void = () => {}): Galactica {
  const configuration = galactica.configure(options);
  try {
    const table = startTable(galactica, configuration, `simulation ${seed}`, { strict: true });
    const below = dice(seed);
    for (let given = 0; !table.over; given++) {
      if (given === ENOUGH) throw new Error(`not over after ${given} answers`);
      before(table.state);
      // Whoever is told later is told the same: a rule that changed what it had said would fail on it from here on.
      for (const told of table.takeEvents()) freeze(told);
      step(table, below);
      galactica.check?.(table.state);
    }
    return table.state;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`game ${JSON.stringify(configuration)} with seed ${seed} failed: ${why}`, { cause });
  }
}

function freeze(told: unknown): void {
  if (typeof told !== 'object' || told === null || Object.isFrozen(told)) return;
  Object.freeze(told);
  for (const part of Object.values(told)) freeze(part);
}

const tables = [3, 4, 5, 6].flatMap((players) => [true, false].map((cylonFleet) => ({ players, cylonFleet })));

describe.each(tables)('$players players, Cylon Fleet board: $cylonFleet', { timeout }, (options) => {
  test(`${GAMES} random games end with a winner`, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { state } = play({ ...options, conflictedLoyalties: seed % 2 === 0 }, seed);
      expect(['humans', 'cylons']).toContain(state.winner);
      expect(state.ending).not.toBeNull();
    }
  });

  test('a fleet that wants for nothing gets through all phases of the game', () => {
    const { state } = play(options, 100, ({ state: now }) => {
      if (!now.setUp) return;
      for (const resource of resources) now.resources[resource] = Math.max(5, now.resources[resource]);
      now.boarding.set(3, 0);
    });
    expect(state.winner).not.toBeNull();
    expect(state.turnNumber).toBeGreaterThan(10);
  });
});
