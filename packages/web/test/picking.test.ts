import { orderChoices } from '@ragtag/galactica';
import { describe, expect, test } from 'vitest';
import { isTelling } from '../src/games/galactica/points-at.ts';
import { moved, sorted } from '../src/games/galactica/table/hand-order.ts';
import { orders } from '../src/games/galactica/words/english/orders.ts';
import { words } from '../src/games/galactica/words/words.ts';
import { usualAnswer } from '../src/shell/games/speech.ts';
import { groupsOf } from '../src/table/option-groups.ts';
import { asOrder, begun, sentenceOf } from '../src/table/orders/order-draft.ts';
import './fixture/speaking.ts';
import { moments } from './fixture/real-game.ts';

const names = words.namesFor(['Adama', 'Roslin'], 0);

test('every answer of whole games is listed once, but for those that tell who somebody is', () => {
  const headings = new Set<string>();
  for (const { asked } of moments('groups')) {
    const groups = groupsOf(asked);
    const listed = groups.flatMap(({ options }) => options).sort((a, b) => a - b);
    expect(listed).toEqual(asked.options.flatMap((option, index) => (isTelling(option) ? [] : [index])));
    for (const { title } of groups) headings.add(title);
  }
  expect([...headings]).toEqual(expect.arrayContaining(['', 'Places', 'As a rule']));
});

test('passing and staying come first and are lit; no card, no ability, and nothing where all are equal', () => {
  const lit = new Set<string>();
  for (const { asked } of moments('usual')) {
    const usual = usualAnswer(asked);
    if (usual === null) continue;
    const type = asked.options[usual]?.type ?? '';
    if (asked.options.length > 1) lit.add(type);
    expect(groupsOf(asked)[0]?.options[0]).toBe(usual);
  }
  expect([...lit].sort()).toEqual(['pass', 'stay']);
  expect(
    usualAnswer({
      options: [
        { type: 'player', seat: 1 },
        { type: 'player', seat: 2 },
      ],
    }),
  ).toBeNull();
});

test('two copies of a card that can respond tell their strengths apart', () => {
  const asked = { kind: 'after-roll', context: {} };
  const copy = (strength: number) => ({
    type: 'respond',
    from: 'skill',
    name: 'Evasive Maneuvers',
    card: strength,
    printed: strength,
  });
  const [one, two] = [1, 2].map((strength) => words.optionWords(copy(strength), asked, names).detail);
  expect(one).toContain('strength 1');
  expect(two).toContain('strength 2');
});

describe('a hand', () => {
  const card = (number: number, name: string, strength: number, type: 'politics' | 'tactics') => ({
    card: number,
    deck: 'skill',
    name,
    text: [],
    type,
    strength,
  });
  const hand = [card(1, 'Scout', 2, 'tactics'), card(2, 'Power', 1, 'politics'), card(3, 'Order', 5, 'tactics')];
  const numbers = (order: 'type' | 'strength' | 'name' | 'own', own: readonly number[] = []) =>
    sorted(hand, order, own).map((one) => one.card);

  test('is sorted by skill, strength, name, or as its owner likes', () => {
    expect(numbers('type')).toEqual([2, 3, 1]);
    expect(numbers('strength')).toEqual([3, 1, 2]);
    expect(numbers('name')).toEqual([3, 2, 1]);
    expect(numbers('own', [1, 2])).toEqual([1, 2, 3]);
  });

  test('lets a card be moved, as far as there is room', () => {
    expect(moved(hand, 1, 1)).toEqual([2, 1, 3]);
    expect(moved(hand, 1, -1)).toEqual([1, 2, 3]);
    expect(moved(hand, 2, 9)).toEqual([1, 3, 2]);
  });
});

describe('an order', () => {
  const windows = orderChoices();

  test.each(orders.examples)('of the forums is among what can be picked: $use', ({ window, only, use }) => {
    const offered = windows.find((one) => one.window === window);
    expect(offered?.use).toContain(use);
    const names = offered?.only.map(({ name }) => name);
    for (const { name } of only) expect(names).toContain(name);
  });

  test('says in words whatever can be picked', () => {
    for (const { window, only, use } of windows) {
      for (const condition of only) {
        const draft = { window, only: [begun(condition)], use: use[0] ?? null };
        const order = asOrder(draft, 2, only);
        expect(order.only).toHaveLength(1);
        expect(sentenceOf(order, 2, windows), condition.name).toMatch(/^[A-Z].*, .+: .+$/);
      }
    }
  });

  test('that speaks of its owner names the seat', () => {
    const [example] = orders.examples;
    if (!example) throw new Error('there are examples');
    const offered = windows.find((one) => one.window === example.window)?.only ?? [];
    expect(asOrder(example, 4, offered).only).toContainEqual({
      in: 'context',
      path: ['pilot'],
      is: 'equal',
      value: 4,
    });
  });
});
