/** The super crises of Pegasus. */

import { superCrisesOf } from '../../core/content/crisis.ts';
import type { CrisisEntry } from '../../core/content/entry.ts';
import { discard, draw } from '../../core/effects/cards.ts';
import { staysInPlay } from '../../core/effects/crisis.ts';
import { drawSuper } from '../../core/effects/cylons.ts';
import { damageGalactica } from '../../core/effects/damage.ts';
import { code, type Effect } from '../../core/effects/effect.ts';
import { all, each, nothing, sinceRevision } from '../../core/effects/flow.ts';
import { lose } from '../../core/effects/resources.ts';
import { admiral, chosen, cylons, everybody, president } from '../../core/effects/who.ts';
import { discardSkillCards } from '../../core/engine/decks.ts';
import type { Hooks } from '../../core/engine/hooks.ts';
import { execute as executeCharacter } from '../../core/rules/execution.ts';
import { countsAsHuman } from '../../core/state/allegiance.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';
import { untilJump } from '../attack-cards/attack.ts';
import { shuffleIntoDestiny, tradeForTreachery } from '../treachery/effects.ts';

const superCrisis = superCrisesOf('pegasus');

const discardDestiny: Effect = code(phrase('pegasus.discard-destiny'), function* (g) {
  discardSkillCards(g, g.cards.list(zones.destiny));
});

/** BG-FAQ-50 */
const noMiracles: Hooks = {
  forbid: (g, _, seat, what) => what.kind === 'use-miracle' && countsAsHuman(g, seat),
};

/** Those in the wrong place when the fleet jumps die once the jump is over. BG-UNI-106, BG-UNI-107 */
const deadlyJump: Hooks = {
  *beforeJump(g) {
    for (const seat of g.seats) {
      if (g.isAt(seat, 'engine-room') || g.isAt(seat, 'ftl-control')) g.turn.modifiers.set('caught-in-jump', seat);
    }
  },
  *afterJump(g) {
    for (const seat of g.seatsFrom(g.current)) {
      if (g.turn.modifiers.take('caught-in-jump', seat)) yield* executeCharacter(g, seat);
    }
  },
};

export const superCrises: readonly CrisisEntry[] = [
  superCrisis('"Demand Peace" Manifesto', {
    kind: 'choice',
    chooser: 'admiral',
    options: [all(lose('morale', 1), damageGalactica(2)), all(discard(president, 'all'), discard(admiral, 'all'))],
  }),
  superCrisis('Footage Transmitted', {
    kind: 'check',
    check: {
      difficulty: 17,
      skills: ['politics', 'leadership', 'tactics'],
      pass: draw(everybody, 1, 'treachery'),
      partial: [12, draw(cylons, 2, 'treachery')],
      fail: each(cylons, all(draw(chosen, 2, 'treachery'), drawSuper(chosen))),
    },
  }),
  superCrisis('Lured into a Trap', {
    kind: 'attack',
    option: 'cylon-attack',
    attack: {
      activate: ['raiders'],
      setup: {
        'starboard-bow': { basestar: 1, raider: 3 },
        'starboard-stern': { basestar: 1, raider: 3 },
        stern: { 'heavy-raider': 1 },
        'port-stern': { viper: 1, civilian: 1 },
        'port-bow': { viper: 1, civilian: 1 },
      },
      special: {
        name: 'Dangerous Repairs are Necessary',
        effect: {
          ...nothing,
          text: phrase('pegasus.dangerous-repairs-are-necessary'),
        },
        stays: untilJump(deadlyJump),
      },
    },
  }),
  superCrisis('Psychological Warfare', {
    kind: 'choice',
    chooser: 'president',
    options: [
      all(
        lose('morale', 1),
        sinceRevision(6, tradeForTreachery(everybody, 2), all(discard(everybody, 2), draw(everybody, 2, 'treachery'))),
      ),
      all(draw(cylons, 2, 'treachery'), discardDestiny, shuffleIntoDestiny(6)),
    ],
  }),
  superCrisis('The Farm', {
    kind: 'check',
    check: {
      difficulty: 15,
      skills: ['tactics', 'engineering'],
      pass: nothing,
      partial: [8, lose('food', 1)],
      fail: all(lose('food', 1), lose('population', 1), staysInPlay(phrase('pegasus.the-farm'))),
    },
    hooks: noMiracles,
  }),
];
