/** Mystic values. CCG-MYSTIC-01 to -04 */
import type { Card, Rules, Seat } from '@ragtag/kernel';
import type { Ccg } from '../state/ccg.ts';
import { traitBit } from '../state/terms.ts';
import type { MysticChange } from '../state/turn.ts';
import { choose } from './asking.ts';
import { topOfDeck } from './decks.ts';
import { fire, happening } from './triggers.ts';

/** Turns up the top card of a deck for its mystic value; it goes to the discard pile. 0 if there is no card at all. */
export function* revealMystic(g: Ccg, seat: Seat): Rules<number> {
  for (;;) {
    const top = topOfDeck(g, seat);
    if (top === null) return 0;
    const printed = g.printed(top);
    const card = g.cards.move(top, g.zone('discard', seat));
    const value = (printed.mysticValue ?? 0) + bonus(g, seat, card);
    g.emit({ type: 'mystic-revealed', player: seat, id: printed.id, value });
    if (!g.derived.listens('mystic-revealed')) return value;
    const what = happening('mystic-revealed', seat, card, null, value);
    yield* fire(g, what);
    if (!what.replaced) return what.amount;
  }
}

/**
 * Every player reveals a mystic value, again and again while the highest is tied. Null if decks that are all alike have
 * been gone through and through: then nobody can be told apart.
 */
export function* mysticContest(g: Ccg): Rules<Seat | null> {
  const cards = Math.max(...g.players.map((seat) => g.count('deck', seat) + g.count('discard', seat)));
  for (let round = 0; round < cards; round++) {
    const values: { seat: Seat; value: number }[] = [];
    for (const seat of g.players) values.push({ seat, value: yield* revealMystic(g, seat) });
    const highest = Math.max(...values.map(({ value }) => value));
    const [best, tied] = values.filter(({ value }) => value === highest);
    if (best && !tied) return best.seat;
  }
  return null;
}

function bonus(g: Ccg, seat: Seat, card: Card): number {
  let sum = 0;
  for (const { you, rule } of g.standing('mystic-bonus')) {
    if (you === seat && (rule.trait === null || (g.printed(card).traits & traitBit(rule.trait)) !== 0)) sum += rule.n;
  }
  return sum;
}

/** A player's mystic value in a challenge, with all that changes how it is revealed. CCG-CHAL-07 */
export function* mysticForChallenge(g: Ccg, seat: Seat): Rules<number> {
  const changes = g.turn.mystic.get(seat) ?? [];
  g.turn.mystic.delete(seat);
  if (changes.some(({ more }) => more < 0)) return 0;
  let value = yield* revealMystic(g, seat);
  for (const change of changes) value = yield* changed(g, seat, value, change);
  return value;
}

function* changed(g: Ccg, seat: Seat, value: number, { more, picker }: MysticChange): Rules<number> {
  const values = [value];
  for (let done = 0; done < more; done++) values.push(yield* revealMystic(g, seat));
  if (picker === null) return values.reduce((sum, one) => sum + one, 0);
  const chooser = g.isSince(3) && g.isOut(picker) ? seat : picker;
  const options = [...new Set(values)].map((one) => ({ type: 'mystic' as const, value: one }));
  return (yield* choose({ seat: chooser, kind: 'mystic', rules: ['CCG-CHAL-07'], context: { player: seat }, options }))
    .value;
}
