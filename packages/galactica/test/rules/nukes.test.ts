import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { canLaunchNuke, gainNuke, launchNuke, loseNukes } from '../../src/core/rules/nukes.ts';
import { giveTitle } from '../../src/core/rules/titles.ts';
import { zones } from '../../src/core/state/zones.ts';
import { freshGame, space, there } from './space.ts';

type Setup = Parameters<typeof space>[0];
const around = { raiders: { bow: 4, stern: 2 }, heavyRaiders: { bow: 1 }, basestars: [{ area: 'bow' }] } as const;

/** The Admiral, seat 1, launches a nuke at an area in front of Galactica. */
function nuke(die: number, setup: Setup = {}) {
  const p = space({ ...around, ...setup, rolls: [die] }).run((g) => launchNuke(g, seat(1)));
  return p.choose(1, { area: 'bow' });
}
const damage = (p: ReturnType<typeof space>) => p.events().filter(({ type }) => type === 'basestar-damaged').length;

rule(['BG-NUKE-01', 'BG-TITLE-13'], 'a game starts with two nukes in the hands of the Admiral', () => {
  expect(freshGame().nukes).toMatchObject({ held: 2, beside: 1 });
});

rule('BG-TITLE-13', 'the tokens go with the title', () => {
  const p = space({ nukes: 1 });
  p.run((g) => giveTitle(g, 'admiral', seat(0)));
  expect(p.g.state.admiral).toBe(0);
  expect(canLaunchNuke(p.g)).toBe(true);
  p.run((g) => launchNuke(g, g.holder('admiral') ?? seat(9)));
  expect(p.asked(0)?.kind).toBe('nuke-area');
});

const buildNuke = (nukes: number) => {
  const p = space({ seats: [{ hand: ['Build Nuke'] }, {}, {}], nukes });
  p.run((g) => takeAction(g, seat(0)));
  return p;
};

rule('BG-NUKE-02', 'Build Nuke gives the Admiral a third nuke or one that was used', () => {
  for (const nukes of [0, 1, 2]) {
    const p = buildNuke(nukes).choose(0, { name: 'Build Nuke' });
    expect(p.g.state.nukes).toMatchObject({ held: nukes + 1, beside: 2 - nukes });
  }
});

rule('BG-NUKE-03', 'the Admiral never has more than three', () => {
  const p = buildNuke(3);
  const card = p.asked(0)?.options.find(({ name }) => name === 'Build Nuke');
  if (card) p.choose(0, { name: 'Build Nuke' });
  gainNuke(p.g);
  expect(p.g.state.nukes).toMatchObject({ held: 3, beside: 0 });
});

rule(
  ['BG-NUKE-04', 'BG-NUKE-12'],
  'a launched nuke lies beside the board, whatever the roll, and can be regained',
  () => {
    for (const die of [1, 4, 7, 8]) {
      const p = nuke(die, { nukes: 2, basestars: [], raiders: {}, heavyRaiders: {} });
      expect(p.g.state.nukes).toMatchObject({ held: 1, beside: 2 });
      gainNuke(p.g);
      expect(p.g.state.nukes.held).toBe(2);
    }
  },
);

rule('BG-NUKE-05', 'it is aimed at any space area, and the Admiral rolls', () => {
  const p = space({ basestars: [{ area: 'bow' }], rolls: [4] }).run((g) => launchNuke(g, seat(1)));
  expect(p.asked(1)?.options.map(({ type }) => type)).toEqual(Array(6).fill('area'));
  p.choose(1, { area: 'stern' });
  expect(p.g.state.basestars[0]?.where).toBe('main');
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'die-rolled', roller: 1, purpose: 'nuke' }));
});

rule(['BG-NUKE-06', 'BG-COMBINE-80'], '1 and 2 damage one basestar of the area twice', () => {
  for (const die of [1, 2]) {
    const p = nuke(die, { basestars: [{ area: 'bow' }, { area: 'stern', damage: ['critical'] }] });
    expect(damage(p)).toBe(2);
    expect(p.g.state.basestars[0]?.where).toBe('main');
    expect(there(p.g.state.raiders)).toEqual({ bow: 4, stern: 2 });
  }
});

rule(['BG-NUKE-07', 'BG-COMBINE-80'], '3 to 6 destroy one basestar of the area', () => {
  for (const die of [3, 4, 5, 6]) {
    const p = nuke(die);
    expect(damage(p)).toBe(0);
    expect(p.g.state.basestars[0]?.where).toBe('supply');
    expect(there(p.g.state.raiders)).toEqual({ bow: 4, stern: 2 });
  }
});

rule(['BG-NUKE-08', 'BG-COMBINE-80'], '7 destroys one basestar and three raiders, no heavy raiders', () => {
  const p = nuke(7);
  expect(p.g.state.basestars[0]?.where).toBe('supply');
  expect(there(p.g.state.raiders)).toEqual({ bow: 1, stern: 2 });
  expect(there(p.g.state.heavyRaiders)).toEqual({ bow: 1 });
  expect(there(nuke(7, { raiders: { bow: 2 } }).g.state.raiders)).toEqual({});
});

rule(
  ['BG-NUKE-09', 'BG-COMBINE-80'],
  '8 destroys every ship of the area, piloted vipers and civilian ships too',
  () => {
    const p = nuke(8, {
      seats: [{}, { at: 'command' }, { piloting: { area: 'bow' } }],
      vipers: { viper: { bow: 2 }, 'assault-raptor': { bow: 1 } },
      reserve: { viper: 3, 'assault-raptor': 0 },
      civilians: { bow: 2, stern: 1 },
      basestars: [{ area: 'bow' }, { area: 'bow' }],
    });
    const { state } = p.g;
    expect([there(state.raiders), there(state.heavyRaiders)]).toEqual([{ stern: 2 }, {}]);
    expect(state.basestars.map(({ where }) => where)).toEqual(['supply', 'supply']);
    expect([state.vipers.viper.destroyed, state.vipers['assault-raptor'].destroyed]).toEqual([3, 1]);
    expect(there(state.vipers.viper.space)).toEqual({});
    expect(p.g.player(seat(2)).place).toBe('sickbay');
    expect([p.g.cards.count(zones.civilians.bow), p.g.cards.count(zones.civilians.stern)]).toEqual([0, 1]);
  },
);

rule('BG-NUKE-10', 'with several basestars in the area the Admiral picks the one that is hit', () => {
  const p = nuke(4, { basestars: [{ area: 'bow' }, { area: 'bow' }] });
  expect(p.asked(1)?.options.map(({ basestar }) => basestar)).toEqual([0, 1]);
  p.choose(1, { basestar: 1 });
  expect(p.g.state.basestars.map(({ where }) => where)).toEqual(['main', 'supply']);
});

rule('BG-NUKE-11', '1 to 7 without a fitting ship there: no effect, but a 7 still takes raiders', () => {
  for (const die of [1, 3, 6]) {
    const p = nuke(die, { basestars: [{ area: 'stern' }] });
    expect(p.g.state.basestars[0]?.where).toBe('main');
    expect(there(p.g.state.raiders)).toEqual({ bow: 4, stern: 2 });
    expect(p.g.state.nukes.held).toBe(1);
  }
  expect(there(nuke(7, { basestars: [] }).g.state.raiders)).toEqual({ bow: 1, stern: 2 });
});

rule('BG-NUKE-13', 'without the Cylon Fleet board it is aimed at one basestar', () => {
  const aim = (die: number, setup: Setup = {}) => {
    const p = space({
      cylonFleet: false,
      ...around,
      basestars: [{ area: 'stern' }, { area: 'bow' }],
      rolls: [die],
      ...setup,
    });
    p.run((g) => launchNuke(g, seat(1)));
    expect(p.asked(1)?.options.map(({ basestar }) => basestar)).toEqual([0, 1]);
    return p.choose(1, { basestar: 1 });
  };
  expect(damage(aim(2, { basestars: [{ area: 'stern', damage: ['critical'] }, { area: 'bow' }] }))).toBe(2);
  for (const die of [3, 6]) {
    const p = aim(die);
    expect(p.g.state.basestars[1]?.where).toBe('supply');
    expect(there(p.g.state.raiders)).toEqual({ bow: 4, stern: 2 });
  }
  for (const die of [7, 8]) {
    const p = aim(die, { civilians: { bow: 1 } });
    expect(p.g.state.basestars.map(({ where }) => where)).toEqual(['main', 'supply']);
    expect(there(p.g.state.raiders)).toEqual({ bow: 1, stern: 2 });
    expect(there(p.g.state.heavyRaiders)).toEqual({ bow: 1 });
    expect(p.g.cards.count(zones.civilians.bow)).toBe(1);
  }
  expect(canLaunchNuke(space({ cylonFleet: false }).g)).toBe(false);
});

rule('BG-DAMAGE-20', 'a nuke aimed at a basestar gets +2 for structural damage, one aimed at an area does not', () => {
  const p = space({ cylonFleet: false, basestars: [{ area: 'bow', damage: ['structural'] }], rolls: [1] });
  p.run((g) => launchNuke(g, seat(1)));
  expect(p.g.state.basestars[0]?.where).toBe('supply');
  expect(damage(p)).toBe(0);
  const area = nuke(2, {
    basestars: [
      { area: 'bow', damage: ['structural'] },
      { area: 'stern', damage: ['critical'] },
    ],
  });
  expect(damage(area)).toBe(1);
});

rule('BG-FAQ-15', 'nukes that Unauthorized Usage takes away can be regained with Build Nuke', () => {
  const p = space({ seats: [{ mutiny: ['Unauthorized Usage'], hand: ['Build Nuke'] }, {}, {}], nukes: 2, rolls: [1] });
  p.run((g) => takeAction(g, seat(0)))
    .choose(0, { name: 'Unauthorized Usage' })
    .choose(0, { area: 'bow' });
  expect(p.g.state.nukes).toMatchObject({ held: 0, beside: 3 });
  p.run((g) => takeAction(g, seat(0))).choose(0, { name: 'Build Nuke' });
  expect(p.g.state.nukes).toMatchObject({ held: 1, beside: 2 });
});

rule('BG-FAQ-16', 'an effect that takes nukes away puts them beside the board', () => {
  const p = space({ nukes: 2 });
  loseNukes(p.g, 1);
  expect(p.g.state.nukes).toMatchObject({ held: 1, beside: 2 });
  loseNukes(p.g, 'all');
  expect(p.g.state.nukes).toMatchObject({ held: 0, beside: 3 });
  expect(canLaunchNuke(p.g)).toBe(false);
});
