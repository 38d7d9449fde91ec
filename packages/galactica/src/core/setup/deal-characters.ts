/** Characters dealt at random before a game begins. */
import type { CharacterEntry } from '../content/entry.ts';
import { type Casting, legalToChoose } from './character-types.ts';

/**
 * Characters as if chosen one after another by players who leave it to chance; `below(n)` gives a number under n. Where
 * a Cylon Leader can be chosen, one of the players is one.
 */
export function dealCharacters(
  all: readonly CharacterEntry[],
  casting: Casting,
  below: (bound: number) => number,
): string[] {
  const isLeader = ({ type }: CharacterEntry): boolean => type === 'cylon-leader';
  const { players, beside } = casting;
  const leader = legalToChoose(all, [], casting).some(isLeader) ? below(players) : null;
  const chosen: CharacterEntry[] = [];
  while (chosen.length < players + beside) {
    const wanted = chosen.length === leader;
    const open = legalToChoose(all, chosen, casting).filter((entry) => isLeader(entry) === wanted);
    const entry = open[below(Math.max(1, open.length))];
    if (!entry) throw new RangeError(`there are not enough characters for ${players} players`);
    chosen.push(entry);
  }
  return chosen.map(({ id }) => id);
}
