/** Super crises: played by Cylon players; they have no icons at their foot. */

import { superCrisesOf } from '../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { staysInPlay } from '../../../core/effects/crisis.ts';
import { damageGalactica } from '../../../core/effects/damage.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, nothing } from '../../../core/effects/flow.ts';
import { jumpTrack } from '../../../core/effects/jump.ts';
import { lose } from '../../../core/effects/resources.ts';
import { activate, boarding } from '../../../core/effects/ships.ts';
import { destroyColonialOne } from '../../../core/rules/locations.ts';
import { phrase } from '../../../core/text/phrase.ts';

const superCrisis = superCrisesOf('base');

/** The board is closed and its people are in Sickbay. BG-OVERLAY-01, BG-OVERLAY-02 */
const colonialOneIsDestroyed: Effect = code(phrase('base.colonial-one-is-destroyed'), destroyColonialOne);

export const superCrises: readonly CrisisEntry[] = [
  superCrisis('Bomb on Colonial 1', {
    kind: 'check',
    check: {
      difficulty: 15,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: nothing,
      fail: all(lose('morale', 2), colonialOneIsDestroyed, staysInPlay(phrase('base.bomb-on-colonial-1'))),
    },
  }),
  superCrisis('Cylon Intruders', {
    kind: 'check',
    check: {
      difficulty: 18,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      partial: [14, boarding(1)],
      fail: all(damageGalactica(1), boarding(2)),
    },
  }),
  superCrisis('Fleet Mobilization', {
    kind: 'check',
    check: {
      difficulty: 24,
      skills: ['leadership', 'tactics', 'piloting', 'engineering'],
      pass: activate('basestars', 'launch'),
      fail: all(lose('morale', 1), activate('basestars', 'raiders', 'heavy', 'launch')),
    },
  }),
  superCrisis('Inbound Nukes', {
    kind: 'check',
    check: {
      difficulty: 15,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('fuel', 1), lose('food', 1), lose('population', 1)),
    },
  }),
  superCrisis('Massive Assault', {
    kind: 'attack',
    option: 'cylon-attack',
    attack: {
      activate: ['heavy', 'basestars'],
      setup: {
        'starboard-bow': { basestar: 1, raider: 4 },
        'starboard-stern': { basestar: 1, raider: 2, 'heavy-raider': 1 },
        'port-stern': { viper: 1, civilian: 2 },
        'port-bow': { viper: 1, civilian: 2 },
      },
      special: { name: 'Power Failure', effect: jumpTrack(-2) },
    },
  }),
];
