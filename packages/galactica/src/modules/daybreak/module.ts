/** The third expansion: mutiny, miracles and assault raptors. */

import { type BoundRecord, cell, optional, type Rules, type Seat } from '@ragtag/kernel';
import { pileOf } from '../../core/content/decks.ts';
import type { Hooks } from '../../core/engine/hooks.ts';
import type { Component, Module } from '../../core/module.ts';
import { countsAsCylon, countsAsHuman, mayUseSheet } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import type { Board } from '../../core/state/terms.ts';
import { turnUpTreachery } from '../treachery/reckless.ts';
import { daybreakCharacters } from './characters.ts';
import { daybreakCrises } from './crises.ts';
import { daybreakGuards } from './events.ts';
import { colonialOneLocations } from './locations/colonial-one.ts';
import { cylonLocations } from './locations/cylon.ts';
import { daybreakLoyalty, loyaltyByPlayers, loyaltyWithLeader } from './loyalty.ts';
import { handOnMutineer, mutineerPrepares, searchForMutineer } from './mutineer.ts';
import { mutinyCards } from './mutiny.ts';
import type { MutinyEntry } from './mutiny-entry.ts';
import { discardAllMutiny, playableMutiny, playMutiny, trimMutiny } from './mutiny-rules.ts';
import { skillCards } from './skills/skills.ts';
import { mutinyZones } from './zones.ts';

declare module '../../core/content/entry.ts' {
  interface FaceEntries {
    mutiny: MutinyEntry;
  }
  interface LoyaltyKinds {
    mutineer: 'apart';
  }
  interface ModuleHands {
    mutiny: true;
  }
  interface ModuleView {
    /** Who has the Mutineer card. */
    mutineer: number | null;
  }
}
declare module '../../core/content/decks.ts' {
  interface ModulePiles {
    mutiny: true;
  }
}
declare module '../../core/engine/hooks.ts' {
  interface Hooks {
    mutinyLimit?(g: Galactica, owner: Seat | null, seat: Seat, limit: number): number;
    /** Draws one mutiny card for this player in another way; true if it did. BG-MUTINY-02 */
    drawsMutiny?(g: Galactica, owner: Seat | null, seat: Seat): Rules<boolean>;
    /** After this player drew a mutiny card. */
    mutinyDrawn?(g: Galactica, owner: Seat | null, seat: Seat): Rules<void>;
  }
}
declare module '../../core/state/cells.ts' {
  interface ModuleState extends BoundRecord<typeof cells> {}
}
declare module '../../core/state/terms.ts' {
  interface ExpansionSets {
    daybreak: true;
  }
}

const cells = { mutineer: optional(cell<Seat>()) };

const mutinyActions: NonNullable<Hooks['actions']> = (g, _owner, seat) =>
  playableMutiny(g, seat).map((card) => ({
    option: { type: 'mutiny', card, name: g.entry(card).name },
    run: () => playMutiny(g, seat, card),
  }));

/** Mutiny cards and miracle tokens. BG-REVEAL-04, BG-REVEAL-05, BG-EXEC-03, BG-EXEC-04 */
const giveUp: NonNullable<Hooks['givesUp']> = (g, _owner, seat) => {
  const player = g.player(seat);
  discardAllMutiny(g, seat);
  if (player.miracle === 0) return;
  g.emit({ type: 'miracle-lost', seat, n: player.miracle });
  player.miracle = 0;
};

/** The Mutineer takes their place. BG-SETUP-08 */
const replaced = ['You Are a Sympathizer', 'You Are a Sympathetic Cylon'];

function takesOut({ deck, name, set, board, type }: Component): boolean {
  if (deck === 'loyalty') return replaced.includes(name);
  if (deck === 'agenda') return true; // BG-SETUP-09
  if (deck === 'location') return set !== 'daybreak' && overlaid.includes(board ?? 'galactica'); // BG-SETUP-01, BG-SETUP-17
  return deck === 'skill' && set === 'pegasus' && type === 'treachery'; // BG-SETUP-03
}
const overlaid: readonly Board[] = ['colonial-one', 'cylon-locations'];

export const daybreak: Module = {
  name: 'daybreak',
  place: 30,
  guards: daybreakGuards,
  inUse: ({ sets }) => sets.includes('daybreak'),
  set: 'daybreak',
  faces: [...skillCards, ...daybreakCrises, ...mutinyCards, ...daybreakLoyalty],
  loyalty: { byPlayers: loyaltyByPlayers, withLeader: loyaltyWithLeader },
  locations: [...colonialOneLocations, ...cylonLocations],
  variations: {
    loyaltyHandedOn: true,
    cylonCrisesJump: true,
    quorumLimit: 10,
    miracles: true,
  },
  cells,
  decks: [pileOf('mutiny', 50, { deck: mutinyZones.deck, discard: mutinyZones.discard, shown: 'mutiny' })],
  hands: [{ name: 'mutiny', zone: mutinyZones.hand }],
  shows: ({ state }) => ({ mutineer: state.mutineer }),
  check(g, broken) {
    const { mutineer, step } = g.state;
    if (mutineer !== null && countsAsCylon(g, mutineer)) broken('the Mutineer is a Cylon');
    for (const seat of g.seats) {
      if (!mayUseSheet(g, seat) && g.player(seat).miracle > 0) broken(`the Cylon at seat ${seat} has a miracle token`);
      const held = g.cards.count(mutinyZones.hand(seat));
      if (held > 0 && !countsAsHuman(g, seat)) broken(`the Cylon at seat ${seat} has mutiny cards`);
      if (step === 'receive-skills' && held > (mutineer === seat ? 2 : 1))
        broken(`seat ${seat} has ${held} mutiny cards`);
    }
  },
  rules: () => [
    {
      hooks: {
        actions: mutinyActions,
        brigEntered: (g, _owner, seat) => trimMutiny(g, seat), // BG-MUTINY-07
        givesUp: giveUp,
        infiltrationEnds: (g, _owner, seat) => discardAllMutiny(g, seat), // BG-MUTINY-15
        *cylonRevealed(g, _owner, seat) {
          if (g.state.mutineer === seat) yield* handOnMutineer(g, seat); // BG-MUTINEER-08
        },
        abilitiesResolved: (g, _owner, check) => turnUpTreachery(g, check), // BG-UNI-88
        sleeperDealt: searchForMutineer,
        jumpPrepared: (g, _owner, icons) => mutineerPrepares(g, icons),
      },
    },
  ],
  pieces: { 'assault-raptor': 4 }, // BG-SETUP-22
  characters: daybreakCharacters,
  takesOut,
};
