import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { attack } from '../../src/core/rules/attack.ts';
import { damageBasestar, destroyBasestar } from '../../src/core/rules/basestars.ts';
import { launchHeavyRaiders } from '../../src/core/rules/heavy-raiders.ts';
import { launchRaiders } from '../../src/core/rules/raiders.ts';
import { type BasestarToken, basestarTokens } from '../../src/core/state/terms.ts';
import { space, there } from './space.ts';

const basestars = (setup: Parameters<typeof space>[0]) => space(setup).run((g) => activate(g, 'basestars'));
const attacks = (p: ReturnType<typeof space>) => p.events().filter(({ type }) => type === 'galactica-attacked');
const tokensOn = (p: ReturnType<typeof space>, index: 0 | 1): BasestarToken[] =>
  basestarTokens.filter((token) => p.g.state.basestars[index]?.damage[token]);
const hit = (p: ReturnType<typeof space>, times = 1) =>
  p.run(function* (g) {
    for (let n = 0; n < times; n++) yield* damageBasestar(g, 0, null);
  });

rule('BG-BASESTAR-01', 'each basestar of the main board rolls once; a hit may be taken on Pegasus', () => {
  const p = basestars({ basestars: [{ area: 'bow' }, { area: 'stern' }], rolls: [3, 4] });
  p.choose(0, { area: 'stern' });
  expect(attacks(p)).toMatchObject([
    { area: 'stern', result: 3, hit: false },
    { area: 'bow', result: 4, hit: true },
  ]);
  expect(p.asked(0)).toMatchObject({
    kind: 'choose-damaged-ship',
    options: [{ ship: 'galactica' }, { ship: 'pegasus' }],
  });
  p.choose(0, { ship: 'pegasus' });
  expect(p.asked(0)).toBeNull();
  expect(p.events().filter(({ type }) => type === 'location-damaged')).toHaveLength(1);
});

rule('BG-BASESTAR-02', 'with none on the main board one goes to the Cylon Fleet board and pursuit advances', () => {
  const p = basestars({ basestars: [{ area: 'bow', where: 'fleet' }], rolls: [4], pursuit: 1 });
  expect(p.g.state.basestars[1]).toMatchObject({ where: 'fleet', area: 'port-bow' });
  expect(p.g.state.pursuit).toBe(2);
  expect(attacks(p)).toEqual([]);
});

rule(['BG-BASESTAR-03', 'BG-DAMAGE-19'], 'disabled weapons: no attack, no new basestar, no pursuit', () => {
  const p = basestars({ basestars: [{ area: 'bow', damage: ['weapons'] }] });
  expect(attacks(p)).toEqual([]);
  expect(p.g.state.basestars[1]?.where).toBe('supply');
  expect(p.g.state.pursuit).toBe(0);
  const two = basestars({ basestars: [{ area: 'bow', damage: ['weapons'] }, { area: 'stern' }], rolls: [1] });
  expect(attacks(two)).toMatchObject([{ area: 'stern' }]);
});

rule('BG-DAMAGE-16', 'a damaged basestar gets a random token of those unused', () => {
  const seen = new Set<string>();
  for (let n = 0; n < 40; n++) {
    const p = hit(space({ basestars: [{ area: 'bow' }, { area: 'stern', damage: ['hangar'] }], seed: `token ${n}` }));
    const [token, more] = tokensOn(p, 0);
    expect(more).toBeUndefined();
    if (token) seen.add(token);
  }
  expect([...seen].sort()).toEqual(['critical', 'structural', 'weapons']);
});

rule(
  ['BG-DAMAGE-17', 'BG-DAMAGE-21'],
  'a critical hit counts for two, so with one other token the basestar is destroyed',
  () => {
    const p = hit(
      space({
        basestars: [
          { area: 'bow', damage: ['hangar'] },
          { area: 'stern', damage: ['weapons', 'structural'] },
        ],
      }),
    );
    expect(p.g.state.basestars[0]?.where).toBe('supply');
    const two = hit(
      space({
        basestars: [
          { area: 'bow', damage: ['hangar'] },
          { area: 'stern', damage: ['critical'] },
        ],
      }),
    );
    expect(two.g.state.basestars[0]?.where).toBe('main');
    expect(tokensOn(two, 0)).toHaveLength(2);
  },
);

rule('BG-DAMAGE-18', 'with a disabled hangar it launches neither raiders nor heavy raiders', () => {
  const p = space({ basestars: [{ area: 'bow', damage: ['hangar'] }, { area: 'stern' }] });
  p.run((g) => launchRaiders(g, 2)).run((g) => launchHeavyRaiders(g, 1));
  expect(there(p.g.state.raiders)).toEqual({ stern: 2 });
  expect(there(p.g.state.heavyRaiders)).toEqual({ stern: 1 });
});

rule('BG-DAMAGE-20', 'structural damage adds 2 to attacks on that basestar only', () => {
  const fire = (index: 0 | 1) => {
    const p = space({ basestars: [{ area: 'bow', damage: ['structural'] }, { area: 'bow' }], rolls: [6] });
    p.run((g) => attack(g, seat(0), 'viper', { kind: 'basestar', basestar: index }));
    return p.events().find(({ type }) => type === 'attacked');
  };
  expect(fire(0)).toMatchObject({ result: 8, hit: true });
  expect(fire(1)).toMatchObject({ result: 6, hit: false });
});

rule('BG-DAMAGE-22', 'a destroyed basestar gives its tokens back', () => {
  const p = space({ basestars: [{ area: 'bow', damage: ['critical'] }] });
  hit(p);
  expect(tokensOn(p, 0)).toEqual([]);
  expect(p.g.state.basestars[0]?.where).toBe('supply');
});

rule('BG-DAMAGE-23', 'an effect that destroys a basestar draws no token', () => {
  const p = space({ basestars: [{ area: 'bow' }] }).run((g) => destroyBasestar(g, 0, null));
  expect(p.events().map(({ type }) => type)).toEqual(['basestar-destroyed']);
  expect(p.g.state.basestars[0]?.where).toBe('supply');
});

rule('BG-UNI-152', 'the hit that destroys a basestar with two damage draws no token', () => {
  const p = hit(
    space({
      basestars: [
        { area: 'bow', damage: ['hangar', 'weapons'] },
        { area: 'stern', damage: ['structural'] },
      ],
    }),
  );
  expect(p.events().map(({ type }) => type)).toEqual(['basestar-destroyed']);
});
