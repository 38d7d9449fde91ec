/** The events of the first set. */
import { all, effect, thisPhase } from '../../effects/abilities.ts';
import { ownMystic, perCardIn, revealed } from '../../effects/amounts.ts';
import {
  afterChallenge,
  commit,
  commitAndExhaust,
  defeat,
  exhaust,
  intoDeck,
  power,
  ready,
  sacrifice,
  toHand,
  toTopOfDeck,
} from '../../effects/card-actions.ts';
import { nextMystic, nobody } from '../../effects/challenges.ts';
import { keepOneOnTop, redraws, revealing } from '../../effects/decks.ts';
import {
  aCard,
  anyCard,
  persistentMission,
  personnel,
  ship,
  supplyCard,
  those,
  unit,
  unitOrMission,
} from '../../effects/filter.ts';
import {
  discards,
  discardsHand,
  discardsYourPick,
  drawsStartingHand,
  either,
  influence,
  mills,
  own,
  ownAll,
  showsHand,
  takesBack,
} from '../../effects/player-actions.ts';
import { mayPay, withAnyNumber, withTarget, withYour } from '../../effects/prices.ts';
import {
  both,
  code,
  each,
  eachPlayer,
  target,
  targetOpponent,
  targetPlayer,
  targets,
  you,
} from '../../effects/select.ts';
import { changeInfluence } from '../../rules/influence.ts';
import { mysticContest } from '../../rules/mystic.ts';
import { type Entry, eventCard } from '../card.ts';

const decoys = withAnyNumber(commit, unit);

export const eventCards: readonly Entry[] = [
  eventCard('BSG1-009', 'Act Of Contrition', {
    cost: { logistics: 2 },
    mystic: 4,
    threat: 1,
    does: [effect(targetPlayer(discardsYourPick))],
  }),
  eventCard('BSG1-010', 'Advanced Planning', {
    cost: { logistics: 1 },
    keywords: ['Expedite'],
    mystic: 4,
    threat: 1,
    does: [effect(you(keepOneOnTop(5)))],
  }),
  eventCard('BSG1-011', 'Angry', {
    cost: { security: 3 },
    mystic: 4,
    threat: 4,
    does: [effect(mayPay(withTarget(commitAndExhaust, personnel), target(personnel, defeat)))],
  }),
  eventCard('BSG1-012', 'Bingo Fuel', {
    cost: { persuasion: 2 },
    mystic: 3,
    threat: 2,
    does: [effect(target(ship.alert, toHand))],
  }),
  eventCard('BSG1-013', 'Catastrophe', {
    cost: { persuasion: 3 },
    mystic: 2,
    threat: 3,
    does: [effect(target(persistentMission, defeat))],
  }),
  eventCard('BSG1-014', 'Channel The Lords Of Kobol', {
    cost: { persuasion: 2 },
    traits: ['Political'],
    keywords: ['Expedite'],
    mystic: 3,
    threat: 1,
    does: [effect(you(nextMystic({ more: 1, here: false, picker: 'sum' })))],
  }),
  eventCard('BSG1-015', 'Condition One', {
    cost: { logistics: 2 },
    mystic: 4,
    threat: 3,
    does: [effect(target(unit, ready))],
  }),
  eventCard('BSG1-016', 'Condition Two', {
    cost: { security: 2 },
    mystic: 3,
    threat: 2,
    does: [effect(target(unit, commit))],
  }),
  eventCard('BSG1-017', 'Crackdown', {
    cost: { security: 1 },
    keywords: ['Expedite'],
    mystic: 3,
    threat: 2,
    does: [effect(targetOpponent(discards(1)))],
  }),
  eventCard('BSG1-018', 'Cylon Computer Virus', {
    cost: { logistics: 1, security: 1 },
    traits: ['Cylon'],
    mystic: 3,
    threat: 3,
    does: [effect(both(eachPlayer(discardsHand), eachPlayer(drawsStartingHand)))],
  }),
  eventCard('BSG1-019', 'Cylon Missile Battery', {
    cost: { logistics: 1 },
    traits: ['Cylon'],
    keywords: ['Expedite'],
    mystic: 4,
    threat: 3,
    does: [effect(target(unit.with('Cylon'), power(2)))],
  }),
  eventCard('BSG1-020', 'Cylons Look Like Humans', {
    cost: { security: 2 },
    mystic: 4,
    threat: 1,
    does: [effect(eachPlayer(mills(perCardIn(unitOrMission.with('Cylon').theirs))))],
  }),
  eventCard('BSG1-021', 'Decoys', {
    cost: { security: 2 },
    mystic: 3,
    threat: 2,
    does: [effect(mayPay(decoys, target(unit, power(decoys.each(2)))))],
  }),
  eventCard('BSG1-022', 'Dissension', {
    cost: { security: 2 },
    mystic: 3,
    threat: 2,
    does: [effect(each(anyCard.reserve, exhaust))],
  }),
  eventCard('BSG1-023', 'Distraction', {
    cost: { security: 2 },
    mystic: 4,
    threat: 4,
    does: [effect(mayPay(withYour(commit, personnel), target(unit, commitAndExhaust)))],
  }),
  eventCard('BSG1-024', 'Downed Pilot', {
    cost: { persuasion: 2 },
    traits: ['Crisis', 'Military'],
    mystic: 4,
    threat: 1,
    does: [effect(targetOpponent(either(own(commit, ship), own(sacrifice, personnel))))],
  }),
  eventCard('BSG1-025', 'Endless Task', {
    cost: { security: 1 },
    traits: ['Crisis'],
    mystic: 3,
    threat: 1,
    does: [effect(targetPlayer(either(own(commit, unit), own(exhaust, unit))))],
  }),
  eventCard('BSG1-026', 'Executive Privilege', {
    cost: { persuasion: 2 },
    traits: ['Political'],
    mystic: 3,
    threat: 2,
    does: [effect(nobody('losing'))],
  }),
  eventCard('BSG1-027', 'Fire Support', {
    cost: { security: 2 },
    traits: ['Military'],
    mystic: 2,
    threat: 3,
    does: [effect(target(unit, power(2)))],
  }),
  eventCard('BSG1-028', 'Fury', {
    cost: { persuasion: 2 },
    mystic: 3,
    threat: 1,
    does: [effect(target(unit, power(ownMystic)))],
  }),
  eventCard('BSG1-029', 'Grounded', {
    cost: { persuasion: 3 },
    traits: ['Crisis', 'Political'],
    mystic: 4,
    threat: 1,
    does: [effect(targetOpponent(either(own(commit, ship), ownAll(commit, personnel))))],
  }),
  eventCard('BSG1-030', 'Hangar Deck Fire', {
    cost: { logistics: 2, security: 1 },
    traits: ['Crisis'],
    mystic: 4,
    threat: 2,
    does: [effect(targetOpponent(either(own(sacrifice, ship), own(sacrifice, supplyCard))))],
  }),
  eventCard('BSG1-031', 'High Stakes Game', {
    cost: { persuasion: 2 },
    mystic: 3,
    threat: 1,
    does: [
      effect(
        both(
          eachPlayer(showsHand),
          code(
            'Whoever has the most cards of the highest mystic value shown gains 2 influence; so does each who ties.',
            function* (g) {
              const hands = g.players.map((seat) => ({
                seat,
                values: g.list('hand', seat).map((card) => g.printed(card).mysticValue ?? 0),
              }));
              const highest = Math.max(...hands.flatMap(({ values }) => values));
              const counts = hands.map(({ seat, values }) => ({
                seat,
                n: values.filter((one) => one === highest).length,
              }));
              const most = Math.max(...counts.map(({ n }) => n));
              const best = counts.filter(({ n }) => n > 0 && n === most);
              yield* changeInfluence(
                g,
                best.map(({ seat }) => ({ seat, by: 2 })),
              );
            },
          ),
        ),
      ),
    ],
  }),
  eventCard('BSG1-032', 'Martial Law', {
    cost: { security: 2 },
    traits: ['Military'],
    mystic: 3,
    threat: 2,
    does: [effect(thisPhase(all(those('Politician'), { bar: 'defend' })))],
  }),
  eventCard('BSG1-033', 'Military Coup', {
    cost: { security: 1 },
    traits: ['Military'],
    mystic: 3,
    threat: 2,
    does: [effect(mayPay(withTarget(exhaust, personnel), target(personnel.opposing, exhaust)))],
  }),
  eventCard('BSG1-034', 'Network Hacking', {
    cost: { security: 3 },
    traits: ['Crisis', 'Cylon'],
    mystic: 2,
    threat: 4,
    does: [effect(eachPlayer(either(own(commit, unit.with('Cylon')), ownAll(commit, ship))))],
  }),
  eventCard('BSG1-035', 'Networked Computers', {
    cost: { logistics: 3 },
    traits: ['Military'],
    mystic: 1,
    threat: 4,
    does: [
      effect(
        code(
          'Each player reveals a mystic value, again if the highest is tied. Whoever revealed the highest returns a card from their discard pile to their hand.',
          function* (g, c) {
            const winner = yield* mysticContest(g);
            if (winner !== null) yield* takesBack(aCard).run(g, c, winner);
          },
        ),
      ),
    ],
  }),
  eventCard('BSG1-036', 'Outmaneuvered', {
    cost: { persuasion: 1 },
    mystic: 3,
    threat: 1,
    does: [effect(target(ship, power(-2)))],
  }),
  eventCard('BSG1-037', 'Painful Recovery', {
    cost: { security: 1 },
    traits: ['Cylon'],
    mystic: 3,
    threat: 4,
    does: [effect(mayPay(withTarget(toTopOfDeck, unit.with('Cylon')), target(personnel, commitAndExhaust)))],
  }),
  eventCard('BSG1-038', 'Power Of Prayer', {
    cost: { persuasion: 1 },
    traits: ['Political'],
    keywords: ['Expedite'],
    mystic: 2,
    threat: 1,
    does: [effect(revealing(target(unit, power(revealed))))],
  }),
  eventCard('BSG1-039', 'Presidential Candidate', {
    cost: { persuasion: 1 },
    traits: ['Political'],
    keywords: ['Expedite'],
    mystic: 4,
    threat: 1,
    does: [effect(target(those('Politician').defending, power(2)))],
  }),
  eventCard('BSG1-040', 'Reformat', {
    cost: { logistics: 1, security: 1 },
    traits: ['Political'],
    mystic: 3,
    threat: 1,
    does: [effect(you(redraws))],
  }),
  eventCard('BSG1-041', 'Setback', {
    cost: { security: 2 },
    traits: ['Crisis'],
    mystic: 2,
    threat: 2,
    does: [effect(targetPlayer(either(own(exhaust, unit.alert), own(exhaust, unit.reserve))))],
  }),
  eventCard('BSG1-042', 'Sick Bay', {
    cost: { persuasion: 2 },
    mystic: 3,
    threat: 2,
    does: [effect(target(personnel.alert, toHand))],
  }),
  eventCard('BSG1-043', 'Sneak Attack', {
    cost: { persuasion: 1 },
    keywords: ['Expedite'],
    mystic: 4,
    threat: 3,
    does: [effect(each(those('Fighter'), commit))],
  }),
  eventCard('BSG1-044', 'Standoff', {
    cost: { security: 2 },
    traits: ['Military'],
    mystic: 3,
    threat: 1,
    does: [effect(nobody('gaining'))],
  }),
  eventCard('BSG1-045', 'Still No Contact', {
    cost: { security: 2 },
    traits: ['Crisis', 'Military'],
    mystic: 4,
    threat: 3,
    does: [effect(targetOpponent(either(own(commit, personnel), own(sacrifice, personnel))))],
  }),
  eventCard('BSG1-046', 'Stims', {
    cost: { security: 1 },
    mystic: 4,
    threat: 1,
    does: [effect(target(those('Pilot').challenging, power(4), afterChallenge(exhaust)))],
  }),
  eventCard('BSG1-047', 'Stranded', {
    cost: { security: 3 },
    mystic: 2,
    threat: 2,
    does: [effect(target(personnel.reserve, intoDeck))],
  }),
  eventCard('BSG1-048', 'Suicide Bomber', {
    cost: { security: 2 },
    mystic: 3,
    threat: 4,
    does: [effect(mayPay(withYour(sacrifice, personnel.with('Cylon')), targets(2, personnel, defeat)))],
  }),
  eventCard('BSG1-049', 'Test Of Faith', {
    cost: { persuasion: 2 },
    keywords: ['Expedite'],
    mystic: 4,
    threat: 2,
    does: [effect(targetPlayer(influence(1)))],
  }),
  eventCard('BSG1-050', 'Them Or Us', {
    cost: { security: 1 },
    traits: ['Military'],
    mystic: 3,
    threat: 2,
    does: [effect(mayPay(withYour(sacrifice, ship), target(personnel, defeat)))],
  }),
  eventCard('BSG1-051', 'Under Arrest', {
    cost: { logistics: 2 },
    traits: ['Military'],
    mystic: 3,
    threat: 2,
    does: [effect(target(personnel, toTopOfDeck))],
  }),
  eventCard('BSG1-052', 'Vision Of Serpents', {
    cost: { security: 2 },
    mystic: 3,
    threat: 1,
    does: [effect(target(personnel, power(-2)))],
  }),
  eventCard('BSG1-053', 'Winning Hand', {
    cost: { persuasion: 1 },
    keywords: ['Expedite'],
    mystic: 1,
    threat: 1,
    does: [effect(target(personnel.challenging, power(2)))],
  }),
  eventCard('BSG1-054', 'Wounded In Action', {
    cost: { persuasion: 2 },
    mystic: 3,
    threat: 2,
    does: [effect(target(unit.challengingYouUndefended, power(-2)))],
  }),
  eventCard('BSG1-055', 'You Gave Yourself Over', {
    cost: { persuasion: 1 },
    traits: ['Civilian'],
    keywords: ['Expedite'],
    mystic: 3,
    threat: 1,
    does: [effect(target(unit.with('Civilian'), power(2)))],
  }),
];
