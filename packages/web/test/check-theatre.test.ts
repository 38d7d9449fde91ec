import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { expect, test } from 'vitest';
import { standing } from '../src/check/pace.ts';
import { opened, played, type Theatre } from '../src/check/theatre.ts';
import { cues } from '../src/sound/cues.ts';
import { cueOf } from '../src/sound/use-sound.ts';

const line = (type: string, more: Omit<GameEvent, 'type'> = {}): LogLine => ({ at: 1, event: { type, ...more } });
const card = (name: string, counts: number) => ({ name, skill: 'tactics', strength: Math.abs(counts), counts });

const before = [line('turn-began', { seat: 0, turn: 3 })];
const begun = [
  ...before,
  line('check-begins', { source: 'crisis', name: 'Water', difficulty: 5, skills: ['tactics'], text: [] }),
  line('destiny-added', { n: 2 }),
  line('check-cards-added', { seat: 1, n: 1 }),
];
const revealed = [...begun, line('check-revealed', { cards: [card('A', 3), card('B', -1), card('C', 4)] })];
const ended = [
  ...revealed,
  line('check-totalled', { strength: 6, difficulty: 5, cards: [card('A', 3), card('B', -1), card('C', 4)] }),
  line('check-outcome', { outcome: 'pass', strength: 6, difficulty: 5 }),
];

function hear(theatre: Theatre, log: readonly LogLine[], atOnce = false): Theatre {
  return played(theatre, { type: 'log', log, atOnce });
}
const next = (theatre: Theatre, byHand = false): Theatre => played(theatre, { type: 'next', byHand });
const cardsShown = ({ shown }: Theatre): number => shown.scene.check?.cards.length ?? 0;

test('a page opened late shows how things stand, and plays nothing', () => {
  const theatre = opened(ended);
  expect(theatre.waiting).toEqual([]);
  expect(theatre.shown.scene.check).toMatchObject({ outcome: 'pass', strength: 6 });
});

test('what happens is shown beat by beat, however far the log is ahead', () => {
  let theatre = hear(opened(before), ended);
  const kinds: string[] = [];
  while (theatre.waiting.length > 0) {
    theatre = next(theatre);
    kinds.push(theatre.shown.kind);
  }
  expect(kinds).toEqual(['begins', 'destiny', 'added', 'shuffle', 'turn', 'turn', 'turn', 'total', 'outcome']);
  expect(theatre.shown.scene.check?.outcome).toBe('pass');
});

test('whoever turns the cards by hand sees one more each time, and nothing moves by itself', () => {
  let theatre = next(hear(opened(begun), ended), true);
  expect([cardsShown(theatre), theatre.byHand]).toEqual([1, true]);
  theatre = next(theatre, true);
  expect([cardsShown(theatre), theatre.byHand]).toEqual([2, true]);
  theatre = next(next(theatre, true), true);
  expect(theatre.shown.kind).toBe('total');
});

test('all of it can be shown at once', () => {
  const theatre = played(hear(opened(before), ended), { type: 'all' });
  expect(theatre.waiting).toEqual([]);
  expect(theatre.shown.scene.check).toMatchObject({ outcome: 'pass', pile: 0 });
  expect(hear(opened(before), ended, true).shown.scene).toEqual(theatre.shown.scene);
});

test('headlines come even to those who skip, one after the other, and leave the stage as it was', () => {
  const log = [...ended, line('cylon-revealed', { seat: 2, card: 'x', how: 'action' }), line('sleeper-phase')];
  let theatre = hear(opened(before), log, true);
  const scene = theatre.shown.scene;
  theatre = next(theatre);
  expect(theatre.shown.scene).toEqual({ ...scene, moment: log.at(-2)?.event });
  theatre = next(theatre);
  expect(theatre.shown.scene.moment).toEqual({ type: 'sleeper-phase' });
  theatre = next(theatre);
  expect(theatre.shown.scene).toEqual(scene);
});

test('a log that came anew is not played again', () => {
  const theatre = hear(
    opened(begun),
    ended.map((one) => ({ ...one })),
  );
  expect(theatre.waiting).toEqual([]);
  expect(theatre.shown.scene.check?.outcome).toBe('pass');
});

test('checks long over are left out; the last one is played', () => {
  const again = ended.slice(1).map((one) => ({ ...one }));
  const theatre = hear(opened(before), [...ended, ...again, ...again.map((one) => ({ ...one }))]);
  expect(theatre.waiting.filter(({ kind }) => kind === 'begins')).toHaveLength(2);
});

test('a check just over is still played when the next has begun, and can be looked at again', () => {
  const again = begun.slice(1).map((one) => ({ ...one }));
  let theatre = next(hear(opened(begun), [...ended, ...again]));
  while (theatre.shown.kind !== 'outcome') {
    expect(played(theatre, { type: 'rest' })).toBe(theatre);
    theatre = next(theatre);
  }
  theatre = played(theatre, { type: 'rest' });
  expect(theatre.shown.scene.check).toMatchObject({ phase: 'adding', outcome: null });
  expect(theatre.shown.scene.before?.check).toMatchObject({ outcome: 'pass', strength: 6 });
});

test('nobody waits long: what is behind goes faster, faster still while something is asked', () => {
  const many = Array.from({ length: 24 }, (_, index) => card(`Card ${index}`, 1));
  const theatre = next(hear(opened(before), [...begun, line('check-revealed', { cards: many })]));
  const whole = (asked: boolean) => {
    let [now, millis] = [theatre, 0];
    for (; now.waiting.length > 0; now = next(now)) millis += standing(now.shown, now.waiting, 'normal', asked);
    return millis;
  };
  expect(whole(false)).toBeLessThan(8_000);
  expect(whole(true)).toBeLessThan(7_000);
  expect(standing(theatre.shown, theatre.waiting, 'off', false)).toBe(0);
});

test('sounds are short and soft, and made for what is worth hearing', () => {
  for (const voices of Object.values(cues)) {
    for (const { at, lasts, loud } of voices) {
      expect(at + lasts).toBeLessThan(1.6);
      expect(loud).toBeLessThanOrEqual(0.6);
    }
  }
  expect(cueOf({ type: 'galactica-attacked', hit: true })).toBe('hit');
  expect(cueOf({ type: 'galactica-attacked', hit: false })).toBeNull();
  expect(cueOf({ type: 'step', step: 'action' })).toBeNull();
});
