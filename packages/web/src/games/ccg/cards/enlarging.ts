/** Which card is looked at closely: in passing while it is pointed at, or for as long as one likes. */
import { createContext } from 'react';
import type { InPlay } from './card.tsx';
import type { CardFacts } from './facts.ts';

export interface Enlarged {
  readonly facts: CardFacts;
  /** How it stands on the table; null for a card that is not in play. */
  readonly now: (InPlay & { readonly where: string; readonly why: readonly PowerReason[] }) | null;
  /** Where answers with it are found. */
  readonly places: readonly string[];
}

export interface PowerReason {
  readonly id: string;
  readonly by: number;
}

export interface Enlarging {
  /** Beside what it is about, until the pointer leaves it. */
  glance(card: Enlarged, at: Element): void;
  leave(): void;
  /** Until it is closed. */
  open(card: Enlarged): void;
}

const nobody: Enlarging = { glance: () => undefined, leave: () => undefined, open: () => undefined };
export const EnlargingContext = createContext(nobody);
