/** What is staged is read from what was told. */
import type { GameEvent } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { cylonAct, lastAct } from '../src/games/ccg/stage/acts.ts';
import { beats } from '../src/games/ccg/stage/beats.ts';

const challenge: readonly GameEvent[] = [
  { type: 'challenged', player: 0, against: 1, card: 7, id: 'BSG1-136', threat: false, as: 'personnel' },
  { type: 'defended', player: 1, card: 9, id: 'BSG1-119' },
  { type: 'played', player: 0, card: 12, id: 'BSG1-027', overlaid: false },
  { type: 'power', card: 7, by: 2 },
  { type: 'mystic-revealed', player: 0, id: 'BSG1-016', value: 3 },
  { type: 'mystic-revealed', player: 1, id: 'BSG1-087', value: 3 },
  {
    type: 'challenge-decided',
    challenger: 7,
    defender: 5,
    won: true,
    why: { challenger: [{ id: 'BSG1-027', by: 2 }], defender: [] },
  },
  { type: 'committed', player: 0, card: 7, id: 'BSG1-136' },
  { type: 'defeated', player: 1, card: 9, id: 'BSG1-119' },
  { type: 'challenge-ended' },
];

const last = (events: readonly GameEvent[]) => lastAct(events).at(-1);

function duration(events: readonly GameEvent[]): number {
  return beats('film')(events.map((event) => ({ at: 0, event }))).reduce((sum, one) => sum + one, 0);
}

test('a challenge is told beat by beat: who stands where, what adds up, what becomes of the loser', () => {
  expect(last(challenge)).toMatchObject({
    kind: 'challenge',
    by: 0,
    against: 1,
    challenger: { id: 'BSG1-136' },
    defender: { id: 'BSG1-119' },
    defended: true,
    played: [{ side: 'challenger', id: 'BSG1-027' }],
    pieces: [{ side: 'challenger', id: 'BSG1-027', by: 2 }],
    mystic: [
      { side: 'challenger', value: 3 },
      { side: 'defender', value: 3 },
    ],
    result: { challenger: 7, defender: 5, won: true },
    over: true,
  });
  expect(lastAct(challenge)).toHaveLength(challenge.length);
});

test('a challenge takes less than six seconds', () => {
  expect(duration(challenge)).toBeLessThan(6_000);
});

test('with six players, five things played and every red text no act takes longer, at any pace', () => {
  const [began, defended, played, , ...rest] = challenge as readonly [GameEvent, GameEvent, GameEvent, ...GameEvent[]];
  expect(duration([began, defended, ...Array<GameEvent>(5).fill(played), ...rest])).toBeLessThan(6_000);
  const seats = [0, 1, 2, 3, 4, 5];
  const cylons: readonly GameEvent[] = [
    { type: 'threat-level', level: 40, fleetDefense: 12 },
    ...seats.map((player) => ({ type: 'threat-revealed', player, card: player, id: 'BSG1-149', power: 4 })),
    ...seats.map((player) => ({ type: 'red-text', player, card: player, id: 'BSG1-149' })),
    { type: 'fleet-jumped' },
  ];
  expect(duration(cylons)).toBeLessThan(6_000);
  // What comes after an act has its own time.
  expect(duration([...cylons, ...cylons])).toBeGreaterThan(6_000);
});

test('a challenge of a threat is part of its Cylon phase, which goes on after it', () => {
  const phase: readonly GameEvent[] = [
    { type: 'threat-level', level: 13, fleetDefense: 12 },
    { type: 'threat-revealed', player: 1, card: 9, id: 'BSG1-149', power: 4 },
    {
      type: 'challenged',
      player: 0,
      against: 1,
      card: 7,
      id: 'BSG1-136',
      threat: true,
      target: 9,
      targetId: 'BSG1-149',
    },
    { type: 'challenge-ended' },
    { type: 'threat-beaten', player: 0, card: 9, id: 'BSG1-149' },
  ];
  expect(last(phase)).toMatchObject({ kind: 'challenge', threat: true, over: true });
  expect(cylonAct(phase)).toMatchObject({ kind: 'cylon', over: false, beaten: [{ card: 9, player: 0 }] });
});

test('a jump is over once the next turn has begun, with what it cost', () => {
  const jump: readonly GameEvent[] = [
    { type: 'threat-level', level: 13, fleetDefense: 12 },
    { type: 'threat-revealed', player: 0, card: 3, id: 'BSG1-149', power: 4 },
    { type: 'fleet-jumped' },
    { type: 'sacrificed', player: 0, card: 5, id: 'BSG1-087' },
    { type: 'turn-began', turn: 3, first: 0 },
  ];
  expect(last(jump)).toMatchObject({ jumped: true, over: true, lost: [{ player: 0, id: 'BSG1-087' }] });
});

test('a challenge that nobody defends shows what it costs', () => {
  const [began] = challenge;
  const events = [began, { type: 'not-defended', player: 1 }, { type: 'influence', player: 1, by: -2, now: 6 }];
  expect(last(events as GameEvent[])).toMatchObject({ defended: false, after: [{ type: 'influence', by: -2 }] });
});

test('the Cylon phase is staged only if the Cylons come', () => {
  const level = (n: number): GameEvent => ({ type: 'threat-level', level: n, fleetDefense: 12 });
  expect(lastAct([level(12)])).toEqual([]);
  const events: readonly GameEvent[] = [
    level(13),
    { type: 'threat-revealed', player: 0, card: 3, id: 'BSG1-149', power: 4 },
    { type: 'threat-revealed', player: 1, card: 4, id: 'BSG1-087', power: 0 },
    { type: 'red-text', player: 0, card: 3, id: 'BSG1-149' },
    { type: 'fleet-jumped' },
  ];
  expect(last(events)).toMatchObject({
    kind: 'cylon',
    level: 13,
    revealed: [{ power: 4 }, { power: 0 }],
    red: [3],
    jumped: true,
  });
  expect(duration(events)).toBeLessThan(6_000);
});

test('with a new turn nothing is staged any more', () => {
  expect(lastAct([...challenge, { type: 'turn-began', turn: 3, first: 0 }])).toEqual([]);
});
