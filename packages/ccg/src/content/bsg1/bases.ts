/** The bases of the first set. */
import { exhaustTo } from '../../effects/abilities.ts';
import { afterChallenge, commit, power, ready } from '../../effects/card-actions.ts';
import { keepOneOnTop } from '../../effects/decks.ts';
import { personnel, ship, unit } from '../../effects/filter.ts';
import { influence } from '../../effects/player-actions.ts';
import { exhaustSelf } from '../../effects/prices.ts';
import { target, targetPlayer, you } from '../../effects/select.ts';
import { instead, lessLost, mayWhen, youAreChallenged, youLoseInfluence } from '../../effects/triggers.ts';
import { baseCard, type Entry } from '../card.ts';

export const baseCards: readonly Entry[] = [
  baseCard('BSG1-001', 'Agro Ship', {
    power: 4,
    handSize: 3,
    influence: 11,
    resource: 'logistics',
    does: [mayWhen(youAreChallenged, target(personnel, ready, afterChallenge(commit)), { price: exhaustSelf })],
  }),
  baseCard('BSG1-002', 'Battlestar Galactica', {
    power: 7,
    handSize: 4,
    influence: 12,
    resource: 'security',
    does: [exhaustTo(target(unit.challenging, power(2)))],
  }),
  baseCard('BSG1-003', 'Celestra', {
    power: 4,
    handSize: 5,
    influence: 9,
    resource: 'persuasion',
    does: [exhaustTo(you(keepOneOnTop(2)))],
  }),
  baseCard('BSG1-004', 'Colonial One', {
    power: 5,
    handSize: 4,
    influence: 10,
    resource: 'persuasion',
    does: [exhaustTo(targetPlayer(influence(1)))],
  }),
  baseCard('BSG1-005', 'Cylon Base Star', {
    power: 3,
    handSize: 5,
    influence: 10,
    resource: 'logistics',
    does: [exhaustTo(target(unit.with('Cylon'), ready))],
  }),
  baseCard('BSG1-006', 'Flattop', {
    power: 4,
    handSize: 3,
    influence: 11,
    resource: 'logistics',
    does: [mayWhen(youAreChallenged, target(ship, ready, afterChallenge(commit)), { price: exhaustSelf })],
  }),
  baseCard('BSG1-007', 'Galactica', {
    power: 6,
    handSize: 4,
    influence: 9,
    resource: 'security',
    does: [exhaustTo(targetPlayer(influence(-1)))],
  }),
  baseCard('BSG1-008', 'I.H.T. Colonial One', {
    power: 5,
    handSize: 3,
    influence: 12,
    resource: 'persuasion',
    does: [instead(youLoseInfluence, 'you may exhaust this base to lose 2 less', lessLost(2), { price: exhaustSelf })],
  }),
  baseCard('BSG1P-1', "Captain's Quarters", {
    power: 4,
    handSize: 4,
    influence: 11,
    resource: 'persuasion',
    promo: true,
  }),
  baseCard('BSG1P-2', 'Operations Room', { power: 4, handSize: 4, influence: 11, resource: 'logistics', promo: true }),
  baseCard('BSG1P-3', 'Hangar Bay', { power: 4, handSize: 4, influence: 11, resource: 'security', promo: true }),
];
