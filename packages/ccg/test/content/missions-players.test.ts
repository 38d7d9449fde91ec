/** Missions about influence, hands and decks, several targets and phases, done once when they are resolved. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { turn } from '../../src/rules/turn.ts';
import { card, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const ELOSHA = 'BSG2-106'; // a Politician
const ZAREK = 'BSG1-140'; // a Politician
const ROSLIN = 'BSG1-125'; // a Politician
const ANDERS = 'BSG2-083'; // a Civilian of power 2
const BALTAR = 'BSG2-099'; // a Civilian
const DORAL = 'BSG2-095'; // a Cylon
const BOOMER = 'BSG1-103'; // a Cylon Pilot
const APOLLO = 'BSG1-098'; // a Pilot
const VIPER = 'BSG1-147'; // a Fighter of power 2
const SHUTTLE = 'BSG1-146';
const RAIDER = 'BSG2-157'; // a Cylon ship

describe('influence', () => {
  const gains = [
    ['BSG1-060', [ELOSHA, ZAREK, ROSLIN], 5],
    ['BSG1-087', [VIPER], 2],
    ['BSG1-092', [HELO, VIPER], 3],
  ] as const;
  for (const [mission, alert, by] of gains) {
    card(mission, `you gain ${by}`, () => {
      const p = position({ seats: [{ alert: [mission, ...alert] }, {}] });
      p.resolve(0, mission);
      expect([p.influence(0), p.influence(1), p.placeOf(0, mission)]).toEqual([10 + by, 10, 'discard']);
    });

    card(mission, 'needs every unit of its requirement', () => {
      const p = position({ seats: [{ alert: [mission, ...alert.slice(1)] }, {}] });
      expect(p.offered(0, 'resolve')).toEqual([]);
    });
  }

  card('BSG1-066', 'for each Civilian unit and mission of yours, itself among them', () => {
    const mine = {
      alert: ['BSG1-066', HELO, ELOSHA, ANDERS],
      reserve: [BALTAR],
      persistent: ['BSG2-049'], // a Civilian mission
      linked: [{ mission: 'BSG2-071', to: HELO }], // another
    };
    const p = position({ seats: [mine, { alert: [ANDERS] }] });
    p.resolve(0, 'BSG1-066');
    expect([p.influence(0), p.influence(1)]).toEqual([15, 10]);
  });

  card('BSG1-095', 'for each alert Politician, whoever controls it', () => {
    const seats = [{ alert: ['BSG1-095', ELOSHA, ZAREK, HELO], reserve: [ROSLIN] }, { alert: [ELOSHA] }];
    const p = position({ seats }).resolve(0, 'BSG1-095');
    expect([p.influence(0), p.influence(1)]).toEqual([13, 10]);
  });

  card('BSG1-094', 'a target player loses 2', () => {
    const p = position({ seats: [{ alert: ['BSG1-094', ANDERS, HELO] }, {}] });
    p.resolve(0, 'BSG1-094');
    expect(p.asked(0).options.map(({ player }) => player)).toEqual([0, 1]);
    p.choose(0, { player: 1 });
    expect([p.influence(0), p.influence(1)]).toEqual([10, 8]);
  });

  card('BSG1-059', 'each player sacrifices a personnel or loses 2', () => {
    const seats = [{ alert: ['BSG1-059', HELO] }, { alert: [ANDERS, VIPER], reserve: [ELOSHA] }, { alert: [VIPER] }];
    const p = position({ seats });
    p.resolve(0, 'BSG1-059').choose(0, { index: 1 }).choose(1, { index: 0 });
    expect(p.offered(1, 'card').map(({ id }) => id)).toEqual([ANDERS, ELOSHA]);
    p.choose(1, { id: ELOSHA });
    expect([0, 1, 2].map((at) => p.influence(at))).toEqual([8, 10, 8]);
    expect([p.placeOf(0, HELO), p.placeOf(1, ELOSHA), p.placeOf(2, VIPER)]).toEqual(['alert', 'discard', 'alert']);
  });
});

describe('hands and decks', () => {
  card('BSG1-058', 'any card is searched for and taken in hand unseen', () => {
    const p = position({ seats: [{ alert: ['BSG1-058', APOLLO, VIPER], deck: [SHUTTLE, HELO] }, {}] });
    p.resolve(0, 'BSG1-058').choose(0, { id: HELO });
    expect(p.placeOf(0, HELO)).toBe('hand');
    expect(JSON.stringify(p.events(seat(1)))).not.toContain(HELO);
  });

  card('BSG1-073', 'you draw 2 cards', () => {
    const p = position({ seats: [{ alert: ['BSG1-073', ELOSHA], deck: [HELO, ANDERS] }, {}] });
    p.resolve(0, 'BSG1-073');
    expect([p.placeOf(0, HELO), p.placeOf(0, ANDERS), p.player(0).handCount]).toEqual(['hand', 'hand', 2]);
  });

  card('BSG1-074', 'a card from hand becomes a supply card', () => {
    const p = position({ seats: [{ alert: ['BSG1-074', SHUTTLE], hand: [HELO, VIPER] }, {}] });
    p.resolve(0, 'BSG1-074').choose(0, { id: VIPER });
    expect([p.placeOf(0, VIPER), p.placeOf(0, HELO)]).toEqual(['supply', 'hand']);
  });

  card('BSG1-090', 'your discard pile is shuffled into your deck, without the mission', () => {
    const mine = { alert: ['BSG1-090', APOLLO, BOOMER, VIPER, SHUTTLE], discard: [HELO, ANDERS] };
    const p = position({ seats: [mine, { discard: [HELO] }] });
    const before = p.player(0).deck;
    p.resolve(0, 'BSG1-090');
    expect([p.placeOf(0, HELO), p.placeOf(0, ANDERS), p.player(0).deck]).toEqual([null, null, before + 2]);
    expect([p.placeOf(0, 'BSG1-090'), p.placeOf(1, HELO)]).toEqual(['discard', 'discard']);
    const { cards } = p.g;
    expect(cards.list(p.g.zone('deck', seat(0))).filter((one) => cards.knows(one, 'spectator'))).toEqual([]);
  });
});

describe('cards in play', () => {
  card('BSG1-070', 'your units are stronger until the end of the phase', () => {
    const p = position({ seats: [{ alert: ['BSG1-070', HELO, VIPER], reserve: [ANDERS] }, { alert: [HELO] }] });
    p.resolve(0, 'BSG1-070');
    expect([HELO, VIPER, ANDERS].map((one) => p.power(0, one))).toEqual([3, 3, 3]);
    expect(p.power(1, HELO)).toBe(2);
  });

  card('BSG1-088', 'two target personnel are committed', () => {
    const p = position({ seats: [{ alert: ['BSG1-088', HELO] }, { alert: [ANDERS, ELOSHA, VIPER] }] });
    p.resolve(0, 'BSG1-088');
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual([HELO, ANDERS, ELOSHA]);
    p.target(0, 1, ANDERS).target(0, 1, ELOSHA);
    expect([p.placeOf(1, ANDERS), p.placeOf(1, ELOSHA), p.placeOf(0, HELO)]).toEqual(['reserve', 'reserve', 'alert']);
  });

  card('BSG2-077', 'a mission with Link is defeated, attached or not', () => {
    const linked = [{ mission: 'BSG2-065', to: HELO }];
    const other = { alert: [HELO, 'BSG2-050', 'BSG1-066'], persistent: ['BSG2-055'], linked };
    const p = position({ seats: [{ alert: ['BSG2-077', DORAL, BOOMER] }, other] });
    p.resolve(0, 'BSG2-077');
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual(['BSG2-050', 'BSG2-065']);
    p.target(0, 1, 'BSG2-065');
    expect([p.placeOf(1, 'BSG2-065'), p.placeOf(1, 'BSG2-050'), p.power(1, HELO)]).toEqual(['discard', 'alert', 2]);
  });
});

card('BSG2-061', 'the execution phase ends; after the Cylon phase both come once more', () => {
  const p = position({ seats: [{ alert: ['BSG2-061', DORAL, RAIDER], influence: 9 }, {}] });
  p.run(turn).passUntil('action').resolve(0, 'BSG2-061').pass(0, 1);
  expect(p.done).toBe(true);
  const phases = p.events().filter(({ type }) => type === 'phase-began');
  expect(phases.map(({ phase }) => phase)).toEqual(['ready', 'execution', 'cylon', 'execution', 'cylon']);
});
