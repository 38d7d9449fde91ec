import { type Position, position } from '@ragtag/galactica/testing';
import { type Card, seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { activate } from '../../src/core/rules/activate-cylon-ships.ts';
import { win } from '../../src/core/rules/end-of-game.ts';
import { playQuorum } from '../../src/core/rules/quorum.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import type { ActivationIcon } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { turnUpTop } from '../../src/modules/variants/assist.ts';
import { assistZones } from '../../src/modules/variants/zones.ts';
import { loyaltyDeck, loyaltyIds, tigh } from '../rules/people.ts';
import { lookAt, type SoloSetup, solo } from './solo.ts';

const me = seat(0);
const plain = 'not-a-cylon-base';

/** An Activate Cylon Ships step with these icons, the assist character having these cards. */
function activated(icons: readonly ActivationIcon[], loyalty: readonly string[], setup: SoloSetup = {}): Position {
  const p = solo({
    cylonFleet: false,
    ...setup,
    assist: { character: 'galen-tyrol', ...setup.assist, loyalty },
    part: 'activate-cylon-ships',
    heavyRaiders: { bow: 1 },
  });
  p.g.turn.crises.add({ activation: icons, jump: false });
  return p.play().pass('choose-damage', 'assist-skill', 'discard', 'movement', 'action');
}
const assist = (p: Position) => lookAt(p, 'spectator').assist;
const facedown = (p: Position): Card[] => p.g.cards.list(assistZones.facedown);

/** Whether the Cylon card, on top before, has come to lie anywhere. */
function isMixed(play: (seed: string) => Position): boolean {
  const places = Array.from({ length: 12 }, (_, n) =>
    loyaltyIds(play(`mixed ${n}`), assistZones.facedown).indexOf('cylon-brig'),
  );
  return !places.includes(-1) && new Set(places).size > 1;
}

/** This card of the assist character is turned up, and nothing else happens. */
function turnedUp(loyalty: string, setup: SoloSetup = {}): Position {
  const p = solo({ ...setup, assist: { character: 'galen-tyrol', loyalty: [loyalty, plain] } });
  return p.run((g) => turnUpTop(g)).pass('choose-damage');
}

rule('BG-VAR1P-13', 'heavy raiders activated turn up the top card of the assist character as the step ends', () => {
  const p = activated(['heavy'], ['not-a-cylon-pegasus', plain, plain]);
  expect(assist(p)).toMatchObject({ loyalty: 2, revealed: 1 });
  expect(loyaltyIds(p, assistZones.faceup)).toEqual(['not-a-cylon-pegasus']);
  const types = p.events('spectator').map(({ type }) => type);
  expect(types.indexOf('assist-turned-up')).toBeGreaterThan(types.indexOf('activated'));
  // One card, however many icons; and none without such an icon.
  expect(assist(activated(['heavy', 'raiders', 'heavy'], [plain, plain]))).toMatchObject({ loyalty: 1, revealed: 1 });
  expect(assist(activated(['raiders', 'basestars'], [plain, plain]))).toMatchObject({ loyalty: 2, revealed: 0 });
});

rule('BG-VAR1P-13', 'what activates them in another step does not', () => {
  const p = solo().run((g) => activate(g, 'heavy'));
  p.g.turn.part = 'activate-cylon-ships';
  p.play().pass('assist-skill', 'movement');
  expect(assist(p)).toMatchObject({ loyalty: 3, revealed: 0 });
});

rule('BG-VAR1P-14', 'a card that is no Cylon does nothing', () => {
  const p = activated(['heavy'], [plain, plain]);
  expect(assist(p)).toMatchObject({ gone: false, miracle: 1 });
  expect(p.events().map(({ type }) => type)).not.toContain('assist-gone');
  expect(p.g.state.resources).toEqual(solo().g.state.resources);
});

rule(
  ['BG-VAR1P-15', 'BG-VAR1P-17'],
  'a Cylon card does all it says, and to the player where it is aimed at somebody',
  () => {
    expect(turnedUp('cylon-morale').g.state.resources.morale).toBe(9);
    expect(lookAt(turnedUp('cylon-brig'), me).players[0]?.place).toBe('brig');
    const away = turnedUp('cylon-brig', { main: { ...tigh, at: 'press-room' } });
    expect(lookAt(away, me).players[0]?.place).toBe('brig');
    expect(turnedUp('cylon-centurion').g.state.boarding.get(0)).toBe(1);
    expect(turnedUp('cylon-jump-track', { jumpTrack: 3 }).g.state.jumpTrack).toBe(1);
    const hand = ['Executive Order 2', 'Declare Emergency 3', 'Launch Scout 1', 'Launch Scout 2', 'Repair 1'];
    const ill = turnedUp('cylon-sickbay', { main: { ...tigh, hand } });
    expect(lookAt(ill, me).players[0]).toMatchObject({ place: 'sickbay', hand: { count: 0 } });
    const traitor = turnedUp('cylon-treachery', { main: { ...tigh, hand: hand.slice(0, 1) } });
    expect(lookAt(traitor, me).players[0]?.hand.cards.map(({ type }) => type)).toEqual(['treachery']);
  },
);

rule('BG-VAR1P-16', 'a Cylon assists no longer: no skill, no ability, no more cards', () => {
  const p = activated(['heavy'], ['cylon-morale', plain], { assist: { character: 'tom-zarek' } });
  expect(assist(p)).toMatchObject({ character: { id: 'tom-zarek' }, gone: true, miracle: 0 });
  p.run((g) => takeAction(g, me));
  expect(p.asked(0)?.options).not.toContainEqual({ type: 'ability', name: 'Unconventional Tactics' });
  const main = { character: 'gaius-baltar' };
  const looks = activated(['heavy'], ['cylon-morale', plain], { main }).run((g) => takeAction(g, me));
  expect(looks.asked(0)?.options).not.toContainEqual({ type: 'ability', name: 'Cylon Detector' });
  const q = activated(['heavy'], ['cylon-morale', plain]);
  const before = lookAt(q, me).players[0]?.hand.count ?? 0;
  q.run((g) => receiveSkills(g, me));
  expect(q.asked(0)).toBeNull();
  expect(lookAt(q, me).players[0]?.hand.count).toBe(before + 5);
  loyaltyDeck(q.g, plain, plain, plain, plain);
  q.run((g) => sleeperPhase(g));
  expect(assist(q)).toMatchObject({ loyalty: 1, revealed: 1 });
});

rule('BG-VAR1P-18', 'the card that damages Galactica damages it twice, and no other ship', () => {
  const p = activated(['heavy'], ['cylon-damage'], { draws: [0, 0] });
  p.pass('choose-damage');
  while (p.asked(0)?.kind === 'choose-damage') p.table.give(me, 0);
  const damaged = lookAt(p, me).damaged;
  expect(damaged.length).toBe(2);
  for (const id of damaged) expect(p.g.content.locations[id as 'command']?.board).toBe('galactica'); // as the view names them
});

rule('BG-VAR1P-20', 'whoever has looked at cards of the assist character does not know them any longer', () => {
  const detector = {
    main: { character: 'gaius-baltar' },
    assist: { character: 'galen-tyrol', loyalty: ['cylon-brig', plain, plain] },
  };
  const detect = (g: Galactica) => takeAction(g, me);
  const p = solo(detector);
  p.run(detect).choose(0, { name: 'Cylon Detector' });
  const seen = { type: 'assist-looked-at', looker: 0, name: 'Chief Galen Tyrol', n: 3 };
  const mine = p.events(me).find(({ type }) => type === 'assist-looked-at');
  expect([...((mine?.['names'] ?? []) as string[])].sort()).toEqual(['cylon-brig', plain, plain]);
  expect(p.events('spectator')).toContainEqual(expect.objectContaining({ ...seen, name: expect.any(String) }));
  expect(p.events('spectator').find(({ type }) => type === 'assist-looked-at')).not.toHaveProperty('names');
  expect(facedown(p).some((card) => p.g.cards.knows(card, me))).toBe(false);
  expect(
    isMixed((seed) =>
      solo({ ...detector, seed })
        .run(detect)
        .choose(0, { name: 'Cylon Detector' }),
    ),
  ).toBe(true);
});

rule('BG-VAR1P-20', 'so it is with one of them, looked at by a quorum card or a crisis', () => {
  const p = solo({ quorumHand: ['Release Cylon Mugshots'], rolls: [8] });
  const [card] = p.g.cards.list(zones.quorumHand(me));
  if (card === undefined) throw new RangeError('there is no such card');
  p.run((g) => playQuorum(g, me, card)).pass();
  expect(p.events(me)).toContainEqual(expect.objectContaining({ type: 'assist-looked-at', n: 1, names: [plain] }));
  expect(facedown(p).some((one) => p.g.cards.knows(one, me))).toBe(false);
});

rule(
  ['BG-VAR1P-19', 'BG-VAR1P-21', 'BG-VAR1P-22'],
  'in the Sleeper Agent phase the deck grows by what is red, and 4 of it are mixed into what is there',
  () => {
    const p = solo({ resources: { food: 4, morale: 5 } });
    loyaltyDeck(p.g, plain, 'cylon-brig', plain, plain);
    p.run((g) => sleeperPhase(g));
    expect([facedown(p).length, p.g.cards.count(zones.loyaltyDeck)]).toEqual([7, 2]);
    expect(assist(p)).toMatchObject({ loyalty: 7 });
    expect(p.events('spectator').filter(({ type }) => type === 'not-a-cylon-card-added').length).toBe(2);
    const all = [...loyaltyIds(p, assistZones.facedown), ...loyaltyIds(p, zones.loyaltyDeck)];
    expect(all.filter((id) => id === 'cylon-brig').length).toBe(1);
    expect(lookAt(p, me).players[0]?.loyalty).toEqual([]);
    const dealt = (seed: string) => {
      const q = solo({ seed, assist: { character: 'galen-tyrol', loyalty: ['cylon-brig', plain] } });
      loyaltyDeck(q.g, plain, plain, plain, plain);
      return q.run((g) => sleeperPhase(g));
    };
    expect(isMixed(dealt)).toBe(true); // BG-VAR1P-19
  },
);

rule('BG-VAR1P-05', 'what nobody turned up is shown when the game is over', () => {
  const p = solo();
  expect(() => p.run((g) => win(g, 'humans', 'objective'))).toThrow();
  expect(p.events('spectator')).toContainEqual(
    expect.objectContaining({ type: 'assist-shown', names: [plain, plain, plain] }),
  );
  expect(lookAt(p, 'spectator').over).toMatchObject({ winners: [0] });
  const usual = position({ seats: [tigh, { character: 'laura-roslin' }, { character: 'kara-thrace' }] });
  expect(lookAt(usual, me).assist).toBeNull();
});
