import { ConfigurationError } from '@ragtag/kernel';

/** What a game can be set up with. The combined game with all sets is the game; these are its options. */
export interface Configuration {
  readonly players: number;
  /** The Cylon Fleet board with the pursuit track and the CAG; without it the attack cards are in the crisis deck. */
  readonly cylonFleet: boolean;
  /** Personal goals and the Final Five. */
  readonly conflictedLoyalties: boolean;
  /** Without the Cylon Fleet board: take 21 random crises out before adding the attack cards. BG-ATTACKCARD-04 */
  readonly fewerCrises: boolean;
  /** Characters by id, first player first; null lets everybody choose in turn. */
  readonly characters: readonly string[] | null;
}

export const defaults: Configuration = {
  players: 5,
  cylonFleet: true,
  conflictedLoyalties: true,
  fewerCrises: false,
  characters: null,
};

/** Checks options of unknown origin; the error names the rule they break. */
export function configure(input: unknown): Configuration {
  throw new Error('unwritten');
}
