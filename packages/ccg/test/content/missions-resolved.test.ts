/** Missions that do something once, when they are resolved. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { card, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const TIGH = 'BSG1-133'; // an Officer of power 3
const ELOSHA = 'BSG2-106'; // a Politician
const ANDERS = 'BSG2-083'; // a Civilian
const BALTAR = 'BSG2-099'; // a Civilian
const DORAL = 'BSG2-095'; // a Cylon
const APOLLO = 'BSG1-098'; // a Pilot
const VIPER = 'BSG1-147'; // a Fighter
const SHUTTLE = 'BSG1-146';
const RAIDER = 'BSG2-157'; // a Cylon ship

describe('all of a kind, whoever controls them', () => {
  const readied = [
    ['BSG1-057', [HELO, ANDERS], VIPER, SHUTTLE],
    ['BSG1-062', [ANDERS, ELOSHA], BALTAR, HELO],
    ['BSG1-067', [HELO, APOLLO], APOLLO, TIGH],
    ['BSG1-097', [HELO, ELOSHA], ELOSHA, TIGH],
  ] as const;
  for (const [mission, alert, right, wrong] of readied) {
    card(mission, 'readied', () => {
      const reserve = [right, wrong];
      const p = position({ seats: [{ alert: [mission, ...alert] }, { reserve }] });
      p.resolve(0, mission);
      expect(reserve.map((one) => p.placeOf(1, one))).toEqual(['alert', 'reserve']);
    });
  }

  card('BSG1-069', 'every Officer is committed', () => {
    const p = position({ seats: [{ alert: ['BSG1-069', ELOSHA, 'BSG1-140', HELO] }, { alert: [TIGH, APOLLO] }] });
    p.resolve(0, 'BSG1-069');
    expect([p.placeOf(0, HELO), p.placeOf(1, TIGH), p.placeOf(0, ELOSHA)]).toEqual(['reserve', 'reserve', 'alert']);
  });

  card('BSG1-084', 'your ships are readied, and nobody else’s', () => {
    const seats = [{ alert: ['BSG1-084', HELO, TIGH], reserve: [VIPER, ANDERS] }, { reserve: [VIPER] }];
    const p = position({ seats }).resolve(0, 'BSG1-084');
    expect([p.placeOf(0, VIPER), p.placeOf(0, ANDERS), p.placeOf(1, VIPER)]).toEqual(['alert', 'reserve', 'reserve']);
  });
});

describe('a target', () => {
  card('BSG1-056', 'is a Cylon until the end of the turn', () => {
    const p = position({ seats: [{ alert: ['BSG1-056', ANDERS, SHUTTLE] }, { alert: [HELO] }] });
    p.resolve(0, 'BSG1-056');
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual([ANDERS, HELO]);
    p.target(0, 1, HELO);
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'trait', trait: 'Cylon', gained: true }));
  });

  const sentAway = [
    ['BSG1-072', [ANDERS], RAIDER, 'hand', 12],
    ['BSG1-077', [TIGH, HELO], BALTAR, 'deck', 8],
    ['BSG1-078', [TIGH, APOLLO], BALTAR, 'deck', 10],
    ['BSG1-089', [ANDERS], RAIDER, 'hand', 8],
    ['BSG1-091', [TIGH], BALTAR, 'hand', 10],
  ] as const;
  for (const [mission, alert, victim, where, influence] of sentAway) {
    card(mission, `goes to its owner's ${where}, who then has ${influence} influence`, () => {
      const p = position({ seats: [{ alert: [mission, ...alert] }, { alert: [victim, SHUTTLE] }] });
      const before = p.player(1).deck;
      p.resolve(0, mission);
      if (p.isAsked(0)) p.target(0, 1, victim);
      expect(p.placeOf(1, victim)).toBe(where === 'deck' ? null : where);
      expect(p.player(1)[where === 'deck' ? 'deck' : 'handCount']).toBe(where === 'deck' ? before + 1 : 1);
      expect([p.influence(0), p.influence(1)]).toEqual([10, influence]);
    });
  }

  card('BSG1-077', 'lies on top of its owner’s deck', () => {
    const p = position({ seats: [{ alert: ['BSG1-077', HELO, TIGH] }, { alert: [BALTAR] }] });
    p.resolve(0, 'BSG1-077').target(0, 1, BALTAR);
    expect(p.g.printed(p.g.cards.top(p.g.zone('deck', seat(1))) ?? p.card(1, BALTAR)).id).toBe(BALTAR);
  });

  card('BSG1-091', 'must be alert', () => {
    const p = position({ seats: [{ alert: ['BSG1-091', TIGH] }, { alert: [BALTAR], reserve: [ANDERS] }] });
    expect(
      p
        .resolve(0, 'BSG1-091')
        .offered(0, 'target')
        .map(({ id }) => id),
    ).toEqual([TIGH, BALTAR]);
  });

  const bombing = [
    ['BSG1-083', [APOLLO, VIPER]],
    ['BSG2-078', [VIPER, VIPER]],
  ] as const;
  for (const [mission, alert] of bombing) {
    card(mission, 'is an asset without supply cards, and is defeated', () => {
      const assets = { logistics: [2, 1] };
      const p = position({ seats: [{ alert: [mission, ...alert] }, { assets }] });
      p.resolve(0, mission);
      expect(p.player(1).stacks.filter(({ base }) => !base)).toHaveLength(1);
      expect(p.g.count('supply', seat(1))).toBe(1);
    });
  }

  card('BSG2-046', 'is defeated by an own personnel that is committed and exhausted', () => {
    const p = position({ seats: [{ alert: ['BSG2-046', DORAL] }, { alert: [BALTAR, VIPER] }] });
    p.resolve(0, 'BSG2-046');
    if (p.isAsked(0)) p.target(0, 1, BALTAR);
    expect(p.placeOf(1, BALTAR)).toBe('discard');
    expect([p.placeOf(0, DORAL), p.g.isExhausted(p.card(0, DORAL))]).toEqual(['reserve', true]);
  });

  card('BSG2-046', 'needs a Cylon that is no Machine', () => {
    const p = position({ seats: [{ alert: ['BSG2-046', 'BSG1-107'] }, { alert: [BALTAR] }] });
    expect(p.offered(0, 'resolve')).toEqual([]);
  });
});

card('BSG1-079', 'a Cylon card is searched for, shown and taken in hand', () => {
  const p = position({ seats: [{ alert: ['BSG1-079', ANDERS, RAIDER], deck: [HELO, DORAL, VIPER] }, {}] });
  p.resolve(0, 'BSG1-079');
  expect(p.asked(0).options.map(({ id }) => id)).not.toContain(HELO);
  p.choose(0, { id: DORAL });
  expect(p.placeOf(0, DORAL)).toBe('hand');
  expect(JSON.stringify(p.events(seat(1)))).toContain(DORAL);
});

card('BSG1-086', 'others sacrifice whoever has the same title as a personnel of yours', () => {
  const BOUNTY = 'BSG1-124'; // Helo too
  const seats = [{ alert: ['BSG1-086', HELO, TIGH] }, { alert: [BOUNTY, ELOSHA] }, { reserve: [HELO, VIPER] }];
  const p = position({ seats });
  p.resolve(0, 'BSG1-086').choose(0, { id: HELO });
  expect([p.placeOf(1, BOUNTY), p.placeOf(2, HELO)]).toEqual(['discard', 'discard']);
  expect([p.placeOf(0, HELO), p.placeOf(1, ELOSHA), p.placeOf(2, VIPER)]).toEqual(['alert', 'alert', 'reserve']);
});
