/** What only stands on cards: amounts, icons, what a check asks for. */
import type { Sentences } from '../phrases.ts';
import { list, locationName } from './grammar.ts';

const things: Readonly<Record<string, string>> = { civilian: 'civilian ship' };
const icons: Readonly<Record<string, string>> = { launch: 'launch raiders', heavy: 'heavy raiders' };
/** What is counted without a plural of its own. */
const uncounted = /^(fuel|food|morale|population)$/;

export const cardLinesSentences: Sentences = {
  aboard: (words) => {
    const aboard = list(words, 'resources');
    return aboard.length === 0 ? 'nobody aboard' : `carries ${aboard.join(' and ')}`;
  },
  amountOf: ({ n, thing }) => {
    const name = things[String(thing)] ?? String(thing).replace('-', ' ');
    return `${n} ${name}${n === 1 || uncounted.test(name) ? '' : 's'}`;
  },
  area: ({ area }) => locationName(area),
  asksFor: (words) => list(words, 'skills').join(', '),
  checkOf: ({ difficulty }) => `Check ${difficulty}`,
  distanceOf: ({ n }) => `distance ${n}`,
  icons: (words) =>
    list(words, 'icons')
      .map((icon) => icons[icon] ?? icon)
      .join(', '),
  names: (words) => list(words, 'names').join(', '),
  orMore: ({ n }) => `${n} or more`,
  ships: (words) => list(words, 'ships').join(', '),
};
