import { dice } from '@ragtag/kernel/testing';
import { describe, expect, test } from 'vitest';
import { allCards, library } from '../../src/content/content.ts';
import { readyMadeDecks } from '../../src/content/decks.ts';
import { ccg } from '../../src/game.ts';
import { readDeckText, writeDeckText } from '../../src/setup/deck-text.ts';
import { randomDeck } from '../../src/setup/random-deck.ts';

const read = (text: string) => readDeckText(text, library);
const pilot = 'BSG1-EX004'; // Starbuck, Best Pilot in the Fleet

describe('a deck as text', () => {
  test('is written in one form, which reads back as the same deck', () => {
    const decks = [...readyMadeDecks, ...Array.from({ length: 20 }, (_, seed) => randomDeck(allCards, dice(seed)))];
    for (const deck of decks) {
      const text = writeDeckText(deck, library);
      expect(read(text)).toEqual({ deck, problems: [] });
      expect(writeDeckText(read(text).deck, library)).toBe(text);
    }
  });

  test('names the deck, then the base, then the cards by type with how many there are', () => {
    const deck = { name: 'Two', base: 'BSG1-007', cards: { [pilot]: 3, 'BSG1-009': 2 } };
    expect(writeDeckText(deck, library)).toBe(
      `# Two\n\n1 ${library.get('BSG1-007')?.name}\n\n# Personnel (3)\n3 Starbuck, Best Pilot in the Fleet\n\n# Events (2)\n2 Act Of Contrition\n`,
    );
  });

  test.each([
    '4 Starbuck, Best Pilot in the Fleet',
    '4x STARBUCK, BEST PILOT IN THE FLEET',
    'x4 starbuck best pilot in the fleet',
    'Starbuck, Best Pilot in the Fleet x4',
    '  4  Stärbuck — Best Pilot in the Fleet (BSG1-EX004)',
    '4 BSG1-EX004',
    '4 Starbuck, Best Pilot in the Fleet [bsg1]',
    '2 Starbuck, Best Pilot in the Fleet\r\n2 Starbuck, Best Pilot in the Fleet',
  ])('%j is four of one card', (line) => {
    expect(read(line)).toMatchObject({ deck: { cards: { [pilot]: 4 } }, problems: [] });
  });

  test('headings, comments and blank lines name no card', () => {
    const { deck, problems } = read(
      '// From a forum\n\nBase:\nBase: Agro Ship\nPersonnel (1)\nStarbuck, Kara Thrace\nEvents:',
    );
    expect([deck.name, deck.base, deck.cards, problems]).toEqual(['From a forum', 'BSG1-001', { 'BSG1-LE12': 1 }, []]);
  });

  test('a card that is left out, with 0 before it, is none of the deck', () => {
    expect(read('0 Starbuck, Kara Thrace\n0x BSG1-EX004\n3 BSG1-009').deck.cards).toEqual({ 'BSG1-009': 3 });
    const made = ccg.configure({ players: 2 });
    const [deck] = made.decks;
    const stored = { ...made, decks: [{ ...deck, cards: { ...deck?.cards, [pilot]: 0 } }, made.decks[1]] };
    expect(ccg.configure(stored)).toEqual(made); // a game that was made with one opens
  });

  test('what is no card is told by its line, with what may be meant', () => {
    const starbucks = allCards.filter(({ title }) => title === 'Starbuck').length;
    expect(read('1 Agro Ship\n4 Best Pilot\n2 Celestra\n1 xyzzy\n4 Starbuck').problems).toEqual([
      "line 2: there is no card 'Best Pilot'; is it 'Starbuck, Best Pilot in the Fleet'?",
      `line 3: 'Celestra' is a base, and a deck has exactly one`,
      "line 4: there is no card 'xyzzy'",
      `line 5: there is no card 'Starbuck'; ${starbucks} cards have that title: write the subtitle, too`,
    ]);
  });

  test('anything at all can be read', () => {
    for (const text of [
      '',
      '\u0000',
      '4',
      'x'.repeat(100_000),
      `4 a${' '.repeat(100_000)}b`,
      '9'.repeat(400),
      '((((',
      '4 [[[',
    ]) {
      expect(() => read(text)).not.toThrow();
    }
  });
});
