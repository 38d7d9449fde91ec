/** The execution phase: actions in turn order until all players pass in succession. CCG-TURN-08 to -12 */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { OptionOf } from '../state/questions.ts';
import { ask, pass } from './asking.ts';
import { canChallenge, challenge, challengeable } from './challenge.ts';
import { cardMoves, type Move, makeMove, takeExtraAction } from './challenge-play.ts';
import { resolvableMissions, resolveMission } from './missions.ts';

export function* executionPhase(g: Ccg): Rules<void> {
  const seats = g.players;
  g.turn.missionResolved.clear();
  g.turn.executionOver = false;
  let passes = 0;
  for (let turn = 0; passes < seats.length && !g.turn.executionOver; turn++) {
    const seat = seats[turn % seats.length] as Seat; // within the seats
    const acted = g.isOut(seat) ? false : yield* action(g, seat);
    passes = acted ? 0 : passes + 1; // CCG-TURN-12
    while (acted && !g.turn.executionOver && takeExtraAction(g, seat)) yield* action(g, seat);
  }
}

type Action = Move | OptionOf<'resolve'> | OptionOf<'challenge'>;

/** One action. Everybody is asked, also who can but pass: whether a hand can be played is nobody's business. CCG-TURN-11 */
function* action(g: Ccg, seat: Seat): Rules<boolean> {
  g.turn.action = g.turn.nextAction.get(seat) ?? null;
  g.turn.nextAction.delete(seat);
  const chosen = yield* ask({ seat, kind: 'action', rules: ['CCG-TURN-09'], options: [pass, ...actions(g, seat)] });
  if (chosen.type === 'pass') g.emit({ type: 'passed', player: seat });
  else yield* g.scopes.within('action', act(g, seat, chosen));
  g.turn.action = null;
  return chosen.type !== 'pass';
}

function act(g: Ccg, seat: Seat, chosen: Action): Rules<void> {
  switch (chosen.type) {
    case 'resolve':
      return resolveMission(g, seat, chosen);
    case 'challenge':
      return challenge(g, seat, chosen.card);
    default:
      return makeMove(g, seat, chosen);
  }
}

function actions(g: Ccg, seat: Seat): Action[] {
  const found: Action[] = cardMoves(g, seat, false);
  for (const { card, helpers } of resolvableMissions(g, seat)) {
    const ids = helpers.map((helper) => g.printed(helper).id);
    found.push({ type: 'resolve', card, helpers, id: g.printed(card).id, ids });
  }
  if (g.turn.barred.has('challenges') || challengeable(g, seat).length === 0) return found;
  const challengers = g.list('alert', seat).filter((card) => canChallenge(g, card));
  return [...found, ...g.named('challenge', challengers)];
}
