import type { LocationEntry } from '../entry.ts';

export const galacticaLocations: readonly LocationEntry[] = [];
