/** The loyalty cards of the base game, and how many of them there are. */

import type { LoyaltyEntry } from '../../core/content/entry.ts';
import { cylon, notCylon } from '../../core/content/loyalty.ts';
import { discard } from '../../core/effects/cards.ts';
import { drawDamage } from '../../core/effects/damage.ts';
import { all, both, may, pick } from '../../core/effects/flow.ts';
import { movableTo, onGalactica, sendTo } from '../../core/effects/movement.ts';
import { lose } from '../../core/effects/resources.ts';
import { chosen, you } from '../../core/effects/who.ts';
import type { LoyaltyCounts } from '../../core/setup/loyalty-deck.ts';
import { phrase } from '../../core/text/phrase.ts';
import { receiveSympathizer } from './sympathizer.ts';

const sympathizer = { id: 'sympathizer', joins: 'after-deal' } as const;

/** BG-UNI-26, BG-UNI-27 */
export const loyaltyByPlayers: Readonly<Record<number, LoyaltyCounts>> = {
  3: { cylons: 1, notCylons: 5, special: null, rules: ['BG-UNI-10', 'BG-UNI-18'] },
  4: { cylons: 1, notCylons: 6, special: sympathizer, rules: ['BG-UNI-11', 'BG-UNI-19'] },
  5: { cylons: 2, notCylons: 8, special: null, rules: ['BG-UNI-12', 'BG-UNI-20'] },
  6: { cylons: 2, notCylons: 9, special: sympathizer, rules: ['BG-UNI-13', 'BG-UNI-21'] },
};

/** With a Cylon Leader among them. */
export const loyaltyWithLeader: Readonly<Record<number, LoyaltyCounts>> = {
  4: { cylons: 1, notCylons: 5, special: null, rules: ['BG-UNI-14', 'BG-UNI-22'] },
  5: { cylons: 1, notCylons: 7, special: null, rules: ['BG-UNI-15', 'BG-UNI-23'] },
  6: { cylons: 2, notCylons: 8, special: null, rules: ['BG-UNI-16', 'BG-UNI-24'] },
  7: { cylons: 2, notCylons: 10, special: null, rules: ['BG-UNI-17', 'BG-UNI-25'] },
};

export const loyaltyCards: readonly LoyaltyEntry[] = [
  notCylon('base', 11),
  cylon('brig', 'base', {
    reveal: may('you', pick('you', both(onGalactica, movableTo('brig')), sendTo('brig', chosen))),
    turnedUp: sendTo('brig', you),
  }),
  cylon('damage', 'base', {
    reveal: may('you', drawDamage(5, 2)),
    turnedUp: drawDamage(2, 2, { galacticaOnly: true }), // BG-VAR1P-18
  }),
  cylon('morale', 'base', { reveal: may('you', lose('morale', 1)), turnedUp: lose('morale', 1) }),
  cylon('sickbay', 'base', {
    reveal: may(
      'you',
      pick('you', both(onGalactica, movableTo('sickbay')), all(discard(chosen, 5), sendTo('sickbay', chosen))),
    ),
    turnedUp: all(discard(you, 5), sendTo('sickbay', you)),
  }),
  {
    deck: 'loyalty',
    id: 'sympathizer',
    name: 'You Are a Sympathizer',
    set: 'base',
    count: 1,
    kind: 'sympathizer',
    pile: 'apart',
    received: receiveSympathizer,
    text: phrase('base.you-are-a-sympathizer'),
  },
];
