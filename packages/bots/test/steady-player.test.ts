import { galactica } from '@ragtag/galactica';
import { galacticaHost } from '@ragtag/galactica/host';
import { type Answer, illegal, logFor, startTable } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { randomPlayer, steadyPlayer } from '../src/index.ts';

/** Plays a game and returns every answer given; throws where one is not legal. */
function play(wanted: object, seed: number, makes = [steadyPlayer]): Answer[] {
  const table = startTable(galactica, galactica.configure(wanted), `steady ${seed}`);
  const players = table.world.seats.map((seat) => (makes[seat % makes.length] ?? steadyPlayer)(seed * 10 + seat));
  const given: Answer[] = [];
  for (let asked = table.pending[0]; asked; asked = table.pending[0]) {
    const events = table.takeEvents();
    for (const seat of table.world.seats) players[seat]?.see?.(logFor(events, seat));
    const { seat } = asked;
    const answer = players[seat]?.decide(asked, () => table.view(seat));
    expect(illegal(asked, answer)).toBeNull();
    given.push(answer ?? -1);
    expect(table.answer(seat, answer).ok).toBe(true);
  }
  expect(table.over).toBe(true);
  return given;
}

/** One in so many of all kinds: the check of whole games has sensible players play every one. */
const ONE_IN = 8;
const kinds = galacticaHost.checks.variety().filter((_, number) => number % ONE_IN === 0);

test.each(kinds)('plays every kind of game to its end: %o', (wanted) => {
  play(wanted, 1);
});

test('plays beside players who answer anything', () => {
  for (let seed = 0; seed < 3; seed++) play({ players: 4 }, seed, [steadyPlayer, randomPlayer]);
});

test('answers the same for the same seed', () => {
  expect(play({ players: 4 }, 5)).toEqual(play({ players: 4 }, 5));
});
