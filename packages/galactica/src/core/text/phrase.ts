/**
 * Texts as data: a key with its arguments. Rules say what is meant, never how: English for the keys of core is in
 * `words/english/phrases`, for those of a module (`observatory.dome`) in its own `words/phrases.ts`.
 */
export type Phrase = {
  readonly key: string;
  readonly args: { readonly [name: string]: Argument | readonly Argument[] };
};
/** A phrase within a phrase, a number, or a term by its id or name: a skill type, a place, a card. */
type Argument = Phrase | string | number;

export function phrase(key: string, args: Phrase['args'] = {}): Phrase {
  return { key, args };
}
