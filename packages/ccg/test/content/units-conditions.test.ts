/** Units that wait for something, move other cards or change places with them, and the mission that exchanges them. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { card, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const ANDERS = 'BSG2-083'; // a Civilian of power 2
const ELOSHA = 'BSG2-106'; // a Politician of power 2
const TYROL = 'BSG1-120'; // Enlisted, of power 1
const STARBUCK = 'BSG1-136';
const BOOMER = 'BSG1-103'; // a Cylon Pilot of power 2
const VIPER = 'BSG1-147'; // a Fighter of power 2
const RAIDER = 'BSG2-157'; // a Cylon Fighter of power 3
const DIPLOMACY = 'BSG1-066'; // a mission

describe('missions moved and exchanged', () => {
  card('BSG1-119', 'moves an alert mission to its reserve area', () => {
    const p = position({ seats: [{ alert: ['BSG1-119'] }, { alert: [DIPLOMACY] }] });
    p.use(0, 'BSG1-119');
    expect([p.placeOf(1, DIPLOMACY), p.placeOf(0, 'BSG1-119')]).toEqual(['reserve', 'reserve']);
  });

  card('BSG1-119', 'readies a mission', () => {
    const p = position({ seats: [{ alert: ['BSG1-119'] }, { reserve: [DIPLOMACY] }] });
    expect(p.offered(0, 'ability').map(({ index }) => index)).toEqual([1]); // there is no alert mission to move
    p.use(0, 'BSG1-119', 1);
    expect([p.placeOf(1, DIPLOMACY), p.placeOf(0, 'BSG1-119')]).toEqual(['alert', 'reserve']);
  });

  card('BSG1-119', 'may be used on any mission, though only one in reserve can be readied', () => {
    const p = position({ seats: [{ alert: ['BSG1-119'] }, { persistent: ['BSG1-061'] }] });
    p.use(0, 'BSG1-119', 1);
    expect([p.placeOf(1, 'BSG1-061'), p.placeOf(0, 'BSG1-119')]).toEqual(['resources', 'reserve']);
  });

  card('BSG1-080', 'exchanges a personnel for one of the same power from hand', () => {
    const mine = { alert: ['BSG1-080', HELO, ANDERS], hand: [TYROL, ELOSHA] };
    const p = position({ seats: [mine, { alert: [ELOSHA] }] });
    p.resolve(0, 'BSG1-080');
    expect(p.offered(0, 'card').map(({ id }) => id)).toEqual([ELOSHA]); // no unit is as weak as Tyrol
    p.choose(0, { type: 'card' });
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual([HELO, ANDERS]);
    p.target(0, 0, HELO);
    expect([HELO, ELOSHA, ANDERS, 'BSG1-080'].map((one) => p.placeOf(0, one))).toEqual([
      'hand',
      'alert',
      'alert',
      'discard',
    ]);
  });
});

describe('stronger under a condition', () => {
  card('BSG1-124', 'in a challenge of its own against a Cylon personnel', () => {
    const decided = (challenger: string, defender: string) => {
      const p = position({ seats: [{ alert: [challenger] }, { alert: [defender] }] });
      p.challenge(0, challenger).choose(1, { type: 'defend' });
      return p.events().find(({ type }) => type === 'challenge-decided');
    };
    expect(decided('BSG1-124', BOOMER)).toMatchObject({ challenger: 5, defender: 3 }); // with a mystic value of 1 each
    expect(decided('BSG1-124', HELO)).toMatchObject({ challenger: 2 });
    expect(decided(BOOMER, 'BSG1-124')).toMatchObject({ defender: 2 });
  });

  card('BSG1-EX004', 'while challenging an opponent without ships', () => {
    const against = (reserve: readonly string[]) => {
      const p = position({ seats: [{ alert: ['BSG1-EX004', VIPER] }, { reserve, alert: [HELO] }] });
      return p.challenge(0, 'BSG1-EX004').power(0, 'BSG1-EX004');
    };
    expect([against([]), against([VIPER])]).toEqual([5, 3]);
  });

  card('BSG2-135', 'while a Starbuck of yours is alert', () => {
    const beside = (...seats: Parameters<typeof position>[0]['seats']) => {
      const [mine = {}, other = {}] = seats;
      const alert = ['BSG2-135', ...(mine.alert ?? [])];
      return position({ seats: [{ ...mine, alert }, other] }).power(0, 'BSG2-135');
    };
    expect(beside({ alert: [STARBUCK] })).toBe(4);
    expect([beside({ reserve: [STARBUCK] }), beside({}, { alert: [STARBUCK] })]).toEqual([3, 3]);
  });

  const others = [
    ['BSG2-138', ELOSHA, HELO],
    ['BSG2-149', VIPER, 'BSG1-163'],
  ] as const;
  for (const [ship, right, wrong] of others) {
    card(ship, 'one kind of your units is stronger', () => {
      const p = position({ seats: [{ reserve: [ship, right, wrong] }, { alert: [right] }] });
      const q = position({ seats: [{ reserve: [right, wrong] }, {}] });
      expect(p.power(0, right)).toBe(q.power(0, right) + 1);
      expect([p.power(0, wrong), p.power(1, right)]).toEqual([q.power(0, wrong), q.power(0, right)]);
    });
  }
});

describe('cards looked at and taken back', () => {
  card('BSG1-159', 'an opponent buries one of your two top cards, you take the other', () => {
    const p = position({ seats: [{ alert: ['BSG1-159'], deck: [HELO, VIPER, ANDERS] }, {}] });
    p.use(0, 'BSG1-159');
    expect(p.offered(1, 'card').map(({ id }) => id)).toEqual([HELO, VIPER]);
    p.choose(1, { type: 'card', id: HELO });
    const deck = p.g.list('deck', seat(0)).map((one) => p.g.printed(one).id);
    expect([p.placeOf(0, VIPER), deck[0], deck.at(-1)]).toEqual(['hand', ANDERS, HELO]);
  });

  card('BSG1-159', 'goes on with the discard pile where the deck ends', () => {
    const p = position({ seats: [{ alert: ['BSG1-159'], deck: [HELO], discard: [VIPER] }, {}] });
    for (const one of p.g.list('deck', seat(0)).slice(1)) p.g.cards.move(one, p.g.zone('removed', seat(0)));
    p.use(0, 'BSG1-159');
    expect(p.offered(1, 'card').map(({ id }) => id)).toEqual([HELO, VIPER]);
    p.choose(1, { type: 'card', id: HELO });
    expect([p.placeOf(0, VIPER), p.player(0).deck]).toEqual(['hand', 1]);
  });

  card('BSG1-160', 'exhausts itself, and a Cylon unit of yours returns to hand', () => {
    const p = position({ seats: [{ reserve: ['BSG1-160', BOOMER, HELO] }, { alert: [RAIDER] }] });
    p.use(0, 'BSG1-160');
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual(['BSG1-160', BOOMER]);
    p.target(0, 0, BOOMER);
    expect(p.placeOf(0, BOOMER)).toBe('hand');
    expect(p.g.isExhausted(p.card(0, 'BSG1-160'))).toBe(true);
  });
});

describe('in challenges', () => {
  card('BSG2-108', 'in a challenge you reveal two mystic values and add them', () => {
    const deck = ['BSG1-162', 'BSG1-163']; // mystic value 3 each
    const mine = { alert: ['BSG2-108', TYROL], deck };
    const p = position({ seats: [mine, { alert: [HELO], deck: ['BSG1-158'] }] }); // 1 + 6 against 2 + 2
    expect(p.offered(0, 'ability')).toEqual([]);
    p.challenge(0, TYROL).choose(1, { type: 'defend' });
    p.use(0, 'BSG2-108').passUntil('action');
    expect(p.placeOf(1, HELO)).toBe('discard');
    expect(p.player(0).discard).toHaveLength(2);
  });

  card('BSG2-115', 'with an alert Boomer it may be readied after its challenge, once per turn', () => {
    const p = position({ seats: [{ alert: ['BSG2-115', BOOMER] }, {}] });
    p.challenge(0, 'BSG2-115').choose(0, { type: 'use' }).passUntil('action');
    expect([p.placeOf(0, 'BSG2-115'), p.influence(1)]).toEqual(['alert', 8]);
    p.pass(1).challenge(0, 'BSG2-115').passUntil('action');
    expect([p.placeOf(0, 'BSG2-115'), p.influence(1)]).toEqual(['reserve', 6]);
    const alone = position({ seats: [{ alert: ['BSG2-115'], reserve: [BOOMER] }, {}] });
    alone.challenge(0, 'BSG2-115').passUntil('action');
    expect(alone.placeOf(0, 'BSG2-115')).toBe('reserve');
  });

  card('BSG2-162', 'another ship may challenge as a personnel', () => {
    const p = position({ seats: [{ alert: ['BSG2-162', VIPER] }, { alert: [HELO] }] });
    p.use(0, 'BSG2-162').pass(1);
    p.challenge(0, VIPER).choose(0, { type: 'as', as: 'personnel' });
    expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual([HELO]);
  });
});

describe('others are chosen', () => {
  const state = (p: ReturnType<typeof position>, at: number, id: string) =>
    `${p.placeOf(at, id)}${p.g.isExhausted(p.card(at, id)) ? ' exhausted' : ''}`;

  card('BSG2-097', 'exhausts a ship', () => {
    const p = position({ seats: [{ alert: ['BSG2-097'] }, { alert: [VIPER, HELO] }] });
    p.use(0, 'BSG2-097');
    expect([state(p, 1, VIPER), state(p, 1, HELO)]).toEqual(['alert exhausted', 'alert']);
  });

  card('BSG2-150', 'commits a ship', () => {
    const p = position({ seats: [{ alert: ['BSG2-150'] }, { alert: [VIPER, HELO] }] });
    p.use(0, 'BSG2-150').target(0, 1, VIPER);
    expect([state(p, 1, VIPER), state(p, 1, HELO)]).toEqual(['reserve', 'alert']);
  });

  card('BSG2-111', 'commits and exhausts an Enlisted or Cylon personnel', () => {
    const p = position({ seats: [{ alert: ['BSG2-111'] }, { alert: [TYROL, BOOMER, RAIDER, HELO] }] });
    p.use(0, 'BSG2-111');
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual(['BSG2-111', TYROL, BOOMER]);
    p.target(0, 1, BOOMER);
    expect([state(p, 1, BOOMER), state(p, 1, TYROL)]).toEqual(['reserve exhausted', 'alert']);
  });

  card('BSG2-140', 'another ship gets +2 power', () => {
    const p = position({ seats: [{ alert: ['BSG2-140'] }, { alert: [VIPER, HELO] }] });
    p.use(0, 'BSG2-140');
    expect([p.power(1, VIPER), p.power(1, HELO), p.power(0, 'BSG2-140')]).toEqual([4, 2, 2]);
  });
});
