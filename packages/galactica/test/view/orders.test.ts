import {
  type Decision,
  orderedAnswer,
  type Plain,
  passFor,
  type StandingOrder,
  seat,
  startTable,
} from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { within } from '../../src/core/engine/scope.ts';
import { attackViper } from '../../src/core/rules/cylon-attacks.ts';
import { ftlJump } from '../../src/core/rules/jump.ts';
import { galactica } from '../../src/game.ts';
import { orderChoices, windowCatalog } from '../../src/listed.ts';
import { add, plain, startCheck } from '../rules/checks.ts';

const windowsWith = (responder: string) =>
  windowCatalog().filter(({ responders }) => responders.some(({ name }) => name === responder));

/** What a seat's orders answer to what it is asked; null leaves it to the player. */
function ordered(p: ReturnType<typeof plain>, number: number, ...orders: readonly StandingOrder[]) {
  const asked = p.asked(number);
  if (!asked) throw new Error(`seat ${number} is not asked anything`);
  const answer = orderedAnswer(orders, asked, p.view(seat(number)) as Plain);
  return typeof answer === 'number' ? asked.options[answer] : answer;
}

describe('orders as forum players give them', () => {
  const planning: StandingOrder = {
    when: 'before-roll',
    only: [
      { in: 'context', path: ['purpose'], is: 'equal', value: 'ftl' },
      { in: 'view', path: ['jumpTrack'], is: 'equal', value: 3 },
    ],
    answer: { type: 'respond', name: 'Strategic Planning' },
  };
  const eitherWay: StandingOrder = {
    ...planning,
    only: [
      { in: 'context', path: ['purpose'], is: 'among', value: ['ftl'] },
      { in: 'view', path: ['jumpTrack'], is: 'among', value: [3, 4] },
    ],
  };

  test('Strategic Planning on an FTL roll at -3, not at -1', () => {
    const seats = [{}, { hand: ['Strategic Planning 3'] }, {}];
    const risky = plain({ jumpTrack: 3, seats }).run((g) => ftlJump(g, seat(0)));
    expect(ordered(risky, 1, planning)).toMatchObject({ name: 'Strategic Planning' });
    const mild = plain({ jumpTrack: 4, seats }).run((g) => ftlJump(g, seat(0)));
    expect(ordered(mild, 1, planning)).toBeNull();
    expect(ordered(mild, 1, eitherWay)).toMatchObject({ name: 'Strategic Planning' });
  });

  test('Evasive Maneuvers when my own viper is hit', () => {
    const evade: StandingOrder = {
      when: 'after-roll',
      only: [{ in: 'context', path: ['pilot'], is: 'equal', value: 1 }],
      answer: { type: 'respond', name: 'Evasive Maneuvers' },
    };
    const seats = [{}, { hand: ['Evasive Maneuvers 1'], piloting: { area: 'bow' as const } }, {}];
    const p = plain({ seats, rolls: [8] }).run((g) => attackViper(g, 'bow', 'viper', seat(1)));
    expect(ordered(p, 1, evade)).toMatchObject({ name: 'Evasive Maneuvers' });
    const other = plain({ seats, rolls: [8], vipers: { viper: { stern: 1 } } });
    other.run((g) => attackViper(g, 'stern', 'viper', null));
    expect(ordered(other, 1, evade)).toBeNull();
  });

  test('Declare Emergency when a check is short by up to 2', () => {
    const declare: StandingOrder = {
      when: 'after-total',
      only: [{ in: 'context', path: ['short'], is: 'most', value: 2 }],
      answer: { type: 'respond', name: 'Declare Emergency' },
    };
    const short = (difficulty: number) => {
      const destiny = ['Consolidate Power 1', 'Launch Scout 1'];
      const p = plain({ destiny, seats: [{ hand: ['Executive Order 1'] }, { hand: ['Declare Emergency 3'] }, {}] });
      startCheck(p, { difficulty });
      add(p, 1);
      add(p, 0, 'Executive Order 1');
      return p;
    };
    expect(ordered(short(3), 1, declare)).toMatchObject({ name: 'Declare Emergency' });
    expect(ordered(short(4), 1, declare)).toBeNull();
  });

  test('one pass covers every window of the event being resolved, and no other', () => {
    const seats = [{}, { hand: ['Strategic Planning 3'] }, {}];
    const p = plain({ jumpTrack: 3, seats }).run((g) => within(g, 'action', ftlJump(g, seat(0))));
    expect(ordered(p, 1, passFor(p.g.scopes.part))).toEqual({ type: 'pass' });
    expect(ordered(p, 1, passFor('another event'))).toBeNull();
  });
});

describe('every kind of window', () => {
  const kinds = new Map(orderChoices().map(({ window, use }) => [window as string, use]));

  test('anything that can be done in a window is among the choices, and can be ordered or passed', () => {
    const met = new Set<string>();
    const look = (asked: Decision, view: () => Plain): void => {
      if (!asked.options.some(({ type }) => type === 'respond')) return;
      met.add(asked.kind);
      const use = kinds.get(asked.kind) ?? [];
      expect(orderedAnswer([{ when: asked.kind, answer: { type: 'pass' } }], asked, view())).toBe(0);
      asked.options.slice(1).forEach((option) => {
        expect(use).toContain(option['name']);
        const answer = orderedAnswer([{ when: asked.kind, answer: option }], asked, view());
        expect(asked.options[answer as number]).toEqual(option);
      });
    };
    for (let game = 0; game < 12; game++) {
      const table = startTable(galactica, { ...defaults, players: 3 + (game % 4) }, `orders ${game}`);
      for (const below = dice(game); !table.over; step(table, below)) {
        for (const asked of table.pending) look(asked, () => galactica.view(table.state, asked.seat));
      }
    }
    expect(met.size).toBeGreaterThan(5);
    for (const kind of met) expect(kinds.has(kind)).toBe(true);
  });

  test('what an order may wait for is there when the window opens', () => {
    const asked = new Map<string, { decision: Decision; view: Plain }>();
    for (let game = 0; game < 6; game++) {
      const table = startTable(galactica, { ...defaults, players: 5 }, `conditions ${game}`);
      for (const below = dice(game); !table.over; step(table, below)) {
        for (const decision of table.pending) {
          if (decision.options.some(({ type }) => type === 'respond'))
            asked.set(decision.kind, { decision, view: galactica.view(table.state, decision.seat) });
        }
      }
    }
    const looked = orderChoices().flatMap(({ window, only }) => {
      const moment = asked.get(window);
      return moment ? only.map((condition) => ({ ...moment, condition })) : [];
    });
    expect(looked.length).toBeGreaterThan(50);
    for (const { decision, view, condition } of looked) {
      let found: unknown = condition.in === 'view' ? view : decision.context;
      for (const key of condition.path)
        found = (found as Record<string, unknown>)[key === 'me' ? String(decision.seat) : key];
      expect(found, `${decision.kind} ${condition.name}`).toBeDefined();
    }
  });

  test('nothing is among them, or in the reference, that only games of earlier revisions have', () => {
    const moments = [orderChoices().filter(({ use }) => use.includes('Quick Fix')), windowsWith('Quick Fix')];
    expect(moments.map((found) => found.map(({ window }) => window))).toEqual([['check-complete'], ['check-complete']]);
  });

  test('the choices are named after cards and abilities', () => {
    expect(kinds.get('before-roll')).toContain('Strategic Planning');
    expect(kinds.get('after-total')).toContain('Declare Emergency');
    expect(kinds.get('crisis-revealed')).toContain('Secret Destiny');
  });
});
