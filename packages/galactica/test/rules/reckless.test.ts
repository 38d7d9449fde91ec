import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import type { SkillEntry } from '../../src/core/content/entry.ts';
import { isModified } from '../../src/core/engine/modifiers.ts';
import { zones } from '../../src/core/state/zones.ts';
import { add, checkOf, happened, lastOf, mark, marks, plain, startCheck } from './checks.ts';

const even = ['Consolidate Power 1', 'Launch Scout 1', 'Consolidate Power 2', 'Launch Scout 2'];

function reckless(treachery: readonly string[], hand: readonly string[] = []) {
  const p = plain({
    seats: [{}, { hand: ['Jury Rigged 1', ...hand] }, {}],
    destiny: even,
    next: { treachery },
  });
  startCheck(p);
  p.choose(1, { name: 'Jury Rigged' });
  return p;
}
const turnedUp = (p: ReturnType<typeof plain>) => happened(p, 'treachery-turned-up').map(({ name }) => name);
const resolved = (p: ReturnType<typeof plain>) => happened(p, 'check-ability').map(({ name }) => name);

describe('reckless checks', () => {
  rule('BG-RECKLESS-01', 'a reckless card is played before any card, those of the Destiny deck too', () => {
    const p = plain({ seats: [{}, { hand: ['Jury Rigged 1', 'Negotiation 5'] }, {}], destiny: even });
    startCheck(p);
    expect(p.asked(1)?.kind).toBe('before-check');
    expect(p.g.cards.count(zones.check)).toBe(0);
    p.choose(1, { type: 'pass' });
    expect(p.g.cards.count(zones.check)).toBe(2);
    expect(p.table.pending.map(({ kind }) => kind)).toEqual(['add-to-check']);
    add(p, 1);
    expect(happened(p, 'check-reckless')).toEqual([]);
  });

  rule(
    ['BG-RECKLESS-02', 'BG-RECKLESS-03'],
    'one reckless card per check makes it reckless, and nobody may play another',
    () => {
      const p = plain({ seats: [{}, { hand: ['Jury Rigged 1'] }, { hand: ['Guts and Initiative 1'] }], destiny: even });
      startCheck(p);
      expect(p.table.pending.map((asked) => asked.seat)).toEqual([1, 2]);
      expect(isModified(checkOf(p), 'reckless')).toBe(false);
      p.choose(1, { name: 'Jury Rigged' });
      p.choose(2, { type: 'pass' });
      expect(isModified(checkOf(p), 'reckless')).toBe(true);
      expect(p.table.pending.map(({ kind }) => kind)).toEqual(['add-to-check']);
    },
  );

  rule(['BG-RECKLESS-04', 'BG-COMBINE-59'], 'after Restore Order the check cannot be made reckless', () => {
    const p = plain({ seats: [{}, { hand: ['Restore Order 3'] }, { hand: ['Jury Rigged 1'] }], destiny: even });
    startCheck(p);
    p.choose(1, { name: 'Restore Order' });
    p.choose(2, { type: 'pass' });
    expect(p.asked(2)?.kind).toBe('add-to-check');
    expect(isModified(checkOf(p), 'no-abilities')).toBe(true);
  });

  rule(['BG-RECKLESS-05', 'BG-COMBINE-59'], 'once the check is reckless Restore Order cannot be played', () => {
    const p = plain({ seats: [{}, { hand: ['Jury Rigged 1'] }, { hand: ['Restore Order 3'] }], destiny: even });
    startCheck(p);
    p.choose(1, { name: 'Jury Rigged' });
    p.choose(2, { type: 'pass' });
    expect(p.asked(2)?.kind).toBe('add-to-check');
    expect(isModified(checkOf(p), 'no-abilities')).toBe(false);
  });

  rule(
    ['BG-RECKLESS-06', 'BG-COMBINE-59'],
    'where several want to play one at the same moment the current player says who goes first',
    () => {
      const p = plain({ seats: [{}, { hand: ['Jury Rigged 1'] }, { hand: ['Restore Order 3'] }], destiny: even });
      startCheck(p);
      p.choose(1, { name: 'Jury Rigged' });
      p.choose(2, { name: 'Restore Order' });
      expect(p.table.pending).toMatchObject([{ seat: 0, kind: 'who-goes-first' }]);
      p.choose(0, { seat: 2 });
      expect([isModified(checkOf(p), 'no-abilities'), isModified(checkOf(p), 'reckless')]).toEqual([true, false]);
      expect(p.handNames(1)).toEqual(['Jury Rigged']);
    },
  );

  rule(
    ['BG-RECKLESS-07', 'BG-RECKLESS-08', 'BG-COMBINE-57'],
    'when the abilities are done the top treachery card is turned up; with strength it is just discarded',
    () => {
      const p = reckless(['Violent Outbursts 4', 'Bait'], ['Dradis Contact']);
      add(p, 1, 'Dradis Contact');
      expect(turnedUp(p)).toEqual(['Violent Outbursts']);
      expect(resolved(p)).toEqual(['Dradis Contact']);
      const steps = p.events().map(({ type }) => type);
      expect(steps.indexOf('treachery-turned-up')).toBeGreaterThan(steps.indexOf('check-ability'));
      expect(p.g.isAt(seat(0), 'sickbay')).toBe(false);
      expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 0 });
      expect(p.names(zones.skillDiscard.treachery)).toContain('Violent Outbursts');
    },
  );

  rule(['BG-RECKLESS-07'], 'a check that is not reckless turns no treachery up', () => {
    const p = plain({ seats: [{}, {}, {}], destiny: even });
    startCheck(p);
    expect(turnedUp(p)).toEqual([]);
  });

  rule(
    ['BG-RECKLESS-09', 'BG-RECKLESS-11', 'BG-COMBINE-58'],
    'strength 0 turns the next up as well and both take effect, counting for nothing',
    () => {
      const p = reckless(['Bait', 'Violent Outbursts 4', 'Dradis Contact']);
      expect(turnedUp(p)).toEqual(['Bait', 'Violent Outbursts']);
      expect(resolved(p)).toEqual(['Bait', 'Violent Outbursts']);
      expect(p.g.cards.count(zones.civilians.stern)).toBe(1);
      expect(p.g.isAt(seat(0), 'sickbay')).toBe(true);
      expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 0 });
      expect(p.names(zones.skillDiscard.treachery).toSorted()).toEqual(['Bait', 'Violent Outbursts']);
      expect(p.g.cards.count(zones.turnedUp)).toBe(0);
      expect(marks(p)).toEqual(['fail']);
    },
  );

  rule(
    ['BG-RECKLESS-10', 'BG-COMBINE-58'],
    'abilities turned up are resolved although the same was resolved in this check',
    () => {
      const p = reckless(['Bait', 'Dradis Contact'], ['Dradis Contact']);
      add(p, 1, 'Dradis Contact');
      expect(resolved(p)).toEqual(['Dradis Contact', 'Bait', 'Dradis Contact']);
      expect(p.g.state.raiders.bow).toBe(4);
    },
  );

  rule('BG-RECKLESS-08', 'any strength above 0 is enough to be just discarded', () => {
    const weak: SkillEntry = {
      deck: 'skill',
      name: 'Weak',
      set: 'daybreak',
      type: 'treachery',
      copies: { 1: 1 },
      count: 1,
      checkAbility: mark('weak'),
    };
    const p = plain({
      seats: [{}, { hand: ['Jury Rigged 1'] }, {}],
      cards: [weak],
      destiny: even,
      next: { treachery: ['Weak'] },
    });
    startCheck(p);
    p.choose(1, { name: 'Jury Rigged' });
    expect(turnedUp(p)).toEqual(['Weak']);
    expect(marks(p)).toEqual(['fail']);
  });

  rule('BG-RECKLESS-07', 'with no treachery card left none is turned up', () => {
    const p = plain({ seats: [{}, { hand: ['Jury Rigged 1'] }, {}], destiny: even });
    p.g.cards.moveAll(zones.skillDeck.treachery, zones.removed);
    startCheck(p);
    p.choose(1, { name: 'Jury Rigged' });
    expect(turnedUp(p)).toEqual([]);
    expect(marks(p)).toEqual(['fail']);
  });
});
