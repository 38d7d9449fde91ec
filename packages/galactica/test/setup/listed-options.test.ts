import { whim } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { listedOptions } from '../../src/configuration.ts';
import { allCharacters } from '../../src/content.ts';
import type { ModuleOption } from '../../src/core/setup/options.ts';
import { closedCharacters } from '../../src/game.ts';
import { type SetupDetails, setup } from '../../src/host/setup.ts';
import { defaults, galactica, loyaltyRecipes, nextCharacters, randomCharacters } from '../../src/index.ts';
import { modules } from '../../src/registry.ts';
import { newGame, viewOf } from './new-game.ts';

test('every option is explained, with the value it has by default', () => {
  const explained = Object.fromEntries(listedOptions.map(({ name, default: value }) => [name, value]));
  // Chosen by themselves, or by nobody: a new game has the newest revision, a prepared one is asked for by name.
  const { sets: _, objective: __, revision: ___, firstGame: ____, ...options } = defaults;
  expect(explained).toEqual(options);
});

test('whatever is said to be possible is', () => {
  const restrictions = new Map(modules.flatMap(({ options = [] }) => options.map((option) => [option.name, option])));
  for (const { name, values, needs } of listedOptions) {
    const { without = [], players = [] } = restrictions.get(name as ModuleOption['name']) ?? {}; // undefined for core's own
    const sets = defaults.sets.filter((set) => !without.includes(set));
    const [some] = players.includes(defaults.players) ? [] : players;
    const other = { sets, ...(needs && { [needs.name]: needs.value }), ...(some && { players: some }) };
    if (values.kind === 'number' && values.beyond) {
      const { above, needs: more } = values.beyond;
      expect(() => galactica.configure({ ...defaults, [name]: above })).not.toThrow();
      expect(() => galactica.configure({ ...defaults, [name]: above + 1 })).toThrow();
      Object.assign(other, { [more.name]: more.value });
      expect(() => galactica.configure({ ...defaults, ...other, [name]: values.max })).not.toThrow();
      const { conflictedLoyalties: _, ...few } = defaults;
      for (let n = values.min; n < above; n++) expect(galactica.configure({ ...few, [name]: n }).players).toBe(n);
      continue;
    }
    const all = values.kind === 'number' ? [values.min, values.max] : values.kind === 'yes-no' ? [true, false] : [null];
    for (const value of all) {
      // What something else leaves no room for is not said then, as a screen would not.
      const left = listedOptions.filter(
        ({ excludedBy = [] }) => !excludedBy.some((by) => by.name === name && by.value === value),
      );
      const said = left.map((option): [string, unknown] => [option.name, defaults[option.name]]);
      const wanted = { ...Object.fromEntries(said), ...other, [name]: value };
      expect(() => galactica.configure(wanted)).not.toThrow();
    }
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

test('who is in the game but may not be chosen next is named with the rule that says so', () => {
  const sets = ['base', 'pegasus'] as const;
  const closed = (chosen: readonly string[], wanted: object) =>
    closedCharacters(chosen, { sets, cylonFleet: false, ...wanted });
  expect(closed(['laura-roslin'], { players: 4 })).toMatchObject({ 'tom-zarek': 'BG-SETUP-32' });
  const led = closed(['cavil'], { players: 4, cylonLeader: true });
  expect(led).toMatchObject({ 'leoben-conoy': 'BG-SETUP-37', 'caprica-six': 'BG-SETUP-37' });
  expect(closed([], { players: 1 })).toEqual({ 'laura-roslin': 'BG-VAR1P-02', 'sharon-valerii': 'BG-VAR1P-02' });
  expect(closed([], { players: 2 })).toEqual({}); // Boomer is not in the game at all
  const others = Object.keys(closed(['laura-roslin'], { players: 4 }));
  const open = nextCharacters(['laura-roslin'], { sets, cylonFleet: false, players: 4 });
  const pegasus = allCharacters.filter(({ set, type }) => sets.some((one) => one === set) && type !== 'cylon-leader');
  expect([...others, ...open, 'laura-roslin'].sort()).toEqual(pegasus.map(({ id }) => id).sort());
});

test('the recipe for one and for two is that of their variants', () => {
  const { recipes } = setup.details() as SetupDetails; // as this game's host tells them
  for (const { sets, options, loyalty } of recipes.filter(({ options: chosen }) => chosen.length === 0)) {
    const [alone, two] = [1, 2].map((n) => loyalty.filter(({ players }) => players === n));
    const same = { special: null, moreFor: [], moreWhenRed: true, withLeader: false };
    expect(alone, `${sets} ${options}`).toEqual([
      { ...same, players: 1, cylons: 1, notCylons: 6, rule: 'BG-VAR1P-04' },
    ]);
    expect(two).toEqual([{ ...same, players: 2, cylons: 1, notCylons: 2, rule: 'BG-VAR2P-04' }]);
  }
});

/** A character with the version, where there are two. */
function named(id: string): string {
  const { name, version } = allCharacters.find((entry) => entry.id === id) ?? {};
  return version === undefined ? `${name}` : `${name} (${version})`;
}

test('each choice of boxes has a recipe of its own', () => {
  const alone = loyaltyRecipes({ sets: ['base'] });
  expect(alone.map(({ special }) => special)).not.toContain('mutineer');
  expect(loyaltyRecipes().map(({ special }) => special)).toContain('mutineer');
});

test('the recipe of the loyalty deck is what the deck is made of', () => {
  for (const { players, withLeader, cylons, notCylons, special, moreFor } of loyaltyRecipes()) {
    const characters = randomCharacters(players, whim(players), { cylonLeader: withLeader });
    const game = newGame({ players, characters, cylonLeader: withLeader });
    const { decks, players: seats } = viewOf(game, 'spectator');
    const dealt = seats.reduce((sum, { loyalty, loyaltyFaceup }) => sum + loyalty.length + loyaltyFaceup.length, 0);
    const more = seats.filter(
      ({ character }) => character && moreFor.some((one) => one === named(character.id)),
    ).length;
    expect(decks.loyalty.count + dealt).toBe(cylons + notCylons + Number(special !== null) + more);
  }
});
