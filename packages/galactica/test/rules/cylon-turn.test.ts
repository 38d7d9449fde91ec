import { type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import type { Content } from '../../src/core/content/entry.ts';
import { window } from '../../src/core/engine/windows.ts';
import { takeAction } from '../../src/core/rules/action.ts';
import { movementStep } from '../../src/core/rules/movement.ts';
import { turn } from '../../src/core/rules/turn.ts';
import { skillTypes } from '../../src/core/state/terms.ts';
import { zones } from '../../src/core/state/zones.ts';
import { treacheryCards } from '../../src/modules/pegasus/skills/treachery.ts';

const adama: SeatSetup = { character: 'william-adama', at: 'command' };
const starbuck: SeatSetup = { character: 'kara-thrace', miracle: 0 };
const cylon = { character: 'tom-zarek', revealed: true, at: 'caprica', loyaltyFaceup: ['cylon-morale'] } as const;

/** Seat 0 is a revealed Cylon whose turn it is. */
function table(who: Partial<SeatSetup> = {}, setup: Partial<PositionSetup> = {}) {
  return position({ seats: [{ ...cylon, ...who }, adama, starbuck], president: 1, admiral: 1, cag: 2, ...setup });
}
/** ... up to the Action step. */
const toAction = (p: ReturnType<typeof table>) =>
  p.run(turn).choose(0, { skill: 'politics' }).choose(0, { skill: 'tactics' }).choose(0, { type: 'stay' });
const locationsOffered = (p: ReturnType<typeof table>, by = 0) =>
  p.asked(by)?.options.flatMap(({ type, location }) => (type === 'move' ? [location] : []));

rule(
  ['BG-CYTURN-01', 'BG-TURN-04', 'BG-TURN-06'],
  'draw, move, act, prepare for jump: no crisis, no Cylon ships',
  () => {
    const p = toAction(table()).pass();
    const steps = p.events().flatMap(({ type, step }) => (type === 'step' ? [step] : []));
    expect(steps).toEqual(['receive-skills', 'movement', 'action', 'prepare-for-jump', 'discard']);
    expect(p.g.state.current).toBe(1);
  },
);

rule(['BG-CYTURN-02', 'BG-DRAW-03'], 'draws 2 skill cards of any types, Treachery too', () => {
  const p = table().run(turn);
  expect(p.asked(0)?.options.map(({ skill }) => skill)).toEqual(skillTypes);
  p.choose(0, { skill: 'treachery' }).choose(0, { skill: 'piloting' });
  expect(p.g.cards.count(zones.hand(seat(0)))).toBe(2);
  expect(p.asked(0)?.kind).toBe('movement');
});

rule(['BG-CYTURN-03', 'BG-DRAW-04'], 'the 2 cards are of different types', () => {
  const p = table().run(turn).choose(0, { skill: 'treachery' });
  expect(p.asked(0)?.options.map(({ skill }) => skill)).toEqual(skillTypes.filter((type) => type !== 'treachery'));
});

rule(['BG-CYTURN-04', 'BG-TURNREF-12'], 'moves to another Cylon location that is not hazardous, or stays', () => {
  const p = table().run((g) => movementStep(g, seat(0)));
  expect(p.asked(0)?.options).toContainEqual({ type: 'stay' });
  expect(locationsOffered(p)).toEqual(['cylon-fleet', 'human-fleet', 'basestar-bridge']);
  p.choose(0, { location: 'human-fleet' });
  expect(p.g.player(seat(0)).place).toBe('human-fleet');
});

rule(['BG-CYTURN-04', 'BG-TURNREF-12'], 'leaves a hazardous location, and never enters one', () => {
  const p = table({ at: 'resurrection-ship' }).run((g) => movementStep(g, seat(0)));
  expect(locationsOffered(p)).toEqual(['caprica', 'cylon-fleet', 'human-fleet', 'basestar-bridge']);
  const hub = table({ at: 'caprica' });
  hub.g.state.hubDestroyed = true;
  hub.run((g) => movementStep(g, seat(0)));
  expect(locationsOffered(hub)).toEqual(['cylon-fleet', 'human-fleet', 'basestar-bridge']);
});

rule('BG-CYTURN-06', 'the Basestar Bridge is for revealed Cylons only', () => {
  const p = table({ loyalty: [] }, { current: 1 });
  p.g.cards.draw(zones.skillDeck.politics, zones.hand(seat(1)));
  p.run((g) => movementStep(g, seat(1)));
  expect(locationsOffered(p, 1)).not.toContain('basestar-bridge');
  expect(locationsOffered(table().run((g) => movementStep(g, seat(0))))).toContain('basestar-bridge');
});

rule('BG-CYTURN-07', 'the way to the Basestar Bridge and back costs no card', () => {
  const there = table({ hand: ['Repair'] }).run((g) => movementStep(g, seat(0)));
  expect(there.asked(0)?.options).toContainEqual({ type: 'move', location: 'basestar-bridge', cost: 0 });
  there.choose(0, { location: 'basestar-bridge' });
  expect(there.handNames(0)).toEqual(['Repair']);
  const back = table({ at: 'basestar-bridge', hand: ['Repair'] }).run((g) => movementStep(g, seat(0)));
  back.choose(0, { location: 'caprica' });
  expect(back.g.player(seat(0)).place).toBe('caprica');
  expect(back.handNames(0)).toEqual(['Repair']);
});

rule('BG-CYTURN-10', 'acts with the location', () => {
  const p = table({ at: 'resurrection-ship' }).run((g) => takeAction(g, seat(0)));
  p.choose(0, { location: 'resurrection-ship' });
  expect(p.g.cards.count(zones.superCrisisHand(seat(0)))).toBe(1);
});

rule('BG-CYTURN-11', 'acts with nothing else: no skill card, sheet, quorum or second Cylon card', () => {
  const p = table({ hand: ['Consolidate Power', 'Repair'], loyalty: ['cylon-brig'], miracle: 1 }, { president: 0 });
  p.run((g) => takeAction(g, seat(0)));
  expect(p.asked(0)?.options.map(({ type }) => type)).toEqual(['location', 'nothing']);
});

rule(['BG-CYTURN-12', 'BG-CYTURN-13'], 'the Basestar Bridge does two different things, one after the other', () => {
  const p = table({ at: 'basestar-bridge' }, { raiders: { bow: 8 } });
  p.run((g) => takeAction(g, seat(0))).choose(0, { location: 'basestar-bridge' });
  const pairs = p.asked(0)?.options ?? [];
  expect(pairs).toHaveLength(12);
  expect(pairs.every(({ first, second }) => first !== second)).toBe(true);
  p.rolls(5).choose(0, { first: 'pursue', second: 'reinforce' });
  expect(p.g.state.pursuit).toBe(1);
  p.pass('reinforce-fleet', 'place-civilian', 'choose-area', 'pick-area');
  for (let next = p.table.pending[0]; next && next.kind !== 'reinforce-fleet'; next = p.table.pending[0]) {
    p.table.give(next.seat, 0);
  }
  p.choose(0, { ship: 'raider', area: 'stern' });
  expect(p.g.state.fleetRaiders.stern).toBe(3);
  expect(p.asked(0)).toBeNull();
});

/** Caprica with this crisis on top. */
function bringAbout(name: string, setup: Partial<PositionSetup> = {}) {
  const p = toAction(table({}, { next: { crisis: [name] }, ...setup }));
  return p.choose(0, { location: 'caprica' }).choose(0, { name });
}

rule(
  ['BG-CYTURN-14', 'BG-TURN-07'],
  'the jump icon of a crisis brought about at Caprica moves the fleet marker',
  () => {
    const p = bringAbout('Water Sabotaged').choose(0, { index: 1 });
    expect(p.g.state.jumpTrack).toBe(1);
    expect(p.g.state.current).toBe(1);
    expect(toAction(table()).pass().g.state.jumpTrack).toBe(0);
  },
);

rule('BG-CYTURN-14', 'a crisis without the icon does not move it', () => {
  const p = bringAbout('Build Cylon Detector', { nukes: 2 }).choose(1, { index: 0 });
  expect(p.g.state.current).toBe(1);
  expect(p.g.state.jumpTrack).toBe(0);
});

rule('BG-TURN-06', 'the ships on the foot of such a crisis are not activated', () => {
  const p = bringAbout('Water Sabotaged', { basestars: [{ area: 'bow' }] }).choose(0, { index: 1 });
  expect(p.g.state.current).toBe(1);
  expect(p.g.state.raiders.bow).toBe(0);
});

/** The treachery cards of Pegasus in place of Daybreak's. */
function pegasusTreachery(content: Content): Content {
  const cards = treacheryCards;
  return {
    ...content,
    faces: [...content.faces, ...cards],
    strengths: [...content.strengths, ...cards.map(() => 1)],
    counts: [...content.counts, ...cards.map(() => 2)],
    cardCount: content.cardCount + 2 * cards.length,
  };
}

rule(
  'BG-TURNREF-13',
  "with Pegasus's treachery a Cylon may use God's Plan instead of moving, and no other card",
  () => {
    const hand = ["God's Plan", 'Preventative Policy'];
    const p = table({ hand }, { content: pegasusTreachery }).run((g) => movementStep(g, seat(0)));
    const cards = p.asked(0)?.options.flatMap(({ type, name }) => (type === 'movement-card' ? [name] : []));
    expect(cards).toEqual(["God's Plan"]);
    p.choose(0, { type: 'movement-card' });
    expect(p.g.player(seat(0)).place).toBe('caprica');
    const human = position({
      seats: [{ ...adama, hand }, starbuck, cylon],
      president: 1,
      cag: 1,
      content: pegasusTreachery,
    });
    human.run((g) => movementStep(g, seat(0)));
    expect(human.asked(0)?.options).not.toContainEqual(expect.objectContaining({ name: "God's Plan" }));
  },
);

rule(
  'BG-TURNREF-14',
  "with Pegasus's treachery a Cylon may play an action card of it instead of using the location",
  () => {
    const hand = ['Human Weakness', 'Consolidate Power'];
    const seats = [{ ...cylon, hand }, { ...adama, at: 'brig' } as const, starbuck];
    const p = position({ seats, president: 1, admiral: 2, cag: 2, content: pegasusTreachery });
    p.run((g) => takeAction(g, seat(0)));
    const cards = p.asked(0)?.options.flatMap(({ type, name }) => (type === 'skill-card' ? [name] : []));
    expect(cards).toEqual(['Human Weakness']);
    p.choose(0, { name: 'Human Weakness' });
    expect(p.g.state.resources.population).toBe(11);
  },
);

rule('BG-TURNREF-15', "with Pegasus's treachery a Cylon may respond with it, with no other skill card", () => {
  const hand = ['Sabotage', 'Strategic Planning'];
  const p = table({ hand }, { content: pegasusTreachery });
  p.run((g) => window(g, 'treachery-discarded', { seat: seat(1) }));
  expect(p.asked(0)?.options.map(({ name }) => name)).toEqual([undefined, 'Sabotage']);
  const human = position({
    seats: [{ ...adama, hand }, starbuck, cylon],
    president: 1,
    cag: 1,
    content: pegasusTreachery,
  });
  human.run((g) => window(g, 'treachery-discarded', { seat: seat(1) }));
  expect(human.asked(0)).toBeNull();
});
