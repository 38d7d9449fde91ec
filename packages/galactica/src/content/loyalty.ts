/** The loyalty cards of all sets. Goals and the Final Five come with the option for conflicted loyalties. */
import { discard, draw } from '../effects/cards.ts';
import { drawDamage } from '../effects/damage.ts';
import { all, both, each, may, pick } from '../effects/flow.ts';
import { jumpTrack } from '../effects/jump.ts';
import { movableTo, onGalactica, sendTo } from '../effects/movement.ts';
import { lose } from '../effects/resources.ts';
import { boarding } from '../effects/ships.ts';
import { chosen, humans, you } from '../effects/who.ts';
import type { ExpansionSet } from '../state/terms.ts';
import type { LoyaltyEntry } from './entry.ts';
import { finalFive } from './final-five.ts';
import { personalGoals } from './personal-goals.ts';

function notCylon(set: ExpansionSet, count: number): LoyaltyEntry {
  return { deck: 'loyalty', id: `not-a-cylon-${set}`, name: 'You Are Not a Cylon', set, count, kind: 'not-cylon' };
}

function cylon(
  power: string,
  set: ExpansionSet,
  effects: Required<Pick<LoyaltyEntry, 'reveal'>> & Pick<LoyaltyEntry, 'afterDiscard'>,
): LoyaltyEntry {
  return { deck: 'loyalty', id: `cylon-${power}`, name: 'You Are a Cylon', set, count: 1, kind: 'cylon', ...effects };
}

export const loyaltyCards: readonly LoyaltyEntry[] = [
  notCylon('base', 11),
  notCylon('pegasus', 1),
  notCylon('exodus', 5),
  notCylon('daybreak', 1),
  cylon('brig', 'base', {
    reveal: may('you', pick('you', both(onGalactica, movableTo('brig')), sendTo('brig', chosen))),
  }),
  cylon('damage', 'base', { reveal: may('you', drawDamage(5, 2)) }),
  cylon('morale', 'base', { reveal: may('you', lose('morale', 1)) }),
  cylon('sickbay', 'base', {
    reveal: may(
      'you',
      pick('you', both(onGalactica, movableTo('sickbay')), all(discard(chosen, 5), sendTo('sickbay', chosen))),
    ),
  }),
  cylon('treachery', 'pegasus', {
    reveal: each(humans, all(discard(chosen, 1, 'random'), draw(chosen, 1, 'treachery'))),
    afterDiscard: draw(you, 2, 'treachery'),
  }),
  cylon('centurion', 'exodus', { reveal: may('you', boarding(1)) }),
  cylon('jump-track', 'exodus', { reveal: may('you', jumpTrack(-2)) }),
  {
    deck: 'loyalty',
    id: 'sympathizer',
    name: 'You Are a Sympathizer',
    set: 'base',
    count: 1,
    kind: 'sympathizer',
    unusedInCombined: true,
    text: 'reveal it at once: with a resource in the red you go to the Brig, otherwise you become a Cylon player without a super crisis who cannot use the Cylon Fleet location',
  },
  {
    deck: 'loyalty',
    id: 'sympathetic-cylon',
    name: 'You Are a Sympathetic Cylon',
    set: 'pegasus',
    count: 1,
    kind: 'sympathetic-cylon',
    unusedInCombined: true,
    text: 'reveal it at once: you become a Cylon player without a super crisis, win by a sympathetic agenda of your own, and may infiltrate',
  },
  ...personalGoals,
  ...finalFive,
  {
    deck: 'loyalty',
    id: 'mutineer',
    name: 'You Are The Mutineer',
    set: 'daybreak',
    count: 1,
    kind: 'mutineer',
    text: 'received face down: reveal it at once and draw another loyalty card; whenever received: your titles go to the next in line and you draw a mutiny card; you may hold 2 mutiny cards; draw one whenever your turn prepares the jump; revealed as a Cylon, hand this card to a human player',
  },
];
