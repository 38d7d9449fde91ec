/**
 * Cells that belong to a card: whether it lies face down, which card it lies under. One for each number a card can have,
 * so a card keeps them wherever it can be followed. A card that gets a fresh number gets fresh cells: whoever sends it
 * where it cannot be followed resets those of the number it had.
 */
import { numbersFor } from './card-layout.ts';
import { type CellList, type Composite, type Leaf, list } from './state.ts';

/** The cells of a game with so many cards, by card: `exhausted: perCard(120, flag())`, then `exhausted.get(card)`. */
export function perCard<T>(cards: number, leaf: Leaf<T>): Composite<CellList<T>> {
  return list(numbersFor(cards), leaf);
}
