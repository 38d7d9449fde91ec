/** Exchanging a unit in play for one in hand. */
import type { Card, Rules } from '@ragtag/kernel';
import { ask } from '../rules/asking.ts';
import { chooseHidden } from '../rules/decks.ts';
import { leave } from '../rules/moving.ts';
import { enterPlay } from '../rules/play-card.ts';
import type { Ccg } from '../state/ccg.ts';
import type { Context, Effect } from '../state/printed.ts';
import { personnel } from './filter.ts';

const mine = personnel.yours.unexhausted;
const chosenUnit = {};
const chosenCard = {};

/** Face up, since a card turned over has no power to compare. CCG-MOVE-07 */
function unitsAsStrongAs(g: Ccg, c: Context, held: Card): Card[] {
  const { power } = g.printed(held);
  return mine.in(g, c).filter((unit) => g.power(unit) === power && !g.derived.isBarred(unit, 'target'));
}

function exchangeable(g: Ccg, c: Context): Card[] {
  return g
    .list('hand', c.you)
    .filter((held) => g.printed(held).type === 'personnel' && unitsAsStrongAs(g, c, held).length > 0);
}

/**
 * The one from hand comes into the area the other leaves. Both are chosen in secret: what fits what would tell of the hand.
 */
export const exchangesWithHand: Effect = {
  text: 'Exchange target personnel you control with target personnel card of the same power from your hand; it enters play in the same area.',
  possible: (g, c) => exchangeable(g, c).length > 0,
  *prepare(g, c) {
    const held = yield* chooseHidden(g, c.you, 'exchange', exchangeable(g, c), false);
    if (held === null) return;
    const options = g.named('target', unitsAsStrongAs(g, c, held));
    const { card } = yield* ask({ seat: c.you, kind: 'target', rules: ['CCG-PLAY-06'], secret: true, options });
    c.chosen.set(chosenCard, [held]).set(chosenUnit, [card]);
  },
  *run(g, c): Rules<void> {
    const [held] = (c.chosen.get(chosenCard) ?? []) as readonly Card[]; // put there just above
    const [unit] = (c.chosen.get(chosenUnit) ?? []) as readonly Card[]; // as above
    if (held === undefined || unit === undefined || !unitsAsStrongAs(g, c, held).includes(unit)) return;
    const area = g.placeOf(unit) === 'alert' ? 'alert' : 'reserve';
    const printed = g.printed(held);
    yield* leave(g, unit, 'returned-to-hand');
    g.emit({ type: 'put-into-play', player: c.you, card: held, id: printed.id });
    yield* enterPlay(g, c.you, held, printed, area);
  },
};
