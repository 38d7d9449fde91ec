import { type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { destroyCivilian, placeCivilians } from '../../src/core/rules/civilian-ships.ts';
import { placeOnMain, placeShips, supply } from '../../src/core/rules/cylon-ships.ts';
import { damageGalactica, drawDamage, repairLocation } from '../../src/core/rules/damage.ts';
import { advanceFleet } from '../../src/core/rules/prepare-for-jump.ts';
import { destroyRaiders } from '../../src/core/rules/raiders.ts';
import { canActivateUnmanned, damageViper, destroyViper } from '../../src/core/rules/vipers.ts';
import { zones } from '../../src/core/state/zones.ts';
import { galacticaDamage } from '../../src/modules/base/ids.ts';
import { damagePegasus } from '../../src/modules/pegasus/damage.ts';
import { pegasusDamage, pegasusLocations } from '../../src/modules/pegasus/ids.ts';

const seats = [{ character: 'saul-tigh' }, { character: 'william-adama' }, { character: 'galen-tyrol' }];
const fiveOfSix = galacticaDamage.slice(0, 5);
const lastOne = galacticaDamage[5];

/** Galactica with only its resource tokens, or some, left to be drawn. */
function hit(setup: Partial<PositionSetup> = {}, n = 1) {
  const p = position({ seats, ...setup });
  return p.run((g) => damageGalactica(g, n));
}

rule('BG-DAMAGE-01', 'a destroyed Cylon ship goes back to the supply and can come again', () => {
  const p = position({ seats, raiders: { bow: 3 } });
  expect(supply(p.g, 'raider')).toBe(17);
  p.run((g) => destroyRaiders(g, 'bow', 2));
  expect(p.g.state.raiders.bow).toBe(1);
  expect(supply(p.g, 'raider')).toBe(19);
  p.run((g) => placeOnMain(g, 'raider', 'stern', 19));
  expect(p.g.state.raiders.stern).toBe(19);
});

rule(
  'BG-DAMAGE-01',
  'what a hit does depends on the kind of ship: an assault raptor is destroyed where a viper is damaged',
  () => {
    const p = position({ seats });
    damageViper(p.g, 'viper', 'reserve');
    damageViper(p.g, 'assault-raptor', 'reserve');
    expect(p.g.state.vipers.viper).toMatchObject({ damaged: 3, destroyed: 0 });
    expect(p.g.state.vipers['assault-raptor']).toMatchObject({ damaged: 0, destroyed: 1 });
  },
);

rule('BG-DAMAGE-02', 'a damaged viper lies in its box and can neither be launched nor used', () => {
  const p = position({ seats, reserve: { viper: 1, 'mark-vii': 0, 'assault-raptor': 0 } });
  expect(canActivateUnmanned(p.g, seat(0))).toBe(true);
  damageViper(p.g, 'viper', 'reserve');
  expect(p.g.state.vipers.viper).toMatchObject({ reserve: 0, damaged: 6 });
  expect(canActivateUnmanned(p.g, seat(0))).toBe(false);
  p.run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'location' }));
});

rule('BG-DAMAGE-03', 'a destroyed viper is out of the game: neither in the Reserves nor damaged', () => {
  const p = position({ seats });
  destroyViper(p.g, 'viper', 'reserve');
  expect(p.g.state.vipers.viper).toMatchObject({ reserve: 3, damaged: 2, destroyed: 1 });
});

rule('BG-DAMAGE-04', 'a destroyed civilian ship is turned up, its losses taken, and it is out of the game', () => {
  const p = position({ seats });
  const ship = p.g.cards.list(zones.civiliansUnused).find((card) => p.g.entry(card).name.includes('morale'));
  if (ship === undefined) throw new Error('there is a ship that costs morale');
  p.run((g) => destroyCivilian(g, ship));
  expect(p.g.state.resources).toMatchObject({ population: 11, morale: 9, food: 8, fuel: 8 });
  expect(p.names(zones.civiliansDestroyed)).toEqual(['Civilian ship (1 population, 1 morale)']);
  expect(p.events(seat(2))).toContainEqual(
    expect.objectContaining({ type: 'civilian-destroyed', name: 'Civilian ship (1 population, 1 morale)' }),
  );
});

rule('BG-DAMAGE-05', 'what is removed from the game does not come back: destroyed ships are never drawn again', () => {
  const p = position({ seats, resources: { population: 15 } });
  const ship = p.g.cards.top(zones.civiliansUnused);
  if (ship === null) throw new Error('there are civilian ships');
  p.run((g) => destroyCivilian(g, ship));
  placeCivilians(p.g, 'bow', 12);
  expect(p.g.cards.count(zones.civilians.bow)).toBe(11);
  expect(p.g.cards.count(zones.civiliansDestroyed)).toBe(1);
});

rule('BG-DAMAGE-06', 'the current player draws a token unseen: any of the ship’s own eight can come', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 120; seed++) {
    const p = hit({ seed: `draw ${seed}`, current: 1 });
    expect(p.asked(0)).toBeNull();
    p.choose(1, { ship: 'galactica' });
    const [event] = p.events().filter(({ type }) => type === 'location-damaged' || type === 'resource-token-hit');
    drawn.add(String(event?.['location'] ?? event?.['resource']));
  }
  expect([...drawn].sort()).toEqual([...galacticaDamage, 'food', 'fuel'].sort());
});

rule(
  'BG-DAMAGE-07',
  'hit by hit the current player may draw from Pegasus instead, as long as there is a Pegasus',
  () => {
    const p = hit({ current: 2 }, 2);
    expect(p.asked(2)?.options.map(({ ship }) => ship)).toEqual(['galactica', 'pegasus']);
    p.choose(2, { ship: 'pegasus' });
    expect(pegasusDamage.filter((location) => p.g.state.damaged[location])).toHaveLength(1);
    expect(galacticaDamage.filter((location) => p.g.state.damaged[location])).toHaveLength(0);
    expect(p.asked(2)?.options.map(({ ship }) => ship)).toEqual(['galactica', 'pegasus']);
    p.choose(2, { ship: 'galactica' });
    expect(pegasusDamage.filter((location) => p.g.state.damaged[location])).toHaveLength(1);

    const gone = position({ seats });
    gone.g.state.pegasusDestroyed = true;
    gone.run((g) => damageGalactica(g, 1));
    expect(gone.table.pending).toEqual([]);
    expect(gone.events()).toContainEqual(
      expect.objectContaining({ type: expect.stringMatching(/location-damaged|resource-token-hit/) }),
    );
  },
);

rule('BG-DAMAGE-08', 'Pegasus tokens name the locations of Pegasus, and work like those of Galactica', () => {
  const drawn = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const p = position({ seats: [{ ...seats[0], at: 'airlock' }, ...seats.slice(1)] as typeof seats, seed: `${seed}` });
    p.run((g) => damagePegasus(g, 1));
    const [event] = p.events().filter(({ type }) => type === 'location-damaged');
    drawn.add(String(event?.['location']));
    expect(p.g.player(seat(0)).place).toBe(event?.['location'] === 'airlock' ? 'sickbay' : 'airlock');
  }
  expect([...drawn].sort()).toEqual([...pegasusLocations].sort());
});

rule('BG-DAMAGE-09', 'a resource token costs its resource and leaves the game', () => {
  for (let seed = 0; seed < 8; seed++) {
    const p = position({ seats, damaged: fiveOfSix, seed: `token ${seed}` });
    p.g.state.fuelTokenGone = true;
    p.g.state.pegasusDestroyed = true;
    p.run((g) => drawDamage(g, seat(0), 2, 1)).choose(0, { token: 'food' });
    expect(p.g.state.resources.food).toBe(7);
    // Only the last location is left to be drawn: were the token back, one game in two would survive this.
    expect(() => p.run((g) => damageGalactica(g, 1))).toThrow('galactica-destroyed');
  }
});

rule('BG-DAMAGE-10', 'a location token lies on its location, and everybody there goes to Sickbay', () => {
  const p = position({
    seats: [
      { character: 'saul-tigh', at: 'command' },
      { character: 'william-adama', at: 'command' },
      { character: 'galen-tyrol', at: 'hangar-deck' },
    ],
  });
  p.g.state.foodTokenGone = true;
  p.g.state.fuelTokenGone = true;
  p.g.state.pegasusDestroyed = true;
  for (const location of galacticaDamage) p.g.state.damaged[location] = !['command', 'armory'].includes(location);
  for (let tries = 0; !p.g.state.damaged.command && tries < 50; tries++) {
    p.run((g) => drawDamage(g, seat(0), 2, 1)).choose(0, { token: 'command' });
  }
  expect(p.g.state.damaged.command).toBe(true);
  expect([0, 1, 2].map((n) => p.g.player(seat(n)).place)).toEqual(['sickbay', 'sickbay', 'hangar-deck']);
});

rule('BG-DAMAGE-11', 'a damaged location can be entered, but not used until it is repaired', () => {
  const p = position({
    seats: [{ character: 'saul-tigh', at: 'research-lab' }, ...seats.slice(1)],
    damaged: ['command'],
  });
  p.play();
  p.pass('movement');
  p.choose(0, { type: 'move', location: 'command' });
  expect(p.g.player(seat(0)).place).toBe('command');
  p.pass('action');
  expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'location' }));

  const repaired = position({ seats, damaged: ['command'] });
  repairLocation(repaired.g, 'command');
  repaired.run((g) => takeAction(g, seat(0)));
  expect(repaired.asked(0)?.options).toContainEqual(expect.objectContaining({ type: 'location', location: 'command' }));
});

rule('BG-DAMAGE-12', 'with FTL Control damaged the fleet still prepares to jump and jumps by itself', () => {
  const at = { seats: [{ character: 'saul-tigh', at: 'ftl-control' }, ...seats.slice(1)] as typeof seats };
  const p = position({ ...at, damaged: ['ftl-control'], jumpTrack: 4, next: { destination: ['Desolate Moon'] } });
  p.run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'location' }));
  p.run((g) => advanceFleet(g, 1));
  while (p.asked(1)) p.choose(1, { type: p.asked(1)?.options[0]?.type ?? '' });
  expect(p.g.state.jumpTrack).toBe(0);
  expect(p.g.cards.count(zones.travelled)).toBe(1);
  const whole = position({ ...at, jumpTrack: 4 });
  whole.run((g) => takeAction(g, seat(0)));
  expect(whole.asked(0)?.options).toContainEqual(expect.objectContaining({ type: 'location' }));
});

rule('BG-DAMAGE-13', 'repairing puts the token back among the unused ones: it can be drawn again', () => {
  let again = 0;
  for (let seed = 0; seed < 20; seed++) {
    const p = position({ seats, damaged: [...galacticaDamage.slice(0, 4)], seed: `${seed}` });
    for (const flag of ['foodTokenGone', 'fuelTokenGone', 'pegasusDestroyed'] as const) p.g.state[flag] = true;
    repairLocation(p.g, galacticaDamage[0]);
    expect(p.g.state.damaged[galacticaDamage[0]]).toBe(false);
    p.run((g) => damageGalactica(g, 1));
    if (p.g.state.damaged[galacticaDamage[0]]) again++;
  }
  expect(again).toBeGreaterThan(0);
});

rule(
  'BG-DAMAGE-14',
  'six damaged locations of Galactica: the Cylons win at once; those of Pegasus do not count',
  () => {
    const p = position({ seats, damaged: [...fiveOfSix, 'airlock', 'engine-room'] });
    p.g.state.foodTokenGone = true;
    p.g.state.fuelTokenGone = true;
    expect(p.g.state.winner).toBeNull();
    p.run((g) => damageGalactica(g, 1));
    expect(() => p.choose(0, { ship: 'galactica' })).toThrow('galactica-destroyed');
    expect(p.g.state).toMatchObject({ winner: 'cylons', ending: 'galactica-destroyed' });
    expect(p.g.state.damaged[lastOne]).toBe(true);
  },
);

rule('BG-DAMAGE-15', 'all four locations of Pegasus damaged: it is destroyed, and who is there goes to Sickbay', () => {
  const p = position({
    seats: [
      { character: 'saul-tigh', at: 'airlock' },
      { character: 'william-adama', at: 'pegasus-cic' },
      { character: 'galen-tyrol', at: 'hangar-deck' },
    ],
    damaged: ['pegasus-cic', 'main-batteries', 'engine-room'],
  });
  p.run((g) => damagePegasus(g, 1));
  expect(p.g.state.pegasusDestroyed).toBe(true);
  expect(p.events()).toContainEqual({ type: 'pegasus-destroyed' });
  expect([0, 1, 2].map((n) => p.g.player(seat(n)).place)).toEqual(['sickbay', 'sickbay', 'hangar-deck']);
  p.run((g) => damagePegasus(g, 1));
  expect(p.events().filter(({ type }) => type === 'location-damaged')).toHaveLength(1);
});

rule(
  ['BG-FAQ-37', 'BG-FAQ-38'],
  'tokens drawn to choose from: the current player names the ship, whoever drew chooses',
  () => {
    const p = position({ seats, current: 1 });
    p.run((g) => drawDamage(g, seat(2), 5, 2));
    for (const ship of ['pegasus', 'pegasus', 'galactica', 'pegasus', 'pegasus']) p.choose(1, { ship });
    expect(p.asked(2)?.options).toHaveLength(5);
    const [first, second] = p.asked(2)?.options ?? [];
    p.choose(2, { token: first?.['token'] ?? null }).choose(2, { token: second?.['token'] ?? null });
    expect(pegasusDamage.filter((location) => p.g.state.damaged[location])).toHaveLength(2);
    expect(p.g.state.pegasusDestroyed).toBe(false);
  },
);

rule('BG-LIMIT-02', 'when a kind of token is used up no more of it is placed', () => {
  const p = position({ seats, civilians: { bow: 11 } });
  placeCivilians(p.g, 'stern', 3);
  expect(p.g.cards.count(zones.civilians.stern)).toBe(1);
  p.run((g) => placeOnMain(g, 'heavy-raider', 'bow', 9));
  expect(p.g.state.heavyRaiders.bow).toBe(4);
});

rule('BG-LIMIT-03', 'with too few to place, the current player says which are left out', () => {
  const p = position({ seats, current: 1, cylonFleet: false, raiders: { bow: 14 } });
  p.run((g) =>
    placeShips(g, [
      { kind: 'raider', area: 'stern', n: 2 },
      { kind: 'raider', area: 'port-bow', n: 2 },
    ]),
  );
  p.choose(1, { area: 'stern' }).choose(1, { area: 'stern' });
  expect(p.g.state.raiders).toMatchObject({ bow: 14, stern: 0, 'port-bow': 2 });
});

rule('BG-LIMIT-02', 'with fewer tokens left than are to be drawn, those are drawn', () => {
  const p = position({ seats, damaged: galacticaDamage.slice(0, 4) });
  for (const flag of ['foodTokenGone', 'fuelTokenGone', 'pegasusDestroyed'] as const) p.g.state[flag] = true;
  p.run((g) => drawDamage(g, seat(0), 5, 1));
  expect(
    p
      .asked(0)
      ?.options.map(({ token }) => token)
      .sort(),
  ).toEqual(galacticaDamage.slice(4).sort());
  const last = position({ seats, damaged: fiveOfSix });
  for (const flag of ['foodTokenGone', 'fuelTokenGone', 'pegasusDestroyed'] as const) last.g.state[flag] = true;
  expect(() => last.run((g) => drawDamage(g, seat(0), 5, 2))).toThrow('galactica-destroyed');
});

rule('BG-DAMAGE-13', 'what is not damaged is not repaired', () => {
  const p = position({ seats });
  p.run(function* (g) {
    repairLocation(g, 'command');
  });
  expect(p.events()).toEqual([]);
});
