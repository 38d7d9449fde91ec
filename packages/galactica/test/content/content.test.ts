import { expect, test } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { allCharacters, allFaces, allLocationIds, allLocations, contentFor } from '../../src/content.ts';
import { skillTypes } from '../../src/core/state/terms.ts';
import { cardLines } from '../../src/core/text/card-lines.ts';
import { lineText } from '../../src/words/english/card-line.ts';
import { english, sentence } from '../../src/words/english/phrases.ts';

const count = (deck: string, fits: (entry: (typeof allFaces)[number]) => boolean = () => true): number =>
  allFaces.reduce((sum, entry) => sum + (entry.deck === deck && fits(entry) ? entry.count : 0), 0);
const used = (deck: string, cylonFleet = true): number => {
  const content = contentFor({ ...defaults, cylonFleet });
  return content.faces.reduce((sum, entry, face) => sum + (entry.deck === deck ? (content.counts[face] ?? 0) : 0), 0);
};

test('every location and every title has its entry, once', () => {
  expect(Object.keys(contentFor(defaults).locations).sort()).toEqual([...allLocationIds].sort());
  expect(new Set(allLocations.map(({ id, set }) => `${id} ${set}`)).size).toBe(allLocations.length);
  expect(Object.keys(contentFor(defaults).titles).sort()).toEqual(['admiral', 'cag', 'president']);
  expect(Object.keys(contentFor({ ...defaults, cylonFleet: false }).titles).sort()).toEqual(['admiral', 'president']);
});

test('the decks have as many cards as were printed', () => {
  expect(count('crisis', ({ set }) => set === 'base')).toBe(70);
  expect(count('crisis', ({ set }) => set === 'pegasus')).toBe(20);
  expect(count('crisis', ({ set }) => set === 'exodus')).toBe(40);
  expect(count('crisis', ({ set }) => set === 'daybreak')).toBe(30);
  expect(count('crisis', (entry) => 'kind' in entry && entry.kind === 'attack')).toBe(19);
  expect(count('super-crisis')).toBe(13);
  expect(count('destination')).toBe(34);
  expect(count('quorum')).toBe(29);
  expect(count('mutiny')).toBe(22);
  expect(count('civilian')).toBe(12);
  expect(count('loyalty', (entry) => 'kind' in entry && entry.kind === 'not-cylon')).toBe(18);
  expect(count('loyalty', (entry) => 'kind' in entry && entry.kind === 'cylon')).toBe(7);
  expect(count('loyalty', (entry) => 'kind' in entry && entry.kind === 'personal-goal')).toBe(8);
  expect(count('loyalty', (entry) => 'kind' in entry && entry.kind === 'final-five')).toBe(5);
  expect(count('loyalty', (entry) => 'kind' in entry && entry.kind === 'mutineer')).toBe(1);
  expect(allCharacters).toHaveLength(33);
});

test('the options decide which of them are used', () => {
  expect(used('crisis')).toBe(141);
  expect(used('crisis', false)).toBe(154);
  expect(used('super-crisis')).toBe(11);
  expect(used('super-crisis', false)).toBe(12);
  expect(used('destination')).toBe(33);
  expect(used('destination', false)).toBe(34);
  expect(used('loyalty')).toBe(39);
  const plain = contentFor({ ...defaults, conflictedLoyalties: false });
  expect(
    plain.faces.reduce((sum, { deck }, face) => sum + (deck === 'loyalty' ? (plain.counts[face] ?? 0) : 0), 0),
  ).toBe(26);
});

test('a skill card is a face for each strength, and copies make its count', () => {
  for (const entry of allFaces) {
    if (entry.deck !== 'skill') continue;
    expect(
      Object.values(entry.copies).reduce((sum, n) => sum + n, 0),
      entry.name,
    ).toBe(entry.count);
  }
  const { faces, strengths, counts } = contentFor(defaults);
  const totals = Object.fromEntries(
    skillTypes.map((type) => [
      type,
      faces.reduce(
        (sum, entry, face) => sum + (entry.deck === 'skill' && entry.type === type ? (counts[face] ?? 0) : 0),
        0,
      ),
    ]),
  );
  expect(totals).toEqual({ politics: 35, leadership: 35, tactics: 35, piloting: 35, engineering: 35, treachery: 26 });
  const orders = faces.flatMap((entry, face) =>
    entry.name === 'Executive Order' ? [[strengths[face], counts[face]]] : [],
  );
  expect(orders).toEqual([
    [1, 8],
    [2, 6],
  ]);
});

test('every card, location, title and ability has words in English', () => {
  for (const entry of allFaces) {
    const lines = cardLines(entry).map(lineText);
    for (const line of lines) expect(line, entry.name).toMatch(/^\S.*[.]$/s);
  }
  for (const { id, actions, ongoing } of allLocations) {
    for (const { effect } of actions) expect(english(effect.text), id).not.toBe('');
    if (ongoing !== undefined) expect(sentence(ongoing), id).toMatch(/\.$/);
  }
  for (const { abilities, name } of allCharacters) {
    for (const { text } of abilities) expect(english(text), name).not.toBe('');
  }
});

test('skill cards, crises, destinations and mutiny cards all say what they do', () => {
  for (const entry of allFaces) {
    if (entry.deck === 'loyalty') continue;
    expect(cardLines(entry).map(lineText).length, entry.name).toBeGreaterThan(0);
  }
});
