/** Reads what an effect says of itself: the phrase its text is made of. */
import type { Phrase } from '@ragtag/galactica';
import type { Option, Plain } from '@ragtag/kernel';

/** The word of the vocabulary; nothing for words that only one card has. */
export function keyOf(phrase: Phrase): string {
  return typeof phrase === 'string' ? '' : phrase.key;
}

export function part(phrase: Phrase, name: string): Phrase {
  const value = typeof phrase === 'string' ? undefined : phrase.args[name];
  return value === undefined || typeof value === 'number' || isList(value) ? '' : value;
}

export function parts(phrase: Phrase, name: string): readonly Phrase[] {
  const value = typeof phrase === 'string' ? undefined : phrase.args[name];
  return isList(value) ? value : [];
}

export function count(phrase: Phrase, name = 'n'): number {
  const value = typeof phrase === 'string' ? undefined : phrase.args[name];
  return typeof value === 'number' ? value : 0;
}

/** Every phrase among the arguments: what an unknown word may be made of. */
export function partsOf(phrase: Phrase): readonly Phrase[] {
  if (typeof phrase === 'string') return [];
  return Object.values(phrase.args).flatMap((value) => {
    if (typeof value === 'number' || typeof value === 'string') return [];
    return isList(value) ? value : [value];
  });
}

function isList(value: unknown): value is readonly Phrase[] {
  return Array.isArray(value);
}

/** A text that came with an option or a question. */
export function phraseIn(value: Plain | undefined): Phrase {
  if (typeof value === 'string') return value;
  const isPhrase = typeof value === 'object' && value !== null && 'key' in value && 'args' in value;
  return isPhrase ? (value as Phrase) : ''; // made by `phrase`, and never changed since
}

export function word(of: { readonly [key: string]: Plain } | Option, name: string): string {
  const value = of[name];
  return typeof value === 'string' ? value : '';
}

export function number(of: { readonly [key: string]: Plain } | Option, name: string): number | null {
  const value = of[name];
  return typeof value === 'number' ? value : null;
}
