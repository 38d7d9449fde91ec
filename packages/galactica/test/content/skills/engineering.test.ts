import { seat } from '@ragtag/kernel';
import { describe, expect, test } from 'vitest';
import { rollDie } from '../../../src/core/engine/dice.ts';
import { isModified } from '../../../src/core/engine/modifiers.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { add, checkOf, happened, lastOf, mark, marks, plain, startCheck } from '../../rules/checks.ts';
import { checking, even, harm, playable, playing } from './playing.ts';

describe('Repair', () => {
  test('repairs the own location', () => {
    const p = playing(['Repair 1'], { damaged: ['command', 'armory'] });
    expect(p.g.state.damaged).toMatchObject({ command: false, armory: true });
  });

  test('or, on the Hangar Deck, up to two damaged vipers', () => {
    const p = playing(['Repair 1'], { seats: [{ at: 'hangar-deck' }, {}, {}], reserve: { viper: 1 } });
    p.choose(0, { ship: 'viper' });
    p.choose(0, { ship: 'mark-vii' });
    expect(p.table.pending).toEqual([]);
    expect([p.g.state.vipers.viper.reserve, p.g.state.vipers['mark-vii'].reserve]).toEqual([2, 1]);
    const one = playing(['Repair 1'], { seats: [{ at: 'hangar-deck' }, {}, {}], damaged: ['hangar-deck'] });
    one.choose(0, { index: 1 });
    one.choose(0, { ship: 'mark-vii' }).choose(0, { type: 'nothing' });
    expect(one.g.state.damaged['hangar-deck']).toBe(true);
  });

  test('not where nothing is broken', () => {
    expect(playable(['Repair 1'], { damaged: ['armory'] })).toEqual([]);
  });

  test('opens a moment for who repairs', () => {
    const again = { name: 'Engineer', responses: [{ window: 'repair-used' as const, *respond() {} }] };
    const p = playing(['Repair 1'], { damaged: ['command'], abilities: [[again]] });
    expect(p.asked(0)?.kind).toBe('repair-used');
  });
});

describe('Scientific Research', () => {
  test('engineering counts positive', () => {
    const p = plain({ seats: [{}, { hand: ['Scientific Research 3', 'Build Nuke 6'] }, {}], destiny: even });
    startCheck(p);
    p.choose(1, { name: 'Scientific Research' });
    add(p, 1, 'Build Nuke 6');
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 6 });
  });
});

describe('Jury Rigged', () => {
  test('lowers the difficulty by 4, not the partial number, and makes the check reckless', () => {
    const p = plain({
      seats: [{}, { hand: ['Jury Rigged 1', 'Popular Influence 4'] }, {}],
      destiny: even,
      next: { treachery: ['Personal Vices 3'] },
    });
    startCheck(p, { difficulty: 8, partial: [6, mark('partial')] });
    p.choose(1, { name: 'Jury Rigged' });
    expect(isModified(checkOf(p), 'reckless')).toBe(true);
    add(p, 1, 'Popular Influence 4');
    expect(marks(p)).toEqual(['pass']);
    expect(happened(p, 'treachery-turned-up')).toHaveLength(1);
  });
});

describe('Calculations', () => {
  test('one up or down after a roll, once', () => {
    for (const change of [1, -1]) {
      const p = plain({ seats: [{}, { hand: ['Calculations 3', 'Calculations 4'] }, {}], rolls: [5] });
      p.run((g) => rollDie(g, seat(0), 'ftl'));
      p.choose(1, { name: 'Calculations', change });
      expect(p.table.pending).toEqual([]);
      expect(lastOf(p, 'die-result')).toMatchObject({ result: 5 + change });
    }
  });
});

describe('Build Nuke', () => {
  test('the Admiral gains a nuke, up to three', () => {
    expect(playing(['Build Nuke'], { nukes: 0 }).g.state.nukes).toMatchObject({ held: 1, beside: 2 });
    expect(playable(['Build Nuke'], { nukes: 3 })).toEqual([]);
  });
});

describe('Establish Network', () => {
  test('engineering counts double, for or against', () => {
    expect(lastOf(checking(['Establish Network', 'Build Nuke 6']), 'check-totalled')).toMatchObject({ strength: -12 });
    const p = checking(['Establish Network', 'Raptor Specialist 3'], { skills: ['engineering', 'politics'] });
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 6 });
  });
});

describe('Install Upgrades', () => {
  test('two engineering cards on a pass, one on a fail or a partial pass', () => {
    const drawn = (hand: readonly string[], more = {}) => {
      const p = checking(['Install Upgrades', ...hand], more);
      return p.g.hand(seat(0)).map((card) => {
        const entry = p.g.entry(card);
        return entry.deck === 'skill' ? entry.type : '';
      });
    };
    expect(drawn(['Negotiation 5'])).toEqual(['engineering', 'engineering']);
    expect(drawn([])).toEqual(['engineering']);
    expect(drawn(['Popular Influence 4'], { partial: [3, mark('partial')] })).toEqual(['engineering']);
  });
});

describe('Raptor Specialist', () => {
  test('turns a raptor into an assault raptor, or gets a destroyed one back', () => {
    const gained = playing(['Raptor Specialist 3'], { reserve: { raptor: 3 } });
    gained.choose(0, { index: 0 });
    expect([gained.g.state.raptors.reserve, gained.g.state.vipers['assault-raptor'].reserve]).toEqual([2, 2]);
    const back = playing(['Raptor Specialist 3'], { reserve: { raptor: 3 } });
    back.choose(0, { index: 1 });
    expect([back.g.state.raptors.reserve, back.g.state.vipers['assault-raptor'].reserve]).toEqual([4, 1]);
    const only = playing(['Raptor Specialist 3'], { reserve: { raptor: 0 } });
    expect(only.g.state.raptors.reserve).toBe(1);
  });
});

describe('Test the Limits', () => {
  test('the fleet marker advances; on 5 or less Galactica is damaged', () => {
    const safe = playing(['Test the Limits'], { jumpTrack: 2, rolls: [6] });
    expect(safe.g.state.jumpTrack).toBe(3);
    expect(happened(safe, 'die-rolled')).toHaveLength(1);
    const hit = playing(['Test the Limits'], { jumpTrack: 0, rolls: [5] });
    hit.choose(0, { ship: 'galactica' });
    expect(hit.g.state.jumpTrack).toBe(1);
    expect(harm(hit)).toBe(1);
    expect(harm(safe)).toBe(0);
    expect(hit.names(zones.skillDiscard.engineering)).toEqual(['Test the Limits']);
  });

  test('not from a blue space', () => {
    expect(playable(['Test the Limits'], { jumpTrack: 3 })).toEqual([]);
  });
});
