/** How the game ends, and who has won it. */
import { EVERYBODY, type Rules, type Seat } from '@ragtag/kernel';
import { active } from '../engine/hooks.ts';
import type { Galactica } from '../state/galactica.ts';
import { type Ending, resources, type Side } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { loyaltyEntry, sideOf } from './loyalty.ts';

/** Thrown out of the deepest rule when the game ends at once; caught by the game's outer loop only. */
export class GameOver extends Error {
  override readonly name = 'GameOver';
}

/** The game ends here and now. All loyalty cards are turned up, for they say who has won. */
export function win(g: Galactica, side: Side, ending: Ending): never {
  g.state.winner = side;
  g.state.ending = ending;
  for (const seat of g.seats) {
    const cards = g.cards.list(zones.loyalty(seat));
    for (const card of cards) g.cards.show(card, EVERYBODY);
    if (cards.length > 0) g.emit({ type: 'loyalty-shown', seat, names: cards.map((card) => loyaltyEntry(g, card).id) });
  }
  for (const { hook, owner } of active(g, 'gameEnds')) hook(g, owner); // BG-END-12, BG-END-19
  g.emit({ type: 'game-over', winner: side, ending, seats: winners(g) });
  throw new GameOver(`${side} win: ${ending}`);
}

/** Resources at the end of a turn: only here does it matter that one is used up. BG-WIN-06, BG-WIN-07, BG-END-01, BG-END-02 */
export function checkResources(g: Galactica): void {
  if (somethingUsedUp(g)) win(g, 'cylons', 'resources');
}

/** The fleet jumps with the objective reached. BG-END-07, BG-END-12 */
export function* finalJump(g: Galactica): Rules<never> {
  for (const { hook, owner, card } of active(g, 'afterJump')) yield* hook(g, owner, card); // BG-UNI-107
  if (somethingUsedUp(g)) win(g, 'cylons', 'resources-at-final-jump'); // BG-END-11, not at the end of the turn
  for (const { hook, owner } of active(g, 'humansWin')) yield* hook(g, owner); // BG-END-13, BG-END-14
  win(g, 'humans', 'objective'); // BG-END-15, BG-WIN-02
}

/** Who has won, once the game is over: everybody on that side by loyalty cards, revealed or not. BG-WIN-01, BG-WIN-05 */
export function winners(g: Galactica): Seat[] {
  const { winner } = g.state;
  return winner === null ? [] : g.seats.filter((seat) => hasWon(g, seat, winner));
}

function hasWon(g: Galactica, seat: Seat, winner: Side): boolean {
  for (const { hook, owner } of active(g, 'wins')) {
    const won = hook(g, owner, seat, winner);
    if (won !== null) return won;
  }
  return sideOf(g, seat) === winner;
}

export function somethingUsedUp(g: Galactica): boolean {
  return resources.some((resource) => g.state.resources[resource] <= 0);
}
