import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import { rule } from '@ragtag/kernel/testing';
import { describe, expect } from 'vitest';
import { execute } from '../../src/core/rules/execution.ts';
import { handOnLoyalty, lookAtLoyalty, sideOf } from '../../src/core/rules/loyalty.ts';
import { zones } from '../../src/core/state/zones.ts';
import { revealedByExecution } from '../../src/modules/conflicted-loyalties/final-five-rules.ts';
import { adama, facedown, faceup, loyaltyCard, loyaltyDeck, loyaltyIds, roslin, starbuck, zarek } from './people.ts';

const place = (p: Position, number: number): string => p.g.player(seat(number)).place;
const brig = 'final-five-examiner-brig';
const hurt = 'final-five-damage';
const death = 'final-five-examiner-executed';
const suicide = 'final-five-owner-executed';

/** Seat 0 looks at all loyalty cards of seat 2. */
function looks(loyalty: readonly string[], setup: Partial<PositionSetup> = {}, owner: Partial<SeatSetup> = {}) {
  const p = position({ seats: [zarek, adama, { ...starbuck, loyalty, ...owner }], ...setup });
  loyaltyDeck(p.g, 'not-a-cylon-base', 'not-a-cylon-base', 'not-a-cylon-base', 'not-a-cylon-base');
  return p.run((g) => lookAtLoyalty(g, seat(0), seat(2), 'all'));
}

/** Seat 2 is executed. */
function dies(loyalty: readonly string[], setup: Partial<PositionSetup> = {}) {
  const p = position({ seats: [zarek, adama, { ...starbuck, loyalty }], ...setup });
  loyaltyDeck(p.g, 'not-a-cylon-base', 'not-a-cylon-base');
  return p.run((g) => execute(g, seat(2)));
}
const hands = { hand: ['Repair 1', 'Repair 2', 'Repair 1'] };

describe('the Final Five looked at', () => {
  rule('BG-FINAL5-01', 'they strike when another looks, not when their owner does or gets them', () => {
    const p = looks([brig]);
    expect(place(p, 0)).toBe('brig');
    const own = position({ seats: [{ ...zarek, loyalty: [brig] }, adama, starbuck] });
    own.run((g) => lookAtLoyalty(g, seat(0), seat(0), 'all'));
    own.run((g) => handOnLoyalty(g, seat(0), seat(1), [loyaltyCard(own, 0, brig)]));
    expect([place(own, 0), place(own, 1)]).not.toContain('brig');
  });

  rule(
    ['BG-FINAL5-02', 'BG-FINAL5-03'],
    'shown to all, resolved by its owner, then face down and mixed with the others',
    () => {
      const p = looks([brig, 'not-a-cylon-pegasus']);
      const types = p.events('spectator').map(({ type }) => type);
      expect(p.events('spectator')).toContainEqual({ type: 'final-five-revealed', owner: 2, card: brig });
      expect(types.indexOf('final-five-revealed')).toBeLessThan(types.indexOf('character-moved'));
      expect(types.indexOf('character-moved')).toBeLessThan(types.indexOf('loyalty-shuffled'));
      expect(faceup(p, 2)).toEqual([]);
      expect(facedown(p, 2).sort()).toEqual([brig, 'not-a-cylon-pegasus']);
    },
  );

  rule('BG-FINAL5-03', 'shuffled: nobody but the owner can tell any more which card it is', () => {
    const p = looks([brig, 'not-a-cylon-pegasus']);
    for (const viewer of [seat(0), seat(1), 'spectator'] as const) {
      for (const card of p.g.cards.list(zones.loyalty(seat(2)))) expect(p.g.cards.knows(card, viewer)).toBe(false);
    }
  });

  rule('BG-FINAL5-05', 'a revealed Cylon is passed over', () => {
    const seats = [{ ...zarek, revealed: true }, adama, { ...starbuck, loyalty: [brig, death] }];
    const p = position({ seats });
    p.run((g) => lookAtLoyalty(g, seat(0), seat(2), 'all'));
    while (p.asked(0)) p.choose(0, {});
    expect(place(p, 0)).toBe('caprica');
    expect(p.events().map(({ type }) => type)).not.toContain('executed');
    const discards = position({
      seats: [zarek, { ...adama, revealed: true, ...hands }, { ...starbuck, loyalty: [suicide] }],
      admiral: 2,
    });
    loyaltyDeck(discards.g, 'not-a-cylon-base');
    discards.run((g) => lookAtLoyalty(g, seat(0), seat(2), 'all')).choose(2, { character: 'galen-tyrol' });
    expect(discards.handNames(1).length).toBe(3);
  });

  rule(['BG-FINAL5-09', 'BG-FAQ-09'], 'of several the current player chooses the order', () => {
    const p = looks([brig, hurt], { current: 1 });
    expect(p.asked(1)).toMatchObject({ kind: 'final-five-order' });
    expect(
      p
        .asked(1)
        ?.options.map(({ name }) => name)
        .sort(),
    ).toEqual([hurt, brig]);
    p.choose(1, { name: hurt });
    expect(place(p, 0)).not.toBe('brig');
  });

  rule(['BG-FINAL5-09', 'BG-FAQ-09'], 'and chooses again after each of them', () => {
    const p = looks([brig, death, hurt], { current: 1 });
    const names = () => p.asked(1)?.options.map(({ name }) => name);
    expect(names()).toEqual([brig, death, hurt]);
    p.choose(1, { name: brig });
    expect([place(p, 0), names()]).toEqual(['brig', [death, hurt]]);
  });

  rule(
    ['BG-FINAL5-09', 'BG-FAQ-08'],
    'all of them strike, though the looker or the owner is executed meanwhile',
    () => {
      const looker = looks([brig, death]);
      looker.choose(0, { name: death }).choose(0, { character: 'galen-tyrol' });
      expect(place(looker, 0)).toBe('brig');
      const owner = looks([brig, suicide]);
      owner.choose(0, { name: suicide }).choose(2, { character: 'galen-tyrol' });
      expect(place(owner, 0)).toBe('brig');
      expect(faceup(owner, 2)).toEqual([]);
    },
  );
});

describe('the Final Five and executions', () => {
  rule('BG-FINAL5-04', 'shown by an execution: the text is resolved and the card leaves the game', () => {
    const p = dies([hurt], {
      seats: [
        { ...zarek, ...hands },
        { ...adama, ...hands },
        { ...starbuck, loyalty: [hurt] },
      ],
    });
    for (const one of [0, 1]) {
      expect(p.asked(one)).toMatchObject({ kind: 'discard', min: 2, max: 2 });
      p.choose(one, { strength: 1 }, { strength: 2 });
    }
    p.choose(2, { character: 'galen-tyrol' });
    expect([p.handNames(0).length, p.handNames(1).length]).toEqual([1, 1]);
    expect(loyaltyIds(p, zones.removed)).toEqual([hurt]);
    expect(p.g.state.damaged.armory).toBe(false);
  });

  rule('BG-FINAL5-04', 'it leaves the game by its own rule, not only with the rest of the cards', () => {
    const p = position({ seats: [zarek, adama, { ...starbuck, loyalty: [hurt, 'not-a-cylon-base'] }] });
    p.run((g) => revealedByExecution(g, seat(2), g.cards.list(zones.loyalty(seat(2)))));
    expect([loyaltyIds(p, zones.removed), facedown(p, 2)]).toEqual([[hurt], ['not-a-cylon-base']]);
  });

  rule('BG-FINAL5-05', 'the discard for an executed one passes over revealed Cylons', () => {
    const seats = [
      { ...zarek, ...hands, revealed: true },
      { ...adama, ...hands },
      { ...starbuck, loyalty: [hurt] },
    ];
    const p = dies([hurt], { seats, president: 1 });
    expect([p.asked(0), p.asked(1)?.kind]).toEqual([null, 'discard']);
  });

  rule('BG-FINAL5-08', 'its owner without a Cylon card is executed as a human', () => {
    const p = dies([hurt]);
    expect(p.asked(2)?.kind).toBe('choose-character');
    expect(p.asked(2)?.options.map(({ character }) => character)).not.toContain('kara-thrace');
    p.choose(2, { character: 'galen-tyrol' });
    expect(p.g.state.resources.morale).toBe(9);
    expect(p.g.player(seat(2)).revealed).toBe(false);
  });

  rule(['BG-FINAL5-06', 'BG-FINAL5-07'], 'counts as not a Cylon, and does not outweigh a Cylon card', () => {
    const p = position({
      seats: [{ ...roslin, loyalty: [hurt] }, { ...adama, loyalty: [brig, 'cylon-brig'] }, starbuck],
    });
    expect(p.g.seats.map((one) => sideOf(p.g, one))).toEqual(['humans', 'cylons', 'humans']);
    const q = dies([hurt, 'cylon-morale']);
    expect(q.g.player(seat(2)).revealed).toBe(true);
    expect(q.g.state.resources.morale).toBe(10);
  });
});
