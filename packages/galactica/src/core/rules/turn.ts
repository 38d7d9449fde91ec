/** The turn, step by step. */
import { checkpoint, type Rules, type Seat, step } from '@ragtag/kernel';
import type { Phase } from '../content/entry.ts';
import { discardTo } from '../engine/decks.ts';
import { active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import { countsAsCylon } from '../state/allegiance.ts';
import type { Galactica } from '../state/galactica.ts';
import type { PhaseId, TurnStep } from '../state/terms.ts';
import type { TurnPart } from '../state/turn.ts';
import { zones } from '../state/zones.ts';
import { beginActions, nextAction } from './action.ts';
import { activateNext } from './activate-cylon-ships.ts';
import { isInBrig } from './boards.ts';
import { crisisStep } from './crisis.ts';
import { discardTogether } from './discard.ts';
import { checkResources } from './end-of-game.ts';
import { sendTo } from './hazardous-locations.ts';
import { movementStep } from './movement.ts';
import { prepareForJump } from './prepare-for-jump.ts';
import { discardQuorumToLimit } from './quorum.ts';
import { receiveSkills } from './receive-skills.ts';
import { returnTitle } from './title-loan.ts';

/**
 * One whole turn of the current player, to the passing of the turn. BG-TURN-02
 * It is played part by part, and goes on with the part the state names: where one begins, the state is all there is.
 */
export function* turn(g: Galactica): Rules<void> {
  const seat = g.current;
  const { turn } = g;
  for (;;) {
    const { part } = turn;
    yield* part === 'start' ? checkpoint() : step();
    for (const { hook, owner } of active(g, 'moment')) {
      const noticed = hook(g, owner);
      if (noticed) yield* noticed;
    }
    const phase = g.content.phases.find(({ id }) => id === part);
    if (phase) yield* playPhase(g, seat, phase);
    else yield* play(g, seat, part as CorePart); // all others are core's
    if (part === 'end') return;
    if (!phase && turn.part !== part) turn.part = withPhases(g, seat, turn.part);
  }
}

type CorePart = Exclude<TurnPart, PhaseId>;

/** The first phase of a module before this part of the turn, or the part itself; `after` one of them, the next. */
function withPhases(g: Galactica, seat: Seat, part: TurnPart, after?: Phase): TurnPart {
  const all = g.content.phases.filter(({ before }) => before === part);
  const left = after ? all.slice(all.indexOf(after) + 1) : all;
  return left.find((phase) => phase.comes?.(g, seat) ?? true)?.id ?? part;
}

function* playPhase(g: Galactica, seat: Seat, phase: Phase): Rules<void> {
  enter(g, phase.id);
  yield* phase.play(g, seat);
  goOn(g, phase.before);
  g.turn.part =
    g.turn.part === phase.before ? withPhases(g, seat, phase.before, phase) : withPhases(g, seat, g.turn.part);
}

/** Plays one part of a turn and says which comes next. */
function* play(g: Galactica, seat: Seat, part: CorePart): Rules<void> {
  const { turn } = g;
  switch (part) {
    case 'start':
      yield* startOfTurn(g, seat);
      turn.cylon = countsAsCylon(g, seat);
      turn.part = 'receive-skills';
      return;
    case 'receive-skills':
      enter(g, 'receive-skills');
      yield* receiveSkills(g, seat); // BG-CYTURN-02, BG-CYTURN-03, BG-DRAW-03, BG-DRAW-04
      return goOn(g, 'movement');
    case 'movement':
      enter(g, 'movement');
      yield* movementStep(g, seat); // BG-CYTURN-04
      return goOn(g, 'action');
    case 'action':
      enter(g, 'action');
      beginActions(g, seat); // BG-CYTURN-10
      turn.part = 'act';
      return;
    case 'act':
      // BG-CYTURN-01: no crisis of a Cylon player's own, and no ships are activated, whatever crises he brings about.
      // BG-TURN-04, BG-TURN-06
      // An infiltrator draws a crisis, a leader who has come back does not. BG-INFIL-05
      if (!(yield* nextAction(g, seat))) goOn(g, countsAsCylon(g, seat) ? 'prepare-for-jump' : 'crisis');
      return;
    case 'crisis':
      enter(g, 'crisis');
      // BG-TURN-05, BG-VAR1P-23, BG-COOP-08
      if (!isInBrig(g, seat) || g.content.variations.crisisInBrig) yield* crisisStep(g, seat);
      return goOn(g, 'activate-cylon-ships');
    case 'activate-cylon-ships':
      enter(g, 'activate-cylon-ships'); // BG-TURN-03
      yield* beforeActivation(g);
      turn.part = 'activate';
      return;
    case 'activate':
      if (yield* activateNext(g)) return;
      for (const { hook, owner } of active(g, 'activationEnds')) yield* hook(g, owner);
      // Fulfiller of Prophecy: back to the Crisis step, then the ships of the new card
      return goOn(g, !turn.ended && turn.modifiers.take('crisis-again') ? 'crisis' : 'prepare-for-jump');
    case 'prepare-for-jump':
      enter(g, 'prepare-for-jump');
      yield* prepareForJump(g); // BG-TURN-03, BG-CYTURN-14, BG-TURN-07
      turn.part = 'discard';
      return;
    case 'discard':
      enter(g, 'discard');
      yield* discardStep(g);
      turn.part = 'end';
      return;
    case 'end':
      yield* within(g, 'end-of-turn', endOfTurn(g, seat));
      turn.clear();
      return;
  }
}

/** Something may come in place of the icons of the turn's crises. */
function* beforeActivation(g: Galactica): Rules<void> {
  const moment = { instead: false };
  yield* window(g, 'before-activation', moment);
  if (moment.instead) g.turn.crises.ignoreIcons();
}

/**
 * To the next part, or straight to the end-of-turn steps: nothing more comes for a player who was revealed or executed.
 * BG-REVEAL-16, BG-EXEC-37
 */
function goOn(g: Galactica, part: TurnPart): void {
  const { turn } = g;
  // Games of earlier revisions went on where a leader who had infiltrated in this turn was executed.
  const over = turn.ended && !(turn.cylon && g.configuration.revision < 8);
  turn.part = over ? 'discard' : part;
}

/** Says which step of the turn begins. */
function enter(g: Galactica, step: TurnStep): void {
  g.state.step = step;
  g.emit({ type: 'step', step, seat: g.current });
}

function* startOfTurn(g: Galactica, seat: Seat): Rules<void> {
  const player = g.player(seat);
  const { turn } = g;
  turn.startedAt = player.place === 'space' ? player.area : player.place;
  g.scopes.beginTurn(g.state.turnNumber);
  g.emit({ type: 'turn-began', seat, turn: g.state.turnNumber });
  if (player.stranded > 0) {
    player.stranded--; // BG-TURNREF-32
    if (player.stranded === 0) yield* sendTo(g, seat, 'hangar-deck');
  }
  for (const { hook, owner } of active(g, 'startOfTurn')) yield* hook(g, owner);
  yield* window(g, 'turn-start', {});
}

/** Hand limits of everybody. BG-DISCARD-01, BG-DISCARD-03, BG-DISCARD-04 */
export function* discardStep(g: Galactica): Rules<void> {
  const over = (seat: Seat): number => g.cards.count(zones.hand(seat)) - handLimit(g, seat);
  const seats = g.seatsFrom(g.current).filter((seat) => over(seat) > 0);
  if (seats.length > 0) yield* discardTogether(g, seats, over, { by: 'hand-limit' });
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
