/** Units whose texts are their own: costs paid with other cards, help with costs and missions, challenges turned. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { card, funds, type Position, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const TIGH = 'BSG1-133'; // an Officer of power 3
const BOOMER = 'BSG1-103'; // a Cylon personnel
const VIPER = 'BSG1-147'; // a Fighter of power 2
const SQUADRON = 'BSG1-154'; // a Fighter of power 4, Cylon threat 4
const SHUTTLE = 'BSG1-146'; // mystic value 1, Cylon threat 0
const MISSION = 'BSG1-057'; // Cylon threat 2

const decided = (p: Position) => p.events().find(({ type }) => type === 'challenge-decided');

/** Seat 0 challenges a threat of power 4 with Helo, beside another card. */
function facing(id: string): Position {
  const reserve = [MISSION, MISSION, MISSION, MISSION];
  const p = position({
    phase: 'cylon',
    seats: [
      { alert: [HELO, id], reserve, deck: [SQUADRON] },
      { reserve, deck: [SHUTTLE] },
    ],
  });
  return p.challenge(0, HELO).choose(0, { id: SQUADRON });
}

describe('against Cylon threats', () => {
  card('BSG1-129', 'another unit gets +2 power while challenging one', () => {
    const p = facing('BSG1-129').use(0, 'BSG1-129').passUntil('face-threats');
    expect(decided(p)).toMatchObject({ challenger: 5, defender: 5, won: true }); // with mystic values of 1
    const q = position({ seats: [{ alert: ['BSG1-129', HELO] }, {}] });
    q.use(0, 'BSG1-129').pass(1).challenge(0, HELO).passUntil('action');
    expect(q.influence(1)).toBe(8);
  });

  card('BSG1-106', 'a Cylon threat gets +2 power', () => {
    const p = facing('BSG1-106').use(0, 'BSG1-106').passUntil('face-threats');
    expect(decided(p)).toMatchObject({ challenger: 3, defender: 7 });
  });

  card('BSG2-086', 'discards the threat that is challenged and ends the challenge', () => {
    const p = facing('BSG2-086').use(0, 'BSG2-086');
    expect([p.placeOf(0, SQUADRON), p.placeOf(0, HELO), p.influence(0)]).toEqual(['discard', 'reserve', 10]);
    const q = position({ seats: [{ alert: ['BSG2-086', HELO] }, {}] });
    expect(q.offered(0, 'ability')).toEqual([]);
  });
});

describe('paid for with other cards', () => {
  card('BSG2-098', 'another personnel is committed for +1 power, as often as you like', () => {
    const p = position({ seats: [{ alert: ['BSG2-098', HELO, TIGH, VIPER] }, {}] });
    p.use(0, 'BSG2-098');
    expect(p.asked(0).options.map(({ id }) => id)).toEqual([HELO, TIGH]);
    p.target(0, 0, HELO).pass(1).use(0, 'BSG2-098');
    expect([p.power(0, 'BSG2-098'), p.placeOf(0, HELO), p.placeOf(0, TIGH)]).toEqual([4, 'reserve', 'reserve']);
  });

  card('BSG2-100', 'an alert personnel is sacrificed for +3 power, once per turn', () => {
    const p = position({ seats: [{ alert: ['BSG2-100', HELO, TIGH], reserve: [BOOMER] }, {}] });
    p.use(0, 'BSG2-100');
    expect(p.asked(0).options.map(({ id }) => id)).toEqual(['BSG2-100', HELO, TIGH]);
    p.target(0, 0, HELO).pass(1);
    expect([p.power(0, 'BSG2-100'), p.placeOf(0, HELO)]).toEqual([4, 'discard']);
    expect(p.offered(0, 'ability')).toEqual([]);
  });

  card('BSG2-093', 'another Cylon personnel is committed for +2 power, once per turn', () => {
    const p = position({ seats: [{ alert: ['BSG2-093', BOOMER, HELO, 'BSG2-095'] }, {}] });
    p.use(0, 'BSG2-093').target(0, 0, BOOMER).pass(1);
    expect([p.power(0, 'BSG2-093'), p.placeOf(0, BOOMER)]).toEqual([4, 'reserve']);
    expect(p.offered(0, 'ability').filter(({ id }) => id === 'BSG2-093')).toEqual([]);
  });
});

describe('help', () => {
  const freighters = [
    ['BSG1-161', 'security', 'BSG1-164'],
    ['BSG1-174', 'logistics', 'BSG1-163'],
    ['BSG1-175', 'persuasion', 'BSG1-158'],
  ] as const;
  for (const [id, resource, costsTwo] of freighters) {
    card(id, `is committed for 1 more ${resource}`, () => {
      const assets = resource === 'security' ? {} : { [resource]: 1 };
      const own = { hand: [costsTwo], assets };
      expect(position({ seats: [own, {}] }).offered(0, 'play')).toEqual([]);
      const p = position({ seats: [{ ...own, alert: [id] }, {}] }).play(0, costsTwo);
      expect([p.g.count('hand', seat(0)), p.placeOf(0, id)]).toEqual([0, 'reserve']);
    });
  }

  card('BSG2-164', 'acts again, and a card costs 1 less', () => {
    const own = { alert: ['BSG2-164'], hand: [VIPER], assets: { security: 1 } }; // with the base 2 of 3
    const p = position({ seats: [own, {}] });
    expect(p.offered(0, 'play')).toEqual([]);
    p.use(0, 'BSG2-164').play(0, VIPER);
    expect(p.placeOf(0, VIPER)).toBe('reserve');
    expect(p.g.isExhausted(p.card(0, 'BSG2-164'))).toBe(true);
  });

  card('BSG1-130', 'commits and sacrifices itself for 2 extra actions', () => {
    const p = position({ seats: [{ alert: ['BSG1-130', HELO, VIPER, TIGH] }, {}] });
    p.use(0, 'BSG1-130').challenge(0, HELO).challenge(0, VIPER);
    expect([p.influence(1), p.placeOf(0, 'BSG1-130'), p.asked(1).kind]).toEqual([6, 'discard', 'action']);
  });

  card('BSG2-154', 'is sacrificed to meet two requirements of a Cylon mission', () => {
    const p = position({ seats: [{ alert: ['BSG2-055', 'BSG2-154'] }, {}] }).resolve(0, 'BSG2-055');
    expect([p.placeOf(0, 'BSG2-055'), p.placeOf(0, 'BSG2-154')]).toEqual(['resources', 'discard']);
    const other = position({ seats: [{ alert: [MISSION, 'BSG2-154'] }, {}] }); // not a Cylon mission
    expect(other.offered(0, 'resolve')).toEqual([]);
  });

  card('BSG2-087', 'counts as a Civilian and as a Cylon', () => {
    const resolvable = (mission: string, unit: string) =>
      position({ seats: [{ alert: [mission, unit] }, {}] }).offered(0, 'resolve').length;
    // A Civilian unit and a Cylon unit; two Cylon units
    expect([resolvable('BSG1-079', 'BSG2-087'), resolvable('BSG2-055', 'BSG2-087')]).toEqual([1, 0]);
    expect(resolvable('BSG1-079', 'BSG2-118')).toBe(0); // another Civilian Cylon
  });

  card('BSG2-161', 'is played from hand against a ship, and may defend from reserve', () => {
    const other = { hand: ['BSG2-161'], assets: funds('BSG2-161') };
    const p = position({ seats: [{ alert: [VIPER] }, other] });
    p.challenge(0, VIPER).choose(1, { type: 'play' });
    expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual(['BSG2-161']);
    expect(p.placeOf(1, 'BSG2-161')).toBe('reserve');
    const q = position({ seats: [{ alert: [HELO] }, other] })
      .challenge(0, HELO)
      .passUntil('action');
    expect([q.influence(1), q.placeOf(1, 'BSG2-161')]).toEqual([8, 'hand']);
  });

  card('BSG2-161', 'leaves its excess for an Expedite card, as any card that is paid for', () => {
    const PLANNING = 'BSG1-010'; // 1 logistics
    const other = { hand: ['BSG2-161', PLANNING], assets: { logistics: [4] } };
    const p = position({ seats: [{ alert: [VIPER] }, other] });
    p.challenge(0, VIPER).choose(1, { type: 'play' }).choose(1, { type: 'expedite', id: PLANNING });
    expect([p.placeOf(1, 'BSG2-161'), p.asked(1).kind]).toEqual(['reserve', 'keep-on-top']);
  });

  card('BSG2-161', 'does not come alone where there are two of it', () => {
    const other = { hand: ['BSG2-161', 'BSG2-161'], assets: { logistics: 6 } };
    const p = position({ seats: [{ alert: [VIPER] }, other] });
    p.challenge(0, VIPER).choose(1, { type: 'play' }).choose(1, { type: 'play' });
    expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual(['BSG2-161', 'BSG2-161']);
  });

  card('BSG2-161', 'costs its player what it says, whatever the challenger pays less for', () => {
    const other = { hand: ['BSG2-161'], assets: { logistics: 2 } }; // of 3
    const p = position({ seats: [{ alert: ['BSG2-164', VIPER] }, other] });
    p.use(0, 'BSG2-164').challenge(0, VIPER);
    expect([p.influence(1), p.placeOf(1, 'BSG2-161')]).toEqual([8, 'hand']);
  });

  card('BSG2-161', 'is not for a sniper to choose, being in reserve', () => {
    const SNIPER = 'BSG1-149';
    const other = { alert: [VIPER], hand: ['BSG2-161'], assets: funds('BSG2-161') };
    const p = position({ seats: [{ alert: [SNIPER] }, other] });
    p.challenge(0, SNIPER).choose(1, { type: 'play' }).choose(1, { type: 'defend' });
    expect(p.offered(0, 'defend').map(({ id }) => id)).toEqual([VIPER]);
    p.choose(0, { type: 'leave' });
    expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual([VIPER, 'BSG2-161']);
  });
});

describe('decks', () => {
  card('BSG1-173', 'the top card may go to the bottom', () => {
    const top = (answer: string) => {
      const p = position({ seats: [{ alert: ['BSG1-173'], deck: [HELO, VIPER] }, {}] });
      p.use(0, 'BSG1-173').choose(0, { type: answer });
      const [first] = p.g.list('deck', seat(0));
      return first === undefined ? null : p.g.printed(first).id;
    };
    expect([top('keep'), top('bury')]).toEqual([HELO, VIPER]);
  });

  card('BSG2-089', 'finds a personnel in the deck', () => {
    const p = position({ seats: [{ alert: ['BSG2-089'], deck: [VIPER, HELO] }, {}] });
    p.use(0, 'BSG2-089');
    expect(p.offered(0, 'card').map(({ id }) => id)).toEqual([HELO]);
    p.choose(0, { id: HELO });
    expect([p.placeOf(0, HELO), p.g.isExhausted(p.card(0, 'BSG2-089'))]).toEqual(['hand', true]);
    expect(p.events(seat(1)).find(({ type }) => type === 'searched')).toMatchObject({ ids: [HELO] });
  });

  card('BSG2-107', 'another unit gets power by the mystic value revealed', () => {
    const p = position({ seats: [{ alert: ['BSG2-107'], deck: ['BSG1-163'] }, { alert: [VIPER] }] });
    p.use(0, 'BSG2-107');
    expect([p.power(1, VIPER), p.placeOf(0, 'BSG1-163')]).toEqual([5, 'discard']);
  });

  card('BSG1-137', 'is committed to reveal another mystic value', () => {
    const own = { alert: ['BSG1-137', VIPER], deck: ['BSG1-157', 'BSG1-163'] }; // 0, then 3
    const p = position({ seats: [own, { alert: [VIPER] }] });
    p.challenge(0, VIPER).choose(1, { type: 'defend' }).choose(0, { type: 'use' });
    expect(decided(p)).toMatchObject({ challenger: 5, defender: 3 });
    expect(p.placeOf(0, 'BSG1-137')).toBe('reserve');
  });
});

describe('challenges', () => {
  card('BSG2-103', 'the loser is exhausted instead of defeated', () => {
    const p = position({ seats: [{ alert: [TIGH] }, { alert: [HELO, 'BSG2-103'] }] });
    p.challenge(0, TIGH).choose(1, { type: 'defend', id: HELO }).use(1, 'BSG2-103').passUntil('action');
    expect([p.placeOf(1, HELO), p.g.isExhausted(p.card(1, HELO))]).toEqual(['alert', true]);
    expect(position({ seats: [{ alert: ['BSG2-103'] }, {}] }).offered(0, 'ability')).toEqual([]);
  });

  card('BSG2-136', 'takes your defending personnel out of the challenge', () => {
    const p = position({ seats: [{ alert: [TIGH] }, { alert: [HELO, 'BSG2-136'] }] });
    p.challenge(0, TIGH).choose(1, { type: 'defend', id: HELO }).use(1, 'BSG2-136').passUntil('action');
    expect([p.placeOf(1, HELO), p.g.isExhausted(p.card(1, HELO))]).toEqual(['reserve', true]);
    expect([p.placeOf(0, TIGH), p.influence(1)]).toEqual(['reserve', 10]);
  });
});
