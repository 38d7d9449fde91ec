/** The crises of Pegasus, but for the Cylon attack cards. */
import { crisesOf } from '../../core/content/crisis.ts';
import type { CrisisEntry } from '../../core/content/entry.ts';
import { discard, draw } from '../../core/effects/cards.ts';
import { execute } from '../../core/effects/cylons.ts';
import { damageGalactica, destroyCivilian } from '../../core/effects/damage.ts';
import { all, inBrig, may, nothing, pick, roll, sinceRevision } from '../../core/effects/flow.ts';
import { free, sendTo } from '../../core/effects/movement.ts';
import { gain, lose } from '../../core/effects/resources.ts';
import { damageVipers } from '../../core/effects/ships.ts';
import { examinable, lookLoyalty, passOnTitles } from '../../core/effects/titles.ts';
import { admiral, chosen, current, eachOf, everybody, humans, president } from '../../core/effects/who.ts';
import { shuffleIntoDestiny, tradeForTreachery } from '../treachery/effects.ts';

const crisis = crisesOf('pegasus');
const everybodyTrades = tradeForTreachery(everybody, 1);

export const pegasusCrises: readonly CrisisEntry[] = [
  crisis('A Verdict of Guilty', {
    choose: { by: 'admiral', options: [all(execute(current), discard(admiral, 3)), damageGalactica(2)] },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('An Offer of Peace', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership'],
      pass: nothing,
      partial: [6, shuffleIntoDestiny(2)],
      fail: all(lose('morale', 1), shuffleIntoDestiny(2)),
    },
    activation: ['launch'],
  }),
  crisis('Assassination Plot', {
    choose: {
      by: 'president',
      options: [
        sinceRevision(
          6,
          tradeForTreachery(eachOf(current, admiral), 3), // BG-UNI-119: the current player first
          tradeForTreachery(eachOf(admiral, current), 3),
        ),
        execute(admiral),
      ],
    },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('Civilian Ship Nuked', {
    choose: { by: 'president', options: [all(destroyCivilian(1), everybodyTrades), destroyCivilian(2)] },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Code Blue', {
    check: {
      difficulty: 13,
      skills: ['politics', 'leadership', 'tactics'],
      pass: pick('current', examinable(current), lookLoyalty(current, chosen, 'random')),
      fail: all(lose('morale', 1), sendTo('brig', current)),
    },
    orElse: { by: 'current', effect: tradeForTreachery(everybody, 2) },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Defending a Prisoner', {
    check: {
      difficulty: 11,
      skills: ['politics', 'leadership'],
      pass: nothing,
      fail: all(lose('morale', 1), roll(4).orLess(execute(current))),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Food Hoarding in the Fleet', {
    choose: {
      by: 'president',
      options: [all(lose('morale', 1), roll(3).orLess(destroyCivilian(1))), lose('food', 2)],
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Medical Breakthrough', {
    check: {
      difficulty: 12,
      skills: ['politics', 'leadership', 'engineering'],
      pass: draw(humans, 1, 'own'),
      partial: [6, nothing],
      fail: all(lose('morale', 1), everybodyTrades),
    },
    activation: ['heavy'],
  }),
  crisis('Pressure the Supply Ships', {
    choose: {
      by: 'admiral',
      options: [all(gain('food', 1), lose('morale', 1), tradeForTreachery(admiral, 2)), lose('food', 2)],
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Reunite the Fleet', {
    check: {
      difficulty: 10,
      skills: ['politics', 'leadership'],
      pass: gain('population', 1),
      fail: all(lose('morale', 1), everybodyTrades),
    },
    orElse: { by: 'current', effect: tradeForTreachery(current, 2, 'random') },
    activation: ['raiders'],
  }),
  crisis("Review Galactica's Log", {
    check: {
      difficulty: 14,
      skills: ['politics', 'leadership', 'tactics'],
      pass: nothing,
      partial: [6, discard(admiral, 3)],
      fail: all(lose('morale', 1), discard(admiral, 5)),
    },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Sabotage Investigated', {
    check: {
      difficulty: 9,
      skills: ['tactics', 'engineering'],
      pass: lose('food', 1),
      fail: all(lose('morale', 1), lose('fuel', 1), lose('food', 1)),
    },
    activation: ['heavy'],
    jump: true,
  }),
  crisis('Standoff with Pegasus', {
    check: {
      difficulty: 22,
      skills: ['politics', 'leadership', 'tactics', 'piloting'],
      pass: may('current', pick('current', inBrig, free('current', chosen, { anywhere: true }))),
      fail: all(lose('population', 1), lose('morale', 1), damageVipers(1, 'space')),
    },
    activation: ['launch'],
  }),
  crisis('Suspicious Election Results', {
    choose: {
      by: 'admiral',
      options: [passOnTitles(president, ['president']), tradeForTreachery(admiral, 1, 'random')],
    },
    activation: ['raiders'],
  }),
  crisis('The Black Market', {
    check: {
      difficulty: 13,
      skills: ['politics', 'leadership', 'tactics'],
      pass: gain('food', 1),
      fail: all(lose('food', 2), lose('morale', 1)),
    },
    orElse: { by: 'current', effect: all(lose('food', 1), everybodyTrades) },
    activation: ['raiders'],
    jump: true,
  }),
  crisis('Training Snafu', {
    check: {
      difficulty: 8,
      skills: ['leadership', 'piloting'],
      pass: nothing,
      fail: damageVipers(3, 'both'),
    },
    activation: ['basestars'],
    jump: true,
  }),
  crisis('Unsettling Stories', {
    check: {
      difficulty: 9,
      skills: ['politics', 'leadership'],
      pass: nothing,
      fail: all(lose('morale', 1), everybodyTrades),
    },
    orElse: { by: 'current', effect: lose('morale', 1) },
    activation: ['raiders'],
    jump: true,
  }),
];
