/** Places for cards: who may know what of the cards in them. */
import { type Audience, EVERYBODY, NOBODY } from './seats.ts';

declare const cardBrand: unique symbol;
declare const faceBrand: unique symbol;
declare const zoneBrand: unique symbol;

/** A card in play, as anybody may see it: a number that says nothing. */
export type Card = number & { readonly [cardBrand]: true };
/** A printed card, as an index into the game's list of them. */
export type Face = number & { readonly [faceBrand]: true };
/** A place for cards, as an index into the game's list of zones. */
export type Zone = number & { readonly [zoneBrand]: true };

/** A place for cards and who may know what of it. Zones are ordered from the top down. */
export interface ZoneSpec {
  readonly name: string;
  /** Who sees the faces of the cards in it. */
  readonly faces: Audience;
  /** Who can tell its cards apart, face down or not, and so follow one where it goes. Others see how many there are. */
  readonly cards: Audience;
  /** Who sees the order its cards lie in. */
  readonly order: Audience;
  /** Who sees how many cards there are. */
  readonly count: Audience;
  /** How many cards fit; any number if it does not say. */
  readonly room?: number;
  /** Drawn from unseen: what is put into it, and not on top or under it, has to be shuffled before anything is taken. */
  readonly pile?: true;
}

/** The usual kinds of places. */
export const zoneKinds = {
  /** Face down in order: everybody can follow a card put on top, nobody sees it. */
  deck: (name: string): ZoneSpec => ({ ...zoneKinds.facedown(name), pile: true }),
  /** Cards that lie face down side by side: everybody can follow each, nobody sees it. */
  facedown: (name: string): ZoneSpec => ({ name, faces: NOBODY, cards: EVERYBODY, order: EVERYBODY, count: EVERYBODY }),
  /** Face up in order. */
  open: (name: string): ZoneSpec => ({ name, faces: EVERYBODY, cards: EVERYBODY, order: EVERYBODY, count: EVERYBODY }),
  /** A spot on the table for one card: everybody sees that it is there, some see what it is. */
  slot: (name: string, seenBy: Audience = EVERYBODY): ZoneSpec => ({
    name,
    faces: seenBy,
    cards: EVERYBODY,
    order: EVERYBODY,
    count: EVERYBODY,
    room: 1,
  }),
  /** Held by somebody: the holder sees the cards, the rest how many they are. */
  hand: (name: string, holder: Audience): ZoneSpec => ({
    name,
    faces: holder,
    cards: holder,
    order: holder,
    count: EVERYBODY,
  }),
  /** Face down and mixed: how many, and nothing else. */
  secret: (name: string): ZoneSpec => ({
    name,
    faces: NOBODY,
    cards: NOBODY,
    order: NOBODY,
    count: EVERYBODY,
    pile: true,
  }),
  /** Out of sight altogether. */
  box: (name: string): ZoneSpec => ({ name, faces: NOBODY, cards: NOBODY, order: NOBODY, count: NOBODY }),
} as const;

/** What one viewer may know of one zone. Only cards whose face the viewer knows are listed. */
export type ZoneView = {
  readonly count: number;
  readonly cards: readonly KnownCard[];
};
// Not interfaces: those are never `Plain`, and a game's view is made of these.
export type KnownCard = {
  readonly card: Card;
  readonly face: Face;
  /** Places from the top, where the viewer may see the order. */
  readonly at?: number;
};
