/** The quorum cards of Pegasus. */
import type { QuorumEntry } from '../../core/content/entry.ts';
import { quorumOf } from '../../core/content/quorum.ts';
import { discard, draw } from '../../core/effects/cards.ts';
import { execute } from '../../core/effects/cylons.ts';
import { all, choose, condition, inBrig, pick, when } from '../../core/effects/flow.ts';
import { gain, lose } from '../../core/effects/resources.ts';
import { repairVipers } from '../../core/effects/ships.ts';
import { chosen, you } from '../../core/effects/who.ts';
import { phrase } from '../../core/text/phrase.ts';
import { keptQuorumCards } from './quorum-kept.ts';
import { civilianSelfDefense, consultTheOracle, repairOneLocation } from './quorum-oddities.ts';

const quorum = quorumOf('pegasus');

const executionCostMorale = condition(phrase('pegasus.execution-cost-morale'), (g) => g.state.executionCostMorale);

export const quorumCards: readonly QuorumEntry[] = [
  ...keptQuorumCards,
  quorum('Civilian Self Defense', civilianSelfDefense),
  quorum('Consult the Oracle', consultTheOracle),
  quorum('Enact Production Quotas', all(gain('food', 1), lose('morale', 1))),
  quorum('Eulogy', when(executionCostMorale, gain('morale', 1))),
  quorum('Execute Prisoner', pick('you', inBrig, execute(chosen))),
  quorum('Resources for Galactica', all(repairOneLocation, repairVipers(2, { upTo: true }))),
  quorum(
    'Unsavory Connections',
    all(discard(you, 2, 'random'), draw(you, 2, 'treachery'), choose('you', gain('food', 1), gain('fuel', 1))),
  ),
];
