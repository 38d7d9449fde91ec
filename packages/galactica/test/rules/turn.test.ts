import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { logFor, seat, startTable } from '@ragtag/kernel';
import { dice, rule, step } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { sendTo } from '../../src/core/effects/movement.ts';
import { current } from '../../src/core/effects/who.ts';
import { discardStep, turn } from '../../src/core/rules/turn.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica } from '../../src/game.ts';
import { adding, crisis, skill } from '../sheets.ts';

const tigh = { character: 'saul-tigh', at: 'research-lab' } as const;
const adama = { character: 'william-adama' } as const;
const roslin = { character: 'laura-roslin' } as const;
const apollo = { character: 'lee-adama', at: 'command' } as const;

const content = adding({
  faces: [
    skill('Blank', { copies: { 1: 60 } }),
    crisis('Calm', { count: 9 }),
    crisis('Storm', { activation: ['heavy'], jump: true }),
    crisis('Arrest', { event: sendTo('brig', current), jump: true }),
  ],
});
const blanks = (n: number) => Array.from({ length: n }, () => 'Blank');

function playing(setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [tigh, adama, roslin], content, next: { crisis: ['Calm'] }, ...setup });
  return p.run((g) => turn(g));
}
/** Passes through the turn: stays, does nothing. */
function idle(p: ReturnType<typeof position>) {
  for (let next = p.table.pending[0]; next; next = p.table.pending[0]) {
    const index = next.options.findIndex(({ type }) => ['stay', 'nothing', 'pass'].includes(type));
    if (index < 0) throw new Error(`'${next.kind}' is no question of an idle turn`);
    p.table.give(next.seat, index);
  }
  return p;
}
const steps = (p: ReturnType<typeof position>) =>
  p.events().flatMap((event) => (event.type === 'step' ? [event['step']] : []));

rule('BG-TURN-01', 'turns go round the table clockwise, one after another', () => {
  const p = position({ seats: [tigh, adama, roslin], current: 1, content, next: { crisis: ['Calm', 'Storm'] } });
  const order: number[] = [];
  for (let n = 0; n < 4; n++) {
    order.push(p.g.current);
    p.run((g) => turn(g));
    for (let next = p.table.pending[0]; next; next = p.table.pending[0]) {
      const index = next.options.findIndex(({ type }) => ['stay', 'nothing', 'pass'].includes(type));
      p.table.give(next.seat, next.min === 0 ? [] : Math.max(0, index));
    }
  }
  expect(order).toEqual([1, 2, 0, 1]);
});

rule('BG-TURN-01', 'the first player takes the first turn', () => {
  for (let seed = 0; seed < 4; seed++) {
    const table = startTable(galactica, galactica.configure({ players: 4 }), `first ${seed}`);
    const below = dice(seed);
    const events = () => logFor(table.takeEvents(), 'omniscient');
    const log = events();
    while (!log.some(({ type }) => type === 'turn-began')) {
      step(table, below);
      log.push(...events());
    }
    const first = log.find(({ type }) => type === 'first-player');
    expect(log.find(({ type }) => type === 'turn-began')).toMatchObject({ seat: first?.['seat'] });
  }
});

rule('BG-TURN-02', 'the seven steps come in their order', () => {
  expect(steps(idle(playing({ next: { crisis: ['Storm'] }, heavyRaiders: { bow: 1 } })))).toEqual([
    'receive-skills',
    'movement',
    'action',
    'crisis',
    'activate-cylon-ships',
    'prepare-for-jump',
    'discard',
  ]);
});

rule('BG-TURN-03', 'ships act and the fleet prepares only if a card of this turn shows the icon', () => {
  const calm = idle(playing({ heavyRaiders: { bow: 1 } }));
  expect(calm.g.state).toMatchObject({ jumpTrack: 0 });
  expect(calm.g.state.heavyRaiders).toMatchObject({ bow: 1, 'port-bow': 0 });
  const storm = idle(playing({ next: { crisis: ['Storm'] }, heavyRaiders: { bow: 1 } }));
  expect(storm.g.state).toMatchObject({ jumpTrack: 1 });
  expect(storm.g.state.heavyRaiders).toMatchObject({ bow: 0, 'port-bow': 1 });
});

rule('BG-TURN-05', 'who is in the Brig when the Crisis step begins draws no crisis; who gets there by it does', () => {
  const p = idle(playing({ seats: [{ ...tigh, at: 'brig' }, adama, roslin], next: { crisis: ['Storm'] } }));
  expect(p.events().some(({ type }) => type === 'crisis-drawn')).toBe(false);
  expect(p.names(zones.crisisDeck)[0]).toBe('Storm');
  expect(p.g.state.jumpTrack).toBe(0);
  const arrested = idle(playing({ next: { crisis: ['Arrest'] } }));
  expect(arrested.g.player(seat(0)).place).toBe('brig');
  expect(arrested.g.state.jumpTrack).toBe(1);
  const sick = playing({ seats: [{ ...tigh, at: 'sickbay' }, adama, roslin] });
  sick.choose(0, { counts: [1, 0] });
  expect(idle(sick).events()).toContainEqual(expect.objectContaining({ type: 'crisis-drawn', name: 'Calm' }));
});

rule('BG-TURN-08', 'after the Discard step the next player to the left begins to receive skills', () => {
  const p = position({ seats: [tigh, adama, roslin], current: 2, content, next: { crisis: ['Calm', 'Calm'] } });
  p.play();
  p.pass('movement').choose(2, { type: 'stay' }).choose(2, { type: 'nothing' });
  p.choose(2, { name: 'Calm' });
  expect(p.g.current).toBe(0);
  expect(p.g.hand(seat(0))).toHaveLength(5);
  expect(p.asked(0)?.kind).toBe('movement');
});

rule('BG-TURN-09', 'the crises of a turn go to the discard pile when it ends, not earlier', () => {
  const p = playing({
    seats: [tigh, { ...adama, hand: blanks(12) }, roslin],
    next: { crisis: ['Storm'] },
    heavyRaiders: { bow: 1 },
  });
  p.pass('movement').choose(0, { type: 'stay' });
  p.choose(0, { type: 'nothing' });
  expect(p.asked(1)?.kind).toBe('discard');
  expect(p.names(zones.turnCrises)).toEqual(['Storm']);
  expect(p.names(zones.crisisDiscard)).toEqual([]);
  p.table.give(seat(1), [0, 1]);
  expect(p.names(zones.turnCrises)).toEqual([]);
  expect(p.names(zones.crisisDiscard)).toEqual(['Storm']);
});

rule('BG-DISCARD-01', 'at the end of every turn everybody discards down to ten, revealed Cylons too', () => {
  const p = position({
    seats: [
      { ...tigh, hand: blanks(10) },
      { ...adama, hand: blanks(12) },
      { character: 'tom-zarek', revealed: true, hand: blanks(11) },
    ],
    content,
  });
  p.run((g) => discardStep(g));
  expect(p.asked(0)).toBeNull();
  expect(p.asked(1)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
  expect(p.asked(2)).toMatchObject({ kind: 'discard', min: 1, max: 1 });
  p.table.give(seat(2), 0);
  p.table.give(seat(1), [3, 4]);
  expect([0, 1, 2].map((n) => p.g.hand(seat(n)).length)).toEqual([10, 10, 10]);
});

rule('BG-DISCARD-03', 'skill cards and quorum cards are counted apart, and other cards count to neither', () => {
  const quorumHand = [
    'Inspirational Speech',
    'Inspirational Speech',
    'Inspirational Speech',
    'Inspirational Speech',
    'Food Rationing',
    'Food Rationing',
    'Arrest Order',
    'Arrest Order',
    'Eulogy',
    'Probation',
  ];
  const p = position({
    seats: [
      { ...roslin, hand: blanks(10), mutiny: ['Panic'] },
      adama,
      { character: 'tom-zarek', revealed: true, hand: blanks(10), superCrises: ['Inbound Nukes', 'Cylon Intruders'] },
    ],
    quorumHand,
    content,
  });
  p.run((g) => discardStep(g));
  expect(p.table.pending).toEqual([]);
  const more = position({ seats: [roslin, adama, apollo], quorumHand: [...quorumHand, 'Encourage Mutiny'], content });
  more.run((g) => discardStep(g));
  expect(more.asked(0)).toMatchObject({ kind: 'discard-quorum', min: 1, max: 1 });
});

rule('BG-DISCARD-04', 'during the turn a hand may be larger: the limit is looked at when it ends', () => {
  const p = playing({ seats: [{ ...tigh, hand: blanks(10) }, adama, roslin] });
  expect(p.asked(0)?.kind).toBe('movement');
  expect(p.g.hand(seat(0))).toHaveLength(15);
  p.choose(0, { type: 'stay' }).choose(0, { type: 'nothing' });
  expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 5, max: 5 });
});

rule('BG-TURN-02', 'the view shows the step the turn is in', () => {
  const p = playing();
  const step = () => p.g.state.step;
  expect([p.asked(0)?.kind, step()]).toEqual(['movement', 'movement']);
  p.choose(0, { type: 'stay' });
  expect([p.asked(0)?.kind, step()]).toEqual(['action', 'action']);
  p.choose(0, { type: 'nothing' });
  expect(step()).toBe('discard');
});

rule('BG-TURN-03', 'the turn of a revealed Cylon has neither a crisis nor ships that act', () => {
  const cylon = { character: 'tom-zarek', revealed: true, at: 'caprica' } as const;
  const p = position({ seats: [cylon, adama, roslin], president: 2, content, next: { crisis: ['Storm'] } });
  p.run((g) => turn(g));
  p.choose(0, { skill: 'politics' }).choose(0, { skill: 'tactics' }).choose(0, { type: 'stay' });
  p.choose(0, { type: 'nothing' });
  expect(p.table.pending).toEqual([]);
  expect(p.events().some(({ type }) => type === 'crisis-drawn')).toBe(false);
  expect(p.g.state.jumpTrack).toBe(0);
});
