/** Treachery cards, and the reckless checks that come with them: what Pegasus and Daybreak have in common. */
import type { Seat } from '@ragtag/kernel';
import type { Hooks } from '../../core/engine/hooks.ts';
import { window } from '../../core/engine/windows.ts';
import type { Module } from '../../core/module.ts';
import { countsAsCylon, countsAsHuman } from '../../core/state/allegiance.ts';
import { aboutSeats } from '../../core/view/order-conditions.ts';

declare module '../../core/engine/windows.ts' {
  interface ModuleWindows {
    'treachery-discarded': { readonly seat: Seat };
  }
}
declare module '../../core/vocabulary/windows-questions.ts' {
  interface WindowFacts {
    'treachery-discarded': { readonly seat: Seat };
  }
}
declare module '../../core/state/records.ts' {
  interface CheckChanges {
    reckless: true;
  }
}

const hooks: Hooks = {
  // BG-TURNREF-08, BG-TURNREF-09
  forbid: (g, _owner, seat, what) =>
    what.kind === 'skill-action' && what.type === 'treachery' && !countsAsCylon(g, seat),
  *skillsDiscarded(g, _owner, seat, types) {
    if (!countsAsHuman(g, seat) || !types.includes('treachery')) return;
    yield* window(g, 'treachery-discarded', { seat }, { about: { seat } });
  },
};

export const treachery: Module = {
  name: 'treachery',
  place: 5,
  inUse: ({ sets }) => sets.includes('pegasus') || sets.includes('daybreak'),
  windows: {
    'treachery-discarded': { during: 'loss', for: 'everybody', rules: ['BG-UNI-91'], conditions: aboutSeats },
  },
  rules: () => [{ hooks }],
};
