/** The quorum cards of Exodus. */
import type { QuorumEntry } from '../../core/content/entry.ts';
import { quorumOf } from '../../core/content/quorum.ts';
import { all, choose, pick, which } from '../../core/effects/flow.ts';
import { gain, lose } from '../../core/effects/resources.ts';
import { giveTitle } from '../../core/effects/titles.ts';
import { chosen } from '../../core/effects/who.ts';
import { canHold as mayHold } from '../../core/rules/titles.ts';
import { phrase } from '../../core/text/phrase.ts';
import { resign } from './quorum-oddities.ts';

const quorum = quorumOf('exodus');

const newAdmiralOrCag = which(phrase('exodus.new-admiral-or-cag'), (g, _, seat) =>
  (['admiral', 'cag'] as const).some((title) => g.holder(title) !== seat && mayHold(g, seat, title)),
);

export const quorumCards: readonly QuorumEntry[] = [
  quorum('Establish Dogsville', all(gain('population', 1), lose('morale', 1))),
  quorum(
    'Presidential Order',
    pick('you', newAdmiralOrCag, choose('you', giveTitle('admiral', chosen), giveTitle('cag', chosen))),
  ),
  quorum('Resignation', resign),
];
