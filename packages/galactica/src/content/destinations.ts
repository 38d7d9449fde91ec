import type { DestinationEntry } from './entry.ts';

export const destinations: readonly DestinationEntry[] = [];
