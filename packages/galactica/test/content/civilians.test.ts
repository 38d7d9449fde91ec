import { position } from '@ragtag/galactica/testing';
import { expect, test } from 'vitest';
import { destroyCivilian } from '../../src/core/rules/civilian-ships.ts';
import type { Resource } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';

const seats = [{ character: 'saul-tigh' }, { character: 'william-adama' }, { character: 'galen-tyrol' }];
const start: Readonly<Record<Resource, number>> = { fuel: 8, food: 8, morale: 10, population: 12 };

test.each([
  ['Civilian ship (1 population)', 6, { population: 1 }],
  ['Civilian ship (2 population)', 2, { population: 2 }],
  ['Civilian ship (1 population, 1 fuel)', 1, { population: 1, fuel: 1 }],
  ['Civilian ship (1 population, 1 morale)', 1, { population: 1, morale: 1 }],
  ['Civilian ship (empty)', 2, {}],
] as const)('%s: there are %i, and this is what the fleet loses with one', (name, count, loss) => {
  const p = position({ seats });
  const ships = p.g.cards.list(zones.civiliansUnused).filter((card) => p.g.entry(card).name === name);
  expect(ships).toHaveLength(count);
  const [ship] = ships;
  if (ship === undefined) throw new Error('there is one');
  p.run((g) => destroyCivilian(g, ship));
  const lost: Partial<Record<Resource, number>> = loss;
  for (const resource of ['fuel', 'food', 'morale', 'population'] as const) {
    expect(p.g.state.resources[resource]).toBe(start[resource] - (lost[resource] ?? 0));
  }
});

test('there are twelve of them', () => {
  expect(position({ seats }).g.cards.count(zones.civiliansUnused)).toBe(12);
});
