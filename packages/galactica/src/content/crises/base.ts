import type { CrisisEntry } from '../entry.ts';

export const baseCrises: readonly CrisisEntry[] = [];
