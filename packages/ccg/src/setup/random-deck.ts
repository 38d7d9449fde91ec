/** Decks made by chance, for simulations and tests: legal, and with enough units of two resource types to be played. */
import type { Printed } from '../state/printed.ts';
import { type Deck, MOST_COPIES, SMALLEST_DECK } from './deck.ts';

type Below = (bound: number) => number;

/** `below(n)` gives a whole number under n. */
export function randomDeck(cards: readonly Printed[], below: Below): Deck {
  const bases = cards.filter(({ type }) => type === 'base');
  const base = bases[below(bases.length)];
  if (!base) throw new RangeError('there is no base to choose');
  const chosen: Record<string, number> = {};
  let total = 0;
  const add = (pool: readonly Printed[], until: number) => {
    while (total < until) {
      const card = pool[below(pool.length)];
      if (!card) throw new RangeError('there is no card to choose');
      const held = chosen[card.id] ?? 0;
      if (held === MOST_COPIES) continue;
      chosen[card.id] = held + 1;
      total++;
    }
  };
  const kinds = below(3); // one resource type is left out, or none
  const cheap = (card: Printed) =>
    card.cost.every(({ resource }, at) => at > 0 || kinds === 2 || resource !== otherThan(base, kinds));
  add(
    cards.filter((card) => (card.type === 'personnel' || card.type === 'ship') && cheap(card)),
    SMALLEST_DECK / 2,
  );
  add(
    cards.filter((card) => card.type !== 'base' && cheap(card)),
    SMALLEST_DECK,
  );
  return { name: 'random', base: base.id, cards: chosen };
}

/** One of the two types that a base does not give. */
function otherThan(base: Printed, which: number): string | undefined {
  return ['persuasion', 'logistics', 'security'].filter((resource) => resource !== base.resource)[which];
}
