import { randomAnswer, type Seat, seat, seatsOf, startTable, whim } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { defaults, galactica, type View } from '../../src/index.ts';

const PLAYERS = 5;
const ANSWERS = 150;
const viewers = [...seatsOf(PLAYERS), 'spectator'] as const;

describe('what viewers share is what each would see alone', () => {
  const started = (seed: string) => startTable(galactica, galactica.configure({ ...defaults, players: PLAYERS }), seed);
  const compare = (table: ReturnType<typeof started>) => {
    for (const viewer of viewers) expect(table.view(viewer).game).toEqual(galactica.view(table.state, viewer));
  };
  const go = (table: ReturnType<typeof started>, below: (bound: number) => number) => {
    const [asked] = table.pending;
    if (asked) table.answer(asked.seat, randomAnswer(asked, below));
  };

  test.each([7, 8, 9])('in every position (game %i)', (number) => {
    const below = whim(number);
    const table = started(`shared ${number}`);
    for (let answers = 0; answers < ANSWERS && !table.over; answers++) {
      compare(table);
      go(table, below);
    }
  });

  test('at every event, in the middle of a rule', () => {
    const below = whim(10);
    const table = started('witnessed');
    table.witness = () => compare(table);
    for (let answers = 0; answers < ANSWERS / 3 && !table.over; answers++) go(table, below);
  });

  test('after answers were taken back', () => {
    const below = whim(11);
    const table = started('undone');
    for (let answers = 1; answers < ANSWERS && !table.over; answers++) {
      go(table, below);
      compare(table);
      if (answers % 7 !== 0) continue;
      table.rewind(Math.max(0, table.length - 1 - below(5)));
      compare(table);
    }
  });

  test('once everything may be seen', () => {
    const table = started('over');
    const below = whim(12);
    while (!table.over) go(table, below);
    expect(table.view('omniscient').game).toEqual(galactica.view(table.state, 'omniscient'));
    compare(table);
  });
});

test('nor is it out of date in the middle of a rule, where replays look', () => {
  const below = whim(8);
  const table = startTable(galactica, galactica.configure({ ...defaults, players: PLAYERS }), 'events');
  let looked = 0;
  table.witness = () => {
    for (const viewer of [seat(looked % PLAYERS), 'spectator'] as const) {
      expect(table.view(viewer).game).toEqual(galactica.view(table.state, viewer));
    }
    looked++;
  };
  for (let answers = 0; answers < ANSWERS && !table.over; answers++) {
    const [asked] = table.pending;
    if (asked) table.answer(asked.seat, randomAnswer(asked, below));
    if (table.fault) throw table.fault;
  }
  expect(looked).toBeGreaterThan(ANSWERS);
});

test('what all see is made once for all and stays the same object until it changes', () => {
  const table = startTable(galactica, galactica.configure({ ...defaults, players: PLAYERS }), 'once');
  const seen = (seat: number) => table.view(seat as Seat).game as View; // the game's own view
  const [before, beside] = [seen(0), seen(1)];
  expect(beside.resources).toBe(before.resources);
  const [asked] = table.pending;
  if (asked) table.answer(asked.seat, randomAnswer(asked, whim(1)));
  expect(seen(0).resources).toBe(before.resources);
  table.state.state.resources.food -= 1;
  expect(seen(0).resources).toEqual({ ...before.resources, food: before.resources.food - 1 });
  expect(seen(0).ships.hangar).toBe(before.ships.hangar);
});
