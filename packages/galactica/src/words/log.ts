/**
 * What happened, as lines to read: events that say little alone are run together, those that the next one says better are
 * left out, and each line knows what it is about.
 */
import type { GameEvent } from '@ragtag/kernel';
import type { EventName, EventOf, GalacticaEvent } from '../vocabulary.ts';
import { nearest } from './scope.ts';
import type { LogKind, Role, Telling, Tone } from './telling.ts';
import { tellings } from './tellings.ts';

/** Several events in one line. */
export interface Summaries {
  'civilians-placed': Pick<EventOf<'civilian-placed'>, 'area'> & { readonly n: number };
  'raiders-moved': Pick<EventOf<'raider-moved'>, 'from' | 'to'> & { readonly n: number };
  'responded-with-card': Pick<EventOf<'skill-card-played'>, 'seat' | 'name' | 'skill' | 'strength'>;
  'skills-drawn': Pick<EventOf<'skill-drawn'>, 'seat'> & {
    readonly skills: readonly EventOf<'skill-drawn'>['skill'][];
    readonly names?: readonly string[];
  };
}
type Summary = { [N in keyof Summaries]: { readonly type: N } & Summaries[N] }[keyof Summaries];
export type LineEvent = GalacticaEvent | Summary;

const summaries: Telling<Summaries> = {
  'civilians-placed': tellings['civilian-placed'],
  'raiders-moved': tellings['raider-moved'],
  'responded-with-card': tellings.responded,
  'skills-drawn': tellings['skill-drawn'],
};
const roles: Readonly<Record<LineEvent['type'], Role>> = { ...tellings, ...summaries };

/** What an event is to those who tell of it; null if the rules have learnt a word since. */
export function lineRole(type: string): Role | null {
  return type in roles ? roles[type as LineEvent['type']] : null; // one of its keys
}

/** Events are made by the rules, which know no other types. */
export function isTold(event: GameEvent): event is GameEvent & GalacticaEvent {
  return event.type in tellings;
}

export function roleOf({ type }: { readonly type: EventName }): Role {
  return tellings[type];
}

/** Good or bad for the fleet. */
export function toneOf(event: LineEvent): Tone {
  if (event.type === 'check-outcome') return event.outcome === 'fail' ? 'bad' : 'good';
  if (event.type === 'game-over') return event.winner === 'humans' ? 'good' : 'bad';
  return roles[event.type].tone ?? 'plain';
}

export interface LineOfLog {
  /** As it happened, or several of a kind run together. */
  readonly event: LineEvent;
  readonly kind: LogKind;
  /** The number of the last event in it: the moment it shows. */
  readonly at: number;
}

export interface TurnOfLog {
  /** Null before the first turn, or where the log begins in the middle of one. */
  readonly began: EventOf<'turn-began'> | null;
  readonly at: number;
  /** True where the game itself begins here. */
  readonly first: boolean;
  readonly lines: readonly LineOfLog[];
}

/** With this every game begins. */
export function isBeginning({ type }: GameEvent): boolean {
  return type === ('first-player' satisfies EventName);
}

/** Turn by turn. */
export function linesOf(events: readonly GameEvent[]): TurnOfLog[] {
  const turns: (TurnOfLog & { readonly lines: LineOfLog[] })[] = [];
  let last: GalacticaEvent | null = null;
  for (const [at, event] of events.entries()) {
    if (!isTold(event)) continue;
    if (event.type === 'turn-began' || turns.length === 0) {
      const began = event.type === 'turn-began' ? event : null;
      turns.push({ began, at, first: isBeginning(event), lines: [] });
    }
    const lines = turns.at(-1)?.lines ?? [];
    const before = lines.at(-1);
    const joined = before && last?.scope === event.scope && before.at === at - 1 ? together(before.event, event) : null;
    if (joined) lines.splice(-1, 1, lineOf(joined, at));
    else if (hasLine(event)) lines.push(lineOf(single(event), at));
    last = event;
  }
  return turns;
}

function lineOf(event: LineEvent, at: number): LineOfLog {
  return { event, kind: roles[event.type].log, at };
}

/** The line of a shot or a risk says what the die showed and what was hit. */
function hasLine(event: GalacticaEvent): boolean {
  if (roleOf(event).untold) return false;
  switch (event.type) {
    case 'die-result':
      return nearest(event.scope, 'shot', 'risk') === null;
    case 'raptor-destroyed':
      return nearest(event.scope, 'risk')?.scope !== event.scope;
    case 'viper-damaged':
    case 'viper-destroyed':
      return nearest(event.scope, 'shot')?.scope !== event.scope;
    default:
      return true;
  }
}

/** One draw is told like several. */
function single(event: GalacticaEvent): LineEvent {
  return event.type === 'skill-drawn' ? drawn(event) : event;
}

function drawn({ seat, skill, name, strength }: EventOf<'skill-drawn'>) {
  const names = name === undefined ? {} : { names: [`${name} ${strength}`] };
  return { type: 'skills-drawn', seat, skills: [skill], ...names } as const;
}

/** Two events as one; null if they are to be told apart. */
function together(before: LineEvent, next: GalacticaEvent): LineEvent | null {
  switch (next.type) {
    case 'skill-drawn': {
      if (before.type !== 'skills-drawn' || before.seat !== next.seat) return null;
      const { skills, names } = drawn(next);
      const both = before.names && names ? { names: [...before.names, ...names] } : {};
      return { ...before, skills: [...before.skills, ...skills], ...both };
    }
    case 'skill-card-played': {
      if (before.type !== 'responded' || before.name !== next.name) return null;
      const { seat, name, skill, strength } = next;
      return { type: 'responded-with-card', seat, name, skill, strength };
    }
    case 'raider-moved': {
      const { from, to, scar } = next;
      const alike = before.type === 'raider-moved' || before.type === 'raiders-moved';
      if (!alike || scar || ('scar' in before && before.scar) || before.from !== from || before.to !== to) return null;
      return { type: 'raiders-moved', from, to, n: so(before) + 1 };
    }
    case 'civilian-placed': {
      const alike = before.type === 'civilian-placed' || before.type === 'civilians-placed';
      if (!alike || before.area !== next.area) return null;
      return { type: 'civilians-placed', area: next.area, n: so(before) + 1 };
    }
    default:
      return null;
  }
}

/** How many a line tells of. */
function so(line: LineEvent): number {
  return 'n' in line ? line.n : 1;
}
