import { ccg } from '@ragtag/ccg';
import { type PositionSetup, position } from '@ragtag/ccg/testing';
import { illegal, type Option, startTable, type TableView } from '@ragtag/kernel';
import { dice, exchange } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { type Player, randomPlayer, steadyPlayer } from '../src/index.ts';

/** Plays a game and returns the seats that won; throws where an answer is not legal. */
function play(players: readonly Player[], seed: string): number[] {
  const table = startTable(ccg, ccg.configure({ players: players.length }), seed);
  for (let asked = table.pending[0]; asked; asked = table.pending[0]) {
    const { seat } = asked;
    const answer = players[seat]?.decide(asked, () => table.view(seat));
    expect(illegal(asked, answer)).toBeNull();
    table.answer(seat, answer);
  }
  expect(table.over).toBe(true);
  return table.world.seats.filter((seat) => table.state.state.won.get(seat));
}

test('beats random players in 95 of 100 games, from either seat', () => {
  let won = 0;
  for (let game = 0; game < 100; game++) {
    const mine = game % 2;
    const seats = [randomPlayer(game), randomPlayer(game)];
    seats[mine] = steadyPlayer(game);
    if (play(seats, `random ${game}`).includes(mine)) won++;
  }
  expect(won).toBeGreaterThanOrEqual(95);
});

test.each([2, 3, 4, 5, 6])('plays with %i players to the end', (count) => {
  const seats = Array.from({ length: count }, (_, seat) => (seat === 1 ? randomPlayer(seat) : steadyPlayer(seat)));
  play(seats, `table of ${count}`);
});

test('answers the same whatever it may not know is', () => {
  const below = dice(3);
  const table = startTable(ccg, ccg.configure({ players: 3 }), 'hidden');
  let compared = 0;
  for (let asked = table.pending[0]; asked; asked = table.pending[0]) {
    const { seat } = asked;
    if (table.length % 3 === 0) {
      const other = table.fork();
      exchange(other, seat, below, 60);
      const answerIn = (view: TableView) => steadyPlayer(1).decide(asked, () => view);
      expect(answerIn(other.view(seat))).toEqual(answerIn(table.view(seat)));
      compared++;
    }
    table.answer(
      seat,
      steadyPlayer(1).decide(asked, () => table.view(seat)),
    );
  }
  expect(compared).toBeGreaterThan(20);
});

/** What the first seat that is asked in a position answers. */
function answered(setup: PositionSetup, until?: (p: ReturnType<typeof position>) => void): Option | undefined {
  const p = position(setup);
  until?.(p);
  const [asked] = p.table.pending;
  if (!asked) throw new Error('nobody is asked');
  const answer = steadyPlayer(1).decide(asked, () => p.table.view(asked.seat));
  return asked.options[Number(answer)];
}

/** Cards that say nothing, or what is said here. */
const VIPER = 'BSG1-147';
const RAPTOR = 'BSG1-136';
const PRESS_JUNKET = 'BSG1-087'; // a ship: gain 2 influence

describe('tastes', () => {
  test('resolves a mission that brings influence before anything else', () => {
    const taken = answered({ seats: [{ alert: [VIPER, PRESS_JUNKET] }, {}] });
    expect(taken).toMatchObject({ type: 'resolve', id: PRESS_JUNKET });
  });

  test('plays a unit it can pay for before it challenges', () => {
    const seats = [{ alert: [VIPER], hand: [VIPER], assets: { logistics: 3, security: 3, persuasion: 3 } }, {}];
    expect(answered({ seats })).toMatchObject({ type: 'play', id: VIPER });
  });

  test('challenges where nobody can defend, and first of all where that wins the game', () => {
    expect(answered({ seats: [{ alert: [VIPER] }, {}] })).toMatchObject({ type: 'challenge' });
    const last = [{ alert: [VIPER, PRESS_JUNKET] }, { influence: 1 }];
    expect(answered({ seats: last })).toMatchObject({ type: 'challenge', id: VIPER });
  });

  test('passes rather than lose its only ship to a stronger one', () => {
    const seats = [{ alert: ['BSG1-146'] }, { alert: [VIPER, VIPER, RAPTOR] }];
    expect(answered({ seats })).toMatchObject({ type: 'pass' });
  });

  test('defends with whatever it has rather than lose the game', () => {
    const seats = [{ alert: [VIPER] }, { alert: ['BSG1-146'], influence: 1 }];
    const taken = answered({ seats }, (p) => p.challenge(0, VIPER));
    expect(taken).toMatchObject({ type: 'defend', id: 'BSG1-146' });
  });
});
