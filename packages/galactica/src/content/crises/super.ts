import type { CrisisEntry } from '../entry.ts';

export const superCrises: readonly CrisisEntry[] = [];
