import { type Answer, answers, type Decision, startTable } from '@ragtag/kernel';
import { dice, playRandomly } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkShip } from '../../testing/wreckers/check.ts';
import { usual } from '../../testing/wreckers/configuration.ts';
import { places, type Ship } from '../../testing/wreckers/ship.ts';
import { wreckers } from '../../testing/wreckers/wreckers.ts';
import { games, start } from './standing.ts';

const LONGEST = 5_000; // answers: 60 turns of six sailors take far fewer

test('random play always ends, and the invariants hold after every answer', () => {
  const outcomes = new Set<string>();
  const happened = new Map<string, number>();
  fc.assert(
    fc.property(games(), (game) => {
      const table = start(game);
      playRandomly(table, dice(game.players), { limit: LONGEST, after: ({ state }) => checkShip(state) });
      expect(table.over).toBe(true);
      outcomes.add(table.state.log.outcome);
      for (const { event } of table.takeEvents()) happened.set(event.type, (happened.get(event.type) ?? 0) + 1);
    }),
    { seed: 20, numRuns: 40 },
  );
  expect([...outcomes].sort()).toEqual(['crew', 'wreckers']);
  // Everything the rules can do was done.
  expect([...happened.keys()].sort()).toEqual([
    'acted',
    'added',
    'bids',
    'bury',
    'discarded',
    'drew',
    'earned',
    'ended',
    'hazard',
    'leave',
    'paid',
    'plank-lost',
    'reshuffled',
    'role-revealed',
    'rolled',
    'sailed',
    'scouted',
    'spied',
    'trial-revealed',
    'voted',
  ]);
});

describe('stubborn players end too', () => {
  const first = (asked: Decision): Answer => [...answers(asked)][0] ?? 0;
  const last = (asked: Decision): Answer => [...answers(asked)].at(-1) ?? 0;
  test.each([
    ['the first answer', first],
    ['the last answer', last],
  ])('who always give %s', (_which, choose) => {
    for (const players of [3, 4, 5, 6]) {
      const table = startTable(wreckers, { ...usual, players }, 'stubborn');
      while (!table.over && table.length < LONGEST) {
        for (const asked of table.pending) expect(table.answer(asked.seat, choose(asked))).toEqual({ ok: true });
        checkShip(table.state);
      }
      expect(table.over).toBe(true);
    }
  });
});

describe('the invariants notice', () => {
  const broken: Record<string, (ship: Ship) => void> = {
    'has -1 coins': (ship) => {
      ship.sailor(ship.captain).coins = -1;
    },
    '9 planks': (ship) => {
      ship.log.planks = 9;
    },
    'holds cards under water': (ship) => {
      ship.sailor(ship.captain).aboard = false;
    },
    'has not one role': (ship) => {
      ship.cards.draw(places.role(ship.captain), places.box);
    },
  };
  test.each(Object.entries(broken))('%s', (message, breakIt) => {
    const { state } = startTable(wreckers, usual, 'broken');
    checkShip(state);
    breakIt(state);
    expect(() => checkShip(state)).toThrow(message);
  });
});
