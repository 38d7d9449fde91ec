import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';
import { expect, test } from 'vitest';
import { heard, opened, shownAt, type Theatre } from '../src/games/galactica/check/theatre.ts';
import { cueOf } from '../src/games/galactica/table/speech.ts';
import { cues } from '../src/table/sound/cues.ts';

const line = (type: string, more: Omit<GameEvent, 'type'> = {}): LogLine => ({
  at: 1,
  event: { type, scope: 'turn.3/check.1', ...more },
});
const card = (name: string, counts: number) => ({ name, skill: 'tactics', strength: Math.abs(counts), counts });

const before = [line('turn-began', { seat: 0, turn: 3, scope: 'turn.3' })];
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

const cardsShown = (theatre: Theatre, beat: number): number => shownAt(theatre, beat).scene.check?.cards.length ?? 0;
const END = Number.MAX_SAFE_INTEGER;

/** Line by line, as the page is told. */
function* heardOneByOne(from: readonly LogLine[], log: readonly LogLine[]): Generator<Theatre, void, undefined> {
  let theatre = opened(from);
  for (let length = from.length + 1; length <= log.length; length++) {
    theatre = heard(theatre, log.slice(0, length));
    yield theatre;
  }
}

test('a page opened late shows how things stand, and plays nothing', () => {
  const theatre = opened(ended);
  expect(theatre.beats).toEqual([]);
  expect(shownAt(theatre, 0).scene.check).toMatchObject({ outcome: 'pass', strength: 6 });
});

test('each line is shown in its beats, and nothing of the next before it comes', () => {
  const kinds = [...heardOneByOne(before, ended)].map(({ beats }) => beats.map(({ kind }) => kind));
  expect(kinds).toEqual([
    ['begins'],
    ['destiny'],
    ['added'],
    ['shuffle', 'turn', 'turn', 'turn'],
    ['total'],
    ['outcome'],
  ]);
  for (const { beats, script } of heardOneByOne(before, ended)) expect(beats.at(-1)?.scene).toBe(script.scene);
});

test('cards turn one after the other, as the clock says', () => {
  const theatre = heard(opened(begun), revealed);
  expect([0, 1, 2, 3, END].map((beat) => cardsShown(theatre, beat))).toEqual([0, 1, 2, 3, 3]);
});

test('of lines that come together only the end is shown', () => {
  const theatre = heard(opened(before), ended);
  expect(shownAt(theatre, 0).scene.check).toMatchObject({ outcome: 'pass', pile: 0 });
});

test('the last headline among the lines that come together is noticed, and leaves the stage as it was', () => {
  const log = [...ended, line('cylon-revealed', { seat: 2, card: 'x', how: 'action' }), line('sleeper-phase')];
  const [one, two] = [...heardOneByOne(ended, log)];
  expect([one?.headline?.type, two?.headline?.type]).toEqual(['cylon-revealed', 'sleeper-phase']);
  expect(heard(opened(before), log).headline).toMatchObject({ type: 'sleeper-phase' });
  expect(shownAt(heard(opened(ended), log), 0).scene).toEqual(opened(ended).script.scene);
});

test('a log that came anew is not played again', () => {
  const theatre = heard(
    opened(begun),
    ended.map((one) => ({ ...one })),
  );
  expect(theatre.beats).toEqual([]);
  expect(theatre.script.scene.check?.outcome).toBe('pass');
});

test('a check just over can be looked at again when the next has begun', () => {
  const again = begun.slice(1).map((one) => ({ ...one }));
  const { scene } = heard(opened(begun), [...ended, ...again]).script;
  expect(scene.check).toMatchObject({ phase: 'adding', outcome: null });
  expect(scene.before?.check).toMatchObject({ outcome: 'pass', strength: 6 });
});

test('while there is a fight the board is to be seen, until the next card or check', () => {
  const shot = line('viper-attacked', { ship: 'viper', area: 'bow', outcome: 'nothing', scope: 'turn.3/activation.2' });
  expect(heard(opened(ended), [...ended, shot]).fought).toBe(true);
  expect(heard(opened([...ended, shot]), [...ended, shot, ...begun.slice(1)]).fought).toBe(false);
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
