/** What always holds. Called after every answer where games are simulated. */
import type { Card } from '@ragtag/kernel';
import type { Ccg } from './ccg.ts';
import { WINNING_INFLUENCE } from './terms.ts';
import { places } from './zones.ts';

export function checkInvariants(g: Ccg): void {
  for (const seat of g.seats) {
    const total = places.reduce((sum, place) => sum + g.count(place, seat), 0);
    const deck = g.configuration.decks[seat];
    const own = 1 + Object.values(deck?.cards ?? {}).reduce((a, b) => a + b, 0);
    expect(total === own, `player ${seat} has ${total} cards, not ${own}`);
    const influence = g.influence(seat);
    expect(influence >= 0, `player ${seat} has ${influence} influence`);
    if (g.isOut(seat)) {
      expect(g.count('removed', seat) === own, `player ${seat} has left the game, but not with all cards`);
      continue;
    }
    expect(influence > 0 || !g.state.setUp, `player ${seat} has no influence and is in the game`);
    expect(
      influence < WINNING_INFLUENCE || g.state.won.get(seat),
      `player ${seat} has ${influence} influence and has not won`,
    );
    const bases = g.list('resources', seat).filter((card) => g.printed(card).type === 'base');
    expect(bases.length === 1 || !g.state.setUp, `player ${seat} has ${bases.length} bases in play`);
    checkCards(g, g.list('supply', seat), 'resources', false);
    checkCards(g, g.list('stacked', seat), 'fleet', false);
    checkLinks(g, g.list('linked', seat));
    for (const place of ['alert', 'reserve', 'stacked'] as const) {
      for (const card of g.list(place, seat)) {
        const { type } = g.printed(card);
        expect(type !== 'event' && type !== 'base', `a ${type} is in the ${place} area`);
      }
    }
    for (const place of ['deck', 'hand', 'discard', 'removed', 'threats'] as const) {
      for (const card of g.list(place, seat)) {
        expect(
          !g.isExhausted(card) && g.state.under.get(card) === null,
          `a card in the ${place} remembers being in play`,
        );
      }
    }
  }
}

function checkCards(g: Ccg, cards: readonly Card[], on: 'resources' | 'fleet', exhausted: boolean): void {
  for (const card of cards) {
    const top = g.state.under.get(card);
    expect(top !== null && g.cards.has(top), `card ${card} lies under nothing`);
    if (top === null) continue;
    expect(on === 'fleet' ? g.isInFleet(top) : g.isStackTop(top), `card ${card} lies under a card that is not there`);
    expect(g.ownerOf(top) === g.ownerOf(card), `card ${card} lies under another player's card`);
    if (on === 'fleet') expect(g.printed(top).title === g.printed(card).title, `card ${card} lies under another title`);
    expect(g.isExhausted(card) === exhausted, `card ${card} is exhausted underneath`);
  }
}

function checkLinks(g: Ccg, missions: readonly Card[]): void {
  for (const mission of missions) {
    const unit = g.state.under.get(mission);
    expect(unit !== null && g.isInFleet(unit), `mission ${mission} is attached to nothing`);
  }
}

function expect(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(`broken invariant: ${otherwise}`);
}
