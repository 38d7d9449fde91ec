import type { QuorumEntry } from './entry.ts';

export const quorumCards: readonly QuorumEntry[] = [];
