/** The game's terms in English: what a place, a ship, a step is called on screen. */
import type { Plain } from '@ragtag/kernel';
import type { Names } from '../names.ts';

const names: Readonly<Record<string, string>> = {
  'ftl-control': 'FTL Control',
  'admirals-quarters': "Admiral's Quarters",
  'presidents-office': "President's Office",
  'pegasus-cic': 'Pegasus CIC',
  'off-board': 'Off the board',
  space: 'In space',
  cag: 'CAG',
  'mark-vii': 'Viper Mark VII',
  'assault-raptor': 'Assault raptor',
  'heavy-raider': 'Heavy raider',
  heavy: 'Heavy raiders',
  'super-crisis': 'Super crisis',
  'receive-skills': 'Skills',
  movement: 'Move',
  'activate-cylon-ships': 'Cylons',
  'prepare-for-jump': 'Jump',
  discard: 'End',
  ftl: 'FTL',
};

/** `presidents-office` as "President's Office"; words we do not know by their own letters. */
export function nameOf(id: string): string {
  return names[id] ?? id.split(/[-:]/).map(capital).join(' ');
}

/** In the middle of a sentence. */
export function wordsFor(id: string): string {
  const known = names[id];
  if (known) return /^[A-Z][a-z]+ [a-z]/.test(known) ? known.charAt(0).toLowerCase() + known.slice(1) : known;
  return id.replaceAll('-', ' ');
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

export function areaName(area: string): string {
  return capital(area.replace('-', ' '));
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

/** A text of the game: the server sends it in English; a phrase that came as data says at least what it is about. */
export function textOf(value: Plain | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'object' && 'key' in value) return wordsFor(String(value['key']));
  if (Array.isArray(value)) return listed(value.map((one: Plain) => textOf(one)));
  return typeof value === 'object' ? '' : String(value);
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

/** What a die is rolled for. */
export const rollPurposes: Readonly<Record<string, string>> = {
  'attack-on-viper': 'an attack on a viper',
  'attack-on-galactica': 'an attack on Galactica',
  'viper-attack': "a viper's attack",
  'galactica-attack': "Galactica's attack",
  'centurion-attack': 'an attack on centurions',
  nuke: 'a nuke',
  ftl: 'an FTL jump',
  risk: 'a risked raptor',
  'cylon-fleet': 'the Cylon fleet',
  location: 'a location',
  card: 'a card',
};
