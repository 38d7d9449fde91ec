/** The decks that players bring: as text, read and judged before anybody sits down with them. */
import type { DeckReport, Decks } from '@ragtag/kernel/host';
import { library, libraryOf } from '../content/content.ts';
import { readyMadeDecks } from '../content/decks.ts';
import { REVISION } from '../content/revision.ts';
import { type Deck, deckProblems, type Library } from './deck.ts';
import { type ReadDeck, readDeckText, writeDeckText } from './deck-text.ts';
import type { Configuration } from './options.ts';

/** Where nobody says otherwise, all cards there are may be played. */
const anyGame: Pick<Configuration, 'promos' | 'revision'> = { promos: true, revision: REVISION };

function read(text: string, library: Library): ReadDeck {
  const called = readyMadeDecks.find(({ name }) => name === text.trim());
  return called ? { deck: called, problems: [] } : readDeckText(text, library);
}

function check(
  text: string,
  { promos, revision, quickStart = false }: Pick<Configuration, 'promos' | 'revision' | 'quickStart'> = anyGame,
): DeckReport {
  const library = libraryOf(revision);
  const { deck, problems } = read(text, library);
  return {
    name: deck.name,
    cards: Object.values(deck.cards).reduce((sum, copies) => sum + copies, 0),
    problems: quickStart
      ? ['the quick-start game has its own decks']
      : [...problems, ...deckProblems(deck, library, promos)],
    text: writeDeckText(deck, library),
  };
}

export const decks: Decks<Configuration> = {
  readyMade: Object.fromEntries(readyMadeDecks.map((deck) => [deck.name, writeDeckText(deck, library)])),
  check,
  brought: (configuration, texts, below) => {
    if (configuration.quickStart) return configuration; // it has its own. CCG-DECK-06
    const library = libraryOf(configuration.revision);
    const legal = readyMadeDecks.filter((deck) => deckProblems(deck, library, configuration.promos).length === 0);
    const byChance = () => legal[below(legal.length)] as Deck; // there are such without promotional cards
    const chosen = configuration.decks.map((_, seat) => texts[seat] ?? null);
    return { ...configuration, decks: chosen.map((text) => (text === null ? byChance() : read(text, library).deck)) };
  },
  names: ({ decks }) => decks.map(({ name }) => name),
  shown: ({ players, promos, quickStart }) => ({ players, promos, ...(quickStart ? { quickStart } : {}) }),
};
