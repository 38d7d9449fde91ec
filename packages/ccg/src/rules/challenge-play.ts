/** The play step of a challenge: events and abilities, until all pass in succession. CCG-CHAL-04, CCG-CHAL-05 */
import { passUnasked, type Rules, type Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import type { OptionOf } from '../state/questions.ts';
import type { Challenge } from '../state/turn.ts';
import { usableAbilities, useAbility } from './abilities.ts';
import { ask, pass } from './asking.ts';
import { playable, playCard } from './play-card.ts';
import { sacrificeUnder } from './unit-stacks.ts';

/** Something that can be done at once: a card, an ability, a card given up from underneath. */
export type Move = OptionOf<'play'> | OptionOf<'ability'> | OptionOf<'sacrifice'>;

export function cardMoves(g: Ccg, seat: Seat, eventsOnly: boolean): Move[] {
  const moves: Move[] = g.named('play', playable(g, seat, eventsOnly));
  for (const { card, index } of usableAbilities(g, seat))
    moves.push({ type: 'ability', card, index, id: g.printed(card).id });
  moves.push(...g.named('sacrifice', g.list('stacked', seat)));
  return moves;
}

export function* makeMove(g: Ccg, seat: Seat, move: Move): Rules<void> {
  switch (move.type) {
    case 'play':
      return yield* playCard(g, seat, move.card);
    case 'ability':
      return yield* useAbility(g, seat, move);
    case 'sacrifice':
      return sacrificeUnder(g, seat, move.card);
  }
}

/** Beginning with the challenging player, in turn order. Who can do nothing is not asked, and nobody is told who is. */
export function* playStep(g: Ccg, it: Challenge, goesOn: () => boolean): Rules<void> {
  const seats = g.playersFrom(it.by); // CCG-FIRST-06
  let passes = 0;
  for (let turn = 0; passes < seats.length && goesOn(); turn++) {
    const seat = seats[turn % seats.length] as Seat; // within the seats
    const acted = g.isOut(seat) ? false : yield* act(g, seat);
    passes = acted ? 0 : passes + 1;
    while (acted && takeExtraAction(g, seat) && goesOn()) yield* act(g, seat);
  }
}

function* act(g: Ccg, seat: Seat): Rules<boolean> {
  g.turn.action = g.turn.nextAction.get(seat) ?? null;
  g.turn.nextAction.delete(seat);
  const moves = cardMoves(g, seat, true);
  yield* passUnasked({ seats: [seat], isOpenTo: () => moves.length > 0 || g.count('hand', seat) > 0 });
  if (moves.length === 0) return false;
  const move = yield* ask({
    seat,
    kind: 'challenge-play',
    rules: ['CCG-CHAL-04'],
    secret: true,
    silence: 0,
    options: [pass, ...moves],
  });
  if (move.type === 'pass') return false;
  yield* g.scopes.within('action', makeMove(g, seat, move));
  g.turn.action = null;
  return true;
}

/** Uses up one of a player's extra actions, if there is one. */
export function takeExtraAction(g: Ccg, seat: Seat): boolean {
  const left = g.turn.extraActions.get(seat) ?? 0;
  if (left === 0 || g.isOut(seat)) return false;
  g.turn.extraActions.set(seat, left - 1);
  return true;
}
