/** What a game is set up from. */
import { ConfigurationError } from '@ragtag/kernel';
import { REVISION } from '../content/revision.ts';
import { MOST_PLAYERS } from '../state/zones.ts';
import { type Deck, deckProblems, type Library, SMALLEST_DECK, STARTER_DECK } from './deck.ts';
import { readDeck } from './read-deck.ts';

export interface Configuration {
  readonly players: number;
  /** One for each seat. */
  readonly decks: readonly Deck[];
  /** Whether promotional cards may be played. */
  readonly promos: boolean;
  /** A first game, with the two starter decks. CCG-DECK-06 */
  readonly quickStart?: boolean;
  /** The revision of the content it is played with: the newest, for a new game. */
  readonly revision: number;
}

const options: Readonly<Record<keyof Configuration, true>> = {
  players: true,
  decks: true,
  promos: true,
  quickStart: true,
  revision: true,
};

/** Checks a configuration of unknown origin. Decks that are left out are the ready-made ones, seat by seat. */
export function configure(
  input: unknown,
  libraryOf: (revision: number) => Library,
  readyMade: readonly Deck[],
  starters: readonly Deck[],
): Configuration {
  if (typeof input !== 'object' || input === null)
    throw new ConfigurationError('expected { "players": 2 to 6, "decks": [...] }');
  for (const key of Object.keys(input)) {
    if (!Object.hasOwn(options, key)) throw new ConfigurationError(`there is no option '${key}'`);
  }
  const given = input as Partial<Record<keyof Configuration, unknown>>; // looked at below
  const { players, decks, promos = true, quickStart = false, revision = REVISION } = given;
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 2 || players > MOST_PLAYERS)
    throw new ConfigurationError(`expected 2 to ${MOST_PLAYERS} players, not ${JSON.stringify(players)}`); // CCG-WIN-06
  if (typeof promos !== 'boolean') throw new ConfigurationError('expected "promos" to be true or false');
  if (typeof quickStart !== 'boolean') throw new ConfigurationError('expected "quickStart" to be true or false');
  if (typeof revision !== 'number' || !Number.isInteger(revision) || revision < 1 || revision > REVISION)
    throw new ConfigurationError(`expected "revision" to be a whole number from 1 to ${REVISION}`);
  const library = libraryOf(revision);
  if (quickStart && players !== starters.length)
    throw new ConfigurationError(`the quick-start game is for ${starters.length} players`);
  if (decks !== undefined && (!Array.isArray(decks) || decks.length !== players))
    throw new ConfigurationError(`expected ${players} decks, one for each player`);
  const usual = quickStart ? starters : readyMade;
  const chosen = Array.from(
    { length: players },
    (_, index) =>
      decks === undefined
        ? (usual[index % usual.length] as Deck)
        : readDeck((decks as unknown[])[index], library, readyMade), // there is one at least; as many as players
  );
  for (const [index, deck] of chosen.entries()) {
    const [problem] = deckProblems(deck, library, promos, quickStart ? STARTER_DECK : SMALLEST_DECK);
    if (problem) throw new ConfigurationError(`deck ${index + 1}: ${problem}`);
  }
  return { players, decks: chosen, promos, revision, ...(quickStart ? { quickStart } : {}) };
}
