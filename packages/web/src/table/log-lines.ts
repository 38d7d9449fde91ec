/**
 * What happened, as lines to read: events that say little alone are run together, those that the next one says better are
 * left out, and each line knows what it is about.
 */
import type { GameEvent } from '@ragtag/kernel';

export const logKinds = ['turns', 'checks', 'fights', 'cards'] as const;
export type LogKind = (typeof logKinds)[number];

export interface LineOfLog {
  /** As it happened, or several of a kind run together. */
  readonly event: GameEvent;
  readonly kind: LogKind;
  /** The number of the last event in it: the moment it shows. */
  readonly at: number;
}

export interface TurnOfLog {
  /** Null before the first turn, or where the log begins in the middle of one. */
  readonly began: GameEvent | null;
  readonly at: number;
  /** True where the game itself begins here. */
  readonly first: boolean;
  readonly lines: readonly LineOfLog[];
}

/** Said by the heading, by the line that follows, or by the board. */
const untold = new Set([
  'changing-ship',
  'check-totalled',
  'destiny-built',
  'die-rolled',
  'discard-top',
  'jumped',
  'step',
  'turn-began',
  'turn-ended',
]);
/** Rolls whose result is told with what it hit. */
const toldByHit = new Set(['attack-on-viper', 'attack-on-galactica', 'viper-attack', 'galactica-attack', 'risk']);
/** Losses that the event before has told already. */
const toldBefore: Readonly<Record<string, string>> = {
  'raptor-destroyed': 'risked',
  'viper-damaged': 'viper-attacked',
  'viper-destroyed': 'viper-attacked',
};

/** With this every game begins. */
export const FIRST = 'first-player';

/** Turn by turn. */
export function linesOf(events: readonly GameEvent[]): TurnOfLog[] {
  const turns: (TurnOfLog & { readonly lines: LineOfLog[] })[] = [];
  let last: GameEvent | null = null;
  for (const [at, event] of events.entries()) {
    if (event.type === 'turn-began' || turns.length === 0) {
      const began = event.type === 'turn-began' ? event : null;
      turns.push({ began, at, first: event.type === FIRST, lines: [] });
    }
    const lines = turns.at(-1)?.lines ?? [];
    const before = lines.at(-1);
    const joined = before && last && before.at === at - 1 ? together(before.event, event) : null;
    if (joined) lines.splice(-1, 1, { event: joined, kind: kindOf(joined), at });
    else if (isTold(event, last)) lines.push({ event: single(event), kind: kindOf(event), at });
    last = event;
  }
  return turns;
}

function isTold({ type, purpose }: GameEvent, before: GameEvent | null): boolean {
  if (untold.has(type)) return false;
  if (type === 'die-result') return !toldByHit.has(String(purpose));
  return before === null || toldBefore[type] !== before.type;
}

/** One draw is told like several. */
function single(event: GameEvent): GameEvent {
  if (event.type !== 'skill-drawn') return event;
  const { seat = null, skill = null, name, strength } = event;
  const names = name === undefined ? {} : { names: [`${name} ${strength}`] };
  return { type: 'skills-drawn', seat, skills: [skill], ...names };
}

/** Two events as one; null if they are to be told apart. */
function together(before: GameEvent, next: GameEvent): GameEvent | null {
  if (before.type === 'skills-drawn' && next.type === 'skill-drawn' && before['seat'] === next['seat']) {
    const { skills, names } = single(next);
    return { ...before, skills: [...list(before['skills']), ...list(skills)], ...both(before['names'], names) };
  }
  if (before.type === 'responded' && next.type === 'skill-card-played' && before['name'] === next['name']) {
    return { ...before, skill: next['skill'] ?? null, strength: next['strength'] ?? null };
  }
  const moves = next.type === 'raider-moved' || next.type === 'civilian-placed';
  const alike = before.type === next.type && ['from', 'to', 'area', 'scar'].every((key) => before[key] === next[key]);
  return moves && alike ? { ...before, n: Number(before['n'] ?? 1) + 1 } : null;
}

function list(value: GameEvent[string] | undefined) {
  return Array.isArray(value) ? value : [];
}

function both(before: GameEvent[string] | undefined, next: GameEvent[string] | undefined) {
  return before === undefined || next === undefined ? {} : { names: [...list(before), ...list(next)] };
}

const patterns: readonly (readonly [RegExp, LogKind])[] = [
  [/^(check|destiny|treachery|type-counts|contribution)/, 'checks'],
  [
    /^(activated|attack|auto-attack|basestar|centurion|civilian|cylon-ship|damage|die-|fleet-(arrived|board))/,
    'fights',
  ],
  [
    /^(galactica-attacked|heavy-raider|location-(damaged|repaired)|nuke|pegasus|piloting|raider|raptor|risked)/,
    'fights',
  ],
  [/^(scar|viper|assault-raptor|resource-token)/, 'fights'],
  [/^(skill|quorum|mutiny|mutineer|title|loyalty|deck|card-|miracle|super-crisis-drawn|goal|bottom)/, 'cards'],
  [/^(destinations-drawn|crises-looked-at|responded|kept-in-play|left-play|final-five|not-a-cylon)/, 'cards'],
];

/** What a line is about; what fits nowhere else is part of the turn. */
function kindOf({ type }: GameEvent): LogKind {
  return patterns.find(([pattern]) => pattern.test(type))?.[1] ?? 'turns';
}
