import { position } from '@ragtag/galactica/testing';
import { seat, startTable } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { defaults, listedOptions } from '../../src/configuration.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import { galactica } from '../../src/game.ts';
import { houseRules } from '../../src/modules/house-rules/module.ts';
import { add, happened, plain, startCheck } from '../rules/checks.ts';

test('every house rule is marked as one, and none is in force by default', () => {
  const marked = listedOptions.filter(({ houseRule }) => houseRule);
  expect(marked.map(({ name }) => name)).toEqual(['brigTwoCards', 'brigEasierRelease']);
  for (const { group, default: usual } of marked) expect([group, usual]).toEqual(['house-rules', false]);
  expect(houseRules.inUse(defaults)).toBe(false);
});

test('a game from before there were house rules is still the same game', () => {
  const { brigTwoCards: _, brigEasierRelease: __, ...before } = defaults;
  const games = [before as Configuration, defaults].map((configuration) => {
    const table = startTable(galactica, configuration, 'the same');
    const below = dice(3);
    for (let n = 0; n < 400 && !table.over; n++) step(table, below);
    return table;
  });
  expect(games[0]?.length).toBeGreaterThan(100);
  expect(games[0]?.hash).toBe(games[1]?.hash);
});

describe('two cards from the Brig', () => {
  const inBrig = [{}, { at: 'brig', hand: ['Executive Order 2', 'Negotiation 5', 'Repair 1'] }, {}] as const;
  test.each([
    [true, 2],
    [false, 1],
  ])('chosen: %s, at most %i', (brigTwoCards, max) => {
    const p = startCheck(plain({ seats: inBrig, brigTwoCards }));
    expect(p.asked(1)).toMatchObject({ kind: 'add-to-check', max });
  });

  test('changes nothing for anybody who is elsewhere, or a Cylon', () => {
    const seats = [
      {},
      { hand: ['Repair 1'], revealed: true },
      { hand: ['Executive Order 2', 'Negotiation 5', 'Repair 1'] },
    ];
    const p = startCheck(plain({ seats, brigTwoCards: true }));
    expect(p.asked(1)).toMatchObject({ kind: 'add-to-check', max: 1 });
    add(p, 1);
    expect(p.asked(2)).toMatchObject({ kind: 'add-to-check', max: 3 });
  });
});

describe('an easier way out of the Brig', () => {
  function difficulty(at: 'brig' | 'admirals-quarters', brigEasierRelease: boolean): unknown {
    const seats = [
      { character: 'saul-tigh', at },
      { character: 'william-adama' },
      { character: 'kara-thrace' },
    ] as const;
    const p = position({ seats, brigEasierRelease }).run((g) => activateLocation(g, seat(0), at));
    if (at === 'admirals-quarters') p.choose(0, { seat: 1 });
    return happened(p, 'check-begins')[0]?.['difficulty'];
  }
  test('takes 2 off that check and no other', () => {
    expect([difficulty('brig', true), difficulty('brig', false)]).toEqual([5, 7]);
    expect(difficulty('admirals-quarters', true)).toBe(7);
  });
});

test('games with all house rules end with a winner', () => {
  for (const players of [3, 6]) {
    const table = startTable(galactica, { ...defaults, players, brigTwoCards: true, brigEasierRelease: true }, 'house');
    const below = dice(players);
    while (!table.over) step(table, below);
    expect(['humans', 'cylons']).toContain(table.state.state.winner);
  }
});
