/** Cylon attack cards of the base game, for games without the Cylon Fleet board. */
import type { Rules } from '@ragtag/kernel';
import type { CrisisEntry } from '../../core/content/entry.ts';
import { discard } from '../../core/effects/cards.ts';
import { code } from '../../core/effects/effect.ts';
import { jumpTrack } from '../../core/effects/jump.ts';
import { activate, damageVipers } from '../../core/effects/ships.ts';
import { current } from '../../core/effects/who.ts';
import type { Hooks } from '../../core/engine/hooks.ts';
import { activateRaiders } from '../../core/rules/raiders.ts';
import { zones } from '../../core/state/zones.ts';
import { phrase } from '../../core/text/phrase.ts';
import { attack, standing, untilJump } from './attack.ts';
import { attackCardEnds } from './cylon-attack-card.ts';

const relentless: Hooks = {
  *shipDestroyed(g, _owner, kind, card): Rules<void> {
    if (kind !== 'raider' && card !== null) attackCardEnds(g, card);
  },
  *afterJump(g, _owner, card): Rules<void> {
    if (card === null) return;
    g.cards.move(card, zones.crisisDeck);
    g.cards.shuffle(zones.crisisDeck);
    g.emit({ type: 'shuffled-into-crisis-deck', name: 'Thirty-Three' });
  },
};

export const attackCrises: readonly CrisisEntry[] = [
  attack('Ambush', {
    activate: ['basestars'],
    setup: {
      bow: { raider: 4 },
      'starboard-stern': { civilian: 1 },
      stern: { basestar: 1, raider: 4 },
      'port-stern': { viper: 2, civilian: 1 },
      'port-bow': { civilian: 1 },
    },
    special: {
      name: 'Training new Pilots',
      effect: standing(phrase('attack-cards.training-new-pilots')),
      stays: untilJump({ attackModifier: (_g, _owner, { by, piloted }) => (by === 'viper' && !piloted ? -2 : 0) }),
    },
  }),
  attack('Besieged', {
    activate: ['raiders'],
    setup: {
      bow: { civilian: 1 },
      'starboard-bow': { civilian: 1 },
      stern: { 'heavy-raider': 1 },
      'port-stern': { basestar: 1 },
      'port-bow': { raider: 4, viper: 2, civilian: 1 },
    },
    special: {
      name: 'Heavy Casualties',
      effect: code(phrase('attack-cards.heavy-casualties'), function* (g) {
        yield* activateRaiders(g, ['port-bow'], g.turn.modifiers.amount('raiders-set-up', 'port-bow'));
      }),
    },
  }),
  attack('Boarding Parties', {
    activate: ['heavy'],
    setup: {
      bow: { 'heavy-raider': 2 },
      'starboard-bow': { basestar: 1, raider: 4 },
      'starboard-stern': { 'heavy-raider': 2 },
      stern: { civilian: 1 },
      'port-stern': { civilian: 2 },
    },
    special: { name: 'Surprise Assault', effect: standing(phrase('attack-cards.surprise-assault')) },
  }),
  attack('Cylon Swarm', {
    activate: ['basestars'],
    setup: {
      bow: { basestar: 1, raider: 5 },
      'starboard-bow': { 'heavy-raider': 1 },
      stern: { civilian: 1 },
      'port-stern': { viper: 1, civilian: 1 },
      'port-bow': { viper: 1, civilian: 1 },
    },
    special: {
      name: 'Massive Deployment',
      effect: standing(phrase('attack-cards.massive-deployment')),
      stays: untilJump({ launchCount: (_g, _owner, _kind, n) => n + 1 }),
    },
  }),
  attack('Heavy Assault', {
    activate: ['raiders'],
    setup: {
      bow: { basestar: 1 },
      'starboard-bow': { basestar: 1 },
      stern: { civilian: 1 },
      'port-stern': { civilian: 1 },
      'port-bow': { viper: 1, civilian: 1 },
    },
    special: { name: 'Heavy Bombardment', effect: activate('basestars') },
  }),
  attack('Jammed Assault', {
    activate: ['raiders'],
    setup: {
      bow: { civilian: 1 },
      'starboard-bow': { raider: 4 },
      'starboard-stern': { basestar: 1, 'heavy-raider': 2 },
      stern: { civilian: 1 },
      'port-stern': { viper: 1, civilian: 1 },
      'port-bow': { viper: 1, civilian: 1 },
    },
    special: {
      name: 'Communications Jamming',
      effect: standing(phrase('attack-cards.communications-jamming')),
      stays: untilJump({
        forbid: (_g, _owner, _seat, what) => what.kind === 'activate' && what.location === 'communications',
      }),
    },
  }),
  attack('Raiding Party', {
    activate: ['raiders'],
    setup: {
      'starboard-stern': { basestar: 1, raider: 3 },
      stern: { 'heavy-raider': 2, raider: 2 },
      'port-stern': { civilian: 1 },
      'port-bow': { viper: 2, civilian: 2 },
    },
    special: { name: 'FTL Failure', effect: jumpTrack(-1) },
  }),
  attack('Surrounded', {
    activate: ['basestars'],
    setup: {
      bow: { raider: 4 },
      'starboard-bow': { basestar: 1 },
      'starboard-stern': { raider: 3, 'heavy-raider': 1 },
      stern: { civilian: 1 },
      'port-stern': { viper: 1, civilian: 1 },
      'port-bow': { viper: 1, civilian: 1 },
    },
    special: { name: 'Panic', effect: discard(current, 3) },
  }),
  attack('Tactical Strike', {
    activate: ['raiders'],
    setup: {
      bow: { 'heavy-raider': 1 },
      'starboard-stern': { civilian: 1 },
      stern: { civilian: 1 },
      'port-stern': { viper: 2, civilian: 1 },
      'port-bow': { basestar: 1, raider: 5 },
    },
    special: { name: 'Hangar Assault', effect: damageVipers(2, 'reserves') },
  }),
  attack('Thirty-Three', {
    activate: ['raiders'],
    setup: {
      bow: { basestar: 1 },
      'starboard-stern': { civilian: 1 },
      stern: { civilian: 1 },
      'port-stern': { viper: 1, civilian: 1 },
      'port-bow': { viper: 1, civilian: 1 },
    },
    special: {
      name: 'Relentless Pursuit',
      effect: standing(phrase('attack-cards.relentless-pursuit')),
      stays: { until: 'special', hooks: relentless },
    },
  }),
];
