import { defaults, galactica } from '@ragtag/galactica';
import { logFor, startTable, type TableView } from '@ragtag/kernel';
import { dice, exchange } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { steadyPlayer } from '../src/index.ts';

/** Every so many answers a question is put once more in a world whose hidden faces are exchanged. */
const EVERY = 9;

test.each([3, 5, 6])('a steady player answers the same whatever it may not know is: %i players', (count) => {
  const below = dice(count);
  const table = startTable(galactica, { ...defaults, players: count }, `hidden ${count}`);
  const players = table.world.seats.map((seat) => steadyPlayer(seat));
  let compared = 0;
  for (let asked = table.pending[0]; asked; asked = table.pending[0]) {
    const { seat } = asked;
    const events = table.takeEvents();
    for (const one of table.world.seats) players[one]?.see?.(logFor(events, one));
    if (table.length % EVERY === 0) {
      const other = table.fork();
      exchange(other, seat, below, 60);
      const answerIn = (view: TableView) => steadyPlayer(table.length).decide(asked, () => view);
      expect(answerIn(other.view(seat))).toEqual(answerIn(table.view(seat)));
      compared++;
    }
    table.answer(
      seat,
      players[seat]?.decide(asked, () => table.view(seat)),
    );
  }
  expect(compared).toBeGreaterThan(20);
});
