/** Crises without a check: somebody chooses one of two evils. */

import { crisis, variants } from '../../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../../core/content/entry.ts';
import { discard } from '../../../../core/effects/cards.ts';
import { all, choose, onlyIf } from '../../../../core/effects/flow.ts';
import { sendTo } from '../../../../core/effects/movement.ts';
import { gain, lose } from '../../../../core/effects/resources.ts';
import { destroyRaptor, loseNukes, nukeHeld, place, vipersHome } from '../../../../core/effects/ships.ts';
import { giveTitle } from '../../../../core/effects/titles.ts';
import { admiral, current, eachOf, president } from '../../../../core/effects/who.ts';

export const choices: readonly CrisisEntry[] = [
  crisis('Build Cylon Detector', {
    choose: { by: 'admiral', options: [onlyIf(nukeHeld, loseNukes(1)), all(lose('morale', 1), discard(admiral, 2))] },
    activation: ['heavy'],
  }),
  crisis('Declare Martial Law', {
    choose: {
      by: 'admiral',
      options: [
        all(lose('morale', 1), giveTitle('president', admiral)),
        all(lose('population', 1), discard(admiral, 2)),
      ],
    },
    activation: ['basestars'],
  }),
  crisis('Food Shortage', {
    count: 4,
    choose: {
      by: 'president',
      options: [lose('food', 2), all(lose('food', 1), discard(president, 2), discard(current, 3))],
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Requested Resignation', {
    choose: {
      by: 'admiral',
      options: [
        discard(eachOf(president, admiral), 2), // BG-UNI-120: at the same time
        choose('president', giveTitle('president', admiral), sendTo('brig', president)),
      ],
    },
    activation: ['basestars'],
  }),
  crisis('Rescue Caprica Survivors', {
    choose: {
      by: 'president',
      options: [all(lose('fuel', 1), lose('food', 1), gain('population', 1)), lose('morale', 1)],
    },
    activation: ['raiders'],
    jump: true,
  }),
  ...variants(
    'Rescue Mission',
    {
      choose: {
        by: 'admiral',
        options: [all(lose('morale', 1), sendTo('sickbay', current)), all(lose('fuel', 1), destroyRaptor())],
      },
    },
    { variant: 'raiders + jump', activation: ['raiders'], jump: true },
    { variant: 'basestars + jump', activation: ['basestars'], jump: true },
  ),
  crisis('Rescue the Fleet', {
    choose: {
      by: 'admiral',
      options: [
        lose('population', 2),
        all(lose('morale', 1), place('bow', { basestar: 1, raider: 3 }), place('stern', { civilian: 3 })),
      ],
    },
    activation: ['raiders'],
    jump: true,
  }),
  ...variants(
    'Riots',
    {
      choose: {
        by: 'admiral',
        options: [all(lose('food', 1), lose('morale', 1)), all(lose('population', 1), lose('fuel', 1))],
      },
    },
    { variant: 'basestars + jump', activation: ['basestars'], jump: true },
    { variant: 'launch, no jump', activation: ['launch'] },
  ),
  crisis('Sleep Deprivation', {
    choose: { by: 'admiral', options: [all(vipersHome, sendTo('sickbay', current)), lose('morale', 1)] },
    activation: ['basestars'],
    jump: true,
  }),
  ...variants(
    'Water Shortage',
    { choose: { by: 'president', options: [lose('food', 1), all(discard(president, 2), discard(current, 3))] } },
    { variant: 'basestars + jump', count: 3, activation: ['basestars'], jump: true },
    { variant: 'raiders + jump', activation: ['raiders'], jump: true },
    { variant: 'basestars, no jump', activation: ['basestars'] },
  ),
];
