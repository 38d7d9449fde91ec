/** What the President may do after drawing a quorum card. */

import { code } from '../../../core/effects/effect.ts';
import { choose, may } from '../../../core/effects/flow.ts';
import { drawQuorum, playQuorum } from '../../../core/effects/titles.ts';
import { you } from '../../../core/effects/who.ts';
import { choose as askOne } from '../../../core/engine/asking.ts';
import { playableQuorum, playQuorum as playQuorumCard } from '../../../core/rules/quorum.ts';

/** One question for all that may follow, so that nobody learns whether a card of the hand could be played. */
export const drawOrPlay = code(may('you', choose('you', drawQuorum(you, 1), playQuorum(you))).text, function* (g, c) {
  const cards = playableQuorum(g, c.you).map((card) => ({ type: 'quorum' as const, card, name: g.entry(card).name }));
  const picked = yield* askOne({
    seat: c.you,
    kind: 'quorum-chamber',
    options: [{ type: 'nothing' }, { type: 'draw' }, ...cards],
  });
  if (picked.type === 'draw') yield* drawQuorum(you, 1).run(g, c);
  else if ('card' in picked) yield* playQuorumCard(g, c.you, picked.card);
});
