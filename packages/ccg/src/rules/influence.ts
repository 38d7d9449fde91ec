/** Influence, winning and losing. CCG-WIN-01 to -09 */
import type { Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import { WINNING_INFLUENCE } from '../state/terms.ts';
import { places } from '../state/zones.ts';
import { forget } from './moving.ts';
import { fire, happening, listenersTo } from './triggers.ts';

/** Thrown when the game ends: nothing further is resolved. CCG-WIN-04 */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}

export interface InfluenceChange {
  readonly seat: Seat;
  readonly by: number;
}

/** Changes influence by one and the same effect, then sees who has won or lost. CCG-WIN-05, CCG-TIMING-05 */
export function* changeInfluence(g: Ccg, changes: readonly InfluenceChange[]): Rules<void> {
  const real: InfluenceChange[] = [];
  for (const { seat, by } of changes) {
    if (g.isOut(seat) || by === 0 || g.turn.barred.has(by > 0 ? 'gaining' : 'losing')) continue;
    const left = by < 0 ? -(yield* lossLeft(g, seat, -by)) : by;
    if (left !== 0) real.push({ seat, by: left });
  }
  for (const { seat, by } of real) {
    const now = Math.max(0, g.influence(seat) + by); // CCG-WIN-03
    g.state.influence.set(seat, now);
    g.emit({ type: 'influence', player: seat, by, now });
  }
  if (real.length > 0) settle(g);
}

/** What is lost after everything that makes a loss smaller. */
function* lossLeft(g: Ccg, seat: Seat, loss: number): Rules<number> {
  const listeners = listenersTo(g, 'influence-loss');
  if (listeners.length === 0) return loss;
  const what = happening('influence-loss', seat, null, null, loss);
  yield* fire(g, what, listeners);
  return Math.max(0, what.amount);
}

/** CCG-WIN-01 to -05: winners at this moment, then losers. */
function settle(g: Ccg): void {
  const players = g.players;
  const winners = players.filter((seat) => g.influence(seat) >= WINNING_INFLUENCE);
  if (winners.length > 0) end(g, winners);
  const losers = players.filter((seat) => g.influence(seat) <= 0);
  if (losers.length === 0) return;
  const left = players.filter((seat) => !losers.includes(seat));
  for (const seat of losers) leaveGame(g, seat);
  if (left.length === 1) end(g, left); // CCG-WIN-02
  if (left.length === 0) end(g, []); // all at once: a draw, which nobody wins
}

function end(g: Ccg, winners: readonly Seat[]): never {
  for (const seat of winners) g.state.won.set(seat, true);
  g.emit({ type: 'game-over', winners });
  throw new GameOver();
}

/** All the cards of a player who has lost leave the game with him. CCG-WIN-09, CCG-DEFENSE-03 */
function leaveGame(g: Ccg, seat: Seat): void {
  g.state.out.set(seat, true);
  for (const place of places) {
    if (place === 'removed') continue;
    for (const card of g.list(place, seat)) {
      for (const mission of g.under(card, 'linked')) {
        const owner = g.ownerOf(mission);
        forget(g, mission);
        g.cards.move(mission, g.zone(owner === seat ? 'removed' : 'discard', owner));
      }
      if (g.ownerOf(card) !== seat) continue;
      forget(g, card);
      g.cards.move(card, g.zone('removed', seat));
    }
  }
  g.turn.lasting = g.turn.lasting.filter(
    ({ card }) => card === null || g.isInFleet(card) || g.placeOf(card) === 'threats',
  );
  g.touch();
  g.emit({ type: 'eliminated', player: seat });
}
