import {
  type Card,
  type Face,
  flag,
  only,
  perCard,
  record,
  seat,
  startTable,
  type Zone,
  zoneKinds,
} from '@ragtag/kernel';
import { expect, test } from 'vitest';

const table = 0 as Zone; // a zone is its place in the list
const hand = 1 as Zone;

/** A game of three cards that can be turned over. */
function turning() {
  const fields = record({ turned: perCard(3, flag()) });
  const shape = { fields, cards: 3, zones: [zoneKinds.open('table'), zoneKinds.hand('hand', only(seat(0)))] };
  return startTable(
    {
      name: 'turning',
      version: 1,
      configure: () => ({}),
      seats: () => 2,
      shape: () => shape,
      create: (_, world) => world,
      *play() {},
      view: () => null,
      alike: () => 0,
    },
    {},
    'seed',
  );
}

test('a card keeps its cells wherever it can be followed, and they count in the hash', () => {
  const { world } = turning();
  const [first, second] = [1, 2].map((face) => world.cards.create(face as Face, hand)) as [Card, Card];
  const card = world.cards.move(first, table);
  world.fields.turned.set(card, true);
  world.cards.move(card, table, 'bottom');
  expect(world.fields.turned.get(card)).toBe(true);
  expect(world.fields.turned.get(second)).toBe(false);
});

test('there is a cell for every number a card may get', () => {
  const { world } = turning();
  let card = world.cards.create(1 as Face, table);
  for (let move = 0; move < 200; move++) {
    card = world.cards.move(card, hand);
    expect(world.fields.turned.get(card)).toBe(false);
  }
});

test('a card can be asked for by a number that is nobody’s any more, and for its neighbour', () => {
  const { world } = turning();
  const card = world.cards.create(1 as Face, table);
  const below = world.cards.create(2 as Face, table);
  expect(world.cards.next(card)).toBe(below);
  expect(world.cards.next(below)).toBeNull();
  const held = world.cards.move(card, hand);
  expect(world.cards.has(held)).toBe(true);
  expect(world.cards.has(card)).toBe(held === card);
  expect(world.cards.has(-1 as Card)).toBe(false);
});
