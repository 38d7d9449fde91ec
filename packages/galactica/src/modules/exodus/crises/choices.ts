/** Crises of Exodus without a check: somebody chooses one of two evils. */
import { crisesOf } from '../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { discard } from '../../../core/effects/cards.ts';
import { execute } from '../../../core/effects/cylons.ts';
import { damageGalactica, placeCivilian } from '../../../core/effects/damage.ts';
import { all, another, both, choose, may, pick } from '../../../core/effects/flow.ts';
import { jumpTrack } from '../../../core/effects/jump.ts';
import { movableTo, sendTo } from '../../../core/effects/movement.ts';
import { gain, lose } from '../../../core/effects/resources.ts';
import { activate, destroyRaptor, vipersHome } from '../../../core/effects/ships.ts';
import { canHold, giveTitle, lookLoyalty } from '../../../core/effects/titles.ts';
import { admiral, chosen, current, president } from '../../../core/effects/who.ts';

const crisis = crisesOf('exodus');
const presidentAndCurrentDiscard = all(discard(president, 2), discard(current, 3));

export const choices: readonly CrisisEntry[] = [
  crisis('Ambushed by the Press', {
    choose: { by: 'president', options: [lose('morale', 1), discard(president, 'all')] },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Appoint Head of Security', {
    choose: {
      by: 'admiral',
      options: [all(vipersHome, discard(admiral, 2, 'random')), all(lose('morale', 1), damageGalactica(1))],
    },
    activation: ['launch'],
  }),
  crisis('Controversial Manuscript', {
    choose: { by: 'president', options: [lose('morale', 1), all(gain('morale', 1), damageGalactica(2))] },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Hidden Explosives', {
    choose: { by: 'admiral', options: [all(destroyRaptor(), sendTo('sickbay', current)), lose('morale', 1)] },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Interrogation', {
    choose: {
      by: 'admiral',
      options: [
        pick(
          'admiral',
          both(another, movableTo('sickbay')),
          sendTo('sickbay', chosen),
          may('admiral', lookLoyalty(admiral, chosen, 'random')),
        ),
        all(discard(admiral, 2), discard(current, 3)),
      ],
    },
    activation: ['basestars'],
  }),
  crisis('Labor Dispute', {
    choose: { by: 'president', options: [lose('morale', 2), all(lose('fuel', 1), jumpTrack(-1))] },
    activation: ['basestars'],
  }),
  crisis('Medal of Distinction', {
    // BG-FAQ-44, BG-FAQ-45
    choose: {
      by: 'admiral',
      options: [all(gain('morale', 1), placeCivilian(2), activate('raiders')), lose('morale', 1)],
    },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('The Circle', {
    choose: {
      by: 'president',
      options: [
        choose(
          'president',
          pick('president', both(another, canHold('president')), giveTitle('president', chosen)),
          execute(current),
        ),
        presidentAndCurrentDiscard,
      ],
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Truth and Reconciliation', {
    choose: {
      by: 'president',
      options: [
        all(lose('morale', 1), pick('president', movableTo('brig'), sendTo('brig', chosen))),
        presidentAndCurrentDiscard,
      ],
    },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('Unwelcome Faces', {
    // BG-CRISIS-09
    choose: {
      by: 'admiral',
      options: [
        all(discard(admiral, 'all'), pick('admiral', movableTo('brig'), sendTo('brig', chosen))),
        all(lose('morale', 1), damageGalactica(1)),
      ],
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Widespread Starvation', {
    choose: { by: 'president', options: [lose('food', 2), all(lose('food', 1), lose('population', 1))] },
    activation: ['raiders'],
    jump: true,
  }),
];
