/** Decks and what makes one legal. CCG-DECK-01 to -06 */
import type { Printed } from '../state/printed.ts';

export interface Deck {
  readonly name: string;
  /** The id of the base. */
  readonly base: string;
  /** How many of each card, by id. */
  readonly cards: { readonly [id: string]: number };
}

export type Library = ReadonlyMap<string, Printed>;

export const SMALLEST_DECK = 60;
/** Without its base. CCG-DECK-06 */
export const STARTER_DECK = 30;
export const MOST_COPIES = 4;

/** What is wrong with a deck, said one by one; nothing if it is legal. */
export function deckProblems(
  { base, cards }: Deck,
  library: Library,
  promos: boolean,
  smallest = SMALLEST_DECK,
): string[] {
  const problems: string[] = [];
  const printedBase = library.get(base);
  if (base === '')
    problems.push('there is no base: a deck has exactly one'); // CCG-DECK-01
  else if (printedBase?.type !== 'base') problems.push(`'${base}' is no base`);
  let total = 0;
  for (const [id, copies] of Object.entries(cards)) {
    const printed = library.get(id);
    total += copies;
    if (!printed) problems.push(`there is no card '${id}'`);
    else if (printed.type === 'base')
      problems.push(`${printed.name} is a base: a deck has exactly one, beside its cards`); // CCG-TYPE-03
    else if (printed.promo && !promos)
      problems.push(`${printed.name} is a promotional card, and this game is played without`);
    if (copies > MOST_COPIES) problems.push(`${copies} copies of ${printed?.name ?? id}: at most ${MOST_COPIES}`); // CCG-DECK-03
  }
  if (printedBase?.promo && !promos)
    problems.push(`${printedBase.name} is a promotional base, and this game is played without`);
  if (total < smallest) problems.push(`${total} cards: at least ${smallest}`); // CCG-DECK-01
  return problems;
}
