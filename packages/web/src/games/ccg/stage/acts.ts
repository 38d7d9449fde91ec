/**
 * What is staged, read from what was told: a challenge between two fleets, and the Cylon phase. An act is made of beats, in
 * the order in which they happened; the log is always ahead of them.
 */
import type { CcgEvent } from '@ragtag/ccg';
import type { GameEvent } from '@ragtag/kernel';

export type Side = 'challenger' | 'defender';

/** Something that makes a power another than the printed one, by the card whose text it is; '' where that is not to be seen. */
export interface Reason {
  readonly id: string;
  readonly by: number;
}

/** Something that changed a power in the course of the challenge. */
export interface Piece extends Reason {
  readonly side: Side;
}

export interface Mystic {
  readonly side: Side;
  readonly id: string;
  readonly value: number;
}

export interface Result {
  readonly challenger: number;
  readonly defender: number;
  readonly won: boolean;
  readonly why: Readonly<Record<Side, readonly Reason[]>>;
}

export interface ChallengeAct {
  readonly kind: 'challenge';
  /** The number of the event it began with: no other act has it. */
  readonly n: number;
  readonly by: number;
  readonly against: number;
  readonly threat: boolean;
  readonly challenger: { readonly card: number; readonly id: string };
  readonly defender: { readonly card: number; readonly id: string } | null;
  /** Null as long as nobody has said. */
  readonly defended: boolean | null;
  /** Events and abilities, in order. */
  readonly played: readonly { readonly side: Side; readonly id: string }[];
  readonly pieces: readonly Piece[];
  readonly mystic: readonly Mystic[];
  readonly result: Result | null;
  /** What became of everybody. */
  readonly after: readonly GameEvent[];
  readonly over: boolean;
}

export interface CylonAct {
  readonly kind: 'cylon';
  readonly n: number;
  readonly level: number;
  readonly defense: number;
  readonly revealed: readonly {
    readonly player: number;
    readonly card: number;
    readonly id: string;
    readonly power: number;
  }[];
  /** Cards whose red text was done, by number. */
  readonly red: readonly number[];
  readonly jumped: boolean;
  /** Threats that were beaten, by number, and by whom. */
  readonly beaten: readonly { readonly card: number; readonly player: number }[];
  /** What was given up for the jump. */
  readonly lost: readonly { readonly player: number; readonly id: string }[];
  /** The fleet has jumped, and the next turn has begun. */
  readonly over: boolean;
}

export type Act = ChallengeAct | CylonAct;

/** Once decided, what follows is told in one beat. */
const fates: ReadonlySet<string> = new Set([
  'committed',
  'exhausted',
  'defeated',
  'discarded',
  'sacrificed',
  'influence',
  'eliminated',
  'threat-beaten',
] satisfies CcgEvent['type'][]);

/** What begins an act. */
const beginnings: ReadonlySet<string> = new Set(['challenged', 'threat-level'] satisfies CcgEvent['type'][]);

/** Of the last act there was, if it is not long over. */
export function lastAct(events: readonly GameEvent[]): readonly Act[] {
  return actFrom(
    events,
    events.findLastIndex(({ type }) => beginnings.has(type)),
  );
}

/** The Cylon phase that is on, whatever else is staged in it. */
export function cylonAct(events: readonly GameEvent[]): Act | null {
  const from = events.findLastIndex(({ type }) => type === ('threat-level' satisfies CcgEvent['type']));
  return actFrom(events, from).at(-1) ?? null;
}

function actFrom(events: readonly GameEvent[], from: number): readonly Act[] {
  if (from < 0) return [];
  let act: Act | null = null;
  let last = '';
  const beats: Act[] = [];
  for (let n = from; n < events.length; n++) {
    const event = events[n] as unknown as CcgEvent; // as the rules told it, within the list
    if (event.type === 'turn-began' && act !== null && !hasJumped(act)) return [];
    if (event.type === 'phase-began' && act?.kind === 'cylon' && event.phase !== 'ready') return [];
    if (event.type === 'phase-began' && act?.kind === 'challenge') return [];
    if (event.type === 'played' || event.type === 'ability-used' || event.type === 'triggered') last = event.id;
    const next: Act | null = act === null ? begun(event, n) : told(act, event, last);
    if (next === null || next === act) continue;
    act = next;
    beats.push(act);
  }
  return beats;
}

function hasJumped(act: Act): boolean {
  return act.kind === 'cylon' && act.jumped;
}

function begun(event: CcgEvent, n: number): Act | null {
  if (event.type === 'threat-level') {
    const { level, fleetDefense: defense } = event;
    if (level <= defense) return null; // CCG-THREAT-03: nothing comes of it
    return {
      kind: 'cylon',
      n,
      level,
      defense,
      revealed: [],
      red: [],
      jumped: false,
      beaten: [],
      lost: [],
      over: false,
    };
  }
  if (event.type !== 'challenged') return null;
  const { player: by, against, card, id, threat, target, targetId } = event;
  const defender = target === undefined || targetId === undefined ? null : { card: target, id: targetId };
  const nothing = { played: [], pieces: [], mystic: [], result: null, after: [], over: false };
  return {
    kind: 'challenge',
    n,
    by,
    against,
    threat,
    challenger: { card, id },
    defender,
    defended: defender === null ? null : true,
    ...nothing,
  };
}

function told(act: Act, event: CcgEvent, last: string): Act {
  return act.kind === 'cylon' ? cylonTold(act, event) : challengeTold(act, event, last);
}

function cylonTold(act: CylonAct, event: CcgEvent): CylonAct {
  switch (event.type) {
    case 'threat-revealed': {
      const { player, card, id, power } = event;
      return { ...act, revealed: [...act.revealed, { player, card, id, power }] };
    }
    case 'red-text':
      return { ...act, red: [...act.red, event.card] };
    case 'fleet-jumped':
      return { ...act, jumped: true };
    case 'sacrificed':
      return act.jumped && !act.over ? { ...act, lost: [...act.lost, { player: event.player, id: event.id }] } : act;
    case 'threat-beaten':
      return { ...act, beaten: [...act.beaten, { card: event.card, player: event.player }] };
    case 'turn-began':
      return { ...act, over: true };
    default:
      return act;
  }
}

function challengeTold(act: ChallengeAct, event: CcgEvent, last: string): ChallengeAct {
  const sideOf = (player: number): Side => (player === act.by ? 'challenger' : 'defender');
  switch (event.type) {
    case 'defended':
      return { ...act, defended: true, defender: { card: event.card, id: event.id } };
    case 'not-defended':
      return { ...act, defended: false };
    case 'played':
    case 'ability-used':
    case 'triggered':
      return act.over ? act : { ...act, played: [...act.played, { side: sideOf(event.player), id: event.id }] };
    case 'power': {
      const side =
        event.card === act.challenger.card ? 'challenger' : event.card === act.defender?.card ? 'defender' : null;
      return side === null ? act : { ...act, pieces: [...act.pieces, { side, id: last, by: event.by }] };
    }
    case 'mystic-revealed':
      if (act.over) return act;
      return { ...act, mystic: [...act.mystic, { side: sideOf(event.player), id: event.id, value: event.value }] };
    case 'challenge-decided': {
      const { challenger, defender, won, why } = event;
      return { ...act, result: { challenger, defender, won, why } };
    }
    case 'challenge-ended':
      return { ...act, over: true };
    default:
      if (!fates.has(event.type) || (act.result === null && act.defended !== false)) return act;
      return { ...act, after: [...act.after, event as unknown as GameEvent] }; // as it came
  }
}
