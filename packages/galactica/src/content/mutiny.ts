import type { MutinyEntry } from './entry.ts';

export const mutinyCards: readonly MutinyEntry[] = [];
