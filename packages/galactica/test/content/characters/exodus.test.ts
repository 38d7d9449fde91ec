import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rollDie } from '../../../src/core/engine/dice.ts';
import { activate } from '../../../src/core/rules/activate-cylon-ships.ts';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { execute } from '../../../src/core/rules/execution.ts';
import { ftlJump } from '../../../src/core/rules/jump.ts';
import { activateLocation } from '../../../src/core/rules/locations.ts';
import { receiveSkills } from '../../../src/core/rules/receive-skills.ts';
import { startCharacter } from '../../../src/core/setup/choose-character.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { acting, offered } from '../../rules/acting.ts';
import { adama, roslin, starbuck, tigh, zarek } from '../../rules/people.ts';

const anders = { character: 'samuel-anders', at: 'armory' } as const;
const cally = { character: 'callandra-tyrol', at: 'hangar-deck' } as const;
const gaeta = { character: 'felix-gaeta', at: 'ftl-control' } as const;
const tory = { character: 'tory-foster', at: 'press-room' } as const;
/** Somebody without an ability that interrupts a check or a die. */
const plainTigh = { ...tigh, miracle: 0 } as const;

describe('Anders', () => {
  test('Star Player: as many cards as he discards, all of one type in his skill set', () => {
    const p = acting({ seats: [{ ...anders, hand: ['Repair', 'Bait', 'Executive Order'] }, adama, zarek] });
    p.choose(0, { name: 'Star Player' }).choose(0, { name: 'Repair' }, { name: 'Bait' });
    expect(p.asked(0)?.options.map(({ skill }) => skill)).toEqual(['leadership', 'tactics', 'piloting']);
    p.choose(0, { skill: 'piloting' });
    const hand = p.g.hand(seat(0)).map((card) => p.g.entry(card));
    expect(hand.map((entry) => ('type' in entry ? entry.type : ''))).toEqual(
      expect.arrayContaining(['piloting', 'piloting', 'leadership']),
    );
    expect(hand).toHaveLength(3);
    expect(offered(acting({ seats: [anders, adama, zarek] }), 0)).not.toContain('Star Player');
  });

  test('Longshot: on his turn he names the result of any die', () => {
    let result = 0;
    const p = position({ seats: [anders, plainTigh, { ...starbuck, hand: ['Strategic Planning'] }] });
    p.run(function* (g) {
      result = yield* rollDie(g, seat(1), 'card');
    });
    p.choose(0, { name: 'Longshot', result: 7 }).choose(2, { type: 'pass' });
    expect([result, p.table.pending, p.g.player(seat(0)).miracle]).toEqual([7, [], 0]);
    const other = position({ seats: [plainTigh, anders, zarek] }).run((g) => rollDie(g, seat(1), 'card'));
    expect(other.table.pending).toEqual([]);
  });

  rule('BG-FLEET-07', 'Longshot also decides where a ship is placed on the Cylon Fleet board', () => {
    const p = position({ seats: [anders, plainTigh, zarek] }).run((g) => activate(g, 'raiders'));
    p.choose(0, { name: 'Longshot', result: 1 });
    expect(p.g.state.fleetRaiders.stern).toBe(1);
  });

  test('Starts on the Bench: no skill cards in his first Receive Skills step', () => {
    const p = position({ seats: [anders, adama, zarek] }).run((g) => startCharacter(g, seat(0)));
    expect(p.g.player(seat(0)).place).toBe('armory');
    p.run((g) => receiveSkills(g, seat(0)));
    expect(p.g.hand(seat(0))).toEqual([]);
    p.run((g) => receiveSkills(g, seat(0))).choose(0, { counts: [1, 0] });
    expect(p.g.hand(seat(0))).toHaveLength(5);
  });

  rule('BG-NEWCHAR-10', 'nor in the next one when he comes later', () => {
    const p = position({ seats: [tigh, adama, zarek] }).run((g) => execute(g, seat(0)));
    p.choose(0, { character: 'samuel-anders' }).run((g) => receiveSkills(g, seat(0)));
    expect(p.g.hand(seat(0))).toEqual([]);
  });
});

describe('Cally', () => {
  const brig = (current: number) =>
    position({
      seats: [cally, { ...plainTigh, at: 'brig' }, { character: 'galen-tyrol', miracle: 0 }],
      current,
      destiny: ['Repair 2', 'Launch Scout 1', 'Repair 1'],
    }).run((g) => activateLocation(g, seat(1), 'brig'));

  test('Quick Fix: on her turn she may discard one of the cards revealed', () => {
    const p = brig(0).choose(0, { name: 'Quick Fix', discarded: 'Repair' });
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'check-totalled', strength: 1 }));
    const kept = brig(0).choose(0, { type: 'pass' });
    expect(kept.events()).toContainEqual(expect.objectContaining({ type: 'check-totalled', strength: -1 }));
    expect(brig(2).table.pending).toEqual([]);
  });

  test('Quick Fix: a card discarded has no ability any more', () => {
    const p = position({
      seats: [cally, { ...plainTigh, at: 'brig' }, { character: 'galen-tyrol', miracle: 0 }],
      destiny: ['Dradis Contact', 'Launch Scout 1', 'Repair 1'],
    }).run((g) => activateLocation(g, seat(1), 'brig'));
    p.choose(0, { name: 'Quick Fix', discarded: 'Dradis Contact' });
    expect(p.g.state.raiders.bow).toBe(0);
  });

  test('Discharge of a Firearm: another character beside her is executed', () => {
    const seats = [cally, { ...tigh, at: 'hangar-deck', loyalty: ['cylon-brig'] }, adama] as const;
    const p = acting({ seats }).choose(0, { name: 'Discharge of a Firearm' });
    expect(p.g.player(seat(1)).revealed).toBe(true);
    expect(offered(acting({ seats: [cally, tigh, adama] }), 0)).not.toContain('Discharge of a Firearm');
  });

  /** Tigh's check to get out of the Brig, when it is her turn to add cards. */
  const asked = (hand: string[], at: 'hangar-deck' | 'brig' = 'hangar-deck') =>
    position({ seats: [{ ...plainTigh, at: 'brig' }, { ...cally, at, hand }, zarek] })
      .run((g) => activateLocation(g, seat(0), 'brig'))
      .pass('join-check', 'add-to-check');

  test('Impulsive: she adds none, or two and more', () => {
    const p = asked(['Repair', 'Bait', 'Executive Order']).choose(1, { type: 'yes' });
    expect(p.asked(1)).toMatchObject({ kind: 'add-to-check', min: 2, max: 3 });
    p.choose(1, { name: 'Repair' }, { name: 'Executive Order' });
    expect(p.handNames(1)).toEqual(['Bait']);
    const none = asked(['Repair', 'Bait']).choose(1, { type: 'nothing' });
    expect(none.handNames(1)).toEqual(['Repair', 'Bait']);
  });

  test('Impulsive: with one card she adds none; in the Brig she may add her one', () => {
    expect(asked(['Repair']).asked(1)).toBeNull();
    expect(asked(['Repair', 'Bait'], 'brig').asked(1)).toMatchObject({ kind: 'add-to-check', min: 0, max: 1 });
  });
});

describe('Gaeta', () => {
  test('FTL Operator: he may have the die of FTL Control rolled again, once', () => {
    const p = position({ seats: [plainTigh, gaeta, zarek], jumpTrack: 3, rolls: [1, 7] }).run((g) =>
      ftlJump(g, seat(0)),
    );
    p.choose(1, { name: 'FTL Operator' });
    expect([p.g.state.resources.population, p.asked(1)?.kind]).toEqual([12, 'choose-destination']);
    const card = position({ seats: [plainTigh, gaeta, zarek], rolls: [1] }).run((g) => rollDie(g, seat(0), 'card'));
    expect(card.table.pending).toEqual([]);
  });

  test('Coup: he becomes Admiral, out of the Brig if need be', () => {
    const p = acting({ seats: [{ ...gaeta, at: 'brig' }, adama, zarek] }).choose(0, { name: 'Coup' });
    expect([p.g.holder('admiral'), p.g.player(seat(0)).place]).toEqual([0, 'command']);
    const free = acting({ seats: [gaeta, adama, zarek] }).choose(0, { name: 'Coup' });
    expect([free.g.holder('admiral'), free.g.player(seat(0)).place]).toEqual([0, 'ftl-control']);
    expect(offered(acting({ seats: [gaeta, adama, zarek], admiral: 0 }), 0)).not.toContain('Coup');
  });

  test('Coup: an Admiral in the Brig, where everybody else is too, gets out by it', () => {
    const jailed = [gaeta, adama, zarek].map((one) => ({ ...one, at: 'brig' as const }));
    const p = acting({ seats: jailed, admiral: 0 }).choose(0, { name: 'Coup' });
    expect([p.g.holder('admiral'), p.g.player(seat(0)).place]).toEqual([0, 'command']);
  });

  test('Misguided: no more than three cards into a check', () => {
    const hand = ['Repair', 'Repair', 'Repair', 'Executive Order'];
    const p = position({
      seats: [
        { ...plainTigh, at: 'brig' },
        { ...gaeta, hand },
        { ...adama, hand: ['Bait', 'Bait', 'Bait', 'Bait'] },
      ],
    });
    p.run((g) => activateLocation(g, seat(0), 'brig')).pass('add-to-check');
    expect(p.asked(1)).toMatchObject({ max: 3 });
    p.table.give(seat(1), []);
    expect(p.asked(2)).toMatchObject({ max: 4 });
  });
});

describe('Tory', () => {
  test('Influential: the top five quorum cards in the order she likes, President or not', () => {
    const five = ['Food Rationing', 'Arrest Order', 'Eulogy', 'Probation', 'Inspirational Speech'];
    const p = acting({ seats: [tory, adama, zarek], president: 2, next: { quorum: five } });
    p.choose(0, { name: 'Influential' });
    const order = [4, 2, 0, 1, 3].map((n) => five[n] ?? '');
    for (const name of order.slice(0, 4)) p.choose(0, { name });
    expect([p.names(zones.quorumDeck).slice(0, 5), p.table.pending]).toEqual([order, []]);
    expect(JSON.stringify(p.events(seat(1)))).not.toContain('Eulogy');
  });

  test('Amoral: as current player she makes the check, and has no other way', () => {
    const drawn = (current: number) =>
      position({ seats: [tory, plainTigh, zarek], current, next: { crisis: ['Water Sabotaged'] } }).run((g) =>
        crisisStep(g, g.current),
      );
    expect(drawn(0).asked(0)).toBeNull();
    expect(drawn(0).events()).toContainEqual(expect.objectContaining({ type: 'crisis-choice', label: 'check' }));
    expect(drawn(1).asked(1)?.options).toHaveLength(2);
  });

  test('Amoral: what is put to the President is hers to choose', () => {
    const p = position({ seats: [tory, plainTigh, zarek], next: { crisis: ['Rescue Caprica Survivors'] } });
    expect(p.run((g) => crisisStep(g, g.current)).asked(0)?.options).toHaveLength(2);
  });

  test('Adaptable: she may let it pass, and it is her choice of types', () => {
    const p = acting({ seats: [roslin, adama, tory], quorumHand: ['Enact Production Quotas'] });
    p.choose(0, { name: 'Enact Production Quotas' }).choose(2, { type: 'pass' });
    expect([p.g.hand(seat(2)), p.table.pending]).toEqual([[], []]);
  });
});
