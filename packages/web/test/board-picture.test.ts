import type { View } from '@ragtag/galactica';
import { position } from '@ragtag/galactica/testing';
import { seat, type Viewer } from '@ragtag/kernel';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from '../src/games/galactica/board/picture.tsx';
import { publicBoard } from '../src/games/galactica/board/public.ts';

/** Seat 0 has looked at both civilian ships. */
function lookedAt() {
  const table = position({
    seats: [
      { character: 'william-adama', at: 'communications' },
      { character: 'laura-roslin' },
      { character: 'kara-thrace', piloting: { area: 'port-stern' } },
    ],
    civilians: { stern: 2 },
    damaged: ['armory'],
  })
    .play()
    .choose(0, { type: 'stay' })
    .choose(0, { type: 'location', location: 'communications' });
  return table.choose(0, ...(table.asked(0)?.options ?? []));
}

const seenBy = (table: ReturnType<typeof lookedAt>, viewer: Viewer): View => table.view(viewer) as unknown as View; // the kernel knows a game's view as plain data
const picture = (view: View): string => renderToStaticMarkup(createElement(Picture, { view }));

test('a picture shows the same whoever takes it: what somebody knows of civilian ships is not in it', () => {
  const table = lookedAt();
  const own = seenBy(table, seat(0));
  const known = own.ships.areas.stern.civilians;
  expect(known.every((ship) => 'name' in ship)).toBe(true);
  const taken = picture(own);
  expect(taken).toBe(picture(seenBy(table, 'spectator')));
  for (const ship of known) expect(taken).not.toContain('name' in ship ? ship.name : '');
  expect(JSON.stringify(publicBoard(own).ships.areas)).toBe(JSON.stringify(seenBy(table, 'spectator').ships.areas));
});

test('a picture holds the whole board, and where the fleet stands', () => {
  const taken = picture(seenBy(lookedAt(), seat(1)));
  expect(taken).toContain('Colonial One');
  expect(taken).toContain('Armory, damaged');
  expect(taken).toContain('Turn 1 · Fuel 8 · Food 8 · Morale 10 · Population 12 · Distance 0');
  expect(taken).not.toContain('lit-spot');
});
