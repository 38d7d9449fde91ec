/** Persistent missions that are used, respond to something or change a rule. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { turn } from '../../src/rules/turn.ts';
import { card, funds, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const ELOSHA = 'BSG2-106'; // a Politician
const ZAREK = 'BSG1-140'; // a Politician
const ROSLIN = 'BSG1-125'; // commits to draw a card
const DORAL = 'BSG2-095'; // a Cylon personnel of power 3
const BOOMER = 'BSG1-103'; // a Cylon Pilot
const APOLLO = 'BSG1-098'; // a Pilot
const VIPER = 'BSG1-147'; // a Fighter of power 2
const STRONG = 'BSG1-154'; // a Fighter of power 4, Cylon threat 4
const RAIDER = 'BSG2-157'; // a Cylon ship of power 3, mystic value 0
const PLANNING = 'BSG1-010'; // an event

describe('used', () => {
  card('BSG1-063', 'a Pilot of yours is committed for 1 influence', () => {
    const p = position({ seats: [{ persistent: ['BSG1-063'], alert: [APOLLO, HELO] }, { alert: [APOLLO] }] });
    p.use(0, 'BSG1-063');
    expect([p.placeOf(0, APOLLO), p.placeOf(1, APOLLO), p.influence(0)]).toEqual(['reserve', 'alert', 11]);
    p.pass(1);
    expect(p.offered(0, 'ability')).toEqual([]);
  });

  card('BSG1-076', 'a Politician is committed and exhausted: another personnel gets +3 power', () => {
    const p = position({ seats: [{ persistent: ['BSG1-076'], alert: [ELOSHA, HELO] }, { alert: [ZAREK, VIPER] }] });
    p.use(0, 'BSG1-076');
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual([HELO, ZAREK]);
    p.target(0, 0, HELO);
    expect([p.power(0, HELO), p.placeOf(0, ELOSHA), p.g.isExhausted(p.card(0, ELOSHA))]).toEqual([5, 'reserve', true]);
  });

  card('BSG1-076', 'is of no use to a Politician who is alone', () => {
    const p = position({ seats: [{ persistent: ['BSG1-076'], alert: [ELOSHA] }, { alert: [VIPER] }] });
    expect(p.offered(0, 'ability')).toEqual([]);
  });

  card('BSG2-056', 'is sacrificed, and a player acts first in the Cylon phase', () => {
    const p = position({ seats: [{ persistent: ['BSG2-056'], influence: 9 }, {}] });
    p.run(turn).passUntil('action').use(0, 'BSG2-056').choose(0, { player: 1 }).pass(1, 0);
    const phases = p.events().filter(({ type }) => type === 'phase-began');
    expect(phases.map(({ first }) => first)).toEqual([0, 0, 1]);
    expect(p.placeOf(0, 'BSG2-056')).toBe('discard');
  });
});

describe('responding', () => {
  card('BSG1-065', 'you may gain 1 influence when you play an event', () => {
    const played = (by: number, answer: string) => {
      const own = { hand: [PLANNING], assets: funds(PLANNING) };
      const p = position({ first: by, seats: [{ ...own, persistent: ['BSG1-065'] }, own] });
      p.play(by, PLANNING).passUntil(by === 0 ? 'respond' : 'action');
      if (by === 0) p.choose(0, { type: answer });
      return p.influence(0);
    };
    expect([played(0, 'use'), played(0, 'pass'), played(1, '')]).toEqual([11, 10, 10]);
  });

  const saving = [
    ['BSG1-068', VIPER, RAIDER, HELO, DORAL],
    ['BSG1-081', HELO, DORAL, VIPER, RAIDER],
  ] as const;
  for (const [mission, saved, challenger, other, against] of saving) {
    card(mission, 'may be sacrificed in place of a unit of yours that would be defeated', () => {
      const defended = (by: string, defender: string, answer: string) => {
        const p = position({ seats: [{ alert: [by] }, { alert: [defender], persistent: [mission] }] });
        p.challenge(0, by).choose(1, { type: 'defend' }).passUntil('respond');
        if (p.isAsked(1) && p.asked(1).kind === 'respond') p.choose(1, { type: answer });
        return [p.placeOf(1, defender), p.placeOf(1, mission)];
      };
      expect(defended(challenger, saved, 'use')).toEqual(['alert', 'discard']);
      expect(defended(challenger, saved, 'pass')).toEqual(['discard', 'resources']);
      expect(defended(against, other, 'use')).toEqual(['discard', 'resources']);
    });
  }

  card('BSG1-082', 'you draw a card when the ready phase begins', () => {
    const p = position({ phase: 'ready', seats: [{ persistent: ['BSG1-082'] }, {}] });
    expect([p.player(0).handCount, p.player(1).handCount]).toEqual([3, 2]);
  });

  card('BSG2-079', 'whoever draws a card in the execution phase discards one', () => {
    const p = position({
      seats: [
        { persistent: ['BSG2-079'], hand: [VIPER] },
        { alert: [ROSLIN], hand: [HELO] },
      ],
    });
    p.pass(0).use(1, ROSLIN).choose(1, { id: HELO });
    expect([p.placeOf(1, HELO), p.player(1).handCount, p.player(0).handCount]).toEqual(['discard', 1, 1]);
  });

  card('BSG2-079', 'a card for each card drawn', () => {
    const p = position({ seats: [{ persistent: ['BSG2-079'], alert: ['BSG1-073', ELOSHA], hand: [HELO, VIPER] }, {}] });
    p.resolve(0, 'BSG1-073').choose(0, { id: HELO }).choose(0, { id: VIPER });
    expect([p.placeOf(0, HELO), p.placeOf(0, VIPER), p.player(0).handCount]).toEqual(['discard', 'discard', 2]);
  });
});

describe('changing a rule', () => {
  card('BSG1-061', 'your ships are stronger', () => {
    const p = position({ seats: [{ persistent: ['BSG1-061'], alert: [VIPER, HELO] }, { alert: [VIPER] }] });
    expect([p.power(0, VIPER), p.power(0, HELO), p.power(1, VIPER)]).toEqual([3, 2, 2]);
  });

  card('BSG1-064', 'each challenge of you costs a resource', () => {
    const p = position({ seats: [{ alert: [VIPER, STRONG] }, { persistent: ['BSG1-064'], alert: [HELO, APOLLO] }] });
    p.challenge(0, VIPER).passUntil('action');
    expect(p.player(0).stacks.map(({ exhausted }) => exhausted)).toEqual([true]);
    p.challenge(1, HELO).passUntil('action');
    expect(p.player(1).stacks.map(({ exhausted }) => exhausted)).toEqual([false]);
    expect(p.offered(0, 'challenge')).toEqual([]); // the base is spent
  });

  card('BSG1-071', 'Cylon cards you reveal have 1 more mystic value', () => {
    const revealed = (deck: readonly string[]) => {
      const p = position({
        seats: [
          { persistent: ['BSG1-071'], alert: [VIPER], deck },
          { alert: [VIPER], deck },
        ],
      });
      p.challenge(0, VIPER).choose(1, { type: 'defend' }).passUntil('action');
      return p
        .events()
        .filter(({ type }) => type === 'mystic-revealed')
        .map(({ value }) => value);
    };
    expect([revealed([RAIDER]), revealed([VIPER])]).toEqual([
      [1, 0],
      [2, 2],
    ]);
  });

  card('BSG1-096', 'your Cylon units are not singular', () => {
    const overlaid = (inPlay: string, played: string) => {
      const mine = { persistent: ['BSG1-096'], alert: [inPlay], hand: [played], assets: funds(played) };
      return position({ seats: [mine, {}] })
        .play(0, played)
        .placeOf(0, inPlay);
    };
    expect([overlaid(BOOMER, 'BSG1-104'), overlaid(HELO, 'BSG1-122')]).toEqual(['alert', 'stacked']);
  });

  card('BSG1-096', 'such a unit is none to choose as a singular personnel', () => {
    const mine = { persistent: ['BSG1-096'], alert: ['BSG1-086', BOOMER, DORAL] };
    const p = position({ seats: [mine, { alert: [BOOMER] }] }).resolve(0, 'BSG1-086');
    expect([p.placeOf(1, BOOMER), p.placeOf(0, 'BSG1-086')]).toEqual(['alert', 'discard']); // nobody to choose
  });

  card('BSG2-055', 'Cylon threats are stronger, whoever revealed them', () => {
    const reserve = [STRONG, STRONG, STRONG]; // enough to bring the Cylons
    const seats = [{ persistent: ['BSG2-055'], reserve, deck: [STRONG] }, { deck: [VIPER] }];
    const p = position({ phase: 'cylon', seats });
    expect([seat(0), seat(1)].map((at) => p.player(at).threats)).toMatchObject([[{ power: 5 }], [{ power: 2 }]]);
  });
});
