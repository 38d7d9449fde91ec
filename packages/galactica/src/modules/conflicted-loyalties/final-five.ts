/** The Final Five. `you` is the owner, who resolves the text; the player who looked is `chosen`. BG-FINAL5-03 */

import type { LoyaltyEntry } from '../../core/content/entry.ts';
import { discard } from '../../core/effects/cards.ts';
import { execute } from '../../core/effects/cylons.ts';
import { damageGalactica } from '../../core/effects/damage.ts';
import type { Effect } from '../../core/effects/effect.ts';
import { all } from '../../core/effects/flow.ts';
import { sendTo } from '../../core/effects/movement.ts';
import { activate } from '../../core/effects/ships.ts';
import { chosen, everybody, others, you } from '../../core/effects/who.ts';

/** Cylon players are passed over. BG-FINAL5-05 */
const executed = discard(everybody, 2);

function card(id: string, examined: Effect): LoyaltyEntry {
  return {
    deck: 'loyalty',
    id: `final-five-${id}`,
    name: 'You Are Not a Cylon: The Final Five',
    set: 'exodus',
    count: 1,
    option: 'conflicted-loyalties',
    kind: 'final-five',
    pile: 'not-cylon',
    whenExecuted: 'removed',
    examined,
    executed,
  };
}

export const finalFive: readonly LoyaltyEntry[] = [
  card('examiner-executed', execute(chosen)),
  card('cylon-ships', activate('raiders', 'basestars', 'heavy')),
  card('damage', damageGalactica(2)),
  card('owner-executed', all(execute(you), discard(others(everybody), 2, 'random'))),
  card('examiner-brig', sendTo('brig', chosen)),
];
