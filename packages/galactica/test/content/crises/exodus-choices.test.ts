import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { adama, helo, roslin, starbuck } from '../../rules/people.ts';
import { chosen, damage, discardAll, few, full, hands, hit, knowsLoyalty, lost, places } from './drawing.ts';

const three = {
  seats: [{ hand: few }, { hand: full }, { hand: ['Executive Order 2', 'Repair 1', 'Repair 2', 'Repair 2'] }],
};

describe('choices of Exodus by President or Admiral', () => {
  test('Ambushed by the Press: morale, or the whole hand of the President', () => {
    expect(lost(chosen('Ambushed by the Press', 'president', 0, three))).toEqual({ morale: 1 });
    const p = chosen('Ambushed by the Press', 'president', 1, three);
    expect([lost(p), hands(p)]).toEqual([{}, [0, 6, 4]]);
  });

  test('Appoint Head of Security: all vipers come home and the Admiral loses two cards, or morale and a hit', () => {
    const setup = {
      seats: [{}, { hand: full }, {}, { piloting: { area: 'bow' as const } }],
      vipers: { viper: { stern: 1 } },
    };
    const p = chosen('Appoint Head of Security', 'admiral', 0, setup);
    expect([p.g.state.vipers.viper.reserve, places(p)[3], hands(p)[1]]).toEqual([6, 'hangar-deck', 4]);
    const other = hit(chosen('Appoint Head of Security', 'admiral', 1, setup));
    expect([lost(other), damage(other), hands(other)[1], places(other)[3]]).toEqual([{ morale: 1 }, 1, 6, 'space']);
  });

  test('Controversial Manuscript: morale, or morale gained for two hits', () => {
    expect(lost(chosen('Controversial Manuscript', 'president', 0))).toEqual({ morale: 1 });
    const p = hit(chosen('Controversial Manuscript', 'president', 1));
    expect([lost(p), damage(p)]).toEqual([{ morale: -1 }, 2]);
  });

  test('Hidden Explosives: a raptor and the current player hurt, or morale', () => {
    const p = chosen('Hidden Explosives', 'admiral', 0);
    expect([p.g.state.raptors.reserve, places(p)]).toEqual([3, ['command', 'command', 'sickbay']]);
    const other = chosen('Hidden Explosives', 'admiral', 1);
    expect([lost(other), other.g.state.raptors.reserve]).toEqual([{ morale: 1 }, 4]);
  });

  test('Interrogation: the Admiral has another hurt and may look at a loyalty card; or cards of two', () => {
    const seats = [{ loyalty: ['cylon-brig'] }, {}, {}];
    const p = chosen('Interrogation', 'admiral', 0, { seats });
    expect(p.asked(1)?.options).toEqual([
      { type: 'player', seat: 2 },
      { type: 'player', seat: 0 },
    ]);
    p.choose(1, { seat: 0 }).choose(1, { type: 'yes' });
    expect([places(p)[0], knowsLoyalty(p, 1, 0)]).toEqual(['sickbay', true]);
    const blind = chosen('Interrogation', 'admiral', 0, { seats }).choose(1, { seat: 0 }).choose(1, { type: 'no' });
    expect([places(blind)[0], knowsLoyalty(blind, 1, 0)]).toEqual(['sickbay', false]);
    expect(hands(discardAll(chosen('Interrogation', 'admiral', 1, three)))).toEqual([3, 4, 1]);
  });

  rule('BG-UNI-130', 'Interrogation: with nobody to be hurt there is nobody to be looked at either', () => {
    const seats = [{ at: 'brig' as const, loyalty: ['cylon-brig'] }, {}, { at: 'sickbay' as const }];
    const p = chosen('Interrogation', 'admiral', 0, { seats });
    expect([p.table.pending, knowsLoyalty(p, 1, 0)]).toEqual([[], false]);
  });

  test('Labor Dispute: two morale, or fuel and back on the track', () => {
    expect(lost(chosen('Labor Dispute', 'president', 0))).toEqual({ morale: 2 });
    const p = chosen('Labor Dispute', 'president', 1, { jumpTrack: 2 });
    expect([lost(p), p.g.state.jumpTrack]).toEqual([{ fuel: 1 }, 1]);
  });

  test('Medal of Distinction: morale gained, civilian ships in danger and raiders at once; or morale lost', () => {
    const p = chosen('Medal of Distinction', 'admiral', 0, { raiders: { bow: 1 } });
    p.choose(2, { area: 'bow' }).choose(2, { area: 'stern' });
    expect([p.g.cards.count(zones.civilians.stern), p.g.cards.count(zones.civiliansDestroyed)]).toEqual([1, 1]);
    expect(p.g.state.resources.morale).toBeGreaterThan(9);
    expect(lost(chosen('Medal of Distinction', 'admiral', 1))).toEqual({ morale: 1 });
  });

  rule(
    'BG-FAQ-44',
    'Medal of Distinction without the Cylon Fleet board: the Admiral places them, both in one area too',
    () => {
      const p = chosen('Medal of Distinction', 'admiral', 0, { cylonFleet: false, civilians: { stern: 1 } });
      p.choose(1, { area: 'stern' }).choose(1, { area: 'stern' });
      expect(p.g.cards.count(zones.civilians.stern)).toBe(3);
    },
  );

  rule(
    'BG-FAQ-45',
    'Medal of Distinction with the Cylon Fleet board: the CAG places them where there are none yet',
    () => {
      const p = chosen('Medal of Distinction', 'admiral', 0, { civilians: { stern: 1 } });
      expect(p.asked(2)?.options).not.toContainEqual({ type: 'area', area: 'stern' });
      p.choose(2, { area: 'bow' });
      expect(p.asked(2)?.options).not.toContainEqual({ type: 'area', area: 'bow' });
    },
  );

  test('The Circle: the President resigns or the current player is executed, or cards of two', () => {
    const seats = [{ hand: few }, {}, { hand: full, loyalty: ['cylon-brig'] }];
    const resigned = chosen('The Circle', 'president', 0, { seats }).choose(0, { index: 0 });
    expect(resigned.asked(0)?.options).not.toContainEqual({ type: 'player', seat: 0 });
    expect(resigned.choose(0, { seat: 1 }).g.state.president).toBe(1);
    const died = chosen('The Circle', 'president', 0, { seats }).choose(0, { index: 1 });
    expect([died.g.player(seat(2)).revealed, died.g.state.president]).toEqual([true, 0]);
    expect(hands(discardAll(chosen('The Circle', 'president', 1, { seats })))).toEqual([1, 0, 3]);
  });

  test('Truth and Reconciliation: morale and the Brig for somebody of the President’s choice, or cards of two', () => {
    const p = chosen('Truth and Reconciliation', 'president', 0).choose(0, { seat: 1 });
    expect([lost(p), places(p)]).toEqual([{ morale: 1 }, ['command', 'brig', 'command']]);
    const other = discardAll(chosen('Truth and Reconciliation', 'president', 1, three));
    expect([lost(other), hands(other)]).toEqual([{}, [1, 6, 1]]);
  });

  rule('BG-CRISIS-09', 'Unwelcome Faces: the Admiral discards the whole hand, then has somebody arrested', () => {
    const p = chosen('Unwelcome Faces', 'admiral', 0, three);
    expect([hands(p), p.asked(1)?.kind]).toEqual([[3, 0, 4], 'pick-player']);
    expect(places(p.choose(1, { seat: 2 }))).toEqual(['command', 'command', 'brig']);
    const other = hit(chosen('Unwelcome Faces', 'admiral', 1, three));
    expect([lost(other), damage(other), hands(other)]).toEqual([{ morale: 1 }, 1, [3, 6, 4]]);
  });

  test('Widespread Starvation: two food, or food and population', () => {
    expect(lost(chosen('Widespread Starvation', 'president', 0))).toEqual({ food: 2 });
    expect(lost(chosen('Widespread Starvation', 'president', 1))).toEqual({ food: 1, population: 1 });
  });
});

describe('choices of Exodus by the CAG', () => {
  test('Detente: all vipers come home and the pursuit goes on, or Cylon ships act', () => {
    const setup = { seats: [{}, {}, {}, { piloting: { area: 'bow' as const } }], vipers: { viper: { stern: 1 } } };
    const p = chosen('Detente', 'cag', 0, setup);
    expect([p.g.state.vipers.viper.reserve, places(p)[3], p.g.state.pursuit]).toEqual([6, 'hangar-deck', 1]);
    const acting = { basestars: [{ area: 'bow' as const }], raiders: { stern: 1 }, heavyRaiders: { bow: 1 } };
    const other = chosen('Detente', 'cag', 1, { ...acting, rolls: [1, 1] });
    const acts = other
      .events()
      .flatMap(({ type, by }) =>
        type === 'galactica-attacked' ? [by] : type === 'heavy-raider-moved' ? ['heavy'] : [],
      );
    expect(acts).toEqual(['basestar', 'raider', 'heavy']);
  });

  test('Raiders Inbound: population and a hit, or three cards each of CAG and Admiral', () => {
    const p = hit(chosen('Raiders Inbound', 'cag', 0, three));
    expect([lost(p), damage(p)]).toEqual([{ population: 1 }, 1]);
    expect(hands(discardAll(chosen('Raiders Inbound', 'cag', 1, three)))).toEqual([3, 3, 1]);
  });

  test('Return to Duty: pilots on Galactica may take off, then basestars launch; or basestars fire', () => {
    const drawn = () =>
      position({
        seats: [
          { ...adama, at: 'admirals-quarters' },
          { ...starbuck, at: 'sickbay', miracle: 0 },
          { ...helo, at: 'press-room', miracle: 0 },
          { character: 'sharon-valerii', at: 'brig', miracle: 0 },
          { character: 'lee-adama', at: 'armory', miracle: 0 },
        ],
        cag: 4,
        basestars: [{ area: 'bow' }],
        next: { crisis: ['Return to Duty'] },
      }).run((g) => crisisStep(g, g.current));
    const p = drawn().choose(4, { index: 0 });
    p.choose(1, { type: 'yes' }).choose(1, { ship: 'viper', area: 'port-bow' }).choose(4, { type: 'no' });
    expect(places(p)).toEqual(['admirals-quarters', 'space', 'press-room', 'brig', 'armory']);
    expect([p.g.state.raiders.bow, p.table.pending]).toEqual([3, []]);
    const other = drawn().rolls(1).choose(4, { index: 1 });
    expect([other.g.state.raiders.bow, places(other)[1]]).toEqual([0, 'sickbay']);
    expect(other.events()).toContainEqual(expect.objectContaining({ type: 'galactica-attacked', by: 'basestar' }));
  });

  test('Review Camera Footage: two vipers damaged, pursuit, one flies; or cards of CAG and current player', () => {
    const reserve = { viper: 4, 'assault-raptor': 0 };
    const p = chosen('Review Camera Footage', 'cag', 0, { reserve });
    expect([p.g.state.vipers.viper.reserve, p.g.state.pursuit, p.asked(2)?.kind]).toEqual([2, 1, 'place-civilian']);
    p.choose(2, { area: 'stern' }); // what the pursuit track brings
    p.choose(2, { type: 'launch', area: 'port-bow' });
    expect(p.g.state.vipers.viper.space['port-bow']).toBe(1);
    const other = discardAll(chosen('Review Camera Footage', 'cag', 1, { ...three, reserve }));
    expect([hands(other), other.g.state.pursuit]).toEqual([[0, 6, 2], 0]);
  });

  test('Tracked by Radiation: a fight at given places, or fuel', () => {
    const { g, table } = chosen('Tracked by Radiation', 'cag', 0);
    expect([g.state.basestars[0]?.area, g.state.raiders.bow, g.cards.count(zones.civilians.stern)]).toEqual([
      'bow',
      3,
      2,
    ]);
    expect(table.pending).toEqual([]);
    expect(lost(chosen('Tracked by Radiation', 'cag', 1))).toEqual({ fuel: 1 });
  });

  test('Training a Rookie: an unmanned viper flies, then raiders act; or two vipers damaged by the CAG', () => {
    const setup = { vipers: { viper: { bow: 1 } }, raiders: { stern: 1 }, reserve: { viper: 4, 'assault-raptor': 0 } };
    const p = chosen('Training a Rookie', 'cag', 0, setup);
    expect(p.asked(0)?.options).not.toContainEqual({ type: 'nothing' });
    p.rolls(1).choose(0, { type: 'move', area: 'bow', to: 'starboard-bow' });
    expect(p.g.state.vipers.viper.space['starboard-bow']).toBe(1);
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'galactica-attacked', by: 'raider' }));
    const other = chosen('Training a Rookie', 'cag', 1, setup).choose(2, { at: 'bow' });
    expect([other.g.state.vipers.viper.reserve, other.g.state.vipers.viper.space.bow]).toEqual([3, 0]);
  });

  test('without the Cylon Fleet board these stay in the box', () => {
    const p = position({ seats: [roslin, adama, starbuck], cylonFleet: false });
    expect(p.names(zones.crisisDeck)).not.toContain('Detente');
    expect(p.names(zones.crisisDeck)).toContain('The Circle');
  });
});
