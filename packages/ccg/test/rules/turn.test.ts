import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { turn } from '../../src/rules/turn.ts';
import { type Position, position } from '../../testing/index.ts';

const VIPER = 'BSG1-147'; // power 2
const VIPER_3 = 'BSG1-150';
const STRONG = 'BSG1-154'; // Cylon threat 4
const FIRE_SUPPORT = 'BSG1-027'; // target unit +2
const ROSLIN = 'BSG1-127'; // Commit: gain 1 influence
const PRESS_JUNKET = 'BSG1-087'; // a ship: 2 influence
const SHUTTLE = 'BSG1-146';
const MULTIPLE_CONTACTS = 'BSG1-082'; // draw a card when the ready phase begins

/** Who was first player in each phase begun so far. */
function firsts(p: Position): unknown[] {
  return p.events().flatMap(({ type, phase, first }) => (type === 'phase-began' ? [[phase, first]] : []));
}

rule(
  ['CCG-TURN-01', 'CCG-FIRST-01', 'CCG-FIRST-02'],
  'ready, execution, Cylon phase; in each the player of the lowest influence is first',
  () => {
    const p = position({ seats: [{ influence: 9, alert: [ROSLIN] }, { alert: [VIPER] }], first: 1 });
    p.run(turn).passUntil('action');
    p.use(0, ROSLIN).challenge(1, VIPER).passUntil('none'); // 10, then 8 against 10
    expect(firsts(p)).toEqual([
      ['ready', 0],
      ['execution', 0],
      ['cylon', 0],
    ]);
    const q = position({ seats: [{ alert: [ROSLIN] }, { influence: 11 }], first: 1 });
    q.run(turn).passUntil('action').use(0, ROSLIN).pass(1);
    q.g.state.influence.set(seat(1), 3);
    q.pass(0);
    expect(firsts(q)).toEqual([
      ['ready', 0],
      ['execution', 0],
      ['cylon', 1],
    ]);
  },
);

rule('CCG-FIRST-03', 'in a tie the previous first player stays, or else the tied one nearest to his left', () => {
  const first = (influence: number[], before: number) => {
    const p = position({ seats: influence.map((one) => ({ influence: one })), first: before });
    return p.run(turn).view().first;
  };
  expect(first([9, 9, 10], 1)).toBe(1);
  expect(first([9, 9, 10], 0)).toBe(0);
  expect(first([9, 9, 10], 2)).toBe(0);
  expect(first([10, 9, 9], 0)).toBe(1);
});

rule('CCG-FIRST-05', 'the order goes on to the left, round the table', () => {
  const p = position({ seats: [{}, {}, {}], first: 1 });
  const order: number[] = [];
  for (let asked = p.table.pending[0]; asked; asked = p.table.pending[0]) {
    order.push(asked.seat);
    p.pass(asked.seat);
  }
  expect(order).toEqual([1, 2, 0]);
});

rule('CCG-FIRST-06', 'in a challenge the challenging player acts first, then the others in turn order', () => {
  const seatWith = { alert: [VIPER], hand: [FIRE_SUPPORT], assets: { security: 2 } };
  const p = position({ seats: [seatWith, seatWith, seatWith] });
  p.pass(0).challenge(1, VIPER).choose(1, { player: 0 }).choose(0, { type: 'decline' });
  const order: number[] = [];
  for (let asked = p.table.pending[0]; asked?.kind === 'challenge-play'; asked = p.table.pending[0]) {
    order.push(asked.seat);
    p.pass(asked.seat);
  }
  expect(order).toEqual([1, 2, 0]);
});

rule(
  ['CCG-TURN-06', 'CCG-TIMING-01'],
  'all have drawn before the first player, then the others, may each play one card as a resource',
  () => {
    const p = position({ phase: 'ready', first: 1, seats: [{ reserve: [VIPER] }, {}] });
    expect([p.player(0).handCount, p.player(1).handCount]).toEqual([2, 2]);
    expect(p.placeOf(0, VIPER)).toBe('alert');
    expect(p.isAsked(0)).toBe(false);
    p.choose(1, { id: SHUTTLE }).choose(1, { type: 'asset' });
    expect(p.asked(0).kind).toBe('resource');
    p.pass(0);
    expect(p.done).toBe(true); // nobody plays a second one
    expect([p.player(0).handCount, p.player(1).handCount]).toEqual([2, 1]);
  },
);

rule('CCG-TURN-09', 'a card, an ability, a mission, a challenge, or a pass', () => {
  const p = position({
    seats: [{ alert: [VIPER, ROSLIN, PRESS_JUNKET], hand: [FIRE_SUPPORT], assets: { security: 2 } }, {}],
  });
  const types = new Set(p.asked(0).options.map(({ type }) => type));
  expect(types).toEqual(new Set(['play', 'ability', 'resolve', 'challenge', 'pass']));
});

rule('CCG-TURN-10', 'the same kind of action may be taken again', () => {
  const p = position({ seats: [{ alert: [VIPER, VIPER_3] }, {}] });
  p.challenge(0, VIPER).pass(1).challenge(0, VIPER_3);
  expect(p.influence(1)).toBe(5);
});

rule('CCG-TURN-11', 'who can do nothing can but pass', () => {
  const p = position({ seats: [{ reserve: [VIPER], hand: [VIPER] }, {}] });
  expect(p.asked(0).options).toEqual([{ type: 'pass' }]);
});

rule(['CCG-TURN-13', 'CCG-WIN-07'], 'after the Cylon phase a new turn begins, and so on', () => {
  const p = position({ seats: [{}, {}] });
  p.table.setUp(() => {});
  const seen = new Set<number>();
  for (let answers = 0; answers < 24; answers++) {
    seen.add(p.view().turn);
    p.pass(p.table.pending[0]?.seat ?? -1);
  }
  expect([...seen]).toEqual([2, 3, 4, 5, 6, 7]); // four passes a turn
});

rule('CCG-EFFECT-04', 'an effect ends with the phase it was made in', () => {
  const p = position({
    seats: [
      {
        alert: [VIPER, STRONG, STRONG],
        hand: [FIRE_SUPPORT],
        assets: { security: 2 },
        deck: [SHUTTLE, SHUTTLE, STRONG],
      },
      {},
    ],
  });
  p.run(turn).passUntil('action').play(0, FIRE_SUPPORT).target(0, 0, VIPER).passUntil('action');
  expect(p.power(0, VIPER)).toBe(4);
  p.passUntil('face-threats');
  expect(p.view().phase).toBe('cylon');
  expect(p.power(0, VIPER)).toBe(2);
});

rule('CCG-EFFECT-07', 'responses to one moment come one at a time in turn order', () => {
  const drawing = (first: number) => {
    const seats = [{}, { persistent: [MULTIPLE_CONTACTS] }, { persistent: [MULTIPLE_CONTACTS] }];
    const p = position({ phase: 'ready', first, seats });
    return p.events().flatMap(({ type, player }) => (type === 'triggered' ? [player] : []));
  };
  expect(drawing(0)).toEqual([1, 2]);
  expect(drawing(2)).toEqual([2, 1]);
});

rule('CCG-TIMING-04', 'nothing is played in response to an action', () => {
  const seatWith = { alert: [VIPER], hand: [FIRE_SUPPORT], assets: { security: 2 } };
  const p = position({ seats: [seatWith, seatWith] });
  p.play(0, FIRE_SUPPORT).target(0, 0, VIPER).passUntil('action');
  expect(p.power(0, VIPER)).toBe(4); // done before the other player is asked anything
  expect(p.events().some(({ type, player }) => type === 'passed' && player === 1)).toBe(false);
  expect(p.asked(1).kind).toBe('action');
});
