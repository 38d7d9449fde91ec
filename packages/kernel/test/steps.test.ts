import { ask, checkpoint, type Rules, seat, startTable, step } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { named, type SketchWorld, sketch } from './sketch.ts';

const ann = seat(0);
const UP = 0;
const ROLL = 1;

/** Ann counts to nine, three in a turn, and may roll a die each time: the score alone says how far a turn has got. */
function countingNoting(played: number[]) {
  return function* counting(g: SketchWorld): Rules {
    while (g.fields.score < 9) {
      if (g.fields.score % 3 === 0) yield* checkpoint();
      else yield* step();
      played.push(g.fields.score);
      g.emit({ type: 'counting', from: g.fields.score });
      const { type } = yield* ask({ seat: ann, kind: 'count', options: named('up', 'roll') });
      if (type === 'roll') g.emit({ type: 'rolled', n: g.chance.die(6) });
      g.fields.score += 1;
      yield* ask({ seat: ann, kind: 'sure', options: named('yes', 'no') });
    }
  };
}

function counted(...answers: readonly number[]) {
  const played: number[] = [];
  const table = startTable(sketch(countingNoting(played)), null, 'count');
  for (const answer of answers) expect(table.answer(ann, answer)).toEqual({ ok: true });
  played.length = 0;
  return { table, played };
}

describe('a step', () => {
  test('is where forks start from', () => {
    const { table, played } = counted(UP, UP, UP, UP, UP);
    const fork = table.fork();
    expect(played).toEqual([2]);
    expect(fork.hash).toBe(table.hash);
    expect(fork.pending).toEqual(table.pending);
    expect([fork.length, fork.answerAt(1)]).toEqual([5, table.answerAt(1)]);
    expect(fork.takeEvents().map(({ event }) => event)).toEqual([{ type: 'counting', from: 2 }]);
  });

  test('is no turn boundary: what is stored or taken back starts there', () => {
    const { table } = counted(UP, UP, UP, UP, UP);
    expect(table.checkpointAt).toBe(0);
    const fork = table.fork();
    expect(fork.checkpoint()).toEqual(table.checkpoint());
    fork.rewind(1);
    expect([fork.length, fork.state.fields.score, fork.pending[0]?.kind]).toEqual([1, 1, 'sure']);
  });

  test('is over with its turn', () => {
    const { table, played } = counted(UP, UP, UP, UP, UP, UP, UP);
    expect(table.checkpointAt).toBe(6);
    expect(table.fork().hash).toBe(table.hash);
    expect(played).toEqual([3]);
  });

  test('does not make a fork forget what came out before it', () => {
    const { table } = counted(UP, UP, ROLL, UP, UP);
    expect(table.revealedAt).toBe(3);
    expect(table.fork().revealedAt).toBe(3);
    const rolledLast = counted(UP, UP, ROLL).table;
    expect(rolledLast.fork().revealedAt).toBe(rolledLast.revealedAt);
    expect(counted(UP, UP, UP, UP).table.fork().revealedAt).toBe(0);
  });

  test('has come with all that came out on the way to it', () => {
    function* rolling(g: SketchWorld): Rules {
      yield* g.fields.score === 0 ? checkpoint() : step();
      yield* ask({ seat: ann, kind: 'roll', options: named('roll', 'leave') });
      if (g.fields.score === 0) {
        g.fields.score = g.chance.die(6);
        yield* rolling(g);
      }
    }
    const table = startTable(sketch(rolling), null, 'roll');
    expect(table.answer(ann, 0)).toEqual({ ok: true });
    expect(table.revealedAt).toBe(1);
    expect(table.fork().revealedAt).toBe(1);
  });
});

test('a quiet fork keeps no events', () => {
  const { table } = counted(UP, UP, UP);
  const fork = table.fork({ quiet: true });
  fork.answer(ann, UP);
  expect(fork.takeEvents()).toEqual([]);
  expect(fork.pending).toMatchObject([{ kind: 'count' }]);
});
