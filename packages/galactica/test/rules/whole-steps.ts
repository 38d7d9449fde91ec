/** Steps of a turn that the rules play part by part, in one go. */
import type { Rules, Seat } from '@ragtag/kernel';
import { beginActions, nextAction } from '../../src/core/rules/action.ts';
import { activateNext } from '../../src/core/rules/activate-cylon-ships.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';

export function* actionStep(g: Galactica, seat: Seat): Rules<void> {
  beginActions(g, seat);
  while (yield* nextAction(g, seat));
}

export function* activateStep(g: Galactica): Rules<void> {
  while (yield* activateNext(g));
}
