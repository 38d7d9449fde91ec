/** What played cards do with themselves. */
import { discardTo } from '../engine/decks.ts';
import { giveQuorum, isAnother } from '../rules/quorum.ts';
import { zones } from '../state/zones.ts';
import { phrase } from '../text/phrase.ts';
import type { Effect } from './effect.ts';
import { pick, type Which, which } from './flow.ts';

/** Another player than the one who plays the card; alone at the table, oneself. BG-UNI-171 */
export const otherPlayer = which(phrase('another'), (g, c, seat) => isAnother(g, c.you, seat));

/** This card, discarded when its text began, leaves the game. */
export const removeThis: Effect = {
  text: phrase('removeThis'),
  *run(g, { card }) {
    if (card === null || !g.content.decks.some(({ pile }) => pile && g.cards.list(pile.discard).includes(card))) return;
    g.emit({ type: 'card-removed', name: g.entry(card).name });
    g.cards.move(card, zones.removed);
  },
};

/** The card is put before a player of one's choice; discarded if there is nobody to give it to. */
export function giveThis(whom: Which): Effect {
  const give = pick('you', whom, {
    text: phrase('keepsThis'),
    *run(g, { card, chosen }) {
      if (card !== null && chosen !== null) yield* giveQuorum(g, card, chosen);
    },
  });
  return {
    text: give.text,
    *run(g, c) {
      yield* give.run(g, c);
      if (c.card !== null && g.cards.list(zones.inPlay).includes(c.card)) discardTo(g, c.card, zones.quorumDiscard);
    },
  };
}

/** The player picked before does it in place of whoever acts: the die is that player's. */
export function byChosen(effect: Effect): Effect {
  return {
    text: phrase('byChosen', { effect: effect.text }),
    run: (g, c) => effect.run(g, { ...c, you: c.chosen ?? c.you }),
  };
}
