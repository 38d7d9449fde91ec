/** Crises with a check that the current player may avoid at a price. */

import { crisis } from '../../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../../core/content/entry.ts';
import { discard, draw } from '../../../../core/effects/cards.ts';
import { destroyCivilian } from '../../../../core/effects/damage.ts';
import { code } from '../../../../core/effects/effect.ts';
import { all, both, nothing, pick, roll, which } from '../../../../core/effects/flow.ts';
import { jumpTrack } from '../../../../core/effects/jump.ts';
import { movableTo, sendTo } from '../../../../core/effects/movement.ts';
import { gain, lose } from '../../../../core/effects/resources.ts';
import { boarding, destroyRaptor, place, regainRaptor } from '../../../../core/effects/ships.ts';
import { examinable, lookLoyalty } from '../../../../core/effects/titles.ts';
import { admiral, chosen, current, everybody } from '../../../../core/effects/who.ts';
import { phrase } from '../../../../core/text/phrase.ts';

const bomb = all(lose('morale', 1), destroyCivilian(1));

const presidentOrAdmiral = which(
  phrase('base.president-or-admiral'),
  (g, _, seat) => seat === g.state.president || seat === g.state.admiral,
);

const anotherCrisis = code(phrase('base.another-crisis'), function* (g) {
  g.turn.modifiers.add('crisis-again');
});

export const checksOrElse: readonly CrisisEntry[] = [
  crisis('A Traitor Accused', {
    check: {
      difficulty: 8,
      skills: ['politics', 'leadership'],
      pass: nothing,
      fail: pick('current', movableTo('brig'), sendTo('brig', chosen)),
    },
    orElse: { by: 'current', effect: discard(current, 5) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Admiral Grilled', {
    check: {
      difficulty: 9,
      skills: ['politics', 'leadership'],
      pass: nothing,
      fail: all(lose('morale', 1), discard(admiral, 2)),
    },
    orElse: { by: 'current', effect: lose('morale', 1) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Analyze Enemy Fighter', {
    check: { difficulty: 7, skills: ['tactics', 'engineering'], pass: regainRaptor(1), fail: lose('population', 1) },
    orElse: { by: 'current', effect: roll(4).orLess(all(lose('population', 1), discard(current, 2))) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Bomb Threat', {
    check: { difficulty: 13, skills: ['politics', 'leadership', 'tactics'], pass: nothing, fail: bomb },
    orElse: { by: 'current', effect: roll(4).orLess(bomb) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Colonial Day', {
    check: { difficulty: 10, skills: ['politics', 'tactics'], pass: gain('morale', 1), fail: lose('morale', 2) },
    orElse: { by: 'current', effect: lose('morale', 1) },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('Crippled Raider', {
    check: { difficulty: 10, skills: ['tactics', 'engineering'], pass: jumpTrack(1), fail: lose('population', 1) },
    orElse: {
      by: 'current',
      effect: roll(4).orLess(all(place('bow', { raider: 3 }), place('stern', { civilian: 1 }))),
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Cylon Screenings', {
    check: {
      difficulty: 9,
      skills: ['politics', 'leadership'],
      pass: nothing,
      fail: all(
        lose('morale', 1),
        pick('current', both(presidentOrAdmiral, examinable(current)), lookLoyalty(current, chosen, 'random')),
      ),
    },
    orElse: { by: 'current', effect: discard(everybody, 2) },
    activation: ['raiders'],
  }),
  crisis('Forced Water Mining', {
    check: {
      difficulty: 17,
      skills: ['politics', 'leadership', 'tactics', 'engineering'],
      pass: gain('food', 1),
      fail: all(lose('population', 1), lose('morale', 1)),
    },
    orElse: {
      by: 'current',
      effect: all(gain('food', 1), lose('morale', 1), discard(everybody, 1, 'random')),
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Fulfiller of Prophecy', {
    check: {
      difficulty: 6,
      skills: ['politics', 'leadership'],
      pass: draw(current, 1, 'politics'),
      fail: lose('population', 1),
    },
    orElse: { by: 'current', effect: all(discard(current, 1), anotherCrisis) },
    activation: ['basestars'],
  }),
  crisis('Informing the Public', {
    check: {
      difficulty: 7,
      skills: ['politics', 'leadership'],
      pass: pick('current', examinable(current), lookLoyalty(current, chosen, 'random')),
      fail: lose('morale', 2),
    },
    orElse: { by: 'current', effect: roll(4).orLess(all(lose('morale', 1), lose('population', 1))) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Keep Tabs on Visitor', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      fail: roll(4).orLess(lose('population', 2)),
    },
    orElse: { by: 'current', effect: discard(current, 4, 'random') },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Network Computers', {
    check: {
      difficulty: 11,
      skills: ['politics', 'tactics', 'engineering'],
      pass: jumpTrack(1),
      fail: all(lose('population', 1), boarding(1)),
    },
    orElse: { by: 'current', effect: all(lose('population', 1), jumpTrack(-1)) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Scouting for Fuel', {
    check: {
      difficulty: 12,
      skills: ['tactics', 'piloting'],
      pass: gain('fuel', 1),
      fail: all(lose('fuel', 1), destroyRaptor()),
    },
    orElse: { by: 'current', effect: roll(4).orLess(lose('fuel', 1)) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Scouting for Water', {
    check: {
      difficulty: 9,
      skills: ['tactics', 'piloting'],
      pass: gain('food', 1),
      fail: all(lose('fuel', 1), destroyRaptor()),
    },
    orElse: { by: 'current', effect: lose('food', 1) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Send Survey Team', {
    check: {
      difficulty: 15,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: nothing,
      fail: all(sendTo('sickbay', current), destroyRaptor()),
    },
    orElse: { by: 'current', effect: roll(5).orLess(lose('fuel', 1)) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Water Sabotaged', {
    check: { difficulty: 13, skills: ['politics', 'leadership', 'tactics'], pass: nothing, fail: lose('food', 2) },
    orElse: { by: 'current', effect: lose('food', 1) },
    activation: ['raiders'],
    jump: true,
  }),
];
