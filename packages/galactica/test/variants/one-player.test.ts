import { position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { nothing } from '../../src/core/effects/flow.ts';
import { context } from '../../src/core/engine/context.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { crisisStep } from '../../src/core/rules/crisis.ts';
import { gainMiracle } from '../../src/core/rules/miracle.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { playQuorum } from '../../src/core/rules/quorum.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import { skillCheck } from '../../src/core/rules/skill-check.ts';
import { startCharacter } from '../../src/core/setup/choose-character.ts';
import { zones } from '../../src/core/state/zones.ts';
import { spec } from '../rules/checks.ts';
import { adama, roslin, starbuck, tigh } from '../rules/people.ts';
import { lookAt, solo } from './solo.ts';

const me = seat(0);
const hand = (p: ReturnType<typeof solo>) =>
  lookAt(p, me)
    .players[0]?.hand.cards.map(({ type }) => type)
    .sort();

rule('BG-VAR1P-10', 'the once-per-game ability of the assist character is the player’s, beside the own one', () => {
  const tactics = { type: 'ability', name: 'Unconventional Tactics' };
  const main = { character: 'gaius-baltar' };
  const p = solo({ main, assist: { character: 'tom-zarek' } }).run((g) => takeAction(g, me));
  expect(p.asked(0)?.options).toContainEqual(tactics);
  expect(p.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: 'Necessary Steps' }));
  p.choose(0, tactics).choose(0, { index: 1 });
  expect(p.g.state.resources).toMatchObject({ population: 11, food: 9 });
  expect(lookAt(p, 'spectator')).toMatchObject({ assist: { miracle: 0 }, players: [{ miracle: 1 }] });
  p.run((g) => takeAction(g, me));
  expect(p.asked(0)?.options).not.toContainEqual(tactics);
  expect(p.asked(0)?.options).toContainEqual({ type: 'ability', name: 'Cylon Detector' });
});

rule('BG-VAR1P-10', 'so is one that answers to a moment; and a new token goes where there is none', () => {
  const p = solo({ assist: { character: 'kara-thrace' }, next: { crisis: ['Water Sabotaged', 'Food Shortage'] } });
  p.run((g) => crisisStep(g, me));
  expect(p.asked(0)).toMatchObject({ kind: 'crisis-revealed' });
  p.choose(0, { type: 'respond', name: 'Secret Destiny' });
  expect(lookAt(p, me).assist?.miracle).toBe(0);
  expect(lookAt(p, me).players[0]?.miracle).toBe(1);
  p.run((g) => gainMiracle(g, me));
  expect(lookAt(p, me)).toMatchObject({ assist: { miracle: 1 }, players: [{ miracle: 1 }] });
  p.run((g) => gainMiracle(g, me));
  expect(lookAt(p, me)).toMatchObject({ assist: { miracle: 1 }, players: [{ miracle: 1 }] });
});

rule('BG-VAR1P-10', 'cards that the assist character’s Fast Learner has for a check join it', () => {
  const learned = (revision?: number) => {
    const p = solo({
      assist: { character: 'anastasia-dualla' },
      next: { politics: ['Consolidate Power 1', 'Consolidate Power 2', 'Consolidate Power 1'] },
      destiny: ['Repair 1', 'Repair 1', 'Repair 2'],
      ...(revision === undefined ? {} : { revision }),
    }).run((g) => skillCheck(g, spec(), { source: 'crisis', context: context('crisis', me) }));
    p.choose(0, { name: 'Fast Learner', skill: 'politics' }).choose(0, { index: 0 }).pass();
    return p.events().find(({ type }) => type === 'check-revealed')?.['matching'];
  };
  expect(learned()).toHaveLength(3);
  expect(learned(7)).toEqual([]);
});

rule('BG-VAR1P-11', 'weaknesses of characters do not count', () => {
  const drinks = (p: ReturnType<typeof solo>) =>
    p
      .play()
      .events()
      .some(({ type }) => type.includes('discard'));
  const lonely = { ...tigh, hand: ['Executive Order 2'] };
  expect(drinks(position({ seats: [lonely, adama, starbuck] }))).toBe(true);
  expect(drinks(solo({ main: lonely }))).toBe(false);
  const { characters } = solo().g.content;
  expect(characters.flatMap(({ abilities }) => abilities.filter(({ kind }) => kind === 'negative'))).toEqual([]);
});

rule('BG-VAR1P-11', 'nor those of the beginning', () => {
  const started = (character: string, revision?: number) => {
    const p = solo({ main: { character }, ...(revision === undefined ? {} : { revision }) });
    return p.run((g) => startCharacter(g, me));
  };
  const helo = started('karl-agathon');
  expect(helo.g.player(me)).toMatchObject({ place: 'hangar-deck', stranded: 0 });
  const anders = started('samuel-anders').run((g) => receiveSkills(g, me));
  expect(anders.asked(0)?.kind).toBe('assist-skill');
  const rebel = started('tom-zarek-alternate');
  expect(rebel.g.player(me).place).toBe('weapons-control');
  expect(lookAt(rebel, me).players[0]?.mutiny).toMatchObject({ count: 0 });
  expect(started('karl-agathon', 7).g.player(me)).toMatchObject({ place: 'off-board', stranded: 2 });
});

rule('BG-VAR1P-12', 'of five skill cards one may be of the assist character’s set', () => {
  const p = solo().run((g) => receiveSkills(g, me));
  expect(p.asked(0)).toMatchObject({ kind: 'assist-skill' });
  expect(p.asked(0)?.options).toEqual([
    { type: 'skill-type', skill: 'politics' },
    { type: 'skill-type', skill: 'leadership' },
    { type: 'skill-type', skill: 'engineering' },
    { type: 'nothing' },
  ]);
  p.choose(0, { skill: 'engineering' });
  expect(p.asked(0)?.kind).toBe('skill-not-drawn');
  p.choose(0, { of: ['leadership'] });
  expect(hand(p)).toEqual(['engineering', 'leadership', 'tactics', 'tactics', 'tactics']);
  const q = solo()
    .run((g) => receiveSkills(g, me))
    .choose(0, { type: 'nothing' });
  expect(hand(q)).toEqual(['leadership', 'leadership', 'tactics', 'tactics', 'tactics']);
});

rule('BG-VAR1P-12', 'whose own set has four draws five with it; in Sickbay it is one card in all', () => {
  const baltar = solo({ main: { character: 'gaius-baltar' } }).run((g) => receiveSkills(g, me));
  baltar.choose(0, { skill: 'engineering' });
  expect(hand(baltar)).toEqual(['engineering', 'engineering', 'leadership', 'politics', 'politics']);
  const ill = solo({ main: { ...tigh, at: 'sickbay' } }).run((g) => receiveSkills(g, me));
  ill.choose(0, { skill: 'engineering' });
  expect(hand(ill)).toEqual(['engineering']);
});

rule('BG-VAR1P-23', 'in the Brig a crisis is drawn all the same', () => {
  const p = solo({ main: { ...tigh, at: 'brig' }, part: 'crisis', next: { crisis: ['Water Sabotaged'] } }).play();
  expect(p.events('spectator')).toContainEqual(expect.objectContaining({ type: 'crisis-drawn', seat: 0 }));
});

rule('BG-VAR1P-24', 'from the Brig nobody moves', () => {
  const ways = (at: 'brig' | 'command') => {
    const p = solo({ main: { ...tigh, at, hand: ['Executive Order 2'] } }).run((g) => movementStep(g, me));
    return p.asked(0)?.options.filter(({ type }) => type === 'move').length ?? 0;
  };
  expect(ways('command')).toBeGreaterThan(0);
  expect(ways('brig')).toBe(0);
});

rule('BG-VAR1P-25', 'from the Brig at most 3 cards go into a check', () => {
  const cards = ['Executive Order 2', 'Declare Emergency 3', 'Strategic Planning 3', 'Launch Scout 1'];
  const most = (at: 'brig' | 'command') => {
    const p = solo({ main: { ...tigh, at, hand: cards } });
    const spec = { difficulty: 30, skills: ['tactics' as const], pass: nothing, fail: nothing };
    p.run((g) => skillCheck(g, spec, { source: 'location', location: 'brig', context: context('location', me) }));
    p.pass('add-to-check');
    return p.asked(0)?.max;
  };
  expect([most('brig'), most('command')]).toEqual([3, 4]);
});

rule('BG-VAR1P-26', 'who is sent to the Brig is the player, never the assist character', () => {
  const p = solo({ quorumHand: ['Arrest Order'] });
  const [card] = p.g.cards.list(zones.quorumHand(me));
  if (card === undefined) throw new RangeError('there is no Arrest Order');
  p.run((g) => playQuorum(g, me, card));
  expect(lookAt(p, me).players[0]?.place).toBe('brig');
  expect(lookAt(p, me).assist).toMatchObject({ character: { id: 'galen-tyrol' }, gone: false });
});

rule(
  ['BG-UNI-171', 'BG-UNI-172'],
  'a quorum card that speaks of another means the player, a skill card does not',
  () => {
    const main = { ...tigh, at: 'brig' as const, hand: ['Executive Order 2'] };
    const p = solo({ main, quorumHand: ['Presidential Pardon'] }).run((g) => takeAction(g, me));
    const names = p.asked(0)?.options.map(({ name }) => name);
    expect(names).toContain('Presidential Pardon');
    expect(names).not.toContain('Executive Order');
    const q = position({ seats: [main, roslin, adama] }).run((g) => takeAction(g, me));
    expect(q.asked(0)?.options.map(({ name }) => name)).toContain('Executive Order');
  },
);
