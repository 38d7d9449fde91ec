import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import type { Ability } from '../../src/core/content/entry.ts';
import { reroll, rollDie } from '../../src/core/engine/dice.ts';
import type { Response } from '../../src/core/engine/windows.ts';
import { happened, lastOf, plain } from './checks.ts';

/** Rolls again, once a roll. */
const rerolls: Partial<Ability> = {
  name: 'Reroll',
  responses: [
    {
      window: 'after-roll',
      possible: (_g, _seat, { roll }) => !roll.used.has('Reroll'),
      *respond(g, _seat, { roll }) {
        roll.used.add('Reroll');
        yield* reroll(g, roll);
      },
    } satisfies Response<'after-roll'>,
  ],
};
const sets: Partial<Ability> = {
  name: 'Longshot',
  responses: [
    {
      window: 'before-roll',
      *respond(_g, _seat, { roll }) {
        roll.set = 6;
        return 'close';
      },
    } satisfies Response<'before-roll'>,
  ],
};
const rolled = (p: ReturnType<typeof plain>) => lastOf(p, 'die-result')['result'];

describe('the die', () => {
  rule('BG-FAQ-27', 'above 8 counts as 8 and below 1 as 1', () => {
    for (const [roll, modifier, result] of [
      [7, 2, 8],
      [8, 2, 8],
      [2, -2, 1],
      [1, -5, 1],
      [5, 2, 7],
    ] as const) {
      const p = plain({ rolls: [roll] });
      p.run((g) => rollDie(g, seat(0), 'card', {}, modifier));
      expect(rolled(p)).toBe(result);
    }
  });

  rule('BG-UNI-122', 'a die rolled again keeps its modifiers, and more may be played on the new roll', () => {
    const p = plain({
      seats: [{}, { hand: ['Strategic Planning 3'] }, { hand: ['Calculations 3'] }],
      abilities: [[rerolls]],
      rolls: [1, 4],
    });
    p.run((g) => rollDie(g, seat(0), 'card'));
    p.choose(1, { name: 'Strategic Planning' });
    p.choose(0, { name: 'Reroll' });
    p.choose(2, { type: 'pass' });
    expect(p.asked(2)).toMatchObject({ kind: 'after-roll', context: { natural: 4, modifier: 2 } });
    p.choose(2, { name: 'Calculations', change: 1 });
    expect(rolled(p)).toBe(7);
  });

  rule('BG-UNI-122', 'a card for before the roll may be played before it is rolled again', () => {
    const p = plain({
      seats: [{}, { hand: ['Strategic Planning 3'] }, {}],
      abilities: [[rerolls]],
      rolls: [1, 4],
    });
    p.run((g) => rollDie(g, seat(0), 'card'));
    p.choose(1, { type: 'pass' });
    p.choose(0, { name: 'Reroll' });
    p.choose(1, { name: 'Strategic Planning' });
    expect(rolled(p)).toBe(6);
  });

  rule('BG-UNI-123', 'nothing modifies a result set in place of a roll', () => {
    const p = plain({
      seats: [{}, { hand: ['Calculations 3'] }, { hand: ['Strategic Planning 3'] }],
      abilities: [[sets]],
    });
    p.run((g) => rollDie(g, seat(0), 'viper-attack', {}, 2));
    p.choose(0, { name: 'Longshot' });
    p.choose(2, { type: 'pass' });
    expect(p.table.pending).toEqual([]);
    expect(rolled(p)).toBe(6);
    expect(happened(p, 'die-rolled')).toEqual([]);
  });

  rule('BG-UNI-123', 'a result may also be set in place of rolling again', () => {
    const p = plain({ abilities: [[rerolls], [sets]], rolls: [1, 2] });
    p.run((g) => rollDie(g, seat(0), 'card', {}, 2));
    p.choose(1, { type: 'pass' });
    p.choose(0, { name: 'Reroll' });
    p.choose(1, { name: 'Longshot' });
    expect(rolled(p)).toBe(6);
    expect(happened(p, 'die-rolled')).toHaveLength(1);
  });

  rule('BG-UNI-122', 'everybody sees the roll while it can be changed, and not afterwards', () => {
    const p = plain({ seats: [{}, { hand: ['Calculations 3'] }, {}], rolls: [4] });
    p.run((g) => rollDie(g, seat(0), 'ftl'));
    expect(p.view('spectator')).toMatchObject({ roll: { purpose: 'ftl', natural: 4 } });
    p.pass();
    expect(p.view('spectator')).toMatchObject({ roll: null });
  });
});
