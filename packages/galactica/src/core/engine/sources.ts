/**
 * Where hooks and responses come from: the sheets of the players, the cards of their hands, and whatever a source names.
 * A source is a place whose cards are in force while they lie there, or a rule that is in force by itself.
 */
import type { Seat, Zone } from '@ragtag/kernel';
import type { FaceEntry } from '../content/entry.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import type { Hooks } from './hooks.ts';
import type { Responses } from './windows.ts';

/** Cards that are in force where they lie: on the table, or before a player. */
export type Source =
  | { readonly on: 'table'; readonly zone: Zone }
  | {
      readonly on: 'seats';
      zone(seat: Seat): Zone;
      /** Who decides about the responses of a card before this player, unless it is that player. */
      user?(g: Galactica, entry: FaceEntry, holder: Seat): Seat | null;
    };

/** A rule in force: of a module, an objective, a phase of the turn. */
export interface Standing {
  /** What it is called where somebody uses one of its responses. */
  readonly name?: string;
  readonly hooks?: Hooks;
  /** Anybody for whom they are possible may use them. */
  readonly responses?: Responses;
  /** Whether it is in force now; absent: always. */
  while?(g: Galactica): boolean;
}

/** Those of core; modules add theirs. They are asked in this order, those of the table before the players'. */
export const coreSources: readonly Source[] = [
  { on: 'table', zone: zones.inPlay },
  {
    on: 'seats',
    zone: zones.quorumGiven,
    // BG-FAQ-36
    user: (g, entry, holder) =>
      entry.deck === 'quorum' && entry.usedBy === 'president' ? g.holder('president') : holder,
  },
];

/** What a card does while it lies where it is in force. */
export function hooksOf(entry: FaceEntry): readonly (Hooks | undefined)[] {
  return 'attack' in entry ? [entry.hooks, entry.attack?.special.stays?.hooks] : [entry.hooks];
}
