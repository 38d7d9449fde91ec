/** Units that do something to a target. Rows: the card, who fits, who does not, whether it may choose itself, what comes of it. */
import { describe, expect } from 'vitest';
import { card, type Position, position } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const TYROL = 'BSG1-120'; // Enlisted, of power 1
const TIGH = 'BSG1-133'; // an Officer of power 3
const APOLLO = 'BSG1-098'; // a Pilot of power 2
const BOOMER = 'BSG1-103'; // a Cylon Pilot of power 2
const VIPER = 'BSG1-147'; // a Fighter of power 2
const MISSION = 'BSG1-057'; // Cylon threat 2

function state(p: Position, at: number, id: string): string {
  const place = p.placeOf(at, id);
  const turned = (place === 'alert' || place === 'reserve') && p.g.isExhausted(p.card(at, id));
  return `${place}${turned ? ' exhausted' : ''}`;
}

const price = { commit: 'reserve', both: 'reserve exhausted' } as const;

describe('a target', () => {
  type Row = readonly [
    id: string,
    price: keyof typeof price,
    right: string,
    wrong: string,
    self: boolean,
    after: string | number,
  ];
  const rows: readonly Row[] = [
    ['BSG1-116', 'commit', HELO, VIPER, false, 4],
    ['BSG1-122', 'commit', APOLLO, HELO, false, 4],
    ['BSG2-101', 'commit', HELO, VIPER, true, 0],
    ['BSG2-105', 'commit', HELO, TYROL, false, 4],
    ['BSG2-117', 'commit', HELO, VIPER, false, 4],
    ['BSG1-132', 'commit', HELO, VIPER, false, 'alert exhausted'],
    ['BSG2-092', 'commit', HELO, VIPER, true, 'reserve'],
    ['BSG2-110', 'commit', HELO, TIGH, false, 'reserve exhausted'],
    ['BSG2-123', 'both', HELO, VIPER, true, 'reserve exhausted'],
    ['BSG2-126', 'both', HELO, VIPER, true, 'hand'],
    ['BSG2-128', 'both', BOOMER, HELO, false, 'discard'],
  ];
  for (const [id, pays, right, wrong, self, after] of rows) {
    card(id, 'does it to a target of any player', () => {
      const p = position({ seats: [{ alert: [id, right] }, { alert: [right, wrong] }] });
      p.use(0, id);
      expect(p.offered(0, 'target').map(({ id: one }) => one)).toEqual(self ? [id, right, right] : [right, right]);
      p.target(0, 1, right);
      expect(state(p, 0, id)).toBe(price[pays]);
      expect(typeof after === 'number' ? p.power(1, right) : state(p, 1, right)).toBe(after);
      expect([state(p, 0, right), p.power(0, right)]).toEqual(['alert', 2]);
    });
  }

  type Turned = readonly [id: string, where: 'reserve' | 'exhausted', right: string, wrong: string, after: string];
  const turned: readonly Turned[] = [
    ['BSG1-120', 'reserve', VIPER, HELO, 'alert'],
    ['BSG1-131', 'reserve', BOOMER, HELO, 'alert'],
    ['BSG2-116', 'reserve', MISSION, HELO, 'alert'],
    ['BSG2-090', 'exhausted', VIPER, HELO, 'reserve'],
    ['BSG2-124', 'exhausted', HELO, VIPER, 'reserve'],
    ['BSG1-118', 'exhausted', HELO, VIPER, 'discard'],
  ];
  for (const [id, where, right, wrong, after] of turned) {
    card(id, 'readies, restores or defeats what is not alert', () => {
      const p = position({ seats: [{ alert: [id] }, { [where]: [right, wrong] }] });
      const before = state(p, 1, wrong);
      p.use(0, id);
      expect([state(p, 1, right), state(p, 1, wrong)]).toEqual([after, before]);
      expect(state(p, 0, id)).toBe(id === 'BSG1-131' ? 'reserve exhausted' : 'reserve');
    });
  }

  const given = [
    ['BSG2-085', 'Strafe'],
    ['BSG2-130', 'Sniper'],
  ] as const;
  for (const [id, keyword] of given) {
    card(id, `another personnel gains ${keyword}`, () => {
      const p = position({ seats: [{ alert: [id, VIPER] }, { alert: [HELO] }] });
      p.use(0, id);
      expect(p.g.hasKeyword(p.card(1, HELO), keyword)).toBe(true);
      expect(state(p, 0, id)).toBe('reserve');
    });
  }

  card('BSG2-110', 'finds no power of 2 or less in a personnel that lies face down', () => {
    const p = position({ seats: [{ alert: ['BSG2-110'] }, { exhausted: [HELO] }] });
    expect(p.offered(0, 'ability')).toEqual([]);
  });

  card('BSG2-118', 'a personnel becomes a Cylon', () => {
    const p = position({ seats: [{ alert: ['BSG2-118'] }, { alert: [HELO, VIPER] }] });
    p.use(0, 'BSG2-118');
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual(['BSG2-118', HELO]);
    p.target(0, 1, HELO);
    expect(p.g.hasTrait(p.card(1, HELO), 'Cylon')).toBe(true);
  });

  card('BSG2-119', 'any card counts 1 less as a threat', () => {
    const p = position({ seats: [{ alert: ['BSG2-119'] }, { reserve: [MISSION, VIPER] }] });
    p.use(0, 'BSG2-119').target(0, 1, MISSION);
    const threats = [MISSION, VIPER].map((one) => p.g.derived.threatOf(p.card(1, one)));
    expect(threats).toEqual([1, 1]);
  });

  card('BSG2-127', 'exhausts a resource stack', () => {
    const p = position({ seats: [{ alert: ['BSG2-127'] }, { assets: { logistics: [2] } }] });
    p.use(0, 'BSG2-127');
    expect(p.offered(0, 'target')).toHaveLength(3); // two bases and an asset
    p.choose(0, { id: 'BSG1-163' });
    expect(p.player(1).stacks.map(({ exhausted }) => exhausted)).toEqual([false, true]);
    expect(state(p, 0, 'BSG2-127')).toBe('reserve exhausted');
  });

  card('BSG2-132', 'commits and exhausts an unresolved mission', () => {
    const p = position({ seats: [{ alert: ['BSG2-132'] }, { alert: [MISSION, HELO], persistent: ['BSG1-061'] }] });
    p.use(0, 'BSG2-132');
    expect([state(p, 1, MISSION), state(p, 1, HELO)]).toEqual(['reserve exhausted', 'alert']);
  });

  card('BSG2-133', 'exhausts two personnel', () => {
    const p = position({ seats: [{ alert: ['BSG2-133', TIGH] }, { alert: [HELO, TYROL, VIPER] }] });
    p.use(0, 'BSG2-133').target(0, 1, HELO).target(0, 1, TYROL);
    expect([state(p, 1, HELO), state(p, 1, TYROL), state(p, 0, TIGH)]).toEqual([
      'alert exhausted',
      'alert exhausted',
      'alert',
    ]);
  });
});

describe('a target that challenges', () => {
  for (const [id] of [['BSG1-110'], ['BSG1-113'], ['BSG1-142']] as const) {
    card(id, 'another unit gets +2 power while challenging', () => {
      const p = position({ seats: [{ alert: [id, HELO] }, {}] });
      p.use(0, id);
      expect(p.power(0, HELO)).toBe(2);
      p.pass(1).challenge(0, HELO).passUntil('action');
      expect(p.influence(1)).toBe(6);
    });
  }

  card('BSG2-114', 'another defending personnel gets +2 power', () => {
    const p = position({ seats: [{ alert: [TIGH] }, { alert: ['BSG2-114', HELO] }] });
    p.challenge(0, TIGH).choose(1, { type: 'defend', id: HELO }).use(1, 'BSG2-114').passUntil('action');
    expect(p.placeOf(0, TIGH)).toBe('discard'); // 3 + 1 against 2 + 2 + 1
  });
});

describe('cards of the discard pile', () => {
  const rows = [
    ['BSG1-111', VIPER, null],
    ['BSG1-117', HELO, VIPER],
    ['BSG2-102', HELO, VIPER],
    ['BSG1-156', BOOMER, HELO],
  ] as const;
  for (const [id, right, wrong] of rows) {
    card(id, 'takes one back', () => {
      const p = position({ seats: [{ alert: [id], discard: wrong ? [right, wrong] : [right] }, { discard: [right] }] });
      p.use(0, id);
      expect([p.placeOf(0, right), p.placeOf(1, right), state(p, 0, id)]).toEqual(['hand', 'discard', price.both]);
      if (wrong) expect(p.placeOf(0, wrong)).toBe('discard');
    });
  }
});

describe('players', () => {
  card('BSG1-105', 'each player loses 1 influence', () => {
    const p = position({ seats: [{ alert: ['BSG1-105'] }, {}] }).use(0, 'BSG1-105');
    expect([p.influence(0), p.influence(1)]).toEqual([9, 9]);
  });

  card('BSG1-125', 'draws a card', () => {
    const p = position({ seats: [{ alert: ['BSG1-125'], deck: [HELO] }, {}] }).use(0, 'BSG1-125');
    expect([p.placeOf(0, HELO), state(p, 0, 'BSG1-125')]).toEqual(['hand', 'reserve']);
  });

  card('BSG1-127', 'gains 1 influence', () => {
    const p = position({ seats: [{ alert: ['BSG1-127'] }, {}] }).use(0, 'BSG1-127');
    expect([p.influence(0), p.influence(1)]).toEqual([11, 10]);
  });

  card('BSG2-139', 'cannot challenge; a player gains 1 influence', () => {
    const p = position({ seats: [{ alert: ['BSG2-139'] }, {}] });
    expect(p.offered(0, 'challenge')).toEqual([]);
    p.use(0, 'BSG2-139').choose(0, { player: 1 });
    expect([p.influence(0), p.influence(1)]).toEqual([10, 11]);
  });

  card('BSG1-135', 'puts a personnel of an opponent’s hand on the deck', () => {
    const p = position({ seats: [{ alert: ['BSG1-135'] }, { hand: [HELO, VIPER] }] });
    p.use(0, 'BSG1-135');
    expect([p.placeOf(1, HELO), p.placeOf(1, VIPER)]).toEqual([null, 'hand']);
  });
});
