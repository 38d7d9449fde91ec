/** How many pieces there are of everything that is not a card. */
import type { Configuration } from '../setup/options.ts';
import type { Resource } from './terms.ts';

export const startingResources: Readonly<Record<Resource, number>> = { fuel: 8, food: 8, morale: 10, population: 12 };
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

const always = { 'assault-raptor': 4, raptor: 4, 'heavy-raider': 4, basestar: 2, centurion: 4, nuke: 3 }; // BG-SETUP-11, BG-SETUP-12
const withFleetBoard: Pieces = { ...always, viper: 6, 'mark-vii': 4, raider: 20 }; // BG-SETUP-14
const withAttackCards: Pieces = { ...always, viper: 8, 'mark-vii': 0, raider: 16 }; // BG-ATTACKCARD-07, BG-ATTACKCARD-08

export function piecesOf({ cylonFleet }: Configuration): Pieces {
  return cylonFleet ? withFleetBoard : withAttackCards;
}
