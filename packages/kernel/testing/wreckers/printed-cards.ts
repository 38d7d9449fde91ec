/** What is printed on the cards of Wreckers. A card's face is an index into `printed`; several cards share a face. */
import type { Face } from '@ragtag/kernel';

export const suits = ['sail', 'rope', 'oar', 'star'] as const;
export type Suit = (typeof suits)[number];

export type Printed =
  | { readonly kind: 'role'; readonly role: Role }
  | { readonly kind: 'crew'; readonly suit: Suit; readonly value: number }
  /** Played before a gale is rolled or a trial is revealed: one better. */
  | { readonly kind: 'steady' }
  /** Played after a gale is rolled: roll again. */
  | { readonly kind: 'again' }
  | Hazard;
export type Role = 'honest' | 'wrecker';
export type Hazard =
  | { readonly kind: 'trial'; readonly suit: Suit; readonly strength: number }
  | { readonly kind: 'gale'; readonly atLeast: number }
  | { readonly kind: 'salvage'; readonly cards: number };

export const printed: readonly Printed[] = [
  { kind: 'role', role: 'honest' },
  { kind: 'role', role: 'wrecker' },
  { kind: 'steady' },
  { kind: 'again' },
  ...suits.flatMap((suit) => [1, 2, 3, 4, 5].map((value) => ({ kind: 'crew' as const, suit, value }))),
  ...suits.flatMap((suit) => [3, 5, 8].map((strength) => ({ kind: 'trial' as const, suit, strength }))),
  ...[3, 4, 5].map((atLeast) => ({ kind: 'gale' as const, atLeast })),
  ...[1, 2, 3].map((cards) => ({ kind: 'salvage' as const, cards })),
];

export const HONEST = 0 as Face; // the first four places of the list above
export const WRECKER = 1 as Face;
export const STEADY = 2 as Face;
export const AGAIN = 3 as Face;

export function print(face: Face): Printed {
  const card = printed[face];
  if (!card) throw new RangeError(`nothing is printed as face ${face}`);
  return card;
}

/** The roles of so many sailors and one more, which nobody gets: whoever counts can never be sure. */
export function roleDeck(players: number): Face[] {
  const wreckers = wreckersAmong(players);
  return Array.from({ length: players + 1 }, (_, index) => (index < wreckers ? WRECKER : HONEST));
}

export function wreckersAmong(players: number): number {
  return players < 5 ? 1 : 2;
}

/** 246 cards: of each suit 55, the low ones more often; 13 of either lucky card. */
export const crewDeck: readonly Face[] = facesOf((card) => {
  if (card.kind === 'steady' || card.kind === 'again') return 13;
  return card.kind === 'crew' ? 20 - 3 * card.value : 0;
});

/** 48 cards: 24 trials, 12 gales, 12 salvages. */
export const hazardDeck: readonly Face[] = facesOf((card) => {
  if (card.kind === 'trial') return 2;
  return card.kind === 'gale' || card.kind === 'salvage' ? 4 : 0;
});

function facesOf(copies: (card: Printed) => number): Face[] {
  // An index into `printed` is what a face is.
  return printed.flatMap((card, index) => Array.from({ length: copies(card) }, () => index as Face));
}

/** What a crew card adds to a trial of this suit: its own suit helps, the others hinder, luck does nothing. */
export function worth(face: Face, suit: Suit): number {
  const card = print(face);
  if (card.kind !== 'crew') return 0;
  return card.suit === suit ? card.value : -card.value;
}
