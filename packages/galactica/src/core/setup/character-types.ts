/** Which characters may be chosen during setup, by their types. BG-SETUP-32..36, BG-CHAR-01 */
import type { CharacterEntry } from '../content/entry.ts';
import type { Module } from '../module.ts';
import type { CharacterType } from '../state/terms.ts';

const counted = ['political-leader', 'military-leader', 'pilot'] as const satisfies readonly CharacterType[];

/** For whom characters are chosen. */
export interface Casting {
  readonly players: number;
  /** Characters chosen after those of the players. BG-VAR1P-03 */
  readonly beside: number;
  /** Those no player may choose, by id, each with the rule that says so. */
  readonly barred: Readonly<Record<string, string>>;
}

export function castingOf(used: readonly Module[], players: number): Casting {
  return {
    players,
    beside: used.reduce((sum, { beside = 0 }) => sum + beside, 0),
    barred: Object.assign({}, ...used.map(({ barred }) => barred)),
  };
}

/** The characters that may be chosen next when these have been. */
export function legalToChoose(
  all: readonly CharacterEntry[],
  chosen: readonly CharacterEntry[],
  { players, beside, barred }: Casting,
): CharacterEntry[] {
  if (beside > 0 && chosen.length >= players) return besideThese(all, chosen);
  const left = all.filter((entry) => !chosen.includes(entry));
  // The other version of a chosen character still counts here, though nobody can choose it; so does who is barred. BG-SETUP-36
  const available = counted.map((type) => left.filter((entry) => entry.type === type).length);
  const most = Math.max(...available);
  const closed = new Set<CharacterType>(counted.filter((_, index) => available[index] !== most)); // BG-SETUP-32, BG-SETUP-33
  return left.filter(
    (entry) =>
      !closed.has(entry.type) && // BG-SETUP-34
      barred[entry.id] === undefined &&
      !chosen.some((other) => sameCharacter(other, entry)) && // BG-SETUP-35
      leaderFits(entry, chosen, players),
  );
}

/** Nobody plays these, so types do not matter; but a Cylon Leader is a player or nobody. BG-VAR1P-03 */
function besideThese(all: readonly CharacterEntry[], chosen: readonly CharacterEntry[]): CharacterEntry[] {
  return all.filter(
    (entry) => entry.type !== 'cylon-leader' && !chosen.some((other) => sameCharacter(other, entry)), // BG-SETUP-35
  );
}

/** With so many players one of them must be a Cylon Leader. BG-SETUP-38 */
const MUST_HAVE_LEADER = 7;
/** With so many none may be. BG-SETUP-39 */
const NO_LEADER = 3;

/** BG-SETUP-37..40 */
function leaderFits({ type }: CharacterEntry, chosen: readonly CharacterEntry[], players: number): boolean {
  const taken = chosen.some((other) => other.type === 'cylon-leader');
  if (type === 'cylon-leader') return !taken && players > NO_LEADER;
  return taken || players < MUST_HAVE_LEADER || chosen.length < players - 1; // it is left to the last
}

/** Two versions of one character. */
export function sameCharacter(a: CharacterEntry, b: CharacterEntry): boolean {
  return a === b || (a.alternateOf !== undefined && a.alternateOf === b.alternateOf);
}
