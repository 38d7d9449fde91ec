/** Quorum cards of Pegasus that stay. */
import { only } from '@ragtag/kernel';
import type { QuorumEntry } from '../../core/content/entry.ts';
import { anyPlayer } from '../../core/effects/flow.ts';
import { giveThis } from '../../core/effects/played.ts';
import { justAdded } from '../../core/rules/check-contributions.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';
import { discardKept, drawAndGive } from '../base/quorum-kept.ts';

export const keptQuorumCards: readonly QuorumEntry[] = [
  {
    deck: 'quorum',
    name: 'Assign Chief of Staff',
    set: 'pegasus',
    count: 1,
    action: drawAndGive,
    after: 'kept',
    text: phrase('pegasus.assign-chief-of-staff'),
    responses: [
      {
        window: 'before-check',
        *respond(g, _, { check }, __, card) {
          discardKept(g, card);
          check.modifiers.push({ source: 'Assign Chief of Staff', kind: 'positive', skill: 'politics' });
        },
      },
    ],
  },
  {
    deck: 'quorum',
    name: 'Probation',
    set: 'pegasus',
    count: 1,
    action: giveThis(anyPlayer),
    after: 'kept',
    usedBy: 'president',
    text: phrase('pegasus.probation'),
    responses: [
      {
        window: 'contributed',
        possible: (g, _, { seat }, card) => card !== null && g.cards.zoneOf(card) === zones.quorumGiven(seat),
        *respond(g, president, { check, seat }, _, card) {
          discardKept(g, card);
          const added = justAdded(g, check, seat);
          for (const one of added) g.cards.show(one, only(president));
          const names = added.map((one) => `${g.entry(one).name} ${g.strength(one)}`);
          g.emit({ type: 'contribution-looked-at', seat, by: president, n: added.length });
          g.emit({ type: 'contribution-seen', seat, by: president, names });
        },
      },
    ],
  },
];
