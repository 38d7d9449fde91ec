/** Events of both sets about hands, decks, influence and what players may do. */
import { seat } from '@ragtag/kernel';
import { describe, expect } from 'vitest';
import { card, funds, type Position, position } from '../../testing/index.ts';

const VIPER = 'BSG1-147'; // a ship of power 2, mystic value 2
const STRONG = 'BSG1-154'; // a ship of power 4
const RAIDER = 'BSG1-157'; // a Cylon ship
const HELO = 'BSG1-123'; // an Officer of power 2
const ZAREK = 'BSG1-140'; // a Politician
const BOOMER = 'BSG1-103'; // a Cylon Pilot
const SHUTTLE = 'BSG1-146'; // mystic value 1
const MYSTIC3 = 'BSG1-163'; // mystic value 3
const [FOUR, OTHER_FOUR] = ['BSG1-015', 'BSG1-010']; // events of mystic value 4

const ids = (cards: readonly { readonly id: string }[] | undefined) => cards?.map(({ id }) => id);
const hand = (p: Position, at: number) => ids(p.player(at, seat(at)).hand);

describe('hands', () => {
  card('BSG1-009', 'is shown, and you pick what is discarded', () => {
    const p = position({ seats: [{ hand: ['BSG1-009'], assets: funds('BSG1-009') }, { hand: [VIPER, HELO] }] });
    p.play(0, 'BSG1-009').choose(0, { player: 1 });
    expect(p.asked(0).options).toMatchObject([{ id: VIPER }, { id: HELO }]);
    p.choose(0, { id: HELO });
    expect([hand(p, 1), p.placeOf(1, HELO)]).toEqual([[VIPER], 'discard']);
    expect(p.events()).toContainEqual(expect.objectContaining({ type: 'hand-shown', player: 1, ids: [VIPER, HELO] }));
  });

  card('BSG1-017', 'an opponent discards a card of their choice', () => {
    const p = position({ seats: [{ hand: ['BSG1-017'] }, { hand: [VIPER, HELO] }] });
    p.play(0, 'BSG1-017').choose(1, { id: VIPER });
    expect([hand(p, 1), p.placeOf(1, VIPER)]).toEqual([[HELO], 'discard']);
  });

  card('BSG1-018', "each player discards the hand and draws as many as the base's hand size", () => {
    const p = position({
      seats: [
        { hand: ['BSG1-018', VIPER], assets: funds('BSG1-018') },
        { base: 'BSG1-001', hand: [HELO] }, // hand size 3
      ],
    });
    p.play(0, 'BSG1-018');
    expect([p.player(0).handCount, p.player(1).handCount]).toEqual([4, 3]);
    expect([p.placeOf(0, VIPER), p.placeOf(1, HELO)]).toEqual(['discard', 'discard']);
  });

  const stakes = (theirs: readonly string[]) => {
    const p = position({
      seats: [{ hand: ['BSG1-031', FOUR, SHUTTLE], assets: funds('BSG1-031') }, { hand: theirs }],
    });
    p.play(0, 'BSG1-031');
    return [p.influence(0), p.influence(1)];
  };
  card('BSG1-031', 'who shows most cards of the highest mystic value gains 2 influence', () => {
    expect(stakes([FOUR, OTHER_FOUR])).toEqual([10, 12]);
    expect(stakes([MYSTIC3, 'BSG1-162', 'BSG1-162'])).toEqual([12, 10]); // three of value 3
    expect(stakes([OTHER_FOUR])).toEqual([12, 12]);
  });

  card('BSG1-040', 'as many are drawn as were discarded', () => {
    const p = position({
      seats: [{ hand: ['BSG1-040', VIPER, HELO, STRONG], deck: [RAIDER, BOOMER], assets: funds('BSG1-040') }, {}],
    });
    p.play(0, 'BSG1-040').choose(0, { id: VIPER }, { id: STRONG });
    expect(hand(p, 0)?.sort()).toEqual([BOOMER, HELO, RAIDER].sort());
    expect([p.placeOf(0, VIPER), p.placeOf(0, STRONG)]).toEqual(['discard', 'discard']);
  });

  card('BSG2-020', 'all are shown', () => {
    const p = position({ seats: [{ hand: ['BSG2-020', VIPER], assets: funds('BSG2-020') }, { hand: [HELO] }] });
    p.play(0, 'BSG2-020');
    const shown = p.events().filter(({ type }) => type === 'hand-shown');
    expect(shown).toMatchObject([
      { player: 0, ids: [VIPER] },
      { player: 1, ids: [HELO] },
    ]);
  });

  card('BSG2-021', 'all are discarded', () => {
    const p = position({ seats: [{ hand: ['BSG2-021', VIPER], assets: funds('BSG2-021') }, { hand: [HELO] }] });
    p.play(0, 'BSG2-021');
    expect([p.placeOf(0, VIPER), p.placeOf(1, HELO)]).toEqual(['discard', 'discard']);
  });
});

describe('decks', () => {
  card('BSG1-010', 'one of the top five stays, the others go to the bottom in your order', () => {
    const deck = [VIPER, HELO, STRONG, RAIDER, BOOMER, ZAREK];
    const p = position({ seats: [{ hand: ['BSG1-010'], deck, assets: funds('BSG1-010') }, {}] });
    p.play(0, 'BSG1-010').choose(0, { id: STRONG });
    p.choose(0, { id: BOOMER }).choose(0, { id: VIPER }).choose(0, { id: RAIDER });
    const after = p.g.list('deck', seat(0)).map((one) => p.g.printed(one).id);
    expect([after.slice(0, 2), after.slice(-4)]).toEqual([
      [STRONG, ZAREK],
      [BOOMER, VIPER, RAIDER, HELO],
    ]);
  });

  card('BSG1-020', 'one card for each Cylon unit and mission of the player, resolved or not', () => {
    const p = position({
      seats: [
        { hand: ['BSG1-020'], alert: [RAIDER], assets: funds('BSG1-020') },
        {
          alert: [BOOMER, VIPER],
          reserve: ['BSG1-056'],
          exhausted: [RAIDER],
          persistent: ['BSG2-055'],
          linked: [{ mission: 'BSG2-072', to: VIPER }],
          assets: { security: 1 },
        },
      ],
    });
    p.play(0, 'BSG1-020');
    expect([p.player(0).discard.length, p.player(1).discard.length]).toEqual([2, 4]); // the event itself is one of the 2
  });

  const computers = (first: readonly string[], second: readonly string[]) =>
    position({
      seats: [{ hand: ['BSG1-035'], deck: first, discard: [HELO], assets: funds('BSG1-035') }, { deck: second }],
    }).play(0, 'BSG1-035');
  card('BSG1-035', 'who reveals the highest mystic value takes a card back, after ties', () => {
    const p = computers([SHUTTLE, MYSTIC3], [SHUTTLE, SHUTTLE]).choose(0, { id: HELO });
    expect(hand(p, 0)).toEqual([HELO]);
    const q = computers([SHUTTLE], [MYSTIC3]);
    expect(hand(q, 1)).toEqual([MYSTIC3]); // its own discard pile
  });
  card('BSG1-035', 'comes to an end with decks that are all alike', () => {
    const p = computers([], []);
    expect([p.asked(1).kind, hand(p, 0), hand(p, 1)]).toEqual(['action', [], []]);
  });

  card('BSG2-028', 'as many cards as lie under a stack of yours that is face up', () => {
    const p = position({ seats: [{ hand: ['BSG2-028'], assets: { logistics: 2, persuasion: [4] } }, {}] });
    p.play(0, 'BSG2-028').choose(0, { id: 'BSG1-158' });
    expect(p.player(0).handCount).toBe(3);
    const q = position({ seats: [{ hand: ['BSG2-028'], assets: { logistics: [4] } }, {}] });
    q.play(0, 'BSG2-028').choose(0, { id: MYSTIC3 });
    expect(q.player(0).handCount).toBe(0); // the stack was spent for it
  });

  card('BSG2-036', 'a Cylon personnel card comes back', () => {
    const discard = [HELO, BOOMER, RAIDER, 'BSG1-034'];
    const p = position({ seats: [{ hand: ['BSG2-036'], discard, assets: funds('BSG2-036') }, {}] });
    p.play(0, 'BSG2-036');
    expect(hand(p, 0)).toEqual([BOOMER]);
  });

  card('BSG2-039', 'becomes a supply card', () => {
    const p = position({ seats: [{ hand: ['BSG2-039'], assets: { logistics: [3] } }, {}] });
    p.play(0, 'BSG2-039').choose(0, { id: 'BSG1P-3' });
    expect(p.player(0).stacks.map(({ amount }) => amount)).toEqual([2, 3]);
    expect(p.placeOf(0, 'BSG2-039')).toBe('supply');
  });
});

describe('influence', () => {
  card('BSG1-026', 'nobody loses any', () => {
    const p = position({ seats: [{ hand: ['BSG1-026'], alert: [VIPER], assets: funds('BSG1-026') }, {}] });
    p.play(0, 'BSG1-026').pass(1).challenge(0, VIPER);
    expect([p.influence(1), p.placeOf(0, VIPER)]).toEqual([10, 'reserve']);
  });

  card('BSG1-044', 'nobody gains any', () => {
    const p = position({ seats: [{ hand: ['BSG1-044'], base: 'BSG1-004', assets: { security: 2 } }, {}] });
    p.play(0, 'BSG1-044').pass(1).use(0, 'BSG1-004').choose(0, { player: 0 });
    expect(p.influence(0)).toBe(10);
  });

  card('BSG1-049', 'a player gains 1', () => {
    const p = position({ seats: [{ hand: ['BSG1-049'], assets: funds('BSG1-049') }, {}] });
    p.play(0, 'BSG1-049').choose(0, { player: 1 });
    expect([p.influence(0), p.influence(1)]).toEqual([10, 11]);
  });
});
