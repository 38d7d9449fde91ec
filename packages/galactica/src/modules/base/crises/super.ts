/** Super crises of all sets: played by Cylon players; they have no icons at their foot. */

import type { CrisisEntry } from '../../../core/content/entry.ts';
import { discard, draw, shuffleIntoDestiny, take } from '../../../core/effects/cards.ts';
import { staysInPlay } from '../../../core/effects/crisis.ts';
import { drawSuper, execute } from '../../../core/effects/cylons.ts';
import { damageGalactica, destroyCivilian } from '../../../core/effects/damage.ts';
import { code, type Effect } from '../../../core/effects/effect.ts';
import { all, each, nothing, pick } from '../../../core/effects/flow.ts';
import { jumpTrack } from '../../../core/effects/jump.ts';
import { movableTo, sendTo } from '../../../core/effects/movement.ts';
import { lose } from '../../../core/effects/resources.ts';
import { activate, boarding } from '../../../core/effects/ships.ts';
import { admiral, chosen, cylons, everybody, president, you } from '../../../core/effects/who.ts';
import { discardSkillCards } from '../../../core/engine/decks.ts';
import type { Hooks } from '../../../core/engine/hooks.ts';
import { execute as executeCharacter } from '../../../core/rules/execution.ts';
import { destroyColonialOne } from '../../../core/rules/locations.ts';
import { countsAsHuman } from '../../../core/state/allegiance.ts';
import { zones } from '../../../core/state/zones.ts';
import { untilJump } from '../../attack-cards/attack.ts';
import { cag } from '../../cylon-fleet/effects.ts';

type Super = Omit<CrisisEntry, 'deck' | 'name' | 'set' | 'count' | 'activation' | 'jump'>;

function superCrisis(name: string, set: CrisisEntry['set'], card: Super): CrisisEntry {
  return { deck: 'super-crisis', name, set, count: 1, ...card, activation: [], jump: false };
}

/** The board is closed and its people are in Sickbay. BG-OVERLAY-01, BG-OVERLAY-02 */
const colonialOneIsDestroyed: Effect = code(
  'everybody on Colonial One is sent to Sickbay and Colonial One is destroyed',
  destroyColonialOne,
);

const discardDestiny: Effect = code('discard the whole Destiny deck', function* (g) {
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
  superCrisis('Bomb on Colonial 1', 'base', {
    kind: 'check',
    check: {
      difficulty: 15,
      skills: ['tactics', 'piloting', 'engineering'],
      pass: nothing,
      fail: all(lose('morale', 2), colonialOneIsDestroyed, staysInPlay('nobody may move to Colonial One')),
    },
  }),
  superCrisis('Cylon Intruders', 'base', {
    kind: 'check',
    check: {
      difficulty: 18,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      partial: [14, boarding(1)],
      fail: all(damageGalactica(1), boarding(2)),
    },
  }),
  superCrisis('Fleet Mobilization', 'base', {
    kind: 'check',
    check: {
      difficulty: 24,
      skills: ['leadership', 'tactics', 'piloting', 'engineering'],
      pass: activate('basestars', 'launch'),
      fail: all(lose('morale', 1), activate('basestars', 'raiders', 'heavy', 'launch')),
    },
  }),
  superCrisis('Inbound Nukes', 'base', {
    kind: 'check',
    check: {
      difficulty: 15,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: all(lose('fuel', 1), lose('food', 1), lose('population', 1)),
    },
  }),
  superCrisis('Massive Assault', 'base', {
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
  superCrisis('"Demand Peace" Manifesto', 'pegasus', {
    kind: 'choice',
    chooser: 'admiral',
    options: [all(lose('morale', 1), damageGalactica(2)), all(discard(president, 'all'), discard(admiral, 'all'))],
  }),
  superCrisis('Footage Transmitted', 'pegasus', {
    kind: 'check',
    check: {
      difficulty: 17,
      skills: ['politics', 'leadership', 'tactics'],
      pass: draw(everybody, 1, 'treachery'),
      partial: [12, draw(cylons, 2, 'treachery')],
      fail: each(cylons, all(draw(chosen, 2, 'treachery'), drawSuper(chosen))),
    },
  }),
  superCrisis('Lured into a Trap', 'pegasus', {
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
          text: 'everybody in the Engine Room or in FTL Control when the fleet jumps is executed after the jump',
        },
        stays: untilJump(deadlyJump),
      },
    },
  }),
  superCrisis('Psychological Warfare', 'pegasus', {
    kind: 'choice',
    chooser: 'president',
    options: [
      all(lose('morale', 1), discard(everybody, 2), draw(everybody, 2, 'treachery')),
      all(draw(cylons, 2, 'treachery'), discardDestiny, shuffleIntoDestiny(6)),
    ],
  }),
  superCrisis('The Farm', 'pegasus', {
    kind: 'check',
    check: {
      difficulty: 15,
      skills: ['tactics', 'engineering'],
      pass: nothing,
      partial: [8, lose('food', 1)],
      fail: all(
        lose('food', 1),
        lose('population', 1),
        staysInPlay('human players may not use their once-per-game abilities'),
      ),
    },
    hooks: noMiracles,
  }),
  superCrisis('Fighting Blind', 'exodus', {
    kind: 'choice',
    option: 'cylon-fleet',
    chooser: 'cag',
    options: [boarding(2), execute(cag)],
  }),
  superCrisis('Fire All Missiles', 'exodus', {
    kind: 'check',
    check: {
      difficulty: 22,
      skills: ['tactics', 'piloting'],
      pass: nothing,
      fail: destroyCivilian(2),
      consequence: damageGalactica(2),
    },
  }),
  superCrisis('Human Prisoner', 'exodus', {
    kind: 'check',
    check: {
      difficulty: 18,
      skills: ['leadership', 'tactics'],
      pass: nothing,
      fail: pick('you', movableTo('sickbay'), take(chosen, you, 'all'), sendTo('sickbay', chosen)),
    },
  }),
];
