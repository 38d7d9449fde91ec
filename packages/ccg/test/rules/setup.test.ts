import { seat } from '@ragtag/kernel';
import { rule, TestTable } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { readyMadeDecks } from '../../src/content/decks.ts';
import { ccg } from '../../src/game.ts';
import type { View } from '../../src/view/view.ts';

const GALACTICA = 'BSG1-002'; // power 7, four cards, influence 12
const AGRO_SHIP = 'BSG1-001'; // power 4, three cards, influence 11

/** A new game of these bases up to its first question, all with the same deck. */
function newGame(bases: readonly string[], seed = 'setup') {
  const cards = readyMadeDecks[0]?.cards ?? {};
  const decks = bases.map((base) => ({ name: 'test', base, cards }));
  const table = new TestTable(ccg, ccg.configure({ players: bases.length, decks }), seed).setUp(() => {});
  const view = (viewer: number | 'spectator') =>
    table.view(viewer === 'spectator' ? viewer : seat(viewer)).game as unknown as View; // as the game made it
  const hand = (at: number) => view(at).players[at]?.hand?.map(({ id }) => id) ?? [];
  return { table, view, hand };
}

rule(
  ['CCG-SETUP-02', 'CCG-SETUP-03', 'CCG-SETUP-04', 'CCG-SETUP-07', 'CCG-ZONE-12', 'CCG-TYPE-02'],
  'bases are revealed together; they say the fleet defense level, the hands and the influence',
  () => {
    const { table, view } = newGame([GALACTICA, AGRO_SHIP]);
    const events = table.takeEvents().map(({ event }) => event);
    const revealed = events.filter(({ type }) => type === 'bases-revealed');
    expect(revealed).toEqual([
      { type: 'bases-revealed', bases: [GALACTICA, AGRO_SHIP], fleetDefense: 11, scope: 'setup' },
    ]); // all at once
    expect(view('spectator')).toMatchObject({ fleetDefense: 11, threatLevel: 0 });
    expect(events.map(({ type }) => type)).toEqual(['bases-revealed', 'drew', 'drew']); // then all draw, before anybody decides
    expect(view('spectator').players).toMatchObject([
      { influence: 12, handCount: 4, deck: 56, stacks: [{ id: GALACTICA, base: true, exhausted: false }] },
      { influence: 11, handCount: 3, deck: 57, stacks: [{ id: AGRO_SHIP, base: true, exhausted: false }] },
    ]);
  },
);

rule('CCG-SETUP-01', 'every deck is shuffled, each by itself', () => {
  const { hand, table } = newGame([GALACTICA, GALACTICA], 'one');
  const other = newGame([GALACTICA, GALACTICA], 'two');
  expect(hand(0)).not.toEqual(hand(1));
  expect(hand(0)).not.toEqual(other.hand(0));
  const listed = Object.entries(readyMadeDecks[0]?.cards ?? {}).flatMap(([id, copies]) =>
    Array<string>(copies).fill(id),
  );
  for (const at of [seat(0), seat(1)]) {
    const { state: g } = table;
    const all = [...g.list('hand', at), ...g.list('deck', at)].map((card) => g.printed(card).id);
    expect(all).not.toEqual(listed);
    expect(all.sort()).toEqual([...listed].sort()); // and nothing is lost or added by it
  }
});

rule(['CCG-SETUP-05', 'CCG-SETUP-06'], 'from the first player on, each may redraw the whole hand once', () => {
  const { table, view, hand } = newGame([GALACTICA, AGRO_SHIP]);
  const before = hand(1);
  expect(table.pending).toMatchObject([{ seat: 1, kind: 'redraw' }]); // who has the lower influence
  table.choose(seat(1), { type: 'redraw' });
  expect(hand(1)).toHaveLength(3);
  const { state: g } = table;
  const all = [...g.list('hand', seat(1)), ...g.list('deck', seat(1))].map((card) => g.printed(card).id);
  expect(all).toHaveLength(60);
  for (const id of before) expect(all).toContain(id); // the whole hand went back into the deck
  expect(hand(1)).not.toEqual(before);
  expect(view(1).players[1]?.deck).toBe(57);
  expect(table.pending).toMatchObject([{ seat: 0, kind: 'redraw' }]);
  const kept = hand(0);
  table.choose(seat(0), { type: 'keep' });
  expect(hand(0).slice(-4)).toEqual(kept); // and two cards drawn in the ready phase
  expect(table.pending[0]?.kind).toBe('resource'); // nobody is asked again
});

rule('CCG-FIRST-04', 'chance settles who is first among those tied for the lowest influence', () => {
  const first = Array.from({ length: 16 }, (_, seed) =>
    newGame([AGRO_SHIP, GALACTICA, AGRO_SHIP], `first ${seed}`),
  ).map(({ view }) => view('spectator').first);
  expect(new Set(first)).toEqual(new Set([0, 2]));
});
