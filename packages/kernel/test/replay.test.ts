import { eventFor, openReplay, replay, startTable, type Table } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { usual } from '../testing/wreckers/configuration.ts';
import { wreckers } from '../testing/wreckers/wreckers.ts';

function played(answers = Number.POSITIVE_INFINITY) {
  const table = startTable(wreckers, usual, 'replay');
  const below = dice(1);
  for (let given = 0; given < answers && !table.over; given++) step(table, below);
  return table;
}

/** Gives the answers of a table again, and notes what can be seen at every event. */
function follow<C, F, G>(again: Table<C, F, G>, of: Table<C, F, G>, viewer: 'spectator' | 'omniscient'): string[] {
  const seen: string[] = [];
  again.witness = (emitted) => {
    const event = eventFor(emitted, viewer);
    if (event) seen.push(JSON.stringify([event.type, again.view(viewer).game]));
  };
  again.begin();
  for (let index = 0; index < of.length; index++) {
    const { seat, answer } = of.answerAt(index);
    expect(again.view(viewer).awaited).toEqual(again.pending.filter(({ secret }) => !secret).map((one) => one.seat));
    expect(again.answer(seat, answer)).toEqual({ ok: true });
  }
  return seen;
}

test('a game is followed again event by event, to the same end', () => {
  const table = played();
  const again = replay(table);
  const seen = follow(again, table, 'spectator');
  expect(new Set(seen).size).toBeGreaterThan(10);
  expect([again.over, again.hash]).toEqual([true, table.hash]);
});

test('everything is open from the start once the game is over', () => {
  const table = played();
  const seen = follow(openReplay(table), table, 'omniscient');
  expect(seen.length).toBeGreaterThan(10);
});

test('nobody sees everything of a game that goes on', () => {
  const table = played(20);
  expect(() => openReplay(table)).toThrow('before the game is over');
  expect(() => replay(table).begin().view('omniscient')).toThrow('before the game is over');
});
