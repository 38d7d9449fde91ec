import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { attack, type Target, targets, type Weapon } from '../../src/core/rules/attack.ts';
import { attackViper } from '../../src/core/rules/cylon-attacks.ts';
import type { Configuration } from '../../src/core/setup/options.ts';
import { areas, type ViperKind } from '../../src/core/state/terms.ts';
import { space, standing } from './space.ts';

const dice = [1, 2, 3, 4, 5, 6, 7, 8];
type Options = Partial<Pick<Configuration, 'sets' | 'cylonFleet' | 'conflictedLoyalties'>>;
const board = {
  raiders: { bow: 1 },
  heavyRaiders: { bow: 1 },
  basestars: [{ area: 'bow' }],
  boarding: [1],
} as const;

/** The rolls that do something to the target. */
function hits(target: Target, weapon: Weapon, ship?: ViperKind, options: Options = {}): number[] {
  return dice.filter((die) => {
    const p = space({ ...board, ...options, rolls: [die] });
    p.run((g) => attack(g, seat(1), weapon, target, ship ? { ship } : {}));
    const { state } = p.g;
    const gone =
      state.raiders.bow + state.heavyRaiders.bow + state.boarding.get(0) < 3 ||
      Object.values({ ...state.basestars[0]?.damage }).includes(true) ||
      p.events().some(({ type }) => type === 'basestar-damaged');
    return gone;
  });
}

rule(
  'BG-ATTACK-01',
  'an attack is one roll by whoever acts, held between 1 and 8; by Cylon ships, by the current player',
  () => {
    const p = space({ ...board, rolls: [5] });
    p.run((g) => attack(g, seat(2), 'viper', { kind: 'raider', area: 'bow' }, { modifier: 7 }));
    expect(p.events().filter(({ type }) => type === 'die-rolled')).toMatchObject([{ roller: 2 }]);
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'attacked', result: 8 }));
    const raider = space({ raiders: { bow: 1 }, vipers: { viper: { bow: 1 } }, current: 1, rolls: [1] });
    raider.run((g) => activate(g, 'raiders'));
    expect(raider.events().filter(({ type }) => type === 'die-rolled')).toMatchObject([{ roller: 1 }]);
    const basestar = space({ basestars: [{ area: 'bow' }], current: 1, rolls: [1] });
    basestar.run((g) => activate(g, 'basestars'));
    expect(basestar.events().filter(({ type }) => type === 'die-rolled')).toMatchObject([{ roller: 1 }]);
  },
);

rule('BG-ATTACK-02', 'a raider is destroyed on 3 to 8', () => {
  for (const weapon of ['viper', 'galactica'] as const) {
    expect(hits({ kind: 'raider', area: 'bow' }, weapon)).toEqual([3, 4, 5, 6, 7, 8]);
  }
});

rule('BG-ATTACK-03', 'a heavy raider is destroyed on 7 and 8', () => {
  for (const weapon of ['viper', 'galactica'] as const) {
    expect(hits({ kind: 'heavy-raider', area: 'bow' }, weapon)).toEqual([7, 8]);
  }
});

rule('BG-ATTACK-04', 'a centurion is destroyed on 7 and 8', () => {
  expect(hits({ kind: 'centurion', space: 0 }, 'marine')).toEqual([7, 8]);
});

/** What the rolls do to a viper attacked: damaged, then destroyed. */
function struck(ship: ViperKind, options: Options = {}): { damaged: number[]; destroyed: number[] } {
  const damaged: number[] = [];
  const destroyed: number[] = [];
  for (const die of dice) {
    const reserve = { viper: 5, 'mark-vii': ship === 'mark-vii' ? 3 : 0 };
    const p = space({ ...options, vipers: { [ship]: { bow: 1 } }, reserve, rolls: [die] });
    const before = p.g.state.vipers[ship].damaged;
    p.run((g) => attackViper(g, 'bow', ship, null));
    if (p.g.state.vipers[ship].damaged > before) damaged.push(die);
    if (p.g.state.vipers[ship].destroyed > 0) destroyed.push(die);
    expect(p.g.state.vipers[ship].space.bow).toBe(damaged.includes(die) || destroyed.includes(die) ? 0 : 1);
  }
  return { damaged, destroyed };
}

rule('BG-ATTACK-05', 'a viper is damaged on 5 to 7, destroyed on 8', () => {
  expect(struck('viper')).toEqual({ damaged: [5, 6, 7], destroyed: [8] });
});

rule(['BG-ATTACK-06', 'BG-COMBINE-79'], 'a mark VII is damaged on 6 and 7, destroyed on 8', () => {
  expect(struck('mark-vii')).toEqual({ damaged: [6, 7], destroyed: [8] });
});

rule(['BG-ATTACK-07', 'BG-COMBINE-78'], 'an assault raptor is destroyed on 7 and 8 and never damaged', () => {
  expect(struck('assault-raptor')).toEqual({ damaged: [], destroyed: [7, 8] });
});

rule('BG-ATTACK-08', 'a civilian ship attacked is destroyed with no die', () => {
  const p = space({ raiders: { bow: 1 }, civilians: { bow: 1 } }).run((g) => activate(g, 'raiders'));
  expect(p.events().map(({ type }) => type)).toContain('civilian-destroyed');
  expect(p.events().map(({ type }) => type)).not.toContain('die-rolled');
});

const hit = ['location-damaged', 'resource-token-hit'];
/** The rolls with which Galactica is hit. */
const hitsOnGalactica = (icon: 'raiders' | 'basestars', ships: Parameters<typeof space>[0]) =>
  dice.filter((die) => {
    const p = space({ ...ships, rolls: [die] }).run((g) => activate(g, icon));
    return p.asked(0)?.kind === 'choose-damaged-ship' || p.events().some(({ type }) => hit.includes(type));
  });

rule('BG-ATTACK-09', 'a raider damages Galactica on an 8', () => {
  expect(hitsOnGalactica('raiders', { raiders: { bow: 1 } })).toEqual([8]);
});

rule('BG-ATTACK-10', 'a basestar damages Galactica on 4 to 8', () => {
  expect(hitsOnGalactica('basestars', { basestars: [{ area: 'bow' }] })).toEqual([4, 5, 6, 7, 8]);
});

rule('BG-ATTACK-11', 'a viper or mark VII damages a basestar on an 8', () => {
  expect(hits({ kind: 'basestar', basestar: 0 }, 'viper', 'viper')).toEqual([8]);
  expect(hits({ kind: 'basestar', basestar: 0 }, 'viper', 'mark-vii')).toEqual([8]);
});

rule(['BG-ATTACK-12', 'BG-COMBINE-78'], 'an assault raptor damages a basestar on 7 and 8', () => {
  expect(hits({ kind: 'basestar', basestar: 0 }, 'viper', 'assault-raptor')).toEqual([7, 8]);
});

rule('BG-ATTACK-13', 'Galactica damages a basestar on 5 to 8', () => {
  expect(hits({ kind: 'basestar', basestar: 0 }, 'galactica')).toEqual([5, 6, 7, 8]);
});

rule('BG-COMBINE-77', 'the table of attacks is the same with any boxes and options', () => {
  const choices: readonly Options[] = [
    {},
    { cylonFleet: false },
    { sets: ['base'], cylonFleet: false, conflictedLoyalties: false },
  ];
  for (const options of choices) {
    expect(hits({ kind: 'raider', area: 'bow' }, 'viper', 'viper', options)).toEqual([3, 4, 5, 6, 7, 8]);
    expect(hits({ kind: 'heavy-raider', area: 'bow' }, 'viper', 'viper', options)).toEqual([7, 8]);
    expect(struck('viper', options)).toEqual({ damaged: [5, 6, 7], destroyed: [8] });
    expect(hitsOnGalactica('raiders', { ...options, raiders: { bow: 1 } })).toEqual([8]);
    expect(hitsOnGalactica('basestars', { ...options, basestars: [{ area: 'bow' }] })).toEqual([4, 5, 6, 7, 8]);
    expect(hits({ kind: 'basestar', basestar: 0 }, 'viper', 'viper', options)).toEqual([8]);
    expect(hits({ kind: 'basestar', basestar: 0 }, 'galactica', undefined, options)).toEqual([5, 6, 7, 8]);
    const raid = space({ ...options, raiders: { bow: 1 }, civilians: { bow: 1 } }).run((g) => activate(g, 'raiders'));
    const seen = raid.events().map(({ type }) => type);
    expect([seen.includes('civilian-destroyed'), seen.includes('die-rolled')]).toEqual([true, false]);
  }
});

rule('BG-ATTACK-14', 'human ships are never targets of vipers or of Galactica', () => {
  const p = space({
    vipers: { viper: { bow: 1 } },
    civilians: { bow: 2 },
    seats: [{}, { piloting: { area: 'bow' } }, {}],
  });
  for (const area of areas) expect(targets(p.g, 'viper', area)).toEqual([]);
  expect(targets(p.g, 'galactica')).toEqual([]);
  const both = space({ ...board, vipers: { viper: { bow: 1 } }, civilians: { bow: 2 } });
  expect(targets(both.g, 'galactica').map(({ kind }) => kind)).toEqual(['raider', 'heavy-raider', 'basestar']);
});

rule('BG-ATTACK-01', 'what is in play can change the die of an attack', () => {
  const cards = [
    standing('Fog', { attackModifier: (_g, _owner, { by, piloted }) => (by === 'viper' && !piloted ? -2 : 0) }),
  ];
  const fire = (piloted: boolean) => {
    const p = space({ ...board, standing: cards, seats: [{}, { piloting: { area: 'bow' } }, {}], rolls: [4] });
    p.run((g) => attack(g, seat(1), 'viper', { kind: 'raider', area: 'bow' }, { piloted }));
    return p.g.state.raiders.bow;
  };
  expect([fire(false), fire(true)]).toEqual([1, 0]);
});

rule('BG-ATTACK-01', 'a card played before a piloted attack can take its place: then there is no attack roll', () => {
  const p = space({
    seats: [{ hand: ['Best of the Best'] }, { piloting: { area: 'bow' } }, {}],
    raiders: { bow: 5 },
    heavyRaiders: { bow: 1 },
    rolls: [4],
  });
  p.run((g) => attack(g, seat(1), 'viper', { kind: 'heavy-raider', area: 'bow' }, { piloted: true }));
  p.choose(0, { name: 'Best of the Best' });
  expect(p.g.state.raiders.bow).toBe(1);
  expect(p.events().filter(({ type }) => type === 'die-rolled')).toHaveLength(1);
  expect(p.events().map(({ type }) => type)).not.toContain('attacked');
  // Not of an attack by an unmanned viper or by Galactica, though a pilot orders it.
  for (const weapon of ['viper', 'galactica'] as const) {
    const unmanned = space({
      seats: [{ hand: ['Best of the Best'] }, { piloting: { area: 'bow' } }, {}],
      raiders: { bow: 5 },
      rolls: [4],
    });
    unmanned.run((g) => attack(g, seat(1), weapon, { kind: 'raider', area: 'bow' }));
    expect(unmanned.table.pending).toEqual([]);
    expect(unmanned.g.state.raiders.bow).toBe(4);
  }
});
