/** The turn, step by step. */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Galactica } from '../state/galactica.ts';
import type { TurnStep } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { actionStep } from './action.ts';
import { activateStep } from './activate-cylon-ships.ts';
import { crisisStep } from './crisis.ts';
import { cylonTurn } from './cylon-turn.ts';
import { discardTo } from './decks.ts';
import { checkResources } from './end-of-game.ts';
import { sendTo } from './hazardous-locations.ts';
import { active } from './hooks.ts';
import { movementStep } from './movement.ts';
import { prepareForJump } from './prepare-for-jump.ts';
import { discardQuorumToLimit } from './quorum.ts';
import { receiveSkills } from './receive-skills.ts';
import { returnTitle } from './title-loan.ts';
import { discardTogether } from './treachery.ts';
import { window } from './windows.ts';

/** One whole turn of the current player, to the passing of the turn. BG-TURN-02 */
export function* turn(g: Galactica): Rules<void> {
  const seat = g.current;
  yield* startOfTurn(g, seat);
  if (g.player(seat).revealed) yield* cylonTurn(g, seat);
  else yield* humanTurn(g, seat);
  enter(g, 'discard');
  yield* discardStep(g);
  yield* endOfTurn(g, seat);
}

/** Says which step of the turn begins. */
export function enter(g: Galactica, step: TurnStep): void {
  g.state.step = step;
  g.emit({ type: 'step', step, seat: g.current });
}

function* startOfTurn(g: Galactica, seat: Seat): Rules<void> {
  const player = g.player(seat);
  const { turn } = g;
  turn.startedPiloting = player.place === 'space';
  turn.startedAt = turn.startedPiloting ? player.area : player.place;
  g.beginEvent('turn');
  g.emit({ type: 'turn-began', seat, turn: g.state.turnNumber });
  if (player.stranded > 0) {
    player.stranded--; // BG-TURNREF-32
    if (player.stranded === 0) yield* sendTo(g, seat, 'hangar-deck');
  }
  for (const { hook, owner } of active(g, 'startOfTurn')) yield* hook(g, owner);
  yield* window(g, 'turn-start', {});
}

/** BG-TURN-02 The steps of a human player; nothing more once the player was revealed or executed. BG-REVEAL-16, BG-EXEC-37 */
function* humanTurn(g: Galactica, seat: Seat): Rules<void> {
  const { turn } = g;
  enter(g, 'receive-skills');
  yield* receiveSkills(g, seat);
  if (turn.ended) return;
  enter(g, 'movement');
  yield* movementStep(g, seat);
  if (turn.ended) return;
  enter(g, 'action');
  yield* actionStep(g, seat);
  if (turn.ended) return;
  yield* crisisAndActivation(g, seat);
  // Fulfiller of Prophecy: back to the Crisis step, then the ships of the new card
  while (turn.repeatCrisis > 0 && !turn.ended) {
    turn.repeatCrisis--;
    yield* crisisAndActivation(g, seat);
  }
  if (turn.ended) return;
  enter(g, 'prepare-for-jump');
  yield* prepareForJump(g); // BG-TURN-03
}

function* crisisAndActivation(g: Galactica, seat: Seat): Rules<void> {
  enter(g, 'crisis');
  if (!g.isAt(seat, 'brig')) yield* crisisStep(g, seat); // BG-TURN-05
  if (g.turn.ended) return;
  enter(g, 'activate-cylon-ships');
  yield* activateStep(g); // BG-TURN-03
}

/** Hand limits of everybody. BG-DISCARD-01, BG-DISCARD-03, BG-DISCARD-04 */
export function* discardStep(g: Galactica): Rules<void> {
  const over = (seat: Seat): number => g.cards.count(zones.hand(seat)) - handLimit(g, seat);
  const seats = g.seatsFrom(g.current).filter((seat) => over(seat) > 0);
  if (seats.length > 0) yield* discardTogether(g, seats, over, {});
  yield* discardQuorumToLimit(g); // BG-DISCARD-02
}

export function handLimit(g: Galactica, seat: Seat): number {
  let limit = 10;
  for (const { hook, owner } of active(g, 'handLimit')) limit = hook(g, owner, seat, limit);
  return limit;
}

function* endOfTurn(g: Galactica, seat: Seat): Rules<void> {
  for (const { hook, owner } of active(g, 'endOfTurn')) yield* hook(g, owner);
  yield* window(g, 'turn-end', {});
  yield* returnTitle(g); // BG-UNI-143
  checkResources(g); // BG-WIN-06
  // BG-TURN-09
  for (const card of g.cards.list(zones.turnCrises).reverse()) discardTo(g, card, zones.crisisDiscard);
  // BG-TURN-08
  g.state.current = g.seatsAfter(seat)[0] ?? seat;
  g.state.turnNumber++;
  g.emit({ type: 'turn-ended', seat });
}
