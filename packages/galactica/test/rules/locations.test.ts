import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { allLocations } from '../../src/content.ts';
import { discardSkillCard } from '../../src/core/engine/decks.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { isHazardous, locationsInPlay } from '../../src/core/rules/boards.ts';
import { playSuperCrisis } from '../../src/core/rules/crisis.ts';
import { moveCharacter, sendTo } from '../../src/core/rules/hazardous-locations.ts';
import { activateLocation, canActivate, destroyColonialOne, destroyHub } from '../../src/core/rules/locations.ts';
import { mayEnter, movementStep } from '../../src/core/rules/movement.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import { repairViper } from '../../src/core/rules/vipers.ts';
import { areas, type LocationId, skillTypes } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import {
  colonialOneLocations,
  cylonLocations,
  galacticaDamage,
  galacticaLocations,
} from '../../src/modules/base/ids.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { damagePegasus } from '../../src/modules/pegasus/damage.ts';
import { pegasusDamage, pegasusLocations } from '../../src/modules/pegasus/ids.ts';
import { adding, crisis, skill } from '../sheets.ts';
import { happened, lastOf, type PlainSetup, plain } from './checks.ts';

const tigh = { character: 'saul-tigh', at: 'command' } as const;
const adama = { character: 'william-adama', at: 'hangar-deck' } as const;
const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;
const cylon = { character: 'tom-zarek', revealed: true, at: 'caprica' } as const;

function table(setup: Partial<PositionSetup> = {}) {
  return position({
    seats: [
      { ...tigh, hand: ['Executive Order', 'Executive Order'] },
      { ...cylon, hand: ['Repair', 'Repair', 'Repair'], superCrises: ['Inbound Nukes'] },
      adama,
    ],
    president: 0,
    admiral: 2,
    cag: 0,
    jumpTrack: 3,
    raiders: { bow: 1 },
    basestars: [{ area: 'stern' }],
    civilians: { bow: 1 },
    boarding: [1],
    ...setup,
  });
}
const place = (p: ReturnType<typeof position>, n: number) => p.g.player(seat(n)).place;

/** Closed to the Cylon at seat 1, open to the human at seat 0 but for what is hazardous. */
function onlyForHumans(locations: readonly LocationId[]): void {
  const p = table();
  for (const location of locations) {
    expect(mayEnter(p.g, seat(1), location)).toBe(false);
    expect(canActivate(p.g, seat(1), location)).toBe(false);
    expect(mayEnter(p.g, seat(0), location)).toBe(!isHazardous(p.g, location));
  }
  const usable = locations.filter((location) => canActivate(p.g, seat(0), location));
  // Sickbay has no action, and Tigh is no pilot.
  expect(usable).toEqual(locations.filter((one) => one !== 'sickbay' && one !== 'hangar-deck'));
}

rule(
  'BG-BOARD-03',
  'what is neither launched nor damaged nor destroyed is in the Reserves, and comes back there',
  () => {
    const p = position({ seats: [{ ...starbuck, piloting: { area: 'bow' } }, adama, tigh], reserve: { viper: 3 } });
    expect(p.g.state.vipers.viper).toMatchObject({ reserve: 3, damaged: 2, destroyed: 0 });
    p.run((g) => moveCharacter(g, seat(0), 'command'));
    expect(p.g.state.vipers.viper.reserve).toBe(4);
    repairViper(p.g, 'viper');
    expect(p.g.state.vipers.viper).toMatchObject({ reserve: 5, damaged: 1 });
  },
);

rule('BG-BOARD-05', 'Colonial One is for human players', () => {
  onlyForHumans(colonialOneLocations);
});

rule('BG-BOARD-07', 'Galactica is for human players', () => {
  onlyForHumans(galacticaLocations);
});

rule('BG-BOARD-08', 'Pegasus is for human players', () => {
  onlyForHumans(pegasusLocations);
});

rule('BG-BOARD-06', 'when Colonial One is destroyed its overlay is turned: its locations are gone', () => {
  const p = table();
  p.run((g) => destroyColonialOne(g));
  expect(p.events()).toContainEqual({ type: 'overlay-flipped', overlay: 'colonial-one' });
  expect(locationsInPlay(p.g, 'colonial-one')).toEqual([]);
  for (const location of colonialOneLocations) {
    expect(mayEnter(p.g, seat(0), location)).toBe(false);
    expect(canActivate(p.g, seat(0), location)).toBe(false);
  }
});

rule('BG-BOARD-09', 'when Pegasus is destroyed its board leaves the game', () => {
  const p = table({ damaged: ['airlock', 'engine-room', 'main-batteries'] });
  expect(locationsInPlay(p.g, 'pegasus')).toEqual([...pegasusLocations]);
  p.run((g) => damagePegasus(g, 1));
  expect(locationsInPlay(p.g, 'pegasus')).toEqual([]);
  for (const location of pegasusLocations) {
    expect(mayEnter(p.g, seat(0), location)).toBe(false);
    expect(canActivate(p.g, seat(0), location)).toBe(false);
  }
});

rule('BG-BOARD-10', 'nobody goes to a hazardous location of his own will; an effect sends him', () => {
  const p = table();
  for (const location of ['brig', 'sickbay'] as const) expect(mayEnter(p.g, seat(0), location)).toBe(false);
  for (const location of ['resurrection-ship', 'hub-destroyed'] as const) {
    expect(mayEnter(p.g, seat(1), location)).toBe(false);
  }
  p.run((g) => sendTo(g, seat(0), 'sickbay'));
  expect(place(p, 0)).toBe('sickbay');
});

rule('BG-BOARD-11', 'Sickbay and the Brig have their drawback without being activated', () => {
  const p = position({ seats: [{ ...tigh, at: 'sickbay' }, { ...adama, at: 'brig' }, starbuck] });
  p.run((g) => receiveSkills(g, seat(0)));
  p.choose(0, { counts: [1, 0] });
  expect(p.g.hand(seat(0))).toHaveLength(1);
  p.run((g) => movementStep(g, seat(1)));
  expect(p.table.pending).toEqual([]);
});

rule('BG-BOARD-12', 'who is revealed goes to the Cylon locations and moves among them', () => {
  const p = position({ seats: [{ ...tigh, loyalty: ['cylon-jump-track'] }, adama, starbuck] });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'reveal' }).choose(0, { type: 'no' });
  expect(place(p, 0)).toBe('resurrection-ship');
  p.run((g) => movementStep(g, seat(0)));
  const to = (p.asked(0)?.options ?? []).flatMap((one) => one['location'] ?? []);
  expect(to.sort()).toEqual(['basestar-bridge', 'caprica', 'cylon-fleet', 'human-fleet']);
});

rule('BG-BOARD-13', 'the Cylon locations are closed to everybody else', () => {
  const p = table();
  for (const location of cylonLocations) {
    expect(mayEnter(p.g, seat(0), location)).toBe(false);
    expect(canActivate(p.g, seat(0), location)).toBe(false);
  }
  p.run((g) => sendTo(g, seat(0), 'caprica'));
  expect(place(p, 0)).toBe('command');
  for (const location of ['caprica', 'cylon-fleet', 'human-fleet', 'resurrection-ship'] as const) {
    expect(canActivate(p.g, seat(1), location)).toBe(true);
  }
});

rule('BG-BOARD-14', 'when the Hub is destroyed the Cylon overlay is turned to that side', () => {
  const p = table();
  expect(locationsInPlay(p.g, 'cylon-locations')).toContain('resurrection-ship');
  expect(canActivate(p.g, seat(1), 'hub-destroyed')).toBe(false);
  p.run((g) => destroyHub(g));
  expect(locationsInPlay(p.g, 'cylon-locations')).toEqual(['caprica', 'cylon-fleet', 'human-fleet', 'hub-destroyed']);
  expect(canActivate(p.g, seat(1), 'resurrection-ship')).toBe(false);
  expect(canActivate(p.g, seat(1), 'hub-destroyed')).toBe(true);
});

rule('BG-BOARD-17', 'there are exactly six space areas', () => {
  expect(new Set(areas).size).toBe(6);
  const p = table();
  p.run((g) => activateLocation(g, seat(1), 'basestar-bridge'));
  p.choose(1, { first: 'civilian', second: 'reinforce' });
  expect(p.asked(0)?.options).toHaveLength(5); // the bow has a civilian ship
});

rule('BG-BOARD-18', 'vipers are launched only into the two areas with the launch icon', () => {
  const p = position({ seats: [tigh, adama, starbuck] });
  p.run((g) => activateLocation(g, seat(0), 'command'));
  const launches = (p.asked(0)?.options ?? []).filter(({ type }) => type === 'launch');
  expect(new Set(launches.map(({ area }) => area))).toEqual(new Set(['port-stern', 'port-bow']));
});

rule('BG-BOARD-20', 'the Basestar Bridge is one more Cylon location, used like the others', () => {
  const p = table();
  expect(mayEnter(p.g, seat(1), 'basestar-bridge')).toBe(true);
  expect(canActivate(p.g, seat(1), 'basestar-bridge')).toBe(true);
  expect(mayEnter(p.g, seat(0), 'basestar-bridge')).toBe(false);
  expect(canActivate(p.g, seat(0), 'basestar-bridge')).toBe(false);
  const without = table({ cylonFleet: false, cag: null });
  expect(mayEnter(without.g, seat(1), 'basestar-bridge')).toBe(false);
});

rule('BG-BOARD-22', 'each skill deck has its own place, and its cards are discarded beside it', () => {
  const faces = skillTypes.map((type) => skill(`One of ${type}`, { type, copies: { 2: 1 } }));
  const p = position({
    seats: [tigh, adama, { ...starbuck, hand: faces.map(({ name }) => name) }],
    content: adding({ faces }),
  });
  for (const card of p.g.hand(seat(2))) discardSkillCard(p.g, card);
  for (const type of skillTypes) {
    expect(p.names(zones.skillDiscard[type])).toEqual([`One of ${type}`]);
    const types = p.g.cards.list(zones.skillDeck[type]).map((card) => {
      const entry = p.g.entry(card);
      return entry.deck === 'skill' ? entry.type : null;
    });
    expect(new Set(types)).toEqual(new Set([type]));
  }
});

rule(
  ['BG-OVERLAY-01', 'BG-OVERLAY-02'],
  'Bomb on Colonial 1 failed: the overlay is turned and everybody there goes to Sickbay',
  () => {
    const p = position({
      seats: [
        { ...cylon, superCrises: ['Bomb on Colonial 1'] },
        { ...adama, at: 'press-room' },
        { ...tigh, at: 'administration' },
        starbuck,
      ],
      president: 1,
      admiral: 2,
      cag: 3,
      destiny: ['Consolidate Power', 'Consolidate Power'],
    });
    const [card] = p.g.cards.list(zones.superCrisisHand(seat(0)));
    if (card === undefined) throw new Error('he holds it');
    p.run((g) => playSuperCrisis(g, seat(0), card));
    expect(p.g.state.colonialOneDestroyed).toBe(true);
    expect([1, 2, 3].map((n) => place(p, n))).toEqual(['sickbay', 'sickbay', 'hangar-deck']);
  },
);

rule(
  ['BG-OVERLAY-03', 'BG-OVERLAY-04'],
  'Hub Destroyed: everybody stays, only those on the Resurrection Ship are put on it',
  () => {
    const p = position({
      seats: [
        { ...cylon, at: 'resurrection-ship' },
        { character: 'galen-tyrol', revealed: true, at: 'human-fleet' },
        { character: 'saul-tigh', revealed: true, at: 'caprica' },
        starbuck,
      ],
      president: 3,
      admiral: 3,
      cag: 3,
    });
    p.run((g) => destroyHub(g));
    expect([0, 1, 2, 3].map((n) => place(p, n))).toEqual(['hub-destroyed', 'human-fleet', 'caprica', 'hangar-deck']);
  },
);

rule('BG-OVERLAY-05', 'with the Hub destroyed every mention of the Resurrection Ship means Hub Destroyed', () => {
  const p = position({ seats: [{ ...tigh, loyalty: ['cylon-jump-track'] }, adama, starbuck] });
  p.run((g) => destroyHub(g));
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'reveal' }).choose(0, { type: 'no' });
  expect(place(p, 0)).toBe('hub-destroyed');
});

rule('BG-DAMAGE-11', 'a location forbidden by a card in play cannot be activated either', () => {
  const jammed = crisis('Jammed', {
    hooks: { forbid: (_, __, ___, what) => what.kind === 'activate' && what.location === 'command' },
  });
  const p = table({ content: adding({ faces: [jammed] }), inPlay: ['Jammed'] });
  expect(canActivate(p.g, seat(0), 'command')).toBe(false);
  expect(canActivate(table({ damaged: ['command'] }).g, seat(0), 'command')).toBe(false);
  expect(canActivate(table({ damaged: ['command'] }).g, seat(0), 'command', { damagedToo: true })).toBe(true);
});

rule(['BG-DAMAGE-10', 'BG-DAMAGE-08'], 'the locations shown as damageable are those with a damage token', () => {
  const damageable = allLocations.filter((location) => location.damageable).map(({ id }) => id);
  expect(damageable.toSorted()).toEqual([...galacticaDamage, ...pegasusDamage].toSorted());
});

/** The player at seat 1 activates a location on the turn of seat 0. */
function onAnothersTurn(location: LocationId, setup: PlainSetup = {}) {
  const hand = ['Launch Scout 1', 'Launch Scout 1'];
  const p = plain({ seats: [{ hand }, { at: location, hand }, { hand }], president: 1, ...setup });
  return p.run((g) => activateLocation(g, seat(1), location));
}
const rollers = (p: ReturnType<typeof plain>) => happened(p, 'die-rolled').map((event) => event['roller']);

rule('BG-ACTION-02', 'who activates a location on another player’s turn makes its choices', () => {
  const fleet = { civilians: { bow: 2 }, raiders: { bow: 1, stern: 1 } };
  const kinds: Partial<Record<LocationId, readonly [kind: string, setup?: PlainSetup]>> = {
    'weapons-control': ['attack-target', { raiders: fleet.raiders }],
    communications: ['look-at-civilians', { civilians: fleet.civilians }],
    'research-lab': ['draw-skill'],
    command: ['activate-viper'],
    'admirals-quarters': ['pick-player'],
    'hangar-deck': ['launch-self'],
    armory: ['attack-target', { boarding: [1, 1] }],
    'press-room': ['pick-player'],
    administration: ['pick-player'],
    'quorum-chamber': ['quorum-chamber'],
    'pegasus-cic': ['choose-basestar', { basestars: [{ area: 'bow' }, { area: 'stern' }] }],
    airlock: ['pick-player'],
    'main-batteries': ['pick-area'],
  };
  for (const [location, [kind, setup]] of Object.entries(kinds)) {
    const p = onAnothersTurn(location as LocationId, setup); // a key of the list above
    expect([location, p.asked(1)?.kind, p.asked(0)]).toEqual([location, kind, null]);
  }
  const contact = onAnothersTurn('communications', { civilians: { bow: 1 } });
  contact.table.give(seat(1), 0);
  expect(lastOf(contact, 'civilians-looked-at')).toMatchObject({ seat: 1 });
  expect(contact.asked(1)?.kind).toBe('move-civilian');
  const brig = onAnothersTurn('brig', { destiny: ['Strategic Planning 5', 'Strategic Planning 4'] });
  brig.pass('choose-location');
  expect(brig.asked(1)?.kind).toBe('choose-location');
  const deck = onAnothersTurn('hangar-deck').choose(1, { ship: 'viper', area: 'port-bow' });
  expect([deck.asked(0), deck.asked(1)?.kind]).toEqual([null, 'action']);
  const fired = onAnothersTurn('main-batteries', { ...fleet, vipers: { viper: { bow: 1 }, 'mark-vii': { bow: 1 } } });
  fired.rolls(2).choose(1, { area: 'bow' });
  expect(fired.asked(1)?.kind).toBe('pick-viper');
  const missed = onAnothersTurn('main-batteries', fleet).rolls(1).choose(1, { area: 'bow' });
  expect(missed.asked(1)?.kind).toBe('choose-civilian');
});

rule(['BG-ACTION-02', 'BG-ATTACK-01'], 'and rolls, draws and pays there', () => {
  const ftl = onAnothersTurn('ftl-control', { jumpTrack: 3, rolls: [8] });
  const guns = onAnothersTurn('weapons-control', { raiders: { bow: 1 }, rolls: [8] });
  const marines = onAnothersTurn('armory', { boarding: [1], rolls: [8] });
  const batteries = onAnothersTurn('main-batteries', { rolls: [8] }).choose(1, { area: 'bow' });
  const cic = onAnothersTurn('pegasus-cic', {
    basestars: [{ area: 'bow', damage: ['hangar', 'weapons'] }],
    rolls: [8],
  });
  for (const p of [ftl, guns, marines, batteries, cic]) expect(rollers(p)).toEqual([1]);
  expect(lastOf(cic, 'basestar-destroyed')).toMatchObject({ by: 1 });
  expect(lastOf(marines, 'centurion-destroyed')).toMatchObject({ by: 1 });
  const office = onAnothersTurn('presidents-office');
  expect([0, 1, 2].map((one) => office.handNames(one).length)).toEqual([2, 4, 2]);
  const engines = onAnothersTurn('engine-room');
  expect([0, 1, 2].map((one) => engines.handNames(one).length)).toEqual([2, 0, 2]);
  const administration = onAnothersTurn('administration');
  expect([0, 1].map((one) => administration.names(mutinyZones.hand(seat(one))).length)).toEqual([0, 1]);
});
