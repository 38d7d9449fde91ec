/** What must hold after every answer, whatever is played. */
import { type Face, seatsOf } from '@ragtag/kernel';
import { crewDeck, hazardDeck, roleDeck } from './printed-cards.ts';
import { places, type Ship } from './ship.ts';

export function checkShip(ship: Ship): void {
  const { log, configuration } = ship;
  hold(log.planks >= 0 && log.planks <= configuration.planks, `${log.planks} planks`);
  hold(log.leagues >= 0 && log.leagues <= configuration.leagues, `${log.leagues} leagues`);
  hold(log.turn <= configuration.turns, `turn ${log.turn}`);
  for (const seat of ship.seats) {
    const { aboard, coins } = ship.sailor(seat);
    hold(coins >= 0, `sailor ${seat} has ${coins} coins`);
    hold(aboard || ship.cards.count(places.hand(seat)) === 0, `sailor ${seat} holds cards under water`);
    hold(ship.cards.count(places.role(seat)) === 1, `sailor ${seat} has not one role`);
  }
  checkCards(ship);
}

/** Every printed card is somewhere, once. */
function checkCards({ cards, seats }: Ship): void {
  const { role, hand, ...piles } = places;
  const found = new Set<number>();
  const left = new Map<Face, number>();
  for (const face of [...roleDeck(seats.length), ...crewDeck, ...hazardDeck]) left.set(face, (left.get(face) ?? 0) + 1);
  for (const zone of [...Object.values(piles), ...seatsOf(seats.length).flatMap((seat) => [role(seat), hand(seat)])]) {
    const list = cards.list(zone);
    hold(list.length === cards.count(zone), `zone ${zone} counts ${cards.count(zone)} cards and has ${list.length}`);
    for (const card of list) {
      hold(!found.has(card), `card ${card} is in two zones`);
      hold(cards.zoneOf(card) === zone, `card ${card} does not know that it is in zone ${zone}`);
      found.add(card);
      const face = cards.faceOf(card);
      left.set(face, (left.get(face) ?? 0) - 1);
    }
  }
  for (const [face, missing] of left) hold(missing === 0, `${missing} cards of face ${face} are missing`);
}

function hold(truth: boolean, otherwise: string): void {
  if (!truth) throw new Error(`invariant broken: ${otherwise}`);
}
