/**
 * What a player counts as. Rules ask these questions and never how it came about: by a loyalty card, by the character
 * chosen, by going among the humans. Which side somebody wins with is another matter. BG-TERM-01..05
 */
import type { Seat } from '@ragtag/kernel';
import type { Galactica } from './galactica.ts';

export type Allegiance = 'human' | 'cylon' | 'cylon-leader' | 'infiltrating';

/** For all to see: a hidden Cylon is a human player like any other. */
export function allegianceOf(g: Galactica, seat: Seat): Allegiance {
  const { revealed, infiltrating } = g.player(seat);
  if (!revealed) return 'human';
  if (infiltrating) return 'infiltrating';
  return isLeader(g, seat) ? 'cylon-leader' : 'cylon';
}

/** Human players: hidden Cylons and infiltrators are among them. BG-TERM-03, BG-TERM-04, BG-INFIL-03 */
export function countsAsHuman(g: Galactica, seat: Seat): boolean {
  const { revealed, infiltrating } = g.player(seat);
  return !revealed || infiltrating;
}

/** Cylon players. BG-TERM-02, BG-TERM-05, BG-LEADER-02 */
export function countsAsCylon(g: Galactica, seat: Seat): boolean {
  return !countsAsHuman(g, seat);
}

/** Known to all as a Cylon, a leader and an infiltrator included: what never ends once it has begun. BG-TERM-02, BG-LEADER-01 */
export function isKnownCylon(g: Galactica, seat: Seat): boolean {
  return g.player(seat).revealed;
}

export function isInfiltrating(g: Galactica, seat: Seat): boolean {
  return g.player(seat).infiltrating;
}

/** Plays a character who is a Cylon from the start. BG-LEADER-01 */
export function isLeader(g: Galactica, seat: Seat): boolean {
  return g.character(seat)?.type === 'cylon-leader';
}

/** The sheet is in force: a Cylon's counts no more, a leader's always does. BG-CYLON-03, BG-LEADER-05 */
export function mayUseSheet(g: Galactica, seat: Seat): boolean {
  return !isKnownCylon(g, seat) || isLeader(g, seat);
}

/** Titles are closed to Cylons, infiltrating or not. BG-CYLON-10, BG-INFIL-08, BG-TURNREF-16, BG-TURNREF-17 */
export function mayHoldTitles(g: Galactica, seat: Seat): boolean {
  return !isKnownCylon(g, seat) && g.character(seat) !== null && !isLeader(g, seat);
}

/** Can be dealt loyalty cards: all but those who never had any, and infiltrators. BG-LEADER-07, BG-LEADER-08, BG-UNI-57 */
export function hasLoyalty(g: Galactica, seat: Seat): boolean {
  return !isLeader(g, seat) && !isInfiltrating(g, seat) && loyaltyIsDealt(g);
}

/** Whether players have loyalty cards by now. BG-VAR2P-03, BG-COOP-02 */
export function loyaltyIsDealt({ content, state }: Galactica): boolean {
  const { loyaltyFrom } = content.variations;
  return loyaltyFrom === 'setup' || (loyaltyFrom === 'sleeper-phase' && state.sleeperPhaseDone);
}

/** Human players who can be handed a loyalty card. BG-REVEAL-14, BG-LEADER-08 */
export function takersOfLoyalty(g: Galactica): Seat[] {
  return g.seats.filter((seat) => countsAsHuman(g, seat) && hasLoyalty(g, seat));
}
