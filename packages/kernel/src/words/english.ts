/** English that every game needs: numbers of things, lists, and who does what. */
import type { Plain } from '../decision.ts';
import type { Names } from './names.ts';

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** `3 raiders`, `1 raider`. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** `a raider`, `an assault raptor`. */
export function a(thing: string): string {
  return `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`;
}

export function listed(words: readonly string[], and = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;
}

/** As friends call them: `Kara "Starbuck" Thrace` is Starbuck, `Saul Tigh` is Tigh. */
export function shortName(name: string): string {
  return /"(.+?)"/.exec(name)?.[1] ?? / ([^\d\s]+)$/.exec(name)?.[1] ?? name;
}

export function namesFor(seats: readonly string[], viewer: number | null): Names {
  const name = (seat: Plain | undefined) => (typeof seat === 'number' ? (seats[seat] ?? `Seat ${seat + 1}`) : 'Nobody');
  const own = (seat: Plain | undefined) => seat === viewer && viewer !== null;
  const who = (seat: Plain | undefined) => (own(seat) ? 'You' : name(seat));
  return {
    get brief() {
      return namesFor(seats.map(shortName), viewer);
    },
    own,
    who,
    whom: (seat) => (own(seat) ? 'you' : name(seat)),
    does: (seat, verb, rest = '') => {
      const [first = '', ...more] = verb.split(' ');
      const said = [own(seat) ? first : thirdPerson(first), ...more].join(' ');
      return `${who(seat)} ${said}${rest && ` ${rest}`}`;
    },
  };
}

function thirdPerson(verb: string): string {
  if (verb === 'have') return 'has';
  if (verb === 'are') return 'is';
  if (/(s|sh|ch|x|o)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
}

/** `1st`, `22nd`, `13th`. */
export function ordinal(n: number): string {
  const ending = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${ending}`;
}
