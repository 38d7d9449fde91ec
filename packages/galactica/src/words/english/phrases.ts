/** English for every phrase of the vocabulary. Another language is another such table. */

import type { Plain } from '@ragtag/kernel';
import { listed } from '@ragtag/kernel/words';
import type { Phrase } from '../../core/text/phrase.ts';
import { gathered } from '../module-words.ts';
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
/** What a phrase says; a text where nothing in it changes. */
export type Sentences = { readonly [key: string]: string | ((words: Arguments) => string) };

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
  ...gathered('phrases'),
};

/** A phrase in English, without capital or full stop. Games that ended long ago have kept some in words. */
export function english(phrase: Phrase | string): string {
  if (typeof phrase === 'string') return phrase;
  const sentence = sentences[phrase.key];
  if (sentence === undefined) throw new RangeError(`there is no English for '${phrase.key}'`);
  return typeof sentence === 'string' ? sentence : sentence(inWords(phrase.args));
}

type Argument = Phrase['args'][string];

function inWords(args: Phrase['args']): Arguments {
  const words: { [name: string]: Arguments[string] } = {};
  for (const [name, value] of Object.entries(args)) words[name] = isList(value) ? value.map(termOf) : inWord(value);
  return words;
}

function inWord(value: Exclude<Argument, readonly unknown[]>): string | number {
  return typeof value === 'number' ? value : english(value);
}

const termOf = (value: Exclude<Argument, readonly unknown[]>): string => String(inWord(value));

function isList(value: Argument): value is Extract<Argument, readonly unknown[]> {
  return Array.isArray(value);
}

/** A text of the game, without capital or full stop; lists of such texts as one. */
export function textOf(value: Plain | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return listed(value.map((one: Plain) => textOf(one)));
  return typeof value === 'object' && 'key' in value ? english(value as unknown as Phrase) : String(value); // all that has a key is one
}

/** As a sentence of its own. */
export function sentence(phrase: Phrase | string): string {
  const text = english(phrase);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}
