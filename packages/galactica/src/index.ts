import './modules/modules.ts'; // what modules declare belongs to the types below

export { type CatalogEntry, catalog } from './catalog.ts';
export { defaults } from './configuration.ts';
export { allCharacters, allFaces, allLocations, allTitles } from './content.ts';
export type {
  CharacterEntry,
  CrisisEntry,
  DestinationEntry,
  FaceEntry,
  LocationEntry,
  LoyaltyEntry,
  SkillEntry,
} from './core/content/entry.ts';
export type { CheckSpec } from './core/effects/effect.ts';
export type { Moment, Occasion } from './core/engine/moments.ts';
export type { WindowContexts, WindowName } from './core/engine/windows.ts';
export type { LoyaltyRecipe } from './core/setup/loyalty-deck.ts';
export type { Configuration } from './core/setup/options.ts';
export type { RollPurposes } from './core/state/records.ts';
export {
  type ActivationIcon,
  type Area,
  areas,
  type LocationId,
  launchAreas,
  type Resource,
  resources,
  type SkillType,
  skillTypes,
} from './core/state/terms.ts';
export type { CardLine } from './core/text/card-lines.ts';
export type { Phrase } from './core/text/phrase.ts';
export type { CardView, DeckView, HandView, TableCard } from './core/view/cards.ts';
export type { OrderCondition } from './core/view/order-conditions.ts';
export type { OrderChoice } from './core/view/orders.ts';
export type { PlayerView } from './core/view/players.ts';
export type { CheckView, CrisisView, RollView } from './core/view/resolving.ts';
export type { AreaView, ShipsView } from './core/view/space.ts';
export { type Statement, statementsFor } from './core/view/talk.ts';
export type { View } from './core/view/view.ts';
export type { Responder, WindowEntry } from './core/view/windows.ts';
export { galactica, loyaltyRecipes, nextCharacters, outcome, randomCharacters } from './game.ts';
export { orderChoices, windowCatalog } from './listed.ts';
export type * from './vocabulary.ts';
