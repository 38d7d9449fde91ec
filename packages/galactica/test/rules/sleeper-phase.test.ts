import { type Position, type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { checkObjective } from '../../src/core/rules/destination.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import { zones } from '../../src/core/state/zones.ts';
import {
  adama,
  boomer,
  facedown,
  faceup,
  four,
  loyaltyDeck,
  mutinyOf,
  roslin,
  starbuck,
  three,
  tigh,
} from './people.ts';

const none = { loyalty: [] };
const plain = ['not-a-cylon-base', 'not-a-cylon-base', 'not-a-cylon-base'];
const human = 'not-a-cylon-exodus';
const cylon = { revealed: true, loyaltyFaceup: ['cylon-morale'] };
const far = { travelled: ['Desolate Moon', 'Cylon Raiders', 'Barren Planet'] };

/** The phase with this loyalty deck, the top card first. */
function phase(deck: readonly string[], setup: PositionSetup): Position {
  const p = position(setup);
  loyaltyDeck(p.g, ...deck);
  return p.run((g) => sleeperPhase(g));
}
const held = (p: Position): string[][] => p.g.seats.map((one) => facedown(p, one));
const left = (p: Position): number => p.g.cards.count(zones.loyaltyDeck);

describe('the Sleeper Agent phase', () => {
  rule('BG-SLEEPER-01', 'comes when a distance of 4 is first reached, once', () => {
    const p = position({ seats: three, travelled: ['Barren Planet', 'Icy Moon'] });
    loyaltyDeck(p.g, ...plain, 'not-a-cylon-base');
    p.run((g) => checkObjective(g));
    expect(left(p)).toBe(4);
    const q = position({ seats: three, travelled: ['Barren Planet', 'Barren Planet'] });
    loyaltyDeck(q.g, ...plain, 'not-a-cylon-base');
    q.run((g) => checkObjective(g));
    expect(left(q)).toBe(1);
    expect(q.events('spectator')).toContainEqual({ type: 'sleeper-phase' });
    q.run((g) => checkObjective(g));
    expect(left(q)).toBe(1);
    expect(q.g.state.sleeperPhaseDone).toBe(true);
  });

  rule('BG-SLEEPER-02', 'deals one card from the top to everybody, clockwise from the current player', () => {
    const seats = [
      { ...roslin, ...none },
      { ...adama, ...none },
      { ...starbuck, ...none },
    ];
    const p = phase(['cylon-brig', 'cylon-damage', 'cylon-morale', human], { seats, current: 1 });
    expect(held(p)).toEqual([['cylon-morale'], ['cylon-brig'], ['cylon-damage']]);
    expect(left(p)).toBe(1);
  });

  rule('BG-SLEEPER-02', 'deals to revealed Cylons too, and stops when the deck is used up', () => {
    const p = phase([human, human], {
      seats: [roslin, { ...adama, ...cylon }, { ...starbuck, ...none }],
      president: 0,
      admiral: 0,
    });
    p.choose(1, { seat: 2 });
    expect(facedown(p, 2)).toEqual([human]);
  });

  rule('BG-SLEEPER-04', 'tells all players the same at the same moment, whatever they were dealt', () => {
    const seats = three;
    const logs = (['cylon-brig', human] as const).map((first) => {
      const p = phase([first, human, human], { seats });
      return JSON.stringify(p.events(seat(1)));
    });
    expect(logs[0]).toBe(logs[1]);
    const p = phase(['cylon-brig', human, human], { seats });
    const dealt = { type: 'loyalty-dealt', seat: 0, n: 1 };
    expect(p.events(seat(0))).toContainEqual({ ...dealt, names: ['cylon-brig'] });
    expect(p.events(seat(1))).toContainEqual(dealt);
  });

  rule('BG-SLEEPER-05', 'a Cylon player hands all facedown cards to one human player he picks', () => {
    const seats = [
      { ...roslin, ...none },
      { ...adama, ...cylon, loyalty: ['cylon-brig'] },
      { ...starbuck, ...none },
      { ...tigh, ...cylon, loyaltyFaceup: ['cylon-damage'] },
    ];
    const p = phase([human, human, human, human], { seats, admiral: 0 });
    expect(p.asked(1)).toMatchObject({ kind: 'hand-on-loyalty', options: [{ seat: 0 }, { seat: 2 }] });
    p.choose(1, { seat: 2 });
    expect(facedown(p, 1)).toEqual([]);
    expect(facedown(p, 2).sort()).toEqual(['cylon-brig', human, human]);
  });

  rule('BG-SLEEPER-05', 'handed on at a distance of 6, kept at 7', () => {
    const kept = (...travelled: readonly string[]): boolean => {
      const p = phase([human, human, human], {
        seats: [roslin, { ...adama, ...cylon }, starbuck],
        admiral: 0,
        travelled,
      });
      return p.asked(1) === null;
    };
    expect([kept('Desolate Moon', 'Cylon Raiders'), kept('Desolate Moon', 'Cylon Raiders', 'Icy Moon')]).toEqual([
      false,
      true,
    ]);
  });

  rule('BG-SLEEPER-05', 'not at a distance of 7 or more, but for the Mutineer', () => {
    const seats = [
      { ...roslin, ...none },
      { ...adama, ...cylon },
      { ...starbuck, ...none },
      { ...tigh, ...none },
    ];
    const p = phase([human, human, human, human, human], { seats, admiral: 0, ...far });
    p.choose(0, { seat: 0 });
    expect(facedown(p, 1)).toEqual([human]);
    const q = phase([human, 'mutineer', human, human, human], { seats, admiral: 0, ...far });
    q.choose(1, { seat: 2 });
    expect(q.g.state.mutineer).toBe(2);
  });
});

describe('the Mutineer in the Sleeper Agent phase', () => {
  rule(
    'BG-SLEEPER-06',
    'a human player reveals it, draws a loyalty card and a mutiny card, and passes titles on',
    () => {
      const seats = [{ ...roslin, loyalty: ['cylon-brig'] }, adama, starbuck, tigh];
      const p = phase(['mutineer', human, human, human, 'cylon-damage'], { seats });
      expect(faceup(p, 0)).toEqual(['mutineer']);
      expect(facedown(p, 0).sort()).toEqual(['cylon-brig', 'cylon-damage']);
      expect(mutinyOf(p, 0).length).toBe(1);
      expect(p.g.state.president).toBe(1);
    },
  );

  rule(
    ['BG-SLEEPER-07', 'BG-SLEEPER-08'],
    'a Cylon player passes it on unseen, and its receiver is treated as dealt it',
    () => {
      const seats = [roslin, { ...adama, ...cylon }, { ...starbuck, ...none }, tigh];
      const p = phase([human, 'mutineer', human, human, 'cylon-damage'], { seats, admiral: 3 });
      expect(p.g.state.mutineer).toBeNull();
      p.choose(1, { seat: 2 });
      expect(p.g.state.mutineer).toBe(2);
      expect(mutinyOf(p, 1)).toEqual([]);
      expect(faceup(p, 1)).toEqual(['cylon-morale']);
      expect(facedown(p, 2).sort()).toEqual(['cylon-damage', human]);
      expect(mutinyOf(p, 2).length).toBe(1);
      expect(p.g.state.cag).not.toBe(2);
    },
  );

  rule(
    'BG-SLEEPER-09',
    'if it is in the game and nobody has it, a human player the current player picks draws a card',
    () => {
      const seats = [roslin, adama, { ...starbuck, ...cylon }, { ...tigh, ...none }];
      const p = phase([human, human, human, human, 'cylon-brig', 'mutineer'], { seats, current: 1, cag: 3 });
      p.choose(2, { seat: 0 });
      expect(p.asked(1)).toMatchObject({
        kind: 'extra-loyalty-card',
        options: [{ seat: 0 }, { seat: 1 }, { seat: 3 }],
      });
      p.choose(1, { seat: 3 });
      expect(facedown(p, 3).sort()).toEqual(['cylon-brig', human]);
      expect([p.g.state.mutineer, left(p)]).toEqual([null, 1]);
      const dealt = { type: 'loyalty-dealt', seat: 3, n: 1 };
      expect(p.events(seat(3)).at(-1)).toEqual({ ...dealt, names: ['cylon-brig'] });
      expect(p.events(seat(1)).at(-1)).toEqual(dealt);
    },
  );

  rule('BG-SLEEPER-09', 'not if somebody is the Mutineer, and not where the game has none', () => {
    const seats = [{ ...roslin, loyaltyFaceup: ['mutineer'] }, adama, starbuck, tigh];
    expect(phase([human, human, human, human, 'cylon-brig'], { seats }).table.pending).toEqual([]);
    expect(phase([human, human, human, human], { seats: three }).table.pending).toEqual([]);
  });

  rule('BG-SLEEPER-09', 'not where the card has left the game, nobody is human, or no card is left', () => {
    const p = position({ seats: four });
    loyaltyDeck(p.g, 'mutineer');
    p.g.cards.moveAll(zones.loyaltyDeck, zones.removed);
    loyaltyDeck(p.g, human, human, human, human, human);
    p.run((g) => sleeperPhase(g));
    expect(p.table.pending).toEqual([]);
    expect(phase([human, human, human, human], { seats: four }).table.pending).toEqual([]);
    const gone = four.map((one) => ({ ...one, ...cylon, loyaltyFaceup: [] }));
    const none = { president: null, admiral: null, cag: null };
    const q = phase([human, human, human, human, human], { seats: gone, ...none });
    expect([q.table.pending, left(q)]).toEqual([[], 1]);
    const hidden = phase(['mutineer', human, human, human], { seats: gone, ...none });
    expect([hidden.g.state.mutineer, facedown(hidden, 0)]).toEqual([null, ['mutineer']]);
  });

  rule('BG-SLEEPER-09', 'also when other loyalty cards have left the game', () => {
    const p = position({ seats: four });
    loyaltyDeck(p.g, 'final-five-damage');
    p.g.cards.moveAll(zones.loyaltyDeck, zones.removed);
    loyaltyDeck(p.g, human, human, human, human, 'mutineer');
    p.run((g) => sleeperPhase(g));
    expect(p.asked(0)?.kind).toBe('extra-loyalty-card');
  });

  rule('BG-SLEEPER-10', 'the Mutineer drawn as the extra card brings no further loyalty card', () => {
    const p = phase([human, human, human, human, 'mutineer', 'cylon-brig'], { seats: four, president: 2 });
    p.choose(0, { seat: 2 });
    expect(p.g.state.mutineer).toBe(2);
    expect(mutinyOf(p, 2).length).toBe(1);
    expect(p.g.state.president).toBe(0);
    expect(facedown(p, 2).length).toBe(2);
    expect(left(p)).toBe(1);
  });
});

describe('Boomer', () => {
  rule('BG-SLEEPER-11', 'is dealt two cards, then sent to the Brig', () => {
    const p = phase([...plain, human], { seats: [roslin, adama, { ...boomer, ...none }] });
    expect(facedown(p, 2).length).toBe(2);
    expect(p.g.isAt(seat(2), 'brig')).toBe(true);
  });

  rule(['BG-SLEEPER-12', 'BG-TURNREF-35'], 'revealed before, is dealt one; the other stays in the deck', () => {
    const p = phase([...plain, human], { seats: [{ ...roslin, ...none }, adama, { ...boomer, ...cylon }], cag: 1 });
    p.choose(2, { seat: 0 });
    expect(facedown(p, 0).length).toBe(2);
    expect(left(p)).toBe(1);
    expect(p.g.isAt(seat(2), 'brig')).toBe(false);
  });
});
