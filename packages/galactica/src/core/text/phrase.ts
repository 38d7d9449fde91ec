/** Texts as data: a key of the vocabulary with its arguments, or words of one card only. English is made in `words/english/phrases.ts`. */
export type Phrase =
  | string
  | { readonly key: string; readonly args: { readonly [name: string]: Phrase | number | readonly Phrase[] } };

export function phrase(key: string, args: Exclude<Phrase, string>['args'] = {}): Phrase {
  return { key, args };
}
