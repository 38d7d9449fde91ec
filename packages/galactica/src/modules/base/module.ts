/** The base game. */
import type { Module } from '../../core/module.ts';
import { boards } from './boards.ts';
import { baseCharacters } from './characters/base.ts';
import { civilianShips } from './civilians.ts';
import { baseCrises } from './crises/base.ts';
import { superCrises } from './crises/super.ts';
import { destinations } from './destinations.ts';
import { baseGuards } from './events.ts';
import type {
  colonialOneLocations as colonialOneIds,
  cylonLocations as cylonIds,
  galacticaLocations as galacticaIds,
} from './ids.ts';
import { galacticaLocations } from './locations/galactica.ts';
import { printedColonialOne, printedCylonLocations } from './locations/printed.ts';
import { loyaltyByPlayers, loyaltyCards, loyaltyWithLeader } from './loyalty.ts';
import { quorumCards } from './quorum.ts';
import { skillCards } from './skills/skills.ts';
import { sympathizerRules } from './sympathizer.ts';
import { titleCards } from './titles.ts';

declare module '../../core/content/entry.ts' {
  interface LoyaltyKinds {
    sympathizer: 'apart';
  }
}

type Ids = (typeof galacticaIds)[number] | (typeof colonialOneIds)[number] | (typeof cylonIds)[number];
declare module '../../core/state/terms.ts' {
  interface Locations extends Record<Ids, true> {}
  interface Boards {
    galactica: true;
    'colonial-one': true;
    'cylon-locations': true;
  }
  interface ExpansionSets {
    base: true;
  }
  interface Endings {
    'galactica-destroyed': true;
  }
}

export const base: Module = {
  name: 'base',
  place: 0,
  guards: baseGuards,
  inUse: ({ sets }) => sets.includes('base'),
  set: 'base',
  faces: [
    ...skillCards,
    ...baseCrises,
    ...superCrises,
    ...destinations,
    ...quorumCards,
    ...loyaltyCards,
    ...civilianShips,
  ],
  boards,
  rules: () => [{ hooks: sympathizerRules }],
  locations: [...galacticaLocations, ...printedColonialOne, ...printedCylonLocations],
  characters: baseCharacters,
  loyalty: { byPlayers: loyaltyByPlayers, withLeader: loyaltyWithLeader },
  // BG-SETUP-11, BG-SETUP-12, BG-ATTACKCARD-07, BG-ATTACKCARD-08
  pieces: { viper: 8, raptor: 4, raider: 16, 'heavy-raider': 4, basestar: 2, centurion: 4, nuke: 2 },
  titles: titleCards,
  endings: ['galactica-destroyed'],
};
