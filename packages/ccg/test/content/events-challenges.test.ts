/** Events of both sets about challenges, traits, keywords and targets. */
import { describe, expect } from 'vitest';
import { card, funds, position } from '../../testing/index.ts';

const VIPER = 'BSG1-147'; // a ship of power 2, mystic value 2
const STRONG = 'BSG1-154'; // a ship of power 4
const RAIDER = 'BSG1-157'; // a Cylon ship
const HELO = 'BSG1-123'; // an Officer of power 2
const TIGH = 'BSG1-133'; // an Officer of power 3
const ZAREK = 'BSG1-140'; // a Politician of power 2
const BOOMER = 'BSG1-103'; // a Cylon Pilot
const CENTURION = 'BSG1-107'; // a Cylon Machine
const SHUTTLE = 'BSG1-146'; // mystic value 1
const MYSTIC3 = 'BSG1-163'; // mystic value 3

describe('who may challenge and defend', () => {
  card('BSG1-032', 'no Politician may defend', () => {
    const event = 'BSG1-032';
    const p = position({
      seats: [{ hand: [event], alert: [HELO], assets: funds(event) }, { alert: [ZAREK, TIGH] }],
    });
    p.play(0, event).pass(1).challenge(0, HELO);
    expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual([TIGH]);
  });

  card('BSG2-029', 'nobody challenges', () => {
    const event = 'BSG2-029';
    const p = position({ seats: [{ hand: [event], alert: [VIPER], assets: funds(event) }, { alert: [VIPER] }] });
    p.play(0, event);
    expect(p.offered(1, 'challenge')).toEqual([]);
  });

  card('BSG2-029', 'is played in the execution phase only', () => {
    const seats = [
      { hand: ['BSG2-029'], alert: [STRONG, STRONG, VIPER], deck: [STRONG, SHUTTLE], assets: funds('BSG2-029') },
      {},
    ];
    const p = position({ phase: 'cylon', seats });
    p.challenge(0, STRONG).choose(0, { type: 'threat' });
    expect(p.table.pending.map(({ kind }) => kind)).not.toContain('challenge-play'); // nothing can be played in it
    expect(p.events().map(({ type }) => type)).toContain('challenge-ended');
  });

  const scrambling = [
    ['BSG2-008', VIPER, HELO, 0],
    ['BSG2-026', HELO, VIPER, 0],
    ['BSG2-031', HELO, VIPER, 1],
  ] as const;
  for (const [event, unit, challenger, power] of scrambling) {
    card(event, 'lets a unit defend against the other type, and draws a card', () => {
      const p = position({ seats: [{ hand: [event], alert: [unit], assets: funds(event) }, { alert: [challenger] }] });
      p.play(0, event);
      expect([p.player(0).handCount, p.power(0, unit)]).toEqual([1, 2 + power]);
      p.challenge(1, challenger);
      expect(p.offered(0, 'defend').map(({ id }) => id)).toEqual([unit]);
    });
  }

  card('BSG2-033', 'lets a ship challenge as a personnel, with 1 more power, and draws a card', () => {
    const event = 'BSG2-033';
    const p = position({ seats: [{ hand: [event], alert: [VIPER, HELO], assets: funds(event) }, { alert: [STRONG] }] });
    p.play(0, event).target(0, 0, VIPER).pass(1).challenge(0, VIPER).choose(0, { as: 'personnel' });
    expect([p.influence(1), p.player(0).handCount]).toEqual([7, 1]);
  });
});

describe('mystic values in the next challenge', () => {
  const fight = (event: string, deck: readonly string[], theirs: readonly string[], defender: string) =>
    position({
      seats: [
        { hand: [event], alert: [VIPER], deck, assets: funds(event) },
        { alert: [defender], deck: theirs },
      ],
    })
      .play(0, event)
      .pass(1)
      .challenge(0, VIPER)
      .target(1, 1, defender);

  card('BSG1-014', 'two are revealed and added up', () => {
    const p = fight('BSG1-014', [SHUTTLE, MYSTIC3], [SHUTTLE], STRONG);
    expect(p.placeOf(1, STRONG)).toBe('discard'); // 2 + 1 + 3 against 4 + 1
  });

  card('BSG2-032', 'two are revealed and you choose', () => {
    const p = fight('BSG2-032', [SHUTTLE, MYSTIC3], [SHUTTLE], STRONG).choose(0, { value: 3 });
    expect(p.placeOf(1, STRONG)).toBe('discard'); // 2 + 3 against 4 + 1
  });

  card('BSG2-019', 'an opponent reveals two and you choose', () => {
    const p = fight('BSG2-019', [SHUTTLE], [MYSTIC3, SHUTTLE], 'BSG1-148').choose(0, { value: 1 });
    expect(p.placeOf(1, 'BSG1-148')).toBe('discard'); // 2 + 1 against 2 + 1
  });
});

describe('how a challenge ends', () => {
  const seats = (challenger: string, defender: string) => [
    { alert: [challenger], deck: [SHUTTLE] },
    { hand: ['BSG2-015'], alert: [defender], deck: [SHUTTLE], assets: funds('BSG2-015') },
  ];
  card('BSG2-015', 'a defender that loses is only exhausted, and the challenger is defeated', () => {
    const p = position({ seats: seats(TIGH, HELO) });
    p.challenge(0, TIGH).target(1, 1, HELO).play(1, 'BSG2-015');
    expect([p.placeOf(0, TIGH), p.placeOf(1, HELO)]).toEqual(['discard', 'alert']);
    expect(p.player(1).alert[0]?.exhausted).toBe(true);
  });
  card('BSG2-015', 'is not for ships', () => {
    const p = position({ seats: seats(STRONG, VIPER) });
    p.challenge(0, STRONG).target(1, 1, VIPER);
    expect(p.placeOf(1, VIPER)).toBe('discard');
  });

  const signed = (challenger: string, defender: string) =>
    position({
      seats: [
        { alert: [challenger], deck: [SHUTTLE] },
        { hand: ['BSG2-042'], alert: [defender], deck: [SHUTTLE], assets: funds('BSG2-042') },
      ],
    })
      .challenge(0, challenger)
      .choose(1, { type: 'defend' });
  card('BSG2-042', 'between ships is over, and both are committed', () => {
    const p = signed(STRONG, VIPER).play(1, 'BSG2-042');
    expect([p.placeOf(0, STRONG), p.placeOf(1, VIPER)]).toEqual(['reserve', 'reserve']);
    const q = signed(TIGH, HELO);
    expect(q.placeOf(1, HELO)).toBe('discard'); // not between personnel
  });
});

describe('traits', () => {
  card('BSG2-013', 'a personnel becomes a Cylon until the end of the turn', () => {
    const event = 'BSG2-013';
    const p = position({ seats: [{ hand: [event], assets: funds(event) }, { alert: [HELO, VIPER] }] });
    p.play(0, event);
    expect(p.player(1).alert.map(({ traits }) => traits)).toEqual([['Cylon', 'Officer'], ['Fighter']]);
    p.pass(1, 0);
    expect(p.player(1).alert[0]?.traits).toContain('Cylon');
  });

  card('BSG2-017', 'a Cylon personnel that is no Machine loses the trait, and you draw', () => {
    const event = 'BSG2-017';
    const p = position({ seats: [{ hand: [event], assets: funds(event) }, { alert: [BOOMER, CENTURION, RAIDER] }] });
    p.play(0, event);
    expect(p.player(1).alert.map(({ traits }) => traits.includes('Cylon'))).toEqual([false, true, true]);
    expect(p.player(0).handCount).toBe(1);
  });

  card('BSG2-041', 'a Cylon ship loses the trait', () => {
    const event = 'BSG2-041';
    const p = position({ seats: [{ hand: [event], assets: funds(event) }, { alert: [BOOMER, RAIDER] }] });
    p.play(0, event);
    expect(p.player(1).alert.map(({ traits }) => traits.includes('Cylon'))).toEqual([true, false]);
  });
});

describe('targets', () => {
  const [FIRE_SUPPORT, CONDITION_TWO] = ['BSG1-027', 'BSG1-016'];
  const sheltered = (event: string) => {
    const seat = { hand: [event, FIRE_SUPPORT, CONDITION_TWO], alert: [VIPER], assets: { security: 6 } };
    const p = position({ seats: [seat, {}] });
    p.play(0, event).passUntil('action').pass(1);
    return p.offered(0, 'play').map(({ id }) => id);
  };
  card('BSG2-007', 'a unit cannot be the target of what changes its power', () => {
    expect(sheltered('BSG2-007')).toEqual([CONDITION_TWO]);
  });
  card('BSG2-018', 'a unit cannot be a target at all', () => {
    expect(sheltered('BSG2-018')).toEqual([]);
  });
});
