import { randomAnswer, type Seat, seat, seatsOf, startTable, whim } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { defaults, galactica, type View } from '../../src/index.ts';

const PLAYERS = 5;
const ANSWERS = 150;

test('what viewers share is what each would see alone, in every position', () => {
  const below = whim(7);
  const table = startTable(galactica, galactica.configure({ ...defaults, players: PLAYERS }), 'shared');
  const viewers = [...seatsOf(PLAYERS), 'spectator'] as const;
  for (let answers = 0; answers < ANSWERS && !table.over; answers++) {
    for (const viewer of viewers) expect(table.view(viewer).game).toEqual(galactica.view(table.state, viewer));
    const [asked] = table.pending;
    if (asked) table.answer(asked.seat, randomAnswer(asked, below));
  }
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
