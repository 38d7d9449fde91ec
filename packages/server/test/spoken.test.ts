import { english, type Phrase } from '@ragtag/galactica';
import { decision, seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { spoken } from '../src/tables/spoken.ts';

test('texts of the game are sent as words, everything else as it is', () => {
  const loss = { key: 'lose', args: { n: 1, resource: { key: 'morale', args: {} } } };
  const asked = decision({
    seat: seat(0),
    kind: 'choose-effect',
    context: { name: 'Caprica', effect: loss, key: 'kept' },
    options: [
      { type: 'effect', index: 0, text: loss },
      { type: 'location', location: 'brig' },
    ],
  });
  const sent = spoken(asked, (text) => english(text as Phrase));
  expect(sent).toEqual({
    ...asked,
    context: { name: 'Caprica', effect: 'lose 1 morale', key: 'kept' },
    options: [
      { type: 'effect', index: 0, text: 'lose 1 morale' },
      { type: 'location', location: 'brig' },
    ],
  });
});
