/** Names as everybody reads them, and which of them look the same. */
import { Refused } from '../refused.ts';

const LONGEST_NAME = 32;
/** What the server calls itself at a table. */
const OWN_NAME = 'ragtag';

/** Letters that look like Latin ones, in small letters, and digits and signs that look like letters. */
const alike: Readonly<Record<string, string>> = {
  ...pairs('авгекмнопрстухіјѕһԁԛԝӏёї', 'abrekmhonpctyxijshdqwlei'),
  ...pairs('αβεζικνορτυχ', 'abezikvoptyx'),
  ...pairs('01|ı', 'olli'),
};

function pairs(from: string, to: string): Record<string, string> {
  return Object.fromEntries([...from].map((letter, at) => [letter, to[at] ?? letter]));
}

/** A name as everybody will read it: one line, no characters that cannot be seen. */
export function cleanName(wanted: string): string {
  const name = wanted
    .normalize('NFKC')
    .replace(/[\p{C}\s]|\u115F|\u1160|\u2800/gu, ' ') // what cannot be seen, also where it counts as a letter
    .replace(/ +/g, ' ')
    .trim();
  if (likenessOf(name) === likenessOf(OWN_NAME)) throw new Refused('name-taken', 'that is what the server is called');
  if (name.length === 0 || [...name].length > LONGEST_NAME) {
    throw new Refused('malformed', `a name has 1 to ${LONGEST_NAME} characters`);
  }
  return name;
}

/**
 * The same for names that can hardly be told apart: in capital or small letters, with letters of another script that look alike,
 * with a capital I or a 1 for a small l. Worked out here, for databases do not agree about it.
 */
export function likenessOf(name: string): string {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');
  const latin = [...folded].map((letter) => alike[letter] ?? letter).join('');
  return latin.replace(/i\u0307?/g, 'l');
}

/** What those at one table are called there: whoever looks like somebody before them gets a number. */
export function toldApart<N extends string | null>(names: readonly N[]): (N | string)[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === null) return name;
    let called: N | string = name;
    for (let number = 2; taken.has(likenessOf(called)); number++) called = `${name} (${number})`;
    taken.add(likenessOf(called));
    return called;
  });
}
