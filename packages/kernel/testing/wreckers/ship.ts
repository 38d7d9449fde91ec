/** The table of Wreckers: its cells, its places for cards, and the few ways anything on it changes. */
import {
  type Bound,
  type BoundRecord,
  type Card,
  type Cards,
  cell,
  EVERYBODY,
  type Face,
  flag,
  oneOf,
  only,
  record,
  rows,
  type Seat,
  type Shape,
  seatsOf,
  type World,
  type Zone,
  zoneKinds,
} from '@ragtag/kernel';
import type { Configuration } from './configuration.ts';
import { crewDeck, hazardDeck, WRECKER, wreckersAmong } from './printed-cards.ts';

const sailorFields = { coins: cell(), aboard: flag(true) };
export type Sailor = BoundRecord<typeof sailorFields>;

function shipFields(players: number) {
  return record({
    underWay: flag(),
    outcome: oneOf(['open', 'crew', 'wreckers']),
    turn: cell(),
    captain: cell<Seat>(),
    planks: cell(),
    leagues: cell(),
    /** Wreckers who have been found out or have thrown off the mask. */
    unmasked: cell(),
    sailors: rows(players, sailorFields),
  });
}
export type ShipFields = Bound<ReturnType<typeof shipFields>>;

// A zone is its place in the list that `shape` makes.
export const places = {
  crewDeck: 0 as Zone,
  crewDiscard: 1 as Zone,
  hazardDeck: 2 as Zone,
  hazardDiscard: 3 as Zone,
  pile: 4 as Zone,
  box: 5 as Zone,
  role: (seat: Seat) => (6 + 2 * seat) as Zone,
  hand: (seat: Seat) => (7 + 2 * seat) as Zone,
};

export function shape(players: number): Shape<ShipFields> {
  return {
    fields: shipFields(players),
    cards: crewDeck.length + hazardDeck.length + players + 1,
    zones: [
      zoneKinds.deck('crew deck'),
      zoneKinds.open('crew discard'),
      zoneKinds.deck('hazard deck'),
      zoneKinds.open('hazard discard'),
      zoneKinds.secret('pile'),
      { ...zoneKinds.box('box'), pile: true },
      ...seatsOf(players).flatMap((seat) => [
        zoneKinds.slot(`role of ${seat}`, only(seat)),
        zoneKinds.hand(`hand of ${seat}`, only(seat)),
      ]),
    ],
  };
}

/** A card of one's own hand, to choose. Its face is in the holder's view, and nowhere else. */
export interface CardOption {
  readonly type: 'card';
  readonly card: Card;
  readonly [key: string]: string | number;
}

export class Ship {
  readonly seats: readonly Seat[];
  readonly log: ShipFields;
  readonly cards: Cards;

  constructor(
    readonly configuration: Configuration,
    readonly world: World<ShipFields>,
  ) {
    this.seats = world.seats;
    this.log = world.fields;
    this.cards = world.cards;
  }

  sailor(seat: Seat): Sailor {
    const sailor = this.log.sailors[seat];
    if (!sailor) throw new RangeError(`nobody sits at ${seat}`);
    return sailor;
  }

  get captain(): Seat {
    return this.log.captain;
  }

  /** Those aboard in the order of play: from the captain's left round to the captain. */
  crewFromLeft(): Seat[] {
    const crew: Seat[] = [];
    const players = this.seats.length;
    for (let step = 1; step <= players; step++) {
      const seat = ((this.captain + step) % players) as Seat; // a remainder of the number of seats is a seat
      if (this.sailor(seat).aboard) crew.push(seat);
    }
    return crew;
  }

  handOptions(seat: Seat): CardOption[] {
    return this.cards.list(places.hand(seat)).map(asOption);
  }

  roleOf(seat: Seat): Face | null {
    const role = this.cards.top(places.role(seat));
    return role === null ? null : this.cards.faceOf(role);
  }

  /** Half the planks are gone. */
  get sinking(): boolean {
    return this.log.planks * 2 <= this.configuration.planks;
  }

  /** Deals crew cards, shuffling the discards in when the deck runs out. */
  draw(seat: Seat, count: number): void {
    const faces: Face[] = [];
    for (let drawn = 0; drawn < count; drawn++) {
      const card = this.drawCrew(places.hand(seat));
      if (card !== null) faces.push(this.cards.faceOf(card));
    }
    this.world.emitWith({ type: 'drew', seat, count: faces.length }, only(seat), { faces });
  }

  drawCrew(to: Zone): Card | null {
    this.refill(places.crewDeck, places.crewDiscard);
    return this.cards.draw(places.crewDeck, to);
  }

  refill(deck: Zone, discard: Zone): void {
    if (this.cards.count(deck) > 0) return;
    this.cards.moveAll(discard, deck);
    this.cards.shuffle(deck);
    this.world.emit({ type: 'reshuffled', deck });
  }

  pay(seat: Seat, coins: number): void {
    this.sailor(seat).coins -= coins;
    this.world.emit({ type: 'paid', seat, coins });
  }

  earn(seat: Seat, coins: number): void {
    this.sailor(seat).coins += coins;
    this.world.emit({ type: 'earned', seat, coins });
  }

  /** Discards from a hand: everybody sees what. */
  discard(seat: Seat, cards: readonly { readonly card: Card }[]): void {
    const faces: Face[] = [];
    for (const { card } of cards) {
      faces.push(this.cards.faceOf(card));
      this.cards.move(card, places.crewDiscard);
    }
    this.world.emit({ type: 'discarded', seat, faces });
  }

  losePlank(): void {
    this.log.planks -= 1;
    this.world.emit({ type: 'plank-lost', left: this.log.planks });
    if (this.log.planks === 0) this.end('wreckers', 'the ship has sunk');
  }

  sailOn(): void {
    this.log.leagues += 1;
    this.world.emit({ type: 'sailed', leagues: this.log.leagues });
    if (this.log.leagues === this.configuration.leagues) this.end('crew', 'the harbour is reached');
  }

  /** Somebody leaves the ship, role face up, hand discarded. */
  overboard(seat: Seat): void {
    this.sailor(seat).aboard = false;
    const role = this.revealRole(seat);
    this.discard(seat, this.handOptions(seat));
    if (role === WRECKER) this.log.unmasked += 1;
    // What decides is what everybody has seen: counting roles still hidden would tell who has them.
    if (this.log.unmasked === wreckersAmong(this.seats.length)) this.end('crew', 'every wrecker is found');
    else if (this.crewFromLeft().length < 2) this.end('wreckers', 'nobody is left to sail');
  }

  revealRole(seat: Seat): Face | null {
    const role = this.cards.top(places.role(seat));
    if (role === null) return null;
    this.cards.show(role, EVERYBODY);
    const face = this.cards.faceOf(role);
    this.world.emit({ type: 'role-revealed', seat, face });
    return face;
  }

  get over(): boolean {
    return this.log.outcome !== 'open';
  }

  end(winners: 'crew' | 'wreckers', why: string): void {
    if (this.over) return;
    this.log.outcome = winners;
    this.world.emit({ type: 'ended', winners, why });
  }
}

function asOption(card: Card): CardOption {
  return { type: 'card', card };
}
