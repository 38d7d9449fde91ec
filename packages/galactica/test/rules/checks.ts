/** Positions for the chapters on checks, crises and jumps: characters without abilities, effects that only leave a mark. */

import { type Position, type PositionSetup, position, type SeatSetup } from '@ragtag/galactica/testing';
import { seat } from '@ragtag/kernel';
import type { Ability, CharacterEntry, Content, CrisisEntry, FaceEntry } from '../../src/core/content/entry.ts';
import { type CheckSpec, code, type Effect } from '../../src/core/effects/effect.ts';
import { context } from '../../src/core/engine/context.ts';
import { type CheckSource, skillCheck } from '../../src/core/rules/skill-check.ts';
import type { Check } from '../../src/core/state/records.ts';
import { phrase } from '../../src/core/text/phrase.ts';
import type {} from '../test-events.ts';

function character(id: string, abilities: readonly Partial<Ability>[]): CharacterEntry {
  return {
    id,
    name: id,
    set: 'base',
    type: 'pilot',
    skills: [
      { n: 3, of: ['politics'] },
      { n: 2, of: ['tactics'] },
    ],
    canPilot: true,
    start: 'command',
    setupText: '',
    abilities: abilities.map((one) => ({ name: `Ability of ${id}`, kind: 'positive', text: phrase('test'), ...one })),
    succession: { president: 1, admiral: 1, cag: 1 },
  };
}
const ids = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'];

export interface PlainSetup extends Omit<PositionSetup, 'seats' | 'content'> {
  readonly seats?: readonly Partial<SeatSetup>[];
  /** Abilities of each seat's character. */
  readonly abilities?: readonly (readonly Partial<Ability>[])[];
  /** More cards, made for the test. */
  readonly cards?: readonly FaceEntry[];
}

/** Seat 0 is the current player and President, seat 1 the Admiral, seat 2 the CAG; nobody has an ability unless said. */
export function plain({ seats = [{}, {}, {}], abilities = [], cards = [], ...rest }: PlainSetup = {}): Position {
  return position({
    ...rest,
    seats: seats.map((one, index) => ({ character: ids[index] ?? 'fay', loyalty: [], ...one })),
    content: (content) => ({
      ...withCards(content, cards),
      characters: ids.map((id, index) => character(id, abilities[index] ?? [])),
    }),
  });
}

function withCards(content: Content, cards: readonly FaceEntry[]): Content {
  return {
    ...content,
    faces: [...content.faces, ...cards],
    strengths: [...content.strengths, ...cards.map(strengthOf)],
    counts: [...content.counts, ...cards.map(({ count }) => count)],
    cardCount: content.cardCount + cards.reduce((sum, { count }) => sum + count, 0),
  };
}
const strengthOf = (entry: FaceEntry): number => (entry.deck === 'skill' ? Number(Object.keys(entry.copies)[0]) : 0);

/** An effect that does nothing but say that it happened. */
export function mark(name: string): Effect {
  return code(phrase('mark', { name }), function* (g) {
    g.emit({ type: 'mark', name });
  });
}

/** What was marked, in order. */
export function marks(p: Position): unknown[] {
  return p.events().flatMap((event) => (event.type === 'mark' ? [event['name']] : []));
}

/** A politics and leadership check of difficulty 5 that marks its result. */
export function spec(more: Partial<CheckSpec> = {}): CheckSpec {
  return { difficulty: 5, skills: ['politics', 'leadership'], pass: mark('pass'), fail: mark('fail'), ...more };
}

/** Starts a check, of a crisis unless said. */
export function startCheck(p: Position, more: Partial<CheckSpec> = {}, from: Partial<CheckSource> = {}): Position {
  return p.run((g) => skillCheck(g, spec(more), { source: 'crisis', context: context('crisis', g.current), ...from }));
}

/** A seat adds cards to the check: 'Executive Order 2'. */
export function add(p: Position, number: number, ...labels: readonly string[]): Position {
  const asked = p.asked(number);
  if (asked?.kind !== 'add-to-check') throw new Error(`seat ${number} is asked '${asked?.kind ?? 'nothing'}'`);
  const indices = new Set<number>();
  for (const label of labels) {
    const index = asked.options.findIndex(
      (option, at) =>
        !indices.has(at) && (`${option['name']} ${option['strength']}` === label || option['name'] === label),
    );
    if (index < 0) throw new Error(`seat ${number} cannot add ${label}`);
    indices.add(index);
  }
  p.table.give(
    seat(number),
    [...indices].sort((a, b) => a - b),
  );
  return p;
}

/** The check that is being made. */
export function checkOf(p: Position): Check {
  const { check } = p.g;
  if (!check) throw new Error('no check is being made');
  return check;
}

/** Events of one type. */
export function happened(p: Position, type: string) {
  return p.events().filter((event) => event.type === type);
}

export function lastOf(p: Position, type: string) {
  const found = happened(p, type).at(-1);
  if (!found) throw new Error(`no '${type}' happened`);
  return found;
}

/** A crisis made for a test. */
export function crisis(name: string, more: Partial<CrisisEntry>): CrisisEntry {
  return { deck: 'crisis', name, set: 'base', count: 1, kind: 'event', activation: [], jump: false, ...more };
}
