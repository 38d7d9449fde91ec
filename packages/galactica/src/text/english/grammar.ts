/** What English asks for beyond a word for each phrase. */
import type { Words } from '../english.ts';

type Word = Words[string] | undefined;

/** "you draw", "the President draws". */
export function does(who: Word, verb: string): string {
  return who === 'you' ? `you ${verb}` : `${who} ${verb}s`;
}
export function is(who: Word): string {
  return who === 'you' ? 'you are' : `${who} is`;
}
/** Turns what is said of others into what is said to the player. */
export function address(who: Word, text: string): string {
  return who === 'you' ? text.replace(/\btheir\b/g, 'your') : text;
}

export function list(words: Words, name: string): readonly string[] {
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

const withArticle: { readonly [id: string]: string } = {
  brig: 'the Brig',
  armory: 'the Armory',
  airlock: 'the Airlock',
  'hangar-deck': 'the Hangar Deck',
  'research-lab': 'the Research Lab',
  'admirals-quarters': "the Admiral's Quarters",
  'presidents-office': "the President's Office",
  'press-room': 'the Press Room',
  'quorum-chamber': 'the Quorum Chamber',
  'engine-room': 'the Engine Room',
  'main-batteries': 'the Main Batteries',
  'pegasus-cic': 'Pegasus CIC',
  'ftl-control': 'FTL Control',
  'resurrection-ship': 'the Resurrection Ship',
  'basestar-bridge': 'the Basestar Bridge',
  'cylon-fleet': 'the Cylon Fleet',
  'human-fleet': 'the Human Fleet',
};

/** A location as one speaks of it. */
export function locationName(id: Word): string {
  return (
    withArticle[String(id)] ??
    String(id).replace(/(^|-)(\w)/g, (_, dash, first) => `${dash && ' '}${first.toUpperCase()}`)
  );
}
