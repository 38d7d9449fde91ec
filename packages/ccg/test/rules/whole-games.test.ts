/** Rules that hold at every moment of every game, looked at while random players play. */
import { type Seat, startTable } from '@ragtag/kernel';
import { dice, playRandomly, rule } from '@ragtag/kernel/testing';
import { expect } from 'vitest';
import { allCards } from '../../src/content/content.ts';
import { ccg } from '../../src/game.ts';
import { randomDeck } from '../../src/setup/random-deck.ts';
import type { Ccg } from '../../src/state/ccg.ts';
import { places, type ZoneName } from '../../src/state/zones.ts';
import { position } from '../../testing/index.ts';

/** Plays some games of three with decks of these cards, and looks after every answer. */
function watch(cards: typeof allCards, games: number, look: (g: Ccg, events: readonly string[]) => void): void {
  for (let game = 0; game < games; game++) {
    const below = dice(game);
    const decks = Array.from({ length: 3 }, () => randomDeck(cards, below));
    const table = startTable(ccg, ccg.configure({ players: 3, decks }), `whole ${game}`);
    table.listen(true);
    playRandomly(table, below, {
      after: () =>
        look(
          table.state,
          table.takeEvents().map(({ event }) => event.type),
        ),
    });
    expect(table.over).toBe(true);
  }
}

/** The printed cards in some places of a player. */
function facesIn(g: Ccg, seat: Seat, among: readonly ZoneName[] = places): number[] {
  return among.flatMap((place) => g.list(place, seat).map((card) => g.cards.faceOf(card))).sort((a, b) => a - b);
}

const fleet: readonly ZoneName[] = [
  'resources',
  'supply',
  'alert',
  'reserve',
  'stacked',
  'linked',
  'threats',
  'played',
];

rule(
  ['CCG-ZONE-01', 'CCG-GEN-02'],
  'every card of a player is in his fleet, deck, discard pile or hand, or out of the game; nobody else ever has it',
  () => {
    let own: number[][] = [];
    watch(allCards, 4, (g) => {
      if (g.state.turn === 0) own = g.seats.map((seat) => facesIn(g, seat));
      for (const seat of g.seats) {
        expect(facesIn(g, seat)).toEqual(own[seat]);
        expect(facesIn(g, seat, [...fleet, 'deck', 'discard', 'hand', 'removed'])).toEqual(own[seat]);
      }
    });
  },
);

rule('CCG-ZONE-14', 'no card of the first set leaves the game but with its player', () => {
  const first = allCards.filter(({ set }) => set === 'bsg1');
  watch(first, 4, (g) => {
    for (const seat of g.seats) if (!g.isOut(seat)) expect(g.count('removed', seat)).toBe(0);
  });
});

/** What lets a deck be something else than what is left of it. */
const renewing = ['deck-renewed', 'redrew-hand', 'searched', 'put-on-deck', 'shuffled-into-deck', 'put-on-bottom'];
/** These put cards where they want them, or shuffle, because their texts say so. */
const arranging = /deck|exchange/i;

rule(['CCG-ZONE-08', 'CCG-ZONE-11'], 'decks and discard piles lie as they came to lie: nobody arranges them', () => {
  const plain = allCards.filter(({ text }) => !arranging.test(text.join(' ')));
  const before = { deck: new Map<Seat, number[]>(), discard: new Map<Seat, number[]>() };
  watch(plain, 4, (g, events) => {
    const renewed = events.some((type) => renewing.includes(type)) || g.state.turn === 0;
    for (const seat of g.seats) {
      const [deck, discard]: number[][] = [g.list('deck', seat), g.list('discard', seat)];
      const [oldDeck, oldDiscard] = [before.deck.get(seat) ?? [], before.discard.get(seat) ?? []];
      if (!renewed && !g.isOut(seat) && deck && discard) {
        expect(deck).toEqual(oldDeck.slice(oldDeck.length - deck.length)); // only from the top
        const left = oldDiscard.filter((card) => discard.includes(card));
        expect(discard.filter((card) => left.includes(card))).toEqual(left); // some may have been taken out
      }
      before.deck.set(seat, deck ?? []);
      before.discard.set(seat, discard ?? []);
    }
  });
});

rule(
  'CCG-TYPE-13',
  'the mystic value of a unit in a challenge counts for nothing, only that of a card revealed',
  () => {
    const [LOW, HIGH] = ['BSG1-154', 'BSG1-155']; // power 4 both, mystic values 1 and 3
    const EVEN = 'BSG1-147';
    const p = position({
      seats: [
        { alert: [LOW], deck: [EVEN] },
        { alert: [HIGH], deck: [EVEN] },
      ],
    });
    p.challenge(0, LOW).target(1, 1, HIGH).passUntil('action');
    expect(p.placeOf(1, HIGH)).toBe('discard'); // a tie, which is the challenger's
    const q = position({
      seats: [
        { alert: [LOW], deck: [LOW] },
        { alert: [HIGH], deck: [HIGH] },
      ],
    });
    q.challenge(0, LOW).target(1, 1, HIGH).passUntil('action');
    expect(q.player(0).alert).toEqual([]);
    expect(q.player(1).reserve).toMatchObject([{ id: HIGH }]);
  },
);

rule('CCG-TYPE-14', 'what a card can do is what its text says: its price, what it does, and when', () => {
  const [PLAIN, ROSLIN, COTTLE] = ['BSG1-123', 'BSG1-127', 'BSG2-103'];
  const textOf = (id: string) => allCards.find((card) => card.id === id)?.text.join(' ');
  expect(textOf(PLAIN)).toBe('');
  expect(textOf(ROSLIN)).toBe('Commit: Gain 1 influence.');
  expect(textOf(COTTLE)).toMatch(/^Commit: The loser .* Only during a challenge\.$/);
  const p = position({ seats: [{ alert: [PLAIN, ROSLIN, COTTLE] }, {}] });
  expect(p.offered(0, 'ability')).toMatchObject([{ id: ROSLIN }]);
  p.challenge(0, PLAIN);
  expect(p.offered(0, 'ability')).toMatchObject([{ id: ROSLIN }, { id: COTTLE }]);
});

rule('CCG-EFFECT-07', 'of several texts of one player that respond, he says which is next', () => {
  const [AGRO_SHIP, TIGH, VIPER, HELO] = ['BSG1-001', 'BSG1-134', 'BSG1-147', 'BSG1-123'];
  const challenged = () =>
    position({ seats: [{ alert: [VIPER] }, { base: AGRO_SHIP, reserve: [TIGH, HELO] }] }).challenge(0, VIPER);
  const p = challenged();
  expect(p.asked(1)).toMatchObject({ kind: 'respond-next', options: [{ id: TIGH }, { id: AGRO_SHIP }] });
  p.choose(1, { id: TIGH });
  expect(p.offered(1, 'use')).toMatchObject([{ id: TIGH }]);
  p.choose(1, { type: 'use' });
  expect(p.offered(1, 'use')).toMatchObject([{ id: AGRO_SHIP }]); // the other is left
  const q = challenged().choose(1, { id: AGRO_SHIP });
  expect(q.offered(1, 'use')).toMatchObject([{ id: AGRO_SHIP }]);
});
