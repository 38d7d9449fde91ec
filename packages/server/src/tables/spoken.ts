/** Questions as they are sent: a game's texts travel as words, for a page that holds no rules knows no vocabulary. */
import type { Decision, Option, Plain } from '@ragtag/kernel';

/** Puts a text of a game's vocabulary into words. */
export type Reader = (text: { readonly key: string; readonly args: Plain }) => string;

export function spoken(asked: Decision, read: Reader): Decision {
  const words = (fields: { readonly [key: string]: Plain }) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, inWords(value, read)]));
  return {
    ...asked,
    context: words(asked.context),
    options: asked.options.map((option): Option => ({ ...words(option), type: option.type })),
  };
}

function inWords(value: Plain, read: Reader): Plain {
  if (typeof value !== 'object' || value === null || !('key' in value) || !('args' in value)) return value;
  const { key, args } = value;
  return typeof key === 'string' ? read({ key, args }) : value;
}
