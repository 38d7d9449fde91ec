import type { GameEvent } from '@ragtag/kernel';
import type { Replay } from '@ragtag/server/story';
import { expect, test } from 'vitest';
import { labelPlaces, lineOf, PLOT, plotOf } from '../src/games/galactica/story/plot.ts';
import { eventAt, filmOf, logAt, stepOfEvent, within } from '../src/table/replay/film.ts';

const replay: Replay = {
  title: 'Saturday',
  game: 'galactica',
  over: true,
  as: 'all',
  seats: [],
  first: { food: 8, turn: 0 },
  steps: [
    { patch: [], log: [{ type: 'first-player', seat: 0 }], turn: 0, mark: null },
    { patch: [{ at: ['turn'], put: 1 }], log: [{ type: 'turn-began', turn: 1 }], turn: 1, mark: 'turn' },
    { patch: [{ at: ['food'], put: 7 }], log: [{ type: 'lost' }, { type: 'lost' }], turn: 1, mark: 'loss' },
    { patch: [{ at: ['food'], put: 6 }], log: [], turn: 1, mark: null },
    { patch: [], log: [{ type: 'lost' }], turn: 1, mark: 'loss' },
  ],
};
const film = filmOf(replay);

test('every step has its view, every event its step, every mark its event', () => {
  expect(film.views).toEqual([
    { food: 8, turn: 0 },
    { food: 8, turn: 1 },
    { food: 7, turn: 1 },
    { food: 6, turn: 1 },
    { food: 6, turn: 1 },
  ]);
  expect(film.stepOf).toEqual([0, 1, 2, 2, 4]);
  expect(film.marks.map(({ kind, step }) => [kind, step])).toEqual([
    ['turn', 1],
    ['loss', 2],
    ['loss', 4],
  ]);
});

test('the log goes as far as what is shown', () => {
  expect([0, 2, 3, 4].map((step) => eventAt(film, step))).toEqual([0, 3, 3, 4]);
  expect(logAt(film, 3).map(({ event }) => event.type)).toEqual(['first-player', 'turn-began', 'lost', 'lost']);
  expect([-1, 2.4, 99].map((step) => within(film, step))).toEqual([0, 2, 4]);
});

test('a line of the log leads to its own moment, also among others like it', () => {
  const log: GameEvent[] = film.events.slice(1);
  expect(log.map((_, at) => stepOfEvent(film, log, at))).toEqual([1, 2, 2, 4]);
  const undone: GameEvent[] = [...log.slice(0, 2), { type: 'undone' }, ...log.slice(2)];
  expect(stepOfEvent(film, undone, 4)).toBe(4);
});

test('a plot goes from the first turn to the last, and its labels keep apart', () => {
  const plot = plotOf([
    [8, 12],
    [4, 0],
  ]);
  expect(plot.most).toBe(12);
  expect(lineOf(plot, 1)).toBe(`M${PLOT.left} ${PLOT.top}L${PLOT.right} ${PLOT.bottom}`);
  const places = labelPlaces([250, 249, 248, 20]);
  const sorted = [...places].sort((a, b) => a - b);
  for (const [index, place] of sorted.entries()) {
    expect(place).toBeLessThanOrEqual(PLOT.bottom);
    if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(18);
  }
  expect(places[3]).toBe(20);
});
