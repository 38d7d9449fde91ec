import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { withdrawCylonShips } from '../../src/core/rules/cylon-ships.ts';
import { areas } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { advancePursuit, placeOnFleetBoard } from '../../src/modules/cylon-fleet/pursuit.ts';
import { space, there } from './space.ts';

const civilians = (p: ReturnType<typeof space>) => areas.filter((area) => p.g.cards.count(zones.civilians[area]) > 0);

rule(
  'BG-PURSUIT-01',
  'an activation that places a ship advances the marker; ships that a jump leaves behind do not',
  () => {
    for (const icon of ['raiders', 'launch', 'heavy', 'basestars'] as const) {
      const p = space({ pursuit: 1 }).run((g) => activate(g, icon));
      expect(p.g.state.pursuit).toBe(2);
    }
    const jumped = space({ raiders: { bow: 2 }, pursuit: 1 }).run((g) => withdrawCylonShips(g));
    expect(jumped.g.state.pursuit).toBe(1);
  },
);

rule(['BG-PURSUIT-02', 'BG-BOARD-21'], 'each advance is one space, and without the board there is none', () => {
  const p = space({ pursuit: 1 }).run((g) => advancePursuit(g));
  expect(p.g.state.pursuit).toBe(2);
  expect(civilians(p)).toEqual([]);
  const without = space({ cylonFleet: false }).run((g) => advancePursuit(g));
  expect(without.g.state.pursuit).toBe(0);
});

rule('BG-PURSUIT-03', 'the first space: the CAG puts one civilian ship on the board', () => {
  const p = space({ pursuit: 0 }).run((g) => advancePursuit(g));
  expect(p.asked(2)?.kind).toBe('place-civilian');
  p.choose(2, { area: 'bow' });
  expect(civilians(p)).toEqual(['bow']);
  expect(p.asked(2)).toBeNull();
});

rule('BG-PURSUIT-04', 'the third space: the CAG puts two there, one after the other', () => {
  const p = space({ pursuit: 2 }).run((g) => advancePursuit(g));
  p.choose(2, { area: 'bow' });
  expect(civilians(p)).toEqual(['bow']);
  expect(p.asked(2)?.options.map(({ area }) => area)).not.toContain('bow');
  p.choose(2, { area: 'stern' });
  expect(civilians(p)).toEqual(['bow', 'stern']);
  expect(p.asked(2)).toBeNull();
});

const hunting = {
  pursuit: 3,
  fleetRaiders: { bow: 2, stern: 1 },
  fleetHeavyRaiders: { 'port-bow': 1 },
  basestars: [{ area: 'starboard-bow', where: 'fleet' }],
} as const;

rule(
  ['BG-PURSUIT-05', 'BG-BOARD-21'],
  'Auto Attack brings every ship of the Cylon Fleet board to its area of the main board',
  () => {
    const p = space({ ...hunting, raiders: { bow: 1 } }).run((g) => advancePursuit(g));
    const { state } = p.g;
    expect(there(state.raiders)).toEqual({ bow: 3, stern: 1 });
    expect(there(state.heavyRaiders)).toEqual({ 'port-bow': 1 });
    expect(state.basestars[0]).toMatchObject({ where: 'main', area: 'starboard-bow' });
    expect([there(state.fleetRaiders), there(state.fleetHeavyRaiders)]).toEqual([{}, {}]);
  },
);

rule('BG-PURSUIT-06', 'after an Auto Attack the marker is back at its start', () => {
  const p = space(hunting).run((g) => advancePursuit(g));
  expect(p.g.state.pursuit).toBe(0);
});

rule(
  'BG-PURSUIT-07',
  'the ship whose placing brings the Auto Attack on takes part in it, and nothing that came acts',
  () => {
    const p = space({ ...hunting, vipers: { viper: { bow: 1 } }, basestars: [], rolls: [2] }).run((g) =>
      activate(g, 'raiders'),
    );
    expect(there(p.g.state.raiders)).toEqual({ bow: 2, 'port-stern': 1, stern: 1 });
    expect(p.events().map(({ type }) => type)).not.toContain('viper-attacked');
  },
);

rule(
  'BG-UNI-167',
  'no ship left of that kind and none on the Cylon Fleet board: the marker advances all the same',
  () => {
    const p = space({ heavyRaiders: { bow: 4 }, fleetRaiders: { bow: 3 }, pursuit: 1 });
    p.run((g) => placeOnFleetBoard(g, 'heavy-raider'));
    expect(p.g.state.pursuit).toBe(2);
    expect(there(p.g.state.fleetRaiders)).toEqual({ bow: 3 });
    expect(there(p.g.state.raiders)).toEqual({});
  },
);
