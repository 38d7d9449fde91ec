/** Promotional cards outside the sets. */
import { cantChallenge, has, whileChallengingShipless } from '../effects/abilities.ts';
import { afterChallenge, commitAndExhaust, exhaust, ready } from '../effects/card-actions.ts';
import { picksDefender } from '../effects/challenges.ts';
import { personnel } from '../effects/filter.ts';
import { discards, own } from '../effects/player-actions.ts';
import { commitSelf } from '../effects/prices.ts';
import { code, eachPlayer, self } from '../effects/select.ts';
import { challenges, mayWhen, youAreChallengedWithThisInReserve } from '../effects/triggers.ts';
import { revealThreat } from '../rules/cylon-phase.ts';
import { type Entry, personnelCard } from './card.ts';

export const promos: readonly Entry[] = [
  personnelCard('BSG1-EX004', 'Starbuck, Best Pilot in the Fleet', {
    cost: { persuasion: 1, logistics: 3 },
    power: 3,
    traits: ['Pilot'],
    resource: 'logistics',
    mystic: 2,
    threat: 2,
    promo: true,
    does: [has({ power: 2 }, whileChallengingShipless)],
  }),
  personnelCard('BSG1-LE01', 'Apollo, Lee Adama', {
    cost: { logistics: 3 },
    power: 2,
    traits: ['Pilot'],
    resource: 'security',
    mystic: 1,
    threat: 1,
    promo: true,
    does: [mayWhen(challenges(personnel.other), picksDefender, { price: commitSelf })],
  }),
  personnelCard('BSG1-LE03', 'Boomer, Sharon Valerii', {
    cost: { logistics: 4 },
    power: 3,
    traits: ['Cylon', 'Pilot'],
    resource: 'logistics',
    mystic: 0,
    threat: 3,
    promo: true,
    red: eachPlayer(own(exhaust, personnel)),
  }),
  personnelCard('BSG1-LE04', 'Centurion Defender', {
    cost: { persuasion: 2 },
    power: 3,
    traits: ['Cylon', 'Machine'],
    resource: 'persuasion',
    mystic: 2,
    threat: 2,
    promo: true,
    does: [cantChallenge],
    red: eachPlayer(discards(1)),
  }),
  personnelCard('BSG1-LE05', 'Centurion Sentry', {
    cost: { security: 4 },
    power: 3,
    traits: ['Cylon', 'Machine'],
    keywords: ['Scramble'],
    resource: 'security',
    mystic: 0,
    threat: 3,
    promo: true,
    red: code('The player who revealed this card reveals 1 more Cylon threat.', function* (g, c) {
      if (!g.turn.spared.has(c.you)) revealThreat(g, c.you);
    }),
  }),
  personnelCard('BSG1-LE06', 'Dr. Baltar, Gaius', {
    cost: { persuasion: 3 },
    power: 2,
    traits: ['Civilian'],
    keywords: ['Manipulate'],
    resource: 'persuasion',
    mystic: 1,
    threat: 2,
    promo: true,
  }),
  personnelCard('BSG1-LE08', 'William Adama, Wounded Warrior', {
    cost: { logistics: 3 },
    power: 2,
    resource: 'logistics',
    mystic: 1,
    threat: 0,
    promo: true,
    does: [mayWhen(youAreChallengedWithThisInReserve, self(ready, afterChallenge(commitAndExhaust)))],
  }),
  personnelCard('BSG1-LE12', 'Starbuck, Kara Thrace', {
    cost: { security: 4 },
    power: 3,
    traits: ['Pilot'],
    keywords: ['Scramble'],
    resource: 'security',
    mystic: 1,
    threat: 2,
    promo: true,
  }),
];
