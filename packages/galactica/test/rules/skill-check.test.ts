import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { crisisStep } from '../../src/core/rules/crisis.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { add, checkOf, crisis, happened, lastOf, mark, marks, plain, spec, startCheck } from './checks.ts';

/** Two cards that change nothing: 1 politics and 1 tactics. */
const even = ['Consolidate Power 1', 'Launch Scout 1'];
const three = [
  { hand: ['Executive Order 2', 'Negotiation 5'] },
  { hand: ['Popular Influence 3', 'Scout for Fuel 6'] },
  { hand: ['Consolidate Power 2', 'Repair 1'] },
];

describe('skill checks', () => {
  rule(
    ['BG-CHECK-01', 'BG-CHECK-02'],
    'any check has a difficulty and types, is read out first and takes the same steps',
    () => {
      for (const source of ['crisis', 'super-crisis', 'location'] as const) {
        const p = plain({ seats: three, destiny: even });
        startCheck(p, {}, { source });
        expect(happened(p, 'check-begins')).toMatchObject([
          { source, difficulty: 5, skills: ['politics', 'leadership'] },
        ]);
        add(p, 1, 'Popular Influence 3');
        p.pass();
        const steps = p.events().map(({ type }) => type);
        const order = [
          'check-begins',
          'destiny-added',
          'check-cards-added',
          'check-revealed',
          'check-totalled',
          'check-outcome',
        ];
        expect(order.map((type) => steps.indexOf(type))).toEqual(
          order.map((type) => steps.indexOf(type)).toSorted((a, b) => a - b),
        );
        expect(steps).toEqual(expect.arrayContaining(order));
        expect(marks(p)).toEqual(['fail']);
      }
    },
  );

  rule(
    ['BG-CHECK-03', 'BG-CHECK-04'],
    'who has the choice decides before any card is played, and the other part needs no check',
    () => {
      const card = crisis('Either Or', {
        kind: 'check-or',
        chooser: 'admiral',
        check: spec(),
        otherwise: mark('otherwise'),
      });
      const p = plain({ seats: three, cards: [card], next: { crisis: ['Either Or'] } });
      p.run((g) => crisisStep(g, g.current));
      expect(p.table.pending).toMatchObject([{ seat: 1, kind: 'crisis-choice' }]);
      expect(happened(p, 'destiny-added')).toEqual([]);
      p.choose(1, { index: 1 });
      expect(p.table.pending).toEqual([]);
      expect(marks(p)).toEqual(['otherwise']);
      expect(p.g.cards.count(zones.destiny)).toBe(12);
      expect(happened(p, 'check-begins')).toEqual([]);
    },
  );

  rule(['BG-CHECK-03'], 'choosing the check leads to the check', () => {
    const card = crisis('Either Or', { kind: 'check-or', chooser: 'cag', check: spec(), otherwise: mark('otherwise') });
    const p = plain({ seats: three, cards: [card], next: { crisis: ['Either Or'] }, destiny: even });
    p.run((g) => crisisStep(g, g.current));
    p.choose(2, { index: 0 });
    expect(p.asked(1)?.kind).toBe('add-to-check');
    p.pass();
    expect(marks(p)).toEqual(['fail']);
  });

  rule(
    ['BG-CHECK-05', 'BG-BOARD-01', 'BG-DESTINY-02'],
    'two Destiny cards lie face down in the pile before anybody adds',
    () => {
      const p = plain({ seats: three });
      startCheck(p);
      expect(p.g.cards.count(zones.check)).toBe(2);
      expect(p.g.cards.count(zones.destiny)).toBe(10);
      expect(checkOf(p).added).toEqual([null, null, null]);
      expect(p.g.cards.view(zones.check, seat(0))).toEqual({ count: 2, cards: [] });
    },
  );

  rule(
    'BG-CHECK-06',
    'clockwise from the left of the current player, who comes last, everybody has one chance and may add none',
    () => {
      const p = plain({ seats: three, current: 1, destiny: even });
      startCheck(p);
      const order: number[] = [];
      for (let [asked] = p.table.pending; asked; [asked] = p.table.pending) {
        expect(asked).toMatchObject({ kind: 'add-to-check', min: 0 });
        order.push(asked.seat);
        add(p, asked.seat);
      }
      expect(order).toEqual([2, 0, 1]);
    },
  );

  rule('BG-CHECK-07', 'the others see how many cards were added, not which', () => {
    const p = plain({ seats: three });
    startCheck(p);
    add(p, 1, 'Scout for Fuel 6');
    const seen = p.events(seat(2)).filter(({ type }) => type === 'check-cards-added');
    expect(seen).toEqual([{ type: 'check-cards-added', seat: 1, n: 1 }]);
    for (const viewer of [seat(0), seat(2), 'spectator'] as const) {
      expect(p.g.cards.view(zones.check, viewer)).toEqual({ count: 3, cards: [] });
      expect(JSON.stringify(p.view(viewer))).not.toContain('Scout for Fuel');
    }
  });

  rule(
    ['BG-CHECK-08', 'BG-CHECK-10', 'BG-CHECK-13'],
    'one card from the Brig, one of a revealed Cylon, any number of the others',
    () => {
      const p = plain({
        seats: [
          { hand: ['Executive Order 2', 'Negotiation 5', 'Repair 1'] },
          { ...three[1], at: 'brig' },
          { ...three[2], revealed: true },
        ],
        destiny: even,
      });
      startCheck(p);
      expect(p.asked(1)).toMatchObject({ kind: 'add-to-check', max: 1 });
      add(p, 1);
      expect(p.asked(2)).toMatchObject({ kind: 'add-to-check', max: 1 });
      add(p, 2);
      expect(p.asked(0)).toMatchObject({ kind: 'add-to-check', max: 3 });
      add(p, 0, 'Executive Order 2', 'Negotiation 5', 'Repair 1');
      expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 6 });
    },
  );

  rule('BG-CHECK-14', 'the text of a card added is ignored: only its type and strength count', () => {
    const p = plain({ seats: [{}, { hand: ['State of Emergency 6', 'Build Nuke 6'] }, {}], destiny: even });
    startCheck(p);
    add(p, 1, 'State of Emergency 6', 'Build Nuke 6');
    expect(p.table.pending).toEqual([]);
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 0 });
    expect(p.g.state.resources.food).toBe(8);
    expect(p.g.state.nukes.held).toBe(2);
  });

  rule('BG-CHECK-15', 'the whole pile is shuffled with the Destiny cards before it is turned up', () => {
    const orders = new Set<string>();
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const p = plain({ seats: three, destiny: even, seed });
      startCheck(p);
      add(p, 1, 'Popular Influence 3', 'Scout for Fuel 6');
      p.pass();
      const { matching, others } = lastOf(p, 'check-revealed');
      expect([...(matching as string[]), ...(others as string[])].toSorted()).toEqual(
        [...even, 'Popular Influence 3', 'Scout for Fuel 6'].toSorted(),
      );
      orders.add(`${matching}|${others}`);
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  rule('BG-CHECK-15', 'a card in the pile cannot be followed from the hand it came from', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
      const p = plain({ seats: three, destiny: even, seed });
      startCheck(p);
      const numbers = new Set(p.g.hand(seat(1)));
      add(p, 1, 'Scout for Fuel 6'); // one alone: no other card can have been given its number since
      p.pass();
      const discarded = p.g.cards.list(zones.skillDiscard.tactics);
      expect(discarded.map((card) => p.g.entry(card).name)).toContain('Scout for Fuel');
      expect(discarded.filter((card) => numbers.has(card))).toEqual([]);
    }
  });

  rule('BG-CHECK-16', 'turned up, the cards are sorted into those whose type is listed and the others', () => {
    const p = plain({ seats: three, destiny: even });
    startCheck(p);
    add(p, 1, 'Scout for Fuel 6');
    add(p, 2, 'Repair 1');
    add(p, 0, 'Executive Order 2');
    const { matching, others } = lastOf(p, 'check-revealed');
    expect((matching as string[]).toSorted()).toEqual(['Consolidate Power 1', 'Executive Order 2']);
    expect((others as string[]).toSorted()).toEqual(['Launch Scout 1', 'Repair 1', 'Scout for Fuel 6']);
  });

  rule('BG-CHECK-18', 'strength is the matching cards less the others, below zero too', () => {
    const p = plain({
      seats: [{}, { hand: ['Popular Influence 3', 'Executive Order 2', 'Unorthodox Plan 4', 'Personal Vices 3'] }, {}],
      destiny: [],
    });
    p.g.cards.moveAll(zones.destiny, zones.box);
    startCheck(p, { difficulty: 1 });
    const before = checkOf(p);
    add(p, 1, 'Popular Influence 3', 'Executive Order 2', 'Unorthodox Plan 4');
    const destiny = happened(p, 'check-revealed').flatMap(({ matching, others }) => [matching, others].flat());
    expect(destiny).toHaveLength(5);
    const strengthOf = (names: unknown) => (names as string[]).reduce((sum, name) => sum + Number(name.slice(-1)), 0);
    const { matching, others } = lastOf(p, 'check-revealed');
    expect(before.strength).toBe(strengthOf(matching) - strengthOf(others));

    const q = plain({ seats: [{}, { hand: ['Scout for Fuel 6'] }, {}], destiny: even });
    startCheck(q);
    add(q, 1, 'Scout for Fuel 6');
    expect(lastOf(q, 'check-totalled')).toMatchObject({ strength: -6 });
  });

  rule(['BG-CHECK-19', 'BG-CHECK-20'], 'the difficulty reached passes, one less fails', () => {
    const passed = plain({ seats: [{}, { hand: ['Negotiation 5'] }, {}], destiny: even });
    startCheck(passed);
    add(passed, 1, 'Negotiation 5');
    expect(marks(passed)).toEqual(['pass']);
    const failed = plain({ seats: [{}, { hand: ['Popular Influence 4'] }, {}], destiny: even });
    startCheck(failed);
    add(failed, 1, 'Popular Influence 4');
    expect(marks(failed)).toEqual(['fail']);
  });

  rule('BG-CHECK-21', 'after the result all its cards lie on the discard piles of their types', () => {
    const p = plain({ seats: [{}, { hand: ['Negotiation 5', 'Repair 1'] }, {}], destiny: even });
    const during: number[] = [];
    startCheck(p, {
      pass: {
        text: phrase('test'),
        *run(g) {
          during.push(g.cards.count(zones.skillDiscard.politics));
        },
      },
      fail: {
        text: phrase('test'),
        *run(g) {
          during.push(g.cards.count(zones.skillDiscard.politics));
        },
      },
    });
    add(p, 1, 'Negotiation 5', 'Repair 1');
    expect(during).toEqual([0]);
    expect(p.names(zones.skillDiscard.politics).toSorted()).toEqual(['Consolidate Power', 'Negotiation']);
    expect(p.names(zones.skillDiscard.tactics)).toEqual(['Launch Scout']);
    expect(p.names(zones.skillDiscard.engineering)).toEqual(['Repair']);
    expect(p.g.cards.count(zones.checkOpen)).toBe(0);
  });

  rule(
    'BG-CHECK-22',
    'a strength below the difficulty that reaches the partial number brings the partial result alone',
    () => {
      const results = [2, 3, 4, 5].map((strength) => {
        const card =
          { 2: 'Consolidate Power 2', 3: 'Popular Influence 3', 4: 'Popular Influence 4', 5: 'Negotiation 5' }[
            strength
          ] ?? '';
        const p = plain({ seats: [{}, { hand: [card] }, {}], destiny: even });
        startCheck(p, { partial: [3, mark('partial')] });
        add(p, 1, card);
        return marks(p);
      });
      expect(results).toEqual([['fail'], ['partial'], ['partial'], ['pass']]);
    },
  );

  rule(
    ['BG-CHECK-23', 'BG-CHECK-24'],
    'locations with a check follow the same steps and never have a consequence',
    () => {
      const p = plain({ seats: [{ at: 'admirals-quarters' }, {}, {}] });
      const text = (id: 'admirals-quarters' | 'brig' | 'airlock') =>
        JSON.stringify(p.g.content.locations[id]?.actions[0]?.effect.text);
      for (const id of ['admirals-quarters', 'brig', 'airlock'] as const) expect(text(id)).toContain('"check"');
      const withChecks = Object.values(p.g.content.locations).filter(({ actions }) =>
        JSON.stringify(actions.map(({ effect }) => effect.text)).includes('"check"'),
      );
      expect(withChecks.map(({ id }) => id).toSorted()).toEqual(['admirals-quarters', 'airlock', 'brig']);

      const q = plain({ seats: [{}, { hand: ['Iron Will'] }, {}], destiny: even });
      startCheck(q, { consequence: mark('consequence') }, { source: 'location', location: 'brig' });
      add(q, 1, 'Iron Will');
      q.pass();
      expect(marks(q)).toEqual(['fail']);
    },
  );

  rule(
    ['BG-FAQ-23', 'BG-CHECK-22'],
    'Declare Emergency lowers the difficulty, not the number for a partial pass',
    () => {
      const play = (hand: string) => {
        const p = plain({ seats: [{}, { hand: [hand] }, { hand: ['Declare Emergency 3'] }], destiny: even });
        startCheck(p, { difficulty: 6, partial: [4, mark('partial')] });
        add(p, 1, hand);
        add(p, 2);
        p.choose(2, { name: 'Declare Emergency' });
        return marks(p);
      };
      expect(play('Popular Influence 3')).toEqual(['fail']); // 3 would do if 4 had become 2
      expect(play('Popular Influence 4')).toEqual(['pass']);
    },
  );

  rule('BG-TURNREF-01', 'with plain cards the check goes from turning them up straight to totalling', () => {
    const p = plain({ seats: three, destiny: even });
    startCheck(p, { consequence: mark('consequence') });
    add(p, 1, 'Popular Influence 3');
    p.pass();
    const steps = p.events().map(({ type }) => type);
    expect(steps.indexOf('check-totalled')).toBe(steps.indexOf('check-revealed') + 1);
    expect(marks(p)).toEqual(['fail']);
  });
});
