/** The super crises of Exodus. */

import { superCrisesOf } from '../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { take } from '../../../core/effects/cards.ts';
import { execute } from '../../../core/effects/cylons.ts';
import { damageGalactica, destroyCivilian } from '../../../core/effects/damage.ts';
import { nothing, pick } from '../../../core/effects/flow.ts';
import { movableTo, sendTo } from '../../../core/effects/movement.ts';
import { boarding } from '../../../core/effects/ships.ts';
import { chosen, you } from '../../../core/effects/who.ts';
import { cag } from '../../cylon-fleet/effects.ts';

const superCrisis = superCrisesOf('exodus');

export const superCrises: readonly CrisisEntry[] = [
  superCrisis('Fighting Blind', {
    kind: 'choice',
    option: 'cylon-fleet',
    chooser: 'cag',
    options: [boarding(2), execute(cag)],
  }),
  superCrisis('Fire All Missiles', {
    kind: 'check',
    check: {
      difficulty: 22,
      skills: ['tactics', 'piloting'],
      pass: nothing,
      fail: destroyCivilian(2),
      consequence: damageGalactica(2),
    },
  }),
  superCrisis('Human Prisoner', {
    kind: 'check',
    check: {
      difficulty: 18,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: pick('you', movableTo('sickbay'), take(chosen, you, 'all'), sendTo('sickbay', chosen)),
    },
  }),
];
