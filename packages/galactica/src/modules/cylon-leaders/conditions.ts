/** What must be so for an aim: read off the boards and the leader's own hand. */
import type { Seat } from '@ragtag/kernel';
import { typeOf } from '../../core/engine/decks.ts';
import { isInBrig, locationsOf } from '../../core/rules/boards.ts';
import { isDamaged } from '../../core/rules/damage.ts';
import { distance } from '../../core/rules/destination.ts';
import { isRed } from '../../core/rules/resources.ts';
import type { Galactica } from '../../core/state/galactica.ts';
import { type Board, type Resource, resources, type SkillType } from '../../core/state/terms.ts';

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
export const somebodyElseInBrig: Met = (g, seat) => g.seats.some((other) => other !== seat && isInBrig(g, other));

/** How many locations of these boards are damaged. */
export function damagedOn(g: Galactica, ...boards: readonly Board[]): number {
  return boards.flatMap((board) => locationsOf(g, board)).filter((location) => isDamaged(g, location)).length;
}

/** Vipers of both marks that are damaged or destroyed. */
export function vipersLost({ state: { vipers } }: Galactica): number {
  return vipers.viper.damaged + vipers.viper.destroyed + vipers['mark-vii'].damaged + vipers['mark-vii'].destroyed;
}
/** Raptors of both kinds that are gone: they are never damaged. */
export function raptorsLost({ state: { vipers, raptors } }: Galactica): number {
  return raptors.destroyed + vipers['assault-raptor'].destroyed;
}
