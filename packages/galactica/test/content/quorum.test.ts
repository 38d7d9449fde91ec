import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { type Option, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allFaces } from '../../src/content.ts';
import type { CheckSpec } from '../../src/core/effects/effect.ts';
import { nothing } from '../../src/core/effects/flow.ts';
import { context } from '../../src/core/engine/context.ts';
import { isModified, modifiedBy } from '../../src/core/engine/modifiers.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { chooseDestination } from '../../src/core/rules/destination.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import { drawQuorum, playableQuorum } from '../../src/core/rules/quorum.ts';
import { skillCheck } from '../../src/core/rules/skill-check.ts';
import { zones } from '../../src/core/state/zones.ts';
import { cardLines } from '../../src/core/text/card-lines.ts';
import { lineText } from '../../src/words/english/card-line.ts';

const quorumCards = allFaces.flatMap((entry) => (entry.deck === 'quorum' ? [entry] : []));

const zarek: SeatSetup = { character: 'tom-zarek', at: 'command', miracle: 0 };
const adama: SeatSetup = { character: 'william-adama', at: 'communications', miracle: 0 };
const starbuck: SeatSetup = { character: 'kara-thrace', at: 'research-lab', miracle: 0 };
const roslin: SeatSetup = { character: 'laura-roslin', at: 'presidents-office', miracle: 0 };

interface Play extends Partial<PositionSetup> {
  /** More about each seat: Zarek the President, Adama the Admiral, Starbuck the CAG, Roslin. */
  readonly who?: readonly Partial<SeatSetup>[];
}

function table(name: string, { who = [], ...setup }: Play = {}): Position {
  const seats = [zarek, adama, starbuck, roslin].map((one, index) => ({ ...one, ...who[index] }));
  return position({ seats, quorumHand: [name], ...setup });
}

/** The President plays the card as an action. */
function play(name: string, setup: Play = {}): Position {
  return table(name, setup)
    .run((g) => takeAction(g, seat(0)))
    .choose(0, { type: 'quorum', name });
}

const place = (p: Position, number: number): string => p.g.player(seat(number)).place;
const given = (p: Position, number: number): string[] => p.names(zones.quorumGiven(seat(number)));
const discarded = (p: Position): string[] => p.names(zones.quorumDiscard);
const picks = (p: Position, number: number): unknown[] =>
  p.asked(number)?.options.map((option) => option['seat']) ?? [];
const answers = (p: Position, number: number, kind: string): readonly Option[] => {
  expect(p.asked(number)?.kind).toBe(kind);
  return p.asked(number)?.options ?? [];
};
const spec: CheckSpec = { difficulty: 9, skills: ['tactics'], pass: nothing, fail: nothing };

/** Starbuck uses the Admiral's Quarters against somebody. */
function quarters(p: Position, target: number): Position {
  p.g.player(seat(2)).place = 'admirals-quarters';
  return p.run((g) => activateLocation(g, seat(2), 'admirals-quarters')).choose(2, { seat: target });
}
const difficulty = (p: Position): unknown => p.events().find(({ type }) => type === 'check-begins')?.['difficulty'];

test('every quorum card has words of its own, made from what it does', () => {
  for (const entry of quorumCards)
    expect(cardLines(entry).map(lineText).join(' ').length, entry.name).toBeGreaterThan(20);
  expect(quorumCards.reduce((sum, { count }) => sum + count, 0)).toBe(29);
});

describe('cards that stay in play', () => {
  test('Accept Prophecy: one card of any type, and the card stays in play', () => {
    const p = play('Accept Prophecy').choose(0, { skill: 'piloting' });
    expect(p.g.cards.count(zones.hand(seat(0)))).toBe(1);
    expect(p.names(zones.inPlay)).toEqual(['Accept Prophecy']);
  });

  test("Accept Prophecy: the next check in the Admiral's Quarters about the President is 2 harder, once", () => {
    const p = table('Eulogy', { inPlay: ['Accept Prophecy'] });
    expect(difficulty(quarters(p, 1))).toBe(7);
    expect(p.names(zones.inPlay)).toEqual(['Accept Prophecy']);
    const q = table('Eulogy', { inPlay: ['Accept Prophecy'] });
    expect(difficulty(quarters(q, 0))).toBe(9);
    expect([q.names(zones.inPlay), discarded(q)]).toEqual([[], ['Accept Prophecy']]);
  });

  for (const keep of ['yes', 'no'] as const) {
    test(`Accept Prophecy: the President may discard it to stay President (${keep})`, () => {
      const p = table('Eulogy', {
        inPlay: ['Accept Prophecy'],
        who: [{ mutiny: ['Panic'] }, {}, { at: 'administration' }],
      });
      p.run((g) => activateLocation(g, seat(2), 'administration')).choose(2, { seat: 1 });
      expect(p.asked(0)?.kind).toBe('keep-title');
      p.choose(0, { type: keep });
      expect(p.g.state.president).toBe(keep === 'yes' ? 0 : 1);
      expect(p.names(zones.inPlay)).toEqual(keep === 'yes' ? [] : ['Accept Prophecy']);
    });
  }

  test('Accept Prophecy: does not help where the title is lost in another way', () => {
    const p = play('Resignation', { inPlay: ['Accept Prophecy'] }).choose(0, { seat: 1 });
    expect(p.g.state.president).toBe(1);
  });

  for (const change of [-3, 3]) {
    test(`Assign Arbitrator: its holder changes the Admiral's Quarters check by ${change}`, () => {
      const p = play('Assign Arbitrator');
      expect(picks(p, 0)).toEqual([1, 2, 3]);
      p.choose(0, { seat: 1 });
      expect([p.handNames(0).length, given(p, 1)]).toEqual([2, ['Assign Arbitrator']]);
      quarters(p, 3);
      expect(answers(p, 1, 'before-check')).toHaveLength(3);
      p.choose(1, { change });
      expect(p.g.check && modifiedBy(p.g.check, 'difficulty')).toBe(change);
      expect([given(p, 1), discarded(p)]).toEqual([[], ['Assign Arbitrator']]);
    });
  }

  test('Assign Arbitrator: is no use for other checks', () => {
    const p = table('Eulogy', { who: [{}, { quorumGiven: ['Assign Arbitrator'] }] });
    p.run((g) => skillCheck(g, spec, { source: 'crisis', context: context('crisis', seat(0)) }));
    expect(p.table.pending.map(({ kind }) => kind)).not.toContain('before-check');
  });

  test('Assign Mission Specialist: its holder draws three destinations at the next jump and keeps one', () => {
    const next = { destination: ['Deep Space', 'Icy Moon', 'Barren Planet'] };
    const p = play('Assign Mission Specialist', { next }).choose(0, { seat: 2 });
    expect(p.handNames(0).length).toBe(2);
    p.run((g) => chooseDestination(g));
    expect(answers(p, 2, 'choose-destination').map(({ name }) => name)).toEqual(next.destination);
    p.choose(2, { name: 'Icy Moon' });
    expect(p.names(zones.resolving)).toEqual(['Icy Moon']);
    expect(p.names(zones.destinationDeck).slice(-2).sort()).toEqual(['Barren Planet', 'Deep Space']);
    expect([given(p, 2), discarded(p)]).toEqual([[], ['Assign Mission Specialist']]);
    p.run((g) => chooseDestination(g));
    expect(answers(p, 1, 'choose-destination')).toHaveLength(2);
  });

  test('Assign Mission Specialist: a blind jump leaves it where it is', () => {
    const p = table('Eulogy', { who: [{}, {}, { quorumGiven: ['Assign Mission Specialist'] }] });
    p.run((g) => chooseDestination(g, { blind: true }));
    expect([p.table.pending, given(p, 2)]).toEqual([[], ['Assign Mission Specialist']]);
  });

  test('Assign Vice President: nobody else can be chosen with Administration', () => {
    const p = play('Assign Vice President', { who: [{ mutiny: ['Panic'] }, {}, { at: 'administration' }] }).choose(0, {
      seat: 3,
    });
    expect([p.handNames(0).length, given(p, 3)]).toEqual([2, ['Assign Vice President']]);
    p.run((g) => activateLocation(g, seat(2), 'administration'));
    expect(p.table.pending).toEqual([]);
    expect(p.g.state.president).toBe(3);
  });

  test('Assign Vice President: not while the Vice President is President', () => {
    const p = table('Eulogy', {
      who: [{ mutiny: ['Panic'], quorumGiven: ['Assign Vice President'] }, {}, { at: 'administration' }],
    });
    p.run((g) => activateLocation(g, seat(2), 'administration'));
    expect(picks(p, 2).sort()).toEqual([1, 2, 3]);
  });

  test('Assign Chief of Staff: its holder makes politics cards count positive', () => {
    const p = play('Assign Chief of Staff').choose(0, { seat: 3 });
    expect(given(p, 3)).toEqual(['Assign Chief of Staff']);
    p.run((g) => skillCheck(g, spec, { source: 'crisis', context: context('crisis', seat(0)) }));
    expect(answers(p, 3, 'before-check')).toHaveLength(2);
    p.choose(3, { type: 'respond', name: 'Assign Chief of Staff' });
    expect(p.g.check && isModified(p.g.check, 'positive', 'politics')).toBe(true);
    expect([given(p, 3), discarded(p)]).toEqual([[], ['Assign Chief of Staff']]);
  });

  rule('BG-FAQ-36', 'Probation: the President decides when to look at what its holder has just added', () => {
    const hand = ['Repair 1', 'Scientific Research 3'];
    const p = play('Probation', { who: [{}, {}, { hand }] });
    expect(picks(p, 0)).toEqual([0, 1, 2, 3]);
    p.choose(0, { seat: 2 });
    p.run((g) => skillCheck(g, spec, { source: 'crisis', context: context('crisis', seat(0)) })).pass('add-to-check');
    p.choose(2, { name: 'Scientific Research' });
    expect(p.asked(2)?.kind).not.toBe('contributed');
    expect(answers(p, 0, 'contributed')).toHaveLength(2);
    p.choose(0, { type: 'respond', name: 'Probation' });
    expect(p.events(seat(0))).toContainEqual({
      type: 'contribution-seen',
      seat: 2,
      by: 0,
      names: ['Scientific Research 3'],
    });
    expect(p.events(seat(1)).map(({ type }) => type)).not.toContain('contribution-seen');
    expect([given(p, 2), discarded(p)]).toEqual([[], ['Probation']]);
  });

  rule('BG-FAQ-36', 'Probation: of a check with the cards face up, the same cards', () => {
    const hand = ['Investigative Committee', 'Repair 1'];
    const p = table('Eulogy', { who: [{}, { hand: ['Repair 2'] }, { hand, quorumGiven: ['Probation'] }] });
    p.run((g) => skillCheck(g, spec, { source: 'crisis', context: context('crisis', seat(0)) }));
    p.choose(2, { name: 'Investigative Committee' }).pass('add-to-check');
    p.choose(1, { name: 'Repair' }).choose(2, { name: 'Repair' });
    p.choose(0, { type: 'respond', name: 'Probation' });
    expect(p.events(seat(0))).toContainEqual({ type: 'contribution-seen', seat: 2, by: 0, names: ['Repair 1'] });
  });

  rule('BG-FAQ-36', 'Probation: one of them may lie face up for all to see, and no card of another is shown', () => {
    const simon = { character: 'simon-oneill', infiltrating: true, at: 'command' as const, quorumGiven: ['Probation'] };
    const seats = [
      { character: 'laura-roslin' },
      { character: 'galen-tyrol', hand: ['Repair 1'] },
      { ...simon, hand: ['Repair 2', 'Scientific Research 3'] },
      { character: 'william-adama' },
    ];
    const p = position({ cylonLeader: true, seats, cag: 1 });
    p.run((g) => skillCheck(g, spec, { source: 'crisis', context: context('crisis', seat(0)) })).pass('add-to-check');
    p.choose(1, { name: 'Repair' }).choose(2, { name: 'Repair' }, { name: 'Scientific Research' });
    p.choose(2, { name: 'Repair' }).choose(0, { type: 'respond', name: 'Probation' });
    const names = ['Repair 2', 'Scientific Research 3'];
    expect(p.events(seat(0))).toContainEqual({ type: 'contribution-seen', seat: 2, by: 0, names });
  });

  rule('BG-FAQ-36', 'Probation: not for the cards of others', () => {
    const p = table('Eulogy', { who: [{}, { hand: ['Repair 1'] }, { quorumGiven: ['Probation'] }] });
    p.run((g) => skillCheck(g, spec, { source: 'crisis', context: context('crisis', seat(0)) })).choose(1, {
      name: 'Repair',
    });
    expect(p.asked(0)?.kind).not.toBe('contributed');
  });

  rule('BG-FAQ-04', 'a card to be given is discarded where there is nobody to give it to', () => {
    const revealed = { revealed: true };
    const p = play('Assign Arbitrator', { who: [{}, revealed, revealed, revealed], admiral: 0, cag: 0 });
    expect([p.handNames(0).length, p.names(zones.inPlay), discarded(p)]).toEqual([2, [], ['Assign Arbitrator']]);
  });
});

describe('cards about people', () => {
  rule('BG-FAQ-04', 'Arrest Order: somebody who can be put there goes to the Brig', () => {
    const p = play('Arrest Order', { who: [{}, { at: 'brig' }, { revealed: true }], admiral: 0, cag: 0 });
    expect(picks(p, 0)).toEqual([0, 3]);
    p.choose(0, { seat: 3 });
    expect([place(p, 3), discarded(p)]).toEqual(['brig', ['Arrest Order']]);
  });

  test('Encourage Mutiny: another player but the Admiral rolls 3 or more and becomes Admiral', () => {
    const p = play('Encourage Mutiny', { rolls: [3], who: [{}, {}, {}, { at: 'brig' }] });
    expect(p.table.pending).toEqual([]);
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'title-given', title: 'admiral', to: 2 }));
    expect(p.events().find(({ type }) => type.includes('roll'))).toMatchObject({ roller: 2 });
  });

  test('Encourage Mutiny: on 2 morale is lost', () => {
    const p = play('Encourage Mutiny', { rolls: [2] });
    expect(picks(p, 0)).toEqual([2, 3]);
    p.choose(0, { seat: 3 });
    expect([p.g.state.admiral, p.g.state.resources.morale]).toEqual([1, 9]);
  });

  test('Presidential Pardon: another player leaves the Brig for a location of Galactica that is safe', () => {
    const p = play('Presidential Pardon', { who: [{}, {}, { at: 'brig' }], cag: 1 });
    const locations = answers(p, 0, 'choose-location').map(({ location }) => location);
    expect(locations).not.toContain('sickbay');
    expect(locations).not.toContain('press-room');
    p.choose(0, { location: 'armory' });
    expect(place(p, 2)).toBe('armory');
  });

  test('Presidential Pardon: not for the President', () => {
    const p = table('Presidential Pardon', { who: [{ at: 'brig' }] });
    expect(playableQuorum(p.g, seat(0))).toEqual([]);
  });

  for (const [roll, morale] of [
    [3, 9],
    [4, 10],
  ]) {
    test(`Release Cylon Mugshots: one loyalty card is seen; on ${roll} morale is ${morale}`, () => {
      const p = play('Release Cylon Mugshots', {
        rolls: [roll ?? 0],
        who: [{}, {}, { loyalty: ['cylon-brig', 'cylon-damage'] }],
      });
      expect(picks(p, 0)).toEqual([1, 2, 3]);
      p.choose(0, { seat: 2 });
      expect(p.events(seat(1))).toContainEqual({ type: 'loyalty-looked-at', looker: 0, owner: 2, n: 1 });
      expect(p.g.state.resources.morale).toBe(morale);
    });
  }

  test('Eulogy: morale, if an execution has cost some', () => {
    const p = table('Eulogy');
    expect(playableQuorum(p.g, seat(0))).toEqual([]);
    p.g.state.executionCostMorale = true;
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'quorum' });
    expect(p.g.state.resources.morale).toBe(11);
  });

  test('Execute Prisoner: somebody in the Brig is executed', () => {
    const p = play('Execute Prisoner', { who: [{ at: 'brig' }, {}, { at: 'brig' }], cag: 1 });
    expect(picks(p, 0)).toEqual([0, 2]);
    p.choose(0, { seat: 2 });
    expect(p.events()).toContainEqual({ type: 'executed', seat: 2, character: 'kara-thrace' });
    expect(playableQuorum(table('Execute Prisoner').g, seat(0))).toEqual([]);
  });

  test('Presidential Order: anybody becomes Admiral or CAG', () => {
    const p = play('Presidential Order');
    expect(picks(p, 0)).toEqual([0, 1, 2, 3]);
    p.choose(0, { seat: 3 });
    expect(answers(p, 0, 'choose-effect')).toHaveLength(2);
    p.choose(0, { index: 1 });
    expect(p.g.state).toMatchObject({ admiral: 1, cag: 3 });
    const q = play('Presidential Order').choose(0, { seat: 3 }).choose(0, { index: 0 });
    expect(q.g.state).toMatchObject({ admiral: 3, cag: 2 });
  });

  test('Presidential Order: the Admiral can only become CAG', () => {
    const p = play('Presidential Order').choose(0, { seat: 1 });
    expect(p.g.state).toMatchObject({ admiral: 1, cag: 1 });
  });

  test('Resignation: quorum cards are exchanged, then another player is President and has them', () => {
    const p = play('Resignation', {
      quorumHand: ['Resignation', 'Eulogy', 'Arrest Order'],
      next: { quorum: ['Probation'] },
    });
    expect(p.asked(0)).toMatchObject({ kind: 'exchange-quorum', min: 0, max: 2 });
    p.choose(0, { name: 'Eulogy' });
    expect(picks(p, 0)).toEqual([1, 2, 3]);
    p.choose(0, { seat: 3 });
    expect(p.g.state.president).toBe(3);
    expect(p.names(zones.quorumHand(seat(3))).sort()).toEqual(['Arrest Order', 'Probation']);
  });

  test('Resignation: still works when its own draw shuffles it into the deck', () => {
    const p = table('Resignation', { quorumHand: ['Resignation', 'Eulogy'] });
    p.g.cards.moveAll(zones.quorumDeck, zones.removed);
    p.run((g) => takeAction(g, seat(0)))
      .choose(0, { type: 'quorum', name: 'Resignation' })
      .choose(0, { name: 'Eulogy' });
    expect(p.asked(0)?.context).toMatchObject({ name: '' });
    p.choose(0, { seat: 2 });
    expect(p.g.state.president).toBe(2);
    expect(p.g.cards.count(zones.quorumHand(seat(2)))).toBe(1);
  });
});

describe('cards about the fleet', () => {
  for (const [name, resource] of [
    ['Food Rationing', 'food'],
    ['Inspirational Speech', 'morale'],
  ] as const) {
    test(`${name}: on 6 or more ${resource}, and the card is out of the game`, () => {
      const p = play(name, { rolls: [6] });
      expect(p.events()).toContainEqual(expect.objectContaining({ type: 'resource-gained', resource, n: 1 }));
      expect([p.names(zones.removed), discarded(p)]).toEqual([[name], []]);
      const q = play(name, { rolls: [5] });
      expect(q.events().map(({ type }) => type)).not.toContain('resource-gained');
      expect([q.names(zones.removed), discarded(q)]).toEqual([[], [name]]);
    });
  }

  test('Enact Production Quotas: food for morale', () => {
    expect(play('Enact Production Quotas').g.state.resources).toMatchObject({ food: 9, morale: 9 });
  });

  test('Establish Dogsville: population for morale', () => {
    expect(play('Establish Dogsville').g.state.resources).toMatchObject({ population: 13, morale: 9 });
  });

  test('Unsavory Connections: two random cards go, two treachery cards come, then food or fuel', () => {
    const who = [{ hand: ['Repair 1', 'Repair 1', 'Repair 2'] }];
    const p = play('Unsavory Connections', { who }).pass('choose-effect');
    expect(answers(p, 0, 'choose-effect')).toHaveLength(2);
    const types = p.g.hand(seat(0)).map((card) => {
      const entry = p.g.entry(card);
      return entry.deck === 'skill' ? entry.type : '';
    });
    expect(types.sort()).toEqual(['engineering', 'treachery', 'treachery']);
    p.choose(0, { index: 1 });
    expect(p.g.state.resources).toMatchObject({ food: 8, fuel: 9 });
    expect(play('Unsavory Connections').pass('choose-effect').choose(0, { index: 0 }).g.state.resources.food).toBe(9);
  });

  test('Authorization of Brutal Force: three raiders, a heavy raider or a centurion; on 2 population is lost', () => {
    const setup: Play = { raiders: { bow: 2, stern: 2 }, heavyRaiders: { bow: 1 }, boarding: [0, 1], rolls: [2] };
    const p = play('Authorization of Brutal Force', setup);
    expect(answers(p, 0, 'destroy-cylon-ship').map(({ kind }) => kind)).toEqual([
      'raider',
      'heavyRaider',
      'raider',
      'centurion',
    ]);
    p.choose(0, { kind: 'raider', area: 'bow' }).choose(0, { area: 'stern' }).choose(0, { area: 'stern' });
    expect(p.g.state.raiders).toMatchObject({ bow: 1, stern: 0 });
    expect(p.g.state.resources.population).toBe(11);
    const q = play('Authorization of Brutal Force', { ...setup, rolls: [3] }).choose(0, { kind: 'heavyRaider' });
    expect([q.g.state.heavyRaiders.bow, q.g.state.resources.population]).toEqual([0, 12]);
    const r = play('Authorization of Brutal Force', { ...setup, rolls: [8] }).choose(0, { kind: 'centurion' });
    expect(r.g.state.boarding.get(1)).toBe(0);
    const s = play('Authorization of Brutal Force', { rolls: [2] });
    expect(s.g.state.resources.population).toBe(11);
  });

  for (const roll of [2, 3]) {
    test(`Civilian Self Defense: a civilian ship clears its area; on ${roll} it is ${roll < 3 ? '' : 'not '}destroyed`, () => {
      const p = play('Civilian Self Defense', {
        civilians: { bow: 1, stern: 1 },
        raiders: { bow: 5, stern: 3 },
        heavyRaiders: { stern: 1 },
        rolls: [roll],
      });
      p.choose(0, { type: 'civilian', area: 'stern' });
      expect(answers(p, 0, 'destroy-cylon-ship').map(({ area }) => area)).toEqual(['stern', 'stern']);
      p.choose(0, { kind: 'raider' });
      while (p.asked(0)?.kind === 'destroy-cylon-ship') p.choose(0, {});
      expect(p.g.state.raiders).toMatchObject({ bow: 5, stern: 0 });
      expect(p.g.cards.count(zones.civilians.stern)).toBe(roll < 3 ? 0 : 1);
      expect(p.g.cards.count(zones.civilians.bow)).toBe(1);
    });
  }

  test('Consult the Oracle: the bottom of a deck, then two cards of the Destiny deck', () => {
    const p = play('Consult the Oracle', { destiny: ['Repair 1', 'Repair 2', 'Evasive Maneuvers 1'] });
    const bottom = p.names(zones.crisisDeck).at(-1);
    p.choose(0, { deck: 'crisis-deck' });
    const seen = { type: 'bottom-looked-at', seat: 0, deck: 'crisis-deck' };
    expect(p.events(seat(0))).toContainEqual({ ...seen, name: bottom });
    expect(p.events(seat(1))).toContainEqual(seen);
    expect(p.asked(0)).toMatchObject({ kind: 'discard-destiny', min: 2, max: 2 });
    p.choose(0, { name: 'Repair', strength: 1 }, { name: 'Evasive Maneuvers' });
    expect(p.names(zones.destiny)).toEqual(['Repair']);
    expect(p.names(zones.skillDiscard.piloting)).toEqual(['Evasive Maneuvers']);
  });

  test('Consult the Oracle: a Destiny deck that is used up is built anew', () => {
    const p = play('Consult the Oracle', { destiny: ['Repair 1'] })
      .choose(0, { deck: 'mutiny-deck' })
      .choose(0, { name: 'Repair' });
    expect(p.g.cards.count(zones.destiny)).toBe(12);
  });

  test('Resources for Galactica: up to one location and two vipers', () => {
    const p = play('Resources for Galactica', { damaged: ['armory', 'engine-room'], reserve: { viper: 3 } });
    expect(answers(p, 0, 'repair-location').map(({ location }) => location)).toEqual([
      'armory',
      'engine-room',
      undefined,
    ]);
    p.choose(0, { location: 'engine-room' });
    p.choose(0, { ship: 'viper' }).choose(0, { ship: 'mark-vii' });
    expect(p.table.pending).toEqual([]);
    expect(p.g.state.damaged).toMatchObject({ armory: true, 'engine-room': false });
    expect(p.g.state.vipers.viper.reserve).toBe(4);
    expect(p.g.state.vipers['mark-vii']).toMatchObject({ reserve: 1, damaged: 3 });
    const q = play('Resources for Galactica', { damaged: ['armory'] })
      .choose(0, { type: 'nothing' })
      .choose(0, { type: 'nothing' });
    expect([q.table.pending, q.g.state.damaged.armory]).toEqual([[], true]);
  });
});

test('a quorum hand drawn to its end goes round again', () => {
  const p = table('Eulogy');
  p.run((g) => drawQuorum(g, 40));
  expect(p.g.cards.count(zones.quorumHand(seat(0)))).toBe(29);
});
