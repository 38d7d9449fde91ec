/** The Sympathetic Cylon in place of the Sympathizer: a Cylon with an agenda, who may infiltrate. BG-UNI-48..57 */
import type { Module } from '../../core/module.ts';
import { aimRules, checkAims } from '../cylon-leaders/aim-rules.ts';
import { sympatheticCylonCard } from './sympathetic-cylon.ts';

declare module '../../core/content/entry.ts' {
  interface LoyaltyKinds {
    'sympathetic-cylon': 'apart';
  }
  interface CardOptions {
    'sympathetic-cylon': true;
  }
}
declare module '../../core/setup/options.ts' {
  interface Options {
    /** The Sympathetic Cylon in place of the Sympathizer. */
    sympatheticCylon: boolean;
  }
}

export const sympatheticCylon: Module = {
  name: 'sympathetic-cylon',
  place: 84,
  inUse: (configuration) => configuration.sympatheticCylon,
  provides: ['sympathetic-cylon', 'agenda'], // BG-UNI-51
  faces: [sympatheticCylonCard],
  loyalty: { special: { id: 'sympathetic-cylon', joins: 'after-deal' } }, // BG-UNI-48
  takesOut: ({ deck, name }) => deck === 'loyalty' && name === 'You Are a Sympathizer',
  check: checkAims,
  rules: () => [aimRules],
  options: [
    {
      name: 'sympatheticCylon',
      group: 'loyalty',
      rules: ['BG-UNI-48', 'BG-COMBINE-54'],
      default: false,
      since: 4,
      sets: ['pegasus'],
      without: ['daybreak', 'cylonLeader', 'noSympathizer'],
      players: [4, 6],
      shown: true,
    },
  ],
};
