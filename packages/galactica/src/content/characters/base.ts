import type { CharacterEntry } from '../entry.ts';

export const baseCharacters: readonly CharacterEntry[] = [];
