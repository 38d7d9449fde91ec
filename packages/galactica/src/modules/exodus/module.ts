/** The second expansion. Its Cylon Fleet board and its conflicted loyalties are modules of their own. */
import type { Module } from '../../core/module.ts';
import { exodusCharacters } from './characters.ts';
import { superCrises } from './crises/super.ts';
import { exodusCrises } from './crises.ts';
import { destinations } from './destinations.ts';
import { loyaltyCards } from './loyalty.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skills/skills.ts';

declare module '../../core/state/terms.ts' {
  interface ExpansionSets {
    exodus: true;
  }
}

export const exodus: Module = {
  name: 'exodus',
  place: 20,
  inUse: ({ sets }) => sets.includes('exodus'),
  set: 'exodus',
  faces: [...skillCards, ...exodusCrises, ...superCrises, ...destinations, ...quorumCards, ...loyaltyCards],
  loyalty: { more: 1 }, // BG-COMBINE-39
  variations: {
    cylonCrisesJump: true,
    quorumLimit: 10,
    nukesRegained: true,
    loyaltyRenewed: true,
    sheetsForgotten: true,
  },
  pieces: { nuke: 3 }, // BG-SETUP-47
  characters: exodusCharacters,
};
