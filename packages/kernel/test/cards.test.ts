import {
  type Audience,
  type Card,
  Cards,
  common,
  EVERYBODY,
  type Face,
  includes,
  NOBODY,
  only,
  Store,
  seat,
  union,
  type Viewer,
  type Zone,
  zoneKinds,
} from '@ragtag/kernel';
import { dice } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CardLayout, type CardShape, cardWords } from '../src/card-layout.ts';
import { Chance, chanceSpec } from '../src/chance.ts';
import { Layout } from '../src/layout.ts';

const [ann, ben] = [seat(0), seat(1)];
// A zone is its place in the list below; a face is any number.
const deck = 0 as Zone;
const open = 1 as Zone;
const anns = 2 as Zone;
const bens = 3 as Zone;
const secret = 4 as Zone;
const box = 5 as Zone;
const slot = 6 as Zone;
const zones = [
  zoneKinds.deck('deck'),
  zoneKinds.open('open'),
  zoneKinds.hand('hand of Ann', only(ann)),
  zoneKinds.hand('hand of Ben', only(ben)),
  zoneKinds.secret('secret'),
  zoneKinds.box('box'),
  zoneKinds.slot('slot', only(ann)),
];
const everyZone = zones.map((_, index) => index as Zone);
const viewers: readonly Viewer[] = [ann, ben, 'spectator'];

function noCards(capacity: number, seed = 'cards') {
  return cardsOf({ cards: capacity, zones }, seed);
}

function cardsOf(shape: CardShape, seed: string) {
  const layout = new Layout(chanceSpec.size + cardWords(shape));
  const cardLayout = new CardLayout(chanceSpec.size, shape);
  chanceSpec.layOut(layout, 0, 'chance');
  cardLayout.layOut(layout);
  const store = new Store(layout);
  const cards = new Cards(store, new Chance(seed, chanceSpec.bind(store, 0)), cardLayout);
  return { store, cards };
}

/** Cards with these faces in the deck, the first on top. */
function dealt(faces: readonly number[], seed?: string) {
  const { store, cards } = noCards(faces.length, seed);
  for (const face of faces) cards.create(face as Face, deck);
  return { store, cards };
}

function facesIn(cards: Cards, zone: Zone): number[] {
  return cards.list(zone).map((card) => cards.faceOf(card));
}

function topOf(cards: Cards, zone: Zone): Card {
  const top = cards.top(zone);
  if (top === null) throw new Error(`zone ${zone} is empty`);
  return top;
}

function whoKnows(cards: Cards, card: Card): Viewer[] {
  return viewers.filter((viewer) => cards.knows(card, viewer));
}

describe('making cards', () => {
  test('a pile made at once is as if made card by card', () => {
    fc.assert(
      fc.property(fc.array(fc.array(fc.nat({ max: 9 }))), (piles) => {
        const capacity = piles.flat().length;
        const [each, together] = [noCards(capacity), noCards(capacity)];
        piles.forEach((faces, index) => {
          const zone = (index % 2) as Zone; // the deck and the open pile, in turn
          for (const face of faces) each.cards.create(face as Face, zone);
          together.cards.createAll(faces as Face[], zone);
        });
        expect(together.store.words).toEqual(each.store.words);
      }),
    );
  });

  test('there are no more than the game has, nor than there is room', () => {
    const { cards, store } = noCards(2);
    const before = store.hash;
    expect(() => cards.createAll([1, 2, 3] as Face[], deck)).toThrow('this game has 2 cards');
    expect(() => cards.createAll([1, 2] as Face[], slot)).toThrow("'slot' has room for 1");
    expect(store.hash).toBe(before);
  });
});

describe('places', () => {
  test('keep their cards in order, from the top down', () => {
    const { cards } = dealt([1, 2, 3]);
    expect(facesIn(cards, deck)).toEqual([1, 2, 3]);
    cards.move(topOf(cards, deck), open);
    cards.move(topOf(cards, deck), open);
    expect(facesIn(cards, open)).toEqual([2, 1]);
    cards.move(topOf(cards, deck), open, 'bottom');
    expect(facesIn(cards, open)).toEqual([2, 1, 3]);
    expect([cards.count(deck), cards.count(open), cards.top(deck), cards.bottom(deck)]).toEqual([0, 3, null, null]);
    expect(cards.faceOf(cards.bottom(open) as Card)).toBe(3); // three cards lie there
  });

  test('give up a card from the middle', () => {
    const { cards } = dealt([1, 2, 3]);
    const middle = cards.find(deck, 2 as Face);
    expect(cards.faceOf(cards.move(middle as Card, open))).toBe(2); // it is there
    expect(facesIn(cards, deck)).toEqual([1, 3]);
    expect(cards.find(deck, 2 as Face)).toBeNull();
  });

  test('are drawn from and emptied', () => {
    const { cards } = dealt([1, 2, 3]);
    expect(cards.draw(deck, open)).toBe(cards.top(open));
    cards.moveAll(deck, open, 'bottom');
    expect(facesIn(cards, open)).toEqual([1, 2, 3]);
    expect(cards.draw(deck, open)).toBeNull();
  });

  test('find the first of several alike', () => {
    const { cards } = dealt([5, 4, 4]);
    expect(cards.find(deck, 4 as Face)).toBe(cards.list(deck)[1]);
  });

  test('a slot has room for one card', () => {
    const { cards, store } = dealt([1, 2]);
    const card = cards.draw(deck, slot) as Card; // the deck has two
    const { hash } = store;
    expect(() => cards.draw(deck, slot)).toThrow("'slot' has room for 1, no more");
    expect(() => cards.create(3 as Face, slot)).toThrow(RangeError);
    expect(store.hash).toBe(hash);
    expect(cards.move(card, slot)).toBe(card);
  });

  test('a game has the cards it said, and no more', () => {
    const { cards } = dealt([1, 2]);
    expect(() => cards.create(3 as Face, deck)).toThrow('this game has 2 cards, no more');
  });

  test.each([-1, 900, 7.5])('card %d does not exist', (number) => {
    const { cards, store } = dealt([1, 2]);
    const { hash } = store;
    const card = number as Card; // what a careless rule might pass
    for (const use of [
      () => cards.faceOf(card),
      () => cards.zoneOf(card),
      () => cards.move(card, open),
      () => cards.show(card, EVERYBODY),
      () => cards.knows(card, ann),
    ]) {
      expect(use).toThrow(`there is no card ${number}`);
    }
    expect(store.hash).toBe(hash);
  });

  test('a number given up does not exist any more', () => {
    const { cards } = dealt([1]);
    const before = topOf(cards, deck);
    cards.move(before, anns);
    expect(() => cards.faceOf(before)).toThrow(`there is no card ${before}`);
    expect(cards.all()).toEqual(cards.list(anns));
  });

  test('zone 7 does not exist', () => {
    const { cards } = dealt([1]);
    expect(() => cards.move(topOf(cards, deck), 7 as Zone)).toThrow('there is no zone 7');
    expect(facesIn(cards, deck)).toEqual([1]);
  });
});

describe('numbers', () => {
  test('stay where everybody can follow the card', () => {
    const { cards } = dealt([1, 2]);
    const card = topOf(cards, deck);
    for (const zone of [open, slot, deck, open]) expect(cards.move(card, zone)).toBe(card);
  });

  test.each([anns, secret, box])('are fresh in zone %d, where somebody cannot tell cards apart', (zone) => {
    const numbers = new Set<Card>();
    for (let game = 0; game < 40; game++) {
      const { cards } = dealt([1, 2, 3], `fresh ${game}`);
      const before = new Set(cards.all());
      const fresh = cards.draw(deck, zone) as Card; // the deck has three
      expect(before).not.toContain(fresh);
      numbers.add(fresh);
    }
    expect(numbers.size).toBeGreaterThan(8);
  });

  test('are fresh from one mixed place to another, and kept from there into the open', () => {
    const { cards } = dealt([1]);
    const first = cards.draw(deck, anns) as Card; // the deck has one
    const second = cards.move(first, bens);
    expect(second).not.toBe(first);
    const third = cards.move(second, secret);
    expect(third).not.toBe(second);
    expect(cards.move(third, open)).toBe(third);
  });

  test('of a shuffled deck say nothing: every face is as likely on each', () => {
    const counts = new Map<string, number>();
    for (let game = 0; game < 2400; game++) {
      const { cards } = dealt([1, 2, 3, 4], `shuffle ${game}`);
      const numbers = cards.list(deck);
      cards.shuffle(deck);
      expect(cards.list(deck)).toEqual(numbers);
      const order = facesIn(cards, deck).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const off = [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    expect(off).toBeLessThan(49.7); // chi-square of 23, one in a thousand
  });
});

describe('knowledge', () => {
  test('of a face shown lasts while the card can be followed', () => {
    const { cards } = dealt([1, 2]);
    const card = topOf(cards, deck);
    expect(whoKnows(cards, card)).toEqual([]);
    cards.show(card, only(ben));
    expect(whoKnows(cards, card)).toEqual([ben]);
    cards.move(card, deck, 'bottom');
    expect(whoKnows(cards, card)).toEqual([ben]);
    cards.move(card, slot);
    expect(whoKnows(cards, card)).toEqual([ann, ben]);
  });

  test('is kept by those who saw a card where it lay', () => {
    const { cards } = dealt([1, 2]);
    const held = cards.draw(deck, anns) as Card; // the deck has two
    expect(whoKnows(cards, held)).toEqual([ann]);
    const returned = cards.move(held, deck);
    expect(whoKnows(cards, returned)).toEqual([ann]);
    const shown = cards.move(returned, open);
    expect(whoKnows(cards, cards.move(shown, deck))).toEqual([ann, ben, 'spectator']);
  });

  test('is lost where a card cannot be followed', () => {
    const { cards } = dealt([1, 2]);
    cards.show(topOf(cards, deck), EVERYBODY);
    const held = cards.draw(deck, anns) as Card; // the deck has two
    expect(whoKnows(cards, held)).toEqual([ann]);
    const added = cards.move(held, secret);
    expect(whoKnows(cards, added)).toEqual([]);
    expect(whoKnows(cards, cards.move(added, deck))).toEqual([]);
  });

  test('of a card in a hand is for its holder only, even when it is shown', () => {
    const { cards } = dealt([1, 2]);
    const held = cards.draw(deck, anns) as Card; // the deck has two
    cards.show(held, only(ben));
    expect(whoKnows(cards, held)).toEqual([ann]);
    expect(whoKnows(cards, cards.move(held, deck))).toEqual([ann]);
  });

  test('ends with a shuffle', () => {
    const { cards } = dealt([1, 2, 3]);
    for (const card of cards.list(deck)) cards.show(card, only(ben));
    cards.shuffle(deck);
    for (const card of cards.list(deck)) expect(whoKnows(cards, card)).toEqual([]);
  });

  test('everything is known to the omniscient', () => {
    const { cards } = dealt([1]);
    expect(cards.knows(topOf(cards, deck), 'omniscient')).toBe(true);
    expect(cards.view(deck, 'omniscient')?.cards).toMatchObject([{ face: 1, at: 0 }]);
    cards.draw(deck, box);
    expect(cards.view(box, 'omniscient')).toMatchObject({ count: 1, cards: [{ face: 1 }] });
  });

  test('comes with word of what is shown, to whom', () => {
    const { cards } = dealt([1, 2, 3]);
    const shown: [face: number, to: number][] = [];
    cards.shown = (_card, face, to) => shown.push([face, to]);
    cards.draw(deck, anns);
    cards.draw(deck, secret);
    cards.show(topOf(cards, deck), only(ben));
    cards.draw(deck, open);
    cards.shuffle(open);
    cards.shuffle(secret);
    expect(shown).toEqual([
      [1, only(ann)],
      [3, only(ben)],
      [3, EVERYBODY],
      [3, EVERYBODY],
    ]);
  });
});

describe('the view of a place', () => {
  test('lists the cards a viewer knows, and counts the rest', () => {
    const { cards } = dealt([1, 2, 3]);
    const [first, second, third] = cards.list(deck);
    cards.show(second as Card, only(ben)); // there are three
    expect(cards.view(deck, ann)).toEqual({ count: 3, cards: [] });
    expect(cards.view(deck, ben)).toEqual({ count: 3, cards: [{ card: second, face: 2, at: 1 }] });
    cards.moveAll(deck, open, 'bottom');
    expect(cards.view(open, 'spectator')).toEqual({
      count: 3,
      cards: [
        { card: first, face: 1, at: 0 },
        { card: second, face: 2, at: 1 },
        { card: third, face: 3, at: 2 },
      ],
    });
  });

  test('shows a hand to its holder', () => {
    const { cards } = dealt([1, 2]);
    const card = cards.draw(deck, anns);
    expect(cards.view(anns, ann)).toEqual({ count: 1, cards: [{ card, face: 1, at: 0 }] });
    expect(cards.view(anns, ben)).toEqual({ count: 1, cards: [] });
    expect(cards.view(anns, 'spectator')).toEqual({ count: 1, cards: [] });
  });

  test('counts a secret pile, and leaves the box out', () => {
    const { cards } = dealt([1, 2]);
    cards.draw(deck, secret);
    cards.draw(deck, box);
    for (const viewer of viewers) {
      expect(cards.view(secret, viewer)).toEqual({ count: 1, cards: [] });
      expect(cards.view(box, viewer)).toBeNull();
    }
  });

  test('gives away no order that is hidden', () => {
    const unordered = { ...zoneKinds.open('unordered'), order: NOBODY };
    const views = new Set<string>();
    for (const order of [
      [1, 2, 3],
      [3, 1, 2],
      [2, 3, 1],
    ]) {
      const { cards } = cardsOf({ cards: 3, zones: [unordered] }, '');
      const made = [1, 2, 3].map((face) => cards.create(face as Face, deck));
      for (const face of order) cards.move(made[face - 1] as Card, deck); // made of these faces
      views.add(JSON.stringify(cards.view(deck, ann)));
    }
    expect(views.size).toBe(1);
    expect([...views][0]).not.toContain('at');
  });
});

test('exchanging faces moves no card and changes no knowledge', () => {
  const { cards, store } = dealt([1, 2]);
  const [first, second] = cards.list(deck) as [Card, Card]; // there are two
  cards.show(first, only(ben));
  const { hash } = store;
  cards.swapFaces(first, second);
  expect(facesIn(cards, deck)).toEqual([2, 1]);
  expect([whoKnows(cards, first), whoKnows(cards, second)]).toEqual([[ben], []]);
  cards.swapFaces(first, second);
  cards.swapFaces(first, first);
  expect(store.hash).toBe(hash);
});

function among(audience: Audience): Viewer[] {
  return viewers.filter((viewer) => includes(audience, viewer));
}

/** A card as it is on the table: what it is, and who knows. */
interface Real {
  readonly face: number;
  known: Audience;
}

test('whatever is done, every card is in one place, in order, and known to whom it should be', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 30 }), (seed, size) => {
      const below = dice(seed);
      const faces = Array.from({ length: size }, (_, index) => index);
      const { cards, store } = dealt(faces, `model ${seed}`);
      const model: Real[][] = zones.map(() => []);
      model[deck] = faces.map((face) => ({ face, known: NOBODY }));
      const at = (zone: Zone): Real[] => model[zone] ?? [];
      const spec = (zone: Zone) => zones[zone] ?? zoneKinds.box('none');

      for (let move = 0; move < 60; move++) {
        const [from, to] = [below(6) as Zone, below(6) as Zone]; // all but the slot
        const index = below(Math.max(1, at(from).length));
        const card = cards.list(from)[index];
        if (below(8) === 0) {
          cards.shuffle(from);
          const order = facesIn(cards, from);
          expect([...order].sort()).toEqual(
            at(from)
              .map(({ face }) => face)
              .sort(),
          );
          model[from] = order.map((face) => ({ face, known: NOBODY }));
        } else if (card !== undefined && below(4) === 0) {
          const audience = only(below(2) === 0 ? ann : ben);
          cards.show(card, audience);
          const real = at(from)[index];
          if (real) real.known = union(real.known, common(audience, spec(from).cards));
        } else if (card !== undefined) {
          const where = below(2) === 0 ? 'top' : 'bottom';
          cards.move(card, to, where);
          for (const real of at(from).splice(index, 1)) {
            real.known = common(union(spec(from).faces, real.known), spec(to).cards);
            if (where === 'top') at(to).unshift(real);
            else at(to).push(real);
          }
        }
        const found = everyZone.map((zone) => ({
          count: cards.count(zone),
          cards: cards.list(zone).map((one) => [cards.faceOf(one), cards.zoneOf(one), whoKnows(cards, one)]),
        }));
        const expected = everyZone.map((zone) => ({
          count: at(zone).length,
          cards: at(zone).map(({ face, known }) => [face, zone, among(union(known, spec(zone).faces))]),
        }));
        expect(JSON.stringify(found)).toBe(JSON.stringify(expected));
        expect(cards.all().length).toBe(size);
      }
      expect(store.hash).toBe(store.layout.hashOf(store.words));
    }),
    { seed: 3, numRuns: 30 },
  );
});

describe('what viewers have in common', () => {
  /** Does one of the things that can be done with cards, chosen by a number. */
  function meddle(cards: Cards, store: Store, what: number): void {
    const all = cards.all();
    const [card, other] = [all[what % all.length], all[(what >> 3) % all.length]];
    if (card === undefined || other === undefined) return;
    const to = everyZone.filter((zone) => zone !== slot)[(what >> 5) % (everyZone.length - 1)] as Zone; // one of them
    const doings = [
      () => cards.move(card, to, what & 64 ? 'top' : 'bottom'),
      () => cards.show(card, what & 64 ? EVERYBODY : only(ben)),
      () => cards.shuffle(cards.zoneOf(card)),
      () => cards.swapFaces(card, other),
      () => store.restore(store.snapshot()),
    ];
    doings[what % doings.length]?.();
  }

  test('a zone looks as it did as long as its version stays, and to those beyond whom nobody sees more as to anybody', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 4_000 }), { maxLength: 30 }), (doings) => {
        const { store, cards } = dealt([1, 2, 3, 4, 5, 6]);
        const seen = new Map<Zone, { version: number; looks: string }>();
        let before = -1;
        for (const what of doings) {
          meddle(cards, store, what);
          let together = 0;
          for (const zone of everyZone) {
            const version = cards.version(zone);
            together += version;
            const looks = JSON.stringify(viewers.map((viewer) => [cards.view(zone, viewer), cards.list(zone)]));
            const known = seen.get(zone);
            if (known?.version === version) expect(looks).toBe(known.looks);
            seen.set(zone, { version, looks });
            for (const viewer of viewers) {
              if (includes(cards.beyond(zone), viewer)) continue;
              expect(cards.view(zone, viewer)).toEqual(cards.view(zone, 'anybody'));
            }
          }
          expect(cards.changes).toBeGreaterThan(before);
          expect(cards.changes).toBe(together);
          before = cards.changes;
        }
      }),
    );
  });

  test('anybody knows a face only if everybody does', () => {
    const { cards } = dealt([1]);
    const card = topOf(cards, deck);
    cards.show(card, union(only(ann), only(ben)));
    expect(cards.knows(card, 'anybody')).toBe(false);
    expect(cards.beyond(deck)).toBe(only(ann, ben));
    cards.show(card, EVERYBODY);
    expect(cards.knows(card, 'anybody')).toBe(true);
    expect(cards.beyond(deck)).toBe(NOBODY);
  });
});
