import { pieces } from './search.ts';

/** A text with what was looked for marked in it. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text;
  return pieces(text, terms).map(({ text: piece, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place in the text
    hit ? <mark key={index}>{piece}</mark> : piece,
  );
}
