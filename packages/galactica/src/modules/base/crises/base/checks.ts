/** Crises that are a check, with nothing to choose. */

import { crisis } from '../../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../../core/content/entry.ts';
import { discard } from '../../../../core/effects/cards.ts';
import { staysInPlay } from '../../../../core/effects/crisis.ts';
import { code } from '../../../../core/effects/effect.ts';
import { all, another, both, choose, condition, may, nothing, pick, when } from '../../../../core/effects/flow.ts';
import { jumpTrack } from '../../../../core/effects/jump.ts';
import { movableTo, sendTo } from '../../../../core/effects/movement.ts';
import { lose, pay } from '../../../../core/effects/resources.ts';
import { boarding, damageVipers, destroyRaptor, place } from '../../../../core/effects/ships.ts';
import { canHold, examinable, giveTitle, lookLoyalty } from '../../../../core/effects/titles.ts';
import { allIn, chosen, current, president } from '../../../../core/effects/who.ts';
import { zones } from '../../../../core/state/zones.ts';
import { phrase } from '../../../../core/text/phrase.ts';

const foodBelow = (n: number) => condition(phrase('base.food-below', { n }), (g) => g.state.resources.food < n);

/** Legendary Discovery. BG-UNI-160: the objective is looked at when the card is finished. */
const besideTheObjective = code(phrase('base.beside-the-objective'), function* (g, c) {
  if (c.card === null) return;
  g.cards.move(c.card, zones.travelled, 'bottom');
});

export const checks: readonly CrisisEntry[] = [
  crisis('Crash Landing', {
    check: {
      difficulty: 6,
      skills: ['tactics', 'piloting'],
      pass: nothing,
      fail: choose('admiral', pay('fuel', 1), all(lose('morale', 1), sendTo('sickbay', current))),
    },
    activation: ['heavy'],
  }),
  crisis('Cylon Accusation', {
    check: {
      difficulty: 10,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      fail: sendTo('brig', current),
    },
    activation: ['raiders'],
  }),
  crisis('Cylon Tracking Device', {
    check: {
      difficulty: 10,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: nothing,
      fail: all(destroyRaptor(), place('bow', { basestar: 1 }), place('stern', { civilian: 2 })),
    },
    activation: ['raiders'],
  }),
  crisis('Cylon Virus', {
    check: {
      difficulty: 13,
      skills: ['tactics', 'engineering'],
      pass: nothing,
      fail: all(sendTo('sickbay', allIn('ftl-control')), boarding(1)),
    },
    activation: ['launch'],
  }),
  crisis('Detector Sabotage', {
    check: {
      difficulty: 8,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: all(sendTo('sickbay', allIn('research-lab')), staysInPlay(phrase('base.detector-sabotage'))),
    },
    hooks: { forbid: (_g, _owner, _seat, what) => what.kind === 'look-at-loyalty' },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Elections Loom', {
    check: {
      difficulty: 8,
      skills: ['politics', 'leadership'],
      pass: nothing,
      partial: [5, lose('morale', 1)],
      fail: all(lose('morale', 1), discard(president, 4)),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Guilt by Collusion', {
    check: {
      difficulty: 9,
      skills: ['leadership', 'tactics'],
      pass: may('current', pick('current', movableTo('brig'), sendTo('brig', chosen))),
      fail: lose('morale', 1),
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Hangar Accident', {
    check: {
      difficulty: 10,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: nothing,
      partial: [7, lose('population', 1)],
      fail: all(lose('population', 1), damageVipers(2, 'reserves')),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Jump Computer Failure', {
    check: {
      difficulty: 7,
      skills: ['tactics', 'engineering'],
      pass: nothing,
      fail: all(lose('population', 1), jumpTrack(-1)),
    },
    activation: ['launch'],
  }),
  crisis('Legendary Discovery', {
    check: {
      difficulty: 14,
      skills: ['tactics', 'piloting'],
      pass: besideTheObjective,
      fail: all(lose('food', 1), destroyRaptor()),
    },
    distance: 1,
    activation: ['launch'],
  }),
  crisis('Loss of a Friend', {
    check: {
      difficulty: 9,
      skills: ['politics', 'leadership'],
      pass: nothing,
      partial: [7, discard(current, 2)],
      fail: all(lose('morale', 1), discard(current, 2)),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Low Supplies', {
    check: {
      difficulty: 7,
      skills: ['politics', 'leadership'],
      pass: nothing,
      fail: all(lose('morale', 1), when(foodBelow(6), lose('morale', 1))),
    },
    activation: ['raiders'],
  }),
  crisis('Mandatory Testing', {
    check: {
      difficulty: 13,
      skills: ['politics', 'leadership'],
      pass: lookLoyalty(president, current, 'random'),
      partial: [9, nothing],
      fail: lose('morale', 1),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Missing G4 Explosives', {
    check: {
      difficulty: 7,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('food', 1), sendTo('brig', allIn('armory'))),
    },
    activation: ['raiders'],
  }),
  crisis('Prison Labor', {
    check: {
      difficulty: 10,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), lose('food', 1)),
    },
    activation: ['raiders'],
  }),
  crisis('Prisoner Revolt', {
    check: {
      difficulty: 11,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      partial: [6, lose('population', 1)],
      fail: all(
        lose('population', 1),
        pick('president', both(another, canHold('president')), giveTitle('president', chosen)),
      ),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Resistance', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      partial: [9, lose('food', 1)],
      fail: all(lose('food', 1), lose('fuel', 1)),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Security Breach', {
    check: {
      difficulty: 6,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), sendTo('sickbay', allIn('command'))),
    },
    activation: ['launch'],
  }),
  crisis('Terrorist Bomber', {
    check: {
      difficulty: 9,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), sendTo('sickbay', current)),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Terrorist Investigations', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership'],
      pass: pick('current', examinable(current), lookLoyalty(current, chosen, 'random')),
      partial: [6, nothing],
      fail: lose('morale', 1),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('The Olympic Carrier', {
    check: {
      difficulty: 11,
      skills: ['politics', 'leadership', 'piloting'],
      pass: nothing,
      partial: [8, lose('population', 1)],
      fail: all(lose('morale', 1), lose('population', 1)),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Unexpected Reunion', {
    check: {
      difficulty: 8,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), discard(current, 'all')),
    },
    activation: ['raiders'],
  }),
  crisis('Unidentified Ship', {
    check: { difficulty: 10, skills: ['tactics', 'piloting'], pass: nothing, fail: lose('population', 1) },
    activation: ['launch'],
  }),
  crisis('Weapon Malfunction', {
    check: {
      difficulty: 11,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: nothing,
      fail: all(damageVipers(2, 'space'), sendTo('sickbay', allIn('weapons-control'))),
    },
    activation: ['launch'],
  }),
  crisis('Witch Hunt', {
    check: {
      difficulty: 10,
      skills: ['politics', 'leadership'],
      pass: nothing,
      partial: [6, lose('morale', 1)],
      fail: all(lose('morale', 1), pick('current', movableTo('sickbay'), sendTo('sickbay', chosen))),
    },
    activation: ['heavy'],
    jump: true,
  }),
];
