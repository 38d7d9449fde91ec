/** The quorum card of Exodus that the vocabulary cannot say. */
import type { Card } from '@ragtag/kernel';
import type { Effect } from '../../core/effects/effect.ts';
import { because, both, pick } from '../../core/effects/flow.ts';
import { otherPlayer } from '../../core/effects/played.ts';
import { canHold, giveTitle } from '../../core/effects/titles.ts';
import { chosen } from '../../core/effects/who.ts';
import { askSome } from '../../core/engine/asking.ts';
import { discardQuorum, drawQuorum } from '../../core/rules/quorum.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';

const newPresident = pick('you', both(otherPlayer, canHold('president')), giveTitle('president', chosen));

export const resign: Effect = {
  text: phrase('exodus.resign'),
  *run(g, c) {
    const hand: readonly Card[] = g.holder('president') === c.you ? g.cards.list(zones.quorumHand(c.you)) : [];
    if (hand.length > 0) {
      const discarded = yield* askSome({
        seat: c.you,
        kind: 'exchange-quorum',
        context: because(g, c),
        options: hand.map((card) => ({ type: 'quorum', card, name: g.entry(card).name })),
        min: 0,
        max: hand.length,
      });
      discardQuorum(
        g,
        c.you,
        discarded.map(({ card }) => card),
      );
      yield* drawQuorum(g, discarded.length);
    }
    // Drawing may have shuffled this very card away.
    const gone = c.card !== null && !g.cards.list(zones.quorumDiscard).includes(c.card);
    yield* newPresident.run(g, gone ? { ...c, card: null } : c);
  },
  possible: (g, c) => newPresident.possible?.(g, c) ?? true,
};
