/** What English asks for beyond a word for each phrase. */
import type { Arguments } from '../phrases.ts';

type Word = Arguments[string] | undefined;

/** "you draw", "the President draws". */
export function does(who: Word, verb: string): string {
  return who === 'you' ? `you ${verb}` : `${who} ${verb}s`;
}
export function is(who: Word): string {
  return who === 'you' ? 'you are' : `${who} is`;
}
/** What this person does, without the name: "draws 2 cards" of "the President draws 2 cards"; null of anything else. */
export function doing(who: Word, text: Word): string | null {
  const start = `${String(who)} `;
  return String(text).startsWith(start) ? String(text).slice(start.length) : null;
}
/** The first verb as it stands after "may": "draws 2 cards" becomes "draw 2 cards". */
export function infinitive(text: string): string {
  return text.replace(/^(\w+)/, (verb) => (verb === 'is' || verb === 'are' ? 'be' : verb.replace(/s$/, '')));
}
/** Turns what is said of others into what is said to the player. */
export function address(who: Word, text: string): string {
  return who === 'you' ? text.replace(/\btheir\b/g, 'your') : text;
}

export function list(words: Arguments, name: string): readonly string[] {
  const value = words[name];
  return Array.isArray(value) ? value : [];
}

const noun = /^(a|any|another)( human)? (player|character)\b ?/;

/** Several descriptions of one person: "another player" and "in the Brig" make "another player in the Brig". */
export function person(descriptions: readonly string[]): string {
  const nouns = descriptions.flatMap((one) => noun.exec(one) ?? []);
  const has = (word: string): boolean => descriptions.some((one) => one.startsWith(word));
  const article = has('another') ? 'another' : has('any') ? 'any' : 'a';
  const human = descriptions.some((one) => noun.exec(one)?.[2]) ? ' human' : '';
  const head = nouns.includes('character') ? 'character' : 'player';
  const rest = descriptions.map((one) => one.replace(noun, '')).filter((one) => one !== '');
  const places = rest.filter((one) => !one.startsWith('who '));
  const clauses = rest.filter((one) => one.startsWith('who '));
  return [`${article}${human} ${head}`, ...places, clauses.join(' and ')].filter((part) => part !== '').join(' ');
}

const spoken: { readonly [id: string]: string } = {
  brig: 'the Brig',
  armory: 'the Armory',
  airlock: 'the Airlock',
  'admirals-quarters': "the Admiral's Quarters",
  'presidents-office': "the President's Office",
};
/** What is called after one of these has an article. */
const rooms = /-(deck|lab|room|chamber|batteries|ship|bridge|fleet)$/;
const shortened = /\b(Cic|Ftl)\b/g;

/** A location as one speaks of it. */
export function locationName(id: Word): string {
  const text = String(id);
  const title = text
    .replace(/(^|-)(\w)/g, (_, dash, first) => `${dash && ' '}${first.toUpperCase()}`)
    .replace(shortened, (letters) => letters.toUpperCase());
  return spoken[text] ?? (rooms.test(text) ? `the ${title}` : title);
}
