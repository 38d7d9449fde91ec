/** Events that change power, of both sets. */
import { describe, expect } from 'vitest';
import { card, cardNamed, funds, position } from '../../testing/index.ts';

const VIPER = 'BSG1-147'; // a Fighter of power 2
const STRONG = 'BSG1-154'; // a Fighter of power 4
const HELO = 'BSG1-123'; // an Officer of power 2
const PILOT = 'BSG1-098'; // Apollo, a Pilot of power 2
const ZAREK = 'BSG1-140'; // a Politician of power 2, with Manipulate
const ANDERS = 'BSG2-083'; // a Civilian of power 2
const RAIDER = 'BSG1-157'; // a Cylon Fighter of power 4
const CENTURION = 'BSG1-107'; // a Cylon Machine of power 2
const BOOMER = 'BSG1-103'; // a Cylon Pilot of power 2
const SHUTTLE = 'BSG1-146'; // mystic value 1
const MYSTIC3 = 'BSG1-163'; // mystic value 3

describe('played outside of challenges, on a target of any controller', () => {
  const events = [
    ['BSG1-019', 2, RAIDER, [VIPER, HELO]],
    ['BSG1-027', 2, VIPER, []],
    ['BSG1-028', 3, 'BSG1-148', []], // a Viper of mystic value 3
    ['BSG1-036', -2, VIPER, [HELO]],
    ['BSG1-052', -2, HELO, [VIPER]],
    ['BSG1-055', 2, ANDERS, [HELO, VIPER]],
    ['BSG2-012', 2, CENTURION, [BOOMER, RAIDER]],
    ['BSG2-035', 2, ZAREK, [HELO, VIPER]],
  ] as const;
  for (const [event, by, right, wrong] of events) {
    card(event, `${by} power`, () => {
      const p = position({
        seats: [{ hand: [event], alert: [right, ...wrong], assets: funds(event) }, { reserve: [right] }],
      });
      p.play(0, event);
      expect(p.offered(0, 'target').map(({ id }) => id)).toEqual([right, right]);
      p.target(0, 1, right);
      const { power } = cardNamed(right);
      expect([p.power(0, right), p.power(1, right)]).toEqual([power, power + by]);
      expect(p.placeOf(0, event)).toBe('discard');
    });
  }
});

card('BSG1-028', 'a card that lies face down has no mystic value', () => {
  const seat = { hand: ['BSG1-028'], exhausted: [VIPER], assets: funds('BSG1-028') };
  const p = position({ seats: [{ ...seat, alert: ['BSG1-015'] }, {}] });
  p.play(0, 'BSG1-028');
  p.run(function* (g) {
    g.turnOver(p.card(0, VIPER), false);
  });
  expect(p.power(0, VIPER)).toBe(2);
});

card('BSG1-021', '2 power for each unit committed', () => {
  const p = position({
    seats: [{ hand: ['BSG1-021'], alert: [VIPER, HELO, PILOT], assets: funds('BSG1-021') }, { alert: [STRONG] }],
  });
  p.play(0, 'BSG1-021').choose(0, { type: 'yes' });
  p.choose(0, { id: HELO }, { id: PILOT }).target(0, 1, STRONG);
  expect(p.power(1, STRONG)).toBe(8);
  expect([VIPER, HELO, PILOT].map((one) => p.placeOf(0, one))).toEqual(['alert', 'reserve', 'reserve']);
});

card('BSG1-021', 'does nothing where no unit is committed', () => {
  const p = position({ seats: [{ hand: ['BSG1-021'], alert: [VIPER], assets: funds('BSG1-021') }, {}] });
  p.play(0, 'BSG1-021').choose(0, { type: 'no' });
  expect([p.power(0, VIPER), p.placeOf(0, 'BSG1-021')]).toEqual([2, 'discard']);
});

card('BSG1-038', 'as much power as the mystic value revealed', () => {
  const seat = { hand: ['BSG1-038'], alert: [VIPER], deck: [MYSTIC3], assets: funds('BSG1-038') };
  const p = position({ seats: [seat, {}] });
  p.play(0, 'BSG1-038');
  expect([p.power(0, VIPER), p.placeOf(0, MYSTIC3)]).toEqual([5, 'discard']);
});

describe('played in challenges', () => {
  card('BSG1-039', 'a defending Politician gets 2 power', () => {
    const p = position({
      seats: [
        { alert: ['BSG1-133'], deck: [SHUTTLE] }, // power 3
        { hand: ['BSG1-039'], alert: [ZAREK, HELO], deck: [SHUTTLE], assets: funds('BSG1-039') },
      ],
    });
    expect(p.offered(0, 'play')).toEqual([]);
    p.challenge(0, 'BSG1-133').target(1, 1, ZAREK).play(1, 'BSG1-039');
    expect([p.placeOf(0, 'BSG1-133'), p.placeOf(1, ZAREK)]).toEqual(['discard', 'reserve']);
  });

  card('BSG1-053', 'a challenging personnel gets 2 power', () => {
    const seat = { hand: ['BSG1-053'], alert: [HELO, VIPER], assets: funds('BSG1-053') };
    const p = position({ seats: [seat, {}] });
    p.challenge(0, HELO).play(0, 'BSG1-053');
    expect(p.influence(1)).toBe(6);
    const q = position({ seats: [seat, {}] });
    q.challenge(0, VIPER);
    expect([q.influence(1), q.asked(1).kind]).toEqual([8, 'action']); // not for a ship
  });

  card('BSG1-054', 'a unit that challenges you undefended gets 2 less', () => {
    const seat = { hand: ['BSG1-054'], alert: [VIPER], assets: funds('BSG1-054') };
    const p = position({ seats: [{ alert: [STRONG], deck: [SHUTTLE] }, seat] });
    p.challenge(0, STRONG).choose(1, { type: 'decline' }).play(1, 'BSG1-054');
    expect(p.influence(1)).toBe(8);
    const q = position({ seats: [{ alert: [STRONG], deck: [SHUTTLE] }, seat] });
    q.challenge(0, STRONG).target(1, 1, VIPER);
    expect(q.placeOf(1, 'BSG1-054')).toBe('hand'); // not when defended
  });

  card('BSG1-046', 'a challenging Pilot gets 4 power and is exhausted afterwards', () => {
    const p = position({ seats: [{ hand: ['BSG1-046'], alert: [PILOT, HELO] }, {}] });
    p.challenge(0, PILOT).play(0, 'BSG1-046');
    expect(p.influence(1)).toBe(4);
    expect(p.player(0).reserve).toMatchObject([{ id: PILOT, exhausted: true }]);
    const q = position({ seats: [{ hand: ['BSG1-046'], alert: [HELO] }, {}] });
    q.challenge(0, HELO);
    expect(q.influence(1)).toBe(8); // not for others
  });

  card('BSG2-043', 'a challenging Cylon personnel gets 4 power and is defeated afterwards', () => {
    const p = position({ seats: [{ hand: ['BSG2-043'], alert: [BOOMER, HELO] }, {}] });
    p.challenge(0, BOOMER).play(0, 'BSG2-043');
    expect([p.influence(1), p.placeOf(0, BOOMER)]).toEqual([4, 'discard']);
    const q = position({ seats: [{ hand: ['BSG2-043'], alert: [RAIDER] }, {}] });
    q.challenge(0, RAIDER);
    expect(q.influence(1)).toBe(6); // not for a ship
  });
});

card('BSG2-009', 'as much power as supply cards under a stack of yours', () => {
  const p = position({
    seats: [{ hand: ['BSG2-009'], alert: [VIPER], supply: 1, assets: { persuasion: [4] } }, { supply: 5 }],
  });
  p.play(0, 'BSG2-009');
  expect(p.offered(0, 'target')).toHaveLength(2);
  p.choose(0, { id: 'BSG1-158' }); // the asset
  expect(p.power(0, VIPER)).toBe(5);
});

card('BSG2-010', 'a unit of yours is committed, another gets 2 power', () => {
  const p = position({ seats: [{ hand: ['BSG2-010'], alert: [VIPER], assets: { logistics: 1 } }, { alert: [HELO] }] });
  p.play(0, 'BSG2-010');
  expect([p.placeOf(0, VIPER), p.power(1, HELO), p.power(0, VIPER)]).toEqual(['reserve', 4, 2]);
  const q = position({ seats: [{ hand: ['BSG2-010'], alert: [VIPER], assets: { logistics: 1 } }, {}] });
  expect(q.offered(0, 'play')).toEqual([]); // there is no other
});

card('BSG2-023', '2 power while challenging a Cylon threat, and a card', () => {
  const p = position({
    phase: 'cylon',
    seats: [
      {
        hand: ['BSG2-023'],
        alert: [VIPER, STRONG, STRONG],
        deck: ['BSG1-150', SHUTTLE, SHUTTLE],
        assets: { security: 1 },
      },
      { alert: [STRONG], deck: [SHUTTLE, SHUTTLE] },
    ],
  });
  p.challenge(0, VIPER).choose(0, { type: 'threat' }).play(0, 'BSG2-023').target(0, 0, VIPER);
  expect(p.influence(0)).toBe(12); // 2 + 2 + 1 against 3 + 1
  expect(p.player(0).handCount).toBe(1);
  const q = position({ seats: [{ hand: ['BSG2-023'], alert: [VIPER], assets: { security: 1 } }, {}] });
  q.challenge(0, VIPER).play(0, 'BSG2-023');
  expect(q.influence(1)).toBe(8);
});

card('BSG2-034', 'a Fighter of yours gets 1 power for each Cylon ship of yours', () => {
  const p = position({
    seats: [
      { hand: ['BSG2-034'], alert: [VIPER, 'BSG2-147', 'BSG2-147'], assets: funds('BSG2-034') },
      { alert: [RAIDER, VIPER] },
    ],
  });
  p.play(0, 'BSG2-034');
  expect(p.power(0, VIPER)).toBe(4);
});

card('BSG2-040', 'a Cylon threat gets 2 power, and you a card', () => {
  const p = position({
    phase: 'cylon',
    seats: [
      { alert: [STRONG, 'BSG1-150', STRONG], deck: ['BSG1-150', SHUTTLE] },
      { alert: [VIPER], hand: ['BSG2-040'], deck: [SHUTTLE, SHUTTLE, SHUTTLE], assets: funds('BSG2-040') },
    ],
  });
  p.challenge(0, STRONG).choose(0, { type: 'threat' }).play(1, 'BSG2-040');
  expect(p.placeOf(0, 'BSG1-150')).toBe('alert'); // 4 + 1 against 3 + 2 + 1
  expect(p.player(0).threats).toMatchObject([{ power: 5 }]);
  expect(p.player(1).handCount).toBe(1);
});

card('BSG2-044', "1 less for each of its controller's assets without supply cards", () => {
  const seat = { alert: [STRONG], assets: { logistics: [1, 1, 3], persuasion: [2] } } as const;
  const p = position({ seats: [{ hand: ['BSG2-044'], alert: [VIPER], assets: funds('BSG2-044') }, seat] });
  p.play(0, 'BSG2-044');
  expect([p.power(1, STRONG), p.power(0, VIPER)]).toEqual([2, 2]);
});
