/** What only single cards, places and sheets say, in English. */
import type { Sentences } from '../../../words/english/phrases.ts';

export const attackCardsPhrases = {
  'attack-cards.scar-arrives':
    'the raider just set up is Scar: raiders that are activated, Scar acts twice; only a roll of 7 or 8 destroys it',
  'attack-cards.cavalry':
    'gain 1 assault raptor: the current player places it in a launch area and may activate it at once',
  'attack-cards.constant-barrage':
    'until the fleet jumps or no raider is left, each basestar launches 2 raiders whenever raiders are activated',
  'attack-cards.raptor-crew-captured':
    'until the fleet jumps, lose 1 morale and destroy 1 raptor when a basestar is destroyed',
  'attack-cards.gravity-well': 'until the fleet jumps, whoever activates a viper first discards 1 skill card',
  'attack-cards.suppressive-fire':
    'until the fleet jumps or a basestar is destroyed, nobody may use actions or movement abilities of piloting cards',
  'attack-cards.concerted-attack': 'until the fleet jumps or a basestar is destroyed, nobody may activate the Armory',
  'attack-cards.training-new-pilots': 'until the fleet jumps, unmanned vipers roll with -2 when they attack',
  'attack-cards.heavy-casualties': 'the raiders just set up are activated at once',
  'attack-cards.surprise-assault': 'no vipers are set up',
  'attack-cards.massive-deployment':
    'until the fleet jumps, a basestar that launches raiders or heavy raiders launches one more',
  'attack-cards.communications-jamming': 'until the fleet jumps, nobody may activate Communications',
  'attack-cards.relentless-pursuit':
    'stays until a civilian ship or a basestar is destroyed; if the fleet jumps before, it is shuffled into the crisis deck',
} as const satisfies Sentences;
