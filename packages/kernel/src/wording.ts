/** What a game says where there is no page: at a terminal, in a post for a forum. */
import { type Decision, isSingle, type Option, type Plain } from './decision.ts';
import type { GameEvent } from './events.ts';
import { capital } from './words/english.ts';
import type { Names } from './words/names.ts';

export interface Wording {
  /** How the players are called after what they play, by seat, from what a viewer sees; null before they play anything. */
  called(view: Plain): readonly (string | null)[];
  /** What happened, line by line, each turn by itself. */
  turns(events: readonly GameEvent[], names: Names): readonly (readonly string[])[];
  question(asked: Decision, names: Names): string;
  option(option: Option, asked: Decision, names: Names): string;
}

/** Of games that have no words of their own: everything by its name. */
export const plainWording: Wording = {
  called: () => [],
  turns: (events, { who }) => [events.map((event) => inOneLine(event, who))],
  question: ({ kind, context }) => [inWords(kind), ...fields(context)].join('; '),
  option: ({ type, ...details }) => [inWords(type), ...fields(details)].join(', '),
};

/** How many to choose, where it is not one. */
export function howMany(asked: Decision): string {
  return isSingle(asked) ? '' : `choose ${asked.min} to ${asked.max}`;
}

/** `crisis-drawn` as "Crisis drawn". */
export function inWords(term: string): string {
  const words = term
    .replace(/[-:]/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return capital(words);
}

function fields(said: { readonly [key: string]: Plain }): string[] {
  return Object.entries(said).flatMap(([key, value]) =>
    value === null || typeof value === 'object' ? [] : [`${key} ${value}`],
  );
}

/** Fields that say who; the one who did it comes first. */
const doers = ['seat', 'by', 'roller', 'looker', 'from', 'owner'];
const people = [...doers, 'to', 'president', 'pilot', 'current'];

/** An event as one line: who, what, and with what. */
export function inOneLine(event: GameEvent, nameOf: (seat: number) => string): string {
  const { type, ...said } = event;
  const doer = doers.find((key) => typeof said[key] === 'number');
  const details = Object.entries(said).flatMap(([key, value]) => {
    if (key === doer || value === null || typeof value === 'object') return [];
    if (typeof value === 'number' && people.includes(key)) return [`${key} ${nameOf(value)}`];
    if (typeof value === 'boolean') return value ? [key] : [];
    return [key === 'name' || typeof value === 'string' ? String(value) : `${key} ${value}`];
  });
  const what = inWords(type);
  const line = details.length === 0 ? what : `${what}: ${details.join(', ')}`;
  return doer === undefined ? line : `${nameOf(Number(said[doer]))}: ${line.charAt(0).toLowerCase()}${line.slice(1)}`;
}
