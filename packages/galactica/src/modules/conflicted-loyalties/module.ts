/** Personal goals and the Final Five. */
import type { Module } from '../../core/module.ts';
import { finalFive } from './final-five.ts';
import { examined, revealedByExecution } from './final-five-rules.ts';
import { goalLosses, revealableGoals, revealGoal } from './personal-goal-rules.ts';
import { personalGoals } from './personal-goals.ts';

declare module '../../core/setup/options.ts' {
  interface Options {
    /** Personal goals and the Final Five. */
    conflictedLoyalties: boolean;
  }
}
declare module '../../core/state/terms.ts' {
  interface Endings {
    'personal-goals': true;
  }
}
declare module '../../core/content/entry.ts' {
  interface LoyaltyKinds {
    'personal-goal': 'not-cylon';
    'final-five': 'not-cylon';
  }
  interface CardOptions {
    'conflicted-loyalties': true;
  }
}

export const conflictedLoyalties: Module = {
  name: 'conflicted-loyalties',
  place: 50,
  inUse: (configuration) => configuration.conflictedLoyalties,
  provides: ['conflicted-loyalties'],
  faces: [...personalGoals, ...finalFive],
  endings: ['personal-goals'],
  rules: () => [
    {
      hooks: {
        revealActions: (g, _owner, seat) =>
          revealableGoals(g, seat).map((card) => ({
            option: { type: 'goal', card, name: g.entry(card).name },
            run: () => revealGoal(g, seat, card),
          })),
        loyaltyExamined: (g, _owner, looker, seat, cards) => examined(g, looker, seat, cards),
        loyaltyShown: (g, _owner, seat, cards) => revealedByExecution(g, seat, cards),
        humansWin: goalLosses,
      },
    },
  ],
  options: [
    {
      name: 'conflictedLoyalties',
      group: 'loyalty',
      rules: ['BG-LOYDECK-02'],
      default: true,
      sets: ['exodus'],
      shown: true,
    },
  ],
};
