import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import type { ActivationIcon } from '../../src/core/state/terms.ts';
import { space, there } from './space.ts';
import { activateStep } from './whole-steps.ts';

type Setup = Parameters<typeof space>[0];

/** A turn in which crises with these icons were resolved, up to its Activate Cylon Ships step. */
function step(crises: readonly (readonly ActivationIcon[])[], setup: Setup = {}) {
  return space(setup).run(function* (g) {
    for (const activation of crises) g.turn.crises.add({ activation, jump: false });
    yield* activateStep(g);
  });
}
const icons = (p: ReturnType<typeof space>) =>
  p
    .events()
    .filter(({ type }) => type === 'activated')
    .map(({ icon }) => icon);

rule('BG-ACTIVATE-01', 'the icon of the crisis decides which ships act', () => {
  const launched = step([['launch']], { basestars: [{ area: 'bow' }] });
  expect(there(launched.g.state.raiders)).toEqual({ bow: 3 });
  const heavy = step([['heavy']], { basestars: [{ area: 'bow' }] });
  expect(there(heavy.g.state.heavyRaiders)).toEqual({ bow: 1 });
  const fired = step([['basestars']], { basestars: [{ area: 'bow' }], rolls: [1] });
  expect(fired.events()).toContainEqual(expect.objectContaining({ type: 'galactica-attacked', by: 'basestar' }));
  const moved = step([['raiders']], { raiders: { bow: 1 }, civilians: { stern: 1 } });
  expect(there(moved.g.state.raiders)).toEqual({ 'starboard-bow': 1 });
  expect(icons(step([]))).toEqual([]);
});

rule('BG-ACTIVATE-01', 'icons already resolved are not resolved again when the step comes round once more', () => {
  const p = step([['launch']], { basestars: [{ area: 'bow' }] });
  p.run(activateStep);
  expect(there(p.g.state.raiders)).toEqual({ bow: 3 });
});

rule(
  ['BG-ACTIVATE-03', 'BG-TURNREF-10'],
  'the icons of several crises are all resolved, in the order the crises were drawn',
  () => {
    expect(icons(step([['heavy'], ['launch'], ['heavy']], { basestars: [{ area: 'bow' }] }))).toEqual([
      'heavy',
      'launch',
      'heavy',
    ]);
  },
);

rule(['BG-ACTIVATE-04', 'BG-FAQ-26'], 'several icons of one crisis are resolved one by one from left to right', () => {
  const p = step([['launch', 'raiders']], { basestars: [{ area: 'bow' }], civilians: { stern: 1 } });
  expect(icons(p)).toEqual(['launch', 'raiders']);
  expect(there(p.g.state.raiders)).toEqual({ 'starboard-bow': 3 });
  const other = step([['raiders', 'launch']], { basestars: [{ area: 'bow' }], civilians: { stern: 1 } });
  expect(there(other.g.state.raiders)).toEqual({ bow: 5 });
});

rule('BG-ACTIVATE-05', 'a ship does one thing: who moves next to a civilian ship does not destroy it', () => {
  const p = step([['raiders']], { raiders: { bow: 1 }, civilians: { 'starboard-bow': 1 } });
  expect(there(p.g.state.raiders)).toEqual({ 'starboard-bow': 1 });
  expect(p.events().map(({ type }) => type)).not.toContain('civilian-destroyed');
});

rule('BG-ACTIVATE-06', 'a Cylon player whose turn it is does not steer the ships', () => {
  const seats = [{ revealed: true, at: 'cylon-fleet' as const }, {}, {}];
  const p = space({
    seats,
    president: 1,
    raiders: { bow: 1 },
    civilians: { stern: 1 },
    vipers: { viper: { bow: 1 } },
    rolls: [1],
  });
  p.run((g) => activate(g, 'raiders'));
  expect(p.asked(0)).toBeNull();
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'viper-attacked', area: 'bow' }));
  expect(there(p.g.state.raiders)).toEqual({ bow: 1 });
});

rule('BG-ACTIVATE-07', 'the current player picks the order of areas; one is finished before the next begins', () => {
  const p = step([['raiders']], {
    raiders: { bow: 2, stern: 1 },
    vipers: { viper: { bow: 1, stern: 1 } },
    rolls: [1, 1, 1],
  });
  expect(p.asked(0)?.options.map(({ area }) => area)).toEqual(['bow', 'stern']);
  p.choose(0, { area: 'stern' });
  const order = p.events().filter(({ type }) => type === 'viper-attacked');
  expect(order.map(({ area }) => area)).toEqual(['stern', 'bow', 'bow']);
});

rule('BG-ACTIVATE-08', 'a raider that has moved into an area still to come does not act again there', () => {
  const p = step([['raiders']], { raiders: { bow: 1, 'starboard-bow': 1 }, civilians: { 'starboard-stern': 1 } });
  p.choose(0, { area: 'bow' });
  expect(there(p.g.state.raiders)).toEqual({ 'starboard-bow': 1, 'starboard-stern': 1 });
});

rule('BG-ACTIVATE-08', 'each icon is an activation of its own', () => {
  const p = step([['raiders'], ['raiders']], { raiders: { bow: 1 }, civilians: { stern: 1 } });
  expect(there(p.g.state.raiders)).toEqual({ 'starboard-stern': 1 });
});

rule(
  'BG-ACTIVATE-09',
  'an icon is resolved with no Cylon ship on the board; without the Cylon Fleet board to no effect',
  () => {
    const p = step([['basestars']], { rolls: [1], pursuit: 1 });
    expect(p.g.state.basestars[0]).toMatchObject({ where: 'fleet', area: 'stern' });
    expect(p.g.state.pursuit).toBe(2);
    const without = step([['basestars', 'raiders', 'launch', 'heavy']], { cylonFleet: false });
    expect(without.events().every(({ type }) => type === 'activated')).toBe(true);
  },
);
