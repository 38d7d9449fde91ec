/** The Sympathizer, without Daybreak, and what there is in its place. */
import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { winners } from '../../src/core/rules/end-of-game.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { canActivate } from '../../src/core/rules/locations.ts';
import { sideOf } from '../../src/core/rules/loyalty.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import { dealLoyalty } from '../../src/core/setup/loyalty-deck.ts';
import type { ExpansionSet } from '../../src/core/state/terms.ts';
import { view } from '../../src/core/view/view.ts';
import { galactica } from '../../src/game.ts';
import { adama, facedown, faceup, starbuck, tigh, zarek } from './people.ts';

const four: readonly SeatSetup[] = [zarek, adama, starbuck, tigh];
const red = { resources: { fuel: 4 } };
const cylon = { revealed: true, loyaltyFaceup: ['cylon-morale'] };
const plain = 'not-a-cylon-base';

function table(sets: readonly ExpansionSet[], setup: Partial<PositionSetup> = {}): Position {
  return position({ ...galactica.configure({ sets, players: 4 }), seats: four, ...setup });
}

/** Seat 0 is dealt the Sympathizer. */
function dealt(setup: Partial<PositionSetup> = {}): Position {
  const p = table(['base'], { next: { loyalty: ['sympathizer'] }, ...setup });
  return p.run((g) => dealLoyalty(g, seat(0), 1));
}

rule('BG-UNI-35', 'a hidden Cylon goes to the Brig, stays hidden, and can be revealed later', () => {
  const p = dealt({ ...red, seats: [{ ...zarek, loyalty: ['cylon-morale'] }, adama, starbuck, tigh] });
  expect(view(p.g, 'spectator').players[0]).toMatchObject({ place: 'brig', allegiance: 'human' });
  expect([faceup(p, 0), facedown(p, 0)]).toEqual([['sympathizer'], ['cylon-morale']]);
  expect(sideOf(p.g, seat(0))).toBe('cylons');
  p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'reveal' });
  expect(view(p.g, 'spectator').players[0]).toMatchObject({ allegiance: 'cylon', place: 'resurrection-ship' });
});

rule(['BG-UNI-34', 'BG-UNI-38'], 'whom it made no Cylon may use the Cylon Fleet when revealed by another card', () => {
  const revealed = (revision?: number) => {
    const seats = [{ ...zarek, revealed: true, loyaltyFaceup: ['sympathizer', 'cylon-morale'] }, adama, starbuck, tigh];
    const { g } = table(['base'], { seats, president: 1, ...(revision === undefined ? {} : { revision }) });
    return canActivate(g, seat(0), 'cylon-fleet');
  };
  expect([revealed(), revealed(7)]).toEqual([true, false]);
  expect(canActivate(dealt().g, seat(0), 'cylon-fleet')).toBe(false);
});

rule('BG-UNI-39', 'whoever it makes a Cylon wins with the Cylons, whoever stays human with the humans', () => {
  const wins = (p: Position, winner: 'humans' | 'cylons'): boolean => {
    p.g.state.winner = winner;
    return winners(p.g).includes(seat(0));
  };
  expect([wins(dealt(), 'cylons'), wins(dealt(), 'humans')]).toEqual([true, false]);
  expect([wins(dealt(red), 'cylons'), wins(dealt(red), 'humans')]).toEqual([false, true]);
});

rule('BG-UNI-40', 'drawn because of an execution it takes effect on the spot', () => {
  const tables = Array.from({ length: 8 }, (_, n) => {
    const p = table(['base', 'exodus'], { ...red, next: { loyalty: ['sympathizer'] }, seed: `executed ${n}` });
    p.run((g) => execute(g, seat(3))).choose(3, { type: 'character', character: 'galen-tyrol' });
    expect([p.table.pending, facedown(p, 3).includes('sympathizer')]).toEqual([[], false]);
    return p;
  });
  const drew = tables.filter((p) => faceup(p, 3).includes('sympathizer')); // one of two cards
  expect(drew.length).toBeGreaterThan(0);
  expect(drew.length).toBeLessThan(tables.length);
  for (const p of drew) expect(view(p.g, 'spectator').players[3]?.place).toBe('brig');
});

describe('a Cylon player who is dealt it', () => {
  const sleeper = (sets: readonly ExpansionSet[], setup: Partial<PositionSetup> = {}): Position =>
    table(sets, {
      ...red,
      seats: [{ ...zarek, ...cylon, loyalty: [plain] }, adama, starbuck, tigh],
      president: 1,
      next: { loyalty: ['sympathizer', plain, plain, plain] },
      ...setup,
    }).run((g) => sleeperPhase(g));

  rule('BG-UNI-42', 'with Pegasus hands it on with all others, and it takes effect at once', () => {
    const p = sleeper(['base', 'pegasus']);
    expect(p.asked(0)).toMatchObject({ kind: 'hand-on-loyalty', context: { n: 2 } });
    p.choose(0, { seat: 2 });
    expect([facedown(p, 0), faceup(p, 2)]).toEqual([[], ['sympathizer']]);
    expect(facedown(p, 2)).toEqual([plain, plain, plain]);
    expect(view(p.g, 'spectator').players[2]?.place).toBe('brig');
  });

  rule(['BG-UNI-42', 'BG-SLEEPER-05'], 'far on the way only that card goes', () => {
    const far = ['Desolate Moon', 'Asteroid Field', 'Barren Planet'];
    const p = sleeper(['base', 'pegasus'], { travelled: far });
    expect(p.asked(0)).toMatchObject({ context: { n: 1 } });
    p.choose(0, { seat: 2 });
    expect([facedown(p, 0), faceup(p, 2)]).toEqual([[plain], ['sympathizer']]);
  });

  rule('BG-UNI-74', 'without Pegasus keeps every other card, and can pass it on at the Resurrection Ship', () => {
    const p = sleeper(['base'], { next: { loyalty: Array(4).fill(plain) } });
    expect([p.table.pending, facedown(p, 0)]).toEqual([[], [plain, plain]]);
    p.g.player(seat(0)).place = 'resurrection-ship';
    p.run((g) => takeAction(g, seat(0))).choose(0, { type: 'location' });
    p.choose(0, { seat: 1 });
    expect([facedown(p, 0), facedown(p, 1)]).toEqual([[], [plain, plain, plain, plain]]);
  });

  rule('BG-UNI-41', 'without Pegasus is asked in secret, for the question would tell of the card', () => {
    expect(sleeper(['base']).asked(0)).toMatchObject({ kind: 'hand-on-loyalty', secret: true });
  });
});

rule('BG-UNI-46', 'without a Sympathizer in the game a revealed Cylon draws 3 skill cards of different types', () => {
  const drawn = (noSympathizer: boolean, setup: Partial<SeatSetup> = {}): string[] => {
    const seats = [{ ...zarek, ...cylon, ...setup }, adama, starbuck, tigh];
    const p = table(['base', 'pegasus'], { noSympathizer, seats, president: 1 }).run((g) => receiveSkills(g, seat(0)));
    while (p.asked(0)) p.table.give(seat(0), 0);
    return p.g.hand(seat(0)).map((card) => {
      const entry = p.g.entry(card);
      return entry.deck === 'skill' ? entry.type : '';
    });
  };
  expect([drawn(false).length, new Set(drawn(true)).size]).toEqual([2, 3]);
  expect(drawn(true, { at: 'resurrection-ship' })).toHaveLength(1);
});
