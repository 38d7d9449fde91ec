import { whim } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import {
  defaults,
  explainedOptions,
  galactica,
  loyaltyRecipes,
  nextCharacters,
  randomCharacters,
} from '../../src/index.ts';
import { newGame, viewOf } from './new-game.ts';

test('every option is explained, with the value it has by default', () => {
  const explained = Object.fromEntries(explainedOptions.map(({ name, default: value }) => [name, value]));
  expect(explained).toEqual(defaults);
});

test('whatever is said to be possible is', () => {
  for (const { name, values, needs } of explainedOptions) {
    const other = needs ? { [needs.name]: needs.value } : {};
    const all = values.kind === 'number' ? [values.min, values.max] : values.kind === 'yes-no' ? [true, false] : [null];
    for (const value of all) expect(() => galactica.configure({ ...defaults, ...other, [name]: value })).not.toThrow();
  }
});

test('characters dealt at random could have been chosen, and are not always the same', () => {
  const below = whim(3);
  const dealt = Array.from({ length: 50 }, (_, n) => randomCharacters(3 + (n % 4), below));
  for (const characters of dealt) {
    expect(() => galactica.configure({ ...defaults, players: characters.length, characters })).not.toThrow();
  }
  expect(new Set(dealt.map(([first]) => first)).size).toBeGreaterThan(1);
});

test('who may be chosen next is who the options accept next', () => {
  const chosen: string[] = [];
  while (chosen.length < 3) {
    const [first = ''] = nextCharacters(chosen);
    chosen.push(first);
  }
  expect(() => galactica.configure({ ...defaults, players: 3, characters: chosen })).not.toThrow();
  const refused = nextCharacters([]).find((id) => !nextCharacters(['laura-roslin']).includes(id));
  expect(refused).toBeDefined();
  const wrong = ['laura-roslin', refused ?? '', 'saul-tigh'];
  expect(() => galactica.configure({ ...defaults, players: 3, characters: wrong })).toThrow(/BG-SETUP/);
});

test('the recipe of the loyalty deck is what the deck is made of', () => {
  for (const { players, cylons, notCylons, mutineer, moreFor } of loyaltyRecipes()) {
    const characters = randomCharacters(players, whim(players));
    const { decks, players: seats } = viewOf(newGame({ players, characters }), 'spectator');
    const dealt = seats.reduce((sum, { loyalty, loyaltyFaceup }) => sum + loyalty.length + loyaltyFaceup.length, 0);
    const more = seats.filter(({ character }) => character && moreFor.includes(character.name)).length;
    expect(decks.loyalty.count + dealt).toBe(cylons + notCylons + Number(mutineer) + more);
  }
});
