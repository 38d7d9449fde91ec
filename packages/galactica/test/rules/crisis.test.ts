import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { allFaces } from '../../src/content.ts';
import type { Ability, Chooser } from '../../src/core/content/entry.ts';
import { discard, draw } from '../../src/core/effects/cards.ts';
import { staysInPlay } from '../../src/core/effects/crisis.ts';
import { all, condition, onlyIf, pick } from '../../src/core/effects/flow.ts';
import { movableTo, sendTo } from '../../src/core/effects/movement.ts';
import { lose } from '../../src/core/effects/resources.ts';
import { admiral, chosen, current, everybody } from '../../src/core/effects/who.ts';
import type { Response } from '../../src/core/engine/windows.ts';
import { crisisStep, playSuperCrisis } from '../../src/core/rules/crisis.ts';
import { zones } from '../../src/core/state/zones.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import { add, crisis, happened, mark, marks, type PlainSetup, plain, spec } from './checks.ts';

const even = ['Consolidate Power 1', 'Launch Scout 1', 'Consolidate Power 2', 'Launch Scout 2'];

/** The current player draws this crisis. */
function drawing(entry: ReturnType<typeof crisis>, more: PlainSetup = {}) {
  const p = plain({ ...more, cards: [entry], next: { crisis: [entry.name] } });
  return p.run((g) => crisisStep(g, g.current));
}

describe('crises', () => {
  rule('BG-CRISIS-01', 'the current player draws the top crisis, shows it to everybody and resolves it', () => {
    const p = drawing(crisis('News', { event: mark('news') }), { current: 2 });
    expect(p.events('spectator')[0]).toMatchObject({
      type: 'crisis-drawn',
      seat: 2,
      name: 'News',
      activation: [],
      jump: false,
    });
    expect(marks(p)).toEqual(['news']);
    expect(p.names(zones.turnCrises)).toEqual(['News']);
    p.run((g) => crisisStep(g, g.current));
    expect(p.names(zones.turnCrises)[0]).toBe('News');
    expect(p.g.cards.count(zones.turnCrises)).toBe(2);
  });

  rule('BG-CRISIS-02', 'a crisis is a check exactly when a difficulty and a skill type are printed on it', () => {
    const crises = allFaces.flatMap((entry) =>
      entry.deck === 'crisis' || entry.deck === 'super-crisis' ? [entry] : [],
    );
    expect(crises.length).toBeGreaterThan(70);
    for (const { kind, check } of crises) {
      const printed = check !== undefined && check.difficulty > 0 && check.skills.length > 0;
      expect(printed).toBe(kind === 'check' || kind === 'check-or');
    }
    const event = drawing(crisis('News', { event: mark('news') }));
    expect(happened(event, 'check-begins')).toEqual([]);
    const check = drawing(crisis('Test', { kind: 'check', check: spec() }));
    expect(happened(check, 'check-begins')).toHaveLength(1);
  });

  rule('BG-CRISIS-03', 'a check crisis is made as a check, and passing or failing decides what happens', () => {
    for (const [hand, result] of [
      ['Negotiation 5', 'pass'],
      ['Popular Influence 4', 'fail'],
    ] as const) {
      const p = drawing(crisis('Test', { kind: 'check', check: spec() }), {
        seats: [{}, { hand: [hand] }, {}],
        destiny: even,
      });
      add(p, 1, hand);
      expect(marks(p)).toEqual([result]);
    }
  });

  rule(['BG-CRISIS-04', 'BG-CRISIS-05'], 'the person named on the card decides, among checks and events alike', () => {
    const seats: Record<Chooser, number> = { current: 3, president: 0, admiral: 1, cag: 2 };
    for (const chooser of ['current', 'president', 'admiral', 'cag'] as const) {
      const four = { seats: [{}, {}, {}, {}], current: 3 };
      const check = drawing(crisis('Or', { kind: 'check-or', chooser, check: spec(), otherwise: mark('other') }), four);
      expect(check.table.pending).toMatchObject([{ seat: seats[chooser], kind: 'crisis-choice' }]);
      check.choose(seats[chooser], { index: 1 });
      expect(marks(check)).toEqual(['other']);
      const choice = drawing(
        crisis('Choice', { kind: 'choice', chooser, options: [mark('upper'), mark('lower')] }),
        four,
      );
      expect(choice.table.pending).toMatchObject([{ seat: seats[chooser], kind: 'crisis-choice' }]);
      choice.choose(seats[chooser], { index: 0 });
      expect(marks(choice)).toEqual(['upper']);
    }
  });

  rule(
    'BG-CRISIS-06',
    'either part may be picked though it cannot be fulfilled, unless the card itself forbids it',
    () => {
      const p = drawing(crisis('Costly', { kind: 'choice', options: [discard(current, 2), mark('lower')] }), {
        seats: [{ hand: ['Repair 1'] }, {}, {}],
      });
      p.choose(0, { index: 0 });
      expect(p.handNames(0)).toEqual([]);
      const barred = crisis('Barred', {
        kind: 'choice',
        options: [
          onlyIf(
            condition(phrase('never'), () => false),
            mark('upper'),
          ),
          mark('lower'),
        ],
      });
      const q = drawing(barred);
      expect(q.table.pending).toEqual([]);
      expect(q.table.pending).toEqual([]);
      expect(marks(q)).toEqual(['lower']);
    },
  );

  rule(
    'BG-CRISIS-07',
    'a Cylon player keeps his cards where a crisis has players discard, and draws what it grants',
    () => {
      const event = all(discard(everybody, 1), draw(everybody, 1, 'politics'));
      const p = drawing(crisis('Both', { event }), {
        seats: [{ hand: ['Repair 1'] }, { hand: ['Repair 2'], revealed: true }, { hand: ['Repair 1'] }],
      });
      expect(p.names(zones.skillDiscard.engineering)).toEqual(['Repair', 'Repair']);
      expect(p.handNames(1)).toContain('Repair');
      expect([0, 1, 2].map((number) => p.handNames(number).length)).toEqual([1, 2, 1]);
    },
  );

  rule('BG-CRISIS-08', 'Food Shortage: the President discards 2 and the current player 3, one who is both 5', () => {
    const hand = ['Repair 1', 'Repair 2', 'Executive Order 1', ...even];
    const both = plain({ seats: [{ hand }, {}, {}], next: { crisis: ['Food Shortage'] } });
    both.run((g) => crisisStep(g, g.current)).choose(0, { index: 1 });
    while (both.asked(0)) both.table.give(seat(0), [0, 1, 2].slice(0, both.asked(0)?.min));
    expect(both.handNames(0)).toHaveLength(2);
    const apart = plain({ seats: [{ hand }, { hand }, {}], current: 1, next: { crisis: ['Food Shortage'] } });
    apart.run((g) => crisisStep(g, g.current)).choose(0, { index: 1 });
    while (apart.table.pending[0]) {
      const { seat: at, min } = apart.table.pending[0];
      apart.table.give(at, [0, 1, 2].slice(0, min));
    }
    expect([apart.handNames(0).length, apart.handNames(1).length]).toEqual([5, 4]);
    expect(apart.g.state.resources.food).toBe(7);
  });

  rule('BG-CRISIS-09', 'Unwelcome Faces: the Admiral discards the whole hand, then picks who goes to the Brig', () => {
    const faces = crisis('Unwelcome Faces', {
      kind: 'choice',
      chooser: 'admiral',
      options: [
        all(discard(admiral, 'all'), pick('admiral', movableTo('brig'), sendTo('brig', chosen))),
        lose('morale', 1),
      ],
    });
    const p = drawing(faces, { seats: [{}, { hand: ['Repair 1', 'Bait'] }, {}] });
    p.choose(1, { index: 0 });
    expect(p.handNames(1)).toEqual([]);
    expect(p.asked(1)).toMatchObject({ kind: 'pick-player' });
    p.choose(1, { seat: 2 });
    expect(p.g.isAt(seat(2), 'brig')).toBe(true);
  });

  rule('BG-CRISIS-13', 'a super crisis is resolved like any crisis, but sheets do nothing to it or its check', () => {
    const meddle: Response<'before-check'> = { window: 'before-check', *respond() {} };
    const compass: Response<'crisis-choice'> = { window: 'crisis-choice', *respond() {} };
    const abilities = [
      [{ responses: [meddle, compass] }, { hooks: { checkDifficulty: () => -3, contribution: () => 0 } }],
    ];
    const entry = (deck: 'crisis' | 'super-crisis') =>
      crisis('Doom', { deck, kind: 'check-or', check: spec(), otherwise: mark('other') });
    const seats = [{ hand: ['Negotiation 5'] }, { revealed: true }, {}];
    const usual = drawing(entry('crisis'), { seats, abilities, destiny: even });
    usual.choose(0, { index: 0 });
    expect(usual.asked(0)?.kind).toBe('crisis-choice');
    const p = plain({
      seats: [seats[0] ?? {}, { revealed: true, superCrises: ['Doom'] }, {}],
      current: 1,
      abilities,
      cards: [entry('super-crisis')],
      destiny: even,
    });
    const [card] = p.g.cards.list(zones.superCrisisHand(seat(1)));
    if (card === undefined) throw new Error('no super crisis');
    p.run((g) => playSuperCrisis(g, seat(1), card));
    p.choose(1, { index: 0 });
    expect(p.asked(0)).toMatchObject({ kind: 'add-to-check', context: { difficulty: 5 } });
    add(p, 0, 'Negotiation 5');
    expect(marks(p)).toEqual(['pass']);
    expect(p.names(zones.superCrisisDiscard)).toEqual(['Doom']);
    expect(p.g.turn.crises.list()).toEqual([]);
  });
});

describe('which crisis it is', () => {
  const visions: Partial<Ability> = {
    hooks: { crisesToDraw: (_g, owner, who, n) => (owner === who ? 2 : n) },
  };
  const cards = [crisis('First', { event: mark('first'), jump: true }), crisis('Second', { event: mark('second') })];
  const next = { crisis: ['First', 'Second'] };

  rule(
    ['BG-CRISIS-01', 'BG-UNI-112'],
    'who draws two resolves one of choice and puts the other unseen at the bottom',
    () => {
      const p = plain({ cards, next, abilities: [[visions]] }).run((g) => crisisStep(g, seat(0)));
      expect(p.asked(0)?.options.map((option) => option['name'])).toEqual(['First', 'Second']);
      p.choose(0, { name: 'Second' });
      expect(marks(p)).toEqual(['second']);
      expect(p.names(zones.turnCrises)).toEqual(['Second']);
      expect(p.names(zones.crisisDeck).at(-1)).toBe('First');
      expect(JSON.stringify(p.events(seat(1)))).not.toContain('First');
      const other = plain({ cards, next, abilities: [[visions]], current: 1 }).run((g) => crisisStep(g, seat(1)));
      expect(marks(other)).toEqual(['first']);
    },
  );

  rule('BG-UNI-113', 'with one crisis left there is nothing to choose, and with none nothing happens', () => {
    const p = plain({ cards, next, abilities: [[visions]] });
    while (p.g.cards.count(zones.crisisDeck) > 1) {
      const bottom = p.g.cards.bottom(zones.crisisDeck);
      if (bottom !== null) p.g.cards.move(bottom, zones.removed);
    }
    p.run((g) => crisisStep(g, seat(0)));
    expect(marks(p)).toEqual(['first']);
    p.g.cards.moveAll(zones.turnCrises, zones.removed);
    p.run((g) => crisisStep(g, seat(0)));
    expect(p.g.cards.count(zones.turnCrises)).toBe(0);
  });

  rule(['BG-CRISIS-01'], 'a crisis put away for another does nothing and its icons do not count', () => {
    const destiny: Partial<Ability> = {
      name: 'Destiny',
      responses: [
        {
          window: 'crisis-revealed',
          possible: (g) => !g.turn.used.has('Destiny'),
          *respond(g, _seat, w) {
            g.turn.used.add('Destiny');
            w.crisis.replaced = true;
            return 'close';
          },
        } satisfies Response<'crisis-revealed'>,
      ],
    };
    const p = plain({ cards, next, abilities: [[], [destiny]] });
    p.g.turn.modifiers.set('jump-icon');
    p.run((g) => crisisStep(g, seat(0)));
    p.choose(1, { name: 'Destiny' });
    expect(marks(p)).toEqual(['second']);
    expect(p.names(zones.crisisDiscard)).toEqual(['First']);
    // The Engine Room puts its icon on the one that is resolved.
    expect(p.g.turn.crises.list()).toMatchObject([{ jump: true }]);
    expect([p.g.turn.modifiers.has('jump-icon'), p.g.turn.modifiers.has('jump-icon-given')]).toEqual([false, true]);
  });

  rule('BG-CRISIS-01', 'a crisis kept in play stays, with its icons for this turn', () => {
    const stays = crisis('Stays', { event: staysInPlay(phrase('for good')), jump: true, activation: ['raiders'] });
    const p = drawing(stays);
    expect(p.names(zones.inPlay)).toEqual(['Stays']);
    expect(p.g.turn.crises.list()).toEqual([{ jump: true, activation: ['raiders'] }]);
  });
});
