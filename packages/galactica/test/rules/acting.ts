/** A seat takes an action: how the tests of characters' abilities begin. */
import { type Position, type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { takeAction } from '../../src/core/rules/action.ts';

/** Seat 0 may take an action now. */
export function acting(setup: PositionSetup): Position {
  return position(setup).run((g) => takeAction(g, seat(0)));
}

/** The names of what a seat is offered. */
export const offered = (p: Position, number: number): unknown[] =>
  p.asked(number)?.options.map(({ name }) => name) ?? [];
