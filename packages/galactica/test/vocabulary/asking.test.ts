/** The compiler is the check: without the mistake that a line says to expect, it refuses this file. */
import { seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { ask } from '../../src/core/engine/asking.ts';

const nobody = seat(0);

test('only questions that are declared can be asked', () => {
  // @ts-expect-error there is no such question
  const asked = ask({ seat: nobody, kind: 'choose-lunch', options: [{ type: 'area', area: 'bow' }] });
  expect(asked.next().done).toBe(false);
});

test('a question has the options it declares and no others', () => {
  const fits = ask({ seat: nobody, kind: 'nuke-area', options: [{ type: 'area', area: 'bow' }] });
  // @ts-expect-error a nuke is launched at an area
  const other = ask({ seat: nobody, kind: 'nuke-area', options: [{ type: 'player', seat: nobody }] });
  // @ts-expect-error there is no such area
  const nowhere = ask({ seat: nobody, kind: 'nuke-area', options: [{ type: 'area', area: 'cellar' }] });
  for (const asked of [fits, other, nowhere]) expect(asked.next().done).toBe(false);
});

test('a question says of itself what it declares', () => {
  const options = [{ type: 'split', of: ['tactics'], counts: [1] }] as const;
  const fits = ask({ seat: nobody, kind: 'split-skills', options, context: { n: 1 } });
  // @ts-expect-error how many cards are divided
  const silent = ask({ seat: nobody, kind: 'split-skills', options });
  for (const asked of [fits, silent]) expect(asked.next().done).toBe(false);
});
