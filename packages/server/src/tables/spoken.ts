/** Questions as they are sent: a game's texts travel as words, for a page that holds no rules knows no vocabulary. */
import type { Decision, Option, Plain } from '@ragtag/kernel';

/** Puts a text of a game's vocabulary into words. */
export type Reader = (text: { readonly key: string; readonly args: Plain }) => string;

export function spoken(asked: Decision, read: Reader): Decision {
  return {
    ...asked,
    context: inWords(asked.context, read),
    options: asked.options.map((option): Option => inWords(option, read)),
  };
}

/** The fields with their texts in words; as they are if there are none. */
function inWords<F extends { readonly [key: string]: Plain }>(fields: F, read: Reader): F {
  let worded: { [key: string]: Plain } | null = null;
  for (const name in fields) {
    const value = fields[name];
    if (typeof value !== 'object' || value === null || !('key' in value) || !('args' in value)) continue;
    const { key, args } = value;
    if (typeof key !== 'string') continue;
    worded ??= { ...fields };
    worded[name] = read({ key, args });
  }
  return (worded ?? fields) as F; // the same fields, texts in place of phrases, which are both plain
}
