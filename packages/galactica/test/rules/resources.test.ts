import { position } from '@ragtag/galactica/testing';
import { type Seat, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { gain as gainEffect, lose as loseEffect } from '../../src/core/effects/resources.ts';
import { context } from '../../src/core/engine/context.ts';
import type { Hooks } from '../../src/core/engine/hooks.ts';
import { destroyCivilian } from '../../src/core/rules/civilian-ships.ts';
import { gain, isRed, lose } from '../../src/core/rules/resources.ts';
import type { Resource } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { three, withAbilities } from './people.ts';

const seats = three;

describe('resources', () => {
  rule('BG-RESOURCE-01', 'fuel, food, morale and population are lost one by one', () => {
    const p = position({ seats });
    for (const resource of ['fuel', 'food', 'morale', 'population'] as const) p.run((g) => lose(g, resource, 1));
    expect(p.g.state.resources).toMatchObject({ fuel: 7, food: 7, morale: 9, population: 11 });
  });

  rule('BG-RESOURCE-02', 'each resource on a destroyed civilian ship is one less on that dial', () => {
    const p = position({ seats });
    const two = p.g.cards.list(zones.civiliansUnused).find((ship) => {
      const entry = p.g.entry(ship);
      return entry.deck === 'civilian' && entry.loss.population === 2;
    });
    if (two === undefined) throw new Error('there are ships with two population icons');
    p.run((g) => destroyCivilian(g, two));
    expect(p.g.state.resources).toMatchObject({ fuel: 8, food: 8, morale: 10, population: 10 });
  });

  rule('BG-RESOURCE-03', 'the current player picks among the highest resources', () => {
    const p = position({ seats, current: 1, resources: { fuel: 9, food: 9, morale: 3, population: 2 } });
    p.run((g) => loseEffect('highest', 2).run(g, context('crisis', seat(0))));
    expect(p.asked(1)).toMatchObject({
      kind: 'choose-resource',
      options: [{ resource: 'fuel' }, { resource: 'food' }],
    });
    p.choose(1, { resource: 'food' });
    expect(p.g.state.resources).toMatchObject({ fuel: 9, food: 7, morale: 3, population: 2 });
  });

  rule('BG-RESOURCE-03', 'nobody is asked when one resource alone is lowest', () => {
    const p = position({ seats, resources: { fuel: 9, food: 9, morale: 3, population: 2 } });
    p.run((g) => gainEffect('lowest', 1).run(g, context('crisis', seat(0))));
    expect(p.table.pending).toEqual([]);
    expect(p.g.state.resources.population).toBe(3);
    p.run((g) => gainEffect('lowest', 1).run(g, context('crisis', seat(0))));
    expect(p.asked(0)?.options).toMatchObject([{ resource: 'morale' }, { resource: 'population' }]);
  });

  rule('BG-RESOURCE-04', 'a change is marked at once, and a dial stops at 0', () => {
    const p = position({ seats, resources: { fuel: 1 } });
    p.run((g) => lose(g, 'fuel', 3));
    expect(p.g.state.resources.fuel).toBe(0);
    expect(p.events()).toContainEqual({ type: 'resource-lost', resource: 'fuel', n: 1, left: 0 });
    p.run((g) => lose(g, 'fuel', 1));
    expect(p.g.state.resources.fuel).toBe(0);
  });

  const half: [Resource, number][] = [
    ['fuel', 4],
    ['food', 4],
    ['morale', 5],
    ['population', 6],
  ];
  for (const [resource, most] of half) {
    rule('BG-RESOURCE-05', `${resource} is red at ${most} and not above`, () => {
      const above = position({ seats, resources: { [resource]: most + 1 } });
      const at = position({ seats, resources: { [resource]: most } });
      expect([isRed(above.g, resource), isRed(at.g, resource)]).toEqual([false, true]);
    });
  }

  rule('BG-RESOURCE-06', 'no resource goes above 15', () => {
    const p = position({ seats, resources: { food: 14 } });
    p.run((g) => gain(g, 'food', 3));
    expect(p.g.state.resources.food).toBe(15);
    expect(p.events()).toContainEqual({ type: 'resource-gained', resource: 'food', n: 1, left: 15 });
    p.run((g) => gain(g, 'food', 1));
    expect(p.g.state.resources.food).toBe(15);
    expect(p.events().filter(({ type }) => type === 'resource-gained')).toHaveLength(1);
  });

  rule('BG-BOARD-04', 'everybody sees the four dials', () => {
    const p = position({ seats, resources: { fuel: 3, food: 5, morale: 7, population: 11 } });
    for (const viewer of [seat(0), seat(2), 'spectator'] as const) {
      expect(p.view(viewer)).toMatchObject({ resources: { fuel: 3, food: 5, morale: 7, population: 11 } });
    }
  });

  rule('BG-UNI-163', 'a protected resource loses one less, the next time only', () => {
    const p = position({ seats });
    p.g.turn.modifiers.set('protected', 'morale');
    p.run((g) => lose(g, 'food', 1));
    p.run((g) => lose(g, 'morale', 2));
    expect(p.g.state.resources).toMatchObject({ food: 7, morale: 9 });
    p.run((g) => lose(g, 'morale', 2));
    expect(p.g.state.resources.morale).toBe(7);
  });

  rule('BG-UNI-163', 'a loss of one is none at all then, and where nothing would be lost the protection stays', () => {
    const p = position({ seats });
    p.g.turn.modifiers.set('protected', 'morale');
    p.run((g) => lose(g, 'morale', 0));
    p.run((g) => lose(g, 'morale', 1));
    expect(p.g.state.resources.morale).toBe(10);
    expect(p.events()).toEqual([]);
    p.run((g) => lose(g, 'morale', 1));
    expect(p.g.state.resources.morale).toBe(9);
  });

  rule('BG-RESOURCE-04', 'a loss is a moment at which abilities may answer', () => {
    const answered: [string, number][] = [];
    const content = withAbilities('kara-thrace', {
      name: 'Memento',
      responses: [
        {
          window: 'resource-lost',
          possible: (_, __, { resource }) => resource === 'population',
          *respond(_, __, { resource, n }) {
            answered.push([resource, n]);
            return 'close';
          },
        },
      ],
    });
    const p = position({ seats, content });
    p.run((g) => lose(g, 'food', 1));
    expect(p.table.pending).toEqual([]);
    p.run((g) => lose(g, 'population', 2)).choose(2, { name: 'Memento' });
    expect(answered).toEqual([['population', 2]]);
  });

  rule('BG-RESOURCE-04', 'cards in play change a loss before it is marked and answer it after', () => {
    const told: [Seat | null, string, number][] = [];
    const hooks: Hooks = {
      lossOf: (_, __, resource, n) => (resource === 'fuel' ? n + 1 : n),
      *afterLoss(_, owner, resource, n) {
        told.push([owner, resource, n]);
      },
    };
    const p = position({
      seats,
      content: withAbilities('kara-thrace', { hooks }),
    });
    p.run((g) => lose(g, 'fuel', 1));
    expect(p.g.state.resources.fuel).toBe(6);
    expect(told).toEqual([[2, 'fuel', 2]]);
  });
});
