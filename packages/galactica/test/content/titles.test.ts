import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { zones } from '../../src/core/state/zones.ts';

const tigh = { character: 'saul-tigh', at: 'research-lab' } as const;
const adama = { character: 'william-adama' } as const;
const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;
const cylon = { character: 'tom-zarek', revealed: true } as const;

const names = (p: ReturnType<typeof position>, n = 0) => p.asked(n)?.options.map(({ name }) => name) ?? [];

test('the President draws a quorum card as an action', () => {
  const p = position({ seats: [tigh, adama, starbuck], president: 0 });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'title', title: 'president' });
  expect(p.g.cards.count(zones.quorumHand(seat(0)))).toBe(1);
});

test('the Admiral launches a nuke as an action, while there is one', () => {
  const p = position({ seats: [tigh, adama, starbuck], admiral: 0, basestars: [{ area: 'bow' }], rolls: [3] });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'title', title: 'admiral' }).choose(0, { area: 'bow' });
  expect(p.g.state.nukes.held).toBe(1);
  expect(p.g.state.basestars[0]?.where).toBe('supply');
  const none = position({ seats: [tigh, adama, starbuck], admiral: 0, nukes: 0 });
  none.run((g) => takeAction(g, seat(0)));
  expect(none.asked(0)?.options).not.toContainEqual(expect.objectContaining({ title: 'admiral' }));
});

test('the CAG activates an unmanned viper, then must hand the title to another human player', () => {
  const p = position({ seats: [tigh, adama, cylon, starbuck], cag: 0, admiral: 1 });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Activate a viper and hand the title on' });
  expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ type: 'nothing' }));
  p.choose(0, { type: 'launch', ship: 'viper', area: 'port-bow' });
  expect(p.asked(0)?.options.map((one) => one['seat'])).toEqual([1, 3]);
  p.choose(0, { seat: 3 });
  expect(p.g.holder('cag')).toBe(3);
  expect(p.g.state.vipers.viper.space['port-bow']).toBe(1);
});

test('with no ship to activate the CAG can still hand the title on', () => {
  const p = position({ seats: [tigh, adama, starbuck], cag: 0, reserve: { viper: 0, 'assault-raptor': 0 } });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Activate a viper and hand the title on' }).choose(0, { seat: 1 });
  expect(p.g.holder('cag')).toBe(1);
});

test('a CAG who pilots may once per turn activate an unmanned viper and then take another action', () => {
  const p = position({
    seats: [{ ...starbuck, piloting: { area: 'bow' } }, adama, tigh],
    cag: 0,
    reserve: { viper: 3 },
  });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { name: 'Lead from the cockpit' });
  p.choose(0, { type: 'launch', ship: 'viper', area: 'port-stern' });
  expect(p.asked(0)?.kind).toBe('action');
  expect(names(p)).not.toContain('Lead from the cockpit');
  p.choose(0, { type: 'viper' }).choose(0, { type: 'move', to: 'port-bow' });
  expect(p.table.pending).toEqual([]);
  const grounded = position({ seats: [starbuck, adama, tigh], cag: 0 });
  grounded.run((g) => takeAction(g, seat(0)));
  expect(names(grounded)).not.toContain('Lead from the cockpit');
});
