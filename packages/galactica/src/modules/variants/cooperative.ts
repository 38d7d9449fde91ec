/** The fully cooperative game: nobody is a Cylon. BG-COOP-01 */
import type { Module } from '../../core/module.ts';
import { drawsWholeSet, oneNotDrawn } from './skill-set.ts';

declare module '../../core/setup/options.ts' {
  interface Options {
    /** Everybody is human, and the game is harder for it. */
    cooperative: boolean;
  }
}

/** BG-COOP-04 */
const takenOut = ['Arrest Order', 'Assign Arbitrator', 'Encourage Mutiny', 'Release Cylon Mugshots'];

/** Alone there is a game of its own, and seven need a Cylon Leader. */
const players = [2, 3, 4, 5, 6];
const noCards = { cylons: 0, notCylons: 0, special: null, exactly: true, rules: ['BG-COOP-02'] } as const;

export const cooperative: Module = {
  name: 'cooperative',
  place: 90,
  inUse: (configuration) => configuration.cooperative,
  excludes: {
    cylonLeader: 'BG-COOP-01',
    conflictedLoyalties: 'BG-COOP-02',
    noSympathizer: 'BG-COOP-02',
    sympatheticCylon: 'BG-COOP-02',
  },
  variations: { loyaltyFrom: 'never', crisisInBrig: true }, // BG-COOP-02, BG-COOP-08
  loyalty: { byPlayers: Object.fromEntries(players.map((n) => [n, noCards])) },
  dials: () => ({ fuel: 8, food: 7, morale: 9, population: 10 }), // BG-COOP-05
  nukes: 1, // BG-COOP-03
  takesOut: ({ deck, name }) => deck === 'loyalty' || (deck === 'quorum' && takenOut.includes(name)),
  rules: () => [
    {
      hooks: {
        // One card fewer than the skill set; Sickbay gives fewer anyway. BG-COOP-06, BG-COOP-07
        *receiveSkills(g, _owner, seat, plan) {
          return drawsWholeSet(g, seat, plan) ? yield* oneNotDrawn(seat, plan, ['BG-COOP-07']) : plan;
        },
      },
    },
  ],
  options: [
    {
      name: 'cooperative',
      group: 'variants',
      rules: ['BG-COOP-01', 'BG-COOP-02'],
      default: false,
      since: 4,
      players,
      shown: true,
    },
  ],
};
