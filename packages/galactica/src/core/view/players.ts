/** The players, and what lies before each. */
import { type Seat, seatsOf } from '@ragtag/kernel';
import type { Content, ModuleHands } from '../content/entry.ts';
import { type Allegiance, allegianceOf, countsAsCylon, mayUseSheet } from '../state/allegiance.ts';
import { MOST_PLAYERS } from '../state/cells.ts';
import type { Galactica } from '../state/galactica.ts';
import type { Area, Place, ViperKind } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import { type HandView, handView, type TableCard, tableCards } from './cards.ts';
import type { Sight, Spread } from './sight.ts';

export type PlayerView = Readonly<Record<keyof ModuleHands, HandView>> & {
  readonly seat: number;
  readonly character: { readonly id: string; readonly name: string } | null;
  /** A Cylon player. */
  readonly revealed: boolean;
  /** The same more closely, for all to see. */
  readonly allegiance: Allegiance;
  readonly place: Place;
  readonly piloting: { readonly ship: ViperKind; readonly area: Area } | null;
  readonly stranded: number;
  readonly miracle: number;
  /** There are no miracle tokens: `miracle` is 1 until this player's one use is spent. BG-UNI-69 */
  readonly withoutTokens: boolean;
  readonly hand: HandView;
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
  'seat' | 'character' | 'revealed' | 'allegiance' | 'place' | 'piloting' | 'stranded' | 'miracle' | 'withoutTokens'
>;

type Holding = Spread<PlayerView, OpenPlayer>;
const known = new WeakMap<Content, readonly Holding[]>();

/** What lies before each player and is held by them, by seat; the same as long as the content is. */
function holdingsOf(content: Content): readonly Holding[] {
  const made = known.get(content) ?? seatsOf(MOST_PLAYERS).map((seat) => holdingOf(content, seat));
  known.set(content, made);
  return made;
}

function holdingOf({ hands }: Content, seat: Seat): Holding {
  const held = {
    hand: zones.hand(seat),
    superCrises: zones.superCrisisHand(seat),
    quorum: zones.quorumHand(seat),
    quorumGiven: zones.quorumGiven(seat),
    loyalty: zones.loyalty(seat),
    loyaltyFaceup: zones.loyaltyFaceup(seat),
    lookingAt: zones.lookedAt(seat),
  };
  return {
    zones: [...Object.values(held), ...hands.map(({ zone }) => zone(seat))],
    look: (sight, rest) =>
      withHands(sight, seat, {
        seat: rest.seat, // named one by one: that is much faster than spreading them
        character: rest.character,
        revealed: rest.revealed,
        allegiance: rest.allegiance,
        place: rest.place,
        piloting: rest.piloting,
        stranded: rest.stranded,
        miracle: rest.miracle,
        withoutTokens: rest.withoutTokens,
        hand: handView(sight, held.hand),
        superCrises: handView(sight, held.superCrises), // BG-SECRET-26
        quorum: handView(sight, held.quorum),
        quorumGiven: tableCards(sight, held.quorumGiven),
        loyalty: tableCards(sight, held.loyalty),
        loyaltyFaceup: tableCards(sight, held.loyaltyFaceup),
        lookingAt: handView(sight, held.lookingAt),
      }),
  };
}

/** With the hands that modules give to players. */
function withHands(sight: Sight, seat: Seat, seen: Omit<PlayerView, keyof ModuleHands>): PlayerView {
  const all: { [name: string]: unknown } = seen;
  for (const { name, zone } of sight.g.content.hands) all[name] = handView(sight, zone(seat));
  return seen as PlayerView; // every module that declares a hand has one
}

export function playersView(sight: Sight, players: readonly OpenPlayer[]): readonly PlayerView[] {
  return players.map((player) => playerView(sight, player));
}

function playerView(sight: Sight, rest: OpenPlayer): PlayerView {
  const spread = holdingsOf(sight.g.content)[rest.seat];
  if (!spread) throw new RangeError(`there is no seat ${rest.seat}`);
  return sight.with(spread, rest);
}

export function openPlayer(g: Galactica, seat: Seat): OpenPlayer {
  const { place, ship, area, stranded, miracle } = g.player(seat);
  const character = g.character(seat);
  return {
    seat,
    character: character && { id: character.id, name: character.name },
    revealed: countsAsCylon(g, seat),
    allegiance: allegianceOf(g, seat),
    place,
    piloting: place === 'space' && ship !== null ? { ship, area } : null,
    stranded,
    miracle: mayUseSheet(g, seat) ? miracle : 0,
    withoutTokens: !g.content.variations.miracles,
  };
}
