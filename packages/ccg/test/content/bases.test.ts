/** The bases of both sets. */
import { describe, expect } from 'vitest';
import { card, cardNamed, position } from '../../testing/index.ts';

const VIPER = 'BSG1-147'; // a Fighter of power 2
const STRONG = 'BSG1-154'; // a ship of power 4 and Cylon threat 4
const HELO = 'BSG1-123'; // an Officer of power 2
const STARBUCK = 'BSG1-138'; // an Officer of power 4
const RAIDER = 'BSG1-157'; // a Cylon ship of power 4 whose red text has each player put a card into the discard pile
const SHUTTLE = 'BSG1-146'; // mystic value 1, Cylon threat 0

describe('bases without text', () => {
  const plain = [
    ['BSG1P-1', 'persuasion', 'BSG2-035'],
    ['BSG1P-2', 'logistics', 'BSG2-014'],
    ['BSG1P-3', 'security', 'BSG1-025'],
  ] as const;
  for (const [base, resource, event] of plain) {
    card(base, `pays ${resource} and does nothing else`, () => {
      const seat = { base, hand: [event], alert: ['BSG1-140'] };
      const p = position({ seats: [seat, {}] });
      expect(cardNamed(base)).toMatchObject({ power: 4, handSize: 4, influence: 11, text: [] });
      expect(p.offered(0, 'ability')).toEqual([]);
      p.play(0, event).passUntil('action');
      expect(p.player(0).stacks[0]).toMatchObject({ resource, exhausted: true });
    });
  }
});

describe('bases that ready a unit of a player who is challenged', () => {
  const readying = [
    ['BSG1-001', HELO, STARBUCK, VIPER],
    ['BSG1-006', VIPER, STRONG, HELO],
  ] as const;
  for (const [base, challenger, defender, other] of readying) {
    card(base, 'readies it before a defender is chosen and commits it afterwards', () => {
      const p = position({
        seats: [
          { alert: [challenger], deck: [SHUTTLE] },
          { base, reserve: [defender, other], deck: [SHUTTLE] },
        ],
      });
      p.challenge(0, challenger).choose(1, { type: 'use' });
      expect(p.asked(1).kind).toBe('defend');
      p.target(1, 1, defender);
      expect([p.placeOf(0, challenger), p.placeOf(1, defender)]).toEqual(['discard', 'reserve']);
      expect(p.player(1).stacks[0]?.exhausted).toBe(true);
    });

    card(base, 'readies any such unit, also one that does not defend', () => {
      const p = position({
        seats: [
          { alert: [challenger], reserve: [challenger] },
          { base, reserve: [defender] },
        ],
      });
      p.challenge(0, challenger).choose(1, { type: 'use' });
      expect(p.offered(1, 'target')).toHaveLength(2);
      p.target(1, 1, defender).choose(1, { type: 'decline' });
      expect(p.placeOf(1, defender)).toBe('reserve');
      expect(p.influence(1)).toBe(8);
    });
  }
});

card('BSG1-002', 'gives a challenging unit 2 power', () => {
  const p = position({ seats: [{ base: 'BSG1-002', alert: [VIPER] }, {}] });
  expect(p.offered(0, 'ability')).toEqual([]);
  p.challenge(0, VIPER).use(0, 'BSG1-002');
  expect(p.influence(1)).toBe(6);
  expect(p.player(0).stacks[0]?.exhausted).toBe(true);
});

card('BSG1-003', 'keeps one of the top two cards and buries the other', () => {
  const p = position({ seats: [{ base: 'BSG1-003', deck: [HELO, VIPER, STRONG] }, {}] });
  p.use(0, 'BSG1-003').choose(0, { id: VIPER });
  const deck = p.g.list('deck', p.player(0).seat).map((one) => p.g.printed(one).id);
  expect([deck[0], deck[1], deck.at(-1)]).toEqual([VIPER, STRONG, HELO]);
});

describe('bases that change influence', () => {
  const changing = [
    ['BSG1-004', 1],
    ['BSG1-007', -1],
  ] as const;
  for (const [base, by] of changing) {
    card(base, `target player's influence changes by ${by}`, () => {
      const p = position({ seats: [{ base }, {}] });
      p.use(0, base).choose(0, { player: 1 });
      expect([p.influence(0), p.influence(1)]).toEqual([10, 10 + by]);
      p.pass(1);
      expect(p.offered(0, 'ability')).toEqual([]);
    });
  }
});

card('BSG1-005', 'readies a Cylon unit', () => {
  const p = position({ seats: [{ base: 'BSG1-005', reserve: [VIPER] }, { reserve: [RAIDER] }] });
  p.use(0, 'BSG1-005');
  expect([p.placeOf(0, VIPER), p.placeOf(1, RAIDER)]).toEqual(['reserve', 'alert']);
});

card('BSG1-008', 'may be exhausted to lose 2 less', () => {
  const p = position({ seats: [{ alert: ['BSG1-150', 'BSG1-150'] }, { base: 'BSG1-008' }] });
  p.challenge(0, 'BSG1-150').choose(1, { type: 'use' });
  expect(p.influence(1)).toBe(9);
  p.pass(1).challenge(0, 'BSG1-150');
  expect(p.influence(1)).toBe(6);
});

card('BSG2-001', 'gives a Cylon unit 2 power', () => {
  const p = position({ seats: [{ base: 'BSG2-001', alert: [VIPER] }, { alert: [RAIDER] }] });
  p.use(0, 'BSG2-001');
  expect([p.power(0, VIPER), p.power(1, RAIDER)]).toEqual([2, 6]);
});

card('BSG2-002', 'makes the red text of a Cylon threat void for one player', () => {
  const p = position({
    phase: 'cylon',
    seats: [
      { base: 'BSG2-002', alert: [STRONG], deck: [RAIDER, HELO] },
      { alert: [STRONG], deck: [STRONG, HELO] },
    ],
  });
  p.choose(0, { type: 'use' }).target(0, 0, RAIDER).choose(0, { player: 0 });
  expect([p.player(0).discard, p.player(1).discard]).toMatchObject([[], [{ id: HELO }]]);
  expect(p.player(0).stacks[0]?.exhausted).toBe(true);
});

card('BSG2-002', "spares that player's cards as well", () => {
  const DORAL = 'BSG2-097'; // red text: all Politicians get -1 power
  const POLITICIAN = 'BSG1-140'; // power 2
  const seat = { alert: [STRONG, POLITICIAN] };
  const p = position({
    phase: 'cylon',
    seats: [
      { ...seat, base: 'BSG2-002', deck: [DORAL] },
      { ...seat, deck: [STRONG] },
    ],
  });
  p.choose(0, { type: 'use' }).target(0, 0, DORAL).choose(0, { player: 0 });
  expect([p.power(0, POLITICIAN), p.power(1, POLITICIAN)]).toEqual([2, 1]);
});

card('BSG2-002', 'spares a player a text about who revealed it', () => {
  const SENTRY = 'BSG1-LE05'; // red text: its revealer reveals 1 more
  const p = position({
    phase: 'cylon',
    seats: [
      { base: 'BSG2-002', alert: [STRONG], deck: [SENTRY, STRONG] },
      { alert: [STRONG], deck: [STRONG] },
    ],
  });
  p.choose(0, { type: 'use' }).target(0, 0, SENTRY).choose(0, { player: 0 });
  expect(p.player(0).threats.map(({ id }) => id)).toEqual([SENTRY]);
});

card('BSG2-003', 'gives a unit that challenges a Cylon threat 3 power', () => {
  const p = position({
    phase: 'cylon',
    seats: [
      { base: 'BSG2-003', alert: [VIPER, STRONG, STRONG], deck: [STRONG, SHUTTLE] },
      { alert: [STRONG], deck: [SHUTTLE, SHUTTLE] },
    ],
  });
  p.challenge(0, VIPER).choose(0, { type: 'threat' }).use(0, 'BSG2-003');
  expect(p.influence(0)).toBe(12); // 2 + 3 + 1 against 4 + 1
  const q = position({ seats: [{ base: 'BSG2-003', alert: [VIPER] }, {}] });
  q.challenge(0, VIPER);
  expect(q.influence(1)).toBe(8); // not against a player
});

card('BSG2-004', 'stands in for a Civilian unit of a mission', () => {
  const p = position({ seats: [{ base: 'BSG2-004', alert: ['BSG1-056', HELO] }, {}] });
  p.resolve(0, 'BSG1-056');
  expect(p.player(0).stacks[0]?.exhausted).toBe(true);
  const q = position({ seats: [{ base: 'BSG2-004', alert: ['BSG1-057'] }, {}] });
  expect(q.offered(0, 'resolve')).toEqual([]); // not for an Officer
});

card('BSG2-004', 'helps only if its player wants: another card may, or none', () => {
  const CARRIER = 'BSG2-154'; // sacrificed, it fills 2 requirements of a Cylon mission
  const MISSION = 'BSG1-056'; // 1 Civilian unit
  const helped = (alert: readonly string[]) =>
    position({ seats: [{ base: 'BSG2-004', alert: [MISSION, HELO, ...alert] }, {}] })
      .offered(0, 'resolve')
      .map(({ ids }) => ids);
  expect(helped([])).toEqual([['BSG2-004']]);
  expect(helped([CARRIER])).toEqual([[CARRIER], ['BSG2-004']]);
  expect(helped([CARRIER, 'BSG1-113'])).toEqual([[], [CARRIER], ['BSG2-004']]); // two can't fill one requirement
});

card('BSG2-005', 'gives a challenging or defending unit 1 power', () => {
  const p = position({
    seats: [
      { alert: ['BSG1-150'], deck: [SHUTTLE] },
      { base: 'BSG2-005', alert: [VIPER], deck: ['BSG1-158'] },
    ],
  });
  p.challenge(0, 'BSG1-150').target(1, 1, VIPER).use(1, 'BSG2-005').target(1, 1, VIPER);
  expect([p.placeOf(0, 'BSG1-150'), p.placeOf(1, VIPER)]).toEqual(['discard', 'reserve']); // 3 + 1 against 2 + 1 + 2
});

card('BSG2-006', 'gives another action, in which 2 logistics make 3 of any type', () => {
  const p = position({ seats: [{ base: 'BSG2-006', hand: [VIPER, 'BSG2-144'], assets: { logistics: [2, 2] } }, {}] });
  expect(p.offered(0, 'play')).toEqual([]);
  p.use(0, 'BSG2-006').play(0, VIPER); // 3 security
  expect(p.placeOf(0, VIPER)).toBe('reserve');
  expect(p.player(0).stacks.map(({ exhausted }) => exhausted)).toEqual([true, true, false]);
  p.pass(1);
  expect(p.offered(0, 'play')).toEqual([]);
});

card('BSG2-006', 'one stack does not pay for two types, and a larger one makes 3 as well', () => {
  const VIRUS = 'BSG1-018'; // 1 logistics and 1 security
  const p = position({
    seats: [{ base: 'BSG2-006', hand: [VIRUS, 'BSG1-155', 'BSG1-162'], assets: { logistics: [6] } }, {}],
  });
  expect(p.offered(0, 'play').map(({ id }) => id)).toEqual(['BSG1-155', 'BSG1-162']); // 6 and 3 logistics
  p.use(0, 'BSG2-006');
  expect(p.offered(0, 'play').map(({ id }) => id)).toEqual(['BSG1-162']);
});

card('BSG2-006', 'a stack of more is not the same as one of just 3', () => {
  const seats = [{ base: 'BSG2-006', hand: [VIPER], assets: { logistics: [5, 2, 2], security: [3] } }, {}];
  const p = position({ seats }).use(0, 'BSG2-006').play(0, VIPER);
  const worth = (card: unknown) => p.player(0).stacks.find((stack) => stack.card === card);
  const offered = p.offered(0, 'pay').map(({ stacks }) => (stacks as number[]).map(worth));
  expect(offered).toMatchObject([
    [{ resource: 'logistics', amount: 2 }],
    [{ resource: 'security', amount: 3 }],
    [{ resource: 'logistics', amount: 5 }],
  ]);
});

card('BSG2-002', 'has its player chosen before it is paid for', () => {
  const p = position({
    phase: 'cylon',
    seats: [{ base: 'BSG2-002', alert: [STRONG, STRONG], deck: [RAIDER] }, { deck: [HELO] }],
  });
  p.choose(0, { type: 'use' });
  while (p.asked(0).kind === 'target') p.choose(0, { id: RAIDER });
  expect(p.asked(0).kind).toBe('target-player');
  expect(p.player(0).stacks).toMatchObject([{ exhausted: false }]);
  p.choose(0, { player: 0 });
  expect(p.player(0).stacks).toMatchObject([{ exhausted: true }]);
});
