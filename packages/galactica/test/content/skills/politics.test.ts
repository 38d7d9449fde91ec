import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { isModified } from '../../../src/core/engine/modifiers.ts';
import { activate } from '../../../src/core/rules/activate-cylon-ships.ts';
import { placeOnMain } from '../../../src/core/rules/cylon-ships.ts';
import { lose } from '../../../src/core/rules/resources.ts';
import type { ExpansionSet } from '../../../src/core/state/terms.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { mutinyZones } from '../../../src/modules/daybreak/zones.ts';
import { add, checkOf, happened, lastOf, marks, plain, startCheck } from '../../rules/checks.ts';
import { checking, even, moving, playable, playing } from './playing.ts';

describe('Consolidate Power', () => {
  test('draws two cards of any types, one of them treachery', () => {
    const p = playing(['Consolidate Power 1']);
    p.choose(0, { skill: 'treachery' });
    p.choose(0, { skill: 'engineering' });
    const types = p.g.hand(seat(0)).map((card) => {
      const entry = p.g.entry(card);
      return entry.deck === 'skill' ? entry.type : '';
    });
    expect(types.toSorted()).toEqual(['engineering', 'treachery']);
    expect(p.names(zones.skillDiscard.politics)).toEqual(['Consolidate Power']);
  });
});

describe('Investigative Committee', () => {
  test('cards are added face up, Destiny cards are not', () => {
    const p = plain({ seats: [{}, { hand: ['Investigative Committee 3', 'Repair 1'] }, {}], destiny: even });
    startCheck(p);
    p.choose(1, { name: 'Investigative Committee' });
    expect(p.g.cards.count(zones.check)).toBe(2);
    add(p, 1, 'Repair 1');
    expect(p.events('spectator')).toContainEqual(
      expect.objectContaining({ type: 'check-cards-added', seat: 1, n: 1, names: ['Repair 1'] }),
    );
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: -1 });
  });
});

test('Investigative Committee (base): the Destiny cards lie open, too', () => {
  const open = (sets: readonly ExpansionSet[]): number => {
    const seats = [{}, { hand: ['Investigative Committee 3'] }, { hand: ['Repair 1'] }];
    const p = plain({ sets, cylonFleet: false, conflictedLoyalties: false, seats, destiny: even });
    startCheck(p);
    p.choose(1, { name: 'Investigative Committee' });
    expect(p.asked(2)?.kind).toBe('add-to-check');
    return p.g.cards.count(zones.checkOpen);
  };
  expect([open(['base']), open(['base', 'pegasus'])]).toEqual([2, 0]);
});

describe('Support the People', () => {
  test('each human player with four cards or fewer may draw two of the own skill set, and the check is reckless', () => {
    const p = plain({
      seats: [
        { hand: ['Repair 1', 'Repair 2', ...even] },
        { hand: ['Support the People 1'] },
        { revealed: true },
        { hand: ['Build Nuke'] },
      ],
      destiny: even,
    });
    startCheck(p);
    p.choose(1, { name: 'Support the People' });
    expect(isModified(checkOf(p), 'reckless')).toBe(true);
    expect(p.table.pending).toMatchObject([{ seat: 1, kind: 'may' }]);
    p.choose(1, { type: 'yes' });
    expect(p.asked(1)?.options.map((option) => option['skill'])).toEqual(['politics', 'tactics']);
    p.choose(1, { skill: 'politics' });
    p.choose(1, { skill: 'tactics' });
    expect(p.handNames(1)).toHaveLength(2);
    expect(p.table.pending).toMatchObject([{ seat: 3, kind: 'may' }]);
    p.choose(3, { type: 'no' });
    expect(p.handNames(3)).toHaveLength(1);
    expect(p.handNames(2)).toEqual([]);
  });
});

describe('Preventative Policy', () => {
  test('the next loss of the resource named is one smaller, once, this turn', () => {
    const p = moving(['Preventative Policy 3']);
    p.choose(0, { resource: 'food' });
    p.run(function* (g) {
      yield* lose(g, 'morale', 1);
      yield* lose(g, 'food', 2);
      yield* lose(g, 'food', 2);
    });
    expect(p.g.state.resources).toMatchObject({ morale: 9, food: 5 });
  });
});

describe('Red Tape', () => {
  test('cards of strength 5 and 6 go out of the check', () => {
    const p = checking(['Red Tape', 'Negotiation 5', 'Scout for Fuel 6', 'Popular Influence 4']);
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 4 });
    expect(p.names(zones.skillDiscard.politics)).toContain('Negotiation');
    expect(p.names(zones.skillDiscard.tactics)).toContain('Scout for Fuel');
  });

  test('an ability on a card it discards is not resolved any more', () => {
    const p = checking(['Red Tape', 'Exploit a Weakness 5']);
    p.choose(0, { name: 'Red Tape' });
    expect(p.table.pending).toEqual([]);
    expect(happened(p, 'check-ability').map(({ name }) => name)).toEqual(['Red Tape']);
  });
});

describe('Political Prowess', () => {
  test('a check of a location passes or fails as its player says', () => {
    for (const outcome of ['pass', 'fail']) {
      const p = plain({ seats: [{}, { hand: ['Political Prowess'] }, {}] });
      startCheck(p, {}, { source: 'location', location: 'brig' });
      p.choose(1, { name: 'Political Prowess', outcome });
      expect(marks(p)).toEqual([outcome]);
    }
  });

  test('not the check of a crisis', () => {
    const p = plain({ seats: [{}, { hand: ['Political Prowess'] }, {}] });
    startCheck(p);
    expect(p.table.pending.map(({ kind }) => kind)).toEqual(['add-to-check']);
  });

  rule('BG-CARD-01', 'Change of Plans may follow a check passed outright', () => {
    const p = plain({ seats: [{}, { hand: ['Political Prowess'] }, { hand: ['Change of Plans'] }] });
    startCheck(p, {}, { source: 'location', location: 'brig' });
    p.choose(1, { name: 'Political Prowess', outcome: 'pass' });
    expect(p.asked(2)?.kind).toBe('after-pass');
    p.choose(2, { name: 'Change of Plans' });
    while (p.table.pending[0]) p.choose(p.table.pending[0].seat, { skill: 'politics' });
    expect(marks(p)).toEqual([]);
    expect([0, 1, 2].map((number) => p.handNames(number).length)).toEqual([2, 2, 2]);
  });

  rule('BG-CARD-01', 'also after an ability that makes a crisis check pass', () => {
    const intuition = {
      name: 'Intuition',
      responses: [
        {
          window: 'check-outright' as const,
          *respond(_g: unknown, _seat: unknown, { check }: { check: ReturnType<typeof checkOf> }) {
            check.outright = true;
            check.outcome = 'pass' as const;
            return 'close' as const;
          },
        },
      ],
    };
    const p = plain({ seats: [{}, {}, { hand: ['Change of Plans'] }], abilities: [[intuition]] });
    startCheck(p);
    p.choose(0, { name: 'Intuition' });
    expect(p.asked(2)?.kind).toBe('after-pass');
  });
});

describe('Force Their Hand', () => {
  const force = (setup: Parameters<typeof checking>[2] = {}) => checking(['Force Their Hand'], {}, setup);

  test('the current player plays a card face up into the check', () => {
    const p = force({ seats: [{ hand: ['Negotiation 5'] }, {}, {}] });
    add(p, 0);
    p.choose(0, { name: 'Negotiation' });
    expect(marks(p)).toEqual(['pass']);
    expect(p.g.cards.count(mutinyZones.hand(seat(0)))).toBe(0);
  });

  test('its ability joins the others', () => {
    const p = force({ seats: [{ hand: ['Dradis Contact'] }, {}, {}] });
    add(p, 0);
    p.choose(0, { name: 'Dradis Contact' });
    expect(p.g.state.raiders.bow).toBe(2);
  });

  test('or draws a mutiny card, as with an empty hand', () => {
    const p = force({ seats: [{ hand: ['Negotiation 5'] }, {}, {}] });
    add(p, 0);
    p.choose(0, { type: 'mutiny' });
    expect(p.g.cards.count(mutinyZones.hand(seat(0)))).toBe(1);
    expect(marks(p)).toEqual(['fail']);
    expect(force().g.cards.count(mutinyZones.hand(seat(0)))).toBe(1);
  });

  test('a second card from the Brig cannot be played, and a Cylon player does nothing', () => {
    const brig = force({ seats: [{ hand: ['Negotiation 5', 'Repair 1'], at: 'brig' }, {}, {}] });
    add(brig, 0, 'Repair 1');
    expect(brig.g.cards.count(mutinyZones.hand(seat(0)))).toBe(1);
    const cylon = force({ seats: [{ hand: ['Negotiation 5'], revealed: true }, {}, {}] });
    add(cylon, 0);
    expect(cylon.table.pending).toEqual([]);
    expect(cylon.g.cards.count(mutinyZones.hand(seat(0)))).toBe(0);
  });
});

describe('Popular Influence', () => {
  const cards = ['Food Rationing', 'Inspirational Speech'];

  test('one quorum card goes to the President, the other is played', () => {
    const p = playing(['Popular Influence 3'], { president: 1, next: { quorum: cards }, rolls: [6] });
    p.choose(0, { name: 'Food Rationing' });
    expect(p.names(zones.quorumHand(seat(1)))).toEqual(['Food Rationing']);
    p.choose(0, { type: 'play' });
    expect(happened(p, 'quorum-played')).toMatchObject([{ seat: 0, name: 'Inspirational Speech' }]);
    expect(p.g.state.resources.morale).toBe(11);
  });

  test('or discarded', () => {
    const p = playing(['Popular Influence 3'], { president: 0, next: { quorum: cards } });
    p.choose(0, { name: 'Inspirational Speech' });
    p.choose(0, { type: 'discard' });
    expect(p.names(zones.quorumHand(seat(0)))).toEqual(['Inspirational Speech']);
    expect(p.names(zones.quorumDiscard)).toEqual(['Food Rationing']);
    expect(JSON.stringify(p.events(seat(2)))).not.toContain('Inspirational Speech');
  });
});

describe('Negotiation', () => {
  test('places a basestar and draws a politics card', () => {
    const p = playing(['Negotiation']);
    expect(p.g.state.basestars.filter(({ where, area }) => where === 'main' && area === 'bow')).toHaveLength(1);
    expect(p.handNames(0)).toHaveLength(1);
  });

  rule(
    ['BG-CARD-10', 'BG-CARD-11'],
    'for the rest of the turn ships may be placed, but neither ships nor centurions are activated',
    () => {
      const p = playing(['Negotiation'], { boarding: [1], raiders: { stern: 1 }, civilians: { stern: 1 } });
      p.run(function* (g) {
        yield* placeOnMain(g, 'raider', 'bow', 2);
        for (const icon of ['raiders', 'heavy', 'basestars', 'launch'] as const) yield* activate(g, icon);
      });
      expect(p.g.state.raiders.bow).toBe(2);
      expect(p.g.state.boarding.get(0)).toBe(1);
      expect(p.g.cards.count(zones.civilians.stern)).toBe(1);
      expect(happened(p, 'die-rolled')).toEqual([]);
    },
  );
});

test('none of the reactions is offered as an action', () => {
  expect(playable(['Political Prowess', 'Investigative Committee 3', 'Preventative Policy 3', 'Red Tape'])).toEqual([]);
});
