import { type Position, type PositionSetup, position } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { sendTo } from '../../src/core/rules/hazardous-locations.ts';
import { sideOf } from '../../src/core/rules/loyalty.ts';
import { prepareForJump } from '../../src/core/rules/prepare-for-jump.ts';
import { revealAsCylon } from '../../src/core/rules/reveal.ts';
import { giveTitle } from '../../src/core/rules/titles.ts';
import { dealLoyalty } from '../../src/core/setup/loyalty-deck.ts';
import { zones } from '../../src/core/state/zones.ts';
import { handOnMutineer } from '../../src/modules/daybreak/mutineer.ts';
import { drawMutiny } from '../../src/modules/daybreak/mutiny-rules.ts';
import {
  adama,
  facedown,
  faceup,
  loyaltyCard,
  loyaltyDeck,
  mutinyOf,
  roslin,
  starbuck,
  tigh,
  zarek,
} from './people.ts';

const mutineer = { loyaltyFaceup: ['mutineer'] };
const place = (p: Position, number: number): string => p.g.player(seat(number)).place;

/** Seat 0 is dealt the Mutineer. */
function dealt(setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [roslin, adama, zarek, starbuck], admiral: 1, cag: 3, ...setup });
  loyaltyDeck(p.g, 'mutineer', 'cylon-brig', 'not-a-cylon-exodus');
  return p.run((g) => dealLoyalty(g, seat(0), 1));
}

/** The Mutineer in seat 0 turns out to be a Cylon. */
function reveals(setup: Partial<PositionSetup> = {}) {
  const p = position({
    seats: [{ ...tigh, ...mutineer, loyalty: ['cylon-morale'] }, adama, zarek, starbuck],
    president: 2,
    admiral: 1,
    cag: 3,
    ...setup,
  });
  loyaltyDeck(p.g, 'not-a-cylon-base', 'not-a-cylon-base');
  p.run((g) => revealAsCylon(g, seat(0), loyaltyCard(p, 0, 'cylon-morale'), 'action'));
  return p.choose(0, { type: 'no' });
}

describe('You Are The Mutineer', () => {
  rule('BG-MUTINEER-01', 'there is one of it, and it makes nobody a Cylon', () => {
    const p = position({ seats: [{ ...roslin, ...mutineer, loyalty: ['not-a-cylon-base'] }, adama, starbuck] });
    const copies = p.g.content.counts.filter((_, face) => {
      const entry = p.g.content.faces[face];
      return entry?.deck === 'loyalty' && entry.kind === 'mutineer';
    });
    expect(copies).toEqual([1]);
    expect(sideOf(p.g, seat(0))).toBe('humans');
  });

  rule('BG-MUTINEER-02', 'its holder is the Mutineer, as everybody can see', () => {
    const p = dealt();
    expect(p.g.state.mutineer).toBe(0);
    expect(p.view('spectator')).toMatchObject({ mutineer: 0 });
    expect(faceup(p, 0)).toEqual(['mutineer']);
  });

  rule('BG-MUTINEER-03', 'dealt face down it is revealed at once, and another loyalty card drawn', () => {
    const p = dealt();
    expect(p.events('spectator')).toContainEqual({ type: 'mutineer-received', seat: 0, how: 'dealt' });
    expect(facedown(p, 0).sort()).toEqual(['cylon-brig', 'not-a-cylon-base']);
    expect(p.g.cards.count(zones.loyaltyDeck)).toBe(1);
  });

  rule('BG-MUTINEER-04', 'whoever gets it draws a mutiny card, face down or face up', () => {
    expect(mutinyOf(dealt(), 0).length).toBe(1);
    const p = reveals();
    p.choose(0, { seat: 3 });
    expect(mutinyOf(p, 3).length).toBe(1);
  });

  rule('BG-MUTINEER-05', 'each title of the new Mutineer goes to the next in line', () => {
    const p = dealt({ president: 0, admiral: 0, cag: 0, quorumHand: ['Eulogy'] });
    expect(p.g.state).toMatchObject({ president: 2, admiral: 1, cag: 3 });
    expect(p.names(zones.quorumHand(seat(2)))).toEqual(['Eulogy']);
  });

  rule('BG-MUTINEER-06', 'afterwards the Mutineer gains titles like anybody else', () => {
    const p = dealt();
    expect(p.g.state.president).toBe(2);
    p.run((g) => giveTitle(g, 'president', seat(0)));
    expect(p.g.state.president).toBe(0);
  });
});

describe('preparing the jump', () => {
  const icon = (p: Position, n: number): void => {
    for (let made = 0; made < n; made++) {
      p.g.turn.crises.add({ activation: [], jump: true });
    }
  };
  const setup = (current = 0) => position({ seats: [{ ...roslin, ...mutineer }, adama, starbuck], current });

  rule(
    ['BG-MUTINEER-07', 'BG-PREPJUMP-04'],
    'on the own turn a jump icon makes the Mutineer draw a mutiny card',
    () => {
      const p = setup();
      icon(p, 1);
      p.run((g) => prepareForJump(g));
      expect(mutinyOf(p, 0).length).toBe(1);
      expect(p.g.state.jumpTrack).toBe(1);
    },
  );

  rule(['BG-MUTINEER-07', 'BG-PREPJUMP-04'], 'not without an icon, and not on the turns of others', () => {
    const without = setup();
    without.run((g) => prepareForJump(g));
    expect(mutinyOf(without, 0)).toEqual([]);
    const other = setup(1);
    icon(other, 1);
    other.run((g) => prepareForJump(g));
    expect([mutinyOf(other, 0), mutinyOf(other, 1)]).toEqual([[], []]);
  });

  rule('BG-FAQ-22', 'one mutiny card, however many icons', () => {
    const p = setup();
    icon(p, 2);
    p.run((g) => prepareForJump(g));
    expect(mutinyOf(p, 0).length).toBe(1);
    expect(p.g.state.jumpTrack).toBe(2);
  });

  for (const icon of ['jump-icon', 'jump-icon-given'] as const) {
    rule('BG-FAQ-21', `the Engine Room alone is enough (${icon})`, () => {
      const p = setup();
      p.g.turn.modifiers.set(icon);
      p.run((g) => prepareForJump(g));
      expect(mutinyOf(p, 0).length).toBe(1);
    });
  }
});

describe('handing it on', () => {
  rule('BG-MUTINEER-08', 'a Mutineer revealed as a Cylon gives it to a human player of his choice', () => {
    const p = reveals({
      seats: [{ ...tigh, ...mutineer, loyalty: ['cylon-morale'] }, adama, { ...zarek, revealed: true }, starbuck],
      president: 1,
    });
    expect(p.asked(0)).toMatchObject({ kind: 'hand-on-mutineer', options: [{ seat: 1 }, { seat: 3 }] });
    p.choose(0, { seat: 3 });
    expect(p.g.state.mutineer).toBe(3);
    expect([faceup(p, 0), faceup(p, 3)]).toEqual([['cylon-morale'], ['mutineer']]);
  });

  rule('BG-MUTINEER-09', 'however far the fleet has come', () => {
    const p = reveals({ travelled: ['Desolate Moon', 'Cylon Raiders', 'Barren Planet'] });
    p.choose(0, { seat: 2 });
    expect(p.g.state.mutineer).toBe(2);
  });

  rule(
    ['BG-MUTINEER-10', 'BG-MUTINEER-11'],
    'the receiver draws a mutiny card, hands titles on, and gets no loyalty card',
    () => {
      const p = reveals();
      p.choose(0, { seat: 2 });
      expect(mutinyOf(p, 2).length).toBe(1);
      expect(p.g.state.president).toBe(1);
      expect(facedown(p, 2)).toEqual(['not-a-cylon-base']);
      expect(p.g.cards.count(zones.loyaltyDeck)).toBe(2);
    },
  );

  rule('BG-MUTINEER-08', 'with no human player left the card leaves the game', () => {
    const gone = { revealed: true };
    const p = reveals({
      seats: [
        { ...tigh, ...mutineer, loyalty: ['cylon-morale'] },
        { ...adama, ...gone },
        { ...zarek, ...gone },
        { ...starbuck, ...gone },
      ],
      president: 0,
      admiral: 0,
      cag: 0,
    });
    expect(p.g.state.mutineer).toBeNull();
    expect(p.names(zones.removed)).toEqual(['You Are The Mutineer']);
    expect(p.events('spectator')).toContainEqual({ type: 'mutineer-removed', seat: 0 });
    p.run((g) => handOnMutineer(g, seat(0)));
    expect(p.table.pending).toEqual([]);
  });
});

describe('mutiny cards of the Mutineer', () => {
  const holding = (...mutiny: string[]) =>
    position({ seats: [{ ...tigh, ...mutineer, mutiny }, adama, starbuck], next: { mutiny: ['Panic'] } });

  rule('BG-MUTINEER-12', 'the second one does not send him to the Brig', () => {
    const p = holding('Blackmail').run((g) => drawMutiny(g, seat(0)));
    expect(place(p, 0)).not.toBe('brig');
    expect(mutinyOf(p, 0).sort()).toEqual(['Blackmail', 'Panic']);
  });

  rule(['BG-MUTINEER-13', 'BG-MUTINEER-14'], 'the third one does, where he keeps two', () => {
    const p = holding('Blackmail', 'Impeachment').run((g) => drawMutiny(g, seat(0)));
    expect(place(p, 0)).toBe('brig');
    expect(p.asked(0)).toMatchObject({ kind: 'keep-mutiny', min: 2, max: 2 });
    p.choose(0, { name: 'Impeachment' }, { name: 'Panic' });
    expect(mutinyOf(p, 0).sort()).toEqual(['Impeachment', 'Panic']);
  });

  rule('BG-MUTINEER-13', 'unless the effect spares him that', () => {
    const p = holding('Blackmail', 'Impeachment').run((g) => drawMutiny(g, seat(0), 1, { noBrig: true }));
    expect(place(p, 0)).not.toBe('brig');
  });

  rule('BG-MUTINEER-14', 'in the Brig he keeps two at most', () => {
    const p = holding('Blackmail', 'Impeachment', 'Bait and Switch').run((g) => sendTo(g, seat(0), 'brig'));
    p.choose(0, { name: 'Blackmail' }, { name: 'Bait and Switch' });
    expect(mutinyOf(p, 0).length).toBe(2);
    const q = holding('Blackmail', 'Impeachment').run((g) => sendTo(g, seat(0), 'brig'));
    expect(q.table.pending).toEqual([]);
  });
});
