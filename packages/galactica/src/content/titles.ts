import type { TitleEntry } from './entry.ts';

export const titleCards: readonly TitleEntry[] = [];
