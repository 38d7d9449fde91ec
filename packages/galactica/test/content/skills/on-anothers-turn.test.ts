import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { takeAction } from '../../../src/core/rules/action.ts';
import { happened, lastOf, type PlainSetup, plain } from '../../rules/checks.ts';

/** The player at seat 1, who acts on the turn of seat 0, plays a card for its action. */
function playing(card: string, setup: PlainSetup & { readonly pilot?: boolean } = {}) {
  const { pilot = false, ...rest } = setup;
  const actor = pilot ? { piloting: { area: 'bow' as const } } : {};
  const p = plain({ seats: [{}, { hand: [card], ...actor }, {}], ...rest });
  p.run((g) => takeAction(g, seat(1), { by: 'Executive Order' }));
  return p.choose(1, { type: 'skill-card' });
}
const raiders = { raiders: { bow: 2, stern: 1 }, heavyRaiders: { bow: 1 } };
const rollers = (p: ReturnType<typeof playing>) => happened(p, 'die-rolled').map((event) => event['roller']);

rule('BG-ACTION-03', 'who plays a card on another player’s turn makes its choices', () => {
  const reserve = { viper: 3, 'mark-vii': 1, 'assault-raptor': 1 };
  const asked: readonly (readonly [kind: string, p: ReturnType<typeof playing>])[] = [
    ['draw-skill', playing('Consolidate Power')],
    ['give-quorum', playing('Popular Influence')],
    ['choose-location', playing('Unorthodox Plan', { ...raiders, boarding: [1] })],
    ['choose-deck', playing('Launch Scout', { rolls: [3] })],
    ['pick-viper', playing('Combat Veteran')],
    ['attack-target', playing('Maximum Firepower', { ...raiders, pilot: true })],
    ['fly-anywhere', playing('Full Throttle', { pilot: true })],
    ['pick-viper', playing('Launch Reserves', { reserve, pilot: true })],
    ['choose-effect', playing('Raptor Specialist', { reserve: { raptor: 1 } })],
    ['repair-viper', playing('Repair', { seats: [{}, { at: 'hangar-deck', hand: ['Repair'] }, {}] })],
    ['move-or-act', playing('State of Emergency')],
  ];
  for (const [kind, p] of asked) expect([kind, p.asked(0)]).toEqual([p.asked(1)?.kind, null]);
  const throttle = playing('Full Throttle', { ...raiders, pilot: true }).choose(1, { type: 'nothing' });
  expect([throttle.asked(1)?.kind, throttle.asked(0)]).toEqual(['attack-target', null]);
});

rule(['BG-ACTION-03', 'BG-ATTACK-01'], 'and rolls and draws', () => {
  const scout = playing('Launch Scout', { rolls: [1] });
  const fuel = playing('Scout for Fuel', { rolls: [4] });
  const limits = playing('Test the Limits', { rolls: [6] });
  const shot = playing('Maximum Firepower', { ...raiders, pilot: true, rolls: [3] }).choose(1, {
    target: { kind: 'raider', area: 'bow' },
  });
  for (const p of [scout, fuel, limits, shot]) expect(rollers(p)).toEqual([1]);
  expect(playing('Negotiation').handNames(1)).toHaveLength(1);
  const next = { quorum: ['Food Rationing', 'Inspirational Speech'] };
  const speech = playing('Popular Influence', { next, rolls: [6] }).choose(1, { name: 'Food Rationing' });
  expect(rollers(speech.choose(1, { type: 'play' }))).toEqual([1]);
  expect(lastOf(scout, 'risked')).toMatchObject({ seat: 1 });
});
