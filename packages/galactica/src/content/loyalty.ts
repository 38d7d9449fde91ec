import type { LoyaltyEntry } from './entry.ts';

export const loyaltyCards: readonly LoyaltyEntry[] = [];
