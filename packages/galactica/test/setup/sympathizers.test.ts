/** The loyalty deck without Daybreak: the Sympathizer, the Sympathetic Cylon, or neither. */
import { whim, type Zone } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { contentFor } from '../../src/content.ts';
import type { LoyaltyEntry } from '../../src/core/content/entry.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { checkInvariants } from '../../src/core/state/invariants.ts';
import type { ExpansionSet } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica, loyaltyRecipes, nextCharacters, randomCharacters } from '../../src/game.ts';
import { type SetupDetails, setup } from '../../src/host/setup.ts';
import { agendaZones } from '../../src/modules/cylon-leaders/zones.ts';
import { newGame, viewOf } from './new-game.ts';

const sets: ExpansionSet[] = ['base', 'pegasus'];

/** A game of two boxes with characters at random, none of whom changes the deck. */
function game(players: number, more: Partial<Configuration> = {}, seed = 'setup'): Galactica {
  const wanted = { players, sets, ...more };
  const below = whim(players);
  for (;;) {
    const characters = randomCharacters(players, below, wanted);
    if (characters.some((id) => id === 'gaius-baltar' || id === 'sharon-valerii')) continue;
    return newGame(galactica.configure({ ...wanted, characters }), seed).state;
  }
}

function lying(g: Galactica, ...places: readonly Zone[]): LoyaltyEntry[] {
  return places
    .flatMap((zone) => g.cards.list(zone))
    .map((card) => g.entry(card))
    .filter((entry) => entry.deck === 'loyalty');
}
const dealt = (g: Galactica): LoyaltyEntry[] =>
  lying(g, ...g.seats.flatMap((seat) => [zones.loyalty(seat), zones.loyaltyFaceup(seat)]));
const kinds = (entries: readonly LoyaltyEntry[]): Set<string> => new Set(entries.map(({ kind }) => kind));

const variants = [
  {},
  { noSympathizer: true },
  { sympatheticCylon: true },
  { sets: ['base'] },
  { sets: ['base', 'exodus'] },
] as const;

test.each(variants)('a card that takes effect at once is never among the others: %j', (variant) => {
  for (let seed = 0; seed < 8; seed++) {
    for (const players of [4, 6]) {
      const g = game(players, variant, `apart ${seed}`);
      g.state.turnNumber = 4; // when every card is looked at
      expect(() => checkInvariants(g)).not.toThrow();
      for (const { name, pile } of lying(g, zones.notCylonDeck)) expect([name, pile]).toEqual([name, 'not-cylon']);
      expect(dealt(g).map(({ name }) => name)).not.toContain('You Are a Sympathetic Cylon');
    }
  }
});

rule('BG-UNI-26', 'the Sympathizer joins the deck after the first deal', () => {
  for (let seed = 0; seed < 10; seed++) {
    for (const players of [4, 6]) {
      const g = game(players, {}, `sympathizer ${seed}`);
      expect(kinds(dealt(g))).not.toContain('sympathizer');
      expect(lying(g, zones.loyaltyDeck).filter(({ kind }) => kind === 'sympathizer')).toHaveLength(1);
    }
  }
  const last = Array.from({ length: 12 }, (_, seed) =>
    lying(game(4, {}, `shuffled ${seed}`), zones.loyaltyDeck).findIndex(({ kind }) => kind === 'sympathizer'),
  );
  expect(new Set(last).size).toBeGreaterThan(1); // it is shuffled in
});

rule('BG-UNI-28', 'without Exodus there is a card for everybody in the Sleeper Agent phase, and no more', () => {
  for (const players of [3, 4, 5, 6]) {
    for (const boxes of [['base'], sets] as const) {
      expect(game(players, { sets: [...boxes] }).cards.count(zones.loyaltyDeck)).toBe(players);
    }
  }
});

describe('without a Sympathizer', () => {
  const without = (players = 4, seed?: string) => game(players, { noSympathizer: true }, seed);

  rule(['BG-UNI-43', 'BG-UNI-44'], 'one card more that is no Cylon joins the deck after the first deal', () => {
    for (const [players, cylons, others] of [
      [4, 1, 7],
      [6, 2, 10],
    ] as const) {
      const g = without(players);
      const all = [...dealt(g), ...lying(g, zones.loyaltyDeck)];
      expect(all.filter(({ kind }) => kind === 'cylon')).toHaveLength(cylons);
      expect(all.filter(({ kind }) => kind === 'not-cylon')).toHaveLength(others);
      expect(g.content.faces.map(({ name }) => name)).not.toContain('You Are a Sympathizer');
      // Nobody can have been dealt it: what is dealt comes out of a deck without it.
      const { special } = g.content.loyaltyChart[players] ?? {};
      expect(special).toEqual({ id: null, joins: 'after-deal' });
    }
    const [four] = loyaltyRecipes({ sets, noSympathizer: true }).filter(({ players }) => players === 4);
    expect(four).toMatchObject({ cylons: 1, notCylons: 7, special: null });
  });

  rule('BG-UNI-45', 'there is less food, morale and population', () => {
    const table = newGame(galactica.configure({ players: 4, sets, noSympathizer: true }));
    expect(viewOf(table, 'spectator').resources).toEqual({ fuel: 8, food: 7, morale: 9, population: 10 });
  });

  rule('BG-UNI-47', 'nobody is Boomer, at the start or later', () => {
    const open = (noSympathizer: boolean) =>
      nextCharacters(['laura-roslin', 'saul-tigh'], { players: 4, sets, noSympathizer });
    expect([open(false).includes('sharon-valerii'), open(true).includes('sharon-valerii')]).toEqual([true, false]);
    expect(without().content.characters.map(({ id }) => id)).not.toContain('sharon-valerii');
    const characters = ['laura-roslin', 'saul-tigh', 'sharon-valerii', 'galen-tyrol'];
    const wanted = { players: 4, sets, characters };
    expect(() => galactica.configure(wanted)).not.toThrow();
    expect(() => galactica.configure({ ...wanted, noSympathizer: true })).toThrow(/sharon-valerii/);
  });
});

rule(
  ['BG-UNI-48', 'BG-UNI-51'],
  "the Sympathetic Cylon takes the Sympathizer's place, and agendas are kept ready",
  () => {
    const first = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      for (const players of [4, 6]) {
        const g = game(players, { sympatheticCylon: true }, `sympathetic ${seed}`);
        expect(kinds(dealt(g))).not.toContain('sympathetic-cylon');
        expect(lying(g, zones.loyaltyDeck).filter(({ kind }) => kind === 'sympathetic-cylon')).toHaveLength(1);
        expect(g.content.faces.map(({ name }) => name)).not.toContain('You Are a Sympathizer');
        const agendas = g.cards.list(agendaZones.sympathetic).map((card) => g.entry(card).name);
        expect(agendas).toHaveLength(6);
        first.add(agendas[0] ?? '');
      }
    }
    expect(first.size).toBeGreaterThan(1); // drawn at random
    expect(kinds(lying(game(4), zones.loyaltyDeck, zones.notCylonDeck, zones.removed))).not.toContain(
      'sympathetic-cylon',
    );
  },
);

rule(['BG-UNI-43', 'BG-UNI-48', 'BG-COMBINE-54'], 'either is for four or six players, and not for every table', () => {
  const refused = (wanted: object) => () => galactica.configure(wanted);
  for (const variant of [{ noSympathizer: true }, { sympatheticCylon: true }]) {
    for (const players of [3, 5]) expect(refused({ players, sets, ...variant })).toThrow(/for 4 or 6 players/);
    for (const players of [4, 6]) expect(refused({ players, sets, ...variant })).not.toThrow();
    expect(refused({ players: 4, sets: [...sets, 'daybreak'], ...variant })).toThrow(/does not go with daybreak/);
    expect(refused({ players: 4, sets, cylonLeader: true, ...variant })).toThrow(/does not go with cylonLeader/);
  }
  expect(refused({ players: 4, sets, noSympathizer: true, sympatheticCylon: true })).toThrow(/does not go with/);
  expect(refused({ players: 4, sets: ['base'], noSympathizer: true })).not.toThrow();
  expect(refused({ players: 4, sets: ['base', 'exodus'], sympatheticCylon: true })).toThrow(/comes with pegasus/);
});

test('a game from before the Sympathetic Cylon was mended goes on with the cards it has', () => {
  const before = contentFor(galactica.configure({ players: 4, sets, revision: 3 }));
  const after = contentFor(galactica.configure({ players: 4, sets }));
  const has = ({ faces }: typeof before) => faces.some(({ name }) => name === 'You Are a Sympathetic Cylon');
  expect([has(before), has(after)]).toEqual([true, false]);
});

test('whoever sets a game up is told what the loyalty deck is made of with each of them', () => {
  const { recipes } = setup.details() as SetupDetails; // as this game's host tells them
  const four = (boxes: readonly string[], ...options: string[]) =>
    recipes
      .filter((one) => String(one.sets) === String(boxes) && String(one.options) === String(options))
      .flatMap(({ loyalty }) => loyalty.filter(({ players, withLeader }) => players === 4 && !withLeader))
      .map(({ notCylons, special }) => [notCylons, special]);
  expect(four(sets)).toEqual([[6, 'sympathizer']]);
  expect(four(sets, 'noSympathizer')).toEqual([[7, null]]);
  expect(four(sets, 'sympatheticCylon')).toEqual([[6, 'sympathetic-cylon']]);
  expect(four(['base', 'exodus'], 'sympatheticCylon')).toEqual([]);
  const withDaybreak = recipes.filter((one) => one.sets.includes('daybreak')).flatMap(({ options }) => options);
  expect(new Set(withDaybreak)).toEqual(new Set(['cooperative']));
});
