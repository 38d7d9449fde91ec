export { type CatalogEntry, catalog } from './catalog.ts';
export { galactica, outcome } from './game.ts';
export { type Configuration, defaults } from './setup/options.ts';
export { english } from './text/english.ts';
export type { Phrase } from './text/phrase.ts';
export type { CardView, DeckView, TableCard } from './view/cards.ts';
export type { CheckView, CrisisView, RollView } from './view/resolving.ts';
export type { AreaView, ShipsView } from './view/space.ts';
export type { HandView, PlayerView, View } from './view/view.ts';
