import {
  ask,
  askAll,
  type Card,
  checkpoint,
  type Decision,
  type Face,
  only,
  type Rules,
  seat,
  startTable,
  writeJournal,
  type Zone,
  zoneKinds,
} from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { named, type SketchWorld, sketch } from './sketch.ts';

const [ann, ben, cat] = [seat(0), seat(1), seat(2)];

/** Ann counts: up, down, or a mistake in the rules. Three in a turn. */
function* counting(g: SketchWorld): Rules {
  while (g.fields.score < 9) {
    yield* checkpoint();
    for (let time = 0; time < 3; time++) {
      const { type } = yield* ask({ seat: ann, kind: 'count', options: named('up', 'down', 'mistake') });
      g.fields.score += type === 'down' ? -1 : 1;
      g.emit({ type, score: g.fields.score });
      if (type === 'mistake') throw new Error('there is no such number');
    }
  }
}
const UP = 0;
const DOWN = 1;
const MISTAKE = 2;

function counted(...answers: readonly number[]) {
  const table = startTable(sketch(counting), null, 'count');
  for (const answer of answers) expect(table.answer(ann, answer)).toEqual({ ok: true });
  return table;
}

describe('a table', () => {
  test('asks the first question at once, and goes on with each answer', () => {
    const table = counted();
    expect(table.pending).toMatchObject([{ seat: ann, kind: 'count' }]);
    expect(table.answer(ann, UP)).toEqual({ ok: true });
    expect([table.length, table.answerAt(0).answer, table.state.fields.score]).toEqual([1, UP, 1]);
  });

  test('refuses whoever is not asked', () => {
    expect(counted().answer(ben, UP)).toEqual({
      ok: false,
      refusal: { code: 'not-asked', message: 'seat 1 is not asked anything now' },
    });
  });

  test('refuses what is no legal answer', () => {
    expect(counted().answer(ann, 7)).toEqual({
      ok: false,
      refusal: { code: 'illegal-answer', message: 'count: expected one whole number from 0 to 2' },
    });
  });

  test('refuses everything when the game is over', () => {
    const table = counted(...Array.from({ length: 9 }, () => UP));
    expect([table.over, table.pending]).toEqual([true, []]);
    expect(table.answer(ann, UP)).toMatchObject({ ok: false, refusal: { code: 'game-over' } });
  });

  test('takes an answer once from each of several asked', () => {
    const options = named('rock', 'paper');
    const table = startTable(
      sketch(function* () {
        yield* askAll([ann, ben].map((one) => ({ seat: one, kind: 'throw', options })));
      }),
      null,
      'throw',
    );
    expect(table.answer(ann, 0)).toEqual({ ok: true });
    expect(table.answer(ann, 1)).toMatchObject({ refusal: { code: 'not-asked' } });
    expect([table.askedOf(ann), table.askedOf(ben)?.kind]).toEqual([null, 'throw']);
  });
});

describe('a view of a table', () => {
  const both = (secret: boolean) =>
    startTable(
      sketch(function* () {
        yield* askAll([ann, ben].map((one) => ({ seat: one, kind: 'throw', secret, options: named('a', 'b') })));
      }),
      null,
      'view',
    );

  test("is the game's own, with what the viewer is asked", () => {
    const table = both(true);
    expect(table.view(ann)).toMatchObject({ game: { score: 0 }, asked: { kind: 'throw', seat: ann }, over: false });
    expect(table.view(cat).asked).toBeNull();
    expect(table.view('spectator').asked).toBeNull();
  });

  test('names those who are waited for in public, and nobody else', () => {
    expect(both(true).view(cat)).toMatchObject({ awaited: [], waiting: true });
    const table = both(false);
    expect(table.view(cat)).toMatchObject({ awaited: [ann, ben], waiting: true });
    table.answer(ann, 0);
    expect(table.view(cat)).toMatchObject({ awaited: [ben], waiting: true });
    table.answer(ben, 0);
    expect(table.view(cat)).toMatchObject({ awaited: [], waiting: false, over: true });
  });

  test('is omniscient only after the end', () => {
    const table = both(true);
    expect(() => table.view('omniscient')).toThrow('nobody sees everything before the game is over');
    table.answer(ann, 0);
    table.answer(ben, 0);
    expect(table.view('omniscient')).toMatchObject({ over: true, asked: null });
  });
});

describe('going back', () => {
  test('undoes answers, across turn boundaries too, and keeps them for the record', () => {
    const table = counted(UP, DOWN, UP, UP, DOWN);
    const before = table.hash;
    table.rewind(2);
    expect([table.length, table.state.fields.score, table.hash]).toEqual([2, 0, counted(UP, DOWN).hash]);
    expect(table.undone).toMatchObject([{ at: 2, answers: [{ answer: UP }, { answer: UP }, { answer: DOWN }] }]);
    for (const answer of [UP, UP, DOWN]) table.answer(ann, answer);
    expect(table.hash).toBe(before);
  });

  test('to where the table is changes nothing', () => {
    const table = counted(UP, UP, UP, UP);
    const { hash } = table;
    table.rewind(4);
    expect([table.hash, table.length, table.undone]).toEqual([hash, 4, []]);
  });

  test.each([-1, 3, 0.5])('to %d of two answers is refused', (length) => {
    const table = counted(UP, UP);
    expect(() => table.rewind(length)).toThrow(`there are 2 answers: cannot go back to ${length}`);
    expect(table.length).toBe(2);
  });

  test('reopens a game that was over', () => {
    const table = counted(...Array.from({ length: 9 }, () => UP));
    table.rewind(8);
    expect([table.over, table.state.fields.score, table.pending.length]).toEqual([false, 8, 1]);
  });
});

describe('a fork', () => {
  test('stands where its table does and goes its own way', () => {
    const table = counted(UP, UP, UP, DOWN);
    const fork = table.fork();
    expect([fork.hash, fork.length, fork.pending]).toEqual([table.hash, 4, table.pending]);
    fork.answer(ann, UP);
    expect([table.length, table.state.fields.score, fork.state.fields.score]).toEqual([4, 2, 3]);
  });

  test('has the checkpoint of its table', () => {
    const table = counted(UP, UP, UP, UP);
    expect(table.checkpoint().at).toBe(3);
    expect(table.fork().checkpoint()).toEqual(table.checkpoint());
  });
});

describe('when the rules fail', () => {
  test('the table stands as before that answer, keeps its journal, and takes no more', () => {
    const table = counted(UP, UP, UP, UP);
    const events = table.takeEvents().length;
    const before = { hash: table.hash, pending: table.pending, view: table.view(ben), journal: writeJournal(table) };
    expect(table.answer(ann, MISTAKE)).toEqual({
      ok: false,
      refusal: { code: 'fault', message: 'the rules failed: there is no such number' },
    });
    expect(table.fault?.message).toBe('there is no such number');
    expect({ hash: table.hash, pending: table.pending, view: table.view(ben), journal: writeJournal(table) }).toEqual(
      before,
    );
    expect([events, table.takeEvents()]).toEqual([4, []]);
    expect(table.answer(ann, UP)).toMatchObject({ ok: false, refusal: { code: 'fault' } });
    expect(table.length).toBe(4);
  });

  test('right after a turn boundary, the table stands before that boundary', () => {
    const game = sketch(function* (g) {
      for (;;) {
        yield* checkpoint();
        if (g.fields.score === 1) throw new Error('no second turn');
        yield* ask({ seat: ann, kind: 'go', options: named('go') });
        g.fields.score = 1;
      }
    });
    const table = startTable(game, null, 'boundary');
    const { hash } = table;
    expect(table.answer(ann, 0)).toMatchObject({ refusal: { code: 'fault' } });
    expect([table.hash, table.length, table.view(ben).game]).toEqual([hash, 0, { score: 0 }]);
  });

  test('events not yet taken stay to be taken', () => {
    const table = counted(UP, UP);
    table.answer(ann, MISTAKE);
    expect(table.takeEvents().map(({ event }) => event.type)).toEqual(['up', 'up']);
  });

  test('the game can be taken back and played on', () => {
    const table = counted(UP, UP);
    table.answer(ann, MISTAKE);
    table.rewind(1);
    expect(table.answer(ann, DOWN)).toEqual({ ok: true });
    expect(table.state.fields.score).toBe(0);
  });

  const options = named('a', 'b');
  const asking = (one: typeof ann): Decision => ({
    seat: one,
    kind: 'x',
    rules: [],
    context: {},
    secret: false,
    options,
    min: 1,
    max: 1,
  });
  test.each<[string, readonly Decision[]]>([
    ['seat 1 is asked two things at once', [asking(ann), asking(ben), asking(ben)]],
    ['the rules paused without asking anybody', []],
  ])('%s: that is a fault', (message, questions) => {
    const table = startTable(
      sketch(function* () {
        yield questions;
      }),
      null,
      'questions',
    );
    expect(table.fault?.message).toBe(message);
    expect(table.answer(ann, 0)).toMatchObject({ refusal: { code: 'fault' } });
  });

  test('before the first question, nobody is asked, and what was thrown is told as an error', () => {
    const table = startTable(
      sketch(function* () {
        yield* checkpoint();
        const odd: unknown = 'odd';
        throw odd;
      }),
      null,
      'odd',
    );
    expect([table.fault, table.pending]).toEqual([new Error('odd'), []]);
  });
});

describe('what came out last', () => {
  const [deck, hand, open] = [0 as Zone, 1 as Zone, 2 as Zone];
  const zones = [zoneKinds.deck('deck'), zoneKinds.hand('hand', only(ann)), zoneKinds.open('open')];

  /** Ann says what happens next. */
  function* moments(g: SketchWorld): Rules {
    if (g.cards.all().length === 0) g.cards.createAll([1, 2, 3, 4] as Face[], deck);
    yield* checkpoint();
    for (;;) {
      const { type } = yield* ask({
        seat: ann,
        kind: 'do',
        options: named('count', 'draw', 'roll', 'discard', 'show'),
      });
      if (type === 'count') g.fields.score++;
      if (type === 'draw') g.cards.draw(deck, hand);
      if (type === 'roll') g.fields.score = g.chance.die(6);
      if (type === 'discard') g.cards.draw(hand, open);
      if (type === 'show') g.cards.show(g.cards.top(deck) as Card, only(ben)); // there are four
    }
  }
  const [COUNT, DRAW, ROLL, DISCARD, SHOW] = [0, 1, 2, 3, 4];

  test.each([
    ['nothing', [COUNT, COUNT], 0],
    ['a card drawn', [COUNT, DRAW, COUNT], 2],
    ['a die', [COUNT, ROLL], 2],
    ['a card from a hand turned up', [DRAW, COUNT, DISCARD, COUNT], 3],
    ['a card one player was shown', [COUNT, SHOW, COUNT], 2],
    ['a card that had been seen', [SHOW, COUNT, SHOW], 1],
  ])('%s', (_, answers, expected) => {
    const table = startTable(sketch(moments, { cards: 4, zones }), null, 'moments');
    for (const answer of answers) expect(table.answer(ann, answer)).toEqual({ ok: true });
    expect(table.revealedAt).toBe(expected);
  });

  test('taken back with the answer that did it', () => {
    const table = startTable(sketch(moments, { cards: 4, zones }), null, 'moments');
    for (const answer of [DRAW, ROLL]) table.answer(ann, answer);
    table.rewind(1);
    expect(table.revealedAt).toBe(1);
  });

  test('what came out before the last turn boundary is not told apart', () => {
    expect(counted(UP, UP).revealedAt).toBe(0);
    expect(counted(UP, UP, UP, UP).revealedAt).toBe(3);
  });
});
