/** The players, and what lies before each. */
import { type Seat, seatsOf } from '@ragtag/kernel';
import { MOST_PLAYERS } from '../state/cells.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Area, Place, ViperKind } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type HandView, handView, type TableCard, tableCards } from './cards.ts';
import type { Sight } from './sight.ts';

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

/** With what everybody sees of the player, if that was made already. */
export function playerView(sight: Sight, seat: Seat, open?: PlayerView): PlayerView {
  if (open && !sight.moreOfAny(zonesOf[seat] ?? [])) return open;
  const rest = open ?? openPlayer(sight.g, seat);
  return {
    seat: rest.seat,
    character: rest.character,
    revealed: rest.revealed,
    place: rest.place,
    piloting: rest.piloting,
    stranded: rest.stranded,
    miracle: rest.miracle,
    hand: sight.in(zones.hand(seat), open?.hand, handView),
    mutiny: sight.in(zones.mutinyHand(seat), open?.mutiny, handView),
    superCrises: sight.in(zones.superCrisisHand(seat), open?.superCrises, handView), // BG-SECRET-26
    quorum: sight.in(zones.quorumHand(seat), open?.quorum, handView),
    quorumGiven: sight.in(zones.quorumGiven(seat), open?.quorumGiven, tableCards),
    loyalty: sight.in(zones.loyalty(seat), open?.loyalty, tableCards),
    loyaltyFaceup: sight.in(zones.loyaltyFaceup(seat), open?.loyaltyFaceup, tableCards),
    lookingAt: sight.in(zones.lookedAt(seat), open?.lookingAt, handView),
  };
}

/** What a player has, by seat. */
const zonesOf = seatsOf(MOST_PLAYERS).map((seat) => [
  zones.hand(seat),
  zones.mutinyHand(seat),
  zones.superCrisisHand(seat),
  zones.quorumHand(seat),
  zones.quorumGiven(seat),
  zones.loyalty(seat),
  zones.loyaltyFaceup(seat),
  zones.lookedAt(seat),
]);

type OpenPlayer = Pick<PlayerView, 'seat' | 'character' | 'revealed' | 'place' | 'piloting' | 'stranded' | 'miracle'>;

function openPlayer(g: Galactica, seat: Seat): OpenPlayer {
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
