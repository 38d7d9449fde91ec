import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { draw, mill } from '../../src/rules/decks.ts';
import { type Position, position } from '../../testing/index.ts';

const VIPER = 'BSG1-147';
const HELO = 'BSG1-123';
const PRESS_JUNKET = 'BSG1-087'; // a mission
const ARROW = 'BSG1-058'; // a Pilot and a ship: search your deck
const CAG = 'BSG1-099'; // a Pilot
const HAND_OF_GOD = 'BSG1-073'; // a Politician: draw 2 cards
const ROSLIN = 'BSG1-127';

/** Leaves a deck only so many cards. */
function shorten(p: Position, at: number, left: number): void {
  const { g } = p;
  for (const card of g.list('deck', seat(at)).slice(left)) g.cards.move(card, g.zone('removed', seat(at)));
}

function deckOf(p: Position, at: number): number[] {
  return p.g.list('deck', seat(at)).map((card) => p.g.cards.faceOf(card));
}

rule(['CCG-ZONE-03', 'CCG-ZONE-05'], 'missions, personnel and ships enter play in the reserve of their player', () => {
  const hand = [PRESS_JUNKET, HELO, VIPER];
  const p = position({ seats: [{ hand, assets: { security: 3, logistics: 3 } }, {}] });
  p.play(0, PRESS_JUNKET).pass(1).play(0, HELO).pass(1).play(0, VIPER).passUntil('action');
  expect(p.player(0).reserve.map(({ id }) => id)).toEqual(hand);
  expect(p.player(1).reserve).toEqual([]);
});

rule('CCG-ZONE-04', 'missions and units that are readied lie in the alert area', () => {
  const p = position({ phase: 'ready', seats: [{ reserve: [PRESS_JUNKET, HELO] }, {}] });
  expect(p.player(0).alert.map(({ id }) => id)).toEqual([PRESS_JUNKET, HELO]);
  expect(p.player(0).reserve).toEqual([]);
});

rule(
  ['CCG-ZONE-06', 'CCG-KEY-06', 'CCG-RES-10'],
  'base, assets and supply cards make stacks; a persistent mission lies beside them and makes none',
  () => {
    const p = position({
      phase: 'ready',
      seats: [{ hand: [PRESS_JUNKET], supply: 1, assets: { security: 1 }, persistent: ['BSG1-061'] }, {}],
    });
    expect(p.player(0).stacks).toMatchObject([
      { base: true, amount: 2 },
      { base: false, amount: 1 },
    ]);
    expect(p.player(0).persistent).toMatchObject([{ id: 'BSG1-061' }]);
    expect(p.g.isAsset(p.card(0, 'BSG1-061'))).toBe(false);
    expect(p.g.isStackTop(p.card(0, 'BSG1-061'))).toBe(false);
    p.choose(0, { id: PRESS_JUNKET });
    expect(p.asked(0).options.map(({ under }) => under)).toEqual(p.player(0).stacks.map(({ card }) => card));
  },
);

rule(['CCG-ZONE-07', 'CCG-ZONE-09'], 'nobody sees a card of a deck, and everybody how many there are', () => {
  const p = position({ seats: [{ deck: [HELO] }, {}] });
  const [top] = p.g.list('deck', seat(0));
  if (top === undefined) throw new Error('the deck is empty');
  for (const viewer of [seat(0), seat(1), 'spectator'] as const) {
    expect(p.g.cards.knows(top, viewer)).toBe(false);
    expect(p.player(0, viewer).deck).toBe(p.g.count('deck', seat(0)));
  }
});

rule('CCG-ZONE-13', 'no hand is too large', () => {
  const hand = Array<string>(20).fill(VIPER);
  const p = position({ phase: 'ready', seats: [{ hand }, {}] });
  p.passUntil('none');
  expect(p.done).toBe(true);
  expect(p.player(0).handCount).toBe(22);
});

rule(['CCG-GEN-05', 'CCG-GEN-06'], 'who searches may take nothing, and the deck is shuffled all the same', () => {
  const deck = [HELO, ROSLIN, CAG, VIPER];
  const p = position({ seats: [{ alert: [ARROW, CAG, VIPER], deck }, {}] });
  const before = deckOf(p, 0);
  p.resolve(0, ARROW).choose(0, { type: 'none' });
  expect(p.player(0).handCount).toBe(0);
  expect(deckOf(p, 0)).not.toEqual(before);
  expect(deckOf(p, 0).sort()).toEqual(before.sort());
  const found = position({ seats: [{ alert: [ARROW, CAG, VIPER], deck }, {}] });
  const rest = deckOf(found, 0);
  found.resolve(0, ARROW).choose(0, { id: HELO });
  rest.splice(rest.indexOf(found.g.cards.faceOf(found.card(0, HELO, 'hand'))), 1);
  expect(deckOf(found, 0)).not.toEqual(rest); // shuffled as well if something was found
  expect(deckOf(found, 0).sort()).toEqual(rest.sort());
});

rule('CCG-GEN-07', 'an empty deck is made anew of the discard pile, and the drawing goes on', () => {
  const p = position({ seats: [{ deck: [HELO], discard: [VIPER, CAG, ROSLIN] }, { deck: [] }] });
  shorten(p, 0, 1);
  p.run((g) => draw(g, seat(0), 2));
  expect(p.player(0)).toMatchObject({ handCount: 2, deck: 2, discard: [] });
  expect(p.player(0, seat(0)).hand?.map(({ id }) => id)).toContain(HELO);
  shorten(p, 1, 0);
  p.run(function* (g) {
    yield* draw(g, seat(1), 2); // nothing there either: it is skipped
    mill(g, seat(1), 1);
  });
  expect(p.player(1)).toMatchObject({ handCount: 0, deck: 0, out: false });
});

rule('CCG-EFFECT-06', 'as much as possible is done, and the rest ignored', () => {
  const p = position({ seats: [{ alert: [HAND_OF_GOD, ROSLIN], deck: [HELO] }, {}] });
  shorten(p, 0, 1);
  p.resolve(0, HAND_OF_GOD);
  expect(p.player(0)).toMatchObject({ handCount: 1, deck: 0 });
  expect(p.placeOf(0, HAND_OF_GOD)).toBe('discard');
});
