import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { sendTo } from '../../src/core/rules/hazardous-locations.ts';
import { activateLocation, canActivate } from '../../src/core/rules/locations.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { canLaunchSelf } from '../../src/core/rules/piloting.ts';
import { turn } from '../../src/core/rules/turn.ts';
import { hitViper } from '../../src/core/rules/viper-losses.ts';
import { canActivateUnmanned } from '../../src/core/rules/vipers.ts';
import { space, there } from './space.ts';

type Setup = NonNullable<Parameters<typeof space>[0]>;
type P = ReturnType<typeof space>;
const atDeck = (setup: Setup = {}) => space({ current: 1, seats: [{}, { at: 'hangar-deck' }, {}], ...setup });
const flying = (setup: Setup = {}) =>
  space({ current: 1, seats: [{}, { piloting: { area: 'bow' } }, {}], reserve: { viper: 4 }, ...setup });
/** A skill card of no use here but to be discarded. */
const card = 'Scientific Research';
const optionTypes = (p: P, at: number) => [...new Set(p.asked(at)?.options.map(({ type }) => type))];

rule('BG-PILOT-01', 'only a character with piloting in the skill set can launch in a viper', () => {
  const p = atDeck({ seats: [{ at: 'hangar-deck' }, { at: 'hangar-deck' }, { at: 'hangar-deck', revealed: true }] });
  expect([0, 1, 2].map((number) => canLaunchSelf(p.g, seat(number)))).toEqual([false, true, false]);
  expect([0, 1].map((number) => canActivate(p.g, seat(number), 'hangar-deck'))).toEqual([false, true]);
});

rule('BG-PILOT-02', 'Command cannot activate a viper that somebody pilots', () => {
  const p = space({ seats: [{}, { piloting: { area: 'bow' } }, {}], reserve: { viper: 0, 'assault-raptor': 0 } });
  expect(canActivateUnmanned(p.g, seat(0))).toBe(false);
  expect(canActivate(p.g, seat(0), 'command')).toBe(false);
});

rule('BG-PILOT-03', 'the Hangar Deck launches a viper with its pilot in it, who leaves the board', () => {
  const p = atDeck().run((g) => activateLocation(g, seat(1), 'hangar-deck'));
  const ships = p.asked(1)?.options.map(({ ship, area }) => [ship, area]);
  expect(ships).toEqual([
    ['viper', 'port-stern'],
    ['viper', 'port-bow'],
    ['assault-raptor', 'port-stern'],
    ['assault-raptor', 'port-bow'],
  ]);
  p.choose(1, { ship: 'viper', area: 'port-bow' });
  expect(p.g.player(seat(1))).toMatchObject({ place: 'space', ship: 'viper', area: 'port-bow' });
  expect(p.g.state.vipers.viper.reserve).toBe(3);
  expect(there(p.g.state.vipers.viper.space)).toEqual({});
});

rule('BG-PILOT-04', 'with none in the Reserves an unmanned viper may be brought back first and launched', () => {
  const p = atDeck({ reserve: { viper: 0, 'assault-raptor': 0 }, vipers: { viper: { stern: 2 } } });
  expect(canLaunchSelf(p.g, seat(1))).toBe(true);
  p.run((g) => activateLocation(g, seat(1), 'hangar-deck')).choose(1, { recalled: 'stern', area: 'port-stern' });
  expect(p.g.player(seat(1))).toMatchObject({ place: 'space', area: 'port-stern' });
  expect(there(p.g.state.vipers.viper.space)).toEqual({ stern: 1 });
  const none = atDeck({ reserve: { viper: 0, 'assault-raptor': 0 } });
  expect(canLaunchSelf(none.g, seat(1))).toBe(false);
  expect(canLaunchSelf(atDeck({ reserve: { viper: 1, 'assault-raptor': 0 } }).g, seat(1))).toBe(true);
  const both = atDeck({ reserve: { viper: 1, 'assault-raptor': 0 }, vipers: { viper: { stern: 1 } } });
  both.run((g) => activateLocation(g, seat(1), 'hangar-deck'));
  expect(both.asked(1)?.options.every(({ recalled }) => recalled === null)).toBe(true);
});

rule('BG-PILOT-05', 'a piloting player takes every step of the turn', () => {
  const p = flying().run(turn);
  const steps = new Set<string>();
  for (let asked = p.table.pending[0]; asked && steps.size < 5; asked = p.table.pending[0]) {
    if (!asked.secret) steps.add(p.g.state.step);
    if (p.g.state.step === 'crisis') break;
    const still = asked.options.findIndex(({ type }) => type === 'stay' || type === 'nothing' || type === 'pass');
    p.table.give(asked.seat, Math.max(0, still));
  }
  expect([...steps]).toEqual(expect.arrayContaining(['movement', 'action']));
  expect(p.events().map(({ type }) => type)).toContain('crisis-drawn');
});

rule(
  ['BG-PILOT-06', 'BG-FAQ-30'],
  'in the Action step a pilot may activate the own ship: move, attack or escort; never land',
  () => {
    const p = flying({ raiders: { bow: 1 }, civilians: { bow: 1 } });
    p.run((g) => takeAction(g, seat(1)));
    expect(p.asked(1)?.options.some(({ type }) => type === 'land')).toBe(false);
    p.choose(1, { type: 'viper' });
    expect(p.asked(1)?.kind).toBe('activate-own-ship');
    expect(optionTypes(p, 1)).toEqual(['move', 'attack', 'escort']);
    p.choose(1, { type: 'move', to: 'port-bow' });
    expect(p.g.player(seat(1)).area).toBe('port-bow');
  },
);

rule('BG-PILOT-07', 'a piloted viper is damaged: pilot to Sickbay, viper to the Damaged Vipers', () => {
  const p = flying();
  const before = p.g.state.vipers.viper.damaged;
  p.run((g) => hitViper(g, { ship: 'viper', at: 'bow', pilot: seat(1) }, 'damaged'));
  expect(p.g.player(seat(1)).place).toBe('sickbay');
  expect(p.g.state.vipers.viper).toMatchObject({ damaged: before + 1, destroyed: 0, reserve: 4 });
});

rule('BG-PILOT-08', 'a piloted viper is destroyed: pilot to Sickbay, viper out of the game', () => {
  const p = flying();
  const before = p.g.state.vipers.viper.damaged;
  p.run((g) => hitViper(g, { ship: 'viper', at: 'bow', pilot: seat(1) }, 'destroyed'));
  expect(p.g.player(seat(1)).place).toBe('sickbay');
  expect(p.g.state.vipers.viper).toMatchObject({ damaged: before, destroyed: 1, reserve: 4 });
});

rule(
  'BG-PILOT-09',
  'landing: from any area, for one skill card, on any location of any ship that may be entered',
  () => {
    const p = flying({ seats: [{}, { piloting: { area: 'starboard-stern' }, hand: [card] }, {}] });
    p.run((g) => movementStep(g, seat(1)));
    const places = p
      .asked(1)
      ?.options.filter(({ type }) => type === 'land')
      .map(({ location }) => location);
    expect(places).toEqual(expect.arrayContaining(['command', 'press-room', 'pegasus-cic']));
    for (const closed of ['brig', 'sickbay', 'caprica']) expect(places).not.toContain(closed);
    p.choose(1, { type: 'land', location: 'press-room' });
    p.pass();
    expect(p.g.player(seat(1)).place).toBe('press-room');
    expect(p.g.state.vipers.viper.reserve).toBe(5);
    expect(p.handNames(1)).toEqual([]);
    const broke = flying().run((g) => movementStep(g, seat(1)));
    expect(optionTypes(broke, 1)).toEqual(['stay', 'fly']);
  },
);

const granted = (name: string) => {
  const p = flying({ current: 0, seats: [{ hand: [name] }, { piloting: { area: 'bow' }, hand: [card] }, {}] });
  return p.run((g) => takeAction(g, seat(0))).choose(0, { name });
};

rule('BG-FAQ-28', 'a viper can be landed with the move of an Executive Order', () => {
  const p = granted('Executive Order').choose(0, { seat: 1 }).choose(1, { type: 'move-and-act' });
  p.choose(1, { type: 'land', location: 'command' }).pass();
  expect(p.g.player(seat(1)).place).toBe('command');
  expect(p.g.state.vipers.viper.reserve).toBe(5);
});

rule('BG-FAQ-29', 'a viper can be landed with the move of a State of Emergency', () => {
  const p = granted('State of Emergency').choose(0, { type: 'nothing' }).choose(1, { type: 'move' });
  p.choose(1, { type: 'land', location: 'press-room' }).pass();
  expect(p.g.player(seat(1)).place).toBe('press-room');
  expect(p.g.state.vipers.viper.reserve).toBe(5);
});

rule(
  ['BG-PILOT-10', 'BG-PILOT-11'],
  'a pilot sent to Sickbay or the Brig goes, and the viper returns undamaged to the Reserves',
  () => {
    for (const place of ['sickbay', 'brig'] as const) {
      const p = flying();
      const before = p.g.state.vipers.viper.damaged;
      p.run((g) => sendTo(g, seat(1), place));
      expect(p.g.player(seat(1))).toMatchObject({ place, ship: null });
      expect(p.g.state.vipers.viper).toMatchObject({ reserve: 5, damaged: before, destroyed: 0 });
    }
  },
);

rule(
  ['BG-UNI-132', 'BG-PILOT-11'],
  'who stops piloting by being executed leaves the ship undamaged in the Reserves',
  () => {
    const p = flying({ seats: [{}, { piloting: { ship: 'mark-vii', area: 'bow' } }, {}], current: 0 });
    p.run((g) => execute(g, seat(1)));
    expect(p.g.state.vipers['mark-vii']).toMatchObject({ reserve: 1, destroyed: 0, damaged: 3 });
  },
);
