/** The first expansion: the battlestar Pegasus. */
import { type BoundRecord, flag } from '@ragtag/kernel';
import type { Module } from '../../core/module.ts';
import { cylonOverlay } from '../base/locations/overlay.ts';
import { pegasusCharacters } from './characters.ts';
import { pegasusCrises } from './crises.ts';
import { losePegasus } from './damage.ts';
import { destinations } from './destinations.ts';
import { pegasusDamage, type pegasusLocations } from './ids.ts';
import { pegasusLocationEntries } from './locations.ts';
import { loyaltyCards } from './loyalty.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skills/skills.ts';
import { superCrises } from './super-crises.ts';
import { titleCards } from './titles.ts';

const cells = { pegasusDestroyed: flag() };

declare module '../../core/state/cells.ts' {
  interface ModuleState extends BoundRecord<typeof cells> {}
}
declare module '../../core/view/board.ts' {
  interface DestroyedBoards {
    pegasus: boolean;
  }
}
declare module '../../core/state/terms.ts' {
  interface Locations extends Record<(typeof pegasusLocations)[number], true> {}
  interface Boards {
    pegasus: true;
  }
  interface ExpansionSets {
    pegasus: true;
  }
}

export const pegasus: Module = {
  name: 'pegasus',
  place: 10,
  inUse: ({ sets }) => sets.includes('pegasus'),
  set: 'pegasus',
  faces: [...skillCards, ...pegasusCrises, ...superCrises, ...destinations, ...quorumCards, ...loyaltyCards],
  titles: titleCards,
  characters: pegasusCharacters,
  boards: [
    {
      id: 'pegasus',
      place: 10,
      damage: { tokens: pegasusDamage, lost: losePegasus },
      inPlay: ({ state }) => !state.pegasusDestroyed,
    },
  ],
  locations: [...pegasusLocationEntries, ...cylonOverlay('pegasus')],
  cells,
  check({ state }, broken) {
    if (!state.pegasusDestroyed) return;
    for (const location of pegasusDamage) if (state.damaged[location]) broken(`${location} is damaged after its end`);
  },
  variations: { loyaltyHandedOn: true, cylonCrisesJump: true, quorumLimit: 10 },
  /** Its Investigative Committee, title cards and Cylon locations replace the first ones. BG-SETUP-02, BG-SETUP-06, BG-UNI-05 */
  takesOut({ deck, name, set, board }) {
    if (set !== 'base') return false;
    return deck === 'title' || board === 'cylon-locations' || (deck === 'skill' && name === 'Investigative Committee');
  },
};
