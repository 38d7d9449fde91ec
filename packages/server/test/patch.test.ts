import { defaults, galactica } from '@ragtag/galactica';
import { eventFor, type Plain, randomAnswer, seatsOf, startTable, whim } from '@ragtag/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Findings } from '../src/protocol/findings.ts';
import { apply, LastSent, patchText } from '../src/protocol/patch.ts';
import type { Patch } from '../src/protocol/protocol.ts';

const { tree: anything } = fc.letrec<{ tree: Plain }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Plain>(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('card', 'name', 'hand', 'x', 'question'), tie('tree'), { maxKeys: 5 }),
  ),
}));

/** The changes as a page reads them. */
function sent(told: LastSent | undefined, after: Plain, findings?: Findings): Patch {
  return JSON.parse(patchText(told?.update(after, findings) ?? [])) as Patch; // what `LastSent` wrote
}

test('the changes between any two things lead from the one to the other', () => {
  fc.assert(
    fc.property(anything, anything, (before, after) => {
      const [told, unchanged] = [new LastSent(before), structuredClone(before)];
      expect(told.update(before)).toEqual([]);
      const patch = sent(told, after);
      expect(told.update(after)).toEqual([]);
      expect(apply(before, patch)).toEqual(after);
      expect(told.all).toEqual(after);
      expect(before).toEqual(unchanged);
      if (patch.length === 0) expect(before).toEqual(after);
    }),
  );
});

test('what is only compared has not been told', () => {
  fc.assert(
    fc.property(anything, anything, (before, after) => {
      const told = new LastSent(before);
      const { changes, note } = told.compare(after, new Findings());
      expect(told.all).toEqual(before);
      expect(told.compare(after, new Findings()).changes).toEqual(changes);
      note();
      expect(told.all).toEqual(after);
    }),
  );
});

test('another card comes as a whole, a part of one by itself', () => {
  const card = { card: 7, name: 'Launch Scout', strength: 1 };
  const hand = { count: 1, cards: [card] };
  const other = { card: 9, name: 'Executive Order', strength: 2 };
  expect(sent(new LastSent(hand), { count: 1, cards: [other] })).toEqual([{ at: ['cards', 0], put: other }]);
  expect(sent(new LastSent(hand), { count: 1, cards: [{ ...card, strength: 2 }] })).toEqual([
    { at: ['cards', 0, 'strength'], put: 2 },
  ]);
});

test('what is the same in two places is told for each', () => {
  const [closed, open] = [
    { count: 2, cards: [] },
    { count: 3, cards: [] },
  ];
  const before = { view: { players: [{ hand: closed }, { hand: closed }] } };
  const after = { view: { players: [{ hand: open }, { hand: open }] } };
  const patch = sent(new LastSent(before), after);
  expect(apply(before, patch)).toEqual(after);
  expect(patch).toHaveLength(2);
});

describe('viewers who share what is found', () => {
  const viewers = [...seatsOf(5), 'spectator'] as const;

  test.each([1, 2, 3])('come to what each would see alone, and are told nothing else (game %i)', (number) => {
    const below = whim(number);
    const table = startTable(galactica, galactica.configure({ ...defaults, players: 5 }), `shared ${number}`);
    const alone = (viewer: (typeof viewers)[number]): Plain => ({ view: galactica.view(table.state, viewer) });
    const held = new Map(viewers.map((viewer) => [viewer, alone(viewer)]));
    const kept = new Map(viewers.map((viewer) => [viewer, new LastSent({ view: table.view(viewer).game })]));
    for (let answers = 0; answers < 120 && !table.over; answers++) {
      const [asked] = table.pending;
      if (asked) table.answer(asked.seat, randomAnswer(asked, below));
      const emitted = table.takeEvents();
      const findings = new Findings();
      for (const viewer of viewers) {
        const patch = sent(kept.get(viewer), { view: table.view(viewer).game }, findings);
        const before = held.get(viewer) ?? null;
        const now = alone(viewer);
        expect(apply(before, patch)).toEqual(now);
        expect(patch).toEqual(sent(new LastSent(before), now));
        held.set(viewer, now);
        const events = emitted.flatMap((one) => eventFor(one, viewer) ?? []);
        expect(JSON.parse(findings.list(events, (event) => findings.text(event)))).toEqual(events);
      }
    }
  });
});
