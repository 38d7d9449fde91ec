/** Civilian ships: what the fleet loses with each. */
import type { CivilianEntry } from '../../core/content/entry.ts';

function civilian(count: number, loss: CivilianEntry['loss']): CivilianEntry {
  const lost = Object.entries(loss).map(([resource, n]) => `${n} ${resource}`);
  const name = lost.length === 0 ? 'Civilian ship (empty)' : `Civilian ship (${lost.join(', ')})`;
  return { deck: 'civilian', name, set: 'base', count, loss };
}

export const civilianShips: readonly CivilianEntry[] = [
  civilian(6, { population: 1 }),
  civilian(2, { population: 2 }),
  civilian(1, { population: 1, fuel: 1 }),
  civilian(1, { population: 1, morale: 1 }),
  civilian(2, {}),
];
