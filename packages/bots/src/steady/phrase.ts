/** Reads what an effect says of itself: the phrase its text is made of. */
import type { Phrase } from '@ragtag/galactica';
import type { Option, Plain } from '@ragtag/kernel';

/** What a phrase is made of: other phrases, and terms by their id. Nothing is the empty term. */
export type Part = Phrase | string;

/** The word of the vocabulary; nothing for a term. */
export function keyOf(phrase: Part): string {
  return typeof phrase === 'string' ? '' : phrase.key;
}

/** Whether it is said by single cards, places or sheets only: their words begin with the module they are in. */
export function isOdd({ key }: Phrase): boolean {
  return key.includes('.');
}

export function part(phrase: Part, name: string): Part {
  const value = typeof phrase === 'string' ? undefined : phrase.args[name];
  return value === undefined || typeof value === 'number' || isList(value) ? '' : value;
}

export function parts(phrase: Part, name: string): readonly Part[] {
  const value = typeof phrase === 'string' ? undefined : phrase.args[name];
  return isList(value) ? value.filter((one) => typeof one !== 'number') : [];
}

export function count(phrase: Part, name = 'n'): number {
  const value = typeof phrase === 'string' ? undefined : phrase.args[name];
  return typeof value === 'number' ? value : 0;
}

/** Every phrase among the arguments: what an unknown word may be made of. */
export function partsOf(phrase: Part): readonly Phrase[] {
  if (typeof phrase === 'string') return [];
  return Object.values(phrase.args)
    .flatMap((value) => (isList(value) ? value : [value]))
    .filter((one) => typeof one === 'object');
}

type Argument = Phrase['args'][string];

function isList(value: Argument | undefined): value is Extract<Argument, readonly unknown[]> {
  return Array.isArray(value);
}

/** A text that came with an option or a question. */
export function phraseIn(value: Plain | undefined): Part {
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
