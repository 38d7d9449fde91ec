/** Characters chosen before a game begins: whether they could have been chosen at the table. */
import { ConfigurationError } from '@ragtag/kernel';
import type { CharacterEntry } from '../content/entry.ts';
import type { ExpansionSet } from '../state/terms.ts';
import { type Casting, legalToChoose, sameCharacter } from './character-types.ts';

export const MOST_PLAYERS = 7;

/** As if they were chosen one after another, the first player first, out of those in the game. */
export function checkCharacters(
  ids: readonly string[],
  casting: Casting,
  all: readonly CharacterEntry[],
  missing: (id: string) => string,
): void {
  const { players, beside } = casting;
  if (ids.length !== players + beside) {
    const rules =
      beside > 0 ? `there are ${players + beside} to choose (BG-VAR1P-03)` : 'everybody has one (BG-SETUP-31)';
    throw new ConfigurationError(`${ids.length} characters for ${players} players: ${rules}`);
  }
  const chosen: CharacterEntry[] = [];
  for (const id of ids) {
    const entry = all.find((one) => one.id === id);
    if (!entry) throw new ConfigurationError(missing(id));
    if (chosen.includes(entry)) throw new ConfigurationError(`'${id}' is chosen twice (BG-SETUP-31)`);
    if (!legalToChoose(all, chosen, casting).includes(entry)) {
      throw new ConfigurationError(whyNot(entry, chosen, casting));
    }
    chosen.push(entry);
  }
}

/** Of somebody who is not in the game, and perhaps nowhere: what it would have to be played with, if that is all. */
export function notThere(
  id: string,
  all: readonly CharacterEntry[],
  there: readonly CharacterEntry[],
  sets: readonly ExpansionSet[],
): string {
  const entry = all.find((one) => one.id === id);
  if (!entry) return `there is no character '${id}'`;
  const leaders = there.some(({ type }) => type === 'cylon-leader');
  const lacking = [
    ...(sets.includes(entry.set) ? [] : [entry.set]),
    ...(entry.type === 'cylon-leader' && !leaders ? ['cylonLeader'] : []),
  ];
  if (lacking.length === 0) return `'${id}' is left out of this game`;
  return `'${id}' comes with ${lacking.join(' and ')}, which this game is not played with`;
}

/** Everybody who cannot be chosen next, though there is a place for them in the game, with the rule that says so. */
export function closedTo(
  all: readonly CharacterEntry[],
  chosen: readonly CharacterEntry[],
  casting: Casting,
): Record<string, string> {
  const open = legalToChoose(all, chosen, casting);
  const ever = all.filter(({ id }) => casting.beside > 0 || casting.barred[id] === undefined);
  const closed = ever.filter((entry) => !open.includes(entry) && !chosen.includes(entry));
  return Object.fromEntries(closed.map((entry) => [entry.id, ruleAgainst(entry, chosen, casting)]));
}

/** Of somebody who cannot be chosen when these have been. */
function ruleAgainst(entry: CharacterEntry, chosen: readonly CharacterEntry[], casting: Casting): string {
  const { players, beside, barred } = casting;
  if (chosen.some((other) => sameCharacter(other, entry))) return 'BG-SETUP-35';
  if (beside > 0 && chosen.length >= players) return 'BG-VAR1P-03';
  const rule = barred[entry.id];
  if (rule !== undefined) return rule;
  const led = chosen.some(({ type }) => type === 'cylon-leader');
  if (entry.type === 'cylon-leader') return led ? 'BG-SETUP-37' : 'BG-SETUP-39';
  const last = players === MOST_PLAYERS && chosen.length === players - 1;
  return last && !led ? 'BG-SETUP-38' : 'BG-SETUP-32';
}

function whyNot(entry: CharacterEntry, chosen: readonly CharacterEntry[], casting: Casting): string {
  const rule = ruleAgainst(entry, chosen, casting);
  const why: Readonly<Record<string, string>> = {
    'BG-SETUP-32': 'is not of a type most plentiful when chosen',
    'BG-SETUP-35': 'is another version of a character already chosen',
    'BG-SETUP-37': 'is a second Cylon Leader, and there can be only one',
    'BG-SETUP-38': `is no Cylon Leader, and with ${casting.players} players there must be one`,
    'BG-SETUP-39': `is a Cylon Leader, and with ${casting.players} players there is none`,
  };
  return `'${entry.id}' ${why[rule] ?? 'may not be chosen by a player here'} (${rule})`;
}
