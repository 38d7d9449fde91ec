export { type CatalogEntry, catalog } from './catalog.ts';
export { galactica, outcome } from './game.ts';
export { type Configuration, configure, defaults } from './setup/options.ts';
export { english } from './text/english.ts';
export type { Phrase } from './text/phrase.ts';
