import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { SkillEntry } from '../../../src/core/content/entry.ts';
import { context } from '../../../src/core/engine/context.ts';
import { discardSkills } from '../../../src/core/rules/discard.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { mutinyZones } from '../../../src/modules/daybreak/zones.ts';
import { treacheryCards } from '../../../src/modules/pegasus/skills/treachery.ts';
import { add, marks, type PlainSetup, plain, startCheck } from '../../rules/checks.ts';
import { checking, even, harm } from './playing.ts';

const mutiny = (p: ReturnType<typeof plain>, number: number) => p.g.cards.count(mutinyZones.hand(seat(number)));

test('Bait places a civilian ship behind Galactica', () => {
  expect(checking(['Bait']).g.cards.count(zones.civilians.stern)).toBe(1);
});

test('Dradis Contact places two raiders before Galactica', () => {
  expect(checking(['Dradis Contact']).g.state.raiders.bow).toBe(2);
});

describe('Personal Vices', () => {
  test('each human player draws treachery, and the current player a mutiny card', () => {
    const p = checking(['Personal Vices 3'], {}, { seats: [{}, {}, { revealed: true }] });
    expect([0, 1, 2].map((number) => p.handNames(number).length)).toEqual([1, 1, 0]);
    expect([0, 1, 2].map((number) => mutiny(p, number))).toEqual([1, 0, 0]);
  });

  test('a Cylon as current player draws neither', () => {
    const p = checking(['Personal Vices 3'], {}, { seats: [{ revealed: true }, {}, {}] });
    expect([p.handNames(0).length, mutiny(p, 0)]).toEqual([0, 0]);
  });
});

test('A Better Machine shuffles two treachery cards into the Destiny deck', () => {
  const orders = ['a', 'b', 'c', 'd', 'e'].map((seed) =>
    checking(['A Better Machine 3'], {}, { seed, next: { treachery: ['Bait', 'Dradis Contact'] } }).names(
      zones.destiny,
    ),
  );
  expect(new Set(orders.map((names) => names.join())).size).toBeGreaterThan(1);
  const p = checking(['A Better Machine 3'], {}, { next: { treachery: ['Bait', 'Dradis Contact'] } });
  expect(p.g.cards.count(zones.destiny)).toBe(4);
  expect(p.names(zones.destiny).toSorted()).toEqual(['Bait', 'Consolidate Power', 'Dradis Contact', 'Launch Scout']);
});

describe('Violent Outbursts', () => {
  test('sends the current player to Sickbay', () => {
    expect(checking(['Violent Outbursts 4']).g.isAt(seat(0), 'sickbay')).toBe(true);
  });

  test('not from the Brig, and no Cylon', () => {
    const at = (first: PlainSetup['seats']) =>
      checking(['Violent Outbursts 4'], {}, { seats: first ?? [] }).g.player(seat(0)).place;
    expect(at([{ at: 'brig' }, {}, {}])).toBe('brig');
    expect(at([{ revealed: true }, {}, {}])).toBe('caprica');
  });
});

test('Exploit a Weakness: the current player picks a human player, himself too, who draws a mutiny card', () => {
  const p = checking(['Exploit a Weakness 5'], {}, { seats: [{}, {}, { revealed: true }] });
  expect(p.asked(0)?.options.map((option) => option['seat'])).toEqual([0, 1]);
  p.choose(0, { seat: 1 });
  expect([mutiny(p, 0), mutiny(p, 1)]).toEqual([0, 1]);
  expect(marks(p)).toEqual(['fail']);
});

describe('treachery of Pegasus, left in the box when sets are combined', () => {
  /** The cards brought back under another name, so that they are in the game. */
  const used: readonly SkillEntry[] = treacheryCards;
  const table = (setup: PlainSetup) => plain({ destiny: even, ...setup, cards: used });

  test('none of them is in the game', () => {
    const p = plain();
    const names = p.g.cards.list(zones.skillDeck.treachery).map((card) => p.g.entry(card).name);
    expect(names).toHaveLength(24);
    for (const { name } of used) expect(names).not.toContain(name);
  });

  const reckless = (name: string, setup: PlainSetup = {}) => {
    const p = table({
      ...setup,
      seats: [{}, { hand: ['Jury Rigged 1', name] }, {}],
      next: { treachery: ['Personal Vices 3', 'Personal Vices 3'] },
    });
    startCheck(p);
    p.choose(1, { name: 'Jury Rigged' });
    return add(p, 1, name);
  };

  rule(
    'BG-TURNREF-02',
    'Broadcast Location, By Your Command and Special Destiny do something in reckless checks only',
    () => {
      for (const name of ['Broadcast Location', 'By Your Command', 'Special Destiny']) {
        const p = table({ seats: [{}, { hand: [name] }, {}], raiders: { bow: 1 }, rolls: [8] });
        startCheck(p);
        add(p, 1, name);
        expect(p.events().map(({ type }) => type)).not.toContain('check-ability');
        expect(
          reckless(name, { rolls: [1] })
            .events()
            .map(({ type }) => type),
        ).toContain('check-ability');
      }
    },
  );

  test('Broadcast Location places a basestar and a civilian ship', () => {
    const p = reckless('Broadcast Location');
    expect(p.g.state.basestars.filter(({ where }) => where === 'main')).toHaveLength(1);
    expect(p.g.cards.count(zones.civilians.stern)).toBe(1);
  });

  test('By Your Command activates raiders and heavy raiders but no centurions', () => {
    const p = reckless('By Your Command', { raiders: { bow: 1 }, heavyRaiders: { bow: 1 }, boarding: [1], rolls: [1] });
    expect(p.g.state.heavyRaiders.bow).toBe(0);
    expect(p.g.state.boarding.get(0)).toBe(1);
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'galactica-attacked' }));
  });

  test('Special Destiny: everybody draws treachery', () => {
    expect([0, 1, 2].map((number) => reckless('Special Destiny').handNames(number).length)).toEqual([1, 1, 1]);
  });

  test('Human Weakness: the highest resource is lost while a human player is in the Brig', () => {
    const entry = used.find(({ name }) => name === 'Human Weakness');
    const p = table({ seats: [{ revealed: true }, { at: 'brig' }, {}] });
    const c = context('skill', seat(0), { acting: true });
    expect(entry?.action?.possible?.(p.g, c)).toBe(true);
    p.run(function* (g) {
      yield* entry?.action?.run(g, c) ?? [];
    });
    expect(p.g.state.resources.population).toBe(11);
    const free = table({ seats: [{ revealed: true }, {}, {}] });
    expect(entry?.action?.possible?.(free.g, c)).toBe(false);
  });

  test("God's Plan is exchanged for the top card of the Destiny deck", () => {
    const entry = used.find(({ name }) => name === "God's Plan");
    const p = table({ seats: [{ revealed: true, hand: ["God's Plan"] }, {}, {}] });
    const [card] = p.g.hand(seat(0));
    const c = context('skill', seat(0), { acting: true, card: card ?? null });
    p.run(function* (g) {
      yield* entry?.movement?.run(g, c) ?? [];
    });
    expect(p.handNames(0)).toEqual(['Consolidate Power']);
    expect(p.names(zones.destiny)[0]).toBe("God's Plan");
  });

  test('Sabotage damages Galactica when a human player discards treachery, once per turn', () => {
    const p = table({ seats: [{ hand: ['Personal Vices 3', 'Bait'] }, { revealed: true, hand: ['Sabotage'] }, {}] });
    p.run((g) => discardSkills(g, seat(0), 'all', 'choice', {}));
    p.choose(1, { name: 'Sabotage' });
    while (p.table.pending[0]) p.table.give(p.table.pending[0].seat, 0);
    expect(p.names(zones.skillDiscard.treachery)).toContain('Sabotage');
    expect(harm(p)).toBe(1);
  });
});
