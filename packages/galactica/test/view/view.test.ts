import { type Position, position } from '@ragtag/galactica/testing';
import { type Seat, seat, type Viewer } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { discardSkillCards, scry } from '../../src/core/engine/decks.ts';
import { lookAtCivilians, placeCivilians } from '../../src/core/rules/civilian-ships.ts';
import { win } from '../../src/core/rules/end-of-game.ts';
import { lookAtLoyalty } from '../../src/core/rules/loyalty.ts';
import { zones } from '../../src/core/state/zones.ts';
import { type View, view } from '../../src/core/view/view.ts';
import { lineText } from '../../src/words/english/card-line.ts';
import { add, plain, startCheck } from '../rules/checks.ts';

const everybodyElse: readonly Viewer[] = [seat(1), seat(2), 'spectator'];
const seenBy = (p: Position, viewer: Viewer): View => view(p.g, viewer);
const player = (p: Position, viewer: Viewer, number: number) => {
  const found = seenBy(p, viewer).players[number];
  if (!found) throw new RangeError(`there is no seat ${number}`);
  return found;
};
/** Everything this viewer has received, as it would go over the wire. */
const wire = (p: Position, viewer: Viewer): string => JSON.stringify([seenBy(p, viewer), p.events(viewer)]);

test('a player sees the own hand with names, types, strengths and texts; an onlooker the public table only', () => {
  const p = position({
    seats: [
      { character: 'laura-roslin', hand: ['Executive Order 2'] },
      { character: 'saul-tigh' },
      { character: 'kara-thrace' },
    ],
    quorumHand: ['Arrest Order'],
  });
  expect(player(p, seat(0), 0).hand.cards).toEqual([
    expect.objectContaining({ deck: 'skill', name: 'Executive Order', type: 'leadership', strength: 2 }),
  ]);
  expect(player(p, seat(0), 0).hand.cards[0]?.text.map(lineText)).toContainEqual(expect.stringMatching(/^Action: /));
  expect(player(p, seat(0), 0).quorum.cards.map(({ name }) => name)).toEqual(['Arrest Order']);
  expect(player(p, 'spectator', 0)).toMatchObject({ hand: { count: 1, cards: [] }, quorum: { count: 1, cards: [] } });
});

rule('BG-SECRET-03', 'whoever is not shown a loyalty card receives nothing of it when another looks', () => {
  const p = position({
    seats: [
      { character: 'laura-roslin' },
      { character: 'saul-tigh', loyalty: ['cylon-brig'] },
      { character: 'kara-thrace' },
    ],
  });
  p.run((g) => lookAtLoyalty(g, seat(0), seat(1), 'all'));
  expect(player(p, seat(0), 1).loyalty).toEqual([expect.objectContaining({ id: 'cylon-brig' })]);
  for (const viewer of [seat(2), 'spectator'] as const) expect(wire(p, viewer)).not.toContain('cylon-brig');
});

rule('BG-SECRET-05', 'the others learn how many cards were looked at, not what they are', () => {
  const look = (...loyalty: readonly string[]) => {
    const p = position({
      seats: [{ character: 'laura-roslin' }, { character: 'saul-tigh', loyalty }, { character: 'kara-thrace' }],
    });
    p.run((g) => lookAtLoyalty(g, seat(0), seat(1), 'all'));
    return p.events(seat(2));
  };
  const one = look('cylon-brig', 'not-a-cylon-base');
  expect(one).toEqual(look('cylon-brig', 'cylon-damage'));
  expect(one).toContainEqual(expect.objectContaining({ type: 'loyalty-looked-at', looker: 0, owner: 1, n: 2 }));
});

rule('BG-SECRET-06', 'the owner is told which cards were looked at', () => {
  const p = position({
    seats: [
      { character: 'laura-roslin' },
      { character: 'saul-tigh', loyalty: ['cylon-brig', 'not-a-cylon-base'] },
      { character: 'kara-thrace' },
    ],
  });
  p.run((g) => lookAtLoyalty(g, seat(0), seat(1), 'random'));
  const known = player(p, seat(0), 1).loyalty.filter((card) => 'name' in card);
  expect(known).toHaveLength(1);
  const told = p.events(seat(1)).find(({ type }) => type === 'loyalty-picked');
  expect(told).toMatchObject({ looker: 0, cards: [known[0]?.card] });
});

rule(
  ['BG-SECRET-07', 'BG-SECRET-17'],
  'everybody sees how many cards a hand has, only its holder what they are',
  () => {
    const p = position({
      seats: [
        { character: 'laura-roslin', hand: ['Executive Order 2', 'Repair 1'] },
        { character: 'saul-tigh', hand: ['Strategic Planning 4'] },
        { character: 'kara-thrace' },
      ],
    });
    for (const viewer of everybodyElse) {
      expect(player(p, viewer, 0).hand).toEqual({ count: 2, cards: [] });
      expect(wire(p, viewer)).not.toContain('Executive Order');
    }
    expect(
      player(p, seat(0), 0)
        .hand.cards.map(({ strength }) => strength)
        .sort(),
    ).toEqual([1, 2]);
    expect([0, 1, 2].map((number) => player(p, 'spectator', number).hand.count)).toEqual([2, 1, 0]);
  },
);

function checkWithCards(): Position {
  const p = plain({
    seats: [{}, { hand: ['Executive Order 2', 'Consolidate Power 1'] }, { hand: ['Repair 1'] }],
    destiny: ['Launch Scout 1', 'Launch Scout 2'],
  });
  return startCheck(p);
}

rule(['BG-SECRET-10', 'BG-SECRET-13'], 'while cards are added their number is public, their faces are not', () => {
  const p = checkWithCards();
  add(p, 1, 'Executive Order 2', 'Consolidate Power 1');
  for (const viewer of [seat(0), seat(2), 'spectator'] as const) {
    expect(seenBy(p, viewer).check).toMatchObject({ added: [null, 2, null], facedown: 4, cards: [], stage: 'adding' });
    expect(wire(p, viewer)).not.toContain('Consolidate Power');
    expect(p.events(viewer)).toContainEqual(expect.objectContaining({ type: 'check-cards-added', seat: 1, n: 2 }));
  }
});

rule('BG-SECRET-09', 'afterwards nobody can tell who added which card', () => {
  const run = (seed: string) => {
    const p = plain({
      seats: [{}, { hand: ['Executive Order 1'] }, { hand: ['Consolidate Power 1'] }],
      destiny: ['Launch Scout 1', 'Launch Scout 2'],
      seed,
    });
    startCheck(p);
    add(p, 1, 'Executive Order 1');
    return add(p, 2, 'Consolidate Power 1');
  };
  const p = run('one');
  const log = p.events('spectator');
  const named = log.filter((event) => JSON.stringify(event).includes('Executive Order'));
  expect(named.length).toBeGreaterThan(0);
  expect(named.every((event) => !('seat' in event))).toBe(true);
  // The order they are turned up in is not the order they were added in.
  const orders = new Set<string>();
  for (let n = 0; n < 12; n++) {
    const log = run(`order ${n}`).events('spectator');
    orders.add(JSON.stringify(log.find(({ type }) => type === 'check-revealed')));
  }
  expect(orders.size).toBeGreaterThan(1);
});

rule('BG-SECRET-18', 'the sizes of skill decks, quorum deck and Destiny deck are public', () => {
  const p = position({
    seats: [{ character: 'laura-roslin' }, { character: 'saul-tigh' }, { character: 'kara-thrace' }],
  });
  const { decks } = seenBy(p, 'spectator');
  expect(decks.destiny.count).toBe(12);
  expect(decks.quorum.count).toBe(p.g.cards.count(zones.quorumDeck));
  for (const [type, deck] of Object.entries(decks.skill)) {
    expect(deck.count).toBe(p.g.cards.list(zones.skillDeck[type as keyof typeof decks.skill]).length);
  }
  p.g.cards.draw(zones.skillDeck.politics, zones.hand(seat(0)));
  expect(seenBy(p, 'spectator').decks.skill.politics.count).toBe(decks.skill.politics.count - 1);
});

rule(
  ['BG-SECRET-19', 'BG-SECRET-20'],
  'of a discard pile everybody sees the top card, and nobody how many lie below',
  () => {
    const discarded = (...hand: readonly string[]) => {
      const p = position({
        seats: [{ character: 'laura-roslin', hand }, { character: 'saul-tigh' }, { character: 'kara-thrace' }],
      });
      p.run(function* (g) {
        discardSkillCards(g, g.hand(seat(0)));
      });
      return p;
    };
    const p = discarded('Executive Order 1', 'Executive Order 2', 'Declare Emergency 3');
    const { discards } = seenBy(p, 'spectator');
    expect(discards.skill.leadership).toMatchObject({ name: 'Declare Emergency', strength: 3 });
    expect(discards.skill.politics).toBeNull();
    expect(JSON.stringify(discards)).not.toContain('Executive Order');
    // A pile of three looks like a pile of one.
    const shape = (view: View['discards']) => JSON.stringify({ ...view.skill.leadership, card: 0 });
    expect(shape(discards)).toBe(shape(seenBy(discarded('Declare Emergency 3'), 'spectator').discards));
  },
);

rule('BG-SECRET-21', 'what somebody has looked at on top of a deck is shown to nobody else', () => {
  const p = position({
    seats: [{ character: 'laura-roslin' }, { character: 'saul-tigh' }, { character: 'kara-thrace' }],
    next: { crisis: ['Water Shortage'] },
  });
  p.run((g) => scry(g, seat(0), zones.crisisDeck, zones.crisisDiscard, 1));
  expect(player(p, seat(0), 0).lookingAt.cards.map(({ name }) => name)).toEqual(['Water Shortage']);
  for (const viewer of everybodyElse) expect(wire(p, viewer)).not.toContain('Water Shortage');
  p.choose(0, { type: 'top' });
  expect(seenBy(p, seat(0)).decks.crisis.known.map(({ at, card }) => [at, card.name])).toEqual([[0, 'Water Shortage']]);
  for (const viewer of everybodyElse) {
    expect(seenBy(p, viewer).decks.crisis.known).toEqual([]);
    expect(wire(p, viewer)).not.toContain('Water Shortage');
  }
});

rule('BG-SECRET-22', 'a civilian ship looked at is seen by the one who looks only', () => {
  const p = position({
    seats: [{ character: 'laura-roslin' }, { character: 'saul-tigh' }, { character: 'kara-thrace' }],
  });
  p.run(function* (g) {
    placeCivilians(g, 'stern', 1);
    lookAtCivilians(g, seat(0), g.cards.list(zones.civilians.stern));
  });
  const [ship] = seenBy(p, seat(0)).ships.areas.stern.civilians;
  expect(ship).toMatchObject({ deck: 'civilian', text: [{ kind: 'aboard' }] });
  for (const viewer of everybodyElse) {
    expect(seenBy(p, viewer).ships.areas.stern.civilians).toEqual([{ card: ship?.card }]);
    expect(p.events(viewer).some((event) => 'names' in event)).toBe(false);
  }
});

rule(['BG-SECRET-25', 'BG-SECRET-26'], 'the hand and the super crises of a revealed Cylon stay hidden', () => {
  const p = position({
    seats: [
      {
        character: 'laura-roslin',
        revealed: true,
        hand: ['Executive Order 2'],
        superCrises: ['Cylon Intruders'],
        loyaltyFaceup: ['cylon-brig'],
      },
      { character: 'saul-tigh' },
      { character: 'kara-thrace' },
    ],
    president: 1,
  });
  expect(player(p, seat(0), 0).superCrises.cards.map(({ name }) => name)).toEqual(['Cylon Intruders']);
  for (const viewer of everybodyElse) {
    expect(player(p, viewer, 0)).toMatchObject({
      revealed: true,
      hand: { count: 1, cards: [] },
      superCrises: { count: 1, cards: [] },
    });
    expect(wire(p, viewer)).not.toContain('Cylon Intruders');
  }
});

rule('BG-SECRET-27', 'personal goals and Final Five lie as hidden as any loyalty card', () => {
  const seats = (loyalty: readonly string[]) =>
    position({
      seats: [{ character: 'laura-roslin', loyalty }, { character: 'saul-tigh' }, { character: 'kara-thrace' }],
    });
  const goals = seats(['goal-selfish', 'final-five-damage']);
  expect(
    player(goals, seat(0), 0)
      .loyalty.map((card) => ('id' in card ? card.id : null))
      .sort(),
  ).toEqual(['final-five-damage', 'goal-selfish']);
  for (const viewer of everybodyElse) {
    expect(player(goals, viewer, 0).loyalty.map((card) => Object.keys(card))).toEqual([['card'], ['card']]);
    expect(wire(goals, viewer)).not.toMatch(/goal|final-five|Personal Goal|Final Five/);
  }
});

rule('BG-UNI-121', 'a card put at the bottom of a deck unseen is known to nobody', () => {
  const p = position({
    seats: [{ character: 'laura-roslin' }, { character: 'saul-tigh' }, { character: 'kara-thrace' }],
  });
  const { cards } = p.g;
  const top = cards.top(zones.crisisDeck);
  if (top === null) throw new Error('there are crises');
  cards.move(top, zones.crisisDeck, 'bottom');
  const viewers: readonly (Seat | 'spectator')[] = [...p.g.seats, 'spectator'];
  for (const viewer of viewers) expect(seenBy(p, viewer).decks.crisis.known).toEqual([]);
});

test('the table as everybody sees it: ships, tracks, titles, damage, what is in play', () => {
  const p = position({
    seats: [
      { character: 'laura-roslin', quorumGiven: ['Assign Arbitrator'] },
      { character: 'saul-tigh', at: 'brig', mutiny: ['Armed Resistance'] },
      { character: 'kara-thrace', piloting: { area: 'bow' } },
    ],
    raiders: { bow: 2 },
    heavyRaiders: { stern: 1 },
    basestars: [{ area: 'stern' }, { area: 'bow', where: 'fleet' }],
    fleetRaiders: { bow: 3 },
    boarding: [0, 1, 0, 0, 0],
    damaged: ['armory'],
    jumpTrack: 3,
    pursuit: 2,
    travelled: ['Barren Planet'],
    inPlay: ['Detector Sabotage'],
  });
  const seen = seenBy(p, 'spectator');
  expect(seen).toMatchObject({
    jumpTrack: 3,
    pursuit: 2,
    distance: 2,
    boarding: [0, 1, 0, 0, 0],
    damaged: ['armory'],
    titles: { president: 0, admiral: 1, cag: 2 },
    travelled: [{ name: 'Barren Planet' }],
    inPlay: [{ name: 'Detector Sabotage' }],
    ships: { supply: { raiders: 15, heavyRaiders: 3, basestars: 0, centurions: 3 } },
  });
  expect(seen.ships.areas.bow).toMatchObject({
    raiders: 2,
    pilots: [{ seat: 2, ship: 'viper' }],
    fleet: { raiders: 3, heavyRaiders: 0, basestars: 1 },
  });
  expect(seen.ships.areas.stern.basestars).toEqual([{ basestar: 0, damage: [] }]);
  expect(seen.players[0]?.quorumGiven).toEqual([expect.objectContaining({ name: 'Assign Arbitrator' })]);
  expect(seen.players[1]).toMatchObject({ place: 'brig', mutiny: { count: 1, cards: [] } });
  expect(seen.over).toBeNull();
});

test('once the game is over everybody sees who won, and the omniscient everything', () => {
  const p = position({
    seats: [
      { character: 'laura-roslin', hand: ['Repair 1'] },
      { character: 'saul-tigh', loyalty: ['cylon-brig'] },
      { character: 'kara-thrace' },
    ],
  });
  expect(() => p.run((g) => win(g, 'cylons', 'resources'))).toThrow();
  expect(seenBy(p, 'spectator').over).toEqual({ winner: 'cylons', ending: 'resources', winners: [1] });
  expect(player(p, seat(0), 1).loyalty).toEqual([expect.objectContaining({ id: 'cylon-brig' })]);
  expect(player(p, 'spectator', 0).hand.cards).toEqual([]);
  const all = seenBy(p, 'omniscient');
  expect(all.players[0]?.hand.cards.map(({ name }) => name)).toEqual(['Repair']);
  expect(all.decks.crisis.known).toHaveLength(all.decks.crisis.count);
  expect(all.decks.unusedCylons.known.length).toBe(6);
});
