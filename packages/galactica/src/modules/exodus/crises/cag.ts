/** Crises the CAG decides: only with the Cylon Fleet board is there one. */
import { crisesOf } from '../../../core/content/crisis.ts';
import type { CrisisEntry } from '../../../core/content/entry.ts';
import { discard } from '../../../core/effects/cards.ts';
import { damageGalactica } from '../../../core/effects/damage.ts';
import type { Effect, Who } from '../../../core/effects/effect.ts';
import { all, each, may } from '../../../core/effects/flow.ts';
import { lose } from '../../../core/effects/resources.ts';
import { activate, activateVipers, damageVipers, place, vipersHome } from '../../../core/effects/ships.ts';
import { admiral, current, eachOf, everybody } from '../../../core/effects/who.ts';
import { boardOf, isLocation } from '../../../core/rules/boards.ts';
import { canLaunchSelf, launchSelf } from '../../../core/rules/piloting.ts';
import { phrase } from '../../../core/text/phrase.ts';
import { cag, pursuit } from '../../cylon-fleet/effects.ts';

const crisis = crisesOf('exodus');

/** The Brig keeps its inmates. BG-UNI-127 */
const pilotsOnGalactica: Who = {
  text: phrase('exodus.pilots-on-galactica'),
  of: (g, c) =>
    everybody.of(g, c).filter((seat) => {
      const { place: at } = g.player(seat);
      return isLocation(at) && boardOf(g, at) === 'galactica' && at !== 'brig' && canLaunchSelf(g, seat);
    }),
};
const launches: Effect = {
  text: phrase('exodus.launches'),
  *run(g, { chosen }) {
    if (chosen !== null) yield* launchSelf(g, chosen);
  },
  possible: (g, { chosen }) => chosen !== null && canLaunchSelf(g, chosen), // who comes first may take the last viper
};

export const cagChoices: readonly CrisisEntry[] = [
  crisis('Detente', {
    option: 'cylon-fleet',
    choose: { by: 'cag', options: [all(vipersHome, pursuit), activate('basestars', 'raiders', 'heavy')] },
    activation: ['launch'],
  }),
  crisis('Raiders Inbound', {
    option: 'cylon-fleet',
    choose: {
      by: 'cag',
      options: [all(lose('population', 1), damageGalactica(1)), discard(eachOf(cag, admiral), 3)],
    },
    activation: ['heavy'],
  }),
  crisis('Return to Duty', {
    option: 'cylon-fleet',
    choose: {
      by: 'cag',
      options: [all(each(pilotsOnGalactica, may('chosen', launches)), activate('launch')), activate('basestars')],
    },
    activation: ['raiders'],
  }),
  crisis('Review Camera Footage', {
    option: 'cylon-fleet',
    choose: {
      by: 'cag',
      options: [
        all(damageVipers(2, 'reserves'), pursuit, activateVipers('cag', 1)),
        all(discard(cag, 2), discard(current, 3)),
      ],
    },
    activation: ['basestars'],
  }),
  crisis('Tracked by Radiation', {
    option: 'cylon-fleet',
    choose: {
      by: 'cag',
      options: [all(place('bow', { basestar: 1, raider: 3 }), place('stern', { civilian: 2 })), lose('fuel', 1)],
    },
    activation: ['basestars'],
  }),
  crisis('Training a Rookie', {
    option: 'cylon-fleet',
    choose: {
      by: 'cag',
      options: [all(activateVipers('current', 1, { must: true }), activate('raiders')), damageVipers(2, 'both', 'cag')],
    },
    activation: ['launch'],
  }),
];
