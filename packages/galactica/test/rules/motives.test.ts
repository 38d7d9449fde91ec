/** What Cylon Leaders want, and how they win. */
import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { type Card, type Rules, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allFaces } from '../../src/content.ts';
import { REVISION } from '../../src/core/content/revision.ts';
import { window } from '../../src/core/engine/windows.ts';
import { damageBoard } from '../../src/core/rules/damage.ts';
import { finalJump, GameOver, win, winners } from '../../src/core/rules/end-of-game.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import type { ExpansionSet, Side } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { view } from '../../src/core/view/view.ts';
import { dealLeadersAgenda } from '../../src/modules/cylon-leaders/agenda-rules.ts';
import type { AgendaEntry, MotiveEntry } from '../../src/modules/cylon-leaders/aims.ts';
import { forgetMotives, noticeMotives } from '../../src/modules/cylon-leaders/motive-rules.ts';
import { agendaZones, motiveZones } from '../../src/modules/cylon-leaders/zones.ts';
import { english } from '../../src/words/english/phrases.ts';
import { adama, roslin, starbuck } from './people.ts';

const me = seat(0);

/** A moment passes. */
function* notice(g: Galactica): Rules<void> {
  const noticed = noticeMotives(g);
  if (noticed) yield* noticed;
}

/** Seat 0 is Simon O'Neill, or another leader. */
function table(leader: Partial<SeatSetup> = {}, setup: Partial<PositionSetup> = {}) {
  const seats = [{ character: 'simon-oneill', ...leader }, roslin, adama, starbuck];
  return position({ cylonLeader: true, seats, president: 1, admiral: 2, cag: 3, ...setup });
}
type Table = ReturnType<typeof table>;
const revealed = (p: Table) => p.names(motiveZones.faceup(me));
const asked = (p: Table) => p.asked(0)?.options.flatMap(({ name }) => (name === undefined ? [] : [name]));

/** The game is over and this side has won. */
function over(p: Table, side: Side): Table {
  expect(() => win(p.g, side, 'objective')).toThrow(GameOver);
  return p;
}

describe('turning a motive up', () => {
  const damaged: Partial<PositionSetup> = { damaged: ['ftl-control'] };

  rule(['BG-MOTIVE-03', 'BG-END-25'], 'it is offered at any moment its requirement is met', () => {
    const p = table({ motives: ['End the Chase', 'Savor their Demise'] }, damaged).run(notice);
    expect([p.asked(0)?.kind, asked(p)]).toEqual(['reveal-motive', ['End the Chase']]);
    p.choose(0, { name: 'End the Chase' });
    expect(revealed(p)).toEqual(['End the Chase']);
    expect(p.events('spectator')).toContainEqual({
      type: 'motive-revealed',
      seat: 0,
      name: 'End the Chase',
      side: 'humans',
    });
  });

  rule(['BG-MOTIVE-04', 'BG-END-24'], 'and not when it was met before', () => {
    const p = table({ motives: ['End the Chase'] }, damaged);
    p.g.state.damaged['ftl-control'] = false;
    expect(p.run(notice).asked(0)).toBeNull();
  });

  rule(['BG-MOTIVE-03', 'BG-SLEEPER-03'], 'one dealt when its requirement is met already is offered at once', () => {
    const dealt = (revision: number) => {
      const held = allFaces.flatMap(({ deck, name }) =>
        deck === 'motive' && name !== 'End the Chase' && name !== 'Savor their Demise' ? [name] : [],
      );
      const p = table({ motives: held }, { ...damaged, revision });
      return p.run(notice).run(function* (g) {
        yield* sleeperPhase(g);
        yield* notice(g);
      });
    };
    expect([asked(dealt(REVISION)), asked(dealt(7))]).toEqual([['End the Chase'], undefined]);
  });

  test('halfway through whatever is carried out', () => {
    const damaged = ['armory', 'command', 'hangar-deck', 'weapons-control'] as const;
    const p = table({ motives: ['End the Chase'] }, { damaged, already: ['foodTokenGone', 'fuelTokenGone'] });
    p.run(function* (g) {
      yield* damageBoard(g, 'galactica', 1);
      yield* window(g, 'turn-end', {});
    });
    expect(asked(p)).toEqual(['End the Chase']);
  });

  test('who keeps it is asked again in the next turn, not before', () => {
    const p = table({ motives: ['End the Chase'] }, damaged).run(notice);
    p.choose(0, { type: 'nothing' });
    expect(p.run(notice).asked(0)).toBeNull();
    expect(p.run((g) => window(g, 'turn-end', {})).asked(0)).toBeNull();
    forgetMotives(p.g);
    expect(asked(p.run(notice))).toEqual(['End the Chase']);
  });

  test('nobody else sees that it is asked', () => {
    const p = table({ motives: ['End the Chase'] }, damaged).run(notice);
    expect(p.asked(0)).toMatchObject({ secret: true });
    expect(p.view('spectator')).toMatchObject({ players: [{ motives: { count: 1, cards: [] } }, {}, {}, {}] });
    expect(p.view(me)).toMatchObject({ players: [{ motives: { cards: [{ name: 'End the Chase' }] } }, {}, {}, {}] });
  });
});

describe('what is met now', () => {
  const motives = ['End the Chase', 'Keep Them Docile', 'Savor their Demise', 'Fight with Honor'];
  const holding = (p: Table) => {
    const { own, players } = view(p.g, me);
    const named = players[0]?.motives.cards.filter(({ card }) => own?.motivesMet?.includes(card));
    return named?.map(({ name }) => name).sort();
  };

  rule('BG-MOTIVE-03', 'its owner sees it at any time, asked or not', () => {
    const p = table({ motives }, { damaged: ['ftl-control'], resources: { food: 4 } });
    expect(p.asked(0)).toBeNull();
    expect(holding(p)).toEqual(['End the Chase', 'Keep Them Docile']);
    p.g.state.damaged['ftl-control'] = false;
    expect(holding(p)).toEqual(['Keep Them Docile']);
  });

  test('nobody else is told of anything, nor an owner of what is turned up', () => {
    const p = table({ motives: [], motivesRevealed: ['End the Chase'] }, { damaged: ['ftl-control'] });
    expect(view(p.g, me).own).toEqual({ motivesMet: [] });
    const q = table({ motives }, { damaged: ['ftl-control'] });
    for (const viewer of [seat(1), seat(2), seat(3), 'spectator'] as const)
      expect(q.view(viewer)).not.toHaveProperty('own');
  });
});

rule(
  ['BG-SLEEPER-02', 'BG-SLEEPER-03', 'BG-LEADER-08'],
  'the Sleeper Agent phase brings 2 motives and no loyalty card',
  () => {
    const p = table({ motives: ['End the Chase', 'Savor their Demise'] }).run((g) => sleeperPhase(g));
    expect(p.g.cards.count(motiveZones.facedown(me))).toBe(4);
    expect(p.g.cards.count(zones.loyalty(me))).toBe(0);
  },
);

describe('winning by motives', () => {
  const human = ['Keep Them Docile', 'Learn to Cherish', 'Pressure their Leaders'];
  const cylon = ['Harvest their Resources', 'Subjects for Study', 'A False Sense of Security'];
  const ended = (motivesRevealed: string[], motives: string[], side: Side, setup: Partial<PositionSetup> = {}) =>
    winners(over(table({ motivesRevealed, motives }, setup), side).g).includes(me);

  rule(['BG-MOTIVE-01', 'BG-MOTIVE-08', 'BG-END-22'], 'two revealed for the side that won', () => {
    const revealedTwo = human.slice(0, 2);
    expect([ended(revealedTwo, [], 'humans'), ended(revealedTwo, [], 'cylons')]).toEqual([true, false]);
    expect(ended(human.slice(0, 1), [], 'humans')).toBe(false);
  });

  rule('BG-MOTIVE-07', 'and no more than one left face down', () => {
    const rich = { resources: { morale: 10, food: 8, population: 12 } };
    expect(ended(human.slice(0, 2), ['Savor their Demise'], 'humans', rich)).toBe(true);
    expect(ended(human.slice(0, 2), ['Savor their Demise', 'Fight with Honor'], 'humans', rich)).toBe(false);
  });

  rule(['BG-MOTIVE-06', 'BG-END-26'], 'two for each side win with whichever wins', () => {
    const four = [...human.slice(0, 2), ...cylon.slice(0, 2)];
    expect([ended(four, [], 'humans'), ended(four, [], 'cylons')]).toEqual([true, true]);
  });

  rule(['BG-MOTIVE-05', 'BG-END-19', 'BG-END-23'], 'what is met in the end is turned up then', () => {
    const p = over(table({ motives: cylon.slice(0, 2) }), 'cylons');
    expect(revealed(p).sort()).toEqual(cylon.slice(0, 2).sort());
    expect(winners(p.g)).toContain(me);
    expect(ended([], cylon.slice(0, 2), 'cylons', { resources: { food: 0, population: 0 } })).toBe(false);
  });

  test("the leader's hand lies open then, for motives may be about it", () => {
    const ends = (revision: number) => {
      const hand = ['Dradis Contact', 'Dradis Contact', 'Bait'];
      const p = over(table({ motives: ['Fight with Honor'], hand }, { revision }), 'cylons');
      return p.events('spectator').filter(({ type }) => type === 'leaders-hand-shown');
    };
    const names = ['Dradis Contact 0', 'Dradis Contact 0', 'Bait 0'];
    expect(ends(REVISION)).toEqual([{ type: 'leaders-hand-shown', seat: 0, names }]);
    expect(ends(7)).toEqual([]);
  });

  rule(['BG-MOTIVE-09', 'BG-END-12', 'BG-END-20'], 'after personal goals have cost what they cost', () => {
    const missed = { ...roslin, loyalty: ['goal-acquire-power'] };
    const leader = { character: 'simon-oneill', motives: ['Keep Them Docile'] };
    const seats = [leader, missed, adama, starbuck];
    const p = position({ cylonLeader: true, seats, president: 2, admiral: 3, cag: 3, resources: { food: 5 } });
    expect(() => p.run((g) => finalJump(g))).toThrow(GameOver);
    expect([p.g.state.resources.food, revealed(p)]).toEqual([4, ['Keep Them Docile']]);
  });

  rule(['BG-INFIL-14', 'BG-END-27'], 'infiltrating makes no difference', () => {
    const two = { motivesRevealed: cylon.slice(0, 2) };
    const sides = [{ ...two, infiltrating: true, at: 'command' as const }, two].map((leader) =>
      winners(over(table(leader), 'cylons').g).includes(me),
    );
    expect(sides).toEqual([true, true]);
  });
});

/** A leader of Pegasus in a game without Daybreak. */
function without(leader: Partial<SeatSetup>, setup: Partial<PositionSetup> = {}) {
  const sets: ExpansionSet[] = ['base', 'pegasus'];
  const rest = { cylonFleet: false, conflictedLoyalties: false, sets, cag: null };
  return table({ character: 'cavil', ...leader }, { ...rest, ...setup });
}

rule(['BG-UNI-58', 'BG-UNI-59', 'BG-UNI-60', 'BG-UNI-61'], 'without Daybreak a leader has one agenda', () => {
  const kinds = [4, 5].map((players) => {
    const more = [roslin, adama, starbuck, { character: 'saul-tigh' }].slice(0, players - 1);
    const p = without({}, { seats: [{ character: 'cavil' }, ...more] }).run(function* (g) {
      dealLeadersAgenda(g);
    });
    const held = p.g.cards.list(agendaZones.held(me)).map((card: Card) => p.g.entry(card));
    p.run((g) => sleeperPhase(g));
    expect(p.g.cards.count(agendaZones.held(me))).toBe(1);
    return held.map((entry) => (entry.deck === 'agenda' ? entry.kind : null));
  });
  expect(kinds).toEqual([['sympathetic'], ['hostile']]);
});

rule(['BG-UNI-62', 'BG-UNI-63', 'BG-UNI-64'], 'and wins if its side has won and what it says is so', () => {
  const won = (side: Side, resources: NonNullable<PositionSetup['resources']>) =>
    winners(over(without({ agenda: 'Genocide' }, { resources }), side).g).includes(me);
  expect([
    won('cylons', { food: 2, population: 2 }),
    won('cylons', { food: 3 }),
    won('humans', { food: 2, population: 2 }),
  ]).toEqual([true, false, false]);
  const p = without({ agenda: 'Genocide', infiltrating: true, at: 'command' }).run((g) => execute(g, me));
  expect(p.view('spectator')).toMatchObject({ players: [{ agenda: { count: 1, cards: [] } }, {}, {}, {}] });
  expect(p.g.state.leaderExecuted).toBe(true);
});

rule('BG-UNI-68', 'who infiltrates when the game ends still counts as a human player', () => {
  const { g } = over(table({ infiltrating: true, at: 'command' }), 'humans');
  expect(g.humans).toContain(me);
});

describe('each motive', () => {
  rule('BG-MOTIVE-02', 'it says which side it is for, and what must be so', () => {
    for (const { side, facts, text } of motives) {
      expect(facts?.['allegiance']).toBe(side === 'humans' ? 'human' : 'cylon');
      expect(text && english(text)).toMatch(/^for the (humans|Cylons): ./);
    }
  });
  const motives = allFaces.flatMap((entry): MotiveEntry[] => (entry.deck === 'motive' ? [entry] : []));
  const cases: Readonly<Record<string, readonly [met: Table, unmet: Table]>> = {
    'a-justified-response': [table({}, { jumpTrack: 3 }), table({}, { jumpTrack: 3, raiders: { bow: 1 } })],
    'end-the-chase': [table({}, { damaged: ['admirals-quarters'] }), table({}, { damaged: ['armory'] })],
    'make-an-ally': [
      table({ infiltrating: true, at: 'command', mutiny: ['Panic'] }, { seats: inBrig(['Panic']) }),
      table({ infiltrating: true, at: 'command' }, { seats: inBrig([]) }),
    ],
    'no-unnecessary-force': [
      table({}, { travelled: ['Asteroid Field', 'Deep Space'] }),
      table({}, { travelled: ['Asteroid Field', 'Deep Space'], boarding: [1, 0, 0, 0, 0] }),
    ],
    'a-false-sense-of-security': [table({}, { resources: { morale: 3 } }), table({}, { resources: { morale: 2 } })],
    'fight-with-honor': [table({ hand: ['A Better Machine', 'A Better Machine', 'Bait'] }), table({ hand: ['Bait'] })],
    'harvest-their-resources': [table({}, { resources: { food: 2 } }), table({}, { resources: { food: 1 } })],
    'improve-efficiency': [
      table({ hand: ['Consolidate Power', 'Launch Scout', 'Repair'] }),
      table({ hand: ['Consolidate Power', 'Repair'] }),
    ],
    'keep-them-docile': [table({}, { resources: { food: 4 } }), table({}, { resources: { food: 5 } })],
    'learn-to-cherish': [table({}, { resources: { population: 6 } }), table({}, { resources: { population: 7 } })],
    'pressure-their-leaders': [table({}, { resources: { morale: 5 } }), table({}, { resources: { morale: 6 } })],
    'remove-the-threat': [
      table({}, { reserve: { viper: 4, 'mark-vii': 2 } }),
      table({}, { reserve: { viper: 6, 'mark-vii': 4 } }),
    ],
    'savor-their-demise': [
      table({}, { travelled: ['Asteroid Field', 'Remote Planet', 'Deep Space'] }),
      table({}, { travelled: ['Remote Planet'] }),
    ],
    'subjects-for-study': [table({}, { resources: { population: 4 } }), table({}, { resources: { population: 3 } })],
  };
  test.each(motives.map((entry) => [entry.name, entry] as const))('%s', (_, { id, met }) => {
    const [yes, no] = cases[id] ?? [];
    expect([yes && met(yes.g, me), no && met(no.g, me)]).toEqual([true, false]);
  });
});

rule(
  ['BG-RAPTOR-07', 'BG-RAPTOR-10'],
  'destroyed assault raptors are vipers to a motive, those beside the board not',
  () => {
    const reserve = { viper: 4, 'mark-vii': 4, 'assault-raptor': 0 };
    const motives = ['Remove the Threat'];
    const turnedUp = (destroyed: number, revision = REVISION) =>
      revealed(over(table({ motives }, { reserve, destroyed: { 'assault-raptor': destroyed }, revision }), 'humans'));
    expect([turnedUp(2), turnedUp(1)]).toEqual([motives, []]);
    expect(turnedUp(2, 4)).toEqual([]); // as games of that time have it
  },
);

function inBrig(mutiny: readonly string[]): SeatSetup[] {
  const leader = { character: 'simon-oneill', infiltrating: true, at: 'command', mutiny } as const;
  return [leader, { ...roslin, at: 'brig' }, adama, starbuck];
}

describe('each agenda', () => {
  const agendas = allFaces.flatMap((entry): AgendaEntry[] => (entry.deck === 'agenda' ? [entry] : []));
  const ruins = ['armory', 'command', 'hangar-deck', 'airlock'] as const;
  const low = { fuel: 2, food: 2, morale: 2, population: 2 };
  const executed = without({});
  executed.g.state.leaderExecuted = true;
  const played = without({});
  played.g.state.leaderPlayedSuperCrisis = true;
  const cases: Readonly<Record<string, readonly [met: Table, unmet: Table]>> = {
    'show-their-true-nature': [executed, without({})],
    'siege-warfare': [without({}, { resources: low }), without({}, { resources: { ...low, fuel: 8 } })],
    'reduce-them-to-ruins': [
      without({}, { damaged: ruins, resources: { morale: 3 } }),
      without({}, { damaged: ruins, resources: { morale: 4 } }),
    ],
    genocide: [without({}, { resources: low }), without({}, { resources: { ...low, food: 3 } })],
    'mutual-annihilation': [played, without({})],
    'grant-mercy': [without({}, { resources: { food: 2 } }), without({})],
    'guide-them-to-destiny': [
      without({}, { resources: { population: 8, morale: 6 } }),
      without({}, { resources: { population: 9, morale: 6 } }),
    ],
    'convert-the-infidels': [without({}, { resources: low }), without({}, { resources: { ...low, fuel: 4 } })],
    'join-the-colonials': [without({ infiltrating: true, at: 'command' }), without({ infiltrating: true, at: 'brig' })],
    'the-illusion-of-hope': [
      without({}, { travelled: ['Asteroid Field', 'Remote Planet', 'Deep Space'] }),
      without({}, { travelled: ['Remote Planet'] }),
    ],
    'prove-their-worth': [
      without({}, { reserve: { viper: 2, raptor: 3 } }),
      without({}, { reserve: { viper: 6, raptor: 4 }, vipers: { viper: { bow: 2 } } }),
    ],
    'salvage-their-equipment': [
      without({}, { damaged: ['armory', 'command'] }),
      without({}, { damaged: ['armory', 'command', 'hangar-deck'] }),
    ],
  };
  test.each(agendas.map((entry) => [entry.name, entry] as const))('%s', (_, { id, met }) => {
    const [yes, no] = cases[id] ?? [];
    expect([yes && met(yes.g, me), no && met(no.g, me)]).toEqual([true, false]);
  });
});
