/** The Sympathetic Cylon, a variant of Pegasus without Daybreak. */
import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { takeAction } from '../../src/core/rules/action.ts';
import { win, winners } from '../../src/core/rules/end-of-game.ts';
import { execute } from '../../src/core/rules/execution.ts';
import { activateLocation } from '../../src/core/rules/locations.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { canLaunchSelf } from '../../src/core/rules/piloting.ts';
import { receiveSkills } from '../../src/core/rules/receive-skills.ts';
import { sleeperPhase } from '../../src/core/rules/sleeper-phase.ts';
import { canHold } from '../../src/core/rules/titles.ts';
import { dealLoyalty } from '../../src/core/setup/loyalty-deck.ts';
import type { Side } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { view } from '../../src/core/view/view.ts';
import { galactica } from '../../src/game.ts';
import { agendaZones } from '../../src/modules/cylon-leaders/zones.ts';
import { offered } from './acting.ts';
import { adama, facedown, faceup, starbuck, tigh, zarek } from './people.ts';

const plain = 'not-a-cylon-base';
const card = 'sympathetic-cylon';
const me = seat(0);
/** Seat 0, turned up already. */
const known: SeatSetup = { ...zarek, revealed: true, loyaltyFaceup: [card], agenda: 'Join the Colonials' };
const among: SeatSetup = { ...known, infiltrating: true, at: 'command' };

function table(one: SeatSetup = known, setup: Partial<PositionSetup> = {}): Position {
  const options = galactica.configure({ sets: ['base', 'pegasus'], players: 4, sympatheticCylon: true });
  const seats = [one, adama, starbuck, tigh];
  return position({ ...options, seats, president: one.revealed ? 1 : 0, ...setup });
}
/** Seat 0 is dealt the card. */
const dealt = (one: SeatSetup = { ...zarek, loyalty: [] }, setup: Partial<PositionSetup> = {}): Position =>
  table(one, { next: { loyalty: [card] }, ...setup }).run((g) => dealLoyalty(g, me, 1));

rule(
  'BG-UNI-49',
  'You Are a Sympathetic Cylon: a human who receives it is a Cylon at once, whatever the resources are',
  () => {
    for (const resources of [{}, { fuel: 4 }, { morale: 1 }]) {
      const p = dealt(undefined, { resources });
      expect(faceup(p, 0)).toEqual([card]);
      expect(view(p.g, 'spectator').players[0]).toMatchObject({ allegiance: 'cylon', place: 'resurrection-ship' });
    }
  },
);

rule('BG-UNI-50', 'who goes through the steps of revealing, but has no super crisis', () => {
  const hand = Array(5).fill('Consolidate Power');
  const p = dealt({ ...zarek, loyalty: [plain, 'cylon-morale'], hand });
  expect(p.asked(0)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
  p.table.give(me, [0, 1]);
  expect(p.g.holder('president')).not.toBe(me);
  p.choose(0, { seat: 3 });
  expect([facedown(p, 0), facedown(p, 3)]).toEqual([[], ['cylon-morale', plain, plain]]);
  expect(p.g.cards.count(zones.superCrisisHand(me))).toBe(0);
});

rule('BG-UNI-51', 'and draws a sympathetic agenda that nobody else sees', () => {
  const p = dealt();
  const [agenda] = p.g.cards.list(agendaZones.held(me)).map((one) => p.g.entry(one));
  expect(agenda).toMatchObject({ deck: 'agenda', kind: 'sympathetic' });
  expect(p.events(me)).toContainEqual({ type: 'agenda-dealt', seat: 0, name: agenda?.name });
  expect(p.events('spectator')).toContainEqual({ type: 'agenda-dealt', seat: 0 });
  expect(JSON.stringify(p.view(seat(1)))).not.toContain(agenda?.name);
});

rule('BG-UNI-52', 'and wins only if the agenda is fulfilled, whatever the loyalty cards are', () => {
  const wins = (one: SeatSetup, side: Side): boolean => {
    const p = table(one);
    try {
      win(p.g, side, side === 'humans' ? 'objective' : 'resources');
    } catch {
      return winners(p.g).includes(me); // the game is over
    }
  };
  expect([wins(among, 'humans'), wins(known, 'humans'), wins(among, 'cylons')]).toEqual([true, false, false]);
  expect(wins({ ...known, loyalty: ['cylon-morale'] }, 'cylons')).toBe(false);
  const salvage = { ...known, agenda: 'Salvage their Equipment' };
  expect([wins(salvage, 'cylons'), wins(salvage, 'humans')]).toEqual([true, false]);
});

describe('among the humans', () => {
  rule('BG-UNI-53', 'the Sympathetic Cylon gets by Human Fleet, as a leader does', () => {
    const p = table().run((g) => activateLocation(g, me, 'human-fleet'));
    p.choose(0, { index: 1 }).choose(0, { location: 'command' });
    expect(view(p.g, 'spectator').players[0]).toMatchObject({ allegiance: 'infiltrating', place: 'command' });
    const other = table({ ...zarek, revealed: true, loyaltyFaceup: ['cylon-morale'] });
    other.run((g) => activateLocation(g, me, 'human-fleet'));
    expect(other.asked(0)?.kind).not.toBe('choose-action');
  });

  rule('BG-UNI-53', 'is bound by all rules for infiltrating', () => {
    const p = table({ ...among, hand: ['Consolidate Power', 'Repair'] });
    expect((['president', 'admiral'] as const).map((title) => canHold(p.g, me, title))).toEqual([false, false]);
    p.run((g) => movementStep(g, me));
    const places = p.asked(0)?.options.map(({ location }) => location);
    expect([places?.includes('armory'), places?.includes('caprica')]).toEqual([true, false]);
    const q = table({ ...among, hand: ['Consolidate Power'] }).run((g) => takeAction(g, me));
    expect(offered(q, 0)).toContain('Consolidate Power');
    q.choose(0, { type: 'end-infiltration' });
    expect(view(q.g, 'spectator').players[0]).toMatchObject({ allegiance: 'cylon', place: 'resurrection-ship' });
    const dead = table(among).run((g) => execute(g, me));
    expect(view(dead.g, 'spectator').players[0]).toMatchObject({ allegiance: 'cylon', character: { id: 'tom-zarek' } });
    expect(dead.g.cards.count(agendaZones.held(me))).toBe(1);
  });

  rule('BG-UNI-54', 'has neither the abilities nor the skill set of the old sheet', () => {
    const pilot = { ...among, character: 'lee-adama', at: 'hangar-deck' } as const;
    expect(canLaunchSelf(table(pilot).g, me)).toBe(false);
    const abilities = (one: SeatSetup) => {
      const seats = [{ ...one, character: 'saul-tigh', miracle: 1 }, adama, starbuck, zarek];
      return offered(
        table(one, { seats }).run((g) => takeAction(g, me)),
        0,
      );
    };
    expect(abilities(tigh)).toContain('Declare Martial Law');
    expect(abilities(among)).not.toContain('Declare Martial Law');
    const p = table({ ...among, character: 'helena-cain' }).run((g) => receiveSkills(g, me));
    expect(p.asked(0)?.options.map(({ skill }) => skill)).toContain('engineering');
  });

  rule('BG-UNI-55', 'draws 3 skill cards of different types of choice, but 1 in Sickbay', () => {
    const drawn = (one: SeatSetup): string[] => {
      const p = table(one).run((g) => receiveSkills(g, me));
      while (p.asked(0)) p.table.give(me, 0);
      return p.g.hand(me).flatMap((held) => {
        const entry = p.g.entry(held);
        return entry.deck === 'skill' ? [entry.type] : [];
      });
    };
    expect([drawn(known).length, new Set(drawn(among)).size, drawn({ ...among, at: 'sickbay' }).length]).toEqual([
      2, 3, 1,
    ]);
    expect(drawn(among)).toHaveLength(3);
  });

  rule('BG-UNI-57', 'is dealt no loyalty card, and handed none', () => {
    const p = table(among, { next: { loyalty: [plain, plain, plain] } });
    p.run((g) => dealLoyalty(g, me, 1));
    expect(p.g.cards.count(zones.loyaltyDeck)).toBe(3);
    p.run((g) => sleeperPhase(g));
    expect([0, 1, 2, 3].map((one) => facedown(p, one).length)).toEqual([0, 2, 2, 2]);
    const cylon = { ...adama, revealed: true, loyaltyFaceup: ['cylon-brig'] };
    const q = table(among, {
      seats: [among, cylon, starbuck, tigh],
      admiral: 2,
      president: 3,
      next: { loyalty: [plain] },
      current: 1,
    });
    q.run((g) => sleeperPhase(g));
    expect(q.asked(1)?.options.map((option) => option['seat'])).toEqual([2, 3]);
  });
});

rule('BG-UNI-56', 'a revealed Cylon does not turn it up: it goes on with the rest, and takes effect there', () => {
  const cylon = { ...zarek, revealed: true, loyaltyFaceup: ['cylon-brig'], loyalty: [plain] };
  const p = table(cylon, { next: { loyalty: [card, plain, plain, plain] } }).run((g) => sleeperPhase(g));
  expect(p.asked(0)).toMatchObject({ kind: 'hand-on-loyalty', context: { n: 2 } });
  expect(p.events('spectator').some(({ type }) => type === 'cylon-revealed')).toBe(false);
  p.choose(0, { seat: 2 });
  expect(faceup(p, 2)).toEqual([card]);
  p.choose(2, { seat: 1 }); // who hands on in turn
  expect(view(p.g, 'spectator').players.map(({ allegiance }) => allegiance)).toEqual([
    'cylon',
    'human',
    'cylon',
    'human',
  ]);
  expect(p.g.cards.count(agendaZones.held(seat(2)))).toBe(1);
});
