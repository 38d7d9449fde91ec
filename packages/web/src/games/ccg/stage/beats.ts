/** How long what happens stands on the page: a challenge takes less than six seconds, and so does a Cylon phase. */
import type { CcgEvent } from '@ragtag/ccg';
import type { Pace } from '../../../shell/settings/settings.ts';
import type { BeatsOf } from '../../../table/moments/pace.ts';

type EventType = CcgEvent['type'];
type Length = readonly [film: number, brisk: number];

/** Milliseconds: as in a film, and to follow. What has no time of its own is seen together with the next. */
const lengths: Readonly<Record<EventType, Length | null>> = {
  'bases-revealed': null,
  'redrew-hand': null,
  'turn-began': [400, 200],
  'phase-began': null,
  'readied-and-restored': null,
  drew: null,
  'deck-renewed': null,
  'asset-played': null,
  'supply-played': null,
  'stack-reordered': null,
  passed: null,
  played: [800, 300],
  'put-into-hand': null,
  'put-into-play': null,
  paid: null,
  'ability-used': [800, 300],
  triggered: [800, 300],
  chosen: null,
  'mission-resolved': [800, 400],
  linked: null,
  readied: null,
  committed: null,
  exhausted: null,
  restored: null,
  defeated: [400, 200],
  sacrificed: null,
  discarded: null,
  'returned-to-hand': null,
  'put-on-deck': null,
  'shuffled-into-deck': null,
  'hand-shown': null,
  looked: null,
  'put-on-bottom': null,
  searched: null,
  influence: [400, 250],
  power: null,
  trait: null,
  challenged: [600, 350],
  defended: [600, 350],
  'not-defended': [600, 350],
  'mystic-revealed': [800, 400],
  'challenge-decided': [1_000, 700],
  'challenge-ended': null,
  'threat-level': [900, 400],
  'threat-revealed': [500, 250],
  'red-text': [700, 400],
  'fleet-jumped': [600, 400],
  'threat-beaten': null,
  eliminated: null,
  'game-over': [1_000, 500],
};

/** An act begins with these; it lasts until another begins, or one of the others is told. */
const begins: ReadonlySet<string> = new Set(['challenged', 'threat-level'] satisfies EventType[]);
const ends: ReadonlySet<string> = new Set(['challenge-ended', 'turn-began', 'phase-began'] satisfies EventType[]);
const plays: ReadonlySet<string> = new Set(['played', 'ability-used', 'triggered'] satisfies EventType[]);

/** More than two things played share as much time as two; and whatever happens in it, no act is longer than this. */
const PLAYS = 2;
const LONGEST = 5_800;

export function beats(pace: Pace): BeatsOf {
  const at = pace === 'film' ? 0 : 1;
  return (log) => {
    const types = log.map(({ event }) => event.type);
    return actsIn(types).flatMap((act) => {
      const played = act.filter((type) => plays.has(type)).length;
      const share = Math.min(1, PLAYS / Math.max(1, played));
      const full = act.map((type) => (lengths[type as EventType]?.[at] ?? 0) * (plays.has(type) ? share : 1)); // as the rules told it
      const whole = full.reduce((sum, one) => sum + one, 0);
      return whole > LONGEST ? full.map((one) => (one * LONGEST) / whole) : full;
    });
  };
}

/** What is told, act by act; what lies between two is one by itself. */
function actsIn(types: readonly string[]): string[][] {
  const acts: string[][] = [[]];
  for (const type of types) {
    if (begins.has(type)) acts.push([]);
    acts.at(-1)?.push(type);
    if (ends.has(type)) acts.push([]);
  }
  return acts;
}
