import { position } from '@ragtag/galactica/testing';
import { logFor, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { contentFor } from '../../src/content.ts';
import type { LoyaltyEntry } from '../../src/core/content/entry.ts';
import { addNotCylonAndShuffle, dealLoyalty, loyaltyCounts } from '../../src/core/setup/loyalty-deck.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica } from '../../src/game.ts';
import { type GalacticaTable, newGame, seatOf, viewOf } from './new-game.ts';

const casts: Readonly<Record<number, readonly string[]>> = {
  3: ['laura-roslin', 'saul-tigh', 'kara-thrace'],
  4: ['laura-roslin', 'saul-tigh', 'kara-thrace', 'galen-tyrol'],
  5: ['laura-roslin', 'saul-tigh', 'kara-thrace', 'galen-tyrol', 'tom-zarek'],
  6: ['laura-roslin', 'saul-tigh', 'kara-thrace', 'galen-tyrol', 'tom-zarek', 'william-adama'],
};
const game = (players: number, more: object = {}, seed?: string) =>
  newGame({ players, characters: casts[players] ?? null, ...more }, seed);

const loyaltyOf = (g: Galactica, zone: (typeof zones)['loyaltyDeck']): LoyaltyEntry[] =>
  g.cards.list(zone).flatMap((card) => {
    const entry = g.entry(card);
    return entry.deck === 'loyalty' ? [entry] : [];
  });
/** All that was in the loyalty deck before it was dealt. */
function wholeDeck({ state: g }: GalacticaTable): LoyaltyEntry[] {
  return [
    ...loyaltyOf(g, zones.loyaltyDeck),
    ...g.seats.flatMap((one) => [...loyaltyOf(g, zones.loyalty(one)), ...loyaltyOf(g, zones.loyaltyFaceup(one))]),
  ];
}
function composition(table: GalacticaTable) {
  const deck = wholeDeck(table);
  const of = (...kinds: readonly string[]) => deck.filter(({ kind }) => kinds.includes(kind)).length;
  return { cylons: of('cylon'), others: of('not-cylon', 'personal-goal', 'final-five'), mutineer: of('mutineer') };
}

rule(
  ['BG-LOYDECK-01', 'BG-COMBINE-30', 'BG-COMBINE-87'],
  'the Mutineer lies beside the board unless the number of players calls for it',
  () => {
    const beside = ({ state: g }: GalacticaTable) => loyaltyOf(g, zones.removed).map(({ kind }) => kind);
    expect(beside(game(3))).toEqual(['mutineer']);
    expect(beside(game(5))).toEqual(['mutineer']);
    expect(beside(game(4))).toEqual([]);
    expect(beside(game(6))).toEqual([]);
  },
);

rule(
  ['BG-LOYDECK-02', 'BG-LOYDECK-03', 'BG-COMBINE-30'],
  'goals and Final Five are among the not-a-Cylon cards, dealt in unseen and at random',
  () => {
    const decks = Array.from({ length: 12 }, (_, seed) =>
      wholeDeck(game(6, {}, `deck ${seed}`))
        .map(({ id }) => id)
        .sort(),
    );
    const kinds = new Set(decks.flat().map((id) => id.split('-')[0]));
    expect(kinds).toEqual(new Set(['cylon', 'goal', 'final', 'mutineer', 'not']));
    expect(new Set(decks.map((ids) => ids.filter((id) => id.startsWith('cylon')).join())).size).toBeGreaterThan(3);
    expect(new Set(decks.map((ids) => ids.join())).size).toBe(12);
    const without = wholeDeck(game(6, { conflictedLoyalties: false }));
    expect(new Set(without.map(({ kind }) => kind))).toEqual(new Set(['cylon', 'mutineer', 'not-cylon']));
  },
);

rule('BG-LOYDECK-04', 'three players: one Cylon, six others, no Mutineer', () => {
  expect(composition(game(3))).toEqual({ cylons: 1, others: 6, mutineer: 0 });
});
rule('BG-LOYDECK-05', 'four players: one Cylon, eight others and the Mutineer', () => {
  expect(composition(game(4))).toEqual({ cylons: 1, others: 8, mutineer: 1 });
});
rule('BG-LOYDECK-07', 'five players: two Cylons, nine others, no Mutineer', () => {
  expect(composition(game(5))).toEqual({ cylons: 2, others: 9, mutineer: 0 });
});
rule('BG-LOYDECK-09', 'six players: two Cylons, eleven others and the Mutineer', () => {
  expect(composition(game(6))).toEqual({ cylons: 2, others: 11, mutineer: 1 });
});

rule(
  ['BG-LOYDECK-12', 'BG-COMBINE-31', 'BG-COMBINE-32', 'BG-COMBINE-34', 'BG-COMBINE-36'],
  'without Exodus every loyalty deck has one not-a-Cylon card less',
  () => {
    const content = contentFor(galactica.configure({ sets: ['base', 'pegasus', 'daybreak'] }));
    const mutineer = { id: 'mutineer', joins: 'before-deal' };
    expect([3, 4, 5, 6].map((players) => loyaltyCounts(content, players))).toEqual([
      { cylons: 1, notCylons: 5, special: null, rules: ['BG-COMBINE-31'] },
      { cylons: 1, notCylons: 7, special: mutineer, rules: ['BG-COMBINE-32'] },
      { cylons: 2, notCylons: 8, special: null, rules: ['BG-COMBINE-34'] },
      { cylons: 2, notCylons: 10, special: mutineer, rules: ['BG-COMBINE-36'] },
    ]);
  },
);

rule(
  ['BG-LOYDECK-14', 'BG-LOYDECK-18', 'BG-COMBINE-41', 'BG-COMBINE-45'],
  'Gaius Baltar: one not-a-Cylon card more, and he is dealt two',
  () => {
    const table = newGame({ players: 3, characters: ['gaius-baltar', 'saul-tigh', 'kara-thrace'] });
    expect(composition(table)).toEqual({ cylons: 1, others: 7, mutineer: 0 });
    const { players } = viewOf(table, 'spectator');
    const baltar = seatOf(table, 'gaius-baltar');
    expect(players.map(({ loyalty }) => loyalty.length)).toEqual(
      players.map(({ seat: one }) => (one === baltar ? 2 : 1)),
    );
  },
);

rule(
  ['BG-LOYDECK-15', 'BG-COMBINE-40', 'BG-COMBINE-41'],
  'Boomer: one not-a-Cylon card more, with Baltar two, and she is dealt one',
  () => {
    const alone = newGame({ players: 3, characters: ['laura-roslin', 'saul-tigh', 'sharon-valerii'] });
    expect(composition(alone)).toEqual({ cylons: 1, others: 7, mutineer: 0 });
    expect(viewOf(alone, 'spectator').players.map(({ loyalty }) => loyalty.length)).toEqual([1, 1, 1]);
    const both = newGame({ players: 3, characters: ['gaius-baltar', 'saul-tigh', 'sharon-valerii'] });
    expect(composition(both)).toEqual({ cylons: 1, others: 8, mutineer: 0 });
  },
);

rule(['BG-LOYDECK-16', 'BG-COMBINE-42'], 'the other Gaius Baltar adds no card and is dealt one like everybody', () => {
  const table = newGame({ players: 3, characters: ['laura-roslin', 'saul-tigh', 'gaius-baltar-alternate'] });
  expect(composition(table)).toEqual({ cylons: 1, others: 6, mutineer: 0 });
  expect(viewOf(table, 'spectator').players.map(({ loyalty }) => loyalty.length)).toEqual([1, 1, 1]);
});

rule(['BG-LOYDECK-17', 'BG-COMBINE-45'], 'one card face down to everybody off the shuffled deck', () => {
  const holders = new Set<number>();
  for (let seed = 0; seed < 16; seed++) {
    const table = game(3, {}, `deal ${seed}`);
    const { state: g } = table;
    expect(viewOf(table, 'spectator').players.map(({ loyalty }) => loyalty.length)).toEqual([1, 1, 1]);
    expect(
      viewOf(table, 'spectator')
        .players.flatMap(({ loyalty }) => loyalty)
        .some((card) => 'name' in card),
    ).toBe(false);
    for (const one of g.seats) {
      if (loyaltyOf(g, zones.loyalty(one)).some(({ kind }) => kind === 'cylon'))
        holders.add((one - g.state.firstPlayer + 3) % 3);
    }
  }
  expect(holders.size).toBe(3);
});

rule(
  ['BG-LOYDECK-19', 'BG-UNI-29', 'BG-COMBINE-47', 'BG-COMBINE-48'],
  'the rest of the loyalty deck and of the not-a-Cylon deck stay, apart',
  () => {
    const { decks } = viewOf(game(3), 'spectator');
    expect(decks.loyalty.count).toBe(7 - 3);
    expect(decks.notCylon.count).toBe(31 - 6);
    expect(decks.loyalty.known).toEqual([]);
    expect(decks.notCylon.known).toEqual([]);
  },
);

rule('BG-LOYDECK-20', 'the unused Cylon cards are seen by nobody', () => {
  const table = game(3);
  for (const viewer of ['spectator', ...table.state.seats] as const) {
    expect(viewOf(table, viewer).decks.unusedCylons).toEqual({ count: 6, known: [] });
  }
});

rule('BG-LOYDECK-21', 'everybody is told at the same moment that cards were dealt, whatever they are', () => {
  const log = logFor(game(3).takeEvents(), 'spectator');
  const dealt = log.flatMap((event, at) => (event.type === 'loyalty-dealt' ? [at] : []));
  expect(dealt).toHaveLength(3);
  expect(Math.max(...dealt) - Math.min(...dealt)).toBe(2);
  const shown = dealt.map((at) => ({ ...log[at], seat: 0 }));
  expect(shown).toEqual([shown[0], shown[0], shown[0]]);
});

const three = [{ character: 'laura-roslin' }, { character: 'saul-tigh' }, { character: 'kara-thrace' }] as const;

rule('BG-UNI-30', 'an empty loyalty deck is not refilled: nobody is dealt a card', () => {
  const p = position({ seats: three });
  for (const card of p.g.cards.list(zones.notCylonDeck).slice(0, 2)) p.g.cards.move(card, zones.loyaltyDiscard);
  p.run((g) => dealLoyalty(g, seat(0), 1));
  expect(p.g.cards.count(zones.loyalty(seat(0)))).toBe(1);
  expect(p.events('spectator').filter(({ type }) => type === 'loyalty-dealt')).toEqual([]);
  expect(p.g.cards.count(zones.loyaltyDiscard)).toBe(2);
});

rule('BG-UNI-31', 'when the not-a-Cylon deck is empty the discarded ones renew it', () => {
  const p = position({ seats: three });
  const { cards } = p.g;
  const [first] = cards.list(zones.unusedCylons);
  if (first === undefined) throw new Error('there are Cylon cards');
  cards.moveAll(zones.notCylonDeck, zones.box);
  const spare = cards.list(zones.box).find((card) => p.g.entry(card).name === 'You Are Not a Cylon');
  if (spare === undefined) throw new Error('there are not-a-Cylon cards');
  cards.move(spare, zones.loyaltyDiscard);
  cards.move(first, zones.loyaltyDiscard);
  p.run(function* (g) {
    addNotCylonAndShuffle(g);
  });
  expect(loyaltyOf(p.g, zones.loyaltyDeck).map(({ kind }) => kind)).toEqual(['not-cylon']);
  expect(loyaltyOf(p.g, zones.loyaltyDiscard).map(({ kind }) => kind)).toEqual(['cylon']);
});
