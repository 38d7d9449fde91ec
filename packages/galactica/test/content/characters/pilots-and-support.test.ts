import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect, test } from 'vitest';
import { discard } from '../../../src/core/effects/cards.ts';
import { context } from '../../../src/core/effects/effect.ts';
import { nothing } from '../../../src/core/effects/flow.ts';
import { lose } from '../../../src/core/effects/resources.ts';
import { current } from '../../../src/core/effects/who.ts';
import { takeAction } from '../../../src/core/rules/action.ts';
import { crisisStep } from '../../../src/core/rules/crisis.ts';
import { activateLocation } from '../../../src/core/rules/locations.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { sleeperPhase } from '../../../src/core/rules/sleeper-phase.ts';
import { discardStep, handLimit, turn } from '../../../src/core/rules/turn.ts';
import { launchUnmanned } from '../../../src/core/rules/vipers.ts';
import { startCharacter } from '../../../src/core/setup/choose-character.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { adding, crisis, skill } from '../../sheets.ts';

const starbuck = { character: 'kara-thrace', at: 'hangar-deck' } as const;
const apollo = { character: 'lee-adama', at: 'command' } as const;
const boomer = { character: 'sharon-valerii', at: 'armory' } as const;
const tyrol = { character: 'galen-tyrol', at: 'hangar-deck' } as const;
const adama = { character: 'william-adama' } as const;
const tigh = { character: 'saul-tigh', at: 'research-lab' } as const;

const content = adding({
  faces: [
    skill('Blank', { copies: { 1: 40 } }),
    crisis('First'),
    crisis('Second'),
    crisis('Trial', {
      kind: 'check',
      check: { difficulty: 4, skills: ['engineering'], pass: nothing, fail: lose('morale', 1) },
    }),
  ],
});
const blanks = (n: number) => Array.from({ length: n }, () => 'Blank');
const offered = (p: ReturnType<typeof position>, n: number) => p.asked(n)?.options.map(({ name }) => name) ?? [];

rule(
  'BG-CLAR-17',
  'Expert Pilot: Starbuck who begins her turn piloting has two actions, even if she has landed since',
  () => {
    const p = position({
      seats: [{ ...starbuck, piloting: { area: 'bow' }, hand: ['Blank'] }, adama, tigh],
      content,
      next: { crisis: ['First'] },
    });
    p.play();
    p.choose(0, { counts: [1, 0] });
    p.choose(0, { type: 'land', location: 'research-lab' });
    p.choose(0, { name: 'Blank' });
    p.choose(0, { type: 'location' }).choose(0, { skill: 'tactics' });
    expect(p.asked(0)?.kind).toBe('action');
    p.choose(0, { type: 'location' }).choose(0, { skill: 'tactics' });
    expect(p.asked(0)?.kind).not.toBe('action');

    const grounded = position({
      seats: [{ ...starbuck, at: 'research-lab' }, adama, tigh],
      content,
      next: { crisis: ['First'] },
    });
    grounded.play();
    grounded.choose(0, { counts: [1, 0] }).choose(0, { type: 'stay' });
    grounded.choose(0, { type: 'location' }).choose(0, { skill: 'tactics' });
    expect(grounded.asked(0)?.kind).not.toBe('action');
  },
);

test('Starbuck, Secret Destiny: a crisis is discarded and another drawn', () => {
  const p = position({ seats: [adama, starbuck, tigh], content, next: { crisis: ['First', 'Second'] } });
  p.run((g) => crisisStep(g, seat(0)));
  p.choose(1, { name: 'Secret Destiny' });
  expect(p.table.pending).toEqual([]);
  expect(p.names(zones.turnCrises)).toEqual(['Second']);
  expect(p.names(zones.crisisDiscard)).toEqual(['First']);
});

test("Starbuck, Insubordinate: Admiral's Quarters is 3 easier against her", () => {
  const against = (target: number) => {
    const p = position({ seats: [{ ...tigh, at: 'admirals-quarters' }, starbuck, tyrol], admiral: 0 });
    p.run((g) => activateLocation(g, seat(0), 'admirals-quarters'));
    return p
      .choose(0, { seat: target })
      .events()
      .find(({ type }) => type === 'check-begins')?.['difficulty'];
  };
  expect(against(1)).toBe(4);
  expect(against(2)).toBe(7);
});

rule(
  'BG-CLAR-23',
  'Alert Viper Pilot: Apollo may take over any viper placed from the Reserves, and acts at once',
  () => {
    const p = position({ seats: [{ ...tigh, at: 'command' }, apollo, adama] });
    p.run((g) => activateLocation(g, seat(0), 'command'));
    p.choose(0, { type: 'launch', ship: 'viper', area: 'port-bow' });
    p.choose(1, { name: 'Alert Viper Pilot' });
    expect(p.g.player(seat(1))).toMatchObject({ place: 'space', ship: 'viper', area: 'port-bow' });
    expect(p.g.state.vipers.viper.space['port-bow']).toBe(0);
    expect(p.asked(1)?.kind).toBe('action');
    p.choose(1, { type: 'viper' }).choose(1, { type: 'move', to: 'bow' });
    expect(p.asked(0)?.kind).toBe('activate-viper');
    const other = position({ seats: [tigh, apollo, adama] });
    other.run((g) => launchUnmanned(g, 'assault-raptor', 'port-stern'));
    expect(offered(other, 1)).toContain('Alert Viper Pilot');
  },
);

rule('BG-CLAR-24', 'not from the Brig, nor from another ship', () => {
  for (const at of ['brig', 'airlock'] as const) {
    const p = position({ seats: [tigh, { ...apollo, at }, adama] });
    p.run((g) => launchUnmanned(g, 'viper', 'port-stern'));
    expect(p.asked(1)).toBeNull();
  }
  const sick = position({ seats: [tigh, { ...apollo, at: 'sickbay' }, adama] });
  sick.run((g) => launchUnmanned(g, 'viper', 'port-stern'));
  expect(offered(sick, 1)).toContain('Alert Viper Pilot');
});

rule('BG-CLAR-25', 'not on a viper that another character pilots', () => {
  const p = position({ seats: [starbuck, apollo, adama] });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'location' }).choose(0, { ship: 'viper', area: 'port-bow' });
  expect(p.g.player(seat(0)).place).toBe('space');
  expect(p.asked(1)).toBeNull();
});

test('Apollo, CAG: up to six activations of unmanned vipers', () => {
  const p = position({ seats: [apollo, adama, tigh], reserve: { viper: 6 } });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'ability', name: 'CAG' });
  for (let n = 0; n < 6; n++) {
    p.choose(0, { type: 'launch', ship: 'viper', area: 'port-bow' });
    p.choose(0, { type: 'pass' }); // he is in Command himself
  }
  expect(p.table.pending).toEqual([]);
  expect(p.g.state.vipers.viper.space['port-bow']).toBe(6);
});

rule('BG-CLAR-26', 'Headstrong: Apollo’s forced discards are at random: for a crisis and for the hand limit', () => {
  const p = position({ seats: [{ ...apollo, hand: blanks(12) }, adama, tigh], content });
  p.run((g) => discard(current, 3).run(g, context('crisis', seat(0))));
  expect(p.table.pending).toEqual([]);
  expect(p.g.hand(seat(0))).toHaveLength(9);
  const limit = position({ seats: [adama, { ...apollo, hand: blanks(12) }, tigh], content });
  limit.run((g) => discardStep(g));
  expect(limit.table.pending).toEqual([]);
  expect(limit.g.hand(seat(1))).toHaveLength(10);
  const tighs = position({ seats: [{ ...tigh, hand: blanks(12) }, adama, apollo], content });
  tighs.run((g) => discard(current, 3).run(g, context('crisis', seat(0))));
  expect(tighs.asked(0)?.kind).toBe('discard');
});

rule('BG-CLAR-27', 'the card for changing ship he chooses himself', () => {
  const p = position({ seats: [{ ...apollo, hand: ['Repair', 'Executive Order'] }, adama, tigh] });
  p.run((g) => movementStep(g, seat(0)));
  p.choose(0, { location: 'airlock' });
  expect(offered(p, 0)).toEqual(['Repair', 'Executive Order']);
  p.choose(0, { name: 'Executive Order' });
  expect(p.handNames(0)).toEqual(['Repair']);
});

test('Apollo starts in a ship of his choice, on the Hangar Deck if there is none', () => {
  const p = position({ seats: [apollo, adama, tigh] });
  p.run((g) => startCharacter(g, seat(0)));
  expect(p.asked(0)?.options).toHaveLength(4);
  p.choose(0, { ship: 'assault-raptor', area: 'port-stern' });
  expect(p.g.player(seat(0))).toMatchObject({ place: 'space', ship: 'assault-raptor', area: 'port-stern' });
  const none = position({ seats: [apollo, adama, tigh], reserve: { viper: 0, 'assault-raptor': 0 } });
  none.run((g) => startCharacter(g, seat(0)));
  expect(none.g.player(seat(0)).place).toBe('hangar-deck');
});

test('Boomer, Recon: at the end of her turn she may look at the top crisis', () => {
  const p = position({ seats: [boomer, adama, tigh], content, next: { crisis: ['First', 'Second'] } });
  p.run((g) => turn(g));
  p.choose(0, { type: 'stay' }).choose(0, { type: 'nothing' });
  expect(p.asked(0)?.kind).toBe('turn-end');
  p.choose(0, { name: 'Recon' });
  expect(p.events(seat(1)).some((event) => JSON.stringify(event).includes('Second'))).toBe(false);
  const bottom = p.asked(0)?.options.findIndex((option) => JSON.stringify(option).includes('bottom')) ?? -1;
  expect(bottom).toBeGreaterThanOrEqual(0);
  p.table.give(seat(0), bottom);
  expect(p.names(zones.crisisDeck).at(-1)).toBe('Second');
  expect(p.table.pending).toEqual([]);
});

test('Boomer, Mysterious Intuition: the check of a crisis is decided without cards', () => {
  const decide = (outcome: string) => {
    const p = position({ seats: [tigh, boomer, adama], content, next: { crisis: ['Trial'] } });
    p.run((g) => crisisStep(g, seat(0)));
    p.choose(1, { name: 'Mysterious Intuition', outcome });
    expect(p.events().some(({ type }) => type === 'check-totalled')).toBe(false);
    return p.pass().g.state.resources.morale;
  };
  expect(decide('pass')).toBe(10);
  expect(decide('fail')).toBe(9);
});

test('Boomer, Sleeper Agent: after the Sleeper Agent phase she is in the Brig', () => {
  const p = position({ seats: [tigh, boomer, adama] });
  p.g.cards.moveAll(zones.notCylonDeck, zones.loyaltyDeck);
  p.run((g) => sleeperPhase(g));
  expect(p.g.player(seat(1)).place).toBe('brig');
  expect(p.g.cards.count(zones.loyalty(seat(1)))).toBe(3);
  expect(p.g.cards.count(zones.loyalty(seat(0)))).toBe(2);
});

test('Tyrol, Maintenance Engineer: after a Repair of his own turn another action, once', () => {
  const p = position({ seats: [{ ...tyrol, hand: ['Repair', 'Repair'] }, adama, tigh], damaged: ['hangar-deck'] });
  p.run((g) => takeAction(g, seat(0)));
  p.choose(0, { type: 'skill-card', name: 'Repair' }).choose(0, { index: 0 });
  expect(p.g.state.damaged['hangar-deck']).toBe(false);
  p.choose(0, { name: 'Maintenance Engineer' });
  expect(p.asked(0)?.kind).toBe('action');
  p.choose(0, { type: 'skill-card', name: 'Repair' });
  for (let asked = p.asked(0); asked && asked.kind !== 'repair-used'; asked = p.asked(0))
    p.table.give(seat(0), asked.min === 1 && asked.max === 1 ? 0 : [0]);
  expect(p.table.pending).toEqual([]);
});

rule('BG-CLAR-03', 'Tyrol may use Blind Devotion on a check with the cards face up, when all of them lie there', () => {
  const p = position({
    seats: [
      { ...tigh, hand: ['Repair 1'] },
      { ...tyrol, hand: ['Investigative Committee', 'Scientific Research 5'] },
      adama,
    ],
    content,
    next: { crisis: ['Trial'] },
    destiny: ['Scientific Research 3', 'Scientific Research 3'],
  });
  p.run((g) => crisisStep(g, seat(0)));
  p.choose(1, { name: 'Investigative Committee' });
  p.pass('add-to-check').choose(1, { name: 'Scientific Research' });
  p.choose(0, { name: 'Repair' });
  expect(p.asked(1)?.kind).toBe('before-reveal');
  expect(p.names(zones.checkOpen).sort()).toEqual(['Repair', 'Scientific Research']);
  p.choose(1, { name: 'Blind Devotion', skill: 'engineering' });
  p.pass();
  expect(p.events()).toContainEqual(expect.objectContaining({ type: 'check-totalled', strength: 0 }));
  expect(p.g.state.resources.morale).toBe(9);
});

test('Tyrol, Reckless: his hand limit is 8', () => {
  const p = position({ seats: [adama, { ...tyrol, hand: blanks(9) }, tigh], content });
  expect([0, 1, 2].map((n) => handLimit(p.g, seat(n)))).toEqual([10, 8, 10]);
  p.run((g) => discardStep(g));
  expect(p.asked(1)).toMatchObject({ kind: 'discard', min: 1, max: 1 });
});
