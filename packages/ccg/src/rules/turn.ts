/** A turn: ready, execution, Cylon phase. CCG-TURN-01, CCG-TURN-13, CCG-FIRST-01 */
import type { Rules } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { Phase } from '../state/terms.ts';
import { cylonPhase } from './cylon-phase.ts';
import { executionPhase } from './execution.ts';
import { workOutFirstPlayer } from './first-player.ts';
import { readyPhase } from './ready.ts';

export function* turn(g: Ccg): Rules<void> {
  g.state.turn++;
  g.scopes.beginTurn(g.state.turn);
  yield* phase(g, 'ready', readyPhase);
  do {
    yield* phase(g, 'execution', executionPhase);
    yield* phase(g, 'cylon', cylonPhase);
  } while (g.turn.again-- > 0);
}

function phase(g: Ccg, name: Phase, rules: (g: Ccg) => Rules<void>): Rules<void> {
  return g.scopes.within(name, begun(g, name, rules));
}

function* begun(g: Ccg, name: Phase, rules: (g: Ccg) => Rules<void>): Rules<void> {
  begin(g, name);
  yield* rules(g);
}

/** What lasted until the end of the phase is over; the first player is worked out anew. CCG-EFFECT-04, CCG-TIMING-03 */
function begin(g: Ccg, phase: Phase): void {
  const { turn } = g;
  turn.phase = phase;
  turn.lasting = turn.lasting.filter(({ until }) => until !== 'phase');
  turn.barred.clear();
  turn.extraActions.clear();
  turn.nextAction.clear();
  g.touch();
  workOutFirstPlayer(g);
  if (phase === 'cylon' && turn.firstInCylonPhase !== null && !g.isOut(turn.firstInCylonPhase)) {
    g.state.first = turn.firstInCylonPhase;
    turn.firstInCylonPhase = null;
  }
  if (phase === 'ready') g.emit({ type: 'turn-began', turn: g.state.turn, first: g.state.first });
  g.emit({ type: 'phase-began', phase, first: g.state.first });
}
