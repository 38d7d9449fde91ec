/** What a viewer may see of Wreckers, place by place. */
import type { Plain, Viewer, Zone } from '@ragtag/kernel';
import { places, type Ship } from './ship.ts';

export function view(ship: Ship, viewer: Viewer) {
  const { cards, log } = ship;
  return {
    turn: log.turn,
    captain: log.captain,
    planks: log.planks,
    leagues: log.leagues,
    outcome: log.outcome,
    crewDeck: cards.view(places.crewDeck, viewer),
    crewDiscard: topOf(ship, places.crewDiscard),
    hazardDeck: cards.view(places.hazardDeck, viewer),
    hazardDiscard: topOf(ship, places.hazardDiscard),
    pile: cards.view(places.pile, viewer),
    sailors: ship.seats.map((seat) => ({
      coins: ship.sailor(seat).coins,
      aboard: ship.sailor(seat).aboard,
      role: cards.view(places.role(seat), viewer),
      hand: cards.view(places.hand(seat), viewer),
    })),
  } satisfies Plain;
}

/** An open pile: how high it is, and its top card. */
function topOf({ cards }: Ship, pile: Zone) {
  const top = cards.top(pile);
  return { count: cards.count(pile), top: top === null ? null : cards.faceOf(top) };
}
