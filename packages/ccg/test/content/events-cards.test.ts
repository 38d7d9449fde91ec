/** Events of both sets that move cards or turn them over. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { readyPhase } from '../../src/rules/ready.ts';
import { card, funds, type Position, position, type SeatSetup } from '../../testing/index.ts';

const VIPER = 'BSG1-147'; // a Fighter
const STRONG = 'BSG1-154'; // a Fighter
const RAPTOR = 'BSG1-163'; // a Scout
const GALACTICA = 'BSG2-149'; // a Capital Ship
const RAIDER = 'BSG1-157'; // a Cylon Fighter
const HELO = 'BSG1-123'; // an Officer
const PILOT = 'BSG1-098'; // Apollo, a Pilot
const ZAREK = 'BSG1-140'; // a Politician
const ANDERS = 'BSG2-083'; // a Civilian
const BOOMER = 'BSG1-103'; // a Cylon Pilot
const MISSION = 'BSG1-069';
const CAG = 'BSG1-061'; // a persistent mission

const down = (id: string) => `${id}, face down`;

/** The alert and the reserve cards of a seat. */
function fleet(p: Position, at: number): string[][] {
  const { alert, reserve } = p.player(at);
  return [alert, reserve].map((cards) => cards.map(({ id, exhausted }) => (exhausted ? down(id) : id)));
}

function topOfDeck(p: Position, at: number): string | null {
  const [top] = p.g.list('deck', seat(at));
  return top === undefined ? null : p.g.printed(top).id;
}

describe('a target of any controller', () => {
  const events: readonly (readonly [string, SeatSetup, string[], string[]])[] = [
    ['BSG1-012', { alert: [VIPER, HELO], reserve: [STRONG] }, [HELO], [STRONG]],
    ['BSG1-015', { alert: [VIPER], reserve: [HELO, MISSION] }, [VIPER, HELO], [MISSION]],
    ['BSG1-016', { alert: [HELO, MISSION], reserve: [VIPER] }, [MISSION], [VIPER, HELO]],
    ['BSG1-042', { alert: [VIPER, HELO], reserve: [PILOT] }, [VIPER], [PILOT]],
    ['BSG1-047', { alert: [PILOT], reserve: [HELO, VIPER] }, [PILOT], [VIPER]],
    ['BSG1-051', { alert: [HELO, VIPER] }, [VIPER], []],
    ['BSG2-014', { reserve: [HELO], exhausted: [VIPER] }, [], [HELO, VIPER]],
    ['BSG2-038', { alert: [HELO, VIPER] }, [down(HELO), VIPER], []],
  ];
  for (const [event, theirs, alert, reserve] of events) {
    card(event, 'is all that is touched', () => {
      const p = position({ seats: [{ hand: [event], assets: funds(event) }, theirs] });
      p.play(0, event);
      expect(fleet(p, 1)).toEqual([alert, reserve]);
    });
  }

  const going = [
    ['BSG1-012', VIPER, { alert: [VIPER] }, 'hand'],
    ['BSG1-042', HELO, { alert: [HELO] }, 'hand'],
    ['BSG1-047', HELO, { reserve: [HELO] }, 'deck'],
    ['BSG1-051', HELO, { alert: [HELO] }, 'top of the deck'],
  ] as const;
  for (const [event, unit, theirs, where] of going) {
    card(event, `goes to the ${where} of its owner`, () => {
      const p = position({ seats: [{ hand: [event], assets: funds(event) }, theirs] });
      const before = p.player(1).deck;
      p.play(0, event);
      expect([p.player(1).handCount, p.player(1).deck]).toEqual(where === 'hand' ? [1, before] : [0, before + 1]);
      if (where === 'top of the deck') expect(topOfDeck(p, 1)).toBe(unit);
    });
  }
});

describe('all cards of a kind, of every player', () => {
  const events: readonly (readonly [string, SeatSetup, string[], string[]])[] = [
    ['BSG1-022', { alert: [VIPER], reserve: [HELO, MISSION] }, [VIPER], [down(HELO), down(MISSION)]],
    ['BSG1-043', { alert: [VIPER, HELO, RAIDER, RAPTOR] }, [HELO, RAPTOR], [VIPER, RAIDER]],
    ['BSG2-022', { alert: [VIPER, MISSION], reserve: [HELO], exhausted: [STRONG] }, [MISSION], []],
    ['BSG2-024', { alert: [ANDERS, HELO], reserve: [ANDERS] }, [HELO], []],
    ['BSG2-025', { reserve: [VIPER, GALACTICA, RAPTOR, HELO] }, [VIPER, GALACTICA], [RAPTOR, HELO]],
    ['BSG2-030', { alert: [MISSION, VIPER], reserve: [CAG], persistent: [CAG] }, [VIPER], []],
  ];
  for (const [event, setup, alert, reserve] of events) {
    card(event, 'are touched, and no others', () => {
      const p = position({ seats: [{ ...setup, hand: [event], assets: funds(event) }, setup] });
      p.play(0, event);
      expect([fleet(p, 0), fleet(p, 1)]).toEqual([
        [alert, reserve],
        [alert, reserve],
      ]);
      expect(p.player(1).persistent).toHaveLength(setup.persistent?.length ?? 0);
    });
  }
});

describe('for a card of your own', () => {
  const events: readonly (readonly [string, string[], string[], string[], string[][], string[][]])[] = [
    ['BSG1-011', [PILOT, VIPER], [HELO, VIPER], [HELO], [[VIPER], [down(PILOT)]], [[VIPER], []]],
    ['BSG1-023', [HELO, VIPER], [STRONG], [STRONG], [[VIPER], [HELO]], [[], [down(STRONG)]]],
    ['BSG1-033', [HELO, VIPER], [PILOT, VIPER], [], [[down(HELO), VIPER], []], [[down(PILOT), VIPER], []]],
    ['BSG1-037', [BOOMER, HELO], [PILOT, VIPER], [PILOT], [[HELO], []], [[VIPER], [down(PILOT)]]],
    ['BSG1-048', [BOOMER, HELO], [PILOT, ZAREK], [PILOT, ZAREK], [[HELO], []], [[], []]],
    ['BSG1-050', [VIPER, PILOT], [HELO, STRONG], [HELO], [[PILOT], []], [[STRONG], []]],
  ];
  for (const [event, ours, theirs, targets, oursAfter, theirsAfter] of events) {
    const seats = [{ hand: [event], alert: ours, assets: funds(event) }, { alert: theirs }];
    card(event, 'does it to a target', () => {
      const p = position({ seats });
      p.play(0, event).choose(0, { type: 'yes' });
      for (const target of targets) p.target(0, 1, target);
      expect([fleet(p, 0), fleet(p, 1)]).toEqual([oursAfter, theirsAfter]);
    });
    card(event, 'does nothing if you would rather not', () => {
      const p = position({ seats });
      p.play(0, event).choose(0, { type: 'no' });
      expect([fleet(p, 0), fleet(p, 1)]).toEqual([
        [ours, []],
        [theirs, []],
      ]);
      expect(p.placeOf(0, event)).toBe('discard');
    });
  }

  card('BSG1-037', "the Cylon goes on top of its owner's deck", () => {
    const p = position({ seats: [{ hand: ['BSG1-037'], alert: [BOOMER] }, { alert: [HELO] }] });
    p.play(0, 'BSG1-037').choose(0, { type: 'yes' }).target(0, 1, HELO);
    expect(topOfDeck(p, 0)).toBe(BOOMER);
  });
});

describe('a player picks', () => {
  const events: readonly (readonly [string, SeatSetup, string[][], string[][]])[] = [
    ['BSG1-024', { alert: [VIPER, HELO] }, [[HELO], [VIPER]], [[VIPER], []]],
    ['BSG1-025', { alert: [VIPER] }, [[], [VIPER]], [[down(VIPER)], []]],
    ['BSG1-029', { alert: [VIPER, HELO, PILOT] }, [[HELO, PILOT], [VIPER]], [[VIPER], [HELO, PILOT]]],
    ['BSG1-030', { alert: [VIPER, HELO], supply: 1 }, [[HELO], []], [[VIPER, HELO], []]],
    ['BSG1-034', { alert: [BOOMER, VIPER, STRONG] }, [[VIPER, STRONG], [BOOMER]], [[BOOMER], [VIPER, STRONG]]],
    ['BSG1-041', { alert: [VIPER], reserve: [HELO] }, [[down(VIPER)], [HELO]], [[VIPER], [down(HELO)]]],
    ['BSG1-045', { alert: [HELO, VIPER] }, [[VIPER], [HELO]], [[VIPER], []]],
  ];
  const anyPlayer = ['BSG1-025', 'BSG1-041'];
  for (const [event, theirs, first, second] of events) {
    for (const [index, after] of [first, second].entries()) {
      card(event, `way ${index + 1}`, () => {
        const p = position({ seats: [{ hand: [event], assets: funds(event) }, theirs] });
        p.play(0, event);
        if (anyPlayer.includes(event)) p.choose(0, { player: 1 });
        p.choose(1, { type: 'way', index });
        expect(fleet(p, 1)).toEqual(after);
        if (event === 'BSG1-030') expect(p.player(1).stacks[0]?.amount).toBe(index === 0 ? 2 : 1);
      });
    }
  }

  card('BSG1-024', 'only what can be done', () => {
    const p = position({ seats: [{ hand: ['BSG1-024'], assets: { persuasion: 2 } }, { alert: [HELO] }] });
    p.play(0, 'BSG1-024');
    expect(p.placeOf(1, HELO)).toBe('discard'); // there is no ship to commit
  });

  card('BSG1-034', 'each player in turn', () => {
    const both = { alert: [BOOMER, VIPER] };
    const p = position({ seats: [{ ...both, hand: ['BSG1-034'], assets: funds('BSG1-034') }, both] });
    p.play(0, 'BSG1-034').choose(0, { type: 'way', index: 1 }).choose(1, { type: 'way', index: 0 });
    expect([fleet(p, 0), fleet(p, 1)]).toEqual([
      [[BOOMER], [VIPER]],
      [[VIPER], [BOOMER]],
    ]);
  });
});

describe('missions', () => {
  card('BSG1-013', 'a persistent mission that has been resolved is defeated', () => {
    const event = 'BSG1-013';
    const p = position({
      seats: [
        { hand: [event], assets: funds(event) },
        { alert: [CAG], persistent: [CAG] },
      ],
    });
    p.play(0, event);
    expect([p.player(1).persistent, fleet(p, 1)]).toEqual([[], [[CAG], []]]);
  });

  const attached = { alert: [HELO], linked: [{ mission: 'BSG2-050', to: HELO }] }; // +1 power
  card('BSG2-011', 'exhausts any mission, one that is attached too, until the next ready phase', () => {
    const event = 'BSG2-011';
    const p = position({
      seats: [
        { hand: [event], alert: [MISSION] },
        { ...attached, persistent: [CAG] },
      ],
    });
    p.play(0, event);
    expect(p.offered(0, 'target').map(({ id }) => id)).toEqual([MISSION, CAG, 'BSG2-050']);
    p.target(0, 1, 'BSG2-050');
    expect(p.power(1, HELO)).toBe(2);
    expect(p.player(1).alert[0]?.linked).toMatchObject([{ id: 'BSG2-050', exhausted: true }]);
    p.run(readyPhase);
    expect(p.power(1, HELO)).toBe(3);
  });

  card('BSG2-037', 'defeats any mission', () => {
    const event = 'BSG2-037';
    const p = position({ seats: [{ hand: [event], assets: funds(event) }, attached] });
    p.play(0, event);
    expect([p.power(1, HELO), p.placeOf(1, 'BSG2-050')]).toEqual([2, 'discard']);
  });
});

card('BSG2-016', 'takes a Cylon out of its stack', () => {
  const event = 'BSG2-016';
  const p = position({
    seats: [
      {
        hand: [event],
        alert: [BOOMER, 'BSG2-120'],
        stacked: { [BOOMER]: ['BSG1-104', 'BSG1-105'] },
        assets: funds(event),
      },
      {},
    ],
  });
  p.play(0, event);
  expect(fleet(p, 0)).toEqual([['BSG2-120', 'BSG1-104'], [BOOMER]]);
  expect(p.player(0).alert[1]?.stacked.map(({ id }) => id)).toEqual(['BSG1-105']);
  expect(p.player(0).reserve[0]?.stacked).toEqual([]);
});

card('BSG2-027', 'defeats an asset without supply cards', () => {
  const event = 'BSG2-027';
  const p = position({
    seats: [
      { hand: [event], assets: { logistics: [3] } },
      { supply: 0, assets: { logistics: [2], persuasion: [1] } },
    ],
  });
  p.play(0, event);
  expect(p.player(1).stacks.map(({ amount }) => amount)).toEqual([1, 2]);
});
