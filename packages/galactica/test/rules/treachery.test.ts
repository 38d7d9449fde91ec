import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import type { Ability } from '../../src/core/content/entry.ts';
import { take } from '../../src/core/effects/cards.ts';
import { chosen, you } from '../../src/core/effects/who.ts';
import { context } from '../../src/core/engine/context.ts';
import { discardSkills, discardTogether } from '../../src/core/rules/discard.ts';
import { grantedMove } from '../../src/core/rules/movement.ts';
import { discardStep } from '../../src/core/rules/turn.ts';
import { zones } from '../../src/core/state/zones.ts';
import { treacheryCards } from '../../src/modules/daybreak/skills/treachery.ts';
import { mutinyZones } from '../../src/modules/daybreak/zones.ts';
import { add, lastOf, marks, type PlainSetup, plain, startCheck } from './checks.ts';

const even = ['Consolidate Power 1', 'Launch Scout 1', 'Consolidate Power 2', 'Launch Scout 2'];
const crisis = { cause: context('crisis', seat(0)) };
const mutiny = (p: ReturnType<typeof plain>, number = 1) => p.g.cards.count(mutinyZones.hand(seat(number)));

function holding(hand: readonly string[], more: Parameters<typeof plain>[0] = {}) {
  return plain({ seats: [{}, { hand }, {}], ...more });
}

describe('treachery cards', () => {
  rule('BG-TREACHERY-01', 'every treachery card in the game has a check ability', () => {
    const used = treacheryCards;
    expect(used.map(({ name }) => name)).toHaveLength(6);
    expect(used.every(({ checkAbility }) => checkAbility !== undefined)).toBe(true);
    const p = plain();
    const deck = p.g.cards.list(zones.skillDeck.treachery).map((card) => p.g.entry(card));
    expect(deck.every((entry) => entry.set === 'daybreak')).toBe(true);
  });

  rule('BG-TREACHERY-02', 'treachery counts negative unless the check lists it or something says otherwise', () => {
    const strength = (more: Parameters<typeof startCheck>[1], atAnyCost = false) => {
      const p = holding(['A Better Machine 3', ...(atAnyCost ? ['At Any Cost 3'] : [])], {
        destiny: even,
        next: { treachery: ['Personal Vices 3'] },
      });
      startCheck(p, more);
      if (atAnyCost) p.choose(1, { name: 'At Any Cost' });
      add(p, 1, 'A Better Machine 3');
      return lastOf(p, 'check-totalled')['strength'];
    };
    expect(strength({})).toBe(-3);
    expect(strength({ skills: ['politics', 'treachery'] })).toBe(3);
    expect(strength({}, true)).toBe(3);
  });

  rule('BG-TREACHERY-03', 'a human player may hold treachery and play it into a check', () => {
    const p = holding(['Dradis Contact', 'Personal Vices 3'], { destiny: even });
    startCheck(p);
    expect(p.asked(1)?.options.map((option) => option['name'])).toEqual(['Dradis Contact', 'Personal Vices']);
    add(p, 1, 'Dradis Contact');
    expect(marks(p)).toEqual(['fail']);
  });

  rule(
    ['BG-TREACHERY-04', 'BG-FAQ-46'],
    'who chooses to discard one with the mutiny clause draws a mutiny card',
    () => {
      for (const card of ['Bait', 'Dradis Contact']) {
        const p = holding([card, 'Repair 1']);
        p.run((g) => discardSkills(g, seat(1), 1, 'choice', crisis)).choose(1, { name: card });
        expect(mutiny(p)).toBe(1);
      }
      const other = holding(['Personal Vices 3', 'Bait']);
      other.run((g) => discardSkills(g, seat(1), 1, 'choice', crisis)).choose(1, { name: 'Personal Vices' });
      expect(mutiny(other)).toBe(0);
      const cost = holding(['Bait', 'Repair 1']);
      cost.run((g) => discardSkills(g, seat(1), 1, 'choice', { cost: true })).choose(1, { name: 'Bait' });
      expect(mutiny(cost)).toBe(1);
    },
  );

  rule('BG-TREACHERY-04', 'for the hand limit too', () => {
    const hand = [
      'Bait',
      'Repair 1',
      'Repair 2',
      'Build Nuke',
      'Executive Order 1',
      'Executive Order 2',
      ...even,
      'Negotiation',
    ];
    const p = holding(hand);
    p.run((g) => discardStep(g)).choose(1, { name: 'Bait' });
    expect(mutiny(p)).toBe(1);
  });

  rule('BG-TREACHERY-04', 'a revealed Cylon draws none', () => {
    const p = plain({ seats: [{}, { hand: ['Bait', 'Repair 1'], revealed: true }, {}] });
    p.run((g) => discardSkills(g, seat(1), 1, 'choice', { cost: true })).choose(1, { name: 'Bait' });
    expect(mutiny(p)).toBe(0);
  });

  rule(['BG-TREACHERY-05', 'BG-FAQ-46'], 'discarded at random it causes none', () => {
    const p = holding(['Bait']);
    p.run((g) => discardSkills(g, seat(1), 1, 'random', crisis));
    expect(p.names(zones.skillDiscard.treachery)).toEqual(['Bait']);
    expect(mutiny(p)).toBe(0);
    const headstrong = plain({
      seats: [{}, { hand: ['Bait'] }, {}],
      abilities: [[], [{ hooks: { discardsAtRandom: (_g, owner, who) => owner === who } }]],
    });
    headstrong.run((g) => discardSkills(g, seat(1), 1, 'choice', crisis));
    expect(headstrong.handNames(1)).toEqual([]);
    expect(mutiny(headstrong)).toBe(0);
  });

  rule('BG-TREACHERY-06', 'played into a check it causes none, nor when the check is discarded', () => {
    const p = holding(['Bait'], { destiny: even });
    startCheck(p);
    add(p, 1, 'Bait');
    expect(p.names(zones.skillDiscard.treachery)).toEqual(['Bait']);
    expect([0, 1, 2].map((number) => mutiny(p, number))).toEqual([0, 0, 0]);
  });

  rule(
    ['BG-TREACHERY-07', 'BG-FAQ-47'],
    'a number of cards is a choice even if it takes the whole hand, all cards is not',
    () => {
      for (const n of [2, 3]) {
        const p = holding(['Bait', 'Repair 1']);
        p.run((g) => discardSkills(g, seat(1), n, 'choice', crisis));
        expect(p.handNames(1)).toEqual([]);
        expect(mutiny(p)).toBe(1);
      }
      const all = holding(['Bait', 'Repair 1']);
      all.run((g) => discardSkills(g, seat(1), 'all', 'choice', crisis));
      expect(all.handNames(1)).toEqual([]);
      expect(mutiny(all)).toBe(0);
    },
  );

  rule(['BG-TREACHERY-08', 'BG-FAQ-48'], 'at most one mutiny card per player and turn for it', () => {
    const p = holding(['Bait', 'Dradis Contact']);
    p.run((g) => discardSkills(g, seat(1), 2, 'choice', crisis));
    expect(mutiny(p)).toBe(1);
    expect(p.g.isAt(seat(1), 'brig')).toBe(false);
    const again = holding(['Bait', 'Dradis Contact', 'Repair 1']);
    again.run((g) => discardSkills(g, seat(1), 1, 'choice', crisis)).choose(1, { name: 'Bait' });
    again.run((g) => discardSkills(g, seat(1), 1, 'choice', crisis)).choose(1, { name: 'Dradis Contact' });
    expect(mutiny(again)).toBe(1);
  });

  rule(['BG-TREACHERY-08'], 'several players who discard together draw one each', () => {
    const p = plain({ seats: [{ hand: ['Bait', 'Repair 1'] }, { hand: ['Dradis Contact', 'Repair 2'] }, {}] });
    p.run((g) => discardTogether(g, [seat(0), seat(1)], () => 1, crisis));
    p.choose(0, { name: 'Bait' });
    p.choose(1, { name: 'Dradis Contact' });
    expect([mutiny(p, 0), mutiny(p, 1)]).toEqual([1, 1]);
  });

  rule(['BG-TREACHERY-04'], 'also as the price of changing ship', () => {
    const p = plain({ seats: [{ hand: ['Bait', 'Repair 1'] }, {}, {}] });
    p.run((g) => grantedMove(g, seat(0))).choose(0, { location: 'press-room' });
    p.choose(0, { name: 'Bait' });
    expect(mutiny(p, 0)).toBe(1);
    expect(p.g.isAt(seat(0), 'press-room')).toBe(true);
  });
});

describe('discarding', () => {
  const lenient: Partial<Ability> = {
    hooks: { discardAmount: (_g, owner, who, n) => (owner === who ? n - 1 : n) },
  };
  const headstrong: Partial<Ability> = { hooks: { discardsAtRandom: (_g, owner, who) => owner === who } };
  const hand = ['Repair 1', 'Repair 2', 'Negotiation'];

  rule('BG-TREACHERY-05', 'at random just as many go as are demanded', () => {
    const p = holding(hand);
    p.run((g) => discardSkills(g, seat(1), 2, 'random', crisis));
    expect(p.handNames(1)).toHaveLength(1);
    expect(p.table.pending).toEqual([]);
  });

  rule('BG-FAQ-46', 'sheets change what an effect demands, be it a whole hand, not what a player pays', () => {
    const left = (n: number | 'all', why: Parameters<typeof discardSkills>[4], setup: PlainSetup = {}) => {
      const p = plain({ seats: [{}, { hand }, {}], abilities: [[], [lenient, headstrong]], ...setup });
      p.run((g) => discardSkills(g, seat(1), n, 'choice', why));
      if (p.asked(1)) p.table.give(seat(1), [0, 1]);
      return p.handNames(1).length;
    };
    expect(left(2, crisis)).toBe(2);
    expect(left(2, { cost: true, ...crisis })).toBe(1);
    expect(left(2, {})).toBe(1);
    expect(left('all', crisis)).toBe(1);
    expect(left('all', crisis, { revision: 7 })).toBe(0);
    expect(left('all', {})).toBe(0);
  });

  rule(
    'BG-UNI-120',
    'together: each asked for all to see, in the order of play, at random where a sheet says so',
    () => {
      const p = plain({
        seats: [{ hand: ['Repair 1', 'Repair 2'] }, { hand: ['Bait'] }, { hand: ['Negotiation', 'Red Tape'] }, {}],
        abilities: [[], [headstrong]],
      });
      p.run((g) => discardTogether(g, g.seats, () => 1, crisis));
      expect(p.table.view(seat(3)).awaited.toSorted()).toEqual([0, 2]);
      p.choose(2, { name: 'Red Tape' });
      p.choose(0, { strength: 2 });
      expect(
        p.events().flatMap((event) => (event.type === 'skills-discarded' ? [[event['seat'], event['how']]] : [])),
      ).toEqual([
        [0, 'choice'],
        [1, 'random'],
        [2, 'choice'],
      ]);
      expect([0, 1, 2, 3].map((number) => mutiny(p, number))).toEqual([0, 0, 0, 0]);
    },
  );

  rule('BG-SKILL-01', 'cards taken change hands, so many at random or all, and only the two learn which', () => {
    for (const [n, count] of [
      [1, 1],
      ['all', 3],
    ] as const) {
      const p = holding(hand);
      p.run((g) => take(you, chosen, n).run(g, context('mutiny', seat(1), { chosen: seat(2) })));
      expect([p.handNames(1).length, p.handNames(2).length]).toEqual([3 - count, count]);
      expect(p.events(seat(0))).toEqual([{ type: 'skills-taken', from: 1, to: 2, n: count }]);
      expect(p.events(seat(2))).toMatchObject([{ names: expect.any(Array) }]);
    }
  });
});
