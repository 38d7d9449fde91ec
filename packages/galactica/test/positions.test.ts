/** What a test can say of a position: where in the turn it is, what chance brings, everything the boards show. */
import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { discardSkills } from '../src/core/rules/discard.ts';
import { zones } from '../src/core/state/zones.ts';

const seats = [
  { character: 'laura-roslin' },
  { character: 'william-adama', hand: ['Repair 1', 'Executive Order 2', 'Launch Scout 1'] },
  { character: 'kara-thrace', piloting: { area: 'bow' } as const },
];

describe('a position', () => {
  for (const [part, step] of [
    ['movement', 'movement'],
    ['action', 'action'],
    ['act', null],
    ['crisis', 'crisis'],
    ['prepare-for-jump', 'prepare-for-jump'],
  ] as const) {
    test(`begins at ${part}`, () => {
      const p = position({ seats, part, next: { crisis: ['Water Sabotaged'] } }).play();
      const steps = p.events().flatMap((event) => (event.type === 'step' ? [event['step']] : []));
      expect(steps[0] ?? null).toBe(step);
      expect(p.events().some(({ type }) => type === 'turn-began')).toBe(part === 'prepare-for-jump');
    });
  }

  test('begins in the turn of a Cylon player without a Crisis step', () => {
    const p = position({
      seats: [{ character: 'laura-roslin', revealed: true }, ...seats.slice(1)],
      part: 'act',
    }).play();
    p.choose(0, { type: 'nothing' });
    const steps = p.events().flatMap((event) => (event.type === 'step' ? [event['step']] : []));
    expect(steps.slice(0, 2)).toEqual(['prepare-for-jump', 'discard']);
  });

  test('says what chance draws', () => {
    for (const [draw, left] of [
      [0, ['Executive Order', 'Launch Scout']],
      [2, ['Repair', 'Executive Order']],
    ] as const) {
      const p = position({ seats, draws: [draw] });
      const held = p.handNames(1);
      p.run((g) => discardSkills(g, seat(1), 1, 'random', {}));
      expect(p.handNames(1)).toEqual(held.filter((_, index) => index !== draw));
      expect(p.handNames(1)).toHaveLength(left.length);
    }
    const p = position({ seats }).draws(3);
    expect(() => p.run((g) => discardSkills(g, seat(1), 1, 'random', {}))).toThrow(RangeError);
  });

  test('has everything a board shows', () => {
    const p = position({
      seats,
      turnNumber: 12,
      already: ['sleeperPhaseDone', 'hubDestroyed'],
      destroyed: { viper: 1 },
      scar: 'stern',
      discarded: ['Water Sabotaged', 'Repair 1'],
      removed: ['Prisoner Revolt'],
      next: { engineering: ['Build Nuke 6'], loyalty: ['cylon-brig'] },
    });
    const { state, cards } = p.g;
    expect([state.turnNumber, state.sleeperPhaseDone, state.hubDestroyed, state.nextJumpWins]).toEqual([
      12,
      true,
      true,
      false,
    ]);
    expect([state.vipers.viper.destroyed, state.scar.where, state.scar.area]).toEqual([1, 'main', 'stern']);
    expect(p.names(zones.crisisDiscard)).toEqual(['Water Sabotaged']);
    expect(p.names(zones.skillDiscard.engineering)).toEqual(['Repair']);
    expect(p.names(zones.removed)).toEqual(['Prisoner Revolt']);
    expect(p.names(zones.skillDeck.engineering)[0]).toBe('Build Nuke');
    expect(cards.count(zones.loyaltyDeck)).toBe(1);
  });
});
