/**
 * The fights of a log: every shot, move and loss as a step, in the order it happened. Events tell what happened; which
 * of them belong together is all that is worked out here.
 */
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';

/** What a fight is about: the Cylons' ships act, arrive or catch up, a nuke, an attack of ours, damage from elsewhere. */
export type FightKind = 'activation' | 'arrival' | 'pursuit' | 'nuke' | 'attack' | 'damage';

export interface Die {
  /** Every throw, rerolls too; none where a result was set. */
  readonly thrown: readonly number[];
  /** With everything added; null until it is known. */
  readonly result: number | null;
}

export interface Step {
  /** What it is about: who shoots at what, who goes where. */
  readonly main: GameEvent;
  /** So many did the same one after another. */
  readonly n: number;
  readonly die: Die | null;
  /** What came of it. */
  readonly after: readonly GameEvent[];
  /** What was played into it, by name. */
  readonly played: readonly string[];
}

export interface Fight {
  /** Counts up; no two fights of a log have the same. */
  readonly key: number;
  readonly kind: FightKind;
  readonly opening: GameEvent;
  readonly steps: readonly Step[];
  readonly over: boolean;
}

/** Dice of these are thrown in fights. */
const shots: ReadonlySet<unknown> = new Set([
  'attack-on-viper',
  'attack-on-galactica',
  'viper-attack',
  'galactica-attack',
  'centurion-attack',
  'nuke',
]);
const attacks: ReadonlySet<string> = new Set(['attacked', 'galactica-attacked', 'viper-attacked']);
/** Each begins a step of its own. */
const deeds: ReadonlySet<string> = new Set([
  ...attacks,
  'raider-moved',
  'heavy-raider-moved',
  'heavy-raider-boarded',
  'raider-held-off',
  'centurions-advanced',
  'cylon-ships-placed',
  'cylon-ship-left-out',
  'fleet-board-placed',
  'fleet-arrived',
  'scar-arrived',
  'nuke-launched',
]);
/** Each is what came of the step before. */
const losses: ReadonlySet<string> = new Set([
  'raider-destroyed',
  'heavy-raider-destroyed',
  'basestar-damaged',
  'basestar-destroyed',
  'centurion-destroyed',
  'centurions-boarded',
  'viper-damaged',
  'viper-destroyed',
  'civilian-destroyed',
  'location-damaged',
  'resource-token-hit',
  'pegasus-destroyed',
  'pursuit-advanced',
]);
/** Belongs to a loss where it follows one, and is nothing to a fight otherwise. */
const follows: ReadonlySet<string> = new Set(['resource-lost', 'character-moved', 'piloting-ended']);
/** May happen in the middle of a fight without ending it. */
const meanwhile: ReadonlySet<string> = new Set([
  'responded',
  'skill-card-played',
  'ability-used',
  'miracle-spent',
  'discard-top',
  'skills-discarded',
  'nuke-lost',
  'title-used',
  'quorum-card-used',
  'viper-moved',
  'viper-launched',
  'civilian-escorted',
]);
const openings: Readonly<Record<string, FightKind>> = {
  activated: 'activation',
  'auto-attack': 'pursuit',
  'nuke-launched': 'nuke',
  'cylon-ships-placed': 'arrival',
  'fleet-arrived': 'arrival',
  'scar-arrived': 'arrival',
  attacked: 'attack',
  'galactica-attacked': 'activation',
  'viper-attacked': 'activation',
};

/** Whether an event is shown in a fight, and nowhere else on the board. */
export function isFought({ type, purpose }: GameEvent): boolean {
  if (type === 'die-rolled' || type === 'die-result') return shots.has(purpose);
  return type === 'activated' || type === 'auto-attack' || deeds.has(type) || losses.has(type);
}

/** A die in the air, and what was played on it. */
interface Pending {
  readonly die: Die | null;
  readonly played: readonly string[];
}
const nothing: Pending = { die: null, played: [] };

export interface Fights {
  readonly fights: readonly Fight[];
  readonly pending: Pending;
  readonly next: number;
}
export const noFights: Fights = { fights: [], pending: nothing, next: 0 };

/** So many are kept: the last ones can be read again. */
const KEPT = 6;

/** The fights after these lines too. */
export function followed(before: Fights, lines: readonly LogLine[]): Fights {
  return lines.reduce((state, { event }) => told(state, event), before);
}

function told(state: Fights, event: GameEvent): Fights {
  const { type, purpose, natural, result, name } = event;
  const open = current(state);
  if (type === 'responded' && typeof name === 'string')
    return { ...state, pending: { ...state.pending, played: [...state.pending.played, name] } };
  if (type === 'die-rolled') {
    // A die of another kind tells nothing here, but for the one that says where Cylon ships gather.
    if (!shots.has(purpose) && !(purpose === 'cylon-fleet' && open)) return { ...state, pending: nothing };
    const thrown = [...(state.pending.die?.thrown ?? []), Number(natural)];
    return { ...state, pending: { ...state.pending, die: { thrown, result: null } } };
  }
  if (type === 'die-result') return resulted(state, event, Number(result));
  if (type === 'activated' || type === 'auto-attack') return opened(state, event, openings[type] ?? 'activation');
  if (deeds.has(type)) return done(state, event);
  if (losses.has(type)) return lost(state, event);
  if (follows.has(type)) return open ? followedBy(state, event) : state;
  return meanwhile.has(type) ? state : closed(state);
}

function current({ fights }: Fights): Fight | null {
  const last = fights.at(-1);
  return last && !last.over ? last : null;
}

function closed(state: Fights): Fights {
  const open = current(state);
  if (!open) return state.pending === nothing ? state : { ...state, pending: nothing };
  return { ...state, pending: nothing, fights: [...state.fights.slice(0, -1), { ...open, over: true }] };
}

function opened(state: Fights, opening: GameEvent, kind: FightKind): Fights {
  const { fights, next } = closed(state);
  const fight: Fight = { key: next, kind, opening, steps: [], over: false };
  return { fights: [...fights, fight].slice(-KEPT), pending: state.pending, next: next + 1 };
}

function changed(state: Fights, change: (steps: readonly Step[]) => readonly Step[]): Fights {
  const last = state.fights.at(-1);
  return last ? { ...state, fights: [...state.fights.slice(0, -1), { ...last, steps: change(last.steps) }] } : state;
}

/** The number of a die that is up. A nuke's own step is there already; an attack's comes with the attack. */
function resulted(state: Fights, { purpose }: GameEvent, result: number): Fights {
  const { pending } = state;
  if (!shots.has(purpose) && !(purpose === 'cylon-fleet' && current(state))) return { ...state, pending: nothing };
  const die: Die = { thrown: pending.die?.thrown ?? [], result };
  const last = current(state)?.steps.at(-1);
  if (purpose !== 'nuke' || last?.main.type !== 'nuke-launched') return { ...state, pending: { ...pending, die } };
  return {
    ...changed(state, (steps) => [...steps.slice(0, -1), { ...last, die, played: pending.played }]),
    pending: nothing,
  };
}

/** What does not go on when Cylon ships act again. */
const ours: ReadonlySet<FightKind> = new Set(['attack', 'nuke', 'damage']);

/** Whether a deed goes on with the open fight or begins another. */
function goesOn(open: Fight | null, wanted: FightKind | undefined): boolean {
  if (!open || wanted === 'nuke') return false;
  return wanted === 'attack' ? open.kind === 'attack' : !ours.has(open.kind);
}

function done(state: Fights, main: GameEvent): Fights {
  const wanted = openings[main.type];
  const within = goesOn(current(state), wanted) ? state : opened(state, main, wanted ?? 'activation');
  const { die, played } = state.pending;
  return {
    ...changed(within, (steps) => {
      const last = steps.at(-1);
      return last && die === null && same(last, main)
        ? [...steps.slice(0, -1), { ...last, n: last.n + 1 }]
        : [...steps, { main, n: 1, die, after: [], played: die ? played : [] }];
    }),
    pending: nothing,
  };
}

/** Ships that go the same way one after the other go together. */
function same({ main, die, after }: Step, event: GameEvent): boolean {
  if (die !== null || after.length > 0) return false;
  return event.type === 'raider-moved' && JSON.stringify(main) === JSON.stringify(event);
}

/** A loss without a shot before it is a step of its own: a raider needs no die for a civilian ship. */
function lost(state: Fights, loss: GameEvent): Fights {
  const open = current(state) ? state : opened(state, loss, 'damage');
  return changed(open, (steps) => {
    const last = steps.at(-1);
    return last && causes(last, loss)
      ? [...steps.slice(0, -1), { ...last, after: [...last.after, loss] }]
      : [...steps, { main: loss, n: 1, die: null, after: [], played: [] }];
  });
}

function causes({ main }: Step, { type }: GameEvent): boolean {
  if (type === 'civilian-destroyed') return main.type === 'nuke-launched';
  if (type === 'pursuit-advanced') return main.type === 'fleet-board-placed' || main.type === 'fleet-arrived';
  if (type === 'centurions-boarded') return main.type === 'heavy-raider-boarded';
  return (
    main.type === 'nuke-launched' || (attacks.has(main.type) && (main['hit'] === true || main['outcome'] !== undefined))
  );
}

function followedBy(state: Fights, event: GameEvent): Fights {
  return changed(state, (steps) => {
    const last = steps.at(-1);
    if (!last || (last.after.length === 0 && !losses.has(last.main.type))) return steps;
    return [...steps.slice(0, -1), { ...last, after: [...last.after, event] }];
  });
}
