/** Which characters may be chosen during setup, by their types. BG-SETUP-32..36, BG-CHAR-01 */
import type { CharacterEntry } from '../content/entry.ts';
import type { CharacterType } from '../state/terms.ts';

const counted = ['political-leader', 'military-leader', 'pilot'] as const satisfies readonly CharacterType[];

/** The characters the next player may choose when these have been chosen. */
export function legalToChoose(all: readonly CharacterEntry[], chosen: readonly CharacterEntry[]): CharacterEntry[] {
  const left = all.filter((entry) => !chosen.includes(entry));
  // The other version of a chosen character still counts here, though nobody can choose it. BG-SETUP-36
  const available = counted.map((type) => left.filter((entry) => entry.type === type).length);
  const most = Math.max(...available);
  const closed = new Set<CharacterType>(counted.filter((_, index) => available[index] !== most)); // BG-SETUP-32, BG-SETUP-33
  return left.filter((entry) => !closed.has(entry.type) && !chosen.some((other) => sameCharacter(other, entry))); // BG-SETUP-34, BG-SETUP-35
}

/** Two versions of one character. */
export function sameCharacter(a: CharacterEntry, b: CharacterEntry): boolean {
  return a === b || (a.alternateOf !== undefined && a.alternateOf === b.alternateOf);
}
