/** The Cylon Fleet board with the pursuit track and the CAG. */
import { type BoundRecord, cell, least, optional, type Seat } from '@ragtag/kernel';
import type { Module } from '../../core/module.ts';
import { perArea } from '../../core/state/cells.ts';
import { placesCivilians } from './cag.ts';
import { bringToMainBoard, gatherOnFleetBoard, shipsOnFleetBoard } from './cylon-fleet.ts';
import { cylonFleetBoardLocations } from './locations.ts';
import { placeOnFleetBoard } from './pursuit.ts';
import { titleCards } from './titles.ts';

const cells = {
  /** 0 Start, 1 one civilian ship, 2 blank, 3 two civilian ships, 4 Auto Attack. */
  pursuit: cell(),
  cag: optional(cell<Seat>()),
  fleetRaiders: perArea,
  fleetHeavyRaiders: perArea,
};

declare module '../../core/state/cells.ts' {
  interface ModuleState extends BoundRecord<typeof cells> {}
}
declare module '../../core/state/records.ts' {
  interface RollPurposes {
    'cylon-fleet': true;
  }
}
declare module '../../core/state/terms.ts' {
  interface Locations {
    'basestar-bridge': true;
  }
  interface Boards {
    'cylon-fleet-board': true;
  }
  interface Titles {
    cag: true;
  }
}
declare module '../../core/setup/options.ts' {
  interface Options {
    /** The Cylon Fleet board with the pursuit track and the CAG; without it the attack cards are in the crisis deck. */
    cylonFleet: boolean;
  }
}
declare module '../../core/content/entry.ts' {
  interface CardOptions {
    'cylon-fleet': true;
  }
  interface ModuleView {
    pursuit: number;
  }
}
declare module '../../core/state/scopes.ts' {
  interface ModuleScopes {
    pursuit: true;
  }
}

export const cylonFleet: Module = {
  name: 'cylon-fleet',
  place: 40,
  inUse: (configuration) => configuration.cylonFleet,
  provides: ['cylon-fleet'],
  boards: [{ id: 'cylon-fleet-board', place: 40 }],
  locations: cylonFleetBoardLocations,
  cells,
  titles: titleCards,
  titleIds: ['cag'],
  shows: ({ state }) => ({ pursuit: state.pursuit }),
  rollPurposes: ['cylon-fleet'],
  check({ state }, broken) {
    if (state.pursuit < 0 || state.pursuit > 4) broken(`the pursuit marker is on space ${state.pursuit}`);
    if (least(state.fleetRaiders) < 0) broken('less than no raiders');
    if (least(state.fleetHeavyRaiders) < 0) broken('less than no heavy raiders');
  },
  pieces: { viper: 6, 'mark-vii': 4, raider: 20 }, // BG-SETUP-14
  rules: () => [
    {
      hooks: {
        shipsAway: (g, _owner, kind, area) => shipsOnFleetBoard(g, kind, area),
        bringBack: (g, _owner, kind, area) => bringToMainBoard(g, kind, area),
        nothingToActivate: (g, _owner, kind) => placeOnFleetBoard(g, kind),
        shipsWithdraw: gatherOnFleetBoard,
        placesCivilians,
        nukesAreas: () => true, // BG-NUKE-05
      },
    },
  ],
  options: [
    {
      name: 'cylonFleet',
      group: 'fleet',
      rules: ['BG-ATTACKCARD-01'],
      default: true,
      sets: ['exodus'],
      shown: true,
    },
  ],
};
