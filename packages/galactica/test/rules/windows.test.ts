import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { discard, draw } from '../../src/core/effects/cards.ts';
import { all, each } from '../../src/core/effects/flow.ts';
import { chosen, current, everybody, humans } from '../../src/core/effects/who.ts';
import { context } from '../../src/core/engine/context.ts';
import { rollDie } from '../../src/core/engine/dice.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { canActivate } from '../../src/core/rules/locations.ts';
import type { Galactica } from '../../src/core/state/galactica.ts';
import { zones } from '../../src/core/state/zones.ts';
import { add, happened, lastOf, mark, marks, plain, startCheck } from './checks.ts';

const planners = [{}, { hand: ['Strategic Planning 3'] }, { hand: ['Strategic Planning 4'] }];

describe('several at the same moment', () => {
  rule(['BG-TIMING-01', 'BG-CHAR-10'], 'who wants the same moment goes in the order the current player decides', () => {
    const ability = (name: string) => [
      {
        name,
        responses: [
          {
            window: 'before-roll' as const,
            possible: (g: Galactica) => !g.turn.used.has(name),
            *respond(g: Galactica) {
              g.turn.used.add(name);
            },
          },
        ],
      },
    ];
    for (const first of [1, 2]) {
      const p = plain({ abilities: [[], ability('Left'), ability('Right')] });
      p.run((g) => rollDie(g, seat(0), 'card'));
      p.choose(1, { name: 'Left' }).choose(2, { name: 'Right' });
      expect(p.table.pending).toMatchObject([{ seat: 0, kind: 'who-goes-first' }]);
      p.choose(0, { seat: first });
      expect(happened(p, 'responded')).toMatchObject([{ seat: first }]);
    }
  });

  rule('BG-TIMING-02', 'a card that can no longer be played stays with the player who offered it', () => {
    const p = plain({ seats: planners, rolls: [3] });
    p.run((g) => rollDie(g, seat(0), 'card'));
    p.choose(1, { name: 'Strategic Planning' }).choose(2, { name: 'Strategic Planning' });
    p.choose(0, { seat: 1 });
    expect(p.table.pending).toEqual([]);
    expect(p.handNames(1)).toEqual([]);
    expect(p.handNames(2)).toEqual(['Strategic Planning']);
    expect(lastOf(p, 'die-result')).toMatchObject({ result: 5 });
  });

  rule('BG-UNI-114', 'a moment stays open until everybody who could use it has passed or acted', () => {
    const p = plain({ seats: planners, rolls: [3] });
    p.run((g) => rollDie(g, seat(0), 'card'));
    expect(p.table.pending.map((asked) => asked.seat)).toEqual([1, 2]);
    p.choose(1, { type: 'pass' });
    expect(happened(p, 'die-rolled')).toEqual([]);
    expect(p.table.pending.map((asked) => asked.seat)).toEqual([2]);
    p.choose(2, { type: 'pass' });
    expect(happened(p, 'die-rolled')).toHaveLength(1);
  });

  rule('BG-UNI-114', 'nobody else learns who is asked', () => {
    const p = plain({ seats: planners });
    p.run((g) => rollDie(g, seat(0), 'card'));
    expect(p.table.pending.every(({ secret }) => secret)).toBe(true);
    expect(p.table.view(seat(0)).asked).toBe(null);
    expect(p.table.view(seat(0)).awaited).toEqual([]);
  });

  rule('BG-UNI-115', 'who was not let go first may withdraw, or still use it', () => {
    for (const withdraws of [true, false]) {
      const p = plain({
        seats: [{}, { hand: ['Scientific Research 3'] }, { hand: ['Investigative Committee 3'] }],
        destiny: ['Consolidate Power 1', 'Launch Scout 1', 'Repair 1', 'Repair 2'],
      });
      startCheck(p);
      p.choose(1, { name: 'Scientific Research' }).choose(2, { name: 'Investigative Committee' });
      p.choose(0, { seat: 1 });
      expect(p.asked(2)?.kind).toBe('before-check');
      p.choose(2, withdraws ? { type: 'pass' } : { name: 'Investigative Committee' });
      expect(p.handNames(2)).toEqual(withdraws ? ['Investigative Committee'] : []);
    }
  });
});

describe('carrying out effects', () => {
  rule('BG-UNI-112', 'the text of a card wins over a general rule', () => {
    const p = plain({
      seats: [{ hand: ['Unorthodox Plan 3'], at: 'press-room' }, {}, {}],
      damaged: ['command'],
    });
    expect(canActivate(p.g, seat(0), 'command')).toBe(false);
    p.run((g) => takeAction(g, seat(0))).choose(0, { name: 'Unorthodox Plan' });
    expect(happened(p, 'location-activated')).toMatchObject([{ location: 'command' }]);
    const open = plain({ seats: [{}, { hand: ['Investigative Committee 3', 'Repair 1'] }, {}] });
    startCheck(open);
    open.choose(1, { name: 'Investigative Committee' });
    add(open, 1, 'Repair 1');
    expect(open.events('spectator')).toContainEqual(
      expect.objectContaining({ type: 'check-cards-added', seat: 1, n: 1, names: ['Repair 1'] }),
    );
  });

  rule('BG-UNI-113', 'what cannot be done of an effect is skipped, the rest happens', () => {
    const p = plain({ seats: [{ hand: ['Repair 1'] }, {}, {}] });
    p.run((g) => all(discard(current, 3), mark('rest')).run(g, context('crisis', g.current)));
    expect(p.handNames(0)).toEqual([]);
    expect(marks(p)).toEqual(['rest']);
    const empty = plain();
    empty.run((g) => all(discard(current, 3), mark('rest')).run(g, context('crisis', g.current)));
    expect(marks(empty)).toEqual(['rest']);
  });

  rule(
    'BG-UNI-119',
    'where cards are drawn one player finishes before the next: who caused it first, else the current player',
    () => {
      const order = (acting: boolean) => {
        const p = plain({ seats: [{}, {}, {}, {}], current: 1 });
        const effect = each(humans, all(draw(chosen, 1, 'politics'), draw(chosen, 1, 'tactics')));
        p.run((g) => effect.run(g, context('skill', seat(3), { acting })));
        return happened(p, 'skill-drawn').map((event) => event['seat']);
      };
      expect(order(true)).toEqual([3, 3, 0, 0, 1, 1, 2, 2]);
      expect(order(false)).toEqual([1, 1, 2, 2, 3, 3, 0, 0]);
    },
  );

  rule('BG-UNI-120', 'who must discard where nobody draws do so at the same time, shown when all have chosen', () => {
    const p = plain({
      seats: [{ hand: ['Repair 1', 'Repair 2'] }, { hand: ['Negotiation', 'Bait'] }, { hand: ['Build Nuke'] }],
    });
    p.run((g) => discard(everybody, 1).run(g, context('crisis', g.current)));
    expect(p.table.pending.map((asked) => asked.seat).toSorted()).toEqual([0, 1]);
    p.choose(0, { name: 'Repair', strength: 1 });
    expect(p.events()).toEqual([]);
    expect(p.g.cards.count(zones.skillDiscard.engineering)).toBe(0);
    p.choose(1, { name: 'Negotiation' });
    expect(p.names(zones.skillDiscard.engineering).toSorted()).toEqual(['Build Nuke', 'Repair']);
    expect(happened(p, 'skills-discarded')).toHaveLength(3);
  });
});
