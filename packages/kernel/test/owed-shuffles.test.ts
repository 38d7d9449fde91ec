import { EVERYBODY, type Face, only, type Rules, startTable, type Zone, zoneKinds } from '@ragtag/kernel';
import { leaveOutShuffles, wreckers } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { usual } from '../testing/wreckers/configuration.ts';
import { type SketchWorld, sketch } from './sketch.ts';

// A zone is its place in the list below; a face is any number.
const [deck, secret, open, facedown, beside] = [0, 1, 2, 3, 4] as Zone[] as [Zone, Zone, Zone, Zone, Zone];
const zones = [
  zoneKinds.deck('deck'),
  zoneKinds.secret('secret'),
  zoneKinds.open('open'),
  { ...zoneKinds.facedown('facedown'), order: only() },
  zoneKinds.facedown('beside'),
];
const faces = [1, 2, 3, 4, 5] as Face[];

/** Plays this with five shuffled cards in the deck; returns what was wrong with it. */
function wrongWith(rules: (g: SketchWorld) => void, { strict = true } = {}): string | null {
  const game = sketch(
    function* (g): Rules {
      g.cards.createAll(faces, deck);
      g.cards.shuffle(deck);
      rules(g);
      yield 'checkpoint';
    },
    { cards: 6, zones },
  );
  return startTable(game, null, 'owed', { strict }).fault?.message ?? null;
}

/** The third card from the top, with which nobody begins who takes what lies there. */
const third = ({ cards }: SketchWorld) => cards.list(deck)[2] ?? never();
function never(): never {
  throw new Error('there are five');
}

describe('a shuffle is owed', () => {
  test.each<[string, (g: SketchWorld) => void]>([
    [
      'after something was put into a deck',
      ({ cards }) => {
        cards.draw(deck, open);
        cards.moveAll(open, deck);
      },
    ],
    [
      'after a deck was made, before somebody takes from it',
      ({ cards }) => {
        cards.create(6 as Face, secret);
        cards.draw(secret, open);
      },
    ],
    ['after a card was made in a deck that had been shuffled', ({ cards }) => cards.create(6 as Face, deck)],
    ['after something was put where nobody can tell it apart', ({ cards }) => cards.draw(deck, secret)],
    ['after a card was looked for', (g) => g.cards.move(third(g), open)],
    ['after somebody looked through it', (g) => g.cards.show(third(g), only())],
    [
      'after an open card was turned down among others',
      ({ cards }) => {
        cards.draw(deck, open);
        cards.moveAll(open, facedown);
      },
    ],
  ])('%s', (_, rules) => {
    expect(wrongWith(rules)).toMatch(/has not been shuffled/);
    expect(wrongWith(rules, { strict: false })).toBeNull();
  });

  test('not at the end of a turn by a pile that was only laid out', () => {
    expect(wrongWith(({ cards }) => cards.createAll([6 as Face], secret))).toBeNull();
  });

  test('before anything is taken, not only at the end of a turn', () => {
    const late = ({ cards }: SketchWorld) => {
      cards.draw(deck, open);
      cards.moveAll(open, deck);
      cards.draw(deck, open);
      cards.shuffle(deck);
    };
    expect(wrongWith(late)).toMatch(/'deck' has not been shuffled: card \d+ was put into it/);
  });
});

describe('no shuffle is owed', () => {
  test.each<[string, (g: SketchWorld) => void]>([
    ['for what is drawn', ({ cards }) => cards.draw(deck, open)],
    [
      'for what a rule puts on top or under',
      (g) => {
        g.cards.move(third(g), deck, 'bottom');
        g.cards.move(g.cards.draw(deck, open) ?? never(), deck, 'top');
      },
    ],
    ['for what is seen and stays', (g) => g.cards.show(third(g), EVERYBODY, 'stays')],
    ['for what lies side by side', (g) => g.cards.draw(deck, beside)],
    [
      'once it was done',
      (g) => {
        g.cards.move(third(g), open);
        g.cards.shuffle(deck);
        g.cards.draw(deck, open);
      },
    ],
    [
      'by what is used up',
      ({ cards }) => {
        cards.draw(deck, secret);
        cards.moveAll(secret, open);
      },
    ],
  ])('%s', (_, rules) => {
    expect(wrongWith(rules)).toBeNull();
  });
});

test('a game whose shuffles are left out one by one is caught each time', () => {
  const games = [3, 4, 5, 6].map((players, number) => ({ number, configuration: { ...usual, players } }));
  const { places, unnoticed } = leaveOutShuffles(wreckers, games);
  expect(places.length).toBeGreaterThan(3);
  expect(unnoticed).toEqual([]);
});
