/** The players, and what lies before each. */
import { type Seat, seatsOf } from '@ragtag/kernel';
import { MOST_PLAYERS } from '../state/cells.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Area, Place, ViperKind } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type HandView, handView, type TableCard, tableCards } from './cards.ts';
import type { Sight, Spread } from './sight.ts';

export type PlayerView = {
  readonly seat: number;
  readonly character: { readonly id: string; readonly name: string } | null;
  /** A Cylon player: revealed. */
  readonly revealed: boolean;
  readonly place: Place;
  readonly piloting: { readonly ship: ViperKind; readonly area: Area } | null;
  readonly stranded: number;
  readonly miracle: number;
  readonly hand: HandView;
  readonly mutiny: HandView;
  readonly superCrises: HandView;
  /** The hand that goes with the President's title. */
  readonly quorum: HandView;
  readonly quorumGiven: readonly TableCard[];
  readonly loyalty: readonly TableCard[];
  readonly loyaltyFaceup: readonly TableCard[];
  /** Cards just drawn to choose from. */
  readonly lookingAt: HandView;
};

/** Made of cells alone, for all to see. */
export type OpenPlayer = Pick<
  PlayerView,
  'seat' | 'character' | 'revealed' | 'place' | 'piloting' | 'stranded' | 'miracle'
>;

/** What lies before each player and is held by them, by seat. */
const holdings = seatsOf(MOST_PLAYERS).map((seat): Spread<PlayerView, OpenPlayer> => {
  const held = {
    hand: zones.hand(seat),
    mutiny: zones.mutinyHand(seat),
    superCrises: zones.superCrisisHand(seat),
    quorum: zones.quorumHand(seat),
    quorumGiven: zones.quorumGiven(seat),
    loyalty: zones.loyalty(seat),
    loyaltyFaceup: zones.loyaltyFaceup(seat),
    lookingAt: zones.lookedAt(seat),
  };
  return {
    zones: Object.values(held),
    look: (sight, rest) => ({
      seat: rest.seat, // named one by one: that is much faster than spreading them
      character: rest.character,
      revealed: rest.revealed,
      place: rest.place,
      piloting: rest.piloting,
      stranded: rest.stranded,
      miracle: rest.miracle,
      hand: handView(sight, held.hand),
      mutiny: handView(sight, held.mutiny),
      superCrises: handView(sight, held.superCrises), // BG-SECRET-26
      quorum: handView(sight, held.quorum),
      quorumGiven: tableCards(sight, held.quorumGiven),
      loyalty: tableCards(sight, held.loyalty),
      loyaltyFaceup: tableCards(sight, held.loyaltyFaceup),
      lookingAt: handView(sight, held.lookingAt),
    }),
  };
});

export function playersView(sight: Sight, players: readonly OpenPlayer[]): readonly PlayerView[] {
  return players.map((player) => playerView(sight, player));
}

function playerView(sight: Sight, rest: OpenPlayer): PlayerView {
  const spread = holdings[rest.seat];
  if (!spread) throw new RangeError(`there is no seat ${rest.seat}`);
  return sight.with(spread, rest);
}

export function openPlayer(g: Galactica, seat: Seat): OpenPlayer {
  const { revealed, place, ship, area, stranded, miracle } = g.player(seat);
  const character = g.character(seat);
  return {
    seat,
    character: character && { id: character.id, name: character.name },
    revealed,
    place,
    piloting: place === 'space' && ship !== null ? { ship, area } : null,
    stranded,
    miracle,
  };
}
