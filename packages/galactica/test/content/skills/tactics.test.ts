import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { rollDie } from '../../../src/core/engine/dice.ts';
import { isModified } from '../../../src/core/engine/modifiers.ts';
import { movementStep } from '../../../src/core/rules/movement.ts';
import { zones } from '../../../src/core/state/zones.ts';
import { add, checkOf, happened, lastOf, marks, plain, startCheck } from '../../rules/checks.ts';
import { checking, even, moving, playable, playing } from './playing.ts';

describe('Launch Scout', () => {
  test('on 3 or more a look at the crisis or destination deck, its top card to go back on top or below', () => {
    const p = playing(['Launch Scout 1'], { rolls: [3], next: { destination: ['Deep Space', 'Icy Moon'] } });
    p.choose(0, { deck: 'destination' });
    expect(p.asked(0)?.options.map((option) => option['name'])).toEqual(['Deep Space', 'Deep Space']);
    p.choose(0, { type: 'bottom' });
    expect(p.names(zones.destinationDeck)[0]).toBe('Icy Moon');
    expect(p.g.state.raptors.reserve).toBe(4);
    const crisis = playing(['Launch Scout 1'], { rolls: [8], next: { crisis: ['Water Shortage', 'Riots'] } });
    crisis.choose(0, { deck: 'crisis' }).choose(0, { type: 'top' });
    expect(crisis.names(zones.crisisDeck)[0]).toBe('Water Shortage');
  });

  test('on 1 or 2 the raptor is destroyed; without one it cannot be played', () => {
    const p = playing(['Launch Scout 1'], { rolls: [2] });
    expect(p.g.state.raptors.reserve).toBe(3);
    expect(p.table.pending).toEqual([]);
    expect(playable(['Launch Scout 1'], { reserve: { raptor: 0, 'assault-raptor': 1 } })).toEqual([]);
  });
});

describe('Strategic Planning', () => {
  test('adds 2 to a roll, once', () => {
    const p = plain({ seats: [{ hand: ['Strategic Planning 3', 'Strategic Planning 4'] }, {}, {}], rolls: [4] });
    p.run((g) => rollDie(g, seat(1), 'risk'));
    p.choose(0, { name: 'Strategic Planning', card: p.g.hand(seat(0))[0] ?? -1 });
    expect(p.table.pending).toEqual([]);
    expect(lastOf(p, 'die-result')).toMatchObject({ result: 6 });
  });

  test('not by a revealed Cylon', () => {
    const p = plain({ seats: [{ hand: ['Strategic Planning 3'], revealed: true }, {}, {}] });
    p.run((g) => rollDie(g, seat(1), 'risk'));
    expect(p.table.pending).toEqual([]);
  });
});

describe('Guts and Initiative', () => {
  test('no Destiny cards in a check that becomes reckless, none by Trust Instincts either', () => {
    const p = plain({
      seats: [{}, { hand: ['Guts and Initiative 1', 'Trust Instincts', 'Negotiation 5'] }, {}],
      next: { treachery: ['Personal Vices 3'] },
    });
    startCheck(p);
    p.choose(1, { name: 'Guts and Initiative' });
    expect(isModified(checkOf(p), 'reckless')).toBe(true);
    expect(p.g.cards.count(zones.check)).toBe(0);
    add(p, 1, 'Negotiation 5', 'Trust Instincts');
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 5 });
    expect(p.g.cards.count(zones.destiny)).toBe(12);
  });
});

describe('Critical Situation', () => {
  test('an action in place of moving', () => {
    const p = moving(['Critical Situation 3', 'Build Nuke']);
    expect(p.asked(0)?.kind).toBe('action');
    p.choose(0, { name: 'Build Nuke' });
    expect(p.g.state.nukes.held).toBe(3);
    expect(p.g.isAt(seat(0), 'command')).toBe(true);
  });

  rule('BG-CARD-02', 'not in a turn with an Executive Order', () => {
    const p = moving(['Critical Situation 3', 'Executive Order 1']);
    expect(p.asked(0)?.options.map((option) => option['name'])).not.toContain('Executive Order');
    const q = plain({ seats: [{ hand: ['Critical Situation 3'] }, {}, {}] });
    q.g.turn.used.add('Executive Order');
    q.run((g) => movementStep(g, seat(0)));
    expect(q.asked(0)?.options.map(({ type }) => type)).not.toContain('movement-card');
  });
});

describe('Scout for Fuel', () => {
  test('fuel on 4 or more, otherwise the raptor is destroyed', () => {
    const found = playing(['Scout for Fuel'], { rolls: [4] });
    expect([found.g.state.resources.fuel, found.g.state.raptors.reserve]).toEqual([9, 4]);
    const lost = playing(['Scout for Fuel'], { rolls: [3] });
    expect([lost.g.state.resources.fuel, lost.g.state.raptors.reserve]).toEqual([8, 3]);
  });
});

describe('Trust Instincts', () => {
  test('two more Destiny cards, face up, with their abilities', () => {
    const p = checking(
      ['Trust Instincts'],
      {},
      {
        destiny: ['Consolidate Power 1', 'Launch Scout 1', 'Dradis Contact', 'Negotiation 5', 'Repair 1'],
      },
    );
    expect(happened(p, 'check-card-added').map(({ name }) => name)).toEqual(['Dradis Contact', 'Negotiation']);
    expect(p.g.state.raiders.bow).toBe(2);
    expect(marks(p)).toEqual(['pass']);
  });
});

describe('Quick Thinking', () => {
  test('the current player may take a card of strength 3 or less, but no Quick Thinking', () => {
    const p = checking(['Quick Thinking', 'Quick Thinking', 'Popular Influence 3', 'Negotiation 5']);
    const offered = p.asked(0)?.options.map((option) => option['name']);
    expect(offered?.toSorted()).toEqual(
      ['Consolidate Power', 'Launch Scout', 'Popular Influence', undefined].toSorted(),
    );
    p.choose(0, { name: 'Launch Scout' });
    expect(p.handNames(0)).toEqual(['Launch Scout']);
    expect(lastOf(p, 'check-totalled')).toMatchObject({ strength: 9 });
  });

  test('or none', () => {
    const p = checking(['Quick Thinking']);
    p.choose(0, { type: 'nothing' });
    expect(p.handNames(0)).toEqual([]);
  });
});

describe('Unorthodox Plan', () => {
  test('activates one of four locations from anywhere, damaged or not', () => {
    const p = playing(['Unorthodox Plan 3'], {
      seats: [{ at: 'press-room' }, {}, {}],
      damaged: ['weapons-control'],
      raiders: { bow: 1 },
      boarding: [1],
      civilians: { stern: 1 },
      rolls: [8],
    });
    expect(p.asked(0)?.options.map((option) => option['location'])).toEqual([
      'command',
      'armory',
      'weapons-control',
      'communications',
    ]);
    p.choose(0, { location: 'weapons-control' });
    expect(p.g.state.raiders.bow).toBe(0);
    expect(p.g.isAt(seat(0), 'press-room')).toBe(true);
  });
});

describe('A Second Chance', () => {
  const chance = (strong: readonly string[], more: Parameters<typeof startCheck>[1] = {}, reckless = false) => {
    const p = plain({
      seats: [{ miracle: 0 }, { hand: ['A Second Chance', ...strong, ...(reckless ? ['Jury Rigged 1'] : [])] }, {}],
      destiny: even,
      next: { treachery: ['Personal Vices 3'] },
    });
    startCheck(p, more);
    p.choose(1, { name: 'A Second Chance' });
    if (reckless) p.choose(1, { name: 'Jury Rigged' });
    add(p, 1, ...strong);
    return p.g.player(seat(0)).miracle;
  };

  test('passed by 4 or more the current player gains a miracle token', () => {
    expect(chance(['Negotiation 5', 'Popular Influence 4'])).toBe(1);
    expect(chance(['Negotiation 5', 'Popular Influence 3'])).toBe(0);
  });

  test('the printed difficulty counts', () => {
    expect(chance(['Negotiation 5', 'Popular Influence 3'], {}, true)).toBe(0);
  });
});
