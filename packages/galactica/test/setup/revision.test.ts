import { expect, test } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { allCharacters, contentFor } from '../../src/content.ts';
import { isIn, REVISION } from '../../src/core/content/revision.ts';
import { configure } from '../../src/core/setup/configure.ts';
import type { ModuleOption } from '../../src/core/setup/options.ts';
import { galactica } from '../../src/game.ts';
import { modules } from '../../src/registry.ts';

test('a new game is set up from the newest revision of the content', () => {
  expect(galactica.configure({ players: 4 }).revision).toBe(REVISION);
  expect(defaults.revision).toBe(REVISION);
});

test.each([0, REVISION + 1, 1.5, '1'])('there is no revision %j', (revision) => {
  expect(() => galactica.configure({ revision })).toThrow(`a whole number from 1 to ${REVISION}`);
});

test('what came later is in no game that was made before', () => {
  expect([{}, { since: 1 }, { since: 2 }, { since: 3 }].map(isIn(2))).toEqual([true, true, true, false]);
  const before = contentFor({ ...defaults, revision: 0 }); // when there was nothing yet
  expect([before.faces, before.characters, Object.keys(before.titles), before.cardCount]).toEqual([[], [], [], 0]);
});

test('a game from before an option is played without it, whatever is usual now', () => {
  const option = { ...modules.flatMap(({ options = [] }) => options)[0], default: true, since: REVISION + 1 };
  const later = { name: 'later', place: 99, inUse: () => true, options: [option as ModuleOption] };
  const configuration = configure({ revision: REVISION }, [...modules, later], allCharacters);
  expect(configuration).toMatchObject({ [String(option.name)]: false });
});

test.each([
  [{ players: 1 }, '1 player: from revision 4 of the content on, and this is revision 3'],
  [{ players: 2 }, '2 players: from revision 4 of the content on, and this is revision 3'],
  [{ players: 4, cooperative: true }, 'cooperative: from revision 4'],
  [{ players: 4, easierForHumans: true }, 'easierForHumans: from revision 4'],
  [{ players: 4, sets: ['base'], noSympathizer: true }, 'noSympathizer: from revision 4'],
  [{ players: 4, sets: ['base', 'pegasus'], sympatheticCylon: true }, 'sympatheticCylon: from revision 4'],
])('%j is no game of the revision before it', (wanted, why) => {
  expect(() => galactica.configure({ ...wanted, revision: 3 })).toThrow(why);
  expect(galactica.configure({ ...wanted, conflictedLoyalties: false, cylonFleet: false })).toMatchObject(wanted);
});
