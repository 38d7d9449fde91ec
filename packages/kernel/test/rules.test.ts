import { ask, askAll, askSome, checkpoint, choose, type Rules, seat, seatsOf } from '@ragtag/kernel';
import { TestTable } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { named, type SketchWorld, sketch } from './sketch.ts';

const [ann, ben, cat] = [seat(0), seat(1), seat(2)];

/** A table at which this procedure is played, and what it came to. */
function playing<T>(procedure: (g: SketchWorld) => Rules<T>) {
  const table = new TestTable(
    sketch(() => checkpoint()),
    null,
  );
  const came: T[] = [];
  table.perform(function* (g) {
    came.push(yield* procedure(g));
  });
  return { table, came };
}

describe('ask', () => {
  test('asks one player and comes to the option chosen', () => {
    const { table, came } = playing(() => ask({ seat: ben, kind: 'say', options: named('yes', 'no') }));
    expect(table.pending).toMatchObject([{ seat: ben, kind: 'say', secret: false, min: 1, max: 1 }]);
    table.give(ben, 1);
    expect(came).toEqual([{ type: 'no' }]);
  });

  test('asks even when there is one option only', () => {
    const { table, came } = playing(() => ask({ seat: ben, kind: 'say', options: named('yes') }));
    expect(came).toEqual([]);
    table.give(ben, 0);
    expect(came).toEqual([{ type: 'yes' }]);
  });

  test('is for choices of one', () => {
    expect(() => playing(() => ask({ seat: ben, kind: 'say', options: named('a', 'b'), max: 2 }))).toThrow(
      "'say' is a choice of several: use askSome",
    );
  });
});

describe('choose', () => {
  test('asks when there is something to choose', () => {
    const { table, came } = playing(() => choose({ seat: ben, kind: 'say', options: named('yes', 'no') }));
    table.give(ben, 0);
    expect(came).toEqual([{ type: 'yes' }]);
  });

  test('spares a public question with one answer', () => {
    const { table, came } = playing(() => choose({ seat: ben, kind: 'say', options: named('yes') }));
    expect(came).toEqual([{ type: 'yes' }]);
    expect(table.over).toBe(true);
  });

  test('asks a secret question all the same: not to be asked would tell', () => {
    const { table, came } = playing(() => choose({ seat: ben, kind: 'say', secret: true, options: named('yes') }));
    expect(came).toEqual([]);
    table.give(ben, 0);
    expect(came).toEqual([{ type: 'yes' }]);
  });

  test('cannot be answered without options', () => {
    expect(() => playing(() => choose({ seat: ben, kind: 'say', options: [] }))).toThrow('nobody can answer that');
  });
});

describe('askSome', () => {
  test('comes to the options chosen, in their order', () => {
    const options = named('a', 'b', 'c');
    const { table, came } = playing(() => askSome({ seat: ann, kind: 'take', options, min: 0, max: 3 }));
    table.give(ann, [0, 2]);
    expect(came).toEqual([[{ type: 'a' }, { type: 'c' }]]);
  });

  test('may come to none', () => {
    const { table, came } = playing(() => askSome({ seat: ann, kind: 'take', options: [], min: 0, max: 3 }));
    table.give(ann, []);
    expect(came).toEqual([[]]);
  });

  test('comes to a list where just one is asked for', () => {
    const { table, came } = playing(() => askSome({ seat: ann, kind: 'take', options: named('a', 'b') }));
    table.give(ann, 1);
    expect(came).toEqual([[{ type: 'b' }]]);
  });
});

describe('askAll', () => {
  const vote = (secret?: boolean) =>
    [ann, ben, cat].map((voter) => ({
      seat: voter,
      kind: 'vote',
      options: named('for', 'against'),
      ...(secret === undefined ? {} : { secret }),
    }));

  test('goes on when all have answered, in whatever order', () => {
    const { table, came } = playing(() => askAll(vote()));
    table.give(cat, 1);
    table.give(ann, 0);
    expect(came).toEqual([]);
    expect(table.pending.map(({ seat: asked }) => asked)).toEqual([ben]);
    table.give(ben, 1);
    expect(came).toEqual([[[{ type: 'for' }], [{ type: 'against' }], [{ type: 'against' }]]]);
  });

  test('asks in secret unless it says otherwise', () => {
    expect(playing(() => askAll(vote())).table.pending.map(({ secret }) => secret)).toEqual([true, true, true]);
    expect(playing(() => askAll(vote(false))).table.pending.map(({ secret }) => secret)).toEqual([false, false, false]);
  });

  test('does not pause when nobody is asked', () => {
    expect(playing(() => askAll([])).came).toEqual([[]]);
  });

  test('changes nothing until the last answer', () => {
    const { table } = playing(function* (g) {
      yield* askAll(vote());
      g.fields.score = 1;
    });
    const { hash } = table;
    table.give(ann, 0).give(ben, 0);
    expect(table.hash).toBe(hash);
    table.give(cat, 0);
    expect(table.hash).not.toBe(hash);
  });
});

test('seats are numbered from 0', () => {
  expect(seatsOf(3)).toEqual([0, 1, 2]);
  for (const wrong of [-1, 14, 0.5]) expect(() => seat(wrong)).toThrow(`not ${wrong}`);
});
