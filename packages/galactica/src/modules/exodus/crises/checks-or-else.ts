/** Crises of Exodus with a check that the current player may avoid at a price. */
import { crisesOf } from '../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { discard, searchDestiny } from '../../../core/effects/cards.ts';
import { damageGalactica, destroyCivilian } from '../../../core/effects/damage.ts';
import { all, may, nothing, pick, roll } from '../../../core/effects/flow.ts';
import { jumpTrack } from '../../../core/effects/jump.ts';
import { movableTo, sendTo } from '../../../core/effects/movement.ts';
import { lose } from '../../../core/effects/resources.ts';
import { activate, boarding, destroyAllCylonShips, destroyCylon, destroyRaptor } from '../../../core/effects/ships.ts';
import { admiral, chosen, current, everybody } from '../../../core/effects/who.ts';

const crisis = crisesOf('exodus');

export const checksOrElse: readonly CrisisEntry[] = [
  crisis('Consult the Prisoner', {
    check: {
      difficulty: 13,
      skills: ['politics', 'tactics', 'engineering'],
      pass: jumpTrack(1),
      fail: all(discard(everybody, 1), sendTo('brig', current)),
    },
    orElse: { by: 'current', effect: all(discard(admiral, 2), discard(current, 3)) },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('Cylon Genocide', {
    check: {
      difficulty: 21,
      skills: ['politics', 'leadership', 'tactics', 'engineering'],
      pass: destroyAllCylonShips,
      fail: all(lose('morale', 1), activate('basestars', 'launch', 'heavy')),
    },
    orElse: { by: 'current', effect: roll(4).orLess(sendTo('brig', current)) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Familiar Face', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership', 'tactics'],
      pass: may('admiral', pick('admiral', movableTo('brig'), sendTo('brig', chosen))),
      fail: all(lose('morale', 1), discard(admiral, 'all')),
    },
    orElse: { by: 'current', effect: lose('morale', 1) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Hera Rescued', {
    check: {
      difficulty: 10,
      skills: ['politics', 'leadership'],
      pass: nothing,
      fail: all(lose('morale', 2), destroyRaptor()),
    },
    orElse: { by: 'current', effect: lose('morale', 1) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Mysterious Guide', {
    check: {
      difficulty: 11,
      skills: ['politics', 'leadership'],
      pass: jumpTrack(1),
      fail: all(lose('fuel', 1), discard(current, 'all')),
    },
    orElse: { by: 'current', effect: lose('morale', 1) },
    activation: ['raiders'],
  }),
  crisis('Mysterious Message', {
    check: {
      difficulty: 9,
      skills: ['politics', 'engineering'],
      pass: may('current', searchDestiny('current', 2)),
      fail: activate('launch', 'basestars'),
    },
    orElse: { by: 'current', effect: activate('basestars') },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Raptor Malfunction', {
    check: {
      difficulty: 12,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: nothing,
      fail: all(damageGalactica(1), destroyRaptor()),
    },
    orElse: { by: 'current', effect: sendTo('sickbay', current) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Set a Trap', {
    check: {
      difficulty: 10,
      skills: ['leadership', 'tactics'],
      pass: destroyCylon('current', { centurion: 1 }),
      fail: all(boarding(1), sendTo('sickbay', current)),
    },
    orElse: { by: 'current', effect: roll(4).orLess(boarding(1)) },
    activation: ['raiders'],
  }),
  crisis('The Passage', {
    check: {
      difficulty: 14,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: jumpTrack(1),
      fail: destroyCivilian(2),
    },
    orElse: { by: 'current', effect: roll(6).orLess(sendTo('sickbay', current)) },
    activation: ['raiders'],
    jump: true,
  }),
];
