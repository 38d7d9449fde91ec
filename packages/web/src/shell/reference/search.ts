/** Finding things by a few letters: by their number before their title, by their title before their text. */

/** What of a thing is looked through. */
export interface Searched {
  readonly id: string;
  readonly title: string;
  readonly text: string;
}

const SAME_ID = 1_000;
const IN_ID = 200;
const TITLE_BEGINS = 60;
const IN_TITLE = 40;
const TEXT_WORD = 4;
const IN_TEXT = 1;

/** The words of a query, as they are compared. */
export function termsOf(query: string): string[] {
  return folded(query).split(/\s+/).filter(Boolean);
}

/** Those that have every word of the query, the best first; as they come where they are equally good. */
export function search<T>(things: readonly T[], query: string, searched: (thing: T) => Searched): T[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  const found = things.flatMap((thing) => {
    const worth = worthOf(searched(thing), terms);
    return worth === 0 ? [] : [{ thing, worth }];
  });
  return found.sort((a, b) => b.worth - a.worth).map(({ thing }) => thing);
}

function worthOf({ id, title, text }: Searched, terms: readonly string[]): number {
  const [inId, inTitle, inText] = [folded(id), folded(title), folded(text)];
  let sum = 0;
  for (const term of terms) {
    const worth = worthOfTerm(inId, inTitle, inText, term);
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

function worthOfTerm(id: string, title: string, text: string, term: string): number {
  if (id === term) return SAME_ID;
  if (id.includes(term)) return IN_ID;
  if (title.startsWith(term)) return TITLE_BEGINS;
  if (title.includes(term)) return IN_TITLE;
  if (` ${text}`.includes(` ${term}`)) return TEXT_WORD;
  return text.includes(term) ? IN_TEXT : 0;
}

/** Small letters without accents; as long as it was, so that places in it are places in the text. */
function folded(text: string): string {
  return text.replace(/[\u00c0-\u024f]/g, (letter) => letter.normalize('NFD').charAt(0)).toLowerCase();
}

export interface Piece {
  readonly text: string;
  readonly hit: boolean;
}

/** A text in pieces: what was looked for, and what stands between. */
export function pieces(text: string, terms: readonly string[]): Piece[] {
  const hits = hitsIn(folded(text), terms);
  const result: Piece[] = [];
  let done = 0;
  for (const [from, to] of hits) {
    if (from > done) result.push({ text: text.slice(done, from), hit: false });
    if (to > done) result.push({ text: text.slice(Math.max(from, done), to), hit: true });
    done = Math.max(done, to);
  }
  if (done < text.length) result.push({ text: text.slice(done), hit: false });
  return result;
}

function hitsIn(text: string, terms: readonly string[]): (readonly [number, number])[] {
  const hits: (readonly [number, number])[] = [];
  for (const term of terms) {
    for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
      hits.push([at, at + term.length]);
    }
  }
  return hits.sort((a, b) => a[0] - b[0]);
}
