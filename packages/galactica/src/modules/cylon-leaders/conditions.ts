/** What must be so for an aim: read off the boards and the leader's own hand. */
import type { Seat } from '@ragtag/kernel';
import { typeOf } from '../../core/engine/decks.ts';
import { isInBrig, locationsOf } from '../../core/rules/boards.ts';
import { isDamaged } from '../../core/rules/damage.ts';
import { distance } from '../../core/rules/destination.ts';
import { isRed } from '../../core/rules/resources.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { type Board, type Resource, resources, type SkillType, viperKinds } from '../../core/state/terms.ts';

export type Met = (g: Galactica, seat: Seat) => boolean;

export const atLeast =
  (resource: Resource, n: number): Met =>
  ({ state }) =>
    state.resources[resource] >= n;
export const atMost =
  (resource: Resource, n: number): Met =>
  ({ state }) =>
    state.resources[resource] <= n;
export const travelled =
  (n: number): Met =>
  (g) =>
    distance(g) >= n;
export const allOf =
  (...conditions: readonly Met[]): Met =>
  (g, seat) =>
    conditions.every((met) => met(g, seat));
export const anyOf =
  (...conditions: readonly Met[]): Met =>
  (g, seat) =>
    conditions.some((met) => met(g, seat));

export const everyResource =
  (fits: (n: number) => boolean): Met =>
  ({ state }) =>
    resources.every((resource) => fits(state.resources[resource]));
export const allRed: Met = (g) => resources.every((resource) => isRed(g, resource));

/** So many cards of a type in the leader's own hand. */
export const holds =
  (type: SkillType, n: number): Met =>
  (g, seat) =>
    g.hand(seat).filter((card) => typeOf(g, card) === type).length >= n;

export const inTheBrig: Met = isInBrig;
export const somebodyElseInBrig: Met = (g, seat) => {
  for (const other of g.seats) if (other !== seat && isInBrig(g, other)) return true;
  return false;
};

/** How many locations of these boards are damaged. */
export function damagedOn(g: Galactica, ...boards: readonly Board[]): number {
  return boards.flatMap((board) => locationsOf(g, board)).filter((location) => isDamaged(g, location)).length;
}

/**
 * Vipers of every kind that are damaged or destroyed, assault raptors among them: BG-RAPTOR-07. Games of earlier revisions
 * left these out.
 */
export function vipersLost({ state: { vipers }, configuration: { revision } }: Galactica): number {
  const kinds = viperKinds.filter((kind) => kind !== 'assault-raptor' || revision >= 5);
  return kinds.reduce((lost, kind) => lost + vipers[kind].damaged + vipers[kind].destroyed, 0);
}
/** Raptors that are gone: they are never damaged. */
export function raptorsLost({ state: { raptors } }: Galactica): number {
  return raptors.destroyed;
}
