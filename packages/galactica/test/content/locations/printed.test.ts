/** Locations and titles in the versions that a game with all boxes does not use: each is named with its box. */
import { position, type SeatSetup } from '@ragtag/galactica/testing';
import { type Seat, seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { takeAction } from '../../../src/core/rules/action.ts';
import type { ExpansionSet, LocationId } from '../../../src/core/state/terms.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { galactica } from '../../../src/game.ts';

type Setup = Partial<Parameters<typeof position>[0]>;
const adama: SeatSetup = { character: 'william-adama', at: 'command' };
const boomer: SeatSetup = { character: 'sharon-valerii', at: 'armory' };
const cylon = { revealed: true, loyaltyFaceup: ['cylon-morale'] };

/** Seat 0, Tom Zarek, acts where he is. */
function acting(set: ExpansionSet, who: Partial<SeatSetup>, setup: Setup = {}) {
  const sets: ExpansionSet[] = set === 'base' ? ['base'] : ['base', set];
  const seats = [{ character: 'tom-zarek', ...who }, adama, boomer];
  const p = position({ ...galactica.configure({ sets, players: 3 }), seats, ...setup });
  return p.run((g) => takeAction(g, seat(0)));
}
function using(set: ExpansionSet, location: LocationId, who: Partial<SeatSetup> = {}, setup: Setup = {}) {
  return acting(set, { at: location, ...who }, setup).choose(0, { type: 'location', location });
}
const types = (p: ReturnType<typeof using>, of: Seat = seat(0)) =>
  p.g.hand(of).map((card) => {
    const entry = p.g.entry(card);
    return entry.deck === 'skill' ? entry.type : '';
  });

test('Press Room (base): two politics cards', () => {
  expect(types(using('base', 'press-room'))).toEqual(['politics', 'politics']);
});

test("President's Office (base): the President draws a quorum card, then draws or plays another", () => {
  const p = using('base', 'presidents-office', {}, { quorumHand: ['Food Rationing'] });
  expect(p.g.cards.count(zones.quorumHand(seat(0)))).toBe(2);
  expect(p.asked(0)?.options.length).toBeGreaterThan(1);
  const other = acting('base', { at: 'presidents-office' }, { president: 1 });
  expect(other.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'location' }));
});

test('Administration (base): a check makes a player of the own choice President', () => {
  const named = (destiny: readonly string[]) =>
    using('base', 'administration', {}, { president: 1, destiny }).choose(0, { seat: 2 }).pass().g.state.president;
  expect(named(['Consolidate Power 2', 'Executive Order 2', 'Consolidate Power 1'])).toBe(1);
  expect(named(['Investigative Committee 5', 'Executive Order 2', 'Consolidate Power 1'])).toBe(2);
});

test('Caprica (base): of two crises one is resolved, the other discarded', () => {
  const p = using('base', 'caprica', cylon, { next: { crisis: ['Water Sabotaged', 'Unidentified Ship'] } });
  p.choose(0, { name: 'Water Sabotaged' });
  expect(p.asked(0)?.kind).toBe('crisis-choice');
  expect(p.names(zones.crisisDiscard)).toEqual(['Unidentified Ship']);
});

test('Caprica (pegasus): of two crises one is resolved, the other goes under the deck', () => {
  const p = using('pegasus', 'caprica', cylon, { next: { crisis: ['Water Sabotaged', 'Unidentified Ship'] } });
  p.choose(0, { name: 'Water Sabotaged' });
  expect(p.asked(0)?.kind).toBe('crisis-choice');
  expect(p.names(zones.crisisDeck).at(-1)).toBe('Unidentified Ship');
});

/** One basestar, and its ships launched. */
const launched = (set: ExpansionSet) => {
  const p = using(set, 'cylon-fleet', cylon, { basestars: [{ area: 'bow' }] });
  p.choose(0, { index: 3 });
  return [p.g.state.raiders.bow, p.g.state.heavyRaiders.bow];
};

test('Cylon Fleet (base): a basestar launches two raiders and a heavy raider', () => {
  expect(launched('base')).toEqual([2, 1]);
});

test('Cylon Fleet (pegasus): a basestar launches two raiders and a heavy raider', () => {
  expect(launched('pegasus')).toEqual([2, 1]);
});

test('Human Fleet (base): takes a card out of a hand, and 5 or more damages Galactica', () => {
  const taken = (roll: number) => {
    const seats = [
      { character: 'tom-zarek', at: 'human-fleet' as const, ...cylon },
      adama,
      { ...boomer, hand: ['Repair', 'Scientific Research'] },
    ];
    const p = using('base', 'human-fleet', {}, { seats, rolls: [roll], draws: [0] });
    p.choose(0, { name: 'Scientific Research' });
    expect([p.handNames(0), p.handNames(2)]).toEqual([['Scientific Research'], ['Repair']]);
    return p.events().some(({ type }) => type === 'location-damaged' || type === 'resource-token-hit');
  };
  expect([taken(4), taken(5)]).toEqual([false, true]);
});

test('Human Fleet (pegasus): looks at the top of a deck, then draws two cards', () => {
  const p = using('pegasus', 'human-fleet', cylon, { next: { crisis: ['Water Sabotaged'] } });
  p.choose(0, { deck: 'crisis' });
  expect(JSON.stringify(p.events(seat(0)))).toContain('Water Sabotaged');
  p.choose(0, { type: 'bottom' }).choose(0, { skill: 'tactics' }).choose(0, { skill: 'politics' });
  expect(p.names(zones.crisisDeck).at(-1)).toBe('Water Sabotaged');
  expect(types(p).toSorted()).toEqual(['politics', 'tactics']);
});

test('Resurrection Ship (base): a super crisis is exchanged, and loyalty cards are handed on', () => {
  const who = { ...cylon, superCrises: ['Bomb on Colonial 1'], loyalty: ['not-a-cylon-base'] };
  const p = using('base', 'resurrection-ship', who).choose(0, { name: 'Bomb on Colonial 1' }).choose(0, { seat: 2 });
  expect(p.names(zones.superCrisisDiscard)).toEqual(['Bomb on Colonial 1']);
  expect([p.g.cards.count(zones.superCrisisHand(seat(0))), p.g.cards.count(zones.loyalty(seat(2)))]).toEqual([1, 2]);
});

test('Resurrection Ship (pegasus): draws a super crisis', () => {
  const p = using('pegasus', 'resurrection-ship', cylon);
  expect(p.g.cards.count(zones.superCrisisHand(seat(0)))).toBe(1);
});

test('President (base): draws a quorum card', () => {
  const p = acting('base', { at: 'command' }).choose(0, { title: 'president' });
  expect(p.g.cards.count(zones.quorumHand(seat(0)))).toBe(1);
});

const nuked = (set: ExpansionSet) => {
  const setup = { admiral: 0, basestars: [{ area: 'bow' as const }], rolls: [3] };
  const p = acting(set, { at: 'command' }, setup).choose(0, { title: 'admiral' });
  return [p.g.state.nukes.held, p.g.state.basestars[0]?.where];
};

test('Admiral (base): launches a nuke at a basestar', () => {
  expect(nuked('base')).toEqual([1, 'supply']);
});

test('Admiral (pegasus): launches a nuke at a basestar', () => {
  expect(nuked('pegasus')).toEqual([1, 'supply']);
});
