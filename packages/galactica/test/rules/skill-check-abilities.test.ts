import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import type { Ability, SkillEntry } from '../../src/core/content/entry.ts';
import type { Response } from '../../src/core/engine/windows.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import type { Check } from '../../src/core/state/records.ts';
import { zones } from '../../src/core/state/zones.ts';
import { add, happened, lastOf, mark, marks, plain, startCheck } from './checks.ts';

const even = ['Consolidate Power 1', 'Launch Scout 1', 'Consolidate Power 2', 'Launch Scout 2'];

/** A check into which seat 1 has put these cards. */
function checkWith(hand: readonly string[], more: Parameters<typeof startCheck>[1] = {}, destiny = even) {
  const p = plain({ seats: [{}, { hand }, {}], destiny });
  startCheck(p, more).pass('add-to-check');
  add(p, 1, ...hand);
  return p;
}
const resolved = (p: ReturnType<typeof plain>) => happened(p, 'check-ability').map(({ name }) => name);

/** A card with the icon whose ability only leaves a mark. */
const icon = (name: string, more: Partial<SkillEntry> = {}): SkillEntry => ({
  deck: 'skill',
  name,
  set: 'exodus',
  type: 'politics',
  copies: { 0: 2 },
  count: 2,
  checkAbility: mark(name),
  ...more,
});

describe('skill check abilities', () => {
  rule('BG-ABILITY-01', 'some abilities cost an action, others are used at their event without one', () => {
    const p = plain({ seats: [{ hand: ['Build Nuke', 'Strategic Planning 3'] }, {}, {}], rolls: [3] });
    p.run((g) => takeAction(g, seat(0)));
    const offered = p.asked(0)?.options.map((option) => option['name']);
    expect(offered).toContain('Build Nuke');
    expect(offered).not.toContain('Strategic Planning');
    p.choose(0, { name: 'Build Nuke' });
    expect(p.table.pending).toEqual([]);
    expect(p.g.state.nukes.held).toBe(3);
  });

  rule('BG-ABILITY-02', 'a card with the icon can be used in a check only', () => {
    const p = plain({ seats: [{ hand: ['Iron Will', 'Quick Thinking', 'Bait'] }, {}, {}] });
    p.run((g) => takeAction(g, seat(0)));
    expect(p.asked(0)?.options.map(({ type }) => type)).not.toContain('skill-card');
    p.pass();
    startCheck(p);
    expect(p.table.pending.map(({ kind }) => kind)).toEqual(['add-to-check']);
  });

  rule('BG-ABILITY-03', 'the ability is resolved whoever put the card in: human, Cylon or Destiny', () => {
    for (const who of ['human', 'cylon', 'destiny']) {
      const hand = who === 'destiny' ? [] : ['Dradis Contact'];
      const p = plain({
        seats: [{}, { hand, revealed: who === 'cylon' }, {}],
        destiny: who === 'destiny' ? ['Dradis Contact', ...even] : even,
      });
      startCheck(p);
      if (who !== 'destiny') add(p, 1, 'Dradis Contact');
      expect(resolved(p)).toEqual(['Dradis Contact']);
      expect(p.g.state.raiders.bow).toBe(2);
    }
  });

  rule('BG-ABILITY-04', 'text without the icon is never resolved in a check', () => {
    const p = checkWith(['Negotiation 5', 'Calculations 3', 'Restore Order 3']);
    p.pass();
    expect(resolved(p)).toEqual([]);
    expect(p.g.turn.modifiers.has('no-cylon-ships')).toBe(false);
  });

  rule('BG-ABILITY-05', 'after sorting and before totalling, in the order the current player picks', () => {
    const p = checkWith(['Dradis Contact', 'Bait', 'Negotiation 5']);
    expect(happened(p, 'check-revealed')).toHaveLength(1);
    expect(happened(p, 'check-totalled')).toEqual([]);
    expect(p.asked(0)).toMatchObject({ kind: 'ability-order' });
    p.choose(0, { name: 'Bait' });
    expect(resolved(p)).toEqual(['Bait', 'Dradis Contact']);
    expect(marks(p)).toEqual(['pass']);
  });

  rule(['BG-ABILITY-06', 'BG-TURNREF-38'], 'two copies of a card resolve their ability once', () => {
    const p = checkWith(
      ['Establish Network', 'Establish Network', 'Build Nuke 6'],
      { skills: ['engineering'], difficulty: 12 },
      ['Repair 1', 'Launch Scout 2'],
    );
    expect(resolved(p)).toEqual(['Establish Network']);
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 12 });
    const q = checkWith(['Install Upgrades', 'Install Upgrades', 'Negotiation 5']);
    expect(marks(q)).toEqual(['pass']);
    expect(q.handNames(0)).toHaveLength(2);
  });

  rule(['BG-ABILITY-07'], 'a card taken out of the check does not count any more', () => {
    const p = checkWith(['Quick Thinking', 'Popular Influence 3']);
    expect(p.asked(0)).toMatchObject({ kind: 'take-from-check' });
    p.choose(0, { name: 'Popular Influence' });
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 0 });
    expect(p.handNames(0)).toEqual(['Popular Influence']);
    const q = checkWith(['Dogfight', 'Scout for Fuel 6']);
    q.choose(0, { type: 'yes' });
    q.choose(0, { ship: 'viper', at: 'reserve' });
    q.choose(0, { name: 'Scout for Fuel' });
    expect(lastOf(q, 'check-totalled')).toMatchObject({ strength: 0 });
    expect(q.names(zones.skillDiscard.tactics)).toContain('Scout for Fuel');
  });

  rule(['BG-ABILITY-08', 'BG-TURNREF-39'], 'an ability resolved stands although its card is taken out', () => {
    const p = checkWith(['All Hands on Deck', 'Quick Thinking', 'Red Tape']);
    p.choose(0, { name: 'All Hands on Deck' });
    p.choose(0, { name: 'Quick Thinking' });
    p.choose(0, { type: 'card', name: 'All Hands on Deck' });
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 2 }); // Quick Thinking and Red Tape
  });

  rule(['BG-ABILITY-09', 'BG-TURNREF-40'], 'an ability whose card is taken out before is not resolved', () => {
    const p = checkWith(['Dradis Contact', 'Quick Thinking']);
    p.choose(0, { name: 'Quick Thinking' });
    p.choose(0, { type: 'card', name: 'Dradis Contact' });
    expect(resolved(p)).toEqual(['Quick Thinking']);
    expect(p.g.state.raiders.bow).toBe(0);
    expect(marks(p)).toEqual(['fail']);
  });

  rule('BG-UNI-140', 'Red Tape and Quick Thinking look at the printed strength', () => {
    const p = checkWith(['Red Tape', 'Establish Network', 'Raptor Specialist 3', 'Build Nuke 6'], {
      skills: ['engineering'],
    });
    p.choose(0, { name: 'Establish Network' });
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 4 }); // 2 x 3, less 1 and 1; the 6 is gone
    const q = checkWith(['Quick Thinking', 'Establish Network', 'Raptor Specialist 3', 'Raptor Specialist 4']);
    q.choose(0, { name: 'Establish Network' });
    const offered = q.asked(0)?.options.map((option) => `${option['name']} ${option['strength']}`);
    expect(offered).toContain('Raptor Specialist 3');
    expect(offered).not.toContain('Raptor Specialist 4');
  });

  rule('BG-TURNREF-02', 'an ability marked reckless is resolved in a reckless check only', () => {
    const play = (hand: readonly string[]) => {
      const p = plain({
        seats: [{}, { hand }, {}],
        cards: [icon('Wild', { onlyIn: 'reckless' })],
        destiny: even,
        next: { treachery: ['Personal Vices 3'] },
      });
      startCheck(p);
      if (p.asked(1)?.kind === 'before-check') p.choose(1, { name: 'Jury Rigged' });
      add(p, 1, 'Wild');
      return marks(p);
    };
    expect(play(['Wild'])).toEqual(['fail']);
    expect(play(['Wild', 'Jury Rigged 1'])).toEqual(['Wild', 'fail']);
  });
});

describe('what a card counts', () => {
  const strength = (change: (check: Check) => void, hand: readonly string[], more = {}) => {
    const changes: Partial<Ability> = {
      name: 'Change',
      responses: [
        {
          window: 'before-reveal',
          *respond(_g, _seat, { check }) {
            change(check);
            return 'close';
          },
        } satisfies Response<'before-reveal'>,
      ],
    };
    const p = plain({ seats: [{}, { hand }, {}], abilities: [[changes]], destiny: even });
    startCheck(p, more);
    add(p, 1, ...hand);
    p.choose(0, { name: 'Change' });
    return lastOf(p, 'check-totalled')['strength'];
  };

  rule('BG-CHECK-18', 'a type counts nothing, double or for the check where an ability says so', () => {
    expect(strength(() => {}, ['Scout for Fuel 6'])).toBe(-6);
    expect(
      strength(({ modifiers }) => modifiers.push({ source: '', kind: 'zero', skill: 'tactics' }), ['Scout for Fuel 6']),
    ).toBe(1);
    expect(
      strength(
        ({ modifiers }) => modifiers.push({ source: '', kind: 'double', skill: 'engineering' }),
        ['Build Nuke 6'],
      ),
    ).toBe(-12);
    expect(
      strength(
        ({ modifiers }) => modifiers.push({ source: '', kind: 'positive', skill: 'engineering' }),
        ['Build Nuke 6'],
      ),
    ).toBe(6);
    expect(
      strength(
        ({ modifiers }) => {
          modifiers.push({ source: '', kind: 'positive-strength', amount: 1 });
        },
        ['Repair 1', 'Repair 2'],
      ),
    ).toBe(1);
    expect(
      strength(
        ({ modifiers }) => {
          modifiers.push({ source: '', kind: 'strength', amount: 4 });
        },
        ['Repair 1'],
      ),
    ).toBe(3);
  });
});

describe('consequences', () => {
  const consequence = mark('consequence');

  rule(
    ['BG-CONSEQ-01', 'BG-TURNREF-03'],
    'carried out if a card with the icon was played into the check, otherwise not',
    () => {
      expect(marks(checkWith(['Iron Will'], { consequence, difficulty: 9 }))).toEqual(['consequence', 'fail']);
      expect(marks(checkWith(['Negotiation 5'], { consequence }))).toEqual(['pass']);
    },
  );

  rule(
    ['BG-CONSEQ-02', 'BG-CHECK-17', 'BG-TURNREF-04'],
    'after the abilities, before reckless treachery and before totalling',
    () => {
      const p = plain({
        seats: [{}, { hand: ['Jury Rigged 1', 'Dradis Contact'] }, {}],
        destiny: even,
        next: { treachery: ['Bait', 'Violent Outbursts 4'] },
      });
      startCheck(p, { consequence });
      p.choose(1, { name: 'Jury Rigged' });
      add(p, 1, 'Dradis Contact');
      const steps = p
        .events()
        .flatMap((event) =>
          ['check-ability', 'mark', 'treachery-turned-up'].includes(event.type)
            ? [event['name']]
            : event.type === 'check-totalled'
              ? ['total']
              : [],
        );
      expect(steps).toEqual([
        'Dradis Contact',
        'consequence',
        'Bait',
        'Violent Outbursts',
        'Bait',
        'Violent Outbursts',
        'total',
        'fail',
      ]);
    },
  );

  rule('BG-CONSEQ-03', 'it happens whether the check then passes or fails', () => {
    expect(marks(checkWith(['Dradis Contact', 'Negotiation 5'], { consequence }))).toEqual(['consequence', 'pass']);
    expect(marks(checkWith(['Dradis Contact'], { consequence }))).toEqual(['consequence', 'fail']);
  });

  rule(
    'BG-CONSEQ-04',
    'cards of the Destiny deck count, several count once, and one taken out again still counts',
    () => {
      const p = plain({ seats: [{}, {}, {}], destiny: ['Dradis Contact', 'Bait'] });
      startCheck(p, { consequence });
      p.choose(0, { name: 'Bait' });
      expect(marks(p)).toEqual(['consequence', 'fail']);
      const q = checkWith(['Quick Thinking', 'Dradis Contact'], { consequence });
      q.choose(0, { name: 'Quick Thinking' });
      q.choose(0, { type: 'card', name: 'Dradis Contact' });
      expect(marks(q)).toEqual(['consequence', 'fail']);
    },
  );

  rule(['BG-CONSEQ-01'], 'treachery turned up by a reckless check is not played into it', () => {
    const p = plain({
      seats: [{}, { hand: ['Jury Rigged 1'] }, {}],
      destiny: even,
      next: { treachery: ['Bait', 'Dradis Contact'] },
    });
    startCheck(p, { consequence });
    p.choose(1, { name: 'Jury Rigged' });
    expect(resolved(p)).toEqual(['Bait', 'Dradis Contact']);
    expect(marks(p)).toEqual(['fail']);
  });
});
