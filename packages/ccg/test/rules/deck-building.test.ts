import { startTable } from '@ragtag/kernel';
import { dice, playRandomly, rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { allCards, library } from '../../src/content/content.ts';
import { ccg } from '../../src/game.ts';
import { ccgHost } from '../../src/host.ts';
import { deckProblems } from '../../src/setup/deck.ts';
import type { CardType } from '../../src/state/terms.ts';

const BASE = 'BSG1-002';
const CAG = 'BSG1-099'; // Apollo
const LIAISON = 'BSG1-100'; // Apollo too

/** So many cards of a type, four of each. */
function fours(type: CardType, cards: number): Record<string, number> {
  const ids = allCards.filter((card) => card.type === type && !card.promo && card.title !== 'Apollo');
  return Object.fromEntries(ids.slice(0, cards / 4).map(({ id }) => [id, 4]));
}

function problems(cards: Record<string, number>, base = BASE): string[] {
  return deckProblems({ name: 'test', base, cards }, library, true);
}

rule(['CCG-DECK-01', 'CCG-DECK-02'], 'a deck is one base and at least 60 cards beside it', () => {
  expect(problems(fours('ship', 60))).toEqual([]);
  expect(problems({ ...fours('ship', 56), [CAG]: 3 })).toEqual(['59 cards: at least 60']); // the base would be the 60th
  expect(problems(fours('ship', 60), '')).toHaveLength(1);
  expect(problems(fours('ship', 60), CAG)).toHaveLength(1);
});

rule('CCG-TYPE-03', 'a base is no part of the deck', () => {
  expect(problems({ ...fours('ship', 60), 'BSG1-007': 1 })).toHaveLength(1);
});

rule(['CCG-DECK-03', 'CCG-DECK-04'], 'at most four copies of a card by its full name', () => {
  expect(problems({ ...fours('ship', 60), [CAG]: 4, [LIAISON]: 4 })).toEqual([]);
  expect(problems({ ...fours('ship', 60), [CAG]: 5 })).toHaveLength(1);
});

rule('CCG-DECK-05', 'a deck without a single unit is unwise but legal', () => {
  expect(problems({ ...fours('event', 40), ...fours('mission', 40) })).toEqual([]);
});

rule('CCG-DECK-06', 'the quick-start game has two decks of its own, of a base and 30 cards', () => {
  const quick = ccg.configure({ players: 2, quickStart: true });
  const sizes = quick.decks.map(({ cards }) => Object.values(cards).reduce((sum, copies) => sum + copies, 0));
  expect(sizes).toEqual([30, 30]);
  expect(new Set(quick.decks.map(({ base }) => base)).size).toBe(2);
  expect(ccg.configure(quick)).toEqual(quick); // as it is stored
  expect(() => ccg.configure({ players: 2, decks: quick.decks })).toThrow('at least 60');
  expect(() => ccg.configure({ players: 3, quickStart: true })).toThrow('for 2 players');
  expect(ccgHost.decks?.brought(quick, [null, null], () => 0)).toEqual(quick);
  expect(ccgHost.decks?.check('vipers', quick).problems).toHaveLength(1);
  const table = startTable(ccg, quick, 'first game');
  playRandomly(table, dice(1), { after: () => ccg.check?.(table.state) });
  expect(table.over).toBe(true);
});

rule('CCG-WIN-06', 'two or more can play, but not one alone', () => {
  for (const players of [2, 3, 4, 5, 6]) expect(ccg.configure({ players })).toMatchObject({ players });
  expect(() => ccg.configure({ players: 1 })).toThrow('expected 2 to 6 players');
});

rule(['CCG-TYPE-01', 'CCG-RES-01'], 'there are five types of card and three of resource', () => {
  expect(new Set(allCards.map(({ type }) => type))).toEqual(new Set(['base', 'event', 'mission', 'personnel', 'ship']));
  const resources = allCards.flatMap(({ resource }) => (resource === null ? [] : [resource]));
  expect(new Set(resources)).toEqual(new Set(['persuasion', 'logistics', 'security']));
});

rule(
  ['CCG-TYPE-07', 'CCG-TYPE-08', 'CCG-TYPE-09'],
  'title and subtitle make the name; with both a card is singular',
  () => {
    for (const { name, title, subtitle, singular } of allCards) {
      expect(name).toBe([title, subtitle].filter((part) => part !== null).join(', '));
      expect(singular).toBe(title !== null && subtitle !== null);
    }
    expect(library.get(CAG)).toMatchObject({ title: 'Apollo', subtitle: 'Commander Air Group', singular: true });
    expect(library.get('BSG1-147')?.singular).toBe(false);
  },
);
