/** Any combination of boxes sets up and is played to its end; what each has, and what it takes out of others. */
import { type Position, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat, startTable } from '@ragtag/kernel';
import { dice, rule, step } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { contentFor } from '../../src/content.ts';
import { activateLocation, canActivate } from '../../src/core/rules/locations.ts';
import { launchNuke } from '../../src/core/rules/nukes.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import { revealAsCylon } from '../../src/core/rules/reveal.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import { dealLoyalty, loyaltyCounts } from '../../src/core/setup/loyalty-deck.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import type { ExpansionSet } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica } from '../../src/game.ts';

const expansions: readonly ExpansionSet[] = ['pegasus', 'exodus', 'daybreak'];
const subsets = Array.from({ length: 8 }, (_, chosen): ExpansionSet[] => [
  'base',
  ...expansions.filter((__, index) => (chosen >> index) % 2 === 1),
]);
const setUp = (sets: readonly ExpansionSet[], more: Partial<Configuration> = {}): Configuration =>
  galactica.configure({ sets, ...more });
const content = (...sets: ExpansionSet[]) => contentFor(setUp(['base', ...sets]));

describe.each(subsets.map((sets) => ({ sets, named: sets.join(', ') })))('$named', { timeout: 120_000 }, ({ sets }) => {
  test('random players finish it', () => {
    for (const players of [3, 4, 6]) {
      const table = startTable(galactica, setUp(sets, { players }), `subset ${players}`);
      const below = dice(players);
      for (let given = 0; !table.over; given++) {
        if (given === 20_000) throw new Error('it does not end');
        step(table, below);
        galactica.check?.(table.state);
      }
      expect(table.state.state.winner).not.toBeNull();
    }
  });

  test('every component is of a box in the game', () => {
    const { faces, locations, titles, characters } = contentFor(setUp(sets));
    const all = [...faces, ...Object.values(locations), ...Object.values(titles), ...characters];
    for (const { set } of all) expect(sets).toContain(set);
    expect(Object.keys(titles)).toEqual(expect.arrayContaining(['president', 'admiral']));
  });
});

test('options come with their box', () => {
  expect(setUp(['base'])).toMatchObject({ cylonFleet: false, conflictedLoyalties: false, objective: 'kobol' });
  expect(() => setUp(['base'], { cylonFleet: true })).toThrow(/exodus/);
  expect(() => setUp(['pegasus'])).toThrow(/part of every game/);
  expect(() => galactica.configure({ sets: ['base', 'razor'] })).toThrow(/no set 'razor'/);
  expect(() => galactica.configure({ objective: 'earth' })).toThrow(/BG-COMBINE-02/);
});

rule(
  ['BG-UNI-02', 'BG-UNI-04', 'BG-UNI-05', 'BG-SETUP-01', 'BG-COMBINE-14', 'BG-COMBINE-49'],
  'overlays lie on the locations printed on the board',
  () => {
    const printed = content().locations;
    expect([printed.administration?.set, printed.caprica?.set, printed['quorum-chamber']]).toEqual([
      'base',
      'base',
      undefined,
    ]);
    const overlaid = content('pegasus').locations;
    expect([overlaid.administration?.set, overlaid.caprica?.set, overlaid['hub-destroyed']]).toEqual([
      'base',
      'pegasus',
      undefined,
    ]);
    const both = content('pegasus', 'daybreak').locations;
    expect([both.administration?.set, both.caprica?.set]).toEqual(['daybreak', 'daybreak']);
  },
);

rule(['BG-UNI-06', 'BG-UNI-07', 'BG-COMBINE-51'], 'treachery is that of the last box that has any', () => {
  const treachery = (...sets: ExpansionSet[]): Set<string> => {
    const { faces } = content(...sets);
    return new Set(faces.flatMap((entry) => (entry.deck === 'skill' && entry.type === 'treachery' ? [entry.set] : [])));
  };
  expect(treachery('exodus').size).toBe(0);
  expect([...treachery('pegasus')]).toEqual(['pegasus']);
  expect([...treachery('pegasus', 'daybreak')]).toEqual(['daybreak']);
});

rule(
  ['BG-UNI-10', 'BG-UNI-11', 'BG-UNI-12', 'BG-UNI-13', 'BG-UNI-18', 'BG-UNI-19', 'BG-UNI-20', 'BG-UNI-21', 'BG-UNI-27'],
  'without Daybreak the loyalty deck is smaller, and a Sympathizer joins it with four and six players',
  () => {
    const cards = (players: number, ...sets: ExpansionSet[]): unknown[] => {
      const { cylons, notCylons, special } = loyaltyCounts(content(...sets), players);
      return [cylons, notCylons, special?.id ?? null];
    };
    expect([3, 4, 5, 6].map((players) => cards(players))).toEqual([
      [1, 5, null],
      [1, 6, 'sympathizer'],
      [2, 8, null],
      [2, 9, 'sympathizer'],
    ]);
    expect([3, 4, 5, 6].map((players) => cards(players, 'exodus'))).toEqual([
      [1, 6, null],
      [1, 7, 'sympathizer'],
      [2, 9, null],
      [2, 10, 'sympathizer'],
    ]);
  },
);

const seats = [{ character: 'tom-zarek' }, { character: 'william-adama' }, { character: 'kara-thrace' }];
function table(sets: readonly ExpansionSet[], more: Partial<Parameters<typeof position>[0]> = {}): Position {
  return position({ ...galactica.configure({ sets, players: 3 }), seats, ...more });
}

/** The Sympathizer is the next loyalty card, and the first player is dealt it. */
function sympathizer(red: boolean): Position {
  const p = table(['base'], red ? { resources: { fuel: 4 } } : {});
  const { g } = p;
  const find = g.cards.list(zones.removed).find((card) => g.entry(card).name === 'You Are a Sympathizer');
  if (find === undefined) throw new Error('there is no Sympathizer');
  g.cards.move(find, zones.loyaltyDeck);
  return p.run(() => dealLoyalty(g, seat(0), 1));
}

rule(['BG-UNI-32', 'BG-UNI-33', 'BG-UNI-34'], 'with a resource in the red the Sympathizer goes to the Brig', () => {
  const { g } = sympathizer(true);
  expect([g.player(seat(0)).revealed, g.player(seat(0)).place]).toEqual([false, 'brig']);
});

rule(
  ['BG-UNI-36', 'BG-UNI-37', 'BG-UNI-38'],
  'with none he is a Cylon without a super crisis or the Cylon Fleet',
  () => {
    const { g } = sympathizer(false);
    expect([g.player(seat(0)).revealed, g.cards.count(zones.superCrisisHand(seat(0)))]).toEqual([true, 0]);
    expect(['cylon-fleet', 'human-fleet'].map((one) => canActivate(g, seat(0), one as 'cylon-fleet'))).toEqual([
      false,
      true,
    ]);
  },
);

rule(['BG-UNI-73', 'BG-REVEAL-14'], 'facedown loyalty cards are handed on only where an overlay says so', () => {
  const revealed = (...sets: ExpansionSet[]): Position => {
    const own = [{ character: 'tom-zarek', loyalty: ['cylon-morale', 'not-a-cylon-base'] }, ...seats.slice(1)];
    const p = table(['base', ...sets], { seats: own });
    const [card] = p.g.cards.list(zones.loyalty(seat(0))).filter((one) => p.g.entry(one).name === 'You Are a Cylon');
    if (card === undefined) throw new Error('there is no Cylon card');
    p.run((g) => revealAsCylon(g, seat(0), card, 'execution'));
    return p;
  };
  expect(revealed().g.cards.count(zones.loyalty(seat(0)))).toBe(1);
  expect(revealed('pegasus').asked(0)?.kind).toBe('hand-on-loyalty');
});

rule('BG-UNI-76', 'a Cylon on the printed Resurrection Ship draws two cards, with an overlay one', () => {
  const drawn = (...sets: ExpansionSet[]): number | undefined => {
    const own = [{ character: 'tom-zarek', revealed: true, at: 'resurrection-ship' as const }, ...seats.slice(1)];
    const p = table(['base', ...sets], { seats: own });
    p.run((g) => receiveSkills(g, seat(0)));
    return p.asked(0)?.context?.['left'] as number | undefined;
  };
  expect([drawn(), drawn('pegasus')]).toEqual([2, 1]);
});

rule('BG-UNI-87', 'without Exodus a nuke launched is gone for good', () => {
  const left = (...sets: ExpansionSet[]): number => {
    const p = table(['base', ...sets], { basestars: [{ area: 'bow' }], nukes: 2, rolls: [3], cylonFleet: false });
    const before = p.g.state.nukes.beside;
    p.run((g) => launchNuke(g, seat(1)));
    return p.g.state.nukes.beside - before;
  };
  expect([left(), left('exodus')]).toEqual([0, 1]);
});

rule('BG-UNI-03', 'the printed Administration makes a check for the presidency', () => {
  const own = [{ character: 'tom-zarek', at: 'administration' as const }, ...seats.slice(1)];
  const p = table(['base'], { seats: own, president: 1 });
  p.run((g) => activateLocation(g, seat(0), 'administration'));
  p.choose(0, { type: 'player', seat: 0 });
  expect(p.view('spectator')).toMatchObject({ check: { difficulty: 5, skills: ['politics', 'leadership'] } });
});

rule('BG-UNI-75', 'on the printed Resurrection Ship a super crisis is exchanged, and loyalty cards handed on', () => {
  const cylon = (more: Partial<SeatSetup>, travelled: readonly string[] = []) =>
    table(['base'], {
      seats: [
        { character: 'tom-zarek', revealed: true, at: 'resurrection-ship', loyaltyFaceup: ['cylon-morale'], ...more },
        ...seats.slice(1),
      ],
      travelled,
    });
  const p = cylon({ superCrises: ['Bomb on Colonial 1'], loyalty: ['not-a-cylon-base'] });
  p.run((g) => activateLocation(g, seat(0), 'resurrection-ship'));
  p.choose(0, { name: 'Bomb on Colonial 1' }).choose(0, { seat: 2 });
  expect(p.g.cards.count(zones.superCrisisHand(seat(0)))).toBe(1);
  expect([0, 2].map((one) => p.g.cards.count(zones.loyalty(seat(one))))).toEqual([0, 2]);
  const far = ['Asteroid Field', 'Asteroid Field', 'Deep Space'];
  const useful = (one: Position): boolean => canActivate(one.g, seat(0), 'resurrection-ship');
  expect([useful(cylon({ loyalty: ['not-a-cylon-base'] })), useful(cylon({}))]).toEqual([true, false]);
  expect(useful(cylon({ loyalty: ['not-a-cylon-base'] }, far))).toBe(false);
});

rule('BG-UNI-41', 'a Cylon who is dealt the Sympathizer may hand it on, or keep it', () => {
  const dealt = (...sets: ExpansionSet[]): Position => {
    const own = [
      { character: 'tom-zarek', revealed: true, at: 'caprica' as const, loyaltyFaceup: ['cylon-morale'] },
      ...seats.slice(1),
    ];
    const p = table(['base', ...sets], { seats: own, resources: { fuel: 4 } });
    const card = p.g.cards.list(zones.removed).find((one) => p.g.entry(one).name === 'You Are a Sympathizer');
    if (card === undefined) throw new Error('there is no Sympathizer');
    p.g.cards.move(card, zones.loyaltyDeck);
    return p.run((g) => sleeperPhase(g));
  };
  const kept = dealt();
  expect(kept.asked(0)?.options.map(({ type }) => type)).toEqual(['nothing', 'player', 'player']);
  kept.choose(0, { type: 'nothing' });
  expect(kept.g.cards.count(zones.loyalty(seat(0)))).toBe(1);
  const handed = dealt().choose(0, { seat: 2 });
  expect(handed.g.player(seat(2)).place).toBe('brig');
  // BG-UNI-42: with Pegasus it must go.
  expect(
    dealt('pegasus')
      .asked(0)
      ?.options.map(({ type }) => type),
  ).toEqual(['player', 'player']);
});

rule(['BG-SLEEPER-12', 'BG-TURNREF-35'], 'a revealed Boomer is dealt 2 cards without Exodus, 1 with it', () => {
  const dealt = (...sets: ExpansionSet[]): number => {
    const boomer = { character: 'sharon-valerii', revealed: true, at: 'caprica' as const };
    const own = [{ ...boomer, loyaltyFaceup: ['cylon-morale'] }, ...seats.slice(1)];
    const p = table(['base', ...sets], { seats: own, next: { loyalty: Array(5).fill('not-a-cylon-base') } });
    p.run((g) => sleeperPhase(g));
    return (
      p.events().flatMap(({ type, seat: to, n }) => (type === 'loyalty-dealt' && to === 0 ? [Number(n)] : []))[0] ?? 0
    );
  };
  expect([dealt(), dealt('exodus')]).toEqual([2, 1]);
});
