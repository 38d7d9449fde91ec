/** The decks of the game: where their cards lie, which of them are drawn from and discarded to. */
import type { Zone } from '@ragtag/kernel';
import { skillTypes } from '../state/terms.ts';
import { zones } from '../state/zones.ts';
import type { Deck, FaceEntries, FaceEntry, LoyaltyPile } from './entry.ts';
import { loyaltyRank } from './loyalty.ts';

/** Names under which modules show their decks and discard piles to everybody: each declares its own here. */
// biome-ignore lint/suspicious/noEmptyInterface: core's are named by the view itself
export interface ModulePiles {}

export interface DeckSpec {
  readonly deck: Deck;
  /** Where its cards come among those of other decks, lowest first. */
  readonly place: number;
  /** Where a card of it lies before anything is dealt. */
  home(entry: FaceEntry): Zone;
  /** Where a card comes among those of its deck, lowest first; those of one rank are as their modules have them. */
  rank?(entry: FaceEntry): number;
  /** Shuffled once all cards are there, in this order. */
  readonly shuffled: readonly Zone[];
  /** Zones where nothing else ever lies. */
  readonly own: readonly Zone[];
  /** Where cards are drawn and discarded, for those decks that are a pile on the table. */
  readonly pile?: { readonly deck: Zone; readonly discard: Zone; readonly shown?: keyof ModulePiles };
}

/** A deck whose cards are all of one kind. */
export function deckOf<D extends Deck>(
  spec: Omit<DeckSpec, 'deck' | 'home' | 'rank'> & {
    readonly deck: D;
    home(entry: FaceEntries[D]): Zone;
    rank?(entry: FaceEntries[D]): number;
  },
): DeckSpec {
  return spec as DeckSpec; // it is asked about cards of this deck only
}

/** A deck that is one pile, shuffled at first, with a discard pile. */
export function pileOf(deck: Deck, place: number, pile: NonNullable<DeckSpec['pile']>): DeckSpec {
  return { deck, place, home: () => pile.deck, shuffled: [pile.deck], own: [pile.deck, pile.discard], pile };
}

/** Beside the board until the table of players says otherwise, or in a deck of their own. BG-LOYDECK-01 */
const loyaltyPiles: Readonly<Record<LoyaltyPile, Zone>> = {
  cylon: zones.unusedCylons,
  'not-cylon': zones.notCylonDeck,
  apart: zones.removed,
};

export const coreDecks: readonly DeckSpec[] = [
  deckOf({
    deck: 'skill',
    place: 0,
    home: ({ type }) => zones.skillDeck[type], // BG-SETUP-52
    rank: ({ type }) => skillTypes.indexOf(type),
    shuffled: skillTypes.map((type) => zones.skillDeck[type]),
    own: [zones.destiny, zones.check, zones.checkOpen, zones.turnedUp],
  }),
  pileOf('crisis', 10, { deck: zones.crisisDeck, discard: zones.crisisDiscard }),
  pileOf('super-crisis', 20, { deck: zones.superCrisisDeck, discard: zones.superCrisisDiscard }),
  pileOf('destination', 30, { deck: zones.destinationDeck, discard: zones.destinationDiscard }),
  deckOf({
    ...pileOf('quorum', 40, { deck: zones.quorumDeck, discard: zones.quorumDiscard }),
    deck: 'quorum',
    rank: ({ after }) => (after === 'kept' ? 0 : 1),
  }),
  deckOf({
    deck: 'loyalty',
    place: 60,
    home: ({ pile }) => loyaltyPiles[pile],
    rank: loyaltyRank,
    shuffled: [],
    own: [zones.loyaltyDeck, zones.notCylonDeck, zones.unusedCylons],
  }),
  {
    deck: 'civilian',
    place: 70,
    home: () => zones.civiliansUnused,
    shuffled: [zones.civiliansUnused],
    own: [zones.civiliansUnused, zones.civiliansDestroyed, ...Object.values(zones.civilians)],
  },
];

/** The deck a card belongs to. */
export function deckSpecOf(decks: readonly DeckSpec[], { deck }: FaceEntry): DeckSpec {
  const found = decks.find((one) => one.deck === deck);
  if (!found) throw new RangeError(`nobody has said where the cards of '${deck}' lie`);
  return found;
}
