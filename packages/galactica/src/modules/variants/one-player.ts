/** The game for one: a main character, and another who assists and may be a Cylon. BG-VAR1P-01 */
import { type BoundRecord, cell, flag, record } from '@ragtag/kernel';
import type { Module } from '../../core/module.ts';
import { buildLoyaltyDeck } from '../../core/setup/loyalty-deck.ts';
import {
  type AssistView,
  assisting,
  assistView,
  checkAssist,
  chooseAssist,
  dealToAssist,
  lookAtAssist,
  sheetOfAssist,
  showAssist,
  turnUpTop,
} from './assist.ts';
import { receiveWithAssist } from './assist-skills.ts';
import { variantGuards } from './events.ts';
import { assistZones } from './zones.ts';

const cells = {
  assist: record({
    /** As an index into the content's list; -1 where nobody assists. */
    character: cell(-1),
    miracle: cell(),
    /** Turned out to be a Cylon. */
    gone: flag(),
    /** Loyalty cards before the assist character, face down and face up. */
    facedown: cell(),
    faceup: cell(),
    /** Heavy raiders have been activated in this Activate Cylon Ships step. */
    heavyRaiders: flag(),
  }),
};

declare module '../../core/state/cells.ts' {
  interface ModuleState extends BoundRecord<typeof cells> {}
}
declare module '../../core/content/entry.ts' {
  interface ModuleView {
    /** Who assists the only player. */
    assist: AssistView | null;
  }
}

/** Cards dealt to the assist character at setup, and again in the Sleeper Agent phase. BG-VAR1P-05, BG-VAR1P-22 */
const FIRST = 3;
const LATER = 4;
/** Cards into a check from the Brig. BG-VAR1P-25 */
const FROM_BRIG = 3;

export const onePlayer: Module = {
  name: 'solitaire',
  place: 110,
  guards: variantGuards,
  seats: 1,
  since: 4,
  inUse: ({ players }) => players === 1,
  excludes: { conflictedLoyalties: 'BG-VAR1P-04', cooperative: 'BG-VAR1P-01' },
  barred: { 'laura-roslin': 'BG-VAR1P-02', 'sharon-valerii': 'BG-VAR1P-02' },
  beside: 1, // BG-VAR1P-03
  variations: { loyaltyFrom: 'never', crisisInBrig: true }, // BG-VAR1P-05, BG-VAR1P-23
  // BG-VAR1P-21
  loyalty: {
    byPlayers: {
      1: { cylons: 1, notCylons: 6, special: null, exactly: true, moreWhenRed: true, rules: ['BG-VAR1P-04'] },
    },
  },
  nukes: 1, // BG-VAR1P-07
  sheet: (entry) => ({ ...entry, abilities: entry.abilities.filter(({ kind }) => kind !== 'negative') }), // BG-VAR1P-11
  sheetBeside: sheetOfAssist,
  cells,
  shows: (g) => ({ assist: assistView(g) }),
  check: checkAssist,
  rules: () => [
    {
      hooks: {
        charactersChosen: chooseAssist,
        loyaltyDealt(g) {
          buildLoyaltyDeck(g);
          dealToAssist(g, FIRST);
        },
        *sleeperDealt(g) {
          dealToAssist(g, LATER);
        },
        receiveSkills: (g, _owner, seat, plan) => receiveWithAssist(g, seat, plan),
        cardsFromBrig: () => FROM_BRIG,
        heavyRaidersActivated(g) {
          if (g.state.step === 'activate-cylon-ships') g.state.assist.heavyRaiders = true;
        },
        *activationEnds(g) {
          const { assist } = g.state;
          if (!assist.heavyRaiders) return;
          assist.heavyRaiders = false;
          yield* turnUpTop(g); // BG-VAR1P-13
        },
        loyaltyBeside: (g) => (assisting(g) ? g.cards.count(assistZones.facedown) : 0),
        looksBeside: (g, _owner, seat, which) => lookAtAssist(g, seat, which),
        gameEnds: showAssist,
      },
    },
  ],
};
