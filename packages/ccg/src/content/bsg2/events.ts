/** The events of the second set. */
import type { Card } from '@ragtag/kernel';
import { effect, inExecutionPhase, onlyWhen } from '../../effects/abilities.ts';
import { lessPerBareAsset, perCardIn, supplyThere } from '../../effects/amounts.ts';
import {
  afterChallenge,
  cannotBe,
  commit,
  defeat,
  exhaust,
  gains,
  gainsTrait,
  leavesStack,
  losesTrait,
  power,
  powerWhile,
  ready,
  restore,
} from '../../effects/card-actions.ts';
import { endChallengeForBoth, nextMystic, nobody, shipAgainstShip, turnsTheTables } from '../../effects/challenges.ts';
import {
  aCardWith,
  asset,
  cylonThreat,
  mission,
  personnel,
  resourceStack,
  ship,
  those,
  thoseOf,
  unit,
} from '../../effects/filter.ts';
import { discardsHand, draws, showsHand } from '../../effects/player-actions.ts';
import { mustPay, withAnyTarget, withTarget } from '../../effects/prices.ts';
import { both, code, each, eachPlayer, recover, target, targetOpponent, withStack, you } from '../../effects/select.ts';
import { chooseStack, playSupply } from '../../rules/ready.ts';
import { type Entry, eventCard } from '../card.ts';

const covering = withTarget(commit, unit);
const tank = {};

export const eventCards: readonly Entry[] = [
  eventCard('BSG2-007', 'Anti-Radiation Dosage', {
    cost: { security: 1 },
    mystic: 3,
    threat: 1,
    does: [effect(target(unit, cannotBe('power-target')))],
  }),
  eventCard('BSG2-008', 'Boarding Party', {
    cost: { logistics: 2 },
    mystic: 3,
    threat: 1,
    does: [effect(both(target(ship, gains('Scramble')), you(draws(1))))],
  }),
  eventCard('BSG2-009', 'Concentrated Firepower', {
    cost: { security: 2 },
    traits: ['Military'],
    mystic: 2,
    threat: 2,
    does: [effect(withStack(resourceStack.yours, target(unit, power(supplyThere))))],
  }),
  eventCard('BSG2-010', 'Covering Fire', {
    cost: { logistics: 1 },
    mystic: 4,
    threat: 1,
    does: [effect(mustPay(covering, target(unit.otherThan(covering), power(2)), 'play this card'))],
  }),
  eventCard('BSG2-011', 'Crushing Reality', {
    cost: { security: 1 },
    mystic: 2,
    threat: 1,
    does: [effect(target(mission, exhaust))],
  }),
  eventCard('BSG2-012', 'Cylon Surprise', {
    cost: { logistics: 1 },
    traits: ['Cylon'],
    mystic: 3,
    threat: 1,
    does: [effect(target(unit.with('Machine').with('Cylon'), power(2)))],
  }),
  eventCard('BSG2-013', 'Cylons On The Brain', {
    cost: { persuasion: 2 },
    mystic: 2,
    threat: 2,
    does: [effect(target(personnel, gainsTrait('Cylon', 'turn')))],
  }),
  eventCard('BSG2-014', 'Determination', {
    cost: { logistics: 1 },
    mystic: 3,
    threat: 2,
    does: [effect(target(unit, restore))],
  }),
  eventCard('BSG2-015', 'Discourage Pursuit', {
    cost: { persuasion: 2 },
    traits: ['Military'],
    mystic: 1,
    threat: 2,
    does: [effect(mustPay(withAnyTarget(exhaust, personnel.defending), turnsTheTables, 'play this card'))],
  }),
  eventCard('BSG2-016', 'Double Trouble', {
    cost: { persuasion: 3 },
    traits: ['Cylon'],
    mystic: 1,
    threat: 2,
    does: [effect(target(personnel.with('Cylon').singular.yours.stacked, leavesStack))],
  }),
  eventCard('BSG2-017', "Everyone's Green", {
    cost: { persuasion: 2 },
    traits: ['Cylon'],
    mystic: 3,
    threat: 1,
    does: [
      effect(both(target(personnel.with('Cylon').without('Machine'), losesTrait('Cylon', 'phase')), you(draws(1)))),
    ],
  }),
  eventCard('BSG2-018', 'Fallout Shelter', {
    cost: { security: 2 },
    mystic: 4,
    threat: 1,
    does: [effect(target(unit, cannotBe('target')))],
  }),
  eventCard('BSG2-019', 'False Sense Of Security', {
    cost: { security: 2 },
    mystic: 2,
    threat: 3,
    does: [effect(targetOpponent(nextMystic({ more: 1, here: false, picker: 'you' })))],
  }),
  eventCard('BSG2-020', 'Full Disclosure', {
    cost: { persuasion: 2 },
    traits: ['Political'],
    mystic: 3,
    threat: 1,
    does: [effect(eachPlayer(showsHand))],
  }),
  eventCard('BSG2-021', 'Full System Malfunction', {
    cost: { security: 5 },
    mystic: 3,
    threat: 2,
    does: [effect(eachPlayer(discardsHand))],
  }),
  eventCard('BSG2-022', 'Left Behind', {
    cost: { persuasion: 2, security: 3 },
    mystic: 3,
    threat: 2,
    does: [effect(each(unit, defeat))],
  }),
  eventCard('BSG2-023', 'Lest We Forget', {
    cost: { security: 2 },
    mystic: 4,
    threat: 1,
    does: [effect(both(target(unit, powerWhile(2, 'challenging a Cylon threat')), you(draws(1))))],
  }),
  eventCard('BSG2-024', 'Like a Ghost Town', {
    cost: { security: 3 },
    mystic: 2,
    threat: 1,
    does: [effect(each(unit.with('Civilian'), defeat))],
  }),
  eventCard('BSG2-025', 'Massive Assault', {
    cost: { logistics: 3, security: 1 },
    traits: ['Military'],
    mystic: 2,
    threat: 2,
    does: [effect(each(thoseOf('Capital Ship', 'Fighter'), ready))],
  }),
  eventCard('BSG2-026', 'Out of Sight', {
    cost: { logistics: 2 },
    mystic: 3,
    threat: 1,
    does: [effect(both(target(personnel, gains('Scramble')), you(draws(1))))],
  }),
  eventCard('BSG2-027', 'Raiding Farms', {
    cost: { logistics: 3 },
    traits: ['Military'],
    mystic: 3,
    threat: 2,
    does: [effect(target(asset.withoutSupply, defeat))],
  }),
  eventCard('BSG2-028', 'Resupply', {
    cost: { logistics: 2 },
    mystic: 2,
    threat: 1,
    does: [effect(withStack(resourceStack.unexhausted.yours, you(draws(supplyThere))))],
  }),
  eventCard('BSG2-029', 'Showdown', {
    cost: { persuasion: 2 },
    mystic: 2,
    threat: 1,
    does: [onlyWhen(inExecutionPhase), effect(nobody('challenges'))],
  }),
  eventCard('BSG2-030', 'Site of Betrayal', {
    cost: { persuasion: 3 },
    mystic: 2,
    threat: 2,
    does: [effect(each(mission.unresolved, defeat))],
  }),
  eventCard('BSG2-031', 'Special Delivery', {
    cost: { logistics: 2 },
    mystic: 3,
    threat: 2,
    does: [effect(both(target(personnel, power(1), gains('Scramble')), you(draws(1))))],
  }),
  eventCard('BSG2-032', 'Spot Judgment', {
    cost: { security: 2 },
    mystic: 3,
    threat: 1,
    does: [effect(you(nextMystic({ more: 1, here: false, picker: 'you' })))],
  }),
  eventCard('BSG2-033', 'Strafing Run', {
    cost: { security: 2 },
    traits: ['Military'],
    mystic: 2,
    threat: 1,
    does: [effect(both(target(ship, power(1), gains('Strafe')), you(draws(1))))],
  }),
  eventCard('BSG2-034', 'Strange Wingman', {
    cost: { logistics: 1 },
    traits: ['Military'],
    mystic: 3,
    threat: 1,
    does: [effect(target(those('Fighter').yours, power(perCardIn(ship.with('Cylon').yours))))],
  }),
  eventCard('BSG2-035', 'Swearing In', {
    cost: { persuasion: 1 },
    traits: ['Political'],
    mystic: 3,
    threat: 1,
    does: [effect(target(those('Politician'), power(2)))],
  }),
  eventCard('BSG2-036', 'There Are Many Copies', {
    cost: { persuasion: 2 },
    traits: ['Cylon'],
    mystic: 2,
    threat: 2,
    does: [effect(recover(aCardWith('Cylon', 'personnel')))],
  }),
  eventCard('BSG2-037', 'This Tribunal Is Over', {
    cost: { persuasion: 2 },
    mystic: 3,
    threat: 1,
    does: [effect(target(mission, defeat))],
  }),
  eventCard('BSG2-038', 'To The Victor', {
    cost: { security: 2 },
    mystic: 3,
    threat: 1,
    does: [effect(target(personnel, exhaust))],
  }),
  eventCard('BSG2-039', 'Top Off The Tank', {
    cost: { logistics: 3 },
    mystic: 3,
    threat: 1,
    does: [
      effect(
        code(
          'Put this card under your base or one of your assets as a supply card.',
          function* (g, c) {
            const [stack] = (c.chosen.get(tank) ?? []) as readonly Card[]; // put there just below
            if (stack !== undefined && g.isStackTop(stack)) playSupply(g, c.you, c.source, stack);
          },
          {
            *prepare(g, c) {
              c.chosen.set(tank, [yield* chooseStack(g, c.you)]);
            },
          },
        ),
      ),
    ],
  }),
  eventCard('BSG2-040', 'Treacherous Toaster', {
    cost: { logistics: 2 },
    mystic: 2,
    threat: 2,
    does: [effect(both(target(cylonThreat, power(2)), you(draws(1))))],
  }),
  eventCard('BSG2-041', 'Unexpected...', {
    cost: { persuasion: 1 },
    keywords: ['Expedite'],
    mystic: 4,
    threat: 1,
    does: [effect(target(ship.with('Cylon'), losesTrait('Cylon', 'turn')))],
  }),
  eventCard('BSG2-042', '...Sign', {
    cost: { persuasion: 2 },
    mystic: 3,
    threat: 1,
    does: [onlyWhen(shipAgainstShip), effect(endChallengeForBoth)],
  }),
  eventCard('BSG2-043', 'Unwelcome Visitor', {
    cost: { security: 1 },
    traits: ['Cylon'],
    mystic: 2,
    threat: 2,
    does: [effect(target(personnel.with('Cylon').challenging, power(4), afterChallenge(defeat)))],
  }),
  eventCard('BSG2-044', 'Vulnerable Supplies', {
    cost: { security: 2 },
    mystic: 2,
    threat: 2,
    does: [effect(target(unit.opposing, power(lessPerBareAsset)))],
  }),
];
