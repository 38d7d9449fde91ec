import { ConfigurationError } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { defaults } from '../../src/configuration.ts';
import { allCharacters, allFaces, contentFor } from '../../src/content.ts';
import type { FaceEntry } from '../../src/core/content/entry.ts';
import { locationsInPlay } from '../../src/core/rules/boards.ts';
import { configure } from '../../src/core/setup/configure.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import { galactica } from '../../src/game.ts';
import { modules } from '../../src/registry.ts';
import { newGame, viewOf } from './new-game.ts';

const withFleet = contentFor(defaults);
const withAttacks = contentFor({ ...defaults, cylonFleet: false });

/** How many cards there are of those that fit. */
function count(content: typeof withFleet, fits: (entry: FaceEntry) => boolean): number {
  return content.faces.reduce((sum, entry, face) => sum + (fits(entry) ? (content.counts[face] ?? 0) : 0), 0);
}
const named = (name: string, set?: string) => (entry: FaceEntry) =>
  entry.name === name && (set === undefined || entry.set === set);
const refuse = (input: unknown, message: RegExp) => {
  expect(() => configure(input, modules, allCharacters)).toThrow(ConfigurationError);
  expect(() => configure(input, modules, allCharacters)).toThrow(message);
};

rule('BG-SETUP-01', 'the Cylon locations are those of the Daybreak overlay', () => {
  const { caprica, 'cylon-fleet': fleet, 'human-fleet': human, 'resurrection-ship': ship } = withFleet.locations;
  expect([caprica, fleet, human, ship].map((one) => one?.set)).toEqual(Array(4).fill('daybreak'));
});

rule(
  ['BG-SETUP-02', 'BG-COMBINE-81'],
  'the seven Investigative Committees are those of Pegasus, in the politics deck',
  () => {
    expect(count(withFleet, named('Investigative Committee', 'pegasus'))).toBe(7);
    expect(count(withFleet, named('Investigative Committee', 'base'))).toBe(0);
    const card = withFleet.faces.find(named('Investigative Committee'));
    expect(card).toMatchObject({ deck: 'skill', type: 'politics' });
  },
);

rule('BG-SETUP-03', 'all treachery cards are those of Daybreak', () => {
  const sets = new Set(
    withFleet.faces.flatMap((entry) => (entry.deck === 'skill' && entry.type === 'treachery' ? entry.set : [])),
  );
  expect([...sets]).toEqual(['daybreak']);
});

rule(['BG-SETUP-04', 'BG-COMBINE-85'], 'the Mining Asteroid is not among the destinations', () => {
  expect(count(withFleet, named('Mining Asteroid'))).toBe(0);
  expect(count(withFleet, ({ deck }) => deck === 'destination')).toBe(33);
});

rule(['BG-SETUP-05', 'BG-COMBINE-85'], 'with the Cylon Fleet board no attack card is in any deck', () => {
  expect(allFaces.some((entry) => 'kind' in entry && entry.kind === 'attack')).toBe(true);
  expect(count(withFleet, (entry) => 'kind' in entry && entry.kind === 'attack')).toBe(0);
});

rule(
  ['BG-SETUP-06', 'BG-SETUP-07', 'BG-COMBINE-83', 'BG-COMBINE-84'],
  'the President card is that of Pegasus, the Admiral card that of Exodus',
  () => {
    expect(withFleet.titles.president).toMatchObject({ set: 'pegasus' });
    expect(withFleet.titles.admiral).toMatchObject({ set: 'exodus' });
  },
);

rule(['BG-SETUP-08', 'BG-COMBINE-87'], 'neither Sympathizer nor Sympathetic Cylon is among the loyalty cards', () => {
  const kinds = new Set(withFleet.faces.flatMap((entry) => (entry.deck === 'loyalty' ? entry.kind : [])));
  expect([...kinds].sort()).toEqual(['cylon', 'final-five', 'mutineer', 'not-cylon', 'personal-goal']);
});

rule(
  [
    'BG-SETUP-09',
    'BG-SETUP-10',
    'BG-SETUP-61',
    'BG-SETUP-73',
    'BG-SETUP-77',
    'BG-SETUP-78',
    'BG-COMBINE-04',
    'BG-COMBINE-28',
    'BG-COMBINE-50',
    'BG-COMBINE-88',
    'BG-COMBINE-89',
  ],
  'no agendas, motives, infiltration cards, New Caprica, trauma, allies, crossroads or missions are in the game',
  () => {
    for (const content of [withFleet, withAttacks]) {
      expect(new Set(content.faces.map(({ deck }) => deck))).toEqual(
        new Set(['crisis', 'super-crisis', 'skill', 'quorum', 'mutiny', 'destination', 'loyalty', 'civilian']),
      );
      const fleet = content === withFleet ? ['cylon-fleet-board'] : [];
      expect(new Set(Object.values(content.locations).map(({ board }) => board))).toEqual(
        new Set(['galactica', 'pegasus', 'colonial-one', 'cylon-locations', ...fleet]),
      );
      expect(Object.keys(content.titles).every((title) => ['president', 'admiral', 'cag'].includes(title))).toBe(true);
    }
    const { ships, objective } = viewOf(newGame(), 'spectator');
    expect(objective).toBe('kobol');
    expect(Object.keys(ships.supply)).toEqual(['raiders', 'heavyRaiders', 'basestars', 'centurions']);
  },
);

rule(
  ['BG-SETUP-11', 'BG-SETUP-12', 'BG-SETUP-14', 'BG-COMBINE-18', 'BG-COMBINE-82', 'BG-COMBINE-86'],
  'two basestars, four centurions, six vipers and four mark VIIs',
  () => {
    const { ships } = viewOf(newGame(), 'spectator');
    const inSpace = (kind: 'viper' | 'mark-vii') =>
      Object.values(ships.areas).reduce(
        (sum, area) => sum + area.vipers[kind] + area.pilots.filter(({ ship }) => ship === kind).length,
        0,
      );
    const all = (kind: 'viper' | 'mark-vii') => {
      const { reserve, damaged, destroyed, beside } = ships.hangar[kind];
      return reserve + damaged + destroyed + beside + inSpace(kind);
    };
    expect(all('viper')).toBe(6);
    expect(all('mark-vii')).toBe(4);
    const basestars = Object.values(ships.areas).reduce((sum, { basestars: here }) => sum + here.length, 0);
    expect(basestars + ships.supply.basestars).toBe(2);
    expect(ships.supply.centurions).toBe(4);
  },
);

rule(['BG-SETUP-13', 'BG-COMBINE-85'], 'with the Cylon Fleet board there is no Scar', () => {
  const { ships } = viewOf(newGame(), 'spectator');
  expect(Object.values(ships.areas).some(({ scar }) => scar)).toBe(false);
  expect(count(withFleet, named('Scar'))).toBe(0);
});

rule(['BG-ATTACKCARD-01', 'BG-COMBINE-67'], 'the Cylon Fleet board or attack cards, never both', () => {
  const isAttack = (entry: FaceEntry) => 'kind' in entry && entry.kind === 'attack';
  expect(count(withFleet, isAttack)).toBe(0);
  expect(count(withAttacks, isAttack)).toBeGreaterThan(0);
  refuse({ cylonFleet: true, fewerCrises: true }, /BG-ATTACKCARD-04/);
});

rule('BG-ATTACKCARD-02', 'without the board no card lets the CAG choose', () => {
  const byCag = (entry: FaceEntry) => 'chooser' in entry && entry.chooser === 'cag';
  expect(count(withFleet, byCag)).toBeGreaterThan(0);
  expect(count(withAttacks, byCag)).toBe(0);
});

rule(
  'BG-ATTACKCARD-03',
  'without the board all attack cards of the boxes are in: 19 crises and two super crises',
  () => {
    const attacks = (deck: string, set?: string) => (entry: FaceEntry) =>
      entry.deck === deck && 'kind' in entry && entry.kind === 'attack' && (set === undefined || entry.set === set);
    expect(count(withAttacks, attacks('crisis', 'base'))).toBe(10);
    expect(count(withAttacks, attacks('crisis', 'pegasus'))).toBe(3);
    expect(count(withAttacks, attacks('crisis', 'daybreak'))).toBe(6);
    expect(count(withAttacks, attacks('crisis'))).toBe(19);
    expect(count(withAttacks, attacks('super-crisis'))).toBe(2);
  },
);

rule(
  ['BG-ATTACKCARD-05', 'BG-ATTACKCARD-06', 'BG-COMBINE-84'],
  'without the board there is no CAG, and the Admiral card is that of Pegasus',
  () => {
    expect(withAttacks.titles.cag).toBeUndefined();
    expect(withAttacks.titles.admiral).toMatchObject({ set: 'pegasus' });
    expect(viewOf(newGame({ cylonFleet: false }), 'spectator').titles.cag).toBeNull();
  },
);

rule(
  ['BG-ATTACKCARD-07', 'BG-ATTACKCARD-08', 'BG-ATTACKCARD-17'],
  'without the board: eight vipers, sixteen raiders, no mark VII',
  () => {
    const { ships } = viewOf(newGame({ cylonFleet: false }), 'spectator');
    const areas = Object.values(ships.areas);
    const piloted = areas.reduce((sum, { pilots }) => sum + pilots.filter(({ ship }) => ship === 'viper').length, 0);
    const vipers = areas.reduce((sum, area) => sum + area.vipers.viper, 0);
    expect(ships.hangar.viper.reserve + vipers + piloted).toBe(8);
    expect(areas.reduce((sum, { raiders }) => sum + raiders, 0) + ships.supply.raiders).toBe(16);
    expect(ships.hangar['mark-vii']).toEqual({ reserve: 0, damaged: 0, destroyed: 0, beside: 0 });
    expect(contentFor({ ...defaults, cylonFleet: false }).pieces).toMatchObject({
      viper: 8,
      raider: 16,
      'mark-vii': 0,
    });
  },
);

rule('BG-ATTACKCARD-09', 'without the board neither Basestar Bridge nor pursuit track is in the game', () => {
  const game = newGame({ cylonFleet: false });
  expect(locationsInPlay(game.state)).not.toContain('basestar-bridge');
  expect(locationsInPlay(newGame().state)).toContain('basestar-bridge');
});

rule('BG-ATTACKCARD-18', 'with the attack cards the Mining Asteroid and Scar are in the game again', () => {
  expect(count(withAttacks, named('Mining Asteroid'))).toBe(1);
  expect(count(withAttacks, named('Scar'))).toBe(1);
});

test('options are checked one by one, and the error names the rule', () => {
  refuse({ players: 0 }, /BG-VAR2P-01/);
  refuse({ players: 7 }, /BG-SETUP-38/);
  refuse({ players: 8 }, /BG-COMBINE-08/);
  refuse({ players: 4.5 }, /whole number/);
  refuse({ players: 'five' }, /whole number/);
  refuse({ players: null }, /whole number/);
  refuse({ sets: null }, /a list out of/);
  refuse({ revision: null }, /whole number/);
  refuse({ cylonFleet: 1 }, /true or false/);
  refuse({ colour: 'red' }, /no option 'colour'/);
  refuse([], /an object/);
  refuse(null, /an object/);
  refuse({ characters: 'all' }, /list of ids/);
  refuse({ players: 3, characters: ['laura-roslin'] }, /BG-SETUP-31/);
  refuse({ players: 3, characters: ['laura-roslin', 'laura-roslin', 'saul-tigh'] }, /chosen twice/);
  refuse({ players: 3, characters: ['laura-roslin', 'gaius-baltar', 'saul-tigh'] }, /BG-SETUP-32/);
  refuse({ players: 3, characters: ['laura-roslin', 'nobody', 'saul-tigh'] }, /no character 'nobody'/);
  refuse({ players: 3, sets: ['base'], characters: ['helena-cain', 'x', 'y'] }, /'helena-cain' comes with pegasus/);
  refuse({ players: 4, characters: ['cavil', 'x', 'y', 'z'] }, /'cavil' comes with cylonLeader, which/);
  refuse({ players: 3, sets: ['base'], characters: ['cavil', 'x', 'y'] }, /with pegasus and cylonLeader, which/);
  const withoutBoomer = { players: 4, sets: ['base'], noSympathizer: true };
  refuse(
    { ...withoutBoomer, characters: ['sharon-valerii', 'x', 'y', 'z'] },
    /'sharon-valerii' is left out of this game/,
  );
});

test('what is not said is as in the combined game', () => {
  expect(configure(undefined, modules, allCharacters)).toEqual(defaults);
  expect(configure({}, modules, allCharacters)).toEqual(defaults);
  const given: Partial<Configuration> = { players: 3, characters: ['laura-roslin', 'saul-tigh', 'kara-thrace'] };
  expect(galactica.configure(given)).toEqual({ ...defaults, ...given });
});

rule('BG-SETUP-35', 'two versions of one character cannot be asked for', () => {
  const [zarek] = allCharacters.filter(({ id }) => id === 'tom-zarek');
  if (!zarek) throw new Error('Tom Zarek is missing');
  const other = { ...zarek, id: 'tom-zarek-alternate', version: 'alternate', type: 'military-leader' as const };
  const characters = ['tom-zarek', 'tom-zarek-alternate', 'kara-thrace'];
  const few = [zarek, other, ...allCharacters.filter(({ type }) => type === 'pilot').slice(0, 1)];
  expect(() => configure({ players: 3, characters }, modules, few)).toThrow(/BG-SETUP-35/);
});
