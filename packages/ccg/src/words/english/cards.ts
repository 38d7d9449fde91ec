/** How cards are called and quoted in sentences. */

/** The printed cards as whoever speaks knows them, by their id. */
export interface PrintedWords {
  name(id: string): string;
  /** What it says, paragraph by paragraph. */
  lines(id: string): readonly string[];
}

/** Before the colon stand other things than a price, too. */
const notPrices = ['Resolve', 'Cylon threat', 'Link'];

/** The abilities a card's owner can use, in the order of the card. */
export function abilityLines(lines: readonly string[]): string[] {
  return lines.filter((line) => {
    const before = /^([^.:()]+): /.exec(line)?.[1];
    return before !== undefined && !notPrices.includes(before);
  });
}
