import { type Position, position } from '@ragtag/galactica/testing';
import { type Option, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { REVISION } from '../../../src/core/content/revision.ts';
import { takeAction } from '../../../src/core/rules/action.ts';
import { activate } from '../../../src/core/rules/activate-cylon-ships.ts';
import { attack } from '../../../src/core/rules/attack.ts';
import { destroyBasestar } from '../../../src/core/rules/basestars.ts';
import { destroyCivilian } from '../../../src/core/rules/civilian-ships.ts';
import { removeCylonShips } from '../../../src/core/rules/cylon-losses.ts';
import { jump } from '../../../src/core/rules/jump.ts';
import { canActivate } from '../../../src/core/rules/locations.ts';
import { destroyRaiders, destroyScar } from '../../../src/core/rules/raiders.ts';
import { areas } from '../../../src/core/state/terms.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { view } from '../../../src/core/view/view.ts';
import { attackCrises } from '../../../src/modules/attack-cards/attacks.ts';
import { daybreakAttacks, pegasusAttacks } from '../../../src/modules/attack-cards/attacks-expansions.ts';
import { resolveAttackCard } from '../../../src/modules/attack-cards/cylon-attack-card.ts';
import { type PlainSetup, plain } from '../../rules/checks.ts';

const calm = { next: { destination: ['Barren Planet', 'Deep Space'] } } as const;
const battle = (setup: PlainSetup = {}): Position => plain({ cylonFleet: false, ...calm, ...setup });

function strike(p: Position, name: string): Position {
  return p.run((g) => {
    const card = g.cards.list(zones.crisisDeck).find((one) => g.entry(one).name === name);
    if (card === undefined) throw new RangeError(`there is no ${name}`);
    return resolveAttackCard(g, g.cards.move(card, zones.turnCrises));
  });
}
function carryOn(p: Position, ...upTo: readonly string[]): Position {
  for (let next = p.table.pending[0]; next && !upTo.includes(next.kind); next = p.table.pending[0]) {
    p.table.give(next.seat, next.min === 1 && next.max === 1 ? 0 : Array.from({ length: next.min }, (_, n) => n));
  }
  return p;
}
const fleetJumps = (p: Position): Position => carryOn(p.run((g) => jump(g)));
const seen = (p: Position) => view(p.g, 'spectator');
const inPlay = (p: Position): string[] => seen(p).inPlay.map(({ name }) => name);
const lastDiscard = (p: Position) => seen(p).discards.crisis;

test('every attack card sets its ships up', () => {
  for (const { name, attack: spec } of [...attackCrises, ...pegasusAttacks, ...daybreakAttacks]) {
    // Few civilian ships are lost to what it activates: nothing is there to be activated.
    const p = carryOn(strike(battle(), name), 'discard', 'activate-viper');
    const { areas: after } = seen(p).ships;
    for (const area of areas) {
      const wanted = { basestar: 0, raider: 0, 'heavy-raider': 0, viper: 0, civilian: 0, ...spec?.setup[area] };
      const here = after[area];
      expect(here.basestars.length, `${name} ${area}`).toBe(wanted.basestar);
      expect(here.heavyRaiders, `${name} ${area}`).toBe(wanted['heavy-raider']);
      const besieged = name === 'Besieged' && area === 'port-bow';
      if (!besieged) expect(here.raiders + (here.scar ? 1 : 0), `${name} ${area}`).toBe(wanted.raider);
      const vipers = Object.values(here.vipers).reduce((sum, n) => sum + n, 0);
      const gained = name === 'Trial by Fire' ? here.vipers['assault-raptor'] : 0;
      if (!besieged) expect(vipers - gained, `${name} ${area}`).toBe(wanted.viper);
      if (!besieged) expect(here.civilians.length, `${name} ${area}`).toBe(wanted.civilian);
    }
  }
});

test('Ambush: unmanned vipers attack with -2 until the fleet jumps, piloted ones do not', () => {
  const hits = (p: Position, piloted: boolean, die: number) => {
    p.g.state.raiders.bow = 1;
    p.rolls(die).run((g) => attack(g, seat(0), 'viper', { kind: 'raider', area: 'bow' }, { ship: 'viper', piloted }));
    carryOn(p);
    return p.g.state.raiders.bow === 0;
  };
  const p = carryOn(strike(battle(), 'Ambush'));
  expect(inPlay(p)).toEqual(['Ambush']);
  expect([hits(p, false, 4), hits(p, false, 5), hits(p, true, 3)]).toEqual([false, true, true]);
  p.rolls(4).run((g) => attack(g, seat(0), 'galactica', { kind: 'raider', area: 'stern' }));
  expect(p.g.state.raiders.stern).toBe(3);
  fleetJumps(p);
  expect(inPlay(p)).toEqual([]);
  expect(lastDiscard(p)).toMatchObject({ name: 'Ambush' });
  expect(hits(p, false, 3)).toBe(true);
});

test('Besieged: the raiders just set up act at once, those already there do not act again', () => {
  const p = battle({
    raiders: { stern: 1 },
    vipers: { viper: { stern: 1 } },
    reserve: { viper: 5, 'assault-raptor': 0 },
  });
  p.rolls(1, 1, 1, 1, 1);
  carryOn(strike(p, 'Besieged'));
  const attacks = p
    .events()
    .filter(({ type }) => type === 'viper-attacked')
    .map(({ area }) => area);
  expect(attacks).toEqual(['stern', 'port-bow', 'port-bow', 'port-bow', 'port-bow']);
  // Fifteen are there already, so there is but one to place, and one to act.
  const few = battle({ raiders: { 'port-bow': 15 }, reserve: { viper: 5, 'assault-raptor': 0 } });
  few.rolls(...Array<number>(16).fill(1));
  carryOn(strike(few, 'Besieged'));
  expect(few.events().filter(({ type }) => type === 'viper-attacked')).toHaveLength(1);
});

test('Boarding Parties: centurions advance and heavy raiders come, without vipers', () => {
  const p = carryOn(strike(battle({ boarding: [1, 0, 0, 0, 0] }), 'Boarding Parties'));
  expect(seen(p).boarding).toEqual([0, 1, 0, 0, 0]);
  expect(seen(p).ships.hangar.viper.reserve).toBe(6);
  expect(inPlay(p)).toEqual([]);
});

test('Cylon Swarm: each basestar launches one more until the fleet jumps', () => {
  const p = carryOn(strike(battle(), 'Cylon Swarm'));
  p.run((g) => activate(g, 'launch'));
  expect(seen(p).ships.areas.bow.raiders).toBe(5 + 4);
  p.g.state.heavyRaiders['starboard-bow'] = 0;
  carryOn(p.run((g) => activate(g, 'heavy')));
  expect(seen(p).ships.areas.bow.heavyRaiders).toBe(2);
  fleetJumps(p);
  expect(inPlay(p)).toEqual([]);
});

test('Heavy Assault: each basestar attacks Galactica at once', () => {
  const p = battle({ rolls: [1, 1] });
  carryOn(strike(p, 'Heavy Assault'));
  const rolls = p.events().filter(({ type, purpose }) => type === 'die-rolled' && purpose === 'attack-on-galactica');
  expect(rolls).toHaveLength(2);
});

test('Jammed Assault: nobody may activate Communications until the fleet jumps', () => {
  const p = battle({ seats: [{ at: 'communications' }, {}, {}], civilians: { bow: 1 } });
  expect(canActivate(p.g, seat(0), 'communications')).toBe(true);
  carryOn(strike(p, 'Jammed Assault'));
  expect(canActivate(p.g, seat(0), 'communications')).toBe(false);
  expect(canActivate(p.g, seat(0), 'research-lab')).toBe(canActivate(battle().g, seat(0), 'research-lab'));
  fleetJumps(p);
  p.g.player(seat(0)).place = 'communications';
  expect(inPlay(p)).toEqual([]);
});

test('Raiding Party: the fleet marker goes one back, not below Start', () => {
  expect(seen(carryOn(strike(battle({ jumpTrack: 3 }), 'Raiding Party'))).jumpTrack).toBe(2);
  expect(seen(carryOn(strike(battle({ jumpTrack: 0 }), 'Raiding Party'))).jumpTrack).toBe(0);
});

test('Surrounded: the current player discards three cards', () => {
  const p = battle({
    seats: [{ hand: ['Repair 1', 'Repair 2', 'Executive Order 1', 'Executive Order 2'] }, { hand: ['Repair 1'] }, {}],
  });
  carryOn(strike(p, 'Surrounded'));
  expect(seen(p).players.map(({ hand }) => hand.count)).toEqual([1, 1, 0]);
});

test('Tactical Strike: two vipers of the Reserves are damaged', () => {
  const p = carryOn(strike(battle({ reserve: { viper: 8, 'assault-raptor': 0 } }), 'Tactical Strike'));
  expect(seen(p).ships.hangar.viper).toMatchObject({ reserve: 8 - 2 - 2, damaged: 2 });
});

test('Thirty-Three: over when a civilian ship or a basestar is destroyed, else shuffled in when the fleet jumps', () => {
  const standing = () => carryOn(strike(battle(), 'Thirty-Three'));
  const raider = standing();
  raider.g.state.raiders.bow = 1;
  raider.run((g) => destroyRaiders(g, 'bow', 1));
  expect(inPlay(raider)).toEqual(['Thirty-Three']);
  const civilian = standing();
  civilian.run((g) => destroyCivilian(g, g.cards.list(zones.civilians.stern)[0] ?? missing()));
  expect(inPlay(civilian)).toEqual([]);
  expect(lastDiscard(civilian)).toMatchObject({ name: 'Thirty-Three' });
  const basestar = standing();
  carryOn(basestar.run((g) => destroyBasestar(g, 0, null)));
  expect(inPlay(basestar)).toEqual([]);
  const jumped = standing();
  const before = seen(jumped).decks.crisis.count;
  fleetJumps(jumped);
  expect(inPlay(jumped)).toEqual([]);
  expect(lastDiscard(jumped)).toBeNull();
  expect(seen(jumped).decks.crisis.count).toBe(before + 1);
});
function missing(): never {
  throw new Error('it is not there');
}

test('Dogfight: basestars launch two raiders whenever raiders are activated, until none is left', () => {
  const p = carryOn(strike(battle(), 'Dogfight'));
  for (const area of areas) p.g.state.raiders[area] = 0;
  p.g.state.raiders.bow = 1;
  carryOn(p.run((g) => activate(g, 'raiders')));
  expect(seen(p).ships.areas['starboard-stern'].raiders).toBe(2);
  p.run((g) => destroyRaiders(g, 'starboard-stern', 2));
  expect(inPlay(p)).toEqual(['Dogfight']);
  for (const area of areas) carryOn(p.run((g) => destroyRaiders(g, area, 9)));
  expect(inPlay(p)).toEqual([]);
});

test('Dogfight: raiders that are only taken off the board are gone too', () => {
  const without = (revision: number) => {
    const p = carryOn(strike(battle({ revision }), 'Dogfight'));
    for (const area of areas) removeCylonShips(p.g, area);
    return inPlay(p);
  };
  expect(without(REVISION)).toEqual([]);
  expect(without(5)).toEqual(['Dogfight']); // as games of that time have it
});

test('Dogfight: as long as Scar is left, a raider is', () => {
  const p = carryOn(strike(carryOn(strike(battle(), 'Scar')), 'Dogfight'));
  for (const area of areas) carryOn(p.run((g) => destroyRaiders(g, area, 9)));
  expect(inPlay(p).sort()).toEqual(['Dogfight', 'Scar']);
  carryOn(p.run((g) => destroyScar(g)));
  expect(inPlay(p)).toEqual([]);
});

test('Scar: one raider that acts twice, and the card goes when it is destroyed', () => {
  const p = carryOn(strike(battle(), 'Scar'));
  expect(seen(p).ships.areas['starboard-bow']).toMatchObject({ raiders: 0, scar: true });
  expect(seen(p).ships.supply.raiders).toBe(16 - 1);
  carryOn(p.run((g) => activate(g, 'raiders')));
  const at = areas.find((area) => seen(p).ships.areas[area].scar);
  expect(at).toBe('stern'); // two areas clockwise, to the civilian ships
  p.rolls(7).run((g) => attack(g, seat(0), 'galactica', { kind: 'scar', area: 'stern' }));
  expect(inPlay(carryOn(p))).toEqual([]);
  expect(seen(p).ships.supply.raiders).toBe(16);
});

test('The Guardians: a basestar destroyed costs 1 morale and a raptor', () => {
  const p = carryOn(strike(battle(), 'The Guardians'));
  carryOn(p.run((g) => destroyBasestar(g, 0, null)));
  expect(seen(p).resources.morale).toBe(9);
  expect(seen(p).ships.raptors).toEqual({ reserve: 3, destroyed: 1 });
  expect(inPlay(p)).toEqual(['The Guardians']);
});

test('Blindsided: a raptor is destroyed, and the card does not stay', () => {
  const p = carryOn(strike(battle(), 'Blindsided'));
  expect(seen(p).ships.raptors).toEqual({ reserve: 3, destroyed: 1 });
  expect(inPlay(p)).toEqual([]);
});

test("Hornet's Nest: no actions of piloting cards until a basestar is destroyed", () => {
  const p = battle({ seats: [{ hand: ['Combat Veteran 3', 'Repair 1'] }, {}, {}] });
  const offered = () => {
    p.run((g) => takeAction(g, seat(0)));
    return p.asked(0)?.options.map(({ name }: Option) => name) ?? [];
  };
  expect(offered()).toContain('Combat Veteran');
  carryOn(strike(p, "Hornet's Nest"));
  expect(offered()).not.toContain('Combat Veteran');
  carryOn(p.run((g) => destroyBasestar(g, 0, null)));
  expect(inPlay(p)).toEqual([]);
  expect(offered()).toContain('Combat Veteran');
});

test('Lockdown: nobody may activate the Armory until a basestar is destroyed', () => {
  const p = battle({ seats: [{ at: 'armory' }, {}, {}], boarding: [1, 0, 0, 0, 0] });
  expect(canActivate(p.g, seat(0), 'armory')).toBe(true);
  carryOn(strike(p, 'Lockdown'));
  expect(canActivate(p.g, seat(0), 'armory')).toBe(false);
  carryOn(p.run((g) => destroyBasestar(g, 0, null)));
  expect(canActivate(p.g, seat(0), 'armory')).toBe(true);
});

test('Reprisal: two treachery cards into the Destiny deck, a mutiny card for the current player', () => {
  const p = carryOn(strike(battle(), 'Reprisal'));
  expect(seen(p).decks.destiny.count).toBe(14);
  expect(seen(p).players.map(({ mutiny }) => mutiny.count)).toEqual([1, 0, 0]);
});

test('Trial by Fire: an assault raptor comes into a launch area and may be activated at once', () => {
  const p = strike(battle({ reserve: { 'assault-raptor': 0 } }), 'Trial by Fire');
  carryOn(p, 'place-assault-raptor');
  expect(p.asked(0)?.options.map(({ area }: Option) => area)).toEqual(['port-stern', 'port-bow']);
  p.choose(0, { area: 'port-bow' });
  expect(seen(p).ships.areas['port-bow'].vipers['assault-raptor']).toBe(1);
  expect(seen(p).ships.raptors.reserve).toBe(4);
  p.choose(0, { type: 'move', to: 'bow' });
  expect(seen(p).ships.areas.bow.vipers['assault-raptor']).toBe(1);
});

rule('BG-CLAR-23', 'Trial by Fire: Apollo may take the assault raptor, and then nobody else activates it', () => {
  const seats = [
    { character: 'saul-tigh' },
    { character: 'lee-adama', at: 'hangar-deck' },
    { character: 'laura-roslin' },
  ] as const;
  const p = strike(
    position({ seats, cylonFleet: false, president: 2, reserve: { 'assault-raptor': 0 } }),
    'Trial by Fire',
  ).pass('place-assault-raptor');
  p.choose(0, { area: 'port-bow' }).choose(1, { name: 'Alert Viper Pilot' });
  expect(p.g.player(seat(1))).toMatchObject({ place: 'space', ship: 'assault-raptor', area: 'port-bow' });
  p.choose(1, { type: 'nothing' });
  expect(p.asked(0)).toBeNull();
});

test('the Mining Asteroid fetches Scar, which stays until the next jump', () => {
  const p = battle({ next: { destination: ['Mining Asteroid', 'Barren Planet'] } });
  p.run((g) => jump(g));
  carryOn(p.choose(1, { name: 'Mining Asteroid' }));
  expect(inPlay(p)).toEqual(['Scar']);
  expect(seen(p).ships.areas['starboard-bow'].scar).toBe(true);
  expect(seen(p).resources.fuel).toBe(7);
  fleetJumps(p);
  expect(inPlay(p)).toEqual([]);
});
