/** Playing skill cards in tests. */
import type { Position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { takeAction } from '../../../src/core/rules/action.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { add, type PlainSetup, plain, startCheck } from '../../rules/checks.ts';

/** Destiny cards that add up to nothing. */
export const even = ['Consolidate Power 1', 'Launch Scout 1', 'Consolidate Power 2', 'Launch Scout 2'];

/** Seat 0 holds these cards and takes an action with the first. */
export function playing(hand: readonly string[], setup: PlainSetup = {}): Position {
  const [first = {}, ...others] = setup.seats ?? [{}, {}, {}];
  const p = plain({ ...setup, seats: [{ hand, ...first }, ...others] });
  return p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'skill-card', name: nameOf(hand[0]) });
}

/** The skill cards seat 0 could take an action with. */
export function playable(hand: readonly string[], setup: PlainSetup = {}): unknown[] {
  const [first = {}, ...others] = setup.seats ?? [{}, {}, {}];
  const p = plain({ ...setup, seats: [{ hand, ...first }, ...others] });
  p.run((g) => takeAction(g, seat(0)));
  return (p.asked(0)?.options ?? []).flatMap((option) => (option.type === 'skill-card' ? [option['name']] : []));
}

/** Seat 0, in its Movement step, uses the first of these cards. */
export function moving(hand: readonly string[], setup: PlainSetup = {}): Position {
  const [first = {}, ...others] = setup.seats ?? [{}, {}, {}];
  const p = plain({ ...setup, seats: [{ hand, ...first }, ...others] });
  return p.run((g) => movementStep(g, seat(0))).choose(0, { type: 'movement-card', name: nameOf(hand[0]) });
}

/** Seat 1 adds all these cards to a check of seat 0. */
export function checking(
  hand: readonly string[],
  check: Parameters<typeof startCheck>[1] = {},
  setup: PlainSetup = {},
): Position {
  const [first = {}, second = {}, ...others] = setup.seats ?? [{}, {}, {}];
  const p = plain({ destiny: even, ...setup, seats: [first, { hand, ...second }, ...others] });
  startCheck(p, check).pass('add-to-check');
  return add(p, 1, ...hand);
}

/** How many damage tokens Galactica has drawn. */
export function harm(p: Position): number {
  return p.events().filter(({ type }) => type === 'resource-token-hit' || type === 'location-damaged').length;
}

function nameOf(label = ''): string {
  return label.replace(/ \d$/, '');
}
