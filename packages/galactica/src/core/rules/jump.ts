/** Jumps, by Auto Jump or by FTL Control. BG-JUMP, BG-FTL */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import { rollDie } from '../engine/dice.ts';
import { active } from '../engine/hooks.ts';
import { within } from '../engine/scope.ts';
import { window } from '../engine/windows.ts';
import type { Galactica } from '../state/galactica.ts';
import { zones } from '../state/zones.ts';
import { withdrawCylonShips } from './cylon-ships.ts';
import { checkObjective, chooseDestination, leaveDestination, resolveDestination } from './destination.ts';
import { finalJump } from './end-of-game.ts';
import { lose } from './resources.ts';
import { vipersReturn } from './vipers.ts';

interface JumpOptions {
  /** To the one destination drawn. */
  readonly blind?: boolean;
  /** Whose action makes the fleet jump, if it is somebody's. */
  readonly by?: Seat;
}

/** The steps of a jump, in order. BG-JUMP-03 */
export function jump(g: Galactica, options: JumpOptions = {}): Rules<void> {
  return within(g, 'jump', steps(g, options));
}

function* steps(g: Galactica, options: JumpOptions): Rules<void> {
  g.emit({ type: 'jump-begins', final: g.state.nextJumpWins });
  const lying = new Set(g.cards.list(zones.inPlay)); // what this jump's destination brings stays until the next
  for (const { hook, owner, card } of active(g, 'beforeJump')) yield* hook(g, owner, card);
  if (g.state.nextJumpWins) yield* finalJump(g); // BG-OBJECTIVE-03, BG-UNI-161: none of the steps
  yield* window(g, 'removing-ships', {});
  yield* vipersReturn(g); // 1: BG-JUMP-04..07
  yield* withdrawCylonShips(g); // 2: BG-JUMP-10..12
  for (const { hook, owner } of active(g, 'fleetLeaves')) hook(g, owner); // BG-JUMP-08, BG-JUMP-13
  const card = yield* chooseDestination(g, options); // 4: BG-JUMP-17
  if (card !== null) yield* resolveDestination(g, card, options.by); // 5: BG-JUMP-18
  yield* checkObjective(g); // 6: BG-JUMP-19
  g.state.jumpTrack = 0; // 7: BG-JUMP-20
  g.emit({ type: 'jumped' });
  for (const reached of g.turn.modifiers.takeAll('after-jump')) yield* leaveDestination(g, reached as Card, options.by); // as it was put there
  for (const { hook, owner, card: source } of active(g, 'afterJump')) {
    if (source === null || owner !== null || lying.has(source)) yield* hook(g, owner, source);
  }
  for (const { hook, owner, card: source } of active(g, 'jumpEnds')) {
    if (source !== null && lying.has(source)) hook(g, owner, source);
  }
}

/** The population at risk on each space of the Jump Preparation track; blue spaces only have one. */
const AT_RISK = [0, 0, 0, 3, 1, 0];

/** Only from a blue space. BG-FTL-01 */
export function canJumpByFtl(g: Galactica): boolean {
  return (AT_RISK[g.state.jumpTrack] ?? 0) > 0;
}

/** Roll, perhaps lose population, jump; also for the final jump. BG-FTL-02..04, BG-UNI-162 */
export function* ftlJump(g: Galactica, seat: Seat): Rules<void> {
  const atRisk = AT_RISK[g.state.jumpTrack] ?? 0;
  const rolled = yield* rollDie(g, seat, 'ftl');
  if (rolled <= 6) yield* lose(g, 'population', atRisk); // BG-FTL-02, BG-FTL-03
  yield* jump(g, { by: seat }); // BG-FTL-04
}
