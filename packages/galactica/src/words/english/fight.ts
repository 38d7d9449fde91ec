/** Fights, step by step: who shoots at what, what the die had to show, what came of it. */
import type { Names } from '@ragtag/kernel/words';
import { a, capital, count } from '@ragtag/kernel/words';
import type { EventName, EventOf, GalacticaEvent } from '../../vocabulary.ts';
import type { DeedEvent, LossEvent } from '../tellings.ts';
import { areaName, nameOf, wordsFor } from './terms.ts';

const area = (value: string): string => `the ${areaName(value).toLowerCase()}`;

/** What an attack aims at. */
function aimedAt({ target }: EventOf<'attacked'>): string {
  if (target.kind === 'centurion') return `a centurion on boarding space ${target.space + 1}`;
  return target.kind === 'scar' ? 'Scar' : a(wordsFor(target.kind));
}

function attacker({ weapon, seat, ship = 'viper', pilot }: EventOf<'attacked'>, { who, whom }: Names): string {
  if (weapon === 'galactica') return `Galactica, at the word of ${whom(seat)},`;
  if (weapon === 'marine') return `A marine, at the word of ${whom(seat)},`;
  return pilot === undefined ? capital(a(wordsFor(ship))) : who(pilot);
}

/** What a fight is about: the Cylons' ships act, arrive or catch up, a nuke, an attack of ours, damage from elsewhere. */
export type FightKind = 'activation' | 'arrival' | 'pursuit' | 'nuke' | 'attack' | 'damage';

type StepWords<T extends EventName> = (event: EventOf<T>, names: Names, n: number) => string;

const deeds: { readonly [T in DeedEvent]: StepWords<T> } = {
  attacked: (e, names) => `${attacker(e, names)} fires at ${aimedAt(e)}`,
  'galactica-attacked': (e) => `${capital(a(wordsFor(e.by)))} off ${area(e.area)} fires at Galactica`,
  'viper-attacked': (e, { whom }) =>
    `A raider off ${area(e.area)} fires at ${e.pilot === null ? '' : `${whom(e.pilot)} in `}${a(wordsFor(e.ship))}`,
  'raider-moved': (e, _, n) =>
    `${e.scar ? 'Scar flies' : n === 1 ? 'A raider flies' : `${n} raiders fly`} from ${area(e.from)} to ${area(e.to)}`,
  'heavy-raider-moved': (e) => `${count(e.n, 'heavy raider')} from ${area(e.from)} to ${area(e.to)}`,
  'heavy-raider-boarded': (e) => `A heavy raider off ${area(e.area)} boards Galactica`,
  'raider-held-off': (e, { whom }) => `A raider off ${area(e.area)} is held off by ${whom(e.by)}`,
  'centurions-advanced': () => 'The centurions aboard advance',
  'cylon-ships-placed': (e) => `${count(e.n, wordsFor(e.kind))} arrive off ${area(e.area)}`,
  'cylon-ship-left-out': (e) => `No ${wordsFor(e.kind)} is left for ${area(e.area)}`,
  'fleet-board-placed': (e) => `The Cylon fleet gathers ${count(e.n, wordsFor(e.kind))} for ${area(e.area)}`,
  'fleet-arrived': (e) => `${count(e.n, 'ship')} of the Cylon fleet arrive off ${area(e.area)}`,
  'scar-arrived': (e) => `Scar arrives off ${area(e.area)}`,
  'nuke-launched': (e, { does }) => does(e.by, 'launch', `a nuke at ${area(e.area)}`),
};

/** Null where the log's own words will do. */
const losses: { readonly [T in LossEvent]: StepWords<T> | null } = {
  'basestar-damaged': null,
  'basestar-destroyed': null,
  'centurion-destroyed': null,
  'centurions-boarded': null,
  'civilian-destroyed': (e) =>
    e.area === null ? 'A civilian ship is destroyed' : `A raider off ${area(e.area)} destroys a civilian ship`,
  'heavy-raider-destroyed': null,
  'location-damaged': (e) => `Galactica is hit: ${nameOf(e.location)}`,
  'pegasus-destroyed': null,
  'pursuit-advanced': null,
  'raider-destroyed': null,
  'resource-token-hit': null,
  'viper-damaged': null,
  'viper-destroyed': null,
};

const steps: { readonly [name: string]: StepWords<EventName> | null } = { ...deeds, ...losses } as Readonly<
  Record<EventName, StepWords<EventName> | null> // each is asked of its own type
>;

export const fight = {
  fight: 'The fight',
  hide: 'Hide the fight',
  closeMark: '✕',
  steps: (n: number) => count(n, 'step'),
  title: (opening: GalacticaEvent, kind: FightKind, { whom }: Names): string => {
    if (opening.type === 'activated') return `Cylons activate: ${wordsFor(opening.icon).toLowerCase()}`;
    if (kind === 'pursuit') return 'The Cylons have caught up';
    if (opening.type === 'nuke-launched') return `A nuke off ${area(opening.area)}, by ${whom(opening.by)}`;
    if (opening.type === 'attacked') return `Attack by ${whom(opening.seat)}`;
    if (kind === 'nuke') return 'A nuke';
    return kind === 'arrival' ? 'Cylon ships arrive' : kind === 'damage' ? 'Losses' : 'Cylon ships act';
  },
  /** Nothing where the log's own words will do. */
  step: (event: GalacticaEvent, names: Names, n: number): string | null => steps[event.type]?.(event, names, n) ?? null,
  /** What the die has to show. */
  needs: (event: GalacticaEvent): string | null => {
    if (event.type === 'viper-attacked') {
      const { damaged, destroyed } = event;
      return damaged === destroyed ? `${destroyed}+ destroys` : `${damaged}+ damages, ${destroyed} destroys`;
    }
    return 'needed' in event ? `${event.needed === 8 ? '8' : `${event.needed}+`} hits` : null;
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
  outcome: (event: GalacticaEvent): string | null => {
    if (event.type === 'viper-attacked') return event.outcome === 'nothing' ? 'Missed' : capital(event.outcome);
    return 'hit' in event ? (event.hit ? 'Hit' : 'Missed') : null;
  },
  played: (names: readonly string[]) => `with ${names.join(', ')}`,
  die: (n: number) => `Die: ${n}`,
};
