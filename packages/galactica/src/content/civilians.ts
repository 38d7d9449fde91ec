import type { CivilianEntry } from './entry.ts';

export const civilianShips: readonly CivilianEntry[] = [];
