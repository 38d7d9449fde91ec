/** Crises of Daybreak that somebody chooses a way out of, with a check or without. */
import { crisesOf } from '../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { discard, draw } from '../../../core/effects/cards.ts';
import { damageGalactica } from '../../../core/effects/damage.ts';
import { all, another, both, inBrig, may, nothing, onlyIf, pick, roll } from '../../../core/effects/flow.ts';
import { freeTo, sendTo } from '../../../core/effects/movement.ts';
import { lose } from '../../../core/effects/resources.ts';
import { loseNukes, nukeHeld } from '../../../core/effects/ships.ts';
import { drawQuorum, gainMiracle, mayGainMiracle, passOnTitles } from '../../../core/effects/titles.ts';
import { admiral, chosen, current, everybody, president } from '../../../core/effects/who.ts';
import { shuffleIntoDestiny } from '../../treachery/effects.ts';
import { drawMutiny, mayDrawMutiny } from '../effects.ts';

const crisis = crisesOf('daybreak');

export const checksOrElse: readonly CrisisEntry[] = [
  crisis('A Desperate Pact', {
    check: {
      difficulty: 15,
      skills: ['politics', 'leadership', 'piloting'],
      pass: nothing,
      fail: all(lose('morale', 1), passOnTitles(president, ['president'])),
    },
    orElse: { by: 'current', effect: all(discard(president, 3), drawMutiny(current)) },
    activation: ['raiders'],
  }),
  crisis('Earth in Ruins', {
    check: {
      difficulty: 9,
      skills: ['politics', 'leadership', 'tactics'],
      pass: lose('morale', 1),
      fail: lose('morale', 2),
    },
    orElse: { by: 'current', effect: all(lose('food', 1), drawMutiny(current)) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Enemy of my Enemy', {
    check: {
      difficulty: 13,
      skills: ['politics', 'leadership', 'piloting'],
      pass: lose('morale', 1),
      fail: all(lose('morale', 2), damageGalactica(1)),
    },
    orElse: { by: 'current', effect: damageGalactica(2) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Galactica Falling Apart', {
    check: {
      difficulty: 8,
      skills: ['leadership', 'piloting', 'engineering'],
      pass: nothing,
      fail: all(lose('morale', 1), damageGalactica(1)),
    },
    orElse: { by: 'current', effect: roll(6).orLess(lose('food', 1)) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('One Last Cocktail', {
    check: {
      difficulty: 7,
      skills: ['tactics', 'engineering'],
      pass: nothing,
      fail: all(lose('food', 1), lose('morale', 1)),
    },
    orElse: { by: 'current', effect: roll(6).orLess(all(lose('morale', 1), sendTo('sickbay', president))) },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('Religious Turmoil', {
    check: {
      difficulty: 7,
      skills: ['politics', 'tactics'],
      pass: nothing,
      fail: all(lose('morale', 1), discard(everybody, 1)),
    },
    orElse: { by: 'current', effect: roll(4).orLess(all(lose('food', 1), lose('population', 1))) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Secret Meetings', {
    check: {
      difficulty: 9,
      skills: ['politics', 'tactics', 'engineering'],
      pass: nothing,
      fail: lose('morale', 1),
    },
    orElse: {
      by: 'current',
      effect: all(drawMutiny(current), pick('current', mayDrawMutiny, drawMutiny(chosen))),
    },
    activation: ['raiders'],
    jump: true,
  }),
];

export const choices: readonly CrisisEntry[] = [
  crisis('Abandon Galactica', {
    choose: {
      by: 'admiral',
      options: [onlyIf(nukeHeld, loseNukes(1)), all(lose('food', 1), draw(admiral, 2, 'treachery'))],
    },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('An Ambitious Operation', {
    choose: {
      by: 'admiral',
      options: [
        all(lose('fuel', 1), pick('admiral', both(another, mayGainMiracle), gainMiracle(chosen))),
        roll(4).orLess(lose('fuel', 1)),
      ],
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Dangerous Plots', {
    choose: {
      by: 'president',
      options: [all(drawMutiny(admiral), drawMutiny(president)), all(lose('morale', 1), discard(current, 3))],
    },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('Dishonest Tactics', {
    choose: {
      by: 'president',
      options: [
        all(lose('morale', 1), may('president', pick('president', inBrig, freeTo('command', chosen)))),
        all(lose('fuel', 1), drawQuorum(president, 2)),
      ],
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Question Procedure', {
    choose: { by: 'president', options: [lose('morale', 1), all(damageGalactica(1), discard(president, 3))] },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('Requisition for Demetrius', {
    choose: {
      by: 'admiral',
      options: [
        all(lose('food', 1), roll(6).orLess(shuffleIntoDestiny(2))),
        all(drawMutiny(admiral), draw(admiral, 2, 'treachery')),
      ],
    },
    activation: ['basestars'],
  }),
  crisis('Starvation in Dogsville', {
    choose: {
      by: 'president',
      options: [roll(4).orLess(all(lose('population', 1), lose('food', 1))), roll(4).orLess(lose('food', 2))],
    },
    activation: ['raiders'],
    jump: true,
  }),
];
