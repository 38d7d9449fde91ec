/** The bases of the second set. */

import { exhaustTo, rules } from '../../effects/abilities.ts';
import { power, voidText } from '../../effects/card-actions.ts';
import { extraActions, nextStackTripled } from '../../effects/challenges.ts';
import { cylonThreat, unit } from '../../effects/filter.ts';
import { exhaustSelf } from '../../effects/prices.ts';
import { both, target, you } from '../../effects/select.ts';
import { mayWhen, threatsRevealed } from '../../effects/triggers.ts';
import { baseCard, type Entry } from '../card.ts';

export const baseCards: readonly Entry[] = [
  baseCard('BSG2-001', 'Assault Base Star', {
    power: 3,
    handSize: 4,
    influence: 10,
    resource: 'logistics',
    does: [exhaustTo(target(unit.with('Cylon'), power(2)))],
  }),
  baseCard('BSG2-002', 'Blockading Base Star', {
    power: 2,
    handSize: 3,
    influence: 12,
    resource: 'persuasion',
    does: [mayWhen(threatsRevealed, both(target(cylonThreat, voidText)), { price: exhaustSelf })],
  }),
  baseCard('BSG2-003', 'BS-75 Galactica', {
    power: 6,
    handSize: 4,
    influence: 10,
    resource: 'security',
    does: [exhaustTo(target(unit.challengingThreat, power(3)))],
  }),
  baseCard('BSG2-004', 'Colonial Heavy 798', {
    power: 4,
    handSize: 4,
    influence: 12,
    resource: 'persuasion',
    does: [
      rules('When you resolve a mission, you may exhaust this base to have it count as 1 Civilian unit.', {
        kind: 'mission-help',
        price: exhaustSelf,
        fills: ({ trait, type }) => trait === 'Civilian' && (type === undefined || type === 'unit'),
        n: 1,
        trait: null,
      }),
    ],
  }),
  baseCard('BSG2-005', 'Delphi Union High School', {
    power: 4,
    handSize: 4,
    influence: 11,
    resource: 'security',
    does: [exhaustTo(target(unit.inChallenge, power(1)))],
  }),
  baseCard('BSG2-006', 'Ragnar Anchorage', {
    power: 5,
    handSize: 5,
    influence: 9,
    resource: 'logistics',
    does: [exhaustTo(you(extraActions(1), nextStackTripled))],
  }),
];
