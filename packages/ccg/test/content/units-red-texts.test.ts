/** The red texts of units: what happens to every player when one is revealed as a Cylon threat. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { card, type Position, position, type SeatSetup } from '../../testing/index.ts';

const HELO = 'BSG1-123'; // an Officer of power 2
const TYROL = 'BSG1-120'; // Enlisted, of power 1
const ELOSHA = 'BSG2-106'; // a Politician of power 2
const BOOMER = 'BSG1-103'; // a Cylon personnel
const VIPER = 'BSG1-147'; // a ship of power 2
const SHUTTLE = 'BSG1-146'; // a ship; no Cylon threat
const MISSION = 'BSG1-057'; // Cylon threat 2

/** Both players have the same cards; the first one reveals the threat. */
function revealed(id: string, both: SeatSetup): Position {
  const reserve = [...(both.reserve ?? []), MISSION, MISSION, MISSION];
  const own = { ...both, reserve };
  const seats = [
    { ...own, deck: [id, HELO] },
    { ...own, deck: [SHUTTLE, TYROL] },
  ];
  return position({ phase: 'cylon', seats });
}

function state(p: Position, at: number, id: string): string {
  const place = p.placeOf(at, id);
  const turned = (place === 'alert' || place === 'reserve') && p.g.isExhausted(p.card(at, id));
  return `${place}${turned ? ' exhausted' : ''}`;
}

describe('each player does something to a card of their own', () => {
  type Row = readonly [id: string, both: SeatSetup, after: Readonly<Record<string, string>>];
  const officerAndShip = { alert: [HELO, VIPER] };
  const rows: readonly Row[] = [
    [
      'BSG1-106',
      { alert: [VIPER], reserve: [SHUTTLE, HELO] },
      { [SHUTTLE]: 'discard', [VIPER]: 'alert', [HELO]: 'reserve' },
    ],
    [
      'BSG1-112',
      { alert: [HELO], reserve: [TYROL, VIPER] },
      { [TYROL]: 'discard', [HELO]: 'alert', [VIPER]: 'reserve' },
    ],
    ['BSG1-108', { alert: [VIPER] }, { [VIPER]: 'discard', [MISSION]: 'reserve' }],
    ['BSG2-131', officerAndShip, { [HELO]: 'discard', [VIPER]: 'alert' }],
    ['BSG1-113', officerAndShip, { [HELO]: 'alert exhausted', [VIPER]: 'alert' }],
    ['BSG2-087', officerAndShip, { [HELO]: 'alert exhausted', [VIPER]: 'alert' }],
    ['BSG2-094', officerAndShip, { [HELO]: 'alert exhausted', [VIPER]: 'alert' }],
    ['BSG2-124', officerAndShip, { [HELO]: 'alert exhausted', [VIPER]: 'alert' }],
    ['BSG1-LE03', officerAndShip, { [HELO]: 'alert exhausted', [VIPER]: 'alert' }],
    ['BSG1-114', officerAndShip, { [HELO]: 'reserve', [VIPER]: 'alert' }],
    ['BSG1-132', officerAndShip, { [HELO]: 'reserve', [VIPER]: 'alert' }],
    ['BSG1-160', officerAndShip, { [HELO]: 'alert', [VIPER]: 'reserve' }],
    ['BSG2-147', officerAndShip, { [HELO]: 'alert', [VIPER]: 'reserve' }],
    ['BSG2-152', { alert: [VIPER] }, { [VIPER]: 'reserve' }],
    ['BSG2-088', { alert: [BOOMER, HELO] }, { [BOOMER]: 'reserve', [HELO]: 'alert' }],
    ['BSG2-122', officerAndShip, { [HELO]: 'reserve exhausted', [VIPER]: 'alert' }],
    ['BSG2-135', { reserve: [VIPER, HELO] }, { [VIPER]: 'alert', [HELO]: 'reserve' }],
    ['BSG2-156', { alert: [HELO], reserve: [VIPER] }, { [VIPER]: 'reserve exhausted', [HELO]: 'alert' }],
    ['BSG1-104', { hand: [ELOSHA] }, { [ELOSHA]: 'discard' }],
    ['BSG1-172', { hand: [ELOSHA] }, { [ELOSHA]: 'discard' }],
    ['BSG2-093', { hand: [ELOSHA] }, { [ELOSHA]: 'discard' }],
    ['BSG2-121', { hand: [ELOSHA] }, { [ELOSHA]: 'discard' }],
    ['BSG1-LE04', { hand: [ELOSHA] }, { [ELOSHA]: 'discard' }],
    ['BSG2-134', { discard: [ELOSHA, VIPER] }, { [ELOSHA]: 'hand', [VIPER]: 'discard' }],
    ['BSG2-092', officerAndShip, { [HELO]: 'discard', [VIPER]: 'alert' }],
  ];
  for (const [id, both, after] of rows) {
    card(id, 'red text', () => {
      const p = revealed(id, both);
      for (const at of [0, 1]) {
        expect(Object.fromEntries(Object.keys(after).map((one) => [one, state(p, at, one)]))).toEqual(after);
      }
    });
  }

  card('BSG1-108', 'the choice is the player’s own', () => {
    const p = revealed('BSG1-108', { alert: [VIPER, HELO] });
    p.choose(0, { id: HELO }).choose(1, { id: VIPER });
    expect([state(p, 0, HELO), state(p, 0, VIPER)]).toEqual(['discard', 'alert']);
    expect([state(p, 1, HELO), state(p, 1, VIPER)]).toEqual(['alert', 'discard']);
  });

  card('BSG1-171', 'red text: a card from hand goes on top of the deck', () => {
    const p = revealed('BSG1-171', { hand: [ELOSHA] });
    p.choose(0, { id: ELOSHA }).choose(1, { id: ELOSHA });
    for (const at of [0, 1]) {
      const top = p.g.cards.top(p.g.zone('deck', seat(at)));
      expect(top === null ? null : p.g.printed(top).id).toBe(ELOSHA);
    }
  });
});

describe('resource stacks are exhausted', () => {
  const rows = [
    ['BSG1-130', [true, false, false]],
    ['BSG2-091', [false, false, true]],
    ['BSG2-157', [false, false, true]],
  ] as const;
  const assets = { logistics: [2], persuasion: [1] };
  const turned = (p: Position, at: number) => p.player(at).stacks.map(({ exhausted }) => exhausted);
  for (const [id, after] of rows) {
    card(id, 'red text', () => {
      const p = revealed(id, { assets });
      expect([turned(p, 0), turned(p, 1)]).toEqual([after, after]);
    });
  }

  card('BSG1-131', 'red text: an asset, with supply cards or without', () => {
    const p = revealed('BSG1-131', { assets });
    expect(p.asked(0).options).toHaveLength(2);
    p.choose(0, { card: p.g.list('resources', seat(0))[1] ?? -1 });
    expect(turned(p, 0)).toEqual([false, true, false]);
  });

  card('BSG2-120', 'red text: a base or an asset', () => {
    const p = revealed('BSG2-120', { assets });
    expect(p.asked(0).options).toHaveLength(3);
    p.choose(0, { card: p.g.baseOf(seat(0)) });
    expect(turned(p, 0)).toEqual([true, false, false]);
  });
});

describe('all players at once', () => {
  for (const [id] of [['BSG1-107'], ['BSG1-135'], ['BSG1-157'], ['BSG2-125']] as const) {
    card(id, 'red text: the top card of each deck is discarded', () => {
      const p = revealed(id, {});
      expect([p.placeOf(0, HELO), p.placeOf(1, TYROL)]).toEqual(['discard', 'discard']);
    });
  }

  for (const [id] of [['BSG1-105'], ['BSG2-096']] as const) {
    card(id, 'red text: each player loses 1 influence', () => {
      const p = revealed(id, {});
      expect([p.influence(0), p.influence(1)]).toEqual([9, 9]);
    });
  }

  const weaker = [
    ['BSG2-097', ELOSHA],
    ['BSG2-118', HELO],
    ['BSG2-153', VIPER],
  ] as const;
  for (const [id, concerned] of weaker) {
    card(id, 'red text: one kind of unit is weaker', () => {
      const p = revealed(id, { alert: [ELOSHA, HELO, VIPER] });
      for (const at of [0, 1]) {
        const powers = [ELOSHA, HELO, VIPER].map((one) => p.power(at, one));
        expect(powers).toEqual([ELOSHA, HELO, VIPER].map((one) => (one === concerned ? 1 : 2)));
      }
    });
  }

  card('BSG2-095', 'red text: Cylon threats are stronger', () => {
    const p = revealed('BSG2-095', { alert: [HELO] });
    expect(p.power(0, 'BSG2-095')).toBe(3);
  });

  card('BSG1-LE05', 'red text: who revealed it reveals another', () => {
    const p = revealed('BSG1-LE05', { alert: [VIPER] });
    const threats = p.events().filter(({ type }) => type === 'threat-revealed');
    expect(threats.map(({ player, id }) => [player, id])).toEqual([
      [0, 'BSG1-LE05'],
      [1, SHUTTLE],
      [0, HELO],
    ]);
  });
});
