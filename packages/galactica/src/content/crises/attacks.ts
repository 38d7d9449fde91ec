import type { CrisisEntry } from '../entry.ts';

export const attackCrises: readonly CrisisEntry[] = [];
