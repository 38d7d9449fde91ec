/** The quorum deck of all sets. */

import type { QuorumEntry } from '../../core/content/entry.ts';
import { discard, draw } from '../../core/effects/cards.ts';
import { execute } from '../../core/effects/cylons.ts';
import type { Effect } from '../../core/effects/effect.ts';
import { all, both, choose, condition, inBrig, pick, roll, when, which } from '../../core/effects/flow.ts';
import { free, movableTo, sendTo } from '../../core/effects/movement.ts';
import { byChosen, otherPlayer, removeThis } from '../../core/effects/played.ts';
import { gain, lose } from '../../core/effects/resources.ts';
import { destroyCylon, repairVipers } from '../../core/effects/ships.ts';
import { canHold, examinable, giveTitle, lookLoyalty } from '../../core/effects/titles.ts';
import { chosen, you } from '../../core/effects/who.ts';
import { canHold as mayHold } from '../../core/rules/titles.ts';
import { keptQuorumCards } from './quorum-kept.ts';
import { civilianSelfDefense, consultTheOracle, repairOneLocation, resign } from './quorum-oddities.ts';

/** A card that is discarded when it has been played. */
function quorum(name: string, set: QuorumEntry['set'], action: Effect, count = 1): QuorumEntry {
  return { deck: 'quorum', name, set, count, action, after: 'discard' };
}

const notAdmiral = which('who is not Admiral', (g, _, seat) => g.holder('admiral') !== seat);
const newAdmiralOrCag = which('a player who may become Admiral or CAG', (g, _, seat) =>
  (['admiral', 'cag'] as const).some((title) => g.holder(title) !== seat && mayHold(g, seat, title)),
);
const executionCostMorale = condition(
  'morale has been lost through an execution in this game',
  (g) => g.state.executionCostMorale,
);

export const quorumCards: readonly QuorumEntry[] = [
  ...keptQuorumCards,
  quorum('Arrest Order', 'base', pick('you', movableTo('brig'), sendTo('brig', chosen)), 2),
  quorum(
    'Authorization of Brutal Force',
    'base',
    all(destroyCylon('you', { raider: 3, heavyRaider: 1, centurion: 1 }), roll(2).orLess(lose('population', 1))),
    2,
  ),
  quorum(
    'Encourage Mutiny',
    'base',
    pick(
      'you',
      both(otherPlayer, notAdmiral, canHold('admiral')),
      byChosen(roll(3).orMore(giveTitle('admiral', chosen), lose('morale', 1))),
    ),
  ),
  quorum('Food Rationing', 'base', roll(6).orMore(all(gain('food', 1), removeThis)), 2),
  quorum('Inspirational Speech', 'base', roll(6).orMore(all(gain('morale', 1), removeThis)), 4),
  quorum('Presidential Pardon', 'base', pick('you', both(otherPlayer, inBrig), free('you', chosen))),
  quorum(
    'Release Cylon Mugshots',
    'base',
    all(pick('you', examinable(you), lookLoyalty(you, chosen, 'random')), roll(3).orLess(lose('morale', 1))),
  ),
  quorum('Civilian Self Defense', 'pegasus', civilianSelfDefense),
  quorum('Consult the Oracle', 'pegasus', consultTheOracle),
  quorum('Enact Production Quotas', 'pegasus', all(gain('food', 1), lose('morale', 1))),
  quorum('Eulogy', 'pegasus', when(executionCostMorale, gain('morale', 1))),
  quorum('Execute Prisoner', 'pegasus', pick('you', inBrig, execute(chosen))),
  quorum('Resources for Galactica', 'pegasus', all(repairOneLocation, repairVipers(2, { upTo: true }))),
  quorum(
    'Unsavory Connections',
    'pegasus',
    all(discard(you, 2, 'random'), draw(you, 2, 'treachery'), choose('you', gain('food', 1), gain('fuel', 1))),
  ),
  quorum('Establish Dogsville', 'exodus', all(gain('population', 1), lose('morale', 1))),
  quorum(
    'Presidential Order',
    'exodus',
    pick('you', newAdmiralOrCag, choose('you', giveTitle('admiral', chosen), giveTitle('cag', chosen))),
  ),
  quorum('Resignation', 'exodus', resign),
];
