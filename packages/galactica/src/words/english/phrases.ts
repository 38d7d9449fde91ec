/** English for every phrase of the vocabulary. Another language is another such table. */

import type { Phrase } from '../../core/text/phrase.ts';
import { cardLinesSentences } from './phrases/card.ts';
import { cardSentences } from './phrases/cards.ts';
import { checkSentences } from './phrases/check.ts';
import { crisis } from './phrases/crisis.ts';
import { cylons } from './phrases/cylons.ts';
import { damage } from './phrases/damage.ts';
import { flow } from './phrases/flow.ts';
import { jumpSentences } from './phrases/jump.ts';
import { movement } from './phrases/movement.ts';
import { played } from './phrases/played.ts';
import { resources } from './phrases/resources.ts';
import { ships } from './phrases/ships.ts';
import { skillSentences } from './phrases/skills.ts';
import { titles } from './phrases/titles.ts';

/** The arguments of a phrase, already in words. */
export type Arguments = { readonly [name: string]: string | number | readonly string[] };
export type Sentences = { readonly [key: string]: (words: Arguments) => string };

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
  ...cardLinesSentences,
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
