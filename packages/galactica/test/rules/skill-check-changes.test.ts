import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/core/content/entry.ts';
import { context } from '../../src/core/engine/context.ts';
import { isModified } from '../../src/core/engine/modifiers.ts';
import type { Response } from '../../src/core/engine/windows.ts';
import { skillCheck } from '../../src/core/rules/skill-check.ts';
import { zones } from '../../src/core/state/zones.ts';
import { politicsCards } from '../../src/modules/base/skills/politics.ts';
import { add, checkOf, crisis, happened, lastOf, mark, marks, plain, spec, startCheck } from './checks.ts';

/** Two cards that change nothing: 1 politics and 1 tactics. */
const even = ['Consolidate Power 1', 'Launch Scout 1'];
const three = [
  { hand: ['Executive Order 2', 'Negotiation 5'] },
  { hand: ['Popular Influence 3', 'Scout for Fuel 6'] },
  { hand: ['Consolidate Power 2', 'Repair 1'] },
];

describe('abilities around a check', () => {
  rule(
    'BG-UNI-135',
    'what decides a check outright is used before anything prepares it, and then no card is played',
    () => {
      const p = plain({
        seats: [{ hand: ['Scientific Research 3'] }, { hand: ['Political Prowess'] }, {}],
      });
      startCheck(p, {}, { source: 'location', location: 'brig' });
      expect(p.table.pending.map(({ kind }) => kind)).toEqual(['check-outright']);
      p.choose(1, { name: 'Political Prowess', outcome: 'fail' });
      expect(p.table.pending).toEqual([]);
      expect(marks(p)).toEqual(['fail']);
      expect(happened(p, 'destiny-added')).toEqual([]);
    },
  );

  rule('BG-UNI-136', 'preparing abilities share one moment, in the order of the current player', () => {
    const p = plain({
      seats: [{}, { hand: ['Scientific Research 3'] }, { hand: ['Investigative Committee 3'] }],
      current: 0,
    });
    startCheck(p, {}, { source: 'location', location: 'admirals-quarters' });
    expect(p.table.pending.map(({ seat: at, kind }) => [at, kind])).toEqual([
      [1, 'before-check'],
      [2, 'before-check'],
    ]);
    p.choose(1, { name: 'Scientific Research' });
    p.choose(2, { name: 'Investigative Committee' });
    expect(p.table.pending).toMatchObject([{ seat: 0, kind: 'who-goes-first' }]);
    p.choose(0, { seat: 2 });
    expect(isModified(checkOf(p), 'face-up')).toBe(true);
    expect(isModified(checkOf(p), 'positive', 'engineering')).toBe(false);
    expect(p.asked(1)?.kind).toBe('before-check');
    expect(happened(p, 'destiny-added')).toEqual([]);
  });

  rule(
    'BG-UNI-137',
    'cards an ability puts in join right after the Destiny cards, and more may be prepared until then',
    () => {
      const learner: Partial<Ability> = {
        name: 'Learner',
        inCheck: {
          *afterDestiny(g) {
            g.emit({ type: 'joined', before: g.cards.count(zones.check) });
            g.cards.draw(zones.skillDeck.politics, zones.check);
          },
        },
        responses: [
          {
            window: 'before-check',
            once: 'check',
            *respond(_g, _seat, { check }) {
              check.modifiers.push({ source: 'Learner', kind: 'later' });
            },
          },
        ],
      };
      const p = plain({
        seats: [{}, { hand: ['Scientific Research 3'] }, {}],
        abilities: [[learner], []],
        destiny: even,
      });
      startCheck(p);
      p.choose(0, { name: 'Learner' });
      expect(happened(p, 'destiny-added')).toEqual([]);
      p.choose(1, { name: 'Scientific Research' });
      p.choose(0, { seat: 0 });
      expect(happened(p, 'destiny-added')).toEqual([]);
      p.choose(1, { name: 'Scientific Research' });
      expect(happened(p, 'joined')).toEqual([{ type: 'joined', before: 2 }]);
      expect(lastOf(p, 'check-revealed')).toMatchObject({
        matching: expect.arrayContaining([expect.any(String), expect.any(String)]),
      });
    },
  );

  test('all that a check remembers is data: it can be copied', () => {
    const p = plain({ seats: [{}, { hand: ['A Second Chance 5', 'Scientific Research 3'] }, {}] });
    startCheck(p);
    p.choose(1, { name: 'A Second Chance' });
    const { spec: _, ...remembered } = checkOf(p);
    expect(structuredClone(remembered)).toEqual(remembered);
    expect(remembered.modifiers).toEqual([{ source: 'A Second Chance', kind: 'later' }]);
  });

  rule('BG-UNI-138', 'a card drawn with Support the People may still be used before the same check', () => {
    const p = plain({ seats: [{}, { hand: ['Support the People 1'] }, {}] });
    const [top] = p.g.cards.list(zones.skillDeck.tactics);
    const second = p.g.cards.list(zones.skillDeck.tactics).find((card) => p.g.entry(card).name === 'A Second Chance');
    if (top === undefined || second === undefined) throw new Error('no tactics cards');
    p.g.cards.swapFaces(top, second);
    startCheck(p);
    p.choose(1, { name: 'Support the People' });
    p.choose(1, { type: 'yes' });
    while (p.asked(1)?.kind !== 'may' && p.asked(1)?.options.some((option) => option['skill'] === 'tactics')) {
      p.choose(1, { skill: 'tactics' });
    }
    while (p.table.pending[0]?.kind === 'may') p.choose(p.table.pending[0].seat, { type: 'no' });
    expect(p.asked(1)).toMatchObject({ kind: 'before-check' });
    p.choose(1, { name: 'A Second Chance' });
    expect(checkOf(p).modifiers).toContainEqual({ source: 'A Second Chance', kind: 'later' });
  });

  rule(
    'BG-UNI-141',
    'judged with pass or fail, carried out with the result, taken when cards would be discarded',
    () => {
      const authority = {
        name: 'Authority',
        responses: [
          {
            window: 'check-resolved' as const,
            *respond(g: ReturnType<typeof plain>['g']) {
              g.emit({ type: 'mark', name: `authority ${g.cards.count(zones.checkOpen)}` });
            },
          },
        ],
      };
      const p = plain({
        seats: [
          { miracle: 0 },
          { hand: ['A Second Chance'] },
          { hand: ['Install Upgrades', 'Negotiation 5', 'State of Emergency 6'] },
        ],
        abilities: [[authority]],
        destiny: even,
      });
      p.run(function* (g) {
        yield* skillCheck(g, spec(), { source: 'crisis', context: context('crisis', g.current) });
      });
      p.choose(1, { name: 'A Second Chance' });
      add(p, 2, 'Install Upgrades', 'Negotiation 5', 'State of Emergency 6');
      p.choose(0, { name: 'Authority' });
      p.pass();
      const steps = p.events().flatMap((event) => (event.type === 'mark' ? [event['name']] : [event.type]));
      const order = ['check-totalled', 'check-outcome', 'pass', 'skill-drawn', 'authority 5'].map((step) =>
        steps.indexOf(step),
      );
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect(order).not.toContain(-1);
      expect(p.g.player(seat(0)).miracle).toBe(1);
      expect(steps.findIndex((step) => String(step).includes('miracle'))).toBeLessThan(steps.indexOf('pass'));
    },
  );
});

describe('what changes a check by itself', () => {
  const lowered: Partial<Ability> = {
    hooks: {
      checkDifficulty: () => -3,
      contribution: (_g, _owner, _seat, _check, most) => Math.min(most, 1),
      *checkBegins(g) {
        g.emit({ type: 'mark', name: 'begins' });
      },
    },
  };
  const raised = crisis('Raised', { hooks: { checkDifficulty: () => 2 } });

  rule(
    ['BG-CHECK-02', 'BG-UNI-112'],
    'sheets and cards in play change the difficulty and the cards allowed as the check is read',
    () => {
      const p = plain({ seats: three, abilities: [[lowered]], cards: [raised], inPlay: ['Raised'], destiny: even });
      startCheck(p);
      expect(lastOf(p, 'check-begins')).toMatchObject({ difficulty: 4 });
      expect(marks(p)).toEqual(['begins']);
      expect(p.asked(1)).toMatchObject({ max: 1 });
    },
  );

  rule('BG-CRISIS-13', 'for a super crisis those of cards in play, but not those of sheets', () => {
    const p = plain({ seats: three, abilities: [[lowered]], cards: [raised], inPlay: ['Raised'], destiny: even });
    startCheck(p, {}, { source: 'super-crisis' });
    expect(lastOf(p, 'check-begins')).toMatchObject({ difficulty: 7 });
    expect(marks(p)).toEqual([]);
    expect(p.asked(1)).toMatchObject({ max: 2 });
  });

  rule('BG-CHECK-01', 'a check in the middle of another leaves the other as it was', () => {
    const nested: Partial<Ability> = {
      name: 'Nested',
      responses: [
        {
          window: 'check-revealed',
          possible: (g) => !g.turn.used.has('Nested'),
          *respond(g) {
            g.turn.used.add('Nested');
            const inner = spec({ difficulty: 9, pass: mark('inner pass'), fail: mark('inner fail') });
            yield* skillCheck(g, inner, { source: 'location', context: context('location', g.current) });
          },
        } satisfies Response<'check-revealed'>,
      ],
    };
    const p = plain({
      seats: [{}, { hand: ['Negotiation 5', 'Repair 1'] }, {}],
      abilities: [[nested]],
      destiny: [...even, 'Consolidate Power 2', 'Launch Scout 2', 'Repair 1'],
    });
    startCheck(p);
    add(p, 1, 'Negotiation 5');
    p.choose(0, { name: 'Nested' });
    add(p, 1, 'Repair 1');
    expect(marks(p)).toEqual(['inner fail', 'pass']);
    expect(happened(p, 'check-totalled').map(({ strength }) => strength)).toEqual([-1, 5]);
    expect(p.view('spectator')).toMatchObject({ check: null });
    expect(p.g.cards.count(zones.checkOpen)).toBe(0);
  });

  rule(['BG-CHECK-06', 'BG-SECRET-13'], 'everybody sees how far the check is and who added how many', () => {
    const p = plain({ seats: [{ hand: ['Repair 1'] }, {}, { hand: ['Negotiation 5'] }], destiny: even });
    startCheck(p);
    expect(p.view('spectator')).toMatchObject({ check: { stage: 'adding', added: [null, 0, null], facedown: 2 } });
    add(p, 2, 'Negotiation 5');
    expect(p.view('spectator')).toMatchObject({ check: { added: [null, 0, 1], facedown: 3 } });
    const q = plain({
      seats: [{}, { hand: ['Quick Thinking', 'Popular Influence 3'] }, { hand: ['Declare Emergency 3'] }],
      destiny: even,
    });
    startCheck(q);
    add(q, 1, 'Quick Thinking', 'Popular Influence 3');
    add(q, 2);
    expect(q.view('spectator')).toMatchObject({ check: { stage: 'revealed', strength: null } });
    q.choose(0, { type: 'nothing' });
    expect(q.view('spectator')).toMatchObject({ check: { stage: 'totalled', strength: 3 } });
  });

  rule('BG-UNI-112', 'the Investigative Committee of the base game lays the Destiny cards open too', () => {
    const committee = politicsCards.flatMap((entry) =>
      entry.name === 'Investigative Committee' && entry.set === 'base'
        ? [{ ...entry, name: 'Old Committee', copies: { 3: 1 }, count: 1 }]
        : [],
    );
    const p = plain({ seats: [{}, { hand: ['Old Committee', 'Repair 1'] }, {}], cards: committee, destiny: even });
    startCheck(p);
    p.choose(1, { name: 'Old Committee' });
    expect(p.g.cards.count(zones.check)).toBe(0);
    expect(p.names(zones.checkOpen).toSorted()).toEqual(['Consolidate Power', 'Launch Scout']);
    add(p, 1, 'Repair 1');
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: -1 });
  });
});
