/** Fights, step by step: who shoots at what, what the die had to show, what came of it. */
import type { GameEvent, Plain } from '@ragtag/kernel';
import type { Names } from '../names.ts';
import { a, areaName, capital, count, nameOf, wordsFor } from './terms.ts';

const area = (value: Plain | undefined): string => `the ${areaName(String(value)).toLowerCase()}`;
const thing = (value: Plain | undefined): string => wordsFor(String(value));

/** What an event of an attack aims at. */
function aimedAt({ target }: GameEvent): string {
  if (typeof target !== 'object' || target === null || !('kind' in target)) return 'its target';
  if (target['kind'] === 'centurion') return `a centurion on boarding space ${Number(target['space']) + 1}`;
  return target['kind'] === 'scar' ? 'Scar' : a(thing(target['kind']));
}

function attacker(event: GameEvent, { who, whom }: Names): string {
  const { weapon, seat, ship, pilot } = event;
  if (weapon === 'galactica') return `Galactica, at the word of ${whom(seat)},`;
  if (weapon === 'marine') return `A marine, at the word of ${whom(seat)},`;
  return typeof pilot === 'number' ? who(pilot) : capital(a(thing(ship ?? 'viper')));
}

type Teller = (event: GameEvent, names: Names, n: number) => string;
const deeds: Readonly<Record<string, Teller>> = {
  attacked: (e, names) => `${attacker(e, names)} fires at ${aimedAt(e)}`,
  'galactica-attacked': (e) => `${capital(a(thing(e['by'])))} off ${area(e['area'])} fires at Galactica`,
  'viper-attacked': (e, { whom }) =>
    `A raider off ${area(e['area'])} fires at ${typeof e['pilot'] === 'number' ? `${whom(e['pilot'])} in ` : ''}${a(thing(e['ship']))}`,
  'raider-moved': (e, _, n) =>
    `${e['scar'] === true ? 'Scar flies' : n === 1 ? 'A raider flies' : `${n} raiders fly`} from ${area(e['from'])} to ${area(e['to'])}`,
  'heavy-raider-moved': (e) => `${count(Number(e['n']), 'heavy raider')} from ${area(e['from'])} to ${area(e['to'])}`,
  'heavy-raider-boarded': (e) => `A heavy raider off ${area(e['area'])} boards Galactica`,
  'raider-held-off': (e, { whom }) => `A raider off ${area(e['area'])} is held off by ${whom(e['by'])}`,
  'centurions-advanced': () => 'The centurions aboard advance',
  'cylon-ships-placed': (e) => `${count(Number(e['n']), thing(e['kind']))} arrive off ${area(e['area'])}`,
  'cylon-ship-left-out': (e) => `No ${thing(e['kind'])} is left for ${area(e['area'])}`,
  'fleet-board-placed': (e) =>
    `The Cylon fleet gathers ${count(Number(e['n']), thing(e['kind']))} for ${area(e['area'])}`,
  'fleet-arrived': (e) => `${count(Number(e['n']), 'ship')} of the Cylon fleet arrive off ${area(e['area'])}`,
  'scar-arrived': (e) => `Scar arrives off ${area(e['area'])}`,
  'nuke-launched': (e, { does }) => does(e['by'], 'launch', `a nuke at ${area(e['area'])}`),
  'civilian-destroyed': (e) =>
    e['area'] === null ? 'A civilian ship is destroyed' : `A raider off ${area(e['area'])} destroys a civilian ship`,
  'location-damaged': (e) => `Galactica is hit: ${nameOf(String(e['location']))}`,
};

export const fight = {
  fight: 'The fight',
  hide: 'Hide the fight',
  back: 'Step back',
  play: 'Play',
  pause: 'Pause',
  forward: 'Step on',
  skip: 'Skip all',
  backMark: '◀',
  playMark: '▶ Play',
  pauseMark: '❚❚',
  forwardMark: '▶',
  skipMark: 'Skip ▶▶',
  closeMark: '✕',
  steps: (n: number) => count(n, 'step'),
  of: (step: number, steps: number) => `${step} of ${steps}`,
  title: ({ type, icon, by, area: at, seat }: GameEvent, kind: string, { whom }: Names): string => {
    if (type === 'activated') return `Cylons activate: ${thing(icon).toLowerCase()}`;
    if (kind === 'pursuit') return 'The Cylons have caught up';
    if (kind === 'nuke') return `A nuke off ${area(at)}, by ${whom(by)}`;
    if (kind === 'attack') return `Attack by ${whom(seat)}`;
    return kind === 'arrival' ? 'Cylon ships arrive' : kind === 'damage' ? 'Losses' : 'Cylon ships act';
  },
  /** Nothing where the log's own words will do. */
  step: (event: GameEvent, names: Names, n: number): string | null => deeds[event.type]?.(event, names, n) ?? null,
  /** What the die has to show. */
  needs: ({ type, needed, damaged, destroyed }: GameEvent): string | null => {
    if (type === 'viper-attacked')
      return damaged === destroyed ? `${destroyed}+ destroys` : `${damaged}+ damages, ${destroyed} destroys`;
    return typeof needed === 'number' ? `${needed === 8 ? '8' : `${needed}+`} hits` : null;
  },
  /** `5 + 2 = 7`; the number alone where nothing changed it. */
  rolled: (thrown: readonly number[], result: number): string => {
    const natural = thrown.at(-1);
    if (natural === undefined) return `set to ${result}`;
    const again = thrown.length > 1 ? `${thrown.slice(0, -1).join(', ')}, again ` : '';
    if (natural === result) return `${again}${result}`;
    return `${again}${natural} ${result > natural ? '+' : '−'} ${Math.abs(result - natural)} = ${result}`;
  },
  rolledSaid: (thrown: string) => `rolled ${thrown}`,
  outcome: ({ type, hit, outcome }: GameEvent): string | null => {
    if (type === 'viper-attacked') return outcome === 'nothing' ? 'Missed' : capital(String(outcome));
    return hit === undefined ? null : hit === true ? 'Hit' : 'Missed';
  },
  played: (names: readonly string[]) => `with ${names.join(', ')}`,
  die: (n: number) => `Die: ${n}`,
};
