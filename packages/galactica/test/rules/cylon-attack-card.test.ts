import { type Position, position } from '@ragtag/galactica/testing';
import { type Option, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { allFaces } from '../../src/content.ts';
import { placeCivilian } from '../../src/core/effects/damage.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { attack } from '../../src/core/rules/attack.ts';
import { placeCiviliansAnywhere } from '../../src/core/rules/civilian-ships.ts';
import { playSuperCrisis, resolveCrisis } from '../../src/core/rules/crisis.ts';
import { jump } from '../../src/core/rules/jump.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { canLaunchNuke, launchNuke } from '../../src/core/rules/nukes.ts';
import { destroyRaiders } from '../../src/core/rules/raiders.ts';
import { activateOwnShip, activateUnmanned } from '../../src/core/rules/vipers.ts';
import { type Area, areas } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { view } from '../../src/core/view/view.ts';
import { resolveAttackCard } from '../../src/modules/attack-cards/cylon-attack-card.ts';
import { type PlainSetup, plain } from './checks.ts';

/** A game with attack cards; seat 0 is current, seat 1 the Admiral. */
const battle = (setup: PlainSetup = {}): Position => plain({ cylonFleet: false, ...setup });

/** Resolves an attack card of this name from the top of the crisis deck. */
function strike(p: Position, name: string): Position {
  return p.run((g) => {
    const card = g.cards.list(zones.crisisDeck).find((one) => g.entry(one).name === name);
    if (card === undefined) throw new RangeError(`there is no ${name}`);
    return resolveAttackCard(g, g.cards.move(card, zones.turnCrises));
  });
}
/** Everybody answers with the first option until nobody is asked, or one of these is. */
function carryOn(p: Position, ...upTo: readonly string[]): Position {
  for (let next = p.table.pending[0]; next && !upTo.includes(next.kind); next = p.table.pending[0]) {
    p.table.give(next.seat, next.min === 1 && next.max === 1 ? 0 : Array.from({ length: next.min }, (_, n) => n));
  }
  return p;
}
const types = (p: Position): string[] => p.events().map(({ type }) => type);
const seen = (p: Position) => view(p.g, 'spectator').ships;
const raidersOf = (p: Position) =>
  Object.fromEntries(
    areas.flatMap((area) => (seen(p).areas[area].raiders > 0 ? [[area, seen(p).areas[area].raiders]] : [])),
  );

rule('BG-UNI-98', 'an attack card is activated, set up, and then its special rule comes', () => {
  const p = carryOn(strike(battle({ basestars: [{ area: 'bow' }], rolls: [1] }), 'Ambush'));
  const log = types(p);
  const [activated, placed, special] = ['activated', 'cylon-ships-placed', 'attack-special'].map((type) =>
    log.indexOf(type),
  );
  expect(activated).toBeGreaterThanOrEqual(0);
  expect(placed).toBeGreaterThan(activated ?? 0);
  expect(special).toBeGreaterThan(log.lastIndexOf('civilian-placed'));
  expect(special).toBeGreaterThan(placed ?? 0);
});

rule('BG-UNI-99', 'what it activates are the ships already there, not those it brings', () => {
  // One raider with nothing to shoot at but Galactica: it does so before any civilian ship or viper comes.
  const p = carryOn(strike(battle({ raiders: { bow: 1 }, rolls: [1] }), 'Tactical Strike'));
  const log = p.events();
  const rolls = log.filter(({ type }) => type === 'die-rolled');
  expect(rolls).toEqual([expect.objectContaining({ purpose: 'attack-on-galactica' })]);
  expect(types(p).indexOf('die-rolled')).toBeLessThan(types(p).indexOf('cylon-ships-placed'));
});

rule('BG-UNI-100', 'its ships come besides those already there', () => {
  const p = carryOn(strike(battle({ basestars: [{ area: 'bow' }], raiders: { bow: 3 }, rolls: [1] }), 'Ambush'));
  expect(raidersOf(p)).toEqual({ bow: 7, stern: 4 });
  expect(seen(p).areas.bow.basestars).toHaveLength(1);
  expect(seen(p).areas.stern.basestars).toHaveLength(1);
  expect(seen(p).areas['port-stern']).toMatchObject({ vipers: { viper: 2 }, civilians: [{}] });
  expect(seen(p).areas['port-bow'].civilians).toHaveLength(1);
  expect(seen(p).areas['starboard-stern'].civilians).toHaveLength(1);
});

rule('BG-UNI-101', 'too few ships of a kind: the current player says which are left out', () => {
  const p = strike(battle({ raiders: { 'starboard-bow': 14 } }), 'Ambush');
  for (let left = 6; left > 0; left--) {
    expect(p.asked(0)).toMatchObject({ kind: 'leave-out-ship' });
    expect(p.asked(0)?.options.map(({ area }: Option) => area)).toContain('stern');
    p.choose(0, { area: left > 4 ? 'bow' : 'stern' });
  }
  expect(raidersOf(carryOn(p))).toEqual({ bow: 2, 'starboard-bow': 14 });

  const vipers = battle({ reserve: { viper: 1, 'assault-raptor': 0 } });
  strike(vipers, 'Jammed Assault');
  carryOn(vipers, 'set-up-ship');
  expect(vipers.asked(0)?.options.map(({ area }: Option) => area)).toEqual(['port-stern', 'port-bow']);
  vipers.choose(0, { area: 'port-bow' });
  expect(areas.map((area) => seen(vipers).areas[area].vipers.viper)).toEqual([0, 0, 0, 0, 0, 1]);

  const civilians = strike(battle({ civilians: { bow: 10 } }), 'Boarding Parties');
  expect(civilians.asked(0)).toMatchObject({ kind: 'set-up-ship', context: { ship: 'civilian', left: 2 } });
  civilians.choose(0, { area: 'port-stern' }).choose(0, { area: 'port-stern' });
  expect(seen(civilians).areas['port-stern'].civilians).toHaveLength(2);
  expect(seen(civilians).areas.stern.civilians).toHaveLength(0);
});

rule('BG-UNI-102', 'it stays in play only if its rule says so, and is discarded otherwise', () => {
  const drawn = (name: string) => {
    const p = battle({ next: { crisis: [name] } });
    p.run(function* (g) {
      const card = g.cards.draw(zones.crisisDeck, zones.turnCrises);
      if (card !== null) yield* resolveCrisis(g, card, seat(0));
    });
    return carryOn(p);
  };
  expect(view(drawn('Ambush').g, 'spectator').inPlay.map(({ name }) => name)).toEqual(['Ambush']);
  const panic = view(drawn('Surrounded').g, 'spectator');
  expect(panic.inPlay).toEqual([]);
  expect(panic.turnCrises.map(({ name }) => name)).toEqual(['Surrounded']);
});

rule('BG-UNI-103', 'nobody gets into a viper it places before all its ships are there', () => {
  const p = position({
    seats: [{ character: 'saul-tigh' }, { character: 'lee-adama', at: 'hangar-deck' }, { character: 'laura-roslin' }],
    cylonFleet: false,
    reserve: { 'assault-raptor': 0 },
  });
  strike(p, 'Cylon Swarm');
  expect(p.asked(1)).toMatchObject({ kind: 'viper-placed' });
  expect(seen(p).areas['port-stern']).toMatchObject({ vipers: { viper: 1 }, civilians: [{}] });
  expect(seen(p).areas['port-bow']).toMatchObject({ vipers: { viper: 1 }, civilians: [{}] });
  expect(types(p)).not.toContain('attack-special');
  p.choose(1, { type: 'respond' });
  expect(p.asked(1)?.kind).toBe('action');
});

rule('BG-UNI-104', 'it has no icons of its own; another effect may add the jump icon', () => {
  for (const entry of allFaces) {
    if ('attack' in entry && entry.attack) expect(entry).toMatchObject({ activation: [], jump: false });
  }
  const drawn = (more: 'no' | 'jump-icon') => {
    const p = battle({ next: { crisis: ['Raiding Party'] } });
    p.run(function* (g) {
      if (more !== 'no') g.turn.modifiers.set(more);
      const card = g.cards.draw(zones.crisisDeck, zones.turnCrises);
      if (card !== null) yield* resolveCrisis(g, card, seat(0));
    });
    return carryOn(p).g.turn.crises.list();
  };
  expect(drawn('no')).toEqual([{ activation: [], jump: false }]);
  expect(drawn('jump-icon')).toEqual([{ activation: [], jump: true }]);
});

rule('BG-UNI-105', 'a super crisis goes through the same steps, and no sheet can stop it', () => {
  const p = position({
    seats: [
      { character: 'saul-tigh', revealed: true, loyaltyFaceup: ['cylon-brig'], superCrises: ['Massive Assault'] },
      { character: 'kara-thrace', at: 'command' },
      { character: 'laura-roslin' },
    ],
    president: 2,
    cylonFleet: false,
    jumpTrack: 4,
    basestars: [],
  });
  p.run((g) => playSuperCrisis(g, seat(0), g.cards.list(zones.superCrisisHand(seat(0)))[0] ?? missing()));
  expect(p.asked(1)).toBeNull(); // Starbuck's Secret Destiny does nothing to it
  carryOn(p);
  expect(raidersOf(p)).toEqual({ 'starboard-bow': 4, 'starboard-stern': 2 });
  expect(seen(p).areas['starboard-stern']).toMatchObject({ heavyRaiders: 1, basestars: [{}] });
  expect(view(p.g, 'spectator').jumpTrack).toBe(2);
  expect(types(p).indexOf('cylon-ships-placed')).toBeLessThan(types(p).indexOf('attack-special'));
});
function missing(): never {
  throw new Error('there is no such card');
}

rule('BG-UNI-106', 'Lured into a Trap: who stands in FTL Control or the Engine Room is executed after the jump', () => {
  const p = position({
    seats: [
      { character: 'saul-tigh', at: 'ftl-control' },
      { character: 'kara-thrace', at: 'engine-room' },
      { character: 'laura-roslin', at: 'command' },
    ],
    cylonFleet: false,
    inPlay: ['Lured into a Trap'],
    next: { destination: ['Barren Planet', 'Barren Planet'] },
  });
  p.run((g) => jump(g));
  carryOn(p);
  const log = p.events('spectator');
  const executed = log.filter(({ type }) => type === 'executed').map(({ seat: one }) => one);
  expect(executed).toEqual([0, 1]);
  expect(log.findIndex(({ type }) => type === 'executed')).toBeGreaterThan(
    log.findIndex(({ type }) => type === 'jumped'),
  );
  expect(view(p.g, 'spectator').inPlay).toEqual([]);
});

rule('BG-UNI-107', 'also at the final jump, before the game is decided', () => {
  const p = position({
    seats: [{ character: 'saul-tigh', at: 'ftl-control' }, { character: 'kara-thrace' }, { character: 'laura-roslin' }],
    cylonFleet: false,
    inPlay: ['Lured into a Trap'],
    resources: { morale: 1 },
  });
  p.g.state.nextJumpWins = true;
  try {
    p.run((g) => jump(g));
    carryOn(p);
  } catch {
    // The game ends by it.
  }
  expect(view(p.g, 'spectator').over).toMatchObject({ winner: 'cylons', ending: 'resources-at-final-jump' });
});

/** Scar at starboard-bow, with so many ordinary raiders beside it. */
function withScar(raiders: number, setup: PlainSetup = {}): Position {
  const p = battle(setup);
  carryOn(strike(p, 'Scar'));
  p.g.state.raiders['starboard-bow'] = raiders;
  return p;
}
const scarLives = (p: Position): boolean => seen(p).areas['starboard-bow'].scar;
const scar = { kind: 'scar', area: 'starboard-bow' } as const;

rule('BG-UNI-108', 'Scar is destroyed by a result of 7 or 8 only, modifiers included', () => {
  const shoot = (die: number, modifier = 0) => {
    const p = withScar(0);
    p.rolls(die).run((g) => attack(g, seat(0), 'galactica', scar, { modifier }));
    return scarLives(carryOn(p));
  };
  expect([3, 6, 7, 8].map((die) => shoot(die))).toEqual([true, true, false, false]);
  expect(shoot(5, 2)).toBe(false);
  expect(shoot(8, -2)).toBe(true);
});

rule('BG-UNI-109', 'an effect that destroys raiders without a die leaves Scar alone', () => {
  const p = withScar(2);
  p.run((g) => destroyRaiders(g, 'starboard-bow', 5));
  expect(seen(p).areas['starboard-bow']).toMatchObject({ raiders: 0, scar: true });
});

rule('BG-UNI-110', 'raiders destroyed by a die or beside a nuke may include Scar on a 7 or 8 only', () => {
  const nuke = (die: number) => {
    const p = withScar(1, { basestars: [{ area: 'starboard-bow' }] });
    p.rolls(die).run((g) => launchNuke(g, seat(1)));
    return p;
  };
  const low = carryOn(nuke(6));
  expect(seen(low).areas['starboard-bow']).toMatchObject({ raiders: 1, scar: true, basestars: [] });
  const high = carryOn(nuke(7));
  expect(seen(high).areas['starboard-bow']).toMatchObject({ raiders: 0, scar: false });
});

rule('BG-UNI-111', 'a result put in the place of a roll does not destroy Scar', () => {
  const hotshot = {
    name: 'Hotshot',
    responses: [
      {
        window: 'before-roll' as const,
        possible: (_g: unknown, _seat: unknown, { roll }: { roll: { set: number | null } }) => roll.set === null,
        *respond(_g: unknown, _seat: unknown, { roll }: { roll: { set: number | null } }) {
          roll.set = 8;
        },
      },
    ],
  };
  const shoot = (use: boolean) => {
    const p = withScar(0, { abilities: [[hotshot]] });
    p.rolls(8).run((g) => attack(g, seat(0), 'galactica', scar));
    p.choose(0, { type: use ? 'respond' : 'pass' });
    return scarLives(carryOn(p));
  };
  expect(shoot(true)).toBe(true);
  expect(shoot(false)).toBe(false);
});

rule('BG-FAQ-25', 'a nuke on 7 or 8 takes three raiders and no heavy raiders', () => {
  for (const die of [7, 8]) {
    const p = battle({ basestars: [{ area: 'bow' }], raiders: { bow: 2 }, heavyRaiders: { bow: 2 }, rolls: [die] });
    p.run((g) => launchNuke(g, seat(1)));
    expect(seen(carryOn(p)).areas.bow).toMatchObject({ raiders: 0, heavyRaiders: 2, basestars: [] });
  }
});

/** Main Batteries fire into Scar's area. */
function mainBatteries(die: number): Position {
  const p = withScar(6, { seats: [{ at: 'main-batteries' }, {}, {}] });
  p.rolls(die).run((g) => activateLocation(g, seat(0), 'main-batteries'));
  p.choose(0, { area: 'starboard-bow' });
  return p;
}

rule('BG-FAQ-31', 'Main Batteries may take Scar among the raiders with a 7 or 8', () => {
  for (const die of [7, 8]) {
    const p = mainBatteries(die);
    expect(p.asked(0)?.kind).toBe('destroy-scar');
    p.choose(0, { type: 'yes' });
    expect(seen(p).areas['starboard-bow']).toMatchObject({ raiders: 3, scar: false });
  }
});

rule('BG-FAQ-32', 'with less than 7 Main Batteries destroy other raiders only', () => {
  for (const die of [4, 6]) {
    const p = mainBatteries(die);
    expect(p.table.pending).toEqual([]);
    expect(seen(p).areas['starboard-bow']).toMatchObject({ raiders: 4, scar: true });
  }
});

rule(
  ['BG-UNI-90', 'BG-FAQ-44'],
  'without the board the Admiral places civilian ships wherever the Admiral likes',
  () => {
    const p = battle({ civilians: { bow: 1 } });
    p.run((g) => placeCiviliansAnywhere(g, 1));
    expect(p.asked(1)?.options.map(({ area }: Option) => area)).toEqual([...areas]);
    p.choose(1, { area: 'bow' });
    expect(seen(p).areas.bow.civilians).toHaveLength(2);
    // Two ships of one effect that names no area, as Medal of Distinction has it: both into the same area if so wished.
    p.run((g) => placeCivilian(2).run(g, context('crisis', g.current)));
    p.choose(1, { area: 'stern' }).choose(1, { area: 'stern' });
    expect(seen(p).areas.stern.civilians).toHaveLength(2);
  },
);

rule('BG-ATTACKCARD-10', 'without the board no viper escorts a civilian ship', () => {
  const offered = (cylonFleet: boolean) => {
    const p = plain({ cylonFleet, vipers: { viper: { stern: 1 } }, civilians: { stern: 1 }, reserve: { viper: 3 } });
    p.run((g) => activateUnmanned(g, seat(0), 1));
    return new Set(p.asked(0)?.options.map(({ type }: Option) => type));
  };
  expect(offered(true)).toContain('escort');
  expect(offered(false)).not.toContain('escort');
});

rule(
  ['BG-ATTACKCARD-11', 'BG-ATTACKCARD-12'],
  'without the board a jump takes civilian ships and Cylon ships off',
  () => {
    const p = battle({
      civilians: { stern: 2, bow: 1 },
      raiders: { bow: 3 },
      heavyRaiders: { stern: 1 },
      basestars: [{ area: 'bow' }],
      next: { destination: ['Barren Planet', 'Barren Planet'] },
    });
    p.run((g) => jump(g));
    carryOn(p);
    const { areas: after, supply, civiliansUnused, civiliansDestroyed } = seen(p);
    expect(supply).toMatchObject({ raiders: 16, heavyRaiders: 4, basestars: 2 });
    expect(civiliansUnused).toBe(12);
    expect(civiliansDestroyed).toEqual([]);
    for (const area of Object.values(after)) {
      expect(area).toMatchObject({ raiders: 0, heavyRaiders: 0, basestars: [], civilians: [] });
      expect(area.fleet).toEqual({ raiders: 0, heavyRaiders: 0, basestars: 0 });
    }
  },
);

rule(['BG-ATTACKCARD-13', 'BG-ATTACKCARD-14'], 'without the board a nuke is aimed at a basestar: 1-2, 3-6, 7-8', () => {
  const fire = (die: number) => {
    const p = battle({ basestars: [{ area: 'bow' }, { area: 'stern' }], raiders: { bow: 4, stern: 4 }, rolls: [die] });
    p.run((g) => launchNuke(g, seat(1)));
    expect(p.asked(1)?.options).toEqual([
      expect.objectContaining({ type: 'basestar', basestar: 0 }),
      expect.objectContaining({ type: 'basestar', basestar: 1 }),
    ]);
    p.choose(1, { basestar: 1 });
    const { stern, bow } = seen(carryOn(p)).areas;
    expect(bow).toMatchObject({ raiders: 4, basestars: [{ basestar: 0, damage: [] }] });
    return {
      raiders: stern.raiders,
      basestars: stern.basestars.length,
      damage: stern.basestars[0]?.damage.length ?? 0,
    };
  };
  expect([3, 6].map(fire)).toEqual(Array(2).fill({ raiders: 4, basestars: 0, damage: 0 }));
  expect([7, 8].map(fire)).toEqual(Array(2).fill({ raiders: 1, basestars: 0, damage: 0 }));
  const twice = [1, 2].map(fire);
  for (const one of twice) expect(one.raiders).toBe(4);
  expect(twice.every(({ basestars, damage }) => basestars === 0 || damage === 2)).toBe(true);
  expect(canLaunchNuke(battle({ raiders: { bow: 3 } }).g)).toBe(false);
});

rule('BG-ATTACKCARD-15', 'the nuke is spent whatever the die shows', () => {
  for (const die of [1, 4, 8]) {
    const p = battle({ basestars: [{ area: 'bow' }], rolls: [die] });
    p.run((g) => launchNuke(g, seat(1)));
    expect(view(carryOn(p).g, 'spectator').nukes).toEqual({ held: 1, beside: 2 });
  }
});

rule('BG-ATTACKCARD-16', 'without the board nothing is placed on it, and no pursuit; launching goes on', () => {
  for (const icon of ['raiders', 'launch', 'heavy', 'basestars'] as const) {
    const p = battle();
    p.run((g) => activate(g, icon));
    const { ships, pursuit } = view(p.g, 'spectator');
    expect(pursuit).toBe(0);
    expect(ships.supply).toMatchObject({ raiders: 16, heavyRaiders: 4, basestars: 2 });
  }
  const launching = battle({ basestars: [{ area: 'stern' }] });
  launching.run((g) => activate(g, 'raiders'));
  expect(raidersOf(launching)).toEqual({ stern: 2 });
});

const eventHorizon = (hand: readonly string[], setup: PlainSetup = {}) =>
  battle({
    seats: [{ piloting: { area: 'bow' }, hand }, {}, {}],
    inPlay: ['Event Horizon'],
    reserve: { viper: 4 },
    ...setup,
  });
const handSize = (p: Position): number => view(p.g, 'spectator').players[0]?.hand.count ?? -1;

rule('BG-FAQ-53', 'Event Horizon: a pilot discards a card for each activation of the own viper', () => {
  const p = eventHorizon(['Repair 1', 'Repair 2']);
  p.run((g) => activateOwnShip(g, seat(0)));
  p.choose(0, { type: 'move', to: 'port-bow' });
  expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 1, max: 1 });
  p.table.give(seat(0), p.asked(0)?.min === 1 && p.asked(0)?.max === 1 ? 0 : [0]);
  expect(handSize(p)).toBe(1);
  expect(view(p.g, 'spectator').players[0]?.piloting?.area).toBe('port-bow');
  const broke = eventHorizon([]);
  broke.run((g) => takeAction(g, seat(0)));
  expect(broke.asked(0)?.options.map(({ type }: Option) => type)).not.toContain('viper');
});

rule('BG-FAQ-54', 'Event Horizon: Command costs a card for each of its two activations', () => {
  const p = eventHorizon(['Repair 1', 'Repair 2', 'Executive Order 1'], {
    seats: [{ at: 'command', hand: ['Repair 1', 'Repair 2', 'Executive Order 1'] }, {}, {}],
  });
  p.run((g) => activateLocation(g, seat(0), 'command'));
  for (const left of [2, 1]) {
    p.choose(0, { type: 'launch', ship: 'viper', area: 'port-bow' });
    p.table.give(seat(0), 0);
    expect(handSize(p)).toBe(left);
  }
  expect(p.table.pending).toEqual([]);
  const one = eventHorizon([], { seats: [{ at: 'command', hand: ['Repair 1'] }, {}, {}] });
  one.run((g) => activateLocation(g, seat(0), 'command'));
  one.choose(0, { type: 'launch', ship: 'viper', area: 'port-bow' });
  carryOn(one);
  expect(handSize(one)).toBe(0);
  expect(seen(one).areas['port-bow'].vipers.viper).toBe(1);
});

rule('BG-FAQ-55', 'Event Horizon: a card that activates vipers costs a card for each activation', () => {
  const p = eventHorizon([], {
    seats: [{ at: 'command', hand: ['Combat Veteran 3', 'Repair 1', 'Repair 2', 'Executive Order 1'] }, {}, {}],
  });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'skill-card', name: 'Combat Veteran' });
  p.choose(0, { ship: 'viper', at: 'reserve' });
  for (const left of [2, 1, 0]) {
    const index = p.asked(0)?.options.findIndex(({ type }: Option) => type !== 'nothing') ?? -1;
    p.table.give(seat(0), index);
    if (p.asked(0)?.kind === 'discard') p.table.give(seat(0), 0);
    expect(handSize(p)).toBe(left);
  }
});

rule('BG-FAQ-56', 'Event Horizon: an action that moves a viper and attacks with it is one activation', () => {
  const p = eventHorizon(['Maximum Firepower 3', 'Repair 1', 'Repair 2'], { raiders: { bow: 3 } });
  p.rolls(8, 8, 8).run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'skill-card', name: 'Maximum Firepower' });
  p.table.give(seat(0), 0);
  for (let attacks = 0; attacks < 3; attacks++) p.choose(0, { type: 'target' });
  expect(raidersOf(p)).toEqual({});
  expect(handSize(p)).toBe(1);
});

rule('BG-FAQ-57', 'Event Horizon: flying in the Movement step costs nothing', () => {
  const p = eventHorizon(['Repair 1']);
  p.run((g) => movementStep(g, seat(0)));
  const index = p.asked(0)?.options.findIndex((option: Option) => Object.values(option).includes('port-bow')) ?? -1;
  p.table.give(seat(0), index);
  expect(view(p.g, 'spectator').players[0]?.piloting?.area).toBe<Area>('port-bow');
  expect(handSize(p)).toBe(1);
});
