/** The fights of a log: every shot, move and loss as a step, in the order it happened, put together as the rules tell. */
import type { EventOf, GalacticaEvent } from '@ragtag/galactica';
import { type FightKind, isTold, isWithin, nearest, outerOf, roleOf } from '@ragtag/galactica/words';
import type { GameEvent } from '@ragtag/kernel';
import type { LogLine } from '@ragtag/server/protocol';

export interface Die {
  /** Every throw, rerolls too; none where a result was set. */
  readonly thrown: readonly number[];
  /** With everything added; null until it is known. */
  readonly result: number | null;
}

export interface Step {
  /** What it is about: who shoots at what, who goes where. */
  readonly main: GalacticaEvent;
  /** So many did the same one after another. */
  readonly n: number;
  readonly die: Die | null;
  /** What came of it. */
  readonly after: readonly GalacticaEvent[];
  /** What was played into it, by name. */
  readonly played: readonly string[];
  /** The shot, boarding or gathering that it is; null where it is none. */
  readonly scope: string | null;
}

export interface Fight {
  /** Counts up; no two fights of a log have the same. */
  readonly key: number;
  readonly scope: string;
  readonly kind: FightKind;
  readonly opening: GalacticaEvent;
  readonly steps: readonly Step[];
  readonly over: boolean;
}

/** Whether an event is shown in a fight, and nowhere else on the board. */
export function isFought(event: GameEvent): boolean {
  if (!isTold(event)) return false;
  const { fight } = roleOf(event);
  return fight === 'die' ? stepOf(event) !== null : fight !== undefined && fight !== 'follows';
}

/** A die in the air, and what was played on it. */
interface Pending {
  readonly scope: string | null;
  readonly die: Die | null;
  readonly played: readonly string[];
}
const nothing: Pending = { scope: null, die: null, played: [] };

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
  return lines.reduce((state, { event }) => (isTold(event) ? told(state, event) : state), before);
}

function told(state: Fights, event: GalacticaEvent): Fights {
  const on = closed(state, event.scope);
  if (event.type === 'responded') return respondedTo(on, event);
  if (event.type === 'die-rolled' || event.type === 'die-result') return thrown(on, event);
  switch (roleOf(event).fight) {
    case 'opens':
      return opened(on, event);
    case 'deed':
      return done(on, event);
    case 'loss':
      return lost(on, event);
    case 'follows':
      return broughtWith(on, event);
    default:
      return on;
  }
}

/** What has happened since is no part of them. */
function closed(state: Fights, scope: string): Fights {
  if (state.fights.every((fight) => fight.over || isWithin(scope, fight.scope))) return state;
  return { ...state, fights: state.fights.map((one) => (isWithin(scope, one.scope) ? one : { ...one, over: true })) };
}

/** Which fight an event is of. */
function fightOf(event: GalacticaEvent): Pick<Fight, 'scope' | 'kind'> {
  const known = nearest(event.scope, 'activation', 'arrival', 'pursuit', 'nuke');
  if (known) return known;
  const step = nearest(event.scope, 'shot', 'boarding', 'gathering');
  return { scope: (step && outerOf(step.scope)) ?? event.scope, kind: roleOf(event).begins ?? 'damage' };
}

/** The shot, boarding or gathering that an event is of. */
function stepOf(event: GalacticaEvent): string | null {
  const step = nearest(event.scope, 'shot', 'boarding', 'gathering', 'nuke');
  return step && isWithin(step.scope, fightOf(event).scope) ? step.scope : null;
}

function opened(state: Fights, opening: GalacticaEvent): Fights {
  const { fights, next, pending } = state;
  const fight: Fight = { key: next, ...fightOf(opening), opening, steps: [], over: false };
  return { fights: [...fights, fight].slice(-KEPT), pending, next: next + 1 };
}

/** Changes the steps of the fight an event is of, which begins with it if there is none. */
function changed(state: Fights, event: GalacticaEvent, change: (steps: readonly Step[]) => readonly Step[]): Fights {
  const { scope } = fightOf(event);
  const found = state.fights.findLast((fight) => fight.scope === scope && !fight.over);
  if (!found) return changed(opened(state, event), event, change);
  return {
    ...state,
    fights: state.fights.map((fight) => (fight === found ? { ...fight, steps: change(fight.steps) } : fight)),
  };
}

/** Played into a shot before it is fired, or on a nuke's die. */
function respondedTo(state: Fights, event: EventOf<'responded'>): Fights {
  const scope = stepOf(event);
  if (scope === null) return state;
  const pending = state.pending.scope === scope ? state.pending : { ...nothing, scope };
  return { ...state, pending: { ...pending, played: [...pending.played, event.name] } };
}

function thrown(state: Fights, event: EventOf<'die-rolled'> | EventOf<'die-result'>): Fights {
  const scope = stepOf(event);
  if (scope === null) return state;
  const pending = state.pending.scope === scope ? state.pending : { ...nothing, scope };
  const before = pending.die?.thrown ?? [];
  const die: Die =
    event.type === 'die-rolled'
      ? { thrown: [...before, event.natural], result: null }
      : { thrown: before, result: event.result };
  // A nuke is launched before the die is thrown; an attack is told of after it.
  const isLaunched = state.fights.some(({ steps }) => steps.some((step) => step.scope === scope));
  if (!isLaunched || die.result === null) return { ...state, pending: { ...pending, die } };
  return {
    ...changed(state, event, (steps) =>
      steps.map((step) => (step.scope === scope ? { ...step, die, played: pending.played } : step)),
    ),
    pending: nothing,
  };
}

function done(state: Fights, main: GalacticaEvent): Fights {
  const scope = stepOf(main);
  const { die, played } = scope !== null && state.pending.scope === scope ? state.pending : nothing;
  return {
    ...changed(state, main, (steps) => {
      const last = steps.at(-1);
      return last && same(last, main)
        ? [...steps.slice(0, -1), { ...last, n: last.n + 1 }]
        : [...steps, { main, n: 1, die, after: [], played, scope }];
    }),
    pending: nothing,
  };
}

/** Ships that go the same way one after the other go together. */
function same({ main, die, after }: Step, event: GalacticaEvent): boolean {
  if (die !== null || after.length > 0) return false;
  return event.type === 'raider-moved' && JSON.stringify(main) === JSON.stringify(event);
}

/** A loss that no shot or other deed of a ship has brought is a step of its own. */
function lost(state: Fights, loss: GalacticaEvent): Fights {
  const scope = stepOf(loss);
  return changed(state, loss, (steps) => {
    const last = steps.at(-1);
    return last && scope !== null && last.scope === scope
      ? [...steps.slice(0, -1), { ...last, after: [...last.after, loss] }]
      : [...steps, { main: loss, n: 1, die: null, after: [], played: [], scope }];
  });
}

/** What a loss brings with it: who was there, what was aboard. */
function broughtWith(state: Fights, event: GalacticaEvent): Fights {
  const { scope } = fightOf(event);
  const step = state.fights.findLast((fight) => fight.scope === scope && !fight.over)?.steps.at(-1);
  const isLoss = step && (step.after.length > 0 || roleOf(step.main).fight === 'loss');
  if (!isLoss || step.scope !== stepOf(event)) return state;
  return changed(state, event, (steps) => [...steps.slice(0, -1), { ...step, after: [...step.after, event] }]);
}
