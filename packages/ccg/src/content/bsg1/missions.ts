/** The missions of the first set. */

import { all, effect, fleetDefense, mysticBonus, notSingular, paying, rules } from '../../effects/abilities.ts';
import { perCardIn } from '../../effects/amounts.ts';
import {
  commit,
  commitAndExhaust,
  defeat,
  gainsTrait,
  intoDeck,
  itsOwner,
  power,
  ready,
  sacrifice,
  toHand,
  toTopOfDeck,
} from '../../effects/card-actions.ts';
import { searchFor, shufflesDiscardIn } from '../../effects/decks.ts';
import { exchangesWithHand } from '../../effects/exchange.ts';
import { aCard, aCardWith, asset, personnel, ship, those, unit, unitOrMission } from '../../effects/filter.ts';
import { draws, either, influence, own, suppliesFromHand } from '../../effects/player-actions.ts';
import { sacrificeSelf, withTarget } from '../../effects/prices.ts';
import { code, each, eachPlayer, target, targetPlayer, targets, you } from '../../effects/select.ts';
import {
  instead,
  mayWhen,
  readyPhaseBegins,
  replaced,
  when,
  youPlayEvent,
  yoursWouldBeDefeated,
} from '../../effects/triggers.ts';
import { choose } from '../../rules/asking.ts';
import { sacrifice as sacrificed } from '../../rules/moving.ts';
import { type Entry, missionCard } from '../card.ts';

const councillor = withTarget(commitAndExhaust, those('Politician'));

export const missionCards: readonly Entry[] = [
  missionCard('BSG1-056', 'Accused', {
    requires: [{ n: 1, trait: 'Civilian', type: 'unit' }],
    traits: ['Cylon'],
    mystic: 3,
    threat: 0,
    does: [effect(target(personnel, gainsTrait('Cylon', 'turn')))],
  }),
  missionCard('BSG1-057', 'Alert Five', {
    requires: [{ n: 1, trait: 'Officer' }],
    traits: ['Military'],
    mystic: 4,
    threat: 2,
    does: [effect(each(those('Fighter'), ready))],
  }),
  missionCard('BSG1-058', 'Arrow Of Apollo', {
    requires: [
      { n: 1, trait: 'Pilot' },
      { n: 1, type: 'ship' },
    ],
    traits: ['Political'],
    mystic: 1,
    threat: 2,
    does: [effect(searchFor(aCard, false))],
  }),
  missionCard('BSG1-059', 'Article 23', {
    requires: [{ n: 1, trait: 'Officer' }],
    traits: ['Political'],
    mystic: 4,
    threat: 0,
    does: [effect(eachPlayer(either(own(sacrifice, personnel), influence(-2))))],
  }),
  missionCard('BSG1-060', 'Based On Scriptures', {
    requires: [{ n: 3, trait: 'Politician' }],
    traits: ['Political'],
    mystic: 4,
    threat: 0,
    does: [effect(you(influence(5)))],
  }),
  missionCard('BSG1-061', 'CAG', {
    requires: [{ n: 1, trait: 'Officer' }],
    traits: ['Military'],
    keywords: ['Persistent'],
    mystic: 2,
    threat: 1,
    does: [all(ship.yours, { power: 1 })],
  }),
  missionCard('BSG1-062', 'Colonial Day', {
    requires: [
      { n: 1, trait: 'Civilian', type: 'unit' },
      { n: 1, trait: 'Politician' },
    ],
    traits: ['Political'],
    mystic: 4,
    threat: 0,
    does: [effect(each(unit.with('Civilian'), ready))],
  }),
  missionCard('BSG1-063', 'Combat Air Patrol', {
    requires: [
      { n: 1, trait: 'Pilot' },
      { n: 1, type: 'ship' },
    ],
    traits: ['Military'],
    keywords: ['Persistent'],
    mystic: 2,
    threat: 1,
    does: [paying(withTarget(commit, those('Pilot')), you(influence(1)))],
  }),
  missionCard('BSG1-064', 'Difference Of Opinion', {
    requires: [{ n: 2, trait: 'Officer' }],
    traits: ['Military'],
    keywords: ['Persistent'],
    mystic: 3,
    threat: 1,
    does: [
      rules('To challenge you, a player must pay 1 resource of any type for each challenge.', {
        kind: 'challenge-tax',
      }),
    ],
  }),
  missionCard('BSG1-065', 'Dradis Contact', {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, type: 'ship' },
    ],
    traits: ['Military'],
    keywords: ['Persistent'],
    mystic: 4,
    threat: 1,
    does: [mayWhen(youPlayEvent, you(influence(1)))],
  }),
  missionCard('BSG1-066', 'Earn Freedom Points', {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, trait: 'Politician' },
    ],
    traits: ['Civilian'],
    mystic: 5,
    threat: 1,
    does: [effect(you(influence(perCardIn(unitOrMission.with('Civilian').yours))))],
  }),
  missionCard('BSG1-067', 'Earn Your Wings', {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, trait: 'Pilot' },
    ],
    traits: ['Military'],
    mystic: 3,
    threat: 1,
    does: [effect(each(those('Pilot'), ready))],
  }),
  missionCard('BSG1-068', 'Flight School', {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, trait: 'Pilot' },
    ],
    traits: ['Military'],
    keywords: ['Persistent'],
    mystic: 3,
    threat: 1,
    does: [
      instead(yoursWouldBeDefeated('ship'), 'you may sacrifice this mission instead', replaced, {
        price: sacrificeSelf,
      }),
    ],
  }),
  missionCard('BSG1-069', 'Formal Dress Function', {
    requires: [{ n: 2, trait: 'Politician' }],
    traits: ['Political'],
    mystic: 3,
    threat: 0,
    does: [effect(each(those('Officer'), commit))],
  }),
  missionCard('BSG1-070', 'Full Scale Assault', {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, type: 'ship' },
    ],
    traits: ['Military'],
    mystic: 3,
    threat: 1,
    does: [effect(each(unit.yours, power(1)))],
  }),
  missionCard('BSG1-071', 'God Has A Plan', {
    requires: [{ n: 2, trait: 'Cylon', type: 'unit' }],
    traits: ['Cylon'],
    keywords: ['Persistent'],
    mystic: 4,
    threat: 2,
    does: [mysticBonus(1, 'Cylon')],
  }),
  missionCard('BSG1-072', "Green: You're A Normal Human", {
    requires: [{ n: 1, trait: 'Civilian', type: 'unit' }],
    traits: ['Civilian'],
    mystic: 5,
    threat: 0,
    does: [effect(target(unit.with('Cylon'), itsOwner(toHand, influence(2))))],
  }),
  missionCard('BSG1-073', 'Hand Of God', {
    requires: [{ n: 1, trait: 'Politician' }],
    mystic: 2,
    threat: 1,
    does: [effect(you(draws(2)))],
  }),
  missionCard('BSG1-074', 'Hunt For Tylium', {
    requires: [{ n: 1, type: 'ship' }],
    mystic: 5,
    threat: 0,
    does: [effect(you(suppliesFromHand))],
  }),
  missionCard('BSG1-075', 'Increased Loadout', {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, trait: 'Pilot' },
    ],
    traits: ['Military'],
    keywords: ['Persistent'],
    mystic: 3,
    threat: 1,
    does: [all(those('Fighter'), { power: 1 })],
  }),
  missionCard('BSG1-076', 'Interim Quorum Of Twelve', {
    requires: [
      { n: 1, trait: 'Politician' },
      { n: 1, type: 'ship' },
    ],
    traits: ['Political'],
    keywords: ['Persistent'],
    mystic: 4,
    threat: 1,
    does: [paying(councillor, target(personnel.otherThan(councillor), power(3)))],
  }),
  missionCard('BSG1-077', 'Investigation', {
    requires: [{ n: 2, trait: 'Officer' }],
    mystic: 5,
    threat: 0,
    does: [effect(target(personnel, itsOwner(toTopOfDeck, influence(-2))))],
  }),
  missionCard('BSG1-078', "Kobol's Last Gleaming", {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, trait: 'Pilot' },
    ],
    mystic: 3,
    threat: 1,
    does: [effect(target(personnel, intoDeck))],
  }),
  missionCard('BSG1-079', 'Life Has A Melody', {
    requires: [
      { n: 1, trait: 'Civilian', type: 'unit' },
      { n: 1, trait: 'Cylon', type: 'unit' },
    ],
    mystic: 3,
    threat: 0,
    does: [effect(searchFor(aCardWith('Cylon'), true))],
  }),
  missionCard('BSG1-080', 'Meet The New Boss', {
    requires: [
      { n: 1, trait: 'Civilian', type: 'unit' },
      { n: 1, trait: 'Officer' },
    ],
    mystic: 4,
    threat: 0,
    does: [effect(exchangesWithHand)],
  }),
  missionCard('BSG1-081', 'Misdirection', {
    requires: [
      { n: 1, trait: 'Civilian', type: 'unit' },
      { n: 1, trait: 'Officer' },
    ],
    keywords: ['Persistent'],
    mystic: 4,
    threat: 1,
    does: [
      instead(yoursWouldBeDefeated('personnel'), 'you may sacrifice this mission instead', replaced, {
        price: sacrificeSelf,
      }),
    ],
  }),
  missionCard('BSG1-082', 'Multiple Contacts', {
    requires: [
      { n: 1, type: 'personnel' },
      { n: 1, type: 'ship' },
    ],
    keywords: ['Persistent'],
    mystic: 2,
    threat: 1,
    does: [when(readyPhaseBegins, you(draws(1)))],
  }),
  missionCard('BSG1-083', 'Obliterate The Base', {
    requires: [
      { n: 1, trait: 'Pilot' },
      { n: 1, type: 'ship' },
    ],
    mystic: 3,
    threat: 0,
    does: [effect(target(asset.withoutSupply, defeat))],
  }),
  missionCard('BSG1-084', 'Overtime', {
    requires: [{ n: 2, type: 'personnel' }],
    mystic: 5,
    threat: 1,
    does: [effect(each(ship.yours, ready))],
  }),
  missionCard('BSG1-085', 'Persistent Assault', {
    requires: [{ n: 2, trait: 'Cylon', type: 'unit' }],
    traits: ['Cylon'],
    keywords: ['Persistent'],
    mystic: 5,
    threat: 0,
    does: [fleetDefense(-2)],
  }),
  missionCard('BSG1-086', 'Picking Sides', {
    requires: [{ n: 2, type: 'personnel' }],
    mystic: 2,
    threat: 0,
    does: [
      effect(
        code(
          'Choose a singular personnel you control. Each other player sacrifices every personnel with the same title.',
          function* (g, c) {
            const own = personnel.singular.yours.in(g, c);
            if (own.length === 0) return;
            const options = g.named('card', own);
            const { card } = yield* choose({ seat: c.you, kind: 'choose', context: g.source(c), options });
            const { title } = g.printed(card);
            const others = personnel.opposing.in(g, c);
            for (const one of others) if (g.printed(one).title === title) yield* sacrificed(g, one);
          },
        ),
      ),
    ],
  }),
  missionCard('BSG1-087', 'Press Junket', {
    requires: [{ n: 1, type: 'ship' }],
    mystic: 3,
    threat: 0,
    does: [effect(you(influence(2)))],
  }),
  missionCard('BSG1-088', 'Pulling Rank', {
    requires: [{ n: 1, trait: 'Officer' }],
    traits: ['Military'],
    mystic: 5,
    threat: 1,
    does: [effect(targets(2, personnel, commit))],
  }),
  missionCard('BSG1-089', "Red: You're An Evil Cylon", {
    requires: [{ n: 1, trait: 'Civilian', type: 'unit' }],
    traits: ['Civilian'],
    mystic: 5,
    threat: 1,
    does: [effect(target(unit.with('Cylon'), itsOwner(toHand, influence(-2))))],
  }),
  missionCard('BSG1-090', 'Refueling Operation', {
    requires: [
      { n: 2, trait: 'Pilot' },
      { n: 2, type: 'ship' },
    ],
    traits: ['Military'],
    mystic: 4,
    threat: 0,
    does: [effect(you(shufflesDiscardIn))],
  }),
  missionCard('BSG1-091', 'Relieved Of Duty', {
    requires: [{ n: 1, trait: 'Officer' }],
    traits: ['Political'],
    mystic: 2,
    threat: 0,
    does: [effect(target(personnel.alert, toHand))],
  }),
  missionCard('BSG1-092', 'Shuttle Diplomacy', {
    requires: [
      { n: 1, type: 'personnel' },
      { n: 1, type: 'ship' },
    ],
    traits: ['Political'],
    mystic: 4,
    threat: 0,
    does: [effect(you(influence(3)))],
  }),
  missionCard('BSG1-093', 'Stern Leadership', {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, trait: 'Pilot' },
    ],
    traits: ['Military'],
    keywords: ['Persistent'],
    mystic: 4,
    threat: 1,
    does: [all(those('Pilot'), { power: 1 })],
  }),
  missionCard('BSG1-094', 'Suspicions', {
    requires: [
      { n: 1, trait: 'Civilian', type: 'unit' },
      { n: 1, trait: 'Officer' },
    ],
    traits: ['Military'],
    mystic: 4,
    threat: 2,
    does: [effect(targetPlayer(influence(-2)))],
  }),
  missionCard('BSG1-095', 'Trying Times', {
    requires: [{ n: 2, trait: 'Politician' }],
    traits: ['Political'],
    mystic: 4,
    threat: 1,
    does: [effect(you(influence(perCardIn(those('Politician').alert))))],
  }),
  missionCard('BSG1-096', "We'll See You Again", {
    requires: [{ n: 2, trait: 'Cylon', type: 'unit' }],
    keywords: ['Persistent'],
    mystic: 3,
    threat: 1,
    does: [notSingular('Cylon')],
  }),
  missionCard('BSG1-097', 'Working Together', {
    requires: [
      { n: 1, trait: 'Officer' },
      { n: 1, trait: 'Politician' },
    ],
    traits: ['Political'],
    mystic: 4,
    threat: 0,
    does: [effect(each(those('Politician'), ready))],
  }),
];
