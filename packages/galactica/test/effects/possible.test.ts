import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { drawDestination, resolveDestination } from '../../src/core/rules/destination.ts';
import { canActivate } from '../../src/core/rules/locations.ts';
import { canResolve } from '../../src/core/rules/quorum.ts';
import { zones } from '../../src/core/state/zones.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { acting, offered } from '../rules/acting.ts';
import { adama, four, starbuck, three, tigh, zarek } from '../rules/people.ts';

const plainTigh = { ...tigh, miracle: 0 };

describe('an action of which anything comes may be taken', () => {
  rule('BG-UNI-113', 'Authorization of Brutal Force with nothing to destroy: the roll comes', () => {
    const p = acting({ seats: [plainTigh, adama, zarek], quorumHand: ['Authorization of Brutal Force'], rolls: [2] });
    p.choose(0, { name: 'Authorization of Brutal Force' });
    expect(p.g.state.resources.population).toBe(11);
  });

  rule('BG-UNI-113', 'Release Cylon Mugshots while nobody may look at loyalty cards: the roll comes', () => {
    const p = acting({
      seats: [plainTigh, { ...adama, loyalty: ['cylon-brig'] }, zarek],
      quorumHand: ['Release Cylon Mugshots'],
      inPlay: ['Detector Sabotage'],
      rolls: [3],
    }).choose(0, { name: 'Release Cylon Mugshots' });
    const [card] = p.g.cards.list(zones.loyalty(seat(1)));
    expect([p.g.state.resources.morale, card !== undefined && p.g.cards.knows(card, seat(0))]).toEqual([9, false]);
  });

  test('Make a Deal with nobody in the Brig, in games of earlier revisions: somebody still draws a mutiny card', () => {
    const p = acting({ revision: 5, seats: [{ ...plainTigh, mutiny: ['Make a Deal'] }, adama, zarek] });
    p.choose(0, { name: 'Make a Deal' }).choose(0, { seat: 1 });
    expect(p.g.cards.count(mutinyZones.hand(seat(1)))).toBe(1);
  });
});

describe('an action of which nothing comes may not', () => {
  test('Build Nuke while the Admiral has all nukes', () => {
    const hand = ['Build Nuke'];
    expect(offered(acting({ seats: [{ ...tigh, hand }, adama, zarek], nukes: 3 }), 0)).not.toContain('Build Nuke');
    expect(offered(acting({ seats: [{ ...tigh, hand }, adama, zarek], nukes: 2 }), 0)).toContain('Build Nuke');
  });

  test('Eulogy before an execution has cost morale, Resources for Galactica with nothing to repair', () => {
    const quorumHand = ['Eulogy', 'Resources for Galactica'];
    const reserve = { viper: 6, 'mark-vii': 4 };
    const whole = offered(acting({ seats: four, quorumHand, reserve }), 0);
    for (const name of quorumHand) expect(whole).not.toContain(name);
    expect(offered(acting({ seats: four, quorumHand, reserve, damaged: ['armory'] }), 0)).toContain(
      'Resources for Galactica',
    );
    expect(offered(acting({ seats: four, quorumHand, reserve: { viper: 5, 'mark-vii': 4 } }), 0)).toContain(
      'Resources for Galactica',
    );
    const mourned = position({ seats: three, quorumHand });
    mourned.g.state.executionCostMorale = true;
    expect(canPlay(mourned, 'Eulogy')).toBe(true);
  });

  test('what has to be paid in full, or comes first, is not to be had without it', () => {
    const { g } = position({
      seats: [{ ...tigh, hand: ['Repair'] }, { ...starbuck, hand: ['Repair', 'Repair'] }, zarek],
    });
    expect([0, 1].map((n) => canActivate(g, seat(n), 'engine-room'))).toEqual([false, true]);
    expect([0, 1].map((n) => canActivate(g, seat(n), 'hangar-deck'))).toEqual([false, true]);
  });

  test('Gas Giant: no fuel without a viper to give for it', () => {
    const reached = (viper: number) => {
      const reserve = { viper, 'assault-raptor': 0 };
      return position({ seats: three, reserve, next: { destination: ['Gas Giant'] } }).run(function* (g) {
        const card = drawDestination(g);
        if (card !== null) yield* resolveDestination(g, card);
      });
    };
    expect([reached(0).table.pending, reached(0).g.state.resources.fuel]).toEqual([[], 8]);
    expect(reached(1).asked(1)?.kind).toBe('may');
  });
});

function canPlay(p: ReturnType<typeof position>, name: string): boolean {
  const [card] = p.g.cards.list(zones.quorumHand(seat(0))).filter((one) => p.g.entry(one).name === name);
  return card !== undefined && canResolve(p.g, seat(0), card);
}
