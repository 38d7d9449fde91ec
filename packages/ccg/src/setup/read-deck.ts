/** Decks as configurations name them. */
import { ConfigurationError, whim } from '@ragtag/kernel';
import type { Deck, Library } from './deck.ts';
import { randomDeck } from './random-deck.ts';

/** A deck of unknown origin: a ready-made one by its name, one made by chance (`random 17`), or spelt out. */
export function readDeck(input: unknown, library: Library, readyMade: readonly Deck[]): Deck {
  if (typeof input === 'string') {
    const [, seed] = /^random (\d{1,9})$/.exec(input) ?? [];
    if (seed !== undefined) return randomDeck([...library.values()], whim(Number(seed)));
    const found = readyMade.find(({ name }) => name === input);
    if (found) return found;
    throw new ConfigurationError(
      `there is no deck '${input}'; there are ${readyMade.map(({ name }) => name).join(', ')}`,
    );
  }
  const { name = 'deck', base, cards } = (input ?? {}) as { name?: unknown; base?: unknown; cards?: unknown }; // looked at below
  if (typeof name !== 'string' || typeof base !== 'string' || typeof cards !== 'object' || cards === null)
    throw new ConfigurationError('expected a deck as { "name", "base": id, "cards": { id: copies } }');
  for (const copies of Object.values(cards)) {
    if (typeof copies !== 'number' || !Number.isInteger(copies) || copies < 0)
      throw new ConfigurationError('expected whole numbers of copies');
  }
  const held = Object.entries(cards as Deck['cards']).filter(([, copies]) => copies > 0); // seen to just above
  return { name, base, cards: Object.fromEntries(held) };
}
