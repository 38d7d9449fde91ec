/** Missions that stay: persistent ones, and those linked to a unit. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { card, cardNamed, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const ELOSHA = 'BSG2-106'; // a Politician
const ANDERS = 'BSG2-083'; // a Civilian
const APOLLO = 'BSG1-098'; // a Pilot
const VIPER = 'BSG1-147'; // a Fighter of power 2
const RAIDER = 'BSG2-157'; // a Cylon ship
const DIPLOMACY = 'BSG1-066'; // a mission without a keyword

describe('persistent missions', () => {
  const stronger = [
    ['BSG1-075', VIPER, HELO],
    ['BSG1-093', APOLLO, HELO],
    ['BSG2-049', ANDERS, HELO],
  ] as const;
  for (const [mission, right, wrong] of stronger) {
    card(mission, 'whoever controls them, one kind of unit is stronger', () => {
      const p = position({ seats: [{ persistent: [mission], alert: [right, wrong] }, { alert: [right] }] });
      const { power } = cardNamed(right);
      expect([p.power(0, right), p.power(1, right), p.power(0, wrong)]).toEqual([power + 1, power + 1, 2]);
    });
  }

  const defenses = [
    ['BSG1-085', -2],
    ['BSG2-052', 4],
  ] as const;
  for (const [mission, by] of defenses) {
    card(mission, `the fleet defense level changes by ${by}`, () => {
      const level = (persistent: readonly string[]) => position({ seats: [{ persistent }, {}] }).view().fleetDefense;
      expect(level([mission])).toBe(level([]) + by);
    });
  }

  const crossing = [
    ['BSG2-073', HELO, VIPER],
    ['BSG2-075', VIPER, HELO],
  ] as const;
  for (const [mission, challenger, defender] of crossing) {
    card(mission, 'units of yours may defend against the other kind, and those of others may not', () => {
      const offered = (owner: number) => {
        const seats = [{ alert: [challenger] }, { alert: [defender] }].map((one, at) =>
          at === owner ? { ...one, persistent: [mission] } : one,
        );
        const p = position({ seats }).challenge(0, challenger);
        return p.isAsked(1) ? p.offered(1, 'defend').length : 0;
      };
      expect([offered(1), offered(0)]).toEqual([1, 0]);
    });
  }

  card('BSG2-053', 'exhausts a stack with supply cards, acts again, and plays a card for 2 less', () => {
    const seat = { persistent: ['BSG2-053'], assets: { logistics: [2] }, hand: [VIPER] };
    const p = position({ seats: [seat, {}] });
    p.use(0, 'BSG2-053');
    expect(p.player(0).stacks.filter(({ exhausted }) => exhausted)).toHaveLength(1);
    expect(p.offered(0, 'play').map(({ id }) => id)).toEqual([VIPER]);
    const { cost } = cardNamed(VIPER);
    expect(cost.reduce((sum, { n }) => sum + n, 0)).toBeGreaterThan(1); // the base alone would not pay for it
  });
});

describe('linked missions', () => {
  const stronger = [
    ['BSG2-050', HELO, VIPER],
    ['BSG2-058', VIPER, HELO],
    ['BSG2-065', VIPER, HELO],
  ] as const;
  for (const [mission, unit, other] of stronger) {
    card(mission, '+1 power', () => {
      const linked = [{ mission, to: unit }];
      const p = position({ seats: [{ alert: [unit, other], linked }, { alert: [unit] }] });
      expect([p.power(0, unit), p.power(0, other), p.power(1, unit)]).toEqual([3, 2, 2]);
    });
  }

  const scrambling = [
    ['BSG2-054', HELO, VIPER],
    ['BSG2-067', VIPER, HELO],
    ['BSG2-080', HELO, VIPER],
  ] as const;
  for (const [mission, defender, challenger] of scrambling) {
    card(mission, 'Scramble: defends against the other kind of unit', () => {
      const linked = [{ mission, to: defender }];
      const p = position({ seats: [{ alert: [challenger] }, { alert: [defender], linked }] });
      p.challenge(0, challenger);
      expect(p.offered(1, 'defend').map(({ id }) => id)).toEqual([defender]);
    });
  }

  const inTheCylonPhase = [
    ['BSG2-060', VIPER],
    ['BSG2-068', HELO],
    ['BSG2-076', VIPER],
  ] as const;
  for (const [mission, unit] of inTheCylonPhase) {
    card(mission, '+2 power in the Cylon phase alone', () => {
      const power = (phase: 'execution' | 'cylon') =>
        position({ phase, seats: [{ alert: [unit], linked: [{ mission, to: unit }] }, {}] }).power(0, unit);
      expect([power('execution'), power('cylon')]).toEqual([2, 4]);
    });
  }

  const held = [
    ['BSG2-057', HELO, VIPER, ELOSHA],
    ['BSG2-072', VIPER, HELO, RAIDER],
  ] as const;
  for (const [mission, unit, other, challenger] of held) {
    card(mission, 'the unit cannot challenge, but defends', () => {
      const linked = [{ mission, to: unit }];
      const p = position({ seats: [{ alert: [unit, other], linked }, { alert: [challenger] }] });
      expect(p.offered(0, 'challenge').map(({ id }) => id)).toEqual([other]);
      p.pass(0).challenge(1, challenger);
      expect(p.offered(0, 'defend').map(({ id }) => id)).toEqual([unit]);
    });
  }

  card('BSG2-057', 'needs a Cylon that is no Machine', () => {
    const offered = (cylon: string) =>
      position({ seats: [{ alert: ['BSG2-057', cylon] }, {}] }).offered(0, 'resolve').length;
    expect([offered('BSG2-095'), offered('BSG1-107')]).toEqual([1, 0]);
  });

  card('BSG2-051', 'commits its unit to exhaust a mission', () => {
    const linked = [{ mission: 'BSG2-051', to: ELOSHA }];
    const p = position({ seats: [{ alert: [ELOSHA], linked }, { alert: [DIPLOMACY] }] });
    p.use(0, 'BSG2-051');
    if (p.isAsked(0)) p.target(0, 1, DIPLOMACY);
    expect([p.placeOf(0, ELOSHA), p.g.isExhausted(p.card(1, DIPLOMACY))]).toEqual(['reserve', true]);
  });

  card('BSG2-070', 'commits its unit to ready a mission', () => {
    const linked = [{ mission: 'BSG2-070', to: HELO }];
    const p = position({ seats: [{ alert: [HELO], linked }, { reserve: [DIPLOMACY] }] });
    p.use(0, 'BSG2-070');
    if (p.isAsked(0)) p.target(0, 1, DIPLOMACY);
    expect([p.placeOf(0, HELO), p.placeOf(1, DIPLOMACY)]).toEqual(['reserve', 'alert']);
  });

  card('BSG2-063', 'commits its unit to ready a Cylon', () => {
    const linked = [{ mission: 'BSG2-063', to: HELO }];
    const p = position({ seats: [{ alert: [HELO], linked }, { reserve: [RAIDER, VIPER] }] });
    p.use(0, 'BSG2-063');
    expect([p.placeOf(0, HELO), p.placeOf(1, RAIDER), p.placeOf(1, VIPER)]).toEqual(['reserve', 'alert', 'reserve']);
  });

  card('BSG2-071', 'commits its unit to sort the top two cards of a player’s deck', () => {
    const linked = [{ mission: 'BSG2-071', to: ELOSHA }];
    const p = position({ seats: [{ alert: [ELOSHA], linked }, { deck: [HELO, ANDERS] }] });
    p.use(0, 'BSG2-071').choose(0, { player: 1 }).choose(0, { id: ANDERS });
    const deck = p.g.cards.list(p.g.zone('deck', seat(1)));
    expect([deck[0], deck.at(-1)].map((one) => one !== undefined && p.g.printed(one).id)).toEqual([ANDERS, HELO]);
  });

  card('BSG2-074', 'commits its unit: a stack is exhausted, and the next card costs 1 less', () => {
    const linked = [{ mission: 'BSG2-074', to: HELO }];
    const p = position({ seats: [{ alert: [HELO], linked, assets: { logistics: 1 }, hand: ['BSG1-163'] }, {}] });
    p.use(0, 'BSG2-074');
    if (p.asked(0).kind === 'target') p.choose(0, {});
    expect(p.placeOf(0, HELO)).toBe('reserve');
    expect(p.asked(0).kind).toBe('action');
    expect(p.player(0).stacks.filter(({ exhausted }) => exhausted)).toHaveLength(1);
  });

  card('BSG2-081', 'commits its unit: its mystic value now, none at the next reveal', () => {
    const linked = [{ mission: 'BSG2-081', to: ELOSHA }]; // mystic value 3
    const p = position({ seats: [{ alert: [ELOSHA, VIPER], linked }, { alert: [RAIDER] }] });
    p.use(0, 'BSG2-081').target(0, 0, VIPER);
    expect([p.placeOf(0, ELOSHA), p.power(0, VIPER)]).toEqual(['reserve', 5]);
    p.pass(1).challenge(0, VIPER).choose(1, { type: 'defend' }).passUntil('action');
    const revealed = p.events().filter(({ type }) => type === 'mystic-revealed');
    expect(revealed.map((event) => event['player'])).toEqual([1]);
  });

  card('BSG2-082', 'commits its ship, and a player discards a card', () => {
    const linked = [{ mission: 'BSG2-082', to: RAIDER }];
    const p = position({ seats: [{ alert: [RAIDER], linked }, { hand: [HELO] }] });
    p.use(0, 'BSG2-082').choose(0, { player: 1 });
    expect([p.placeOf(0, RAIDER), p.placeOf(1, HELO)]).toEqual(['reserve', 'discard']);
  });
});
