/** English for every phrase of the vocabulary. Another language is another such table. */
import { cardSentences } from './english/cards.ts';
import { checkSentences } from './english/check.ts';
import { crisis } from './english/crisis.ts';
import { cylons } from './english/cylons.ts';
import { damage } from './english/damage.ts';
import { flow } from './english/flow.ts';
import { jumpSentences } from './english/jump.ts';
import { movement } from './english/movement.ts';
import { played } from './english/played.ts';
import { resources } from './english/resources.ts';
import { ships } from './english/ships.ts';
import { skillSentences } from './english/skills.ts';
import { titles } from './english/titles.ts';
import type { Phrase } from './phrase.ts';

/** The arguments of a phrase, already in words. */
export type Words = { readonly [name: string]: string | number | readonly string[] };
export type Sentences = { readonly [key: string]: (words: Words) => string };

const sentences: Sentences = {
  ...flow,
  ...movement,
  ...damage,
  ...crisis,
  ...cylons,
  ...resources,
  ...titles,
  ...cardSentences,
  ...checkSentences,
  ...jumpSentences,
  ...skillSentences,
  ...ships,
  ...played,
};

/** A phrase in English, without capital or full stop. */
export function english(phrase: Phrase): string {
  if (typeof phrase === 'string') return phrase;
  const sentence = sentences[phrase.key];
  if (!sentence) throw new RangeError(`there is no English for '${phrase.key}'`);
  const words: { [name: string]: string | number | readonly string[] } = {};
  for (const [name, value] of Object.entries(phrase.args)) {
    if (typeof value === 'number') words[name] = value;
    else if (Array.isArray(value)) words[name] = value.map((one: Phrase) => english(one));
    else words[name] = english(value as Phrase); // what is neither a number nor a list is a phrase
  }
  return sentence(words);
}

/** As a sentence of its own. */
export function sentence(phrase: Phrase): string {
  const text = english(phrase);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}
