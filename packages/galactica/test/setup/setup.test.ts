import { logFor, type Option } from '@ragtag/kernel';
import { dice, rule, step } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { locationsInPlay } from '../../src/core/rules/boards.ts';
import { firstHands } from '../../src/core/setup/setup.ts';
import { skillTypes } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { type GalacticaTable, newGame, seatOf, unsetGame, viewOf } from './new-game.ts';

const characters = ['laura-roslin', 'saul-tigh', 'kara-thrace'];
const threePlayers = (more: object = {}) => newGame({ players: 3, characters, ...more });
const spectated = (table: GalacticaTable) => viewOf(table, 'spectator');

/** The table's question to somebody who has to choose a character, answered. */
function chooseCharacter(table: GalacticaTable, id: string): void {
  const [asked] = table.pending;
  const index = asked?.options.findIndex(({ character }: Option) => character === id) ?? -1;
  if (!asked || index < 0) throw new Error(`'${id}' cannot be chosen now`);
  table.answer(asked.seat, index);
}
const offered = (table: GalacticaTable) =>
  table.pending[0]?.options.map(({ character }: Option) => String(character)).sort();

const political = [
  'ellen-tigh',
  'gaius-baltar',
  'laura-roslin',
  'lee-adama-alternate',
  'romo-lampkin',
  'tom-zarek',
  'tory-foster',
];
const military = [
  'felix-gaeta',
  'helena-cain',
  'karl-agathon',
  'louis-hoshi',
  'saul-tigh',
  'tom-zarek-alternate',
  'william-adama',
];
const pilots = [
  'brendan-costanza',
  'kara-thrace',
  'karl-agathon-alternate',
  'lee-adama',
  'louanne-katraine',
  'samuel-anders',
  'sharon-valerii',
];
const support = ['anastasia-dualla', 'callandra-tyrol', 'galen-tyrol', 'gaius-baltar-alternate', 'sherman-cottle'];

rule(['BG-SETUP-15', 'BG-SETUP-53'], 'one objective, Kobol, lies there for all to see', () => {
  expect(spectated(threePlayers()).objective).toBe('kobol');
  expect(spectated(threePlayers()).distance).toBe(0);
});

rule('BG-SETUP-16', 'food 8, fuel 8, morale 10, population 12', () => {
  expect(spectated(threePlayers()).resources).toEqual({ food: 8, fuel: 8, morale: 10, population: 12 });
});

rule(['BG-SETUP-17', 'BG-COMBINE-14'], 'Colonial One and the Cylon locations lie with their intact sides up', () => {
  const table = threePlayers();
  expect(spectated(table).destroyed).toEqual({ colonialOne: false, hub: false, pegasus: false });
  expect(locationsInPlay(table.state)).toEqual(expect.arrayContaining(['press-room', 'resurrection-ship', 'caprica']));
  expect(locationsInPlay(table.state)).not.toContain('hub-destroyed');
});

rule('BG-SETUP-18', 'Pegasus is in play from the start', () => {
  expect(locationsInPlay(threePlayers().state)).toEqual(
    expect.arrayContaining(['pegasus-cic', 'airlock', 'main-batteries', 'engine-room']),
  );
});

rule('BG-SETUP-19', 'the Cylon Fleet board is in play from the start', () => {
  expect(locationsInPlay(threePlayers().state)).toContain('basestar-bridge');
});

rule(['BG-SETUP-20', 'BG-SETUP-24'], 'four vipers in the Reserves, one below Galactica in each launch area', () => {
  const { ships } = spectated(threePlayers());
  expect(ships.hangar.viper).toEqual({ reserve: 4, damaged: 0, destroyed: 0, beside: 0 });
  const inSpace = Object.entries(ships.areas).flatMap(([area, { vipers }]) =>
    vipers.viper > 0 ? [[area, vipers.viper]] : [],
  );
  expect(inSpace).toEqual([
    ['port-stern', 1],
    ['port-bow', 1],
  ]);
  expect(spectated(threePlayers({ cylonFleet: false })).ships.hangar.viper.reserve).toBe(6);
});

rule('BG-SETUP-21', 'four raptors in the Reserves', () => {
  expect(spectated(threePlayers()).ships.raptors).toEqual({ reserve: 4, destroyed: 0 });
});

rule(['BG-SETUP-22', 'BG-COMBINE-17'], 'one assault raptor in the Reserves, three beside the board', () => {
  const { hangar } = spectated(threePlayers()).ships;
  expect(hangar['assault-raptor']).toEqual({ reserve: 1, damaged: 0, destroyed: 0, beside: 3 });
});

rule('BG-SETUP-23', 'all four mark VIIs are damaged', () => {
  const { hangar } = spectated(threePlayers()).ships;
  expect(hangar['mark-vii']).toEqual({ reserve: 0, damaged: 4, destroyed: 0, beside: 0 });
});

rule('BG-SETUP-25', 'two civilian ships behind Galactica, face down', () => {
  const { ships } = spectated(threePlayers());
  const counts = Object.entries(ships.areas).map(([area, { civilians }]) => [area, civilians.length]);
  expect(counts.filter(([, n]) => n !== 0)).toEqual([['stern', 2]]);
  expect(ships.areas.stern.civilians.every((ship) => !('name' in ship))).toBe(true);
  expect(ships.civiliansUnused).toBe(10);
});

rule('BG-SETUP-26', 'a basestar and three raiders in front of Galactica', () => {
  const { areas } = spectated(threePlayers()).ships;
  expect(areas.bow).toMatchObject({ raiders: 3, heavyRaiders: 0, basestars: [{ basestar: 0, damage: [] }] });
  const { bow: _bow, ...elsewhere } = areas;
  for (const area of Object.values(elsewhere))
    expect(area).toMatchObject({ raiders: 0, heavyRaiders: 0, basestars: [] });
});

rule(['BG-SETUP-27', 'BG-SETUP-28'], 'the fleet marker and the pursuit marker are on Start', () => {
  expect(spectated(threePlayers())).toMatchObject({ jumpTrack: 0, pursuit: 0, boarding: [0, 0, 0, 0, 0] });
});

rule('BG-SETUP-29', 'every other ship and token is beside the board', () => {
  const { ships, damaged } = spectated(threePlayers());
  expect(ships.supply).toEqual({ raiders: 17, heavyRaiders: 4, basestars: 1, centurions: 4 });
  expect(damaged).toEqual([]);
  for (const area of Object.values(ships.areas))
    expect(area.fleet).toEqual({ raiders: 0, heavyRaiders: 0, basestars: 0 });
});

rule('BG-SETUP-30', 'a random player is first: chooses first and takes the first turn', () => {
  const first = new Set<number>();
  for (let seed = 0; seed < 20; seed++) {
    const table = unsetGame({ players: 4 }, `first ${seed}`);
    const { firstPlayer } = spectated(table).turn;
    first.add(firstPlayer);
    expect(table.pending.map(({ seat, kind }) => [seat, kind])).toEqual([[firstPlayer, 'choose-character']]);
  }
  expect([...first].sort()).toEqual([0, 1, 2, 3]);
  const { turn } = spectated(newGame());
  expect(turn.current).toBe(turn.firstPlayer);
  expect(turn.number).toBe(1);
});

rule('BG-SETUP-31', 'characters are chosen one player at a time, clockwise from the first player', () => {
  const table = unsetGame({ players: 4 });
  const order: number[] = [];
  for (const id of ['laura-roslin', 'saul-tigh', 'kara-thrace', 'galen-tyrol']) {
    expect(table.pending).toHaveLength(1);
    order.push(table.pending[0]?.seat ?? -1);
    chooseCharacter(table, id);
  }
  const { firstPlayer } = spectated(table).turn;
  expect(order).toEqual([0, 1, 2, 3].map((n) => (firstPlayer + n) % 4));
});

rule(
  ['BG-SETUP-32', 'BG-SETUP-33', 'BG-SETUP-34'],
  'of political leaders, military leaders and pilots only the most plentiful may be chosen, of ties any, support always',
  () => {
    const table = unsetGame({ players: 5 });
    expect(offered(table)).toEqual([...political, ...military, ...pilots, ...support].sort());
    chooseCharacter(table, 'laura-roslin');
    expect(offered(table)).toEqual([...military, ...pilots, ...support].sort());
    chooseCharacter(table, 'saul-tigh');
    expect(offered(table)).toEqual([...pilots, ...support].sort());
    chooseCharacter(table, 'galen-tyrol');
    const left = support.filter((id) => id !== 'galen-tyrol');
    expect(offered(table)).toEqual([...pilots, ...left].sort());
    chooseCharacter(table, 'kara-thrace');
    expect(offered(table)).toEqual(
      [...political, ...military, ...pilots, ...left]
        .filter((id) => !['laura-roslin', 'saul-tigh', 'kara-thrace'].includes(id))
        .sort(),
    );
  },
);

rule(
  ['BG-SETUP-41', 'BG-SETUP-42', 'BG-SETUP-43'],
  'everybody has a sheet, one miracle token and stands where the sheet says',
  () => {
    const { players } = spectated(threePlayers());
    const at = Object.fromEntries(players.map(({ character, place, miracle }) => [character?.id, { place, miracle }]));
    expect(at).toEqual({
      'laura-roslin': { place: 'presidents-office', miracle: 1 },
      'saul-tigh': { place: 'command', miracle: 1 },
      'kara-thrace': { place: 'hangar-deck', miracle: 1 },
    });
  },
);

rule(
  ['BG-SETUP-44', 'BG-SETUP-46', 'BG-SETUP-47', 'BG-SETUP-48'],
  'titles go by the three lines; two nukes are held, one lies beside',
  () => {
    const table = newGame({ players: 3, characters: ['tom-zarek', 'william-adama', 'sharon-valerii'] });
    const { titles, nukes } = spectated(table);
    expect(titles).toEqual({
      president: seatOf(table, 'tom-zarek'),
      admiral: seatOf(table, 'william-adama'),
      cag: seatOf(table, 'sharon-valerii'),
    });
    expect(nukes).toEqual({ held: 2, beside: 1 });
  },
);

rule('BG-SETUP-45', 'the first President draws one card of the shuffled quorum deck', () => {
  const table = threePlayers();
  const president = seatOf(table, 'laura-roslin');
  const { players, decks } = viewOf(table, president);
  expect(players.map(({ quorum }) => quorum.count)).toEqual(players.map(({ seat }) => (seat === president ? 1 : 0)));
  expect(players[president]?.quorum.cards).toHaveLength(1);
  expect(decks.quorum.count).toBe(
    table.state.content.counts.reduce(
      (sum, n, face) => sum + (table.state.content.faces[face]?.deck === 'quorum' ? n : 0),
      0,
    ) - 1,
  );
});

rule('BG-SETUP-49', 'loyalty cards are dealt after the titles have been given out', () => {
  const types = logFor(threePlayers().takeEvents(), 'spectator').map(({ type }) => type);
  expect(types.lastIndexOf('title-given')).toBeGreaterThan(-1);
  expect(types.indexOf('loyalty-dealt')).toBeGreaterThan(types.lastIndexOf('title-given'));
});

rule(
  ['BG-SETUP-50', 'BG-SETUP-51', 'BG-SETUP-52', 'BG-COMBINE-24', 'BG-COMBINE-26'],
  'every deck is shuffled, and each skill type has its own',
  () => {
    const [one, other] = ['one', 'other'].map((seed) => newGame({ players: 3, characters }, seed).state);
    if (!one || !other) throw new Error('two games were made');
    const faces = (g: typeof one, zone: (typeof zones)['crisisDeck']) =>
      g.cards.list(zone).map((card) => g.cards.faceOf(card));
    for (const zone of [
      zones.quorumDeck,
      zones.crisisDeck,
      zones.superCrisisDeck,
      zones.destinationDeck,
      mutinyZones.deck,
    ]) {
      expect(faces(one, zone)).not.toEqual(faces(other, zone));
      expect(faces(one, zone)).not.toEqual(faces(one, zone).sort((a, b) => a - b));
    }
    for (const type of skillTypes) {
      const deck = zones.skillDeck[type];
      expect(faces(one, deck)).not.toEqual(faces(one, deck).sort((a, b) => a - b));
      expect(one.cards.list(deck).map((card) => one.entry(card))).toEqual(
        expect.arrayContaining([expect.objectContaining({ deck: 'skill', type })]),
      );
      expect(
        one.cards.list(deck).every((card) => {
          const entry = one.entry(card);
          return entry.deck === 'skill' && entry.type === type;
        }),
      ).toBe(true);
    }
  },
);

rule('BG-SETUP-54', 'all but the first player draw three of the cards one Receive Skills step would give', () => {
  expect(
    firstHands([
      { n: 3, of: ['politics'] },
      { n: 2, of: ['leadership'] },
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['politics', 'politics', 'politics'],
      ['politics', 'politics', 'leadership'],
      ['politics', 'leadership', 'leadership'],
    ]),
  );
  expect(
    firstHands([
      { n: 3, of: ['politics'] },
      { n: 2, of: ['leadership'] },
    ]),
  ).toHaveLength(3);
  const multi = firstHands([
    { n: 1, of: ['tactics'] },
    { n: 2, of: ['leadership', 'politics'] },
  ]);
  expect(multi).toHaveLength(3);
  expect(multi).toContainEqual(['politics', 'leadership', 'tactics']);

  const table = unsetGame({ players: 3, characters: ['saul-tigh', 'laura-roslin', 'kara-thrace'] });
  const roslin = seatOf(table, 'laura-roslin');
  const asked = table.askedOf(roslin);
  expect(asked?.kind).toBe('choose-first-skills');
  expect(asked?.options).toHaveLength(3);
  const index =
    asked?.options.findIndex(({ skills }) => JSON.stringify(skills) === '["politics","leadership","leadership"]') ?? -1;
  table.answer(roslin, index);
  const starbuck = seatOf(table, 'kara-thrace');
  table.answer(starbuck, 0);
  expect(
    viewOf(table, roslin)
      .players[roslin]?.hand.cards.map(({ type }) => type)
      .sort(),
  ).toEqual(['leadership', 'leadership', 'politics']);
  expect(viewOf(table, roslin).players[starbuck]?.hand).toEqual({ count: 3, cards: [] });
});

rule('BG-SETUP-55', 'the first player draws nothing before the first turn', () => {
  const table = unsetGame({ players: 3, characters });
  const { firstPlayer } = spectated(table).turn;
  expect(table.pending.map(({ seat }) => Number(seat)).sort()).toEqual(
    [0, 1, 2].filter((seat) => seat !== firstPlayer),
  );
  expect(spectated(table).players[firstPlayer]?.hand.count).toBe(0);
  const below = dice(1);
  while (!table.state.state.setUp) step(table, below);
  const log = logFor(table.takeEvents(), 'spectator');
  const untilDestiny = log.slice(
    0,
    log.findIndex(({ type }) => type === 'destiny-built'),
  );
  expect(untilDestiny.filter(({ type, seat }) => type === 'skill-drawn' && seat === firstPlayer)).toEqual([]);
  expect(untilDestiny.filter(({ type }) => type === 'skill-drawn')).toHaveLength(6);
});

rule(['BG-SETUP-57', 'BG-COMBINE-25'], 'the Destiny deck is two cards of each type, shuffled together', () => {
  const { state } = threePlayers();
  const types = state.cards.list(zones.destiny).map((card) => {
    const entry = state.entry(card);
    return entry.deck === 'skill' ? entry.type : entry.deck;
  });
  expect([...types].sort()).toEqual(skillTypes.flatMap((type) => [type, type]).sort());
  expect(types).not.toEqual(skillTypes.flatMap((type) => [type, type]));
  expect(spectated(newGame()).decks.destiny).toEqual({ count: 12, known: [] });
});

rule('BG-ATTACKCARD-04', 'if so wished, 21 random crises are taken out before the attack cards come in', () => {
  const usual = newGame({ players: 3, characters, cylonFleet: false });
  const fewer = newGame({ players: 3, characters, cylonFleet: false, fewerCrises: true });
  const names = ({ state }: GalacticaTable) =>
    [...state.cards.list(zones.crisisDeck), ...state.cards.list(zones.turnCrises)].map((card) => state.entry(card));
  expect(names(usual).length - names(fewer).length).toBe(21);
  expect(names(fewer).filter((entry) => 'kind' in entry && entry.kind === 'attack')).toHaveLength(19);
  expect(fewer.state.cards.count(zones.box)).toBe(21);
  const other = newGame({ players: 3, characters, cylonFleet: false, fewerCrises: true }, 'other');
  const out = ({ state }: GalacticaTable) =>
    state.cards
      .list(zones.box)
      .map((card) => state.entry(card).name)
      .sort();
  expect(out(other)).not.toEqual(out(fewer));
});
