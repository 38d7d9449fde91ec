/** Units that are stronger, or make others stronger, while something holds; and those that respond. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { card, funds, type Position, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const TYROL = 'BSG1-120'; // Enlisted, of power 1
const TIGH = 'BSG1-133'; // an Officer of power 3
const ANDERS = 'BSG2-083'; // a Civilian of power 2
const APOLLO = 'BSG1-098'; // a Pilot of power 2
const VIPER = 'BSG1-147'; // a Fighter of power 2
const MISSION = 'BSG1-057'; // Cylon threat 2

const decided = (p: Position) => p.events().find(({ type }) => type === 'challenge-decided');

describe('stronger by itself', () => {
  const defending = [
    ['BSG1-102', HELO, 3],
    ['BSG1-170', VIPER, 3],
    ['BSG2-145', VIPER, 3],
  ] as const;
  for (const [id, challenger, power] of defending) {
    card(id, 'while defending', () => {
      const p = position({ seats: [{ alert: [challenger] }, { alert: [id] }] });
      expect(p.power(1, id)).toBeLessThan(power);
      p.challenge(0, challenger).choose(1, { type: 'defend' });
      expect(decided(p)).toMatchObject({ challenger: 3, defender: power + 1 });
    });
  }

  card('BSG1-112', 'while challenging', () => {
    const p = position({ seats: [{ alert: ['BSG1-112'] }, {}] });
    expect(p.power(0, 'BSG1-112')).toBe(2);
    p.challenge(0, 'BSG1-112').passUntil('action');
    expect(p.influence(1)).toBe(6);
  });

  for (const [id, power] of [
    ['BSG1-115', 1],
    ['BSG2-142', 2],
  ] as const) {
    card(id, 'in the Cylon phase', () => {
      const own = { alert: [id], reserve: [MISSION, MISSION, MISSION] };
      expect(position({ seats: [own, own] }).power(0, id)).toBe(power);
      expect(position({ phase: 'cylon', seats: [{ ...own, deck: [VIPER] }, own] }).power(0, id)).toBe(power + 2);
    });
  }

  card('BSG1-136', 'for each other Pilot of yours', () => {
    const p = position({ seats: [{ alert: ['BSG1-136', APOLLO], reserve: ['BSG1-103', HELO] }, { alert: [APOLLO] }] });
    expect(p.power(0, 'BSG1-136')).toBe(4);
  });

  card('BSG1-143', 'while another personnel of yours is alert', () => {
    const power = (alert: readonly string[], reserve: readonly string[]) =>
      position({ seats: [{ alert: ['BSG1-143', ...alert], reserve }, { alert: [HELO] }] }).power(0, 'BSG1-143');
    expect([power([HELO], []), power([VIPER], [HELO])]).toEqual([4, 2]);
  });

  card('BSG2-088', 'while a Helo of yours is alert', () => {
    const power = (alert: readonly string[], reserve: readonly string[]) =>
      position({ seats: [{ alert: ['BSG2-088', ...alert], reserve }, { alert: [HELO] }] }).power(0, 'BSG2-088');
    expect([power([HELO], []), power([VIPER], [HELO])]).toEqual([3, 2]);
  });
});

describe('stronger beside it', () => {
  const rows = [
    ['BSG1-099', 'BSG1-103', HELO],
    ['BSG2-084', 'BSG1-118', HELO],
    ['BSG2-137', ANDERS, HELO],
  ] as const;
  for (const [id, right, wrong] of rows) {
    card(id, 'one kind of your units has 1 more power', () => {
      const p = position({ seats: [{ alert: [id, right], reserve: [wrong] }, { alert: [right] }] });
      expect([p.power(0, right), p.power(0, wrong), p.power(1, right)]).toEqual([3, 2, 2]);
    });
  }

  card('BSG1-144', 'your defending personnel have 1 more power', () => {
    const p = position({ seats: [{ alert: [TIGH] }, { alert: ['BSG1-144', HELO] }] });
    p.challenge(0, TIGH).choose(1, { type: 'defend' });
    expect(decided(p)).toMatchObject({ challenger: 4, defender: 4 });
  });

  card('BSG1-100', 'your other Officers are Politicians too', () => {
    const p = position({ seats: [{ alert: ['BSG1-100', HELO, TYROL] }, { alert: [HELO] }] });
    const politicians = [
      [0, HELO],
      [0, TYROL],
      [1, HELO],
    ] as const;
    expect(politicians.map(([at, id]) => p.g.hasTrait(p.card(at, id), 'Politician'))).toEqual([true, false, false]);
  });

  card('BSG2-148', 'Cylon threats have 1 less power', () => {
    const seats = [
      { alert: ['BSG2-148'], reserve: [MISSION, MISSION, MISSION], deck: [VIPER] },
      { deck: ['BSG1-155'] },
    ];
    const p = position({ phase: 'cylon', seats });
    expect([p.power(0, VIPER), p.power(1, 'BSG1-155')]).toEqual([0, 2]);
  });

  card('BSG2-112', 'the fleet defense level is 1 higher', () => {
    const level = (alert: readonly string[]) => position({ seats: [{ alert }, {}] }).view().fleetDefense;
    expect(level(['BSG2-112'])).toBe(level([]) + 1);
  });

  card('BSG1-126', 'your mystic values are 1 higher', () => {
    const p = position({ seats: [{ alert: ['BSG1-126', HELO] }, { alert: [HELO] }] });
    p.challenge(0, HELO).choose(1, { type: 'defend' });
    expect(decided(p)).toMatchObject({ challenger: 4, defender: 3 });
  });
});

describe('on entering play', () => {
  const plays = (id: string, own: object, other: object = {}) =>
    position({ seats: [{ hand: [id], assets: funds(id), ...own }, other] }).play(0, id);

  card('BSG1-101', 'gains 1 influence', () => {
    const p = plays('BSG1-101', {});
    expect([p.influence(0), p.influence(1)]).toEqual([11, 10]);
  });

  card('BSG1-104', 'draws a card', () => {
    expect(plays('BSG1-104', { deck: [HELO] }).placeOf(0, HELO)).toBe('hand');
  });

  card('BSG2-109', 'readies a ship of yours', () => {
    const p = plays('BSG2-109', { reserve: [VIPER, HELO] }, { reserve: [VIPER] });
    expect([p.placeOf(0, VIPER), p.placeOf(0, HELO), p.placeOf(1, VIPER)]).toEqual(['alert', 'reserve', 'reserve']);
  });

  card('BSG1-139', 'defeats a personnel, itself if there is no other', () => {
    const p = plays('BSG1-139', {}, { alert: [HELO] });
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual(['BSG1-139', HELO]);
    expect(p.target(0, 1, HELO).placeOf(1, HELO)).toBe('discard');
    expect(plays('BSG1-139', {}, { alert: [VIPER] }).placeOf(0, 'BSG1-139')).toBe('discard');
  });

  card('BSG1-171', 'looks at the top card of a deck', () => {
    const p = plays('BSG1-171', {}, { deck: [HELO] }).choose(0, { player: 1 });
    const looked = p.events(seat(0)).find(({ type }) => type === 'looked');
    expect(looked).toMatchObject({ player: 0, at: 1, ids: [HELO] });
  });
});

describe('in response', () => {
  card('BSG1-121', 'readies a ship that enters play', () => {
    const own = { alert: ['BSG1-121'], hand: [VIPER], assets: funds(VIPER) };
    const p = position({ seats: [own, {}] })
      .play(0, VIPER)
      .choose(0, { type: 'use' });
    expect([p.placeOf(0, VIPER), p.placeOf(0, 'BSG1-121')]).toEqual(['alert', 'reserve']);
  });

  card('BSG1-128', 'may be readied after its challenge, once per turn', () => {
    const p = position({ seats: [{ alert: ['BSG1-128'] }, {}] });
    p.challenge(0, 'BSG1-128').choose(0, { type: 'use' }).passUntil('action');
    expect(p.placeOf(0, 'BSG1-128')).toBe('alert');
    p.pass(1).challenge(0, 'BSG1-128').passUntil('action');
    expect(p.placeOf(0, 'BSG1-128')).toBe('reserve');
  });

  for (const [id] of [['BSG1-134'], ['BSG1-LE08']] as const) {
    card(id, 'is readied when you are challenged, and spent afterwards', () => {
      const p = position({ seats: [{ alert: [HELO] }, { reserve: [id] }] });
      p.challenge(0, HELO).choose(1, { type: 'use' });
      expect(p.placeOf(1, id)).toBe('alert');
      p.choose(1, { type: 'decline' }).passUntil('action');
      expect([p.placeOf(1, id), p.g.isExhausted(p.card(1, id)), p.influence(1)]).toEqual(['reserve', true, 8]);
      const alert = position({ seats: [{ alert: [HELO] }, { alert: [id] }] }).challenge(0, HELO);
      expect(alert.asked(1).kind).toBe('defend'); // alert already, it is not spent
    });
  }

  for (const [id, power] of [
    ['BSG1-172', 4],
    ['BSG2-094', 4],
  ] as const) {
    card(id, 'is sacrificed after its challenge', () => {
      const p = position({ seats: [{ alert: [id] }, {}] });
      p.challenge(0, id).passUntil('action');
      expect([p.placeOf(0, id), p.influence(1)]).toEqual(['discard', 10 - power]);
    });
  }

  card('BSG1-145', 'you lose 1 influence less', () => {
    const p = position({ seats: [{ alert: [HELO] }, { alert: ['BSG1-145'] }] });
    p.challenge(0, HELO).choose(1, { type: 'use' });
    expect([p.influence(1), p.placeOf(1, 'BSG1-145')]).toEqual([9, 'reserve']);
  });

  card('BSG1-153', 'a Pilot is committed for 3 more power', () => {
    const p = position({ seats: [{ alert: ['BSG1-153', APOLLO] }, {}] });
    p.challenge(0, 'BSG1-153').choose(0, { type: 'use' }).passUntil('action');
    expect([p.influence(1), p.placeOf(0, APOLLO)]).toEqual([4, 'reserve']);
  });

  card('BSG2-113', 'defeated, it gains 2 influence', () => {
    const p = position({ seats: [{ alert: [TIGH] }, { alert: ['BSG2-113'] }] });
    p.challenge(0, TIGH).choose(1, { type: 'defend' });
    expect([p.placeOf(1, 'BSG2-113'), p.influence(1)]).toEqual(['discard', 12]);
  });

  card('BSG2-121', 'a personnel that nobody defends against gets +2 power', () => {
    const p = position({ seats: [{ alert: [HELO, 'BSG2-121'] }, {}] });
    p.challenge(0, HELO).choose(0, { type: 'use' }).passUntil('action');
    expect([p.influence(1), p.placeOf(0, 'BSG2-121')]).toEqual([6, 'reserve']);
  });

  card('BSG2-153', 'winning, it defeats an asset without supply cards', () => {
    const other = { alert: [VIPER], assets: { logistics: [2], persuasion: [1] } };
    const p = position({ seats: [{ alert: ['BSG2-153'] }, other] });
    p.challenge(0, 'BSG2-153').choose(1, { type: 'defend' });
    expect(p.player(1).stacks).toHaveLength(2);
    expect(p.placeOf(1, 'BSG1-158')).toBe('discard');
  });

  card('BSG1-LE01', 'you may choose who defends against another personnel of yours', () => {
    const p = position({ seats: [{ alert: [TIGH, 'BSG1-LE01'] }, { alert: [HELO, TYROL] }] });
    p.challenge(0, TIGH).choose(0, { type: 'use' }).choose(1, { type: 'defend' });
    expect(p.offered(0, 'defend').map(({ id }) => id)).toEqual([HELO, TYROL]);
    expect(p.placeOf(0, 'BSG1-LE01')).toBe('reserve');
  });
});

describe('what may not challenge', () => {
  for (const [id] of [['BSG1-114'], ['BSG1-LE04']] as const) {
    card(id, 'may defend', () => {
      const p = position({ seats: [{ alert: [id] }, { alert: [HELO] }] });
      expect(p.offered(0, 'challenge')).toEqual([]);
      expect(
        p
          .pass(0)
          .challenge(1, HELO)
          .offered(0, 'defend')
          .map(({ id: one }) => one),
      ).toEqual([id]);
    });
  }
});
