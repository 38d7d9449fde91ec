import type { LocationEntry } from '../entry.ts';

export const cylonLocations: readonly LocationEntry[] = [];
