import { expect, test } from 'vitest';
import { library } from '../../src/content/content.ts';
import { readyMadeDecks, starterDecks } from '../../src/content/decks.ts';
import { isIn, REVISION } from '../../src/content/revision.ts';
import { ccg } from '../../src/game.ts';
import type { Library } from '../../src/setup/deck.ts';
import { configure } from '../../src/setup/options.ts';

const [deck] = readyMadeDecks;
if (!deck) throw new Error('there are no decks');
const decks = [deck, deck];
const [newest = ''] = Object.keys(deck.cards);

/** As if one of its cards came with the newest revision. */
const libraryOf = (revision: number): Library =>
  new Map(
    [...library]
      .map(([id, card]) => [id, id === newest ? { ...card, since: REVISION } : card] as const)
      .filter(([, card]) => isIn(revision)(card)),
  );

test('a new game has the newest revision, and keeps to it', () => {
  const made = ccg.configure({ players: 2 });
  expect(made.revision).toBe(REVISION);
  expect(ccg.configure({ ...made, revision: 1 })).toMatchObject({ revision: 1, decks: made.decks });
  for (const revision of [0, REVISION + 1, 1.5, '1']) {
    expect(() => ccg.configure({ ...made, revision })).toThrow('expected "revision"');
  }
});

test('a card that came later is in no deck of a game from before', () => {
  const configured = (revision: number) =>
    configure({ players: 2, decks, revision }, libraryOf, readyMadeDecks, starterDecks);
  expect(configured(REVISION).decks).toEqual(decks);
  expect(() => configured(REVISION - 1)).toThrow(`there is no card '${newest}'`);
  for (let seed = 0; seed < 30; seed++) {
    const random = { players: 2, decks: [`random ${seed}`, `random ${seed + 50}`], revision: REVISION - 1 };
    const { decks: made } = configure(random, libraryOf, readyMadeDecks, starterDecks);
    expect(made.flatMap(({ cards }) => Object.keys(cards))).not.toContain(newest);
  }
});
