/** The Cylon attack cards, in the crisis deck wherever the Cylon ships have no board of their own. */
import type { Module } from '../../core/module.ts';
import { attackCrises } from './attacks.ts';
import { daybreakAttacks, pegasusAttacks } from './attacks-expansions.ts';
import { civiliansLeave, resolveAttackCard } from './cylon-attack-card.ts';

declare module '../../core/setup/options.ts' {
  interface Options {
    /** Without the Cylon Fleet board: take 21 random crises out before adding the attack cards. BG-ATTACKCARD-04 */
    fewerCrises: boolean;
  }
}
declare module '../../core/content/entry.ts' {
  interface CardOptions {
    'cylon-attack': true;
  }
}

export const attackCards: Module = {
  name: 'attack-cards',
  place: 60,
  inUse: (configuration) => !configuration.cylonFleet,
  provides: ['cylon-attack'],
  faces: [...attackCrises, ...pegasusAttacks, ...daybreakAttacks],
  rules: () => [
    {
      hooks: {
        attackDrawn: (g, _owner, card) => resolveAttackCard(g, card),
        fleetLeaves: civiliansLeave,
        forbid: (_g, _owner, _seat, { kind }) => kind === 'escort', // BG-VIPER-10, BG-ATTACKCARD-10
      },
    },
  ],
  options: [
    {
      name: 'fewerCrises',
      group: 'fleet',
      rules: ['BG-ATTACKCARD-04'],
      default: false,
      needs: { name: 'cylonFleet', value: false },
    },
  ],
};
