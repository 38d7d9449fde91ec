/** The Kobol objective: the sleeper agents awake, then the next jump wins. */
import type { Module } from '../../core/module.ts';
import { sleeperPhase } from '../../core/rules/sleeper-phase.ts';

declare module '../../core/state/terms.ts' {
  interface Objectives {
    kobol: true;
  }
}

export const kobol: Module = {
  name: 'kobol',
  place: 35,
  inUse: ({ objective }) => objective === 'kobol',
  objective: {
    id: 'kobol',
    name: 'Kobol',
    set: 'base',
    entries: [
      { distance: 4, done: ({ state }) => state.sleeperPhaseDone, reached: sleeperPhase }, // BG-OBJECTIVE-02
      {
        distance: 8, // BG-OBJECTIVE-03
        done: ({ state }) => state.nextJumpWins,
        *reached(g) {
          g.state.nextJumpWins = true;
          g.emit({ type: 'next-jump-wins' });
        },
      },
    ],
  },
};
