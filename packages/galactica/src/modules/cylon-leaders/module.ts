/** Cylon Leaders: known to all as Cylons, with aims of their own. Their sheets are in the boxes they come from. */
import { type BoundRecord, flag, keyed, type Seat } from '@ragtag/kernel';
import { deckOf } from '../../core/content/decks.ts';
import type { Module } from '../../core/module.ts';
import { isLeader } from '../../core/state/allegiance.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { dealLeadersAgenda } from './agenda-rules.ts';
import { agendas } from './agendas.ts';
import { aimRules, checkAims } from './aim-rules.ts';
import type { AgendaEntry, MotiveEntry } from './aims.ts';
import { cylonLeaderGuards } from './events.ts';
import { dealMotives, forgetMotives, motivesHolding, noticeMotives, settleMotives } from './motive-rules.ts';
import { motives, openMotives } from './motives.ts';
import { agendaZones, motiveZones } from './zones.ts';

const cells = {
  /** Which requirements were met when they were last looked at, whoever has such a card. */
  motivesMet: keyed(
    openMotives.map(({ id }) => id),
    flag(),
  ),
  leaderExecuted: flag(),
  leaderPlayedSuperCrisis: flag(),
};

declare module '../../core/state/cells.ts' {
  interface ModuleState extends BoundRecord<typeof cells> {}
}
declare module '../../core/content/entry.ts' {
  interface CardOptions {
    'cylon-leader': true;
    /** Somebody may win by an Agenda Card. */
    agenda: true;
  }
  interface FaceEntries {
    motive: MotiveEntry;
    agenda: AgendaEntry;
  }
  interface OwnView {
    /** Cards face down before a leader whose requirement is met as things stand. */
    readonly motivesMet: readonly number[];
  }
  interface ModuleHands {
    /** Facedown before a leader. */
    motives: true;
    motivesRevealed: true;
    agenda: true;
  }
}
declare module '../../core/engine/hooks.ts' {
  interface Hooks {
    /** This player is among the humans no longer, and gives up what only they have. */
    infiltrationEnds?(g: Galactica, owner: Seat | null, seat: Seat): void;
  }
}
declare module '../../core/setup/options.ts' {
  interface Options {
    /** A player may take a Cylon Leader. */
    cylonLeader: boolean;
  }
}

/** Cards dealt at setup, and again in the Sleeper Agent phase. BG-LOYDECK-13, BG-SLEEPER-03 */
const DEALT = 2;

export const cylonLeaders: Module = {
  name: 'cylon-leaders',
  place: 80,
  guards: cylonLeaderGuards,
  inUse: (configuration) => configuration.cylonLeader,
  provides: ['cylon-leader', 'agenda'],
  faces: [...motives, ...agendas],
  decks: [
    deckOf({
      deck: 'motive',
      place: 80,
      home: () => motiveZones.deck,
      shuffled: [motiveZones.deck],
      own: [motiveZones.deck],
    }),
    deckOf({
      deck: 'agenda',
      place: 90,
      home: ({ kind }) => agendaZones[kind],
      shuffled: [agendaZones.hostile, agendaZones.sympathetic],
      own: [agendaZones.hostile, agendaZones.sympathetic],
    }),
  ],
  hands: [
    { name: 'motives', zone: motiveZones.facedown },
    { name: 'motivesRevealed', zone: motiveZones.faceup },
    { name: 'agenda', zone: agendaZones.held },
  ],
  cells,
  tells: (g, seat) => (isLeader(g, seat) ? { motivesMet: motivesHolding(g, seat) } : null),
  check(g, broken) {
    checkAims(g, broken);
    if (g.seats.filter((seat) => isLeader(g, seat)).length > 1) broken('there are two Cylon Leaders'); // BG-SETUP-37
  },
  rules: () => [
    aimRules,
    {
      hooks: {
        moment: noticeMotives,
        *startOfTurn(g) {
          forgetMotives(g);
        },
        loyaltyDealt(g) {
          dealMotives(g, DEALT);
          dealLeadersAgenda(g);
        },
        *sleeperDealt(g) {
          dealMotives(g, DEALT);
          if (g.configuration.revision >= 8) forgetMotives(g); // what is met already is offered at the next moment
        },
        executed(g, _owner, seat) {
          if (isLeader(g, seat)) g.state.leaderExecuted = true;
        },
        superCrisisPlayed(g, _owner, seat) {
          if (isLeader(g, seat)) g.state.leaderPlayedSuperCrisis = true;
        },
        gameEnds: settleMotives,
      },
    },
  ],
  options: [
    {
      name: 'cylonLeader',
      group: 'players',
      rules: ['BG-SETUP-37', 'BG-SETUP-38', 'BG-SETUP-39'],
      default: false,
      since: 3,
      sets: ['pegasus', 'daybreak'],
      players: [4, 5, 6, 7],
      shown: true,
    },
  ],
};
