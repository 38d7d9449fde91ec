/** Building decks: what is found, what adds up, what is written and read, what comes to hand. */
import { ccgHost } from '@ragtag/ccg/host';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { factsOf, loadFacts } from '../src/games/ccg/cards/facts.ts';
import { adviceOn, emptyDeck, sizeOf, sumsOf, withCopies } from '../src/games/ccg/decks/deck.ts';
import { deckOf, deckOfLink, linkOf, textOf } from '../src/games/ccg/decks/deck-text.ts';
import { countsOf, found, noFilter, toggled } from '../src/games/ccg/decks/filter.ts';
import { handAfter, shuffled } from '../src/games/ccg/decks/trying.ts';

/** The reference, as the server would give it. */
beforeAll(async () => {
  const cards = ccgHost.reference.cards();
  vi.stubGlobal('fetch', async (path: string) => Response.json(path.includes('cards') ? { cards } : { version: '1' }));
  await loadFacts();
});
afterAll(() => vi.unstubAllGlobals());

const names = (filter: Parameters<typeof found>[0]) => found(filter).map(({ name }) => name);
const starbuck = () => factsOf('BSG1-136');
const vipers = () => deckOf(ccgHost.decks?.readyMade['vipers'] ?? '');

test('without a filter all 351 cards are there', () => {
  expect(found(noFilter)).toHaveLength(351);
});

test('words and numbers narrow the cards down', () => {
  expect(names({ ...noFilter, words: 'starbuck hotshot' })).toEqual(['Starbuck, Hotshot Pilot']);
  const cheap = found({ ...noFilter, words: 'cost<=1', types: ['ship'] });
  expect(cheap.every(({ cost }) => cost.reduce((sum, { n }) => sum + n, 0) <= 1)).toBe(true);
  const strong = found({ ...noFilter, atLeast: { power: 4 }, types: ['personnel'] });
  expect(strong.length).toBeGreaterThan(0);
  expect(strong.every(({ power }) => (power ?? 0) >= 4)).toBe(true);
});

test('every filter counts: type, resource, trait, keyword, cost, set', () => {
  const fighters = found({
    ...noFilter,
    types: ['ship'],
    resources: ['security'],
    traits: ['Fighter'],
    keywords: ['Sniper'],
    costs: [4, 5],
    sets: ['bsg1'],
  });
  expect(fighters.length).toBeGreaterThan(0);
  for (const { type, traits, keywords, set } of fighters) {
    expect({ type, set }).toEqual({ type: 'ship', set: 'bsg1' });
    expect(traits).toContain('Fighter');
    expect(keywords).toContain('Sniper');
  }
});

test('beside each filter stands how many cards it would show', () => {
  const filter = { ...noFilter, types: ['ship'], words: 'pilot' } as const;
  const counts = countsOf(filter);
  for (const trait of ['Fighter', 'Cylon'])
    expect(counts.traits.get(trait) ?? 0).toBe(found(toggled(filter, 'traits', trait)).length);
  expect(counts.types.get('personnel')).toBe(found({ ...filter, types: ['personnel'] }).length);
  expect(counts.types.get('ship')).toBe(found(filter).length);
});

test('cards are sorted as wished', () => {
  const mystic = found({ ...noFilter, sort: 'mystic' }).flatMap((facts) => facts.mystic ?? []);
  expect(mystic).toEqual([...mystic].sort((a, b) => b - a));
});

test('of a card there are four at most, of bases one', () => {
  const deck = withCopies(withCopies(emptyDeck, starbuck(), 9), factsOf('BSG1-007'), 1);
  expect(deck).toMatchObject({ base: 'BSG1-007', cards: { 'BSG1-136': 4 } });
  expect(withCopies(deck, starbuck(), 0).cards).toEqual({});
});

test('a deck adds up', () => {
  const deck = withCopies(emptyDeck, starbuck(), 3);
  expect(sumsOf(deck)).toMatchObject({
    curve: [0, 0, 0, 3, 0, 0, 0],
    needed: { security: 9 },
    given: { security: 3 },
    mystic: 2,
    threat: 2,
  });
});

test('what a deck lacks is said: a resource nothing gives, a trait nobody has', () => {
  const said = { lacks: (resource: string) => `no ${resource}`, nobody: (trait: string) => `no ${trait}` };
  const [politics] = found({ ...noFilter, types: ['mission'], words: 'resolve: 2 politicians' });
  const [event] = found({ ...noFilter, types: ['event'], resources: ['logistics'], costs: [2] });
  const deck = [politics, event].reduce((now, facts) => (facts ? withCopies(now, facts, 1) : now), emptyDeck);
  expect(adviceOn(deck, said)).toEqual(expect.arrayContaining(['no logistics', 'no Politician']));
  expect(adviceOn(vipers(), said)).not.toContain('no Pilot');
});

test('a deck is written as the server reads it, and read back the same', () => {
  const deck = { ...vipers(), note: 'fast' };
  expect(ccgHost.decks?.check(textOf(deck)).problems).toEqual([]);
  expect(deckOf(textOf(deck))).toEqual(deck);
});

test('a link holds the whole deck', () => {
  expect(deckOfLink(linkOf(vipers()))).toEqual(vipers());
  expect(deckOfLink('')).toBeNull();
});

test('a hand has the size the base says, then two more a turn', () => {
  const deck = vipers();
  const pile = shuffled(deck, () => 0.5);
  expect(pile).toHaveLength(sizeOf(deck));
  expect(handAfter(pile, deck, 0)).toHaveLength(4);
  expect(handAfter(pile, deck, 2)).toHaveLength(8);
});
