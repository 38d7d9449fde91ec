/** Crises of Exodus that are a check, with nothing to choose. */
import { crisesOf } from '../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { discard, draw } from '../../../core/effects/cards.ts';
import { damageGalactica } from '../../../core/effects/damage.ts';
import { all, another, both, may, nothing, pick, pickArea } from '../../../core/effects/flow.ts';
import { jumpTrack } from '../../../core/effects/jump.ts';
import { movableTo, sendTo } from '../../../core/effects/movement.ts';
import { gain, lose } from '../../../core/effects/resources.ts';
import { activate, destroyRaptor, removeCylonShipsThere } from '../../../core/effects/ships.ts';
import { passOnTitles } from '../../../core/effects/titles.ts';
import { chosen, current, everybody } from '../../../core/effects/who.ts';

const crisis = crisesOf('exodus');
const anotherIsHurt = pick('current', both(another, movableTo('sickbay')), sendTo('sickbay', chosen));

export const checks: readonly CrisisEntry[] = [
  crisis('Airlock Leak', {
    check: {
      difficulty: 6,
      skills: ['tactics', 'engineering'],
      pass: nothing,
      fail: all(damageGalactica(1), sendTo('sickbay', current)),
    },
    activation: ['heavy'],
  }),
  crisis('Centurion Assault', {
    check: {
      difficulty: 9,
      skills: ['tactics', 'piloting'],
      pass: nothing,
      fail: all(destroyRaptor(), sendTo('sickbay', current)),
    },
    activation: ['launch'],
  }),
  crisis('Divisive Behavior', {
    check: {
      difficulty: 10,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      fail: lose('morale', 1),
      consequence: anotherIsHurt,
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Guilty Conscience', {
    check: { difficulty: 7, skills: ['politics', 'leadership'], pass: nothing, fail: discard(current, 3, 'random') },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Haunted by the Past', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership'],
      pass: nothing,
      fail: discard(everybody, 1, 'random'),
      consequence: passOnTitles(current),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Hidden Identity', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), sendTo('brig', current)),
    },
    activation: ['launch'],
  }),
  crisis('In the Ring', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership', 'tactics'],
      pass: gain('morale', 1),
      fail: all(lose('morale', 1), sendTo('sickbay', current)),
      consequence: anotherIsHurt,
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis("Joe's Bar", {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership', 'engineering'],
      pass: gain('morale', 1),
      fail: all(lose('morale', 1), sendTo('brig', current)),
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Power Failure', {
    check: {
      difficulty: 14,
      skills: ['leadership', 'tactics', 'engineering'],
      pass: nothing,
      fail: jumpTrack(-1),
      consequence: damageGalactica(1),
    },
    activation: ['heavy'],
  }),
  crisis('Strange Beacon', {
    check: {
      difficulty: 13,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: pickArea('current', removeCylonShipsThere),
      fail: jumpTrack(-1),
    },
    activation: ['raiders'],
  }),
  crisis('Temple of the Five', {
    check: {
      difficulty: 9,
      skills: ['tactics', 'engineering'],
      pass: may('current', draw(current, 2, 'own')),
      fail: jumpTrack(-1),
    },
    activation: ['launch'],
  }),
  crisis('Threat of Super Nova', {
    check: {
      difficulty: 10,
      skills: ['leadership', 'piloting', 'engineering'],
      pass: nothing,
      fail: all(lose('population', 1), damageGalactica(1)),
      consequence: activate('basestars'),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Unexplained Deaths', {
    check: {
      difficulty: 8,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), lose('population', 1)),
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Unfair Bias', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      fail: all(damageGalactica(1), discard(current, 'all')),
    },
    activation: ['raiders'],
    jump: true,
  }),
];
