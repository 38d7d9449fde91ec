import { seat, startTable, type Table } from '@ragtag/kernel';
import { dice, step } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { listedOptions } from '../../src/configuration.ts';
import { REVISION } from '../../src/core/content/revision.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import type { State } from '../../src/core/state/cells.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galactica } from '../../src/game.ts';

const wanted = { players: 4, sets: ['base'], firstGame: true };
const open = (seed: string): Table<Configuration, State, Galactica> =>
  startTable(galactica, galactica.configure(wanted), seed);

function names(g: Galactica, zone: Parameters<Galactica['cards']['list']>[0]): string[] {
  return g.cards.list(zone).map((card) => g.entry(card).name);
}

/** Answers for a seat with the option that has these fields. */
function choose(table: ReturnType<typeof open>, number: number, wants: Readonly<Record<string, unknown>>): void {
  const asked = table.askedOf(seat(number));
  const index = asked?.options.findIndex((option) =>
    Object.entries(wants).every(([key, value]) => Reflect.get(option, key) === value),
  );
  if (asked === null || index === undefined || index < 0)
    throw new Error(`${JSON.stringify(asked)} has no such option`);
  const answered = table.answer(seat(number), index);
  if (!answered.ok) throw new Error(JSON.stringify(answered));
}

test('it starts with the newcomer to move, whatever the seed', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    const table = open(seed);
    const { state: g } = table;
    expect(table.pending).toMatchObject([{ seat: 0, kind: 'movement' }]);
    expect(g.seats.map((one) => g.character(one)?.id)).toEqual([
      'william-adama',
      'laura-roslin',
      'sharon-valerii',
      'galen-tyrol',
    ]);
    expect([g.state.admiral, g.state.president, g.state.jumpTrack]).toEqual([0, 1, 4]);
    expect(g.seats.map((one) => g.cards.count(zones.hand(one)))).toEqual([5, 3, 3, 3]);
    expect(g.seats.map((one) => names(g, zones.loyalty(one)).join())).toEqual([
      'You Are Not a Cylon',
      'You Are Not a Cylon',
      expect.stringContaining('You Are a Cylon'),
      'You Are Not a Cylon',
    ]);
    expect(names(g, zones.crisisDeck)[0]).toBe('Informing the Public');
    expect(names(g, zones.destinationDeck).slice(0, 2)).toEqual(['Tylium Planet', 'Barren Planet']);
    expect(g.cards.count(zones.destiny)).toBe(10);
    const drawn = g.cards
      .list(zones.destiny)
      .slice(0, 2)
      .map((card) => Reflect.get(g.entry(card), 'type'));
    expect(drawn).toEqual(['leadership', 'politics']);
  }
});

test('the same seed is the same game', () => {
  expect(open('a').hash).toBe(open('a').hash);
  expect(open('a').hash).not.toBe(open('b').hash);
});

test('a viper has flown ahead to meet the raiders, but not in games that were begun before it did', () => {
  const out = (revision: number) => {
    const { viper } = startTable(galactica, galactica.configure({ ...wanted, revision }), 'a').state.state.vipers;
    return [viper.space.bow, viper.space['port-bow'], viper.space['port-stern']];
  };
  expect([out(REVISION), out(7)]).toEqual([
    [1, 0, 1],
    [0, 1, 1],
  ]);
});

test('in the first turn one moves, acts, adds to a check, sees a fight and jumps', () => {
  const table = open('course');
  table.listen(true);
  choose(table, 0, { type: 'move', location: 'weapons-control' });
  const trail: string[] = [];
  // Whatever else comes up is passed, or answered with the last there is: all cards into the check, the dear destination.
  for (let n = 0; n < 80 && table.state.state.turnNumber === 1; n++) {
    const [asked] = table.pending;
    if (!asked) break;
    if (asked.seat === 0) trail.push(asked.kind);
    const { options, max } = asked;
    const find = (type: string, key?: string, value?: unknown) =>
      options.findIndex((one) => one.type === type && (key === undefined || Reflect.get(one, key) === value));
    const wish = asked.seat !== 0 ? -1 : Math.max(find('activate'), find('check'), find('player', 'seat', 2));
    const pass = Math.max(find('pass'), find('nothing'));
    const answer =
      asked.kind === 'add-to-check'
        ? asked.seat === 0
          ? options.slice(0, max).map((_, index) => index)
          : []
        : wish >= 0
          ? wish
          : pass >= 0
            ? pass
            : max > 1
              ? options.slice(0, asked.min).map((_, index) => index)
              : 0;
    const given = table.answer(asked.seat, answer);
    if (!given.ok) throw new Error(JSON.stringify([asked, answer, given]));
  }
  expect(table.takeEvents().map(({ event }) => event.type)).toContain('viper-attacked');
  expect(trail).toEqual(expect.arrayContaining(['action', 'crisis-choice', 'add-to-check', 'choose-destination']));
});

test('it is for four with the base game alone, is not among the options, and is refused otherwise', () => {
  expect(() => galactica.configure({ ...wanted, players: 5 })).toThrow('firstGame is for 4 players');
  expect(() => galactica.configure({ ...wanted, sets: ['base', 'pegasus'] })).toThrow(
    'firstGame does not go with pegasus',
  );
  expect(() => galactica.configure({ ...wanted, revision: 6 })).toThrow('firstGame: from revision 7');
  expect(listedOptions.map(({ name }) => name)).not.toContain('firstGame');
  expect(galactica.configure({ players: 4 }).firstGame).toBe(false);
});

test('random players finish two hundred such games', () => {
  for (let seed = 0; seed < 200; seed++) {
    const table = open(`random ${seed}`);
    const below = dice(seed);
    while (!table.over) step(table, below);
    expect(table.fault).toBeNull();
  }
});
