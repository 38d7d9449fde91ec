/** Setting a game up with a Cylon Leader. */
import { whim } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { contentFor } from '../../src/content.ts';
import { loyaltyCounts } from '../../src/core/setup/loyalty-deck.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import type { ExpansionSet } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica, nextCharacters, randomCharacters } from '../../src/game.ts';
import { agendaZones, motiveZones } from '../../src/modules/cylon-leaders/zones.ts';
import { newGame, seatOf, unsetGame } from './new-game.ts';

const leaders = [
  'cavil',
  'leoben-conoy',
  'caprica-six',
  'aaron-doral',
  'sharon-agathon',
  'danna-biers',
  'simon-oneill',
];
const crew = ['laura-roslin', 'william-adama', 'kara-thrace', 'galen-tyrol', 'sherman-cottle', 'samuel-anders'];

function table(players: number, leader: string, more: Partial<Configuration> = {}) {
  const characters = [...legalCrew(players - 1), leader];
  return newGame({ ...galactica.configure({ players, cylonLeader: true, characters, ...more }) });
}
/** So many humans, chosen one after another as they may be. */
function legalCrew(n: number): string[] {
  const chosen: string[] = [];
  while (chosen.length < n) {
    const open = nextCharacters(chosen, { players: 7, cylonLeader: true }).filter((id) => !leaders.includes(id));
    chosen.push(open.find((id) => crew.includes(id)) ?? open[0] ?? '');
  }
  return chosen;
}

test('without the option there is no leader', () => {
  expect(nextCharacters([]).filter((id) => leaders.includes(id))).toEqual([]);
  expect(galactica.configure({}).cylonLeader).toBe(false);
  expect(() => galactica.configure({ sets: ['base', 'exodus'], cylonLeader: true })).toThrow(/pegasus or daybreak/);
  expect(galactica.configure({ revision: 2 }).cylonLeader).toBe(false);
});

rule(['BG-SETUP-34', 'BG-SETUP-40', 'BG-COMBINE-60'], 'a leader may be chosen at any point, of either box', () => {
  const open = (...chosen: string[]) =>
    nextCharacters(chosen, { players: 5, cylonLeader: true }).filter((id) => leaders.includes(id));
  expect(open().sort()).toEqual([...leaders].sort());
  expect(open('laura-roslin', 'william-adama').sort()).toEqual([...leaders].sort());
});

rule(['BG-SETUP-37', 'BG-COMBINE-10'], 'there is at most one', () => {
  const next = nextCharacters(['cavil'], { players: 5, cylonLeader: true });
  expect(next.filter((id) => leaders.includes(id))).toEqual([]);
  const characters = ['cavil', 'danna-biers', 'laura-roslin', 'william-adama', 'kara-thrace'];
  expect(() => galactica.configure({ players: 5, cylonLeader: true, characters })).toThrow(/BG-SETUP-37/);
});

rule(['BG-SETUP-38', 'BG-COMBINE-08', 'BG-COMBINE-09', 'BG-UNI-09'], 'of seven players one must be a leader', () => {
  expect(() => galactica.configure({ players: 7 })).toThrow(/BG-SETUP-38/);
  const six = legalCrew(6);
  const last = nextCharacters(six, { players: 7, cylonLeader: true });
  expect(last.sort()).toEqual([...leaders].sort());
  const game = unsetGame(galactica.configure({ players: 7, cylonLeader: true }));
  expect(game.state.seats).toHaveLength(7);
  const sets: ExpansionSet[] = ['base', 'pegasus'];
  expect(galactica.configure({ players: 7, cylonLeader: true, sets }).players).toBe(7);
});

rule(['BG-SETUP-39', 'BG-COMBINE-11'], 'of three players none may be', () => {
  expect(() => galactica.configure({ players: 3, cylonLeader: true })).toThrow(/BG-SETUP-39/);
});

test('characters dealt at random have one leader among them', () => {
  for (const players of [4, 5, 6, 7]) {
    const characters = randomCharacters(players, whim(players), { cylonLeader: true });
    expect(characters.filter((id) => leaders.includes(id))).toHaveLength(1);
    expect(galactica.configure({ players, cylonLeader: true, characters }).characters).toEqual(characters);
  }
});

rule(
  ['BG-LOYDECK-13', 'BG-LOYDECK-17', 'BG-COMBINE-27', 'BG-COMBINE-44', 'BG-SETUP-42', 'BG-SETUP-49', 'BG-LOYALTY-01'],
  'a leader has 2 motives, a miracle token and no loyalty card',
  () => {
    const p = table(5, 'simon-oneill');
    const me = seatOf(p, 'simon-oneill');
    const { cards } = p.state;
    expect([cards.count(motiveZones.facedown(me)), cards.count(zones.loyalty(me))]).toEqual([2, 0]);
    expect(cards.count(agendaZones.held(me))).toBe(0);
    expect(p.state.player(me)).toMatchObject({ miracle: 1, revealed: true, infiltrating: false, place: 'cylon-fleet' });
    expect(p.state.seats.filter((seat) => cards.count(zones.loyalty(seat)) > 0)).toHaveLength(4);
  },
);

rule(
  ['BG-SETUP-56', 'BG-LEADER-04', 'BG-SETUP-55'],
  'a leader starts with 2 skill cards, Athena with 3, a first player with none',
  () => {
    const held = (leader: string) => {
      const p = table(5, leader);
      const me = seatOf(p, leader);
      return p.state.state.firstPlayer === me ? null : p.state.cards.count(zones.hand(me));
    };
    expect([held('danna-biers'), held('sharon-agathon')]).toEqual([2, 3]);
    const p = table(5, 'sharon-agathon');
    expect(p.state.player(seatOf(p, 'sharon-agathon'))).toMatchObject({ infiltrating: true, place: 'hangar-deck' });
  },
);

rule(['BG-UNI-58', 'BG-SETUP-09', 'BG-COMBINE-53'], 'without Daybreak a leader has 1 agenda and no motive', () => {
  const sets: ExpansionSet[] = ['base', 'pegasus'];
  const characters = ['laura-roslin', 'william-adama', 'kara-thrace', 'cavil'];
  const p = newGame(galactica.configure({ players: 4, cylonLeader: true, sets, characters }));
  const me = seatOf(p, 'cavil');
  const { cards } = p.state;
  expect([cards.count(agendaZones.held(me)), cards.count(motiveZones.facedown(me))]).toEqual([1, 0]);
  const both = contentFor(galactica.configure({ cylonLeader: true }));
  expect(both.faces.filter(({ deck }) => deck === 'agenda')).toEqual([]);
  expect(both.faces.filter(({ deck }) => deck === 'motive')).toHaveLength(14);
});

const counts = (sets: readonly ExpansionSet[]) => {
  const content = contentFor(galactica.configure({ sets, cylonLeader: true, players: 4 }));
  return [4, 5, 6, 7].map((players) => {
    const { cylons, notCylons, special } = loyaltyCounts(content, players, true);
    return [cylons, notCylons, special?.id ?? null];
  });
};

rule(
  ['BG-LOYDECK-06', 'BG-LOYDECK-08', 'BG-LOYDECK-10', 'BG-LOYDECK-11', 'BG-COMBINE-43'],
  'the loyalty deck with a leader and all boxes',
  () => {
    expect(counts(['base', 'pegasus', 'exodus', 'daybreak'])).toEqual([
      [1, 6, null],
      [1, 8, 'mutineer'],
      [2, 9, null],
      [2, 11, 'mutineer'],
    ]);
  },
);

rule(
  ['BG-LOYDECK-12', 'BG-COMBINE-33', 'BG-COMBINE-35', 'BG-COMBINE-37', 'BG-COMBINE-38'],
  'the loyalty deck with a leader and without Exodus',
  () => {
    expect(counts(['base', 'daybreak'])).toEqual([
      [1, 5, null],
      [1, 7, 'mutineer'],
      [2, 8, null],
      [2, 10, 'mutineer'],
    ]);
  },
);

rule(
  ['BG-UNI-14', 'BG-UNI-15', 'BG-UNI-16', 'BG-UNI-17', 'BG-UNI-22', 'BG-UNI-23', 'BG-UNI-24', 'BG-UNI-25', 'BG-UNI-27'],
  'the loyalty deck with a leader and without Daybreak has no Sympathizer',
  () => {
    const plain = [
      [1, 5, null],
      [1, 7, null],
      [2, 8, null],
      [2, 10, null],
    ];
    expect(counts(['base', 'pegasus'])).toEqual(plain);
    expect(counts(['base', 'pegasus', 'exodus'])).toEqual(plain.map(([a, b, c]) => [a, Number(b) + 1, c]));
  },
);

rule('BG-LEADER-12', 'Boomer and Athena can both be in a game', () => {
  const next = nextCharacters(['sharon-valerii'], { players: 5, cylonLeader: true });
  expect(next).toContain('sharon-agathon');
});
