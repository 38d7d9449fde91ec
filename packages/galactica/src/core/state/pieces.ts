/** How many pieces there are of everything that is not a card. */
import type { Resource } from './terms.ts';

/** Where the resource dials stand. */
export type Dials = Readonly<Record<Resource, number>>;

/** BG-SETUP-16 */
export const startingResources: Dials = { fuel: 8, food: 8, morale: 10, population: 12 };
/** Of the Admiral. */
export const FIRST_NUKES = 2;
export const MOST_RESOURCES = 15;

export interface Pieces {
  readonly viper: number;
  readonly 'mark-vii': number;
  readonly 'assault-raptor': number;
  readonly raptor: number;
  readonly raider: number;
  readonly 'heavy-raider': number;
  readonly basestar: number;
  readonly centurion: number;
  readonly nuke: number;
}

export const noPieces: Pieces = {
  viper: 0,
  'mark-vii': 0,
  'assault-raptor': 0,
  raptor: 0,
  raider: 0,
  'heavy-raider': 0,
  basestar: 0,
  centurion: 0,
  nuke: 0,
};
