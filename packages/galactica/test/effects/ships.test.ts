import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { expect, test } from 'vitest';
import type { Context, Effect } from '../../src/core/effects/effect.ts';
import {
  activate,
  activateOneViper,
  activateVipers,
  attack,
  boarding,
  damageVipers,
  destroyCylon,
  destroyRaptor,
  destroyViper,
  gainAssaultRaptor,
  gainNuke,
  launchEach,
  loseNukes,
  nuke,
  place,
  regainRaptor,
  repairVipers,
  vipersHome,
} from '../../src/core/effects/ships.ts';
import { context } from '../../src/core/engine/context.ts';
import { zones } from '../../src/core/state/zones.ts';
import { pursuit } from '../../src/modules/cylon-fleet/effects.ts';
import { sentence } from '../../src/words/english/phrases.ts';
import { space, standing, there } from '../rules/space.ts';

type Setup = Parameters<typeof space>[0];
const acting = (more: Partial<Context> = {}) => context('skill', seat(0), { acting: true, ...more });
const run = (effect: Effect, setup: Setup = {}, c = acting()) => space(setup).run((g) => effect.run(g, c));
const possible = (effect: Effect, setup: Setup = {}, c = acting()) => effect.possible?.(space(setup).g, c) ?? true;

test('every effect of ships says itself in English', () => {
  const said = [
    [place('bow', { basestar: 1, raider: 3 }), 'Place 1 basestar and 3 raiders in front of Galactica.'],
    [place('picked', { heavyRaider: 2, civilian: 1 }), 'Place 2 heavy raiders and 1 civilian ship there.'],
    [boarding(2), 'Put 2 centurions at the start of the Boarding Party track.'],
    [
      activate('raiders', 'launch', 'heavy', 'basestars'),
      'Activate: raiders, launch raiders, heavy raiders, basestars.',
    ],
    [launchEach({ raider: 2, heavyRaider: 1 }), 'Each basestar launches 2 raiders and 1 heavy raider.'],
    [pursuit, 'Advance the pursuit marker 1 space.'],
    [destroyCylon('you', { raider: 3, centurion: 1 }), 'You destroy 3 raiders or 1 centurion.'],
    [activateVipers('you', 1), 'You may activate 1 unmanned viper.'],
    [activateVipers('you', 6), 'You may activate unmanned vipers up to 6 times.'],
    [activateVipers('you', 1, { must: true }), 'You activate 1 unmanned viper if possible.'],
    [activateOneViper('you', 3), 'You may activate one unmanned viper up to 3 times.'],
    [attack('you', 'galactica'), 'You attack 1 Cylon ship with Galactica.'],
    [attack('you', 'marine', 2), 'You attack 1 centurion (+2 to the die).'],
    [damageVipers(2, 'reserves'), 'Damage 2 vipers in the Reserves.'],
    [damageVipers(1, 'space'), 'Damage 1 viper in space.'],
    [damageVipers(1, 'both'), 'Damage 1 viper in space or in the Reserves.'],
    [destroyViper(), 'Destroy 1 viper.'],
    [repairVipers(2, { upTo: true }), 'Repair up to 2 damaged vipers.'],
    [repairVipers(3, { destroyed: true }), 'Repair 3 vipers, damaged or destroyed.'],
    [repairVipers('all'), 'Repair all damaged vipers.'],
    [destroyRaptor(), 'Destroy 1 raptor.'],
    [regainRaptor(1), 'Bring 1 destroyed raptor back to the Reserves.'],
    [gainAssaultRaptor, 'Destroy 1 raptor of the Reserves and gain 1 assault raptor.'],
    [vipersHome, 'All vipers in space go to the Reserves, their pilots to the Hangar Deck.'],
    [nuke('you'), 'You launch 1 nuke.'],
    [gainNuke, 'The Admiral gains 1 nuke.'],
    [loseNukes(1), 'Discard 1 nuke.'],
    [loseNukes('all'), 'Discard all nukes.'],
  ] as const;
  for (const [effect, words] of said) expect(sentence(effect.text)).toBe(words);
});

test('ships are placed in the area named or picked', () => {
  const named = run(place('bow', { basestar: 1, raider: 3, heavyRaider: 1, civilian: 2 }));
  expect(named.g.state.basestars[0]).toMatchObject({ where: 'main', area: 'bow' });
  expect([there(named.g.state.raiders), there(named.g.state.heavyRaiders)]).toEqual([{ bow: 3 }, { bow: 1 }]);
  expect(named.g.cards.count(zones.civilians.bow)).toBe(2);
  const picked = run(place('picked', { raider: 1 }), {}, acting({ area: 'stern' }));
  expect(there(picked.g.state.raiders)).toEqual({ stern: 1 });
  expect(there(run(place('picked', { raider: 1 })).g.state.raiders)).toEqual({});
});

test('centurions come aboard as far as there are any', () => {
  expect(run(boarding(2), { boarding: [1, 0, 2] }).g.state.boarding.get(0)).toBe(2);
});

test('icons are activated in their order', () => {
  const p = run(activate('launch', 'heavy'), { basestars: [{ area: 'bow' }] });
  expect([there(p.g.state.raiders), there(p.g.state.heavyRaiders)]).toEqual([{ bow: 3 }, { bow: 1 }]);
});

test('basestars launch, one more of each kind with a card that says so', () => {
  const swarm = [standing('Swarm', { launchCount: (_g, _owner, _kind, n) => n + 1 })];
  const p = run(launchEach({ raider: 2, heavyRaider: 1 }), { basestars: [{ area: 'bow' }], standing: swarm });
  expect([there(p.g.state.raiders), there(p.g.state.heavyRaiders)]).toEqual([{ bow: 3 }, { bow: 2 }]);
});

test('the pursuit marker advances', () => {
  expect(run(pursuit, { pursuit: 1 }).g.state.pursuit).toBe(2);
});

test('Cylon ships of one kind are destroyed, one by one, where the player says', () => {
  const effect = destroyCylon('you', { raider: 3, heavyRaider: 1, centurion: 1 });
  const setup = { raiders: { bow: 2, stern: 2 }, heavyRaiders: { bow: 1 }, boarding: [0, 1] };
  const p = run(effect, setup);
  expect(p.asked(0)?.options).toHaveLength(4);
  p.choose(0, { kind: 'raider', area: 'bow' }).choose(0, { area: 'stern' });
  expect(p.asked(0)?.options.every(({ kind }) => kind === 'raider')).toBe(true);
  p.choose(0, { area: 'stern' });
  expect([there(p.g.state.raiders), p.g.state.heavyRaiders.bow, p.asked(0)]).toEqual([{ bow: 1 }, 1, null]);
  const heavy = run(effect, setup).choose(0, { kind: 'heavyRaider' });
  expect([heavy.g.state.heavyRaiders.bow, heavy.asked(0)]).toEqual([0, null]);
  expect(run(effect, setup).choose(0, { kind: 'centurion' }).g.state.boarding.get(1)).toBe(0);
  const here = run(destroyCylon('you', { raider: 3 }), setup, acting({ area: 'stern' }));
  expect(there(here.g.state.raiders)).toEqual({ bow: 2 });
  expect([possible(effect, setup), possible(effect), possible(effect, { basestars: [{ area: 'bow' }] })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('unmanned vipers are activated, by choice or not', () => {
  const one = { reserve: { viper: 1, 'assault-raptor': 0 } };
  expect(run(activateVipers('you', 2), one).asked(0)?.options[0]).toEqual({ type: 'nothing' });
  const must = run(activateVipers('you', 1, { must: true }), one);
  expect(must.asked(0)?.options.every(({ type }) => type === 'launch')).toBe(true);
  expect([
    possible(activateVipers('you', 1), one),
    possible(activateVipers('you', 1), { reserve: { viper: 0, 'assault-raptor': 0 } }),
  ]).toEqual([true, false]);
});

test('one viper is activated several times, and no other', () => {
  const p = run(activateOneViper('you', 3), {
    reserve: { viper: 1, 'assault-raptor': 0 },
    vipers: { viper: { bow: 1 } },
    raiders: { 'port-bow': 1 },
    rolls: [3],
  });
  p.choose(0, { type: 'viper', at: 'reserve' }).choose(0, { type: 'launch', area: 'port-stern' });
  expect(new Set(p.asked(0)?.options.flatMap(({ area }) => area ?? []))).toEqual(new Set(['port-stern']));
  p.choose(0, { type: 'move', to: 'port-bow' }).choose(0, { type: 'attack' });
  expect([p.asked(0), p.g.state.raiders['port-bow'], p.g.state.vipers.viper.reserve]).toEqual([null, 0, 0]);
});

test('a viper that somebody jumps into is out of reach, also when that player has left it again', () => {
  for (const action of ['nothing', 'reveal']) {
    const p = position({
      seats: [
        { character: 'kara-thrace' },
        { character: 'lee-adama', at: 'command', loyalty: ['cylon-centurion'] },
        { character: 'saul-tigh' },
      ],
    });
    p.run((g) => activateOneViper('you', 3).run(g, acting()));
    p.choose(0, { type: 'viper', ship: 'viper' }).choose(0, { type: 'launch', area: 'port-bow' });
    p.choose(1, { name: 'Alert Viper Pilot' }).choose(1, { type: action });
    if (action === 'reveal') p.choose(1, { type: 'no' });
    expect(p.asked(0)).toBeNull();
    expect(p.g.player(seat(1)).place).toBe(action === 'reveal' ? 'resurrection-ship' : 'space');
    expect(there(p.g.state.vipers.viper.space)).toEqual({});
  }
});

test('Galactica fires at any Cylon ship, marines at any centurion', () => {
  const p = run(attack('you', 'galactica'), { raiders: { stern: 1 }, basestars: [{ area: 'bow' }], rolls: [3] });
  p.choose(0, { target: { kind: 'raider', area: 'stern' } });
  expect(there(p.g.state.raiders)).toEqual({});
  expect(run(attack('you', 'marine', 2), { boarding: [0, 1], rolls: [5] }).g.state.boarding.get(1)).toBe(0);
  expect([possible(attack('you', 'galactica')), possible(attack('you', 'marine'))]).toEqual([false, false]);
});

test('vipers are damaged where the card says, piloted ones too', () => {
  const setup = { seats: [{}, { piloting: { area: 'bow' as const } }, {}], reserve: { viper: 1, 'assault-raptor': 0 } };
  const inSpace = run(damageVipers(2, 'space'), setup);
  expect(inSpace.g.player(seat(1)).place).toBe('sickbay');
  expect(inSpace.g.state.vipers.viper.reserve).toBe(1);
  const reserves = run(damageVipers(2, 'reserves'), setup);
  expect([reserves.g.state.vipers.viper.reserve, reserves.g.player(seat(1)).place]).toEqual([0, 'space']);
  const unmanned = { vipers: { viper: { bow: 1 } }, reserve: { viper: 1, 'assault-raptor': 0 } } as const;
  const home = run(damageVipers(2, 'reserves'), unmanned);
  expect([home.g.state.vipers.viper.reserve, there(home.g.state.vipers.viper.space)]).toEqual([0, { bow: 1 }]);
  expect(run(damageVipers(1, 'both'), setup).asked(0)?.options).toHaveLength(2);
  expect(run(damageVipers(1, 'both'), setup, acting({ area: 'bow' })).asked(0)?.options).toHaveLength(2);
  expect([possible(damageVipers(1, 'space'), setup), possible(damageVipers(1, 'space'))]).toEqual([true, false]);
});

test('a viper is destroyed by the one whom the card names', () => {
  const p = run(destroyViper('admiral'), { reserve: { viper: 1 }, vipers: { 'mark-vii': { bow: 1 } } });
  expect(p.asked(1)?.options).toHaveLength(3);
  p.choose(1, { ship: 'mark-vii' });
  expect(p.g.state.vipers['mark-vii'].destroyed).toBe(1);
  expect(possible(destroyViper(), { reserve: { viper: 0, 'assault-raptor': 0 } })).toBe(false);
});

test('vipers are repaired: some, up to some, all, destroyed ones only where the card says', () => {
  const setup = { reserve: { viper: 5 } };
  const two = run(repairVipers(2), setup).choose(0, { ship: 'viper' });
  expect([two.g.state.vipers.viper.reserve, two.g.state.vipers['mark-vii'].reserve, two.asked(0)]).toEqual([
    6,
    1,
    null,
  ]);
  const none = run(repairVipers(2, { upTo: true }), setup).choose(0, { type: 'nothing' });
  expect(none.g.state.vipers.viper.reserve).toBe(5);
  const everything = run(repairVipers('all'), setup);
  for (let n = 0; n < 5 && everything.asked(0); n++) everything.table.give(seat(0), 0);
  expect([everything.g.state.vipers.viper.damaged, everything.g.state.vipers['mark-vii'].damaged]).toEqual([0, 0]);
  const lost = { reserve: { viper: 6, 'mark-vii': 4, 'assault-raptor': 1 } };
  const back = space(lost).run(function* (g) {
    yield* destroyViper().run(g, acting());
    yield* repairVipers(1).run(g, acting());
    yield* repairVipers(1, { destroyed: true, by: 'admiral' }).run(g, acting());
  });
  back.choose(0, { ship: 'viper' });
  expect(back.g.state.vipers.viper).toMatchObject({ reserve: 6, destroyed: 0 });
  expect([possible(repairVipers(1), lost), possible(repairVipers(1), setup)]).toEqual([false, true]);
});

test('raptors are destroyed, regained and rebuilt', () => {
  expect(run(destroyRaptor(2), { reserve: { raptor: 1 } }).g.state.raptors).toMatchObject({ reserve: 0, destroyed: 4 });
  expect(run(regainRaptor(1), { reserve: { raptor: 1 } }).g.state.raptors).toMatchObject({ reserve: 2, destroyed: 2 });
  expect([possible(regainRaptor(1)), possible(destroyRaptor(), { reserve: { raptor: 0 } })]).toEqual([false, false]);
  expect(possible(gainAssaultRaptor, { reserve: { raptor: 0 } })).toBe(false);
});

test('all vipers go home, assault raptors too, and pilots to the Hangar Deck', () => {
  const p = run(vipersHome, {
    seats: [{}, { piloting: { area: 'bow' } }, { piloting: { ship: 'assault-raptor', area: 'stern' } }],
    vipers: { viper: { bow: 3 }, 'mark-vii': { stern: 1 } },
    reserve: { viper: 0, 'assault-raptor': 0 },
    damaged: ['hangar-deck'],
  });
  expect([1, 2].map((number) => p.g.player(seat(number)).place)).toEqual(['hangar-deck', 'hangar-deck']);
  const { vipers } = p.g.state;
  expect([vipers.viper.reserve, vipers['mark-vii'].reserve, vipers['assault-raptor'].reserve]).toEqual([4, 1, 1]);
  expect(there(vipers.viper.space)).toEqual({});
});

test('nukes are launched, gained and lost', () => {
  const p = run(nuke('admiral'), { basestars: [{ area: 'bow' }], rolls: [3] }).choose(1, { area: 'bow' });
  expect([p.g.state.basestars[0]?.where, p.g.state.nukes.held]).toEqual(['supply', 1]);
  expect(run(gainNuke, { nukes: 1 }).g.state.nukes.held).toBe(2);
  expect(run(loseNukes(1), { nukes: 2 }).g.state.nukes.held).toBe(1);
  expect(run(loseNukes('all'), { nukes: 3 }).g.state.nukes.held).toBe(0);
  expect([nuke('you'), loseNukes(1)].map((effect) => possible(effect, { nukes: 0 }))).toEqual([false, false]);
  expect(possible(gainNuke, { nukes: 3 })).toBe(false);
});
