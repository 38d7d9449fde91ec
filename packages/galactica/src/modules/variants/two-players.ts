/** The game for two: nobody has a loyalty card before the Sleeper Agent phase. BG-VAR2P-01 */
import type { Module } from '../../core/module.ts';

export const twoPlayers: Module = {
  name: 'duet',
  place: 100,
  seats: 2,
  since: 4,
  inUse: ({ players, cooperative }) => players === 2 && !cooperative,
  excludes: { conflictedLoyalties: 'BG-VAR2P-04' },
  barred: { 'sharon-valerii': 'BG-VAR2P-07' },
  variations: { loyaltyFrom: 'sleeper-phase' }, // BG-VAR2P-03, BG-VAR2P-06
  // BG-VAR2P-05
  loyalty: {
    byPlayers: {
      2: { cylons: 1, notCylons: 2, special: null, exactly: true, moreWhenRed: true, rules: ['BG-VAR2P-04'] },
    },
  },
};
