export { type CatalogEntry, catalog } from './catalog.ts';
export { allCards } from './content/content.ts';
export { readyMadeDecks } from './content/decks.ts';
export { ccg, outcome } from './game.ts';
export { type Deck, deckProblems } from './setup/deck.ts';
export type { Configuration } from './setup/options.ts';
export { randomDeck } from './setup/random-deck.ts';
export type { View } from './view/view.ts';
export type * from './vocabulary.ts';
