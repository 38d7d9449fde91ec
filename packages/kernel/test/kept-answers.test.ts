import { askAll, askSome, type Rules, seat, startTable } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { named, type SketchWorld, sketch } from './sketch.ts';

const [ann, ben] = [seat(0), seat(1)];
const options = named('one', 'two', 'three', 'four', 'five', 'six', 'seven');

test('a list that is changed after it was given as an answer changes nothing that was taken', () => {
  const chosen: string[] = [];
  function* asking(g: SketchWorld): Rules {
    const [first = []] = yield* askAll([
      { seat: ann, kind: 'some', options, min: 0, max: 7 },
      { seat: ben, kind: 'some', options, min: 0, max: 7 },
    ]);
    chosen.push(...first.map(({ type }) => type));
    yield* askSome({ seat: ann, kind: 'more', options, min: 0, max: 7 });
    g.fields.score++;
  }
  const table = startTable(sketch(asking), null, 'kept answers');
  const answer = [0, 1, 2, 3, 4];
  expect(table.answer(ann, answer)).toEqual({ ok: true });
  answer.splice(0, 5, 6);
  expect(table.answer(ben, [])).toEqual({ ok: true });
  expect(chosen).toEqual(['one', 'two', 'three', 'four', 'five']);
  expect(table.answerAt(0).answer).toEqual([0, 1, 2, 3, 4]);
});
